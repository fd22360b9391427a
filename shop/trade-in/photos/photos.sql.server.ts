// Every query of photos: metadata and pictures.
// Dangerous: serve a picture only after checking that the requester may see its trade-in.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { TradeInId, TradeInPhotoId } from "../../../base/id.ts";
import type { PhotoPurpose, PhotoSize, TradeInName } from "./photo.ts";
import type { TradeInState } from "../trade-in.ts";

/** Locks the trade-in, so that concurrent uploads are counted one after the other. Null if there is none. */
export async function lockForPhotos(
  tx: Transaction,
  key: TradeInName,
): Promise<{ id: TradeInId; state: TradeInState; number: string | null } | null> {
  const rows = tx.selectFrom("tradeIn").select(["id", "state", "number"]).forUpdate();
  const row = await (
    "id" in key ? rows.where("id", "=", key.id) : rows.where("number", "=", key.number)
  ).executeTakeFirst();
  return row ? { ...row, state: row.state as TradeInState } : null;
}

/** The digests of the stored photos. */
export async function digestsOf(tx: Transaction, tradeInId: TradeInId, of: PhotoPurpose): Promise<Set<string>> {
  const rows = await tx
    .selectFrom("tradeInPhoto")
    .where("tradeInId", "=", tradeInId)
    .where("of", "=", of)
    .select("digest")
    .execute();
  return new Set(rows.map(({ digest }) => digest));
}

export type NewPhoto = {
  id: TradeInPhotoId;
  digest: string;
  name: string;
  width: number;
  height: number;
  whole: Uint8Array;
  small: Uint8Array;
};

/** Appends it after the existing photos. */
export async function insertPhoto(
  tx: Transaction,
  { tradeInId, of }: { tradeInId: TradeInId; of: PhotoPurpose },
  { whole, small, ...known }: NewPhoto,
): Promise<void> {
  const next = tx
    .selectFrom("tradeInPhoto")
    .where("tradeInId", "=", tradeInId)
    .where("of", "=", of)
    .select(sql<number>`coalesce(max(position), 0) + 1`.as("position"));
  await tx
    .insertInto("tradeInPhoto")
    .values({ ...known, tradeInId, of, position: next, bytes: whole.length })
    .execute();
  await tx.insertInto("tradeInPhotoBytes").values({ photoId: known.id, whole, small }).execute();
}

export async function touch(tx: Transaction, id: TradeInId): Promise<void> {
  await tx
    .updateTable("tradeIn")
    .set({ touchedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

/** False if it did not exist. */
export async function deletePhoto(
  tx: Transaction,
  { tradeInId, of }: { tradeInId: TradeInId; of: PhotoPurpose },
  id: TradeInPhotoId,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("tradeInPhoto")
    .where("id", "=", id)
    .where("tradeInId", "=", tradeInId)
    .where("of", "=", of)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A photo and its trade-in; null if there is none. */
export async function findPhoto(db: Queryable, id: TradeInPhotoId) {
  const row = await db
    .selectFrom("tradeInPhoto")
    .innerJoin("tradeIn", "tradeIn.id", "tradeInPhoto.tradeInId")
    .where("tradeInPhoto.id", "=", id)
    .select(["tradeInPhoto.digest", "tradeInPhoto.name", "tradeIn.visitorId", "tradeIn.linkKey"])
    .executeTakeFirst();
  return row ?? null;
}

export async function pictureOf(db: Queryable, id: TradeInPhotoId, size: PhotoSize): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom("tradeInPhotoBytes")
    .where("photoId", "=", id)
    .select(`${size} as bytes`)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

/**
 * Deletes photos of trade-ins that ended at least `days` ago in one of the states. `received`: only trade-ins that were
 * received (true) or never received (false). Returns how many.
 */
export async function deletePhotosOf(
  db: Queryable,
  { states, received, days }: { states: readonly TradeInState[]; received: boolean; days: number },
): Promise<number> {
  const ended = db
    .selectFrom("tradeIn")
    .where("state", "in", states)
    .where("receivedAt", received ? "is not" : "is", null)
    .where("movedAt", "<", sql<Date>`now() - make_interval(days => ${days})`)
    .select("id");
  const { numDeletedRows } = await db.deleteFrom("tradeInPhoto").where("tradeInId", "in", ended).executeTakeFirst();
  return Number(numDeletedRows);
}
