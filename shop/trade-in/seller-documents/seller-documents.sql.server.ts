// Every query of sellers' identities, signatures, checks and serial numbers, and of the watch list.
// Dangerous: lock the trade-in before writing any of them: its payout depends on all of them.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { TradeInId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import type { TradeInNumber } from "../trade-in.ts";
import type { CheckReason, MissingDocument, SellerIdentity, SignatureMethod } from "./identity.ts";
import type { SealedIdentity } from "./identity-keys.server.ts";

const now = sql<Date>`now()`;

// --- identity ---

export type IdentityRow = SealedIdentity & {
  kind: SellerIdentity["kind"];
  masked: string;
  invoiceNumber: string | null;
  invoiceDay: string | null;
  givenAt: Date;
};

/** The encrypted identity of a trade-in, or null. */
export async function findIdentity(db: Queryable, tradeInId: TradeInId): Promise<IdentityRow | null> {
  const row = await db
    .selectFrom("tradeInIdentity")
    .where("tradeInId", "=", tradeInId)
    .select(["kind", "masked", "keyId", "sealed", "invoiceNumber", "invoiceDay", "givenAt"])
    .executeTakeFirst();
  return row ? { ...row, sealed: Buffer.from(row.sealed) } : null;
}

type NewIdentity = SealedIdentity & Pick<IdentityRow, "kind" | "masked"> & { identifierHash: string };

/** Stores the identity, or replaces the one given before; the invoice of a company is then asked for again. */
export async function writeIdentity(tx: Transaction, tradeInId: TradeInId, identity: NewIdentity): Promise<void> {
  const changed = { ...identity, invoiceNumber: null, invoiceDay: null, givenAt: now };
  await tx
    .insertInto("tradeInIdentity")
    .values({ tradeInId, ...identity })
    .onConflict((conflict) => conflict.column("tradeInId").doUpdateSet(changed))
    .execute();
}

/** Stores the invoice of a company; false if the seller is not a company. */
export async function writeInvoice(
  tx: Transaction,
  tradeInId: TradeInId,
  { number, day }: { number: string; day: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("tradeInIdentity")
    .set({ invoiceNumber: number, invoiceDay: day })
    .where("tradeInId", "=", tradeInId)
    .where("kind", "=", "company")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many sales of the same seller there were in the year before, this one included. */
export async function countSales(db: Queryable, tradeInId: TradeInId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from trade_in_identity i join trade_in t on t.id = i.trade_in_id
    where i.identifier_hash = (select identifier_hash from trade_in_identity where trade_in_id = ${tradeInId})
      and t.state in ('accepted', 'received', 'testing', 'revised', 'tested', 'bounced', 'paid')
      and i.given_at > now() - interval '1 year'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Up to `limit` identities that one of these keys encrypts. */
export async function lockSealedByOthers(
  tx: Transaction,
  { keyIds, limit }: { keyIds: readonly string[]; limit: number },
): Promise<{ tradeInId: TradeInId; identity: SealedIdentity }[]> {
  const rows = await tx
    .selectFrom("tradeInIdentity")
    .where("keyId", "in", [...keyIds])
    .select(["tradeInId", "keyId", "sealed"])
    .orderBy("tradeInId")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ tradeInId, ...identity }) => ({
    tradeInId,
    identity: { ...identity, sealed: Buffer.from(identity.sealed) },
  }));
}

export async function writeResealed(
  tx: Transaction,
  tradeInId: TradeInId,
  identity: SealedIdentity & { identifierHash: string },
): Promise<void> {
  await tx.updateTable("tradeInIdentity").set(identity).where("tradeInId", "=", tradeInId).execute();
}

export type SealedSignature = { id: number; tradeInId: TradeInId; keyId: string; sealed: Buffer; pdf: Buffer };

/** Up to `limit` signatures that one of these keys encrypts. */
export async function lockSignaturesByOthers(
  tx: Transaction,
  { keyIds, limit }: { keyIds: readonly string[]; limit: number },
): Promise<SealedSignature[]> {
  const rows = await tx
    .selectFrom("tradeInSignature")
    .where("keyId", "in", [...keyIds])
    .select(["id", "tradeInId", "keyId", "sealed", "pdf"])
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => ({ ...row, sealed: Buffer.from(row.sealed), pdf: Buffer.from(row.pdf) }));
}

export async function writeResealedSignature(
  tx: Transaction,
  { id, keyId, sealed, pdf }: Omit<SealedSignature, "tradeInId">,
): Promise<void> {
  await tx.updateTable("tradeInSignature").set({ keyId, sealed, pdf }).where("id", "=", id).execute();
}

// --- signature ---

export type SignatureRow = {
  id: number;
  amount: Bani;
  method: SignatureMethod;
  clientIp: string;
  documentHash: string;
  pdfHash: string;
  signedAt: Date;
  keyId: string;
  sealed: Buffer;
  pdf: Buffer;
};

