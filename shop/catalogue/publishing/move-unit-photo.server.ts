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

export const photoMoves = ["first", "earlier", "later", "nowhere"] as const;
/** `nowhere` deletes it. A number is its place from 1, as it was dragged. */
export type PhotoMove = (typeof photoMoves)[number] | number;

/** Moves a photo among those of its unit, or deletes it. Refuses with `photo-unknown`. */
export function moveUnitPhoto(
  shop: { db: Db },
  { photoId, to, actor }: { photoId: UnitPhotoId; to: PhotoMove; actor: string },
) {
  return attempt(shop.db, async (tx) => {
    const unitId = await unitOfPhoto(tx, photoId);
    const unit = unitId && (await lockForUnitPhotos(tx, unitId));
    if (!unitId || !unit) return refuse.notFound({ code: "photo-unknown" });
    const ids = (await photosOfUnit(tx, unitId)).map(({ id }) => id);
    // It may have been deleted by someone else before the lock was acquired.
    if (!ids.includes(photoId)) return refuse.notFound({ code: "photo-unknown" });
    if (to === "nowhere") await deleteUnitPhoto(tx, photoId);
    await orderUnitPhotos(tx, moved(ids, photoId, to));
    await touchListing(tx, unit.listingId);
    await insertPhotoAudit(tx, {
      ...unit,
      actor,
      action: to === "nowhere" ? "removed-photo" : "arranged-photos",
      photos: [photoId],
    });
    return ok(null);
  });
}

function moved(ids: readonly UnitPhotoId[], photo: UnitPhotoId, to: PhotoMove): UnitPhotoId[] {
  const others = ids.filter((id) => id !== photo);
  if (to === "nowhere") return others;
  const from = ids.indexOf(photo);
  const place = to === "first" ? 0 : to === "earlier" ? from - 1 : to === "later" ? from + 1 : to - 1;
  return others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, photo);
}
