// Queries of the photos of units on sale.

import { sql } from "kysely";
import type { NotNull } from "kysely";
import { recordAudit } from "../../../base/audit.server.ts";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { ListingId, UnitId, UnitPhotoId } from "../../../base/id.ts";
import type { DrawnUnitPhoto, UnitPhotoFiles } from "./draw-unit-photo.server.ts";
import { storedAlt, storedCrop } from "./stored.ts";
import { unitPhotoName, type PhotoAlt, type PhotoCrop, type UnitPhotoFile } from "./unit-photo.ts";

/** Locks the listing of a unit, which serialises concurrent uploads. Null if the unit has no listing. */
export async function lockForUnitPhotos(
  tx: Transaction,
  unitId: UnitId,
): Promise<{ listingId: ListingId; code: string } | null> {
  const unit = await tx
    .selectFrom("unit")
    .where("id", "=", unitId)
    .where("listingId", "is not", null)
    .select(["listingId", "code"])
    .$narrowType<{ listingId: NotNull }>()
    .executeTakeFirst();
  if (!unit) return null;
  await tx
    .selectFrom("listing")
    .where("id", "=", unit.listingId)
    .select("id")
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return unit;
}

/** The unit of a photo. */
export async function unitOfPhoto(db: Queryable, id: UnitPhotoId): Promise<UnitId | null> {
  return (await db.selectFrom("unitPhoto").where(hasId(id)).select("unitId").executeTakeFirst())?.unitId ?? null;
}

/** The photo with this id, or the one that had it before it was cropped. */
function hasId(id: UnitPhotoId) {
  return sql<boolean>`(unit_photo.id = ${id} or unit_photo.earlier_ids @> array[${id}::uuid])`;
}

/** The photos of a unit in their order. */
export function photosOfUnit(db: Queryable, unitId: UnitId): Promise<{ id: UnitPhotoId; digest: string }[]> {
  return db.selectFrom("unitPhoto").where("unitId", "=", unitId).orderBy("position").select(["id", "digest"]).execute();
}

export async function insertUnitPhoto(
  tx: Transaction,
  { files, original, ...photo }: DrawnUnitPhoto & { id: UnitPhotoId; unitId: UnitId; position: number },
): Promise<void> {
  await tx.insertInto("unitPhoto").values(photo).execute();
  await insertFiles(tx, photo.id, files);
  await tx
    .insertInto("unitPhotoOriginal")
    .values({ photoId: photo.id, ...original })
    .execute();
}

async function insertFiles(tx: Transaction, photoId: UnitPhotoId, files: UnitPhotoFiles["files"]): Promise<void> {
  await tx
    .insertInto("unitPhotoFile")
    .values(files.map((file) => ({ photoId, ...file })))
    .execute();
}

/** The stored original of a photo, or of an old photo its largest file; null if there is no such photo. */
export async function originalOf(db: Queryable, id: UnitPhotoId): Promise<Uint8Array | null> {
  const original = await db
    .selectFrom("unitPhotoOriginal")
    .where("photoId", "=", id)
    .select("bytes")
    .executeTakeFirst();
  return original?.bytes ?? bytesOfFile(db, { photoId: id, width: 1200, format: "webp" });
}

/**
 * Replaces a photo by a detail of its original under a new id, because the files of an id never change. Its digest stays
 * that of the upload: the same file is still recognised.
 */
export async function replaceUnitPhoto(
  tx: Transaction,
  { id, newId, crop, drawn }: { id: UnitPhotoId; newId: UnitPhotoId; crop: PhotoCrop; drawn: UnitPhotoFiles },
): Promise<void> {
  const old = await tx
    .selectFrom("unitPhoto")
    .where("id", "=", id)
    .select(["unitId", "position", "digest", "alt", "earlierIds"])
    .executeTakeFirstOrThrow();
  const original = await tx.selectFrom("unitPhotoOriginal").where("photoId", "=", id).selectAll().executeTakeFirst();
  await tx.deleteFrom("unitPhoto").where("id", "=", id).execute();
  const alt = old.alt === null ? null : JSON.stringify(old.alt);
  await tx
    .insertInto("unitPhoto")
    .values({
      ...old,
      id: newId,
      alt,
      middle: drawn.middle,
      crop: JSON.stringify(crop),
      earlierIds: [...old.earlierIds, id],
    })
    .execute();
  await insertFiles(tx, newId, drawn.files);
  if (original)
    await tx
      .insertInto("unitPhotoOriginal")
      .values({ ...original, photoId: newId })
      .execute();
}

