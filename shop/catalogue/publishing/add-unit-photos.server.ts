import { attempt, type Db } from "../../../base/db.server.ts";
import { newId, type UnitId, type UnitPhotoId } from "../../../base/id.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import type { DrawnUnitPhoto } from "../../inventory/photos/draw-unit-photo.server.ts";
import { touchListing } from "./publishing.sql.server.ts";
import { MOST_UNIT_PHOTOS } from "../../inventory/photos/unit-photo.ts";
import {
  insertUnitPhoto,
  lockForUnitPhotos,
  insertPhotoAudit,
  photosOfUnit,
} from "../../inventory/photos/unit-photos.sql.server.ts";

type Adding = { unitId: UnitId; actor: string; photos: readonly (DrawnUnitPhoto & { name: string })[] };
type NotAdded = DomainError<"not-found", "listing-unknown"> | DomainError<"invalid", "photos-full", { most: number }>;

/**
 * Appends photos to a unit's, all of them or none. Returns their ids and the names of photos that the unit already had.
 * Refuses with `listing-unknown` (the unit has no listing) or `photos-full` (`most`: the maximum).
 */
export function addUnitPhotos(shop: { db: Db }, { unitId, actor, photos }: Adding) {
  return attempt(shop.db, async (tx): Promise<Result<{ added: UnitPhotoId[]; known: string[] }, NotAdded>> => {
    const unit = await lockForUnitPhotos(tx, unitId);
    if (!unit) return refuse.notFound({ code: "listing-unknown" });
    const existing = new Set((await photosOfUnit(tx, unitId)).map(({ digest }) => digest));
    const added: UnitPhotoId[] = [];
    const known: string[] = [];
    for (const { name, ...photo } of photos) {
      if (existing.has(photo.digest)) {
        known.push(name);
        continue;
      }
      if (existing.size >= MOST_UNIT_PHOTOS) return refuse.invalid({ code: "photos-full", most: MOST_UNIT_PHOTOS });
      existing.add(photo.digest);
      const id = newId<"unit-photo">();
      await insertUnitPhoto(tx, { ...photo, id, unitId, position: existing.size });
      added.push(id);
    }
    if (added.length > 0) {
      await touchListing(tx, unit.listingId);
      await insertPhotoAudit(tx, { ...unit, actor, action: "added-photos", photos: added });
    }
    return ok({ added, known });
  });
}
