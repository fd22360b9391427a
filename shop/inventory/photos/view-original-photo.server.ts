import type { Db } from "../../../base/db.server.ts";
import type { UnitPhotoId } from "../../../base/id.ts";
import { originalOf } from "./unit-photos.sql.server.ts";

const JPEG = [0xff, 0xd8];

/** The whole photo of a unit with its type: a JPEG, or the largest file of a photo whose original was not stored. */
export async function viewOriginalPhoto(shop: { db: Db }, id: UnitPhotoId) {
  const bytes = await originalOf(shop.db, id);
  if (!bytes) return null;
  const isJpeg = JPEG.every((byte, place) => bytes[place] === byte);
  return { bytes, type: isJpeg ? ("image/jpeg" as const) : ("image/webp" as const) };
}
