import type { Queryable } from "../../../base/db.server.ts";
import { parseUnitPhotoFile } from "./unit-photo.ts";
import { bytesOfFile } from "./unit-photos.sql.server.ts";

/** The file of a unit's photo by its name, with its type; null if there is none (any more). */
export async function unitPhotoBytes(
  { db }: { db: Queryable },
  name: string,
): Promise<{ bytes: Uint8Array; type: "image/avif" | "image/webp" } | null> {
  const file = parseUnitPhotoFile(name);
  const bytes = file && (await bytesOfFile(db, file));
  return file && bytes && { bytes, type: `image/${file.format}` };
}