/** The signature in force, or null. */
export async function findSignature(db: Queryable, tradeInId: TradeInId): Promise<SignatureRow | null> {
  const row = await db
    .selectFrom("tradeInSignature")
    .where("tradeInId", "=", tradeInId)
    .where("voidedAt", "is", null)
    .select([
      "id",
      "amountBani as amount",
      "method",
      "clientIp",
      "documentHash",
      "pdfHash",
      "signedAt",
      "keyId",
      "sealed",
      "pdf",
    ])
    .executeTakeFirst();
  return row ? { ...row, sealed: Buffer.from(row.sealed), pdf: Buffer.from(row.pdf) } : null;
}

type NewSignature = Omit<SignatureRow, "id">;

/** Stores a signature; false if one is in force already. */
export async function insertSignature(
  tx: Transaction,
  tradeInId: TradeInId,
  { amount, ...signature }: NewSignature,
): Promise<boolean> {
  const inserted = await tx
    .insertInto("tradeInSignature")
    .values({ tradeInId, amountBani: amount, ...signature })
    .onConflict((conflict) => conflict.column("tradeInId").where("voidedAt", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Ends the signature in force, if there is one. */
export async function voidSignature(tx: Transaction, tradeInId: TradeInId): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("tradeInSignature")
    .set({ voidedAt: now })
    .where("tradeInId", "=", tradeInId)
    .where("voidedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

// --- checks ---

export type CheckRow = {
  reason: CheckReason;
  detail: string;
  foundAt: Date;
  settledAt: Date | null;
  settledBy: string | null;
  note: string | null;
};

/** The checks of a trade-in, oldest first. */
export function listChecks(db: Queryable, tradeInId: TradeInId): Promise<CheckRow[]> {
  return db
    .selectFrom("tradeInCheck")
    .where("tradeInId", "=", tradeInId)
    .select(["reason", "detail", "foundAt", "settledAt", "settledBy", "note"])
    .orderBy("id")
    .execute();
}

/**
 * Opens a check, unless one of this reason is open or staff settled one of the same detail. Returns whether it is new.
 */
export async function openCheck(
  tx: Transaction,
  tradeInId: TradeInId,
  { reason, detail }: Pick<CheckRow, "reason" | "detail">,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    insert into trade_in_check (trade_in_id, reason, detail)
    select ${tradeInId}::uuid, ${reason}::text, ${detail}::text
    where not exists (select 1 from trade_in_check where trade_in_id = ${tradeInId} and reason = ${reason}
      and detail = ${detail} and settled_by like 'staff:%')
    on conflict (trade_in_id, reason) where settled_at is null do nothing
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Settles an open check; false if none is open. */
export async function settleOpenCheck(
  tx: Transaction,
  tradeInId: TradeInId,
  { reason, by, note }: { reason: CheckReason; by: string; note: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("tradeInCheck")
    .set({ settledAt: now, settledBy: by, note })
    .where("tradeInId", "=", tradeInId)
    .where("reason", "=", reason)
    .where("settledAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Trade-ins with an open check, oldest first: their numbers and reasons. */
export function listHeld(
  db: Queryable,
  { limit }: { limit: number },
): Promise<{ number: TradeInNumber; reason: CheckReason; foundAt: Date }[]> {
  return db
    .selectFrom("tradeInCheck as c")
    .innerJoin("tradeIn as t", "t.id", "c.tradeInId")
    .where("c.settledAt", "is", null)
    .where("t.state", "in", ["accepted", "received", "testing", "revised", "tested", "bounced"])
    .where("t.number", "is not", null)
    .select(["t.number", "c.reason", "c.foundAt"])
    .orderBy("c.id")
    .limit(limit)
    .$castTo<{ number: TradeInNumber; reason: CheckReason; foundAt: Date }>()
    .execute();
}

// --- what a payout needs ---

/**
 * Why the payout of this trade-in cannot leave; null if nothing is missing. `payout` is the alias of its table, for a
 * query of payouts.
 */
export function missingDocument(payout: string) {
  const [id, amount] = [sql.ref(`${payout}.tradeInId`), sql.ref(`${payout}.amountBani`)];
  return sql<MissingDocument | null>`case
    when not exists (select 1 from trade_in_identity i where i.trade_in_id = ${id}) then 'identity-missing'
    when exists (select 1 from trade_in_identity i where i.trade_in_id = ${id}
      and i.kind = 'company' and i.invoice_number is null) then 'invoice-missing'
    when exists (select 1 from trade_in_identity i where i.trade_in_id = ${id} and i.kind = 'person')
      and not exists (select 1 from trade_in_signature s where s.trade_in_id = ${id}
        and s.voided_at is null and s.amount_bani = ${amount}) then 'signature-missing'
    when exists (select 1 from trade_in_check c where c.trade_in_id = ${id} and c.settled_at is null)
      then 'payout-held' end`;
}

/** The same for one trade-in; null also if nothing is owed. */
export async function missingDocumentOf(db: Queryable, tradeInId: TradeInId): Promise<MissingDocument | null> {
  const row = await db
    .selectFrom("tradeInPayout")
    .where("tradeInId", "=", tradeInId)
    .select(missingDocument("tradeInPayout").as("missing"))
    .executeTakeFirst();
  return row?.missing ?? null;
}

// --- serial numbers and the watch list ---

export type SerialRow = { serial: string; written: string };

/** The serial numbers noted on what arrived, in the order they were noted. */
export function listSerials(db: Queryable, tradeInId: TradeInId): Promise<SerialRow[]> {
  return db
    .selectFrom("tradeInSerial")
    .where("tradeInId", "=", tradeInId)
    .select(["serial", "written"])
    .orderBy("addedAt")
    .orderBy("serial")
    .execute();
}

/** Replaces the serial numbers of a trade-in. */
export async function writeSerials(
  tx: Transaction,
  tradeInId: TradeInId,
  { serials, actor }: { serials: readonly SerialRow[]; actor: string },
): Promise<void> {
  await tx.deleteFrom("tradeInSerial").where("tradeInId", "=", tradeInId).execute();
  if (serials.length > 0)
    await tx
      .insertInto("tradeInSerial")
      .values(serials.map((serial) => ({ tradeInId, ...serial, actor })))
      .execute();
}

/** The serial numbers of a trade-in that are on the watch list, as they were written there. */
export async function watchedSerialsOf(db: Queryable, tradeInId: TradeInId): Promise<string[]> {
  const rows = await db
    .selectFrom("watchedSerial as w")
    .innerJoin("tradeInSerial as s", "s.serial", "w.serial")
    .where("s.tradeInId", "=", tradeInId)
    .select("w.written")
    .orderBy("w.serial")
    .execute();
  return rows.map(({ written }) => written);
}

export type WatchedRow = { serial: string; written: string; note: string; actor: string; addedAt: Date };

/** The watch list, newest first, all or those that contain a text. */
export function listWatched(
  db: Queryable,
  { search, limit }: { search: string | null; limit: number },
): Promise<WatchedRow[]> {
  return db
    .selectFrom("watchedSerial")
    .$if(search !== null, (query) => query.where("serial", "like", `%${search}%`))
    .selectAll()
    .orderBy("addedAt", "desc")
    .orderBy("serial")
    .limit(limit)
    .execute();
}

/** Adds serial numbers; returns those that are new. */
export async function insertWatched(
  tx: Transaction,
  rows: readonly Pick<WatchedRow, "serial" | "written" | "note" | "actor">[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const added = await tx
    .insertInto("watchedSerial")
    .values([...rows])
    .onConflict((conflict) => conflict.column("serial").doNothing())
    .returning("serial")
    .execute();
  return added.map(({ serial }) => serial);
}

/** How many of these serial numbers are on the list. */
export async function onWatchList(db: Queryable, serials: readonly string[]): Promise<number> {
  if (serials.length === 0) return 0;
  const { rows } = await sql<{ known: number }>`
    select count(*)::int as known from watched_serial
    where serial in (select jsonb_array_elements_text(${JSON.stringify(serials)}::jsonb))`.execute(db);
  return rows[0]?.known ?? 0;
}

/** Removes a serial number; returns it as it was written, or null. */
export async function deleteWatched(tx: Transaction, serial: string): Promise<string | null> {
  const row = await tx.deleteFrom("watchedSerial").where("serial", "=", serial).returning("written").executeTakeFirst();
  return row?.written ?? null;
}

/** Trade-ins with one of these serial numbers whose money has not left. */
export async function unpaidWithSerials(
  db: Queryable,
  serials: readonly string[],
): Promise<{ id: TradeInId; number: TradeInNumber }[]> {
  if (serials.length === 0) return [];
  return db
    .selectFrom("tradeIn as t")
    .innerJoin("tradeInSerial as s", "s.tradeInId", "t.id")
    .where("s.serial", "in", [...serials])
    .where("t.state", "in", ["received", "testing", "revised", "tested", "bounced"])
    .where("t.number", "is not", null)
    .select(["t.id", "t.number"])
    .distinct()
    .orderBy("t.id")
    .$castTo<{ id: TradeInId; number: TradeInNumber }>()
    .execute();
}

/** Deletes identities where nothing was bought, 30 days after the end. Returns how many. */
export async function deleteUnneededIdentities(db: Queryable, { days, years }: { days: number; years: number }) {
  const { rows } = await sql<{ id: string }>`
    delete from trade_in_identity i using trade_in t where t.id = i.trade_in_id and (
      (t.state in ('expired', 'rejected', 'returned') and t.moved_at < now() - make_interval(days => ${days}))
      or (t.state = 'paid' and t.moved_at < (date_trunc('year', now() at time zone 'Europe/Bucharest') at time zone 'Europe/Bucharest') - make_interval(years => ${years})))
    returning i.trade_in_id as id`.execute(db);
  await sql`delete from trade_in_signature s using trade_in t where t.id = s.trade_in_id and (
      (t.state in ('expired', 'rejected', 'returned') and t.moved_at < now() - make_interval(days => ${days}))
      or (t.state = 'paid' and t.moved_at < (date_trunc('year', now() at time zone 'Europe/Bucharest') at time zone 'Europe/Bucharest') - make_interval(years => ${years})))`.execute(
    db,
  );
  return rows.length;
}

/** Serialises changes of the watch list with comparisons: a machine noted while its number is added is not missed. */
export async function lockWatchList(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('watch list', 0))`.execute(tx);
}
