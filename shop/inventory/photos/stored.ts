// Parsers of the JSON columns of photos; every read of such a column goes through them. Data of another shape throws:
// that is a bug.

import { z } from "zod";
import { orNull } from "../../../base/stored-json.ts";
import { altLanguages, type PhotoAlt, type PhotoCrop } from "./unit-photo.ts";

const crop = z.object({
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
}) satisfies z.ZodType<PhotoCrop>;
const alt = z.partialRecord(z.enum(altLanguages), z.string()) satisfies z.ZodType<PhotoAlt>;

/** unit_photo.crop: null for the whole original. */
export const storedCrop = (json: unknown): PhotoCrop | null => orNull(json, (value) => crop.parse(value));
/** unit_photo.alt: empty if staff described it in no language. */
export const storedAlt = (json: unknown): PhotoAlt => alt.parse(json ?? {});
