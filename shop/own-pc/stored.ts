// Parser of own_pc.parts; every read goes through it. Data of another shape throws: that is a bug.

import { z } from "zod";
import { partCategories, type PartId } from "../parts/part.ts";
import { knownPartSchema } from "../parts/stored.ts";
import type { OwnPart } from "./own-pc.ts";

const category = z.enum(partCategories);
const name = z.string();
const quantity = z.int();
const option = z.object({ id: z.custom<PartId>((id) => typeof id === "string"), name });

const parts = z.array(
  z.discriminatedUnion("is", [
    z.object({ is: z.literal("known"), category, part: knownPartSchema, quantity }),
    z.object({ is: z.literal("named"), category, name, quantity }),
    z.object({ is: z.literal("open"), category, name, options: z.array(option) }),
  ]),
) satisfies z.ZodType<OwnPart[]>;

/** own_pc.parts */
export const storedOwnParts = (json: unknown): OwnPart[] => parts.parse(json);
