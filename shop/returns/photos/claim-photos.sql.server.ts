// Queries of the photos of claims: metadata and pictures.
// Dangerous: serve a picture only after checking that the requester may see its claim.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import { newId, type ClaimId, type ClaimPhotoId } from "../../../base/id.ts";
import type { ClaimNumber, ClaimState } from "../claim.ts";
import type { ClaimOwner } from "../claimant.ts";
import type { ClaimPhoto, ClaimPhotoSize, UploadedClaimPhoto } from "./claim-photo.ts";

/** A claim and whose it is; null if there is none. */
export async function claimOwner(
  db: Queryable,
  number: ClaimNumber,
): Promise<(ClaimOwner & { id: ClaimId; orderNumber: string }) | null> {
  const row = await db
    .selectFrom("claim as c")
    .innerJoin("salesOrder as o", "o.id", "c.orderId")
    .where("c.number", "=", number)
    .select(["c.id", "c.isByHolder", "c.holderAccount", "o.visitorId", "o.linkKey", "o.number as orderNumber"])
    .executeTakeFirst();
  return row ?? null;
}

/** Locks a claim, so that uploads at the same time are counted one after the other. */
export async function lockForClaimPhotos(
  tx: Transaction,
  id: ClaimId,
): Promise<{ state: ClaimState; digests: Set<string> }> {
  const row = await tx.selectFrom("claim").where("id", "=", id).select("state").forUpdate().executeTakeFirstOrThrow();
  const photos = await tx.selectFrom("claimPhoto").where("claimId", "=", id).select("digest").execute();
  return { state: row.state as ClaimState, digests: new Set(photos.map(({ digest }) => digest)) };
}

/** Appends a photo after the existing ones; `position` counts from 1. */
export async function insertClaimPhoto(
  tx: Transaction,
  { claimId, position }: { claimId: ClaimId; position: number },
  { whole, small, ...photo }: UploadedClaimPhoto,
): Promise<ClaimPhotoId> {
  const id = newId<"claim-photo">();
  await tx
    .insertInto("claimPhoto")
    .values({ ...photo, id, claimId, position, bytes: whole.length })
    .execute();
  await tx.insertInto("claimPhotoBytes").values({ photoId: id, whole, small }).execute();
  return id;
}

/** The photos of each claim, in the order in which they were added. */
export async function photosOfClaims(db: Queryable, claims: readonly ClaimId[]): Promise<Map<ClaimId, ClaimPhoto[]>> {
  const found = new Map<ClaimId, ClaimPhoto[]>(claims.map((id) => [id, []]));
  if (claims.length === 0) return found;
  const rows = await db
    .selectFrom("claimPhoto")
    .where("claimId", "in", claims)
    .select(["claimId", "id", "name", "width", "height", "addedAt"])
    .orderBy("position")
    .execute();
  for (const { claimId, ...photo } of rows) found.get(claimId)?.push(photo);
  return found;
}

/** The digest of a photo of this claim; null if it has none with this id. */
export async function digestOfClaimPhoto(
  db: Queryable,
  { claimId, photoId }: { claimId: ClaimId; photoId: ClaimPhotoId },
): Promise<string | null> {
  const row = await db
    .selectFrom("claimPhoto")
    .where("id", "=", photoId)
    .where("claimId", "=", claimId)
    .select("digest")
    .executeTakeFirst();
  return row?.digest ?? null;
}

export async function pictureOfClaim(
  db: Queryable,
  { photoId, size }: { photoId: ClaimPhotoId; size: ClaimPhotoSize },
): Promise<Uint8Array | null> {
  const row = await db.selectFrom("claimPhotoBytes").where("photoId", "=", photoId).select([size]).executeTakeFirst();
  return row?.[size] ?? null;
}

/** Deletes the photos of claims that ended at least `days` ago. Returns how many. */
export async function deletePhotosOfEndedClaims(db: Queryable, { days }: { days: number }): Promise<number> {
  const ended = db
    .selectFrom("claim as c")
    .where("c.state", "in", ["settled", "rejected", "dropped"])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("claimMove as m")
            .whereRef("m.claimId", "=", "c.id")
            .where("m.at", ">=", sql<Date>`now() - make_interval(days => ${days})`)
            .select("m.id"),
        ),
      ),
    )
    .select("c.id");
  const { numDeletedRows } = await db.deleteFrom("claimPhoto").where("claimId", "in", ended).executeTakeFirst();
  return Number(numDeletedRows);
}
