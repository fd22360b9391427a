// Queries of the photos of units on sale.

import { type NotNull, sql } from "kysely";
import { recordAudit } from "../../../base/audit.server.ts";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { ListingId, UnitId, UnitPhotoId } from "../../../base/id.ts";
import type { DrawnUnitPhoto } from "./draw-unit-photo.server.ts";
import type { Grade } from "../grade.ts";
import type { UnitPhotoFile } from "./unit-photo.ts";

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
  return (await db.selectFrom("unitPhoto").where("id", "=", id).select("unitId").executeTakeFirst())?.unitId ?? null;
}

/** The photos of a unit in their order. */
export function photosOfUnit(db: Queryable, unitId: UnitId): Promise<{ id: UnitPhotoId; digest: string }[]> {
  return db.selectFrom("unitPhoto").where("unitId", "=", unitId).orderBy("position").select(["id", "digest"]).execute();
}

export async function insertUnitPhoto(
  tx: Transaction,
  { files, ...photo }: DrawnUnitPhoto & { id: UnitPhotoId; unitId: UnitId; position: number },
): Promise<void> {
  await tx.insertInto("unitPhoto").values(photo).execute();
  await tx
    .insertInto("unitPhotoFile")
    .values(files.map((file) => ({ photoId: photo.id, ...file })))
    .execute();
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
  action: "added-photos" | "put-photo-first" | "removed-photo";
  listingId: ListingId;
  code: string;
  photos: readonly UnitPhotoId[];
};

/** Writes to the audit log who changed the photos of a unit. */
export async function insertPhotoAudit(
  tx: Transaction,
  { actor, action, listingId, code, photos }: Noted,
): Promise<void> {
  await recordAudit(tx, { actor, action, entity: "unit", entityId: code, after: { listingId, photos } });
}

export type UnitWithPhotos = {
  id: UnitId;
  code: string;
  grade: Grade;
  isSold: boolean;
  photos: { id: UnitPhotoId; middle: string }[];
};

/** The units of a listing with their photos, available units first. */
export function unitsWithPhotos(db: Queryable, listingId: ListingId): Promise<UnitWithPhotos[]> {
  return (
    db
      .selectFrom("unit as u")
      .leftJoin("hold as h", (join) => join.onRef("h.unitId", "=", "u.id").on("h.until", "is", null))
      .where("u.listingId", "=", listingId)
      .where("u.state", "=", "stock")
      .select(["u.id", "u.code", "u.grade", sql<boolean>`h.unit_id is not null`.as("isSold")])
      .select(
        sql<
          UnitWithPhotos["photos"]
        >`(select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'middle', p.middle) order by p.position), '[]') from unit_photo p where p.unit_id = u.id)`.as(
          "photos",
        ),
      )
      .orderBy("isSold")
      .orderBy("u.code")
      // The grade is never null here: the database requires one for a unit in stock (0016-intake.ts).
      .$narrowType<{ grade: NotNull }>()
      .execute()
  );
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
