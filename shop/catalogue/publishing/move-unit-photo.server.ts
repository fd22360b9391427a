import { attempt, type Db } from "../../../base/db.server.ts";
import type { UnitPhotoId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { touchListing } from "./publishing.sql.server.ts";
import {
  deleteUnitPhoto,
  lockForUnitPhotos,
  insertPhotoAudit,
  orderUnitPhotos,
  photosOfUnit,
  unitOfPhoto,
} from "../../inventory/photos/unit-photos.sql.server.ts";

/** Moves a photo to the first place of its unit's, or deletes it. Refuses with `photo-unknown`. */
export function moveUnitPhoto(
  shop: { db: Db },
  { photoId, to, actor }: { photoId: UnitPhotoId; to: "first" | "nowhere"; actor: string },
) {
  return attempt(shop.db, async (tx) => {
    const unitId = await unitOfPhoto(tx, photoId);
    const unit = unitId && (await lockForUnitPhotos(tx, unitId));
    if (!unitId || !unit) return refuse.notFound({ code: "photo-unknown" });
    const ids = (await photosOfUnit(tx, unitId)).map(({ id }) => id);
    // It may have been deleted by someone else before the lock was acquired.
    if (!ids.includes(photoId)) return refuse.notFound({ code: "photo-unknown" });
    const others = ids.filter((id) => id !== photoId);
    if (to === "nowhere") await deleteUnitPhoto(tx, photoId);
    await orderUnitPhotos(tx, to === "first" ? [photoId, ...others] : others);
    await touchListing(tx, unit.listingId);
    await insertPhotoAudit(tx, {
      ...unit,
      actor,
      action: to === "first" ? "put-photo-first" : "removed-photo",
      photos: [photoId],
    });
    return ok(null);
  });
}
