import { attempt, type Db } from "../../../base/db.server.ts";
import { newId, type UnitPhotoId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { editorVersion } from "../editing/editor-version.server.ts";
import { cropUnitPhoto } from "../../inventory/photos/draw-unit-photo.server.ts";
import type { PhotoAlt, PhotoCrop } from "../../inventory/photos/unit-photo.ts";
import {
  findEditedPhoto,
  insertPhotoAudit,
  lockForUnitPhotos,
  originalOf,
  replaceUnitPhoto,
  setPhotoAlt,
  unitOfPhoto,
} from "../../inventory/photos/unit-photos.sql.server.ts";
import { touchListing } from "./publishing.sql.server.ts";

type Editing = { photoId: UnitPhotoId; actor: string };

/**
 * Shows a detail of a photo instead of the whole: it gets a new id, in its old place. Refuses with `photo-unknown`, or with
 * `photo-cropped` if somebody else has cropped it since.
 */
export async function cropPhoto(shop: { db: Db }, { photoId, actor, crop }: Editing & { crop: PhotoCrop }) {
  const now = await findEditedPhoto(shop.db, photoId);
  if (now && now.id !== photoId) return refuse.conflict({ code: "photo-cropped" });
  const original = await originalOf(shop.db, photoId);
  if (!original) return refuse.notFound({ code: "photo-unknown" });
  const drawn = await cropUnitPhoto(original, crop);
  return attempt(shop.db, async (tx) => {
    const unitId = await unitOfPhoto(tx, photoId);
    const unit = unitId && (await lockForUnitPhotos(tx, unitId));
    if (!unitId || !unit) return refuse.notFound({ code: "photo-unknown" });
    const locked = await findEditedPhoto(tx, photoId);
    if (!locked) return refuse.notFound({ code: "photo-unknown" });
    if (locked.id !== photoId) return refuse.conflict({ code: "photo-cropped" });
    const id = newId<"unit-photo">();
    await replaceUnitPhoto(tx, { id: photoId, newId: id, crop, drawn });
    await touchListing(tx, unit.listingId);
    await insertPhotoAudit(tx, { ...unit, actor, action: "cropped-photo", photos: [id] });
    return ok({ photoId: id, listingId: unit.listingId });
  });
}

type Describing = Editing & { alt: PhotoAlt; version: string };

/**
 * Describes a photo in the languages given, also if it was cropped since; without a description the page says which photo of what it is. Refuses with
 * `photo-unknown`, or with `photo-changed` if somebody else has described it since `version` (`editorVersion` of the
 * description that the form showed).
 */
export function describePhoto(shop: { db: Db }, { photoId, actor, alt, version }: Describing) {
  return attempt(shop.db, async (tx) => {
    const unitId = await unitOfPhoto(tx, photoId);
    const unit = unitId && (await lockForUnitPhotos(tx, unitId));
    if (!unitId || !unit) return refuse.notFound({ code: "photo-unknown" });
    const photo = await findEditedPhoto(tx, photoId);
    if (!photo) return refuse.notFound({ code: "photo-unknown" });
    const done = ok({ photoId: photo.id, listingId: unit.listingId });
    if (editorVersion(photo.alt) === editorVersion(alt)) return done;
    if (editorVersion(photo.alt) !== version) return refuse.conflict({ code: "photo-changed" });
    await setPhotoAlt(tx, photo.id, alt);
    await touchListing(tx, unit.listingId);
    await insertPhotoAudit(tx, {
      ...unit,
      actor,
      action: "described-photo",
      photos: [photo.id],
      alt,
      before: photo.alt,
    });
    return done;
  });
}