export async function setPhotoAlt(tx: Transaction, id: UnitPhotoId, alt: PhotoAlt): Promise<void> {
  await tx
    .updateTable("unitPhoto")
    .set({ alt: Object.keys(alt).length === 0 ? null : JSON.stringify(alt) })
    .where("id", "=", id)
    .execute();
}

export type EditedPhoto = { id: UnitPhotoId; name: string; alt: PhotoAlt; isCropped: boolean };

/** The photos of these units, each unit's in their order. */
export async function photosOfUnits(db: Queryable, units: readonly UnitId[]): Promise<Map<UnitId, EditedPhoto[]>> {
  const photos = new Map<UnitId, EditedPhoto[]>();
  if (units.length === 0) return photos;
  const rows = await db
    .selectFrom("unitPhoto")
    .where("unitId", "in", [...units])
    .orderBy("position")
    .select(["id", "unitId", "middle", "alt", "crop"])
    .execute();
  for (const { unitId, id, middle, alt, crop } of rows) {
    const photo = {
      id,
      name: unitPhotoName({ id, middle }),
      alt: storedAlt(alt),
      isCropped: crop !== null,
    };
    photos.set(unitId, [...(photos.get(unitId) ?? []), photo]);
  }
  return photos;
}

/** One photo for its own page: of which unit and listing, and what is shown of it. */
export async function findEditedPhoto(db: Queryable, id: UnitPhotoId) {
  const row = await db
    .selectFrom("unitPhoto")
    .innerJoin("unit as u", "u.id", "unitPhoto.unitId")
    .leftJoin("unitPhotoOriginal as o", "o.photoId", "unitPhoto.id")
    .where(hasId(id))
    .select(["unitPhoto.id", "middle", "alt", "crop", "position", "u.code", "u.listingId", "o.width", "o.height"])
    .executeTakeFirst();
  if (!row) return null;
  const { middle, alt, crop, ...photo } = row;
  return {
    ...photo,
    name: unitPhotoName({ id: photo.id, middle }),
    alt: storedAlt(alt),
    crop: storedCrop(crop),
  };
}

export async function deleteUnitPhoto(tx: Transaction, id: UnitPhotoId): Promise<void> {
  await tx.deleteFrom("unitPhoto").where("id", "=", id).execute();
}

/** Numbers the photos of a unit from 1, in the given order. */
export async function orderUnitPhotos(tx: Transaction, ids: readonly UnitPhotoId[]): Promise<void> {
  for (const [place, id] of ids.entries())
    await tx
      .updateTable("unitPhoto")
      .set({ position: place + 1 })
      .where("id", "=", id)
      .where("position", "<>", place + 1)
      .execute();
}

type Noted = {
  actor: string;
  action: "added-photos" | "arranged-photos" | "removed-photo" | "cropped-photo" | "described-photo";
  listingId: ListingId;
  code: string;
  photos: readonly UnitPhotoId[];
  /** The descriptions of a photo that was described: the new one, and what it replaced. */
  alt?: PhotoAlt;
  before?: PhotoAlt;
};

/** Writes to the audit log who changed the photos of a unit. */
export async function insertPhotoAudit(
  tx: Transaction,
  { actor, action, listingId, code, photos, alt, before }: Noted,
): Promise<void> {
  await recordAudit(tx, {
    actor,
    action,
    entity: "unit",
    entityId: code,
    ...(before && { before: { alt: before } }),
    after: { listingId, photos, ...(alt && { alt }) },
  });
}

export async function bytesOfFile(
  db: Queryable,
  { photoId, width, format }: UnitPhotoFile,
): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom("unitPhotoFile")
    .where("photoId", "=", photoId)
    .where("width", "=", width)
    .where("format", "=", format)
    .select("bytes")
    .executeTakeFirst();
  return row?.bytes ?? null;
}
