// Back-office queries of trade-ins: lists, findings, payouts and their files, stock, price books.
// Dangerous: add payouts to a file only through `putIntoFile`, which updates only rows without a file: the database
// decides.

import { sql, type RawBuilder } from "kysely";
import type { ChosenPayments } from "../../payments/chosen.ts";
import { recordAudit } from "../../../base/audit.server.ts";
import { dayBegins, dayEnds } from "../../../base/days.server.ts";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import { newId, type FindingId, type TradeInId } from "../../../base/id.ts";
import { plainAmount } from "../../../base/amount.ts";
import { bani, type Bani } from "../../../base/money.ts";
import type { Parcel } from "../../shipping/courier.ts";
import type { BounceReason } from "../../payments/bank-transfer.ts";
import { PAYMENTS_OUT_LOCK, type PaymentHands } from "../../payments/four-eyes.ts";
import type { PayoutFile } from "./payout-file.ts";
import type { FigureChange } from "../../pricing/book-edit.ts";
import type { PriceBook } from "../../pricing/price-book.ts";
import type { TradeInSort } from "./trade-in-sort.ts";
import { storedFile } from "../stored.ts";
import type { MissingDocument } from "../seller-documents/identity.ts";
import { missingDocument } from "../seller-documents/seller-documents.sql.server.ts";
import type { PayoutChoice } from "../../pricing/terms.ts";
import type { TradeInFinding, ReturnedPayout, TradeInNumber, TradeInState } from "../trade-in.ts";

// --- lists ---

export type TradeInRow = {
  number: TradeInNumber;
  of: "machine" | "components";
  state: TradeInState;
  email: string;
  /** The seller, once known. */
  seller: string | null;
  total: Bani;
  choice: PayoutChoice | null;
  movedAt: Date;
};

type RowFilter = {
  state: TradeInState | null;
  search: string;
  sort: TradeInSort;
  descending: boolean;
  from: string | null;
  to: string | null;
  toTest: { movedBefore: Date | null } | null;
  limit: number;
  offset: number;
};

const sellerName = sql<string | null>`nullif(concat_ws(' ', t.seller ->> 'firstName', t.seller ->> 'lastName'), '')`;

const sortedBy = {
  moved: sql`t.moved_at`,
  number: sql`t.number`,
  seller: sql`lower(coalesce(${sellerName}, t.email))`,
  total: sql`o.total`,
} satisfies Record<TradeInSort, RawBuilder<unknown>>;

/**
 * Trade-ins with an offer; `search` is a prefix of the number, e-mail address or parcel number, or a part of the seller's
 * name.
 */
export async function listRows(
  db: Queryable,
  { state, search, sort, descending, from, to, toTest, limit, offset }: RowFilter,
): Promise<{ rows: TradeInRow[]; total: number }> {
  const text = search.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const movedBefore = toTest?.movedBefore ?? null;
  const found = db
    .selectFrom("tradeIn as t")
    .where("t.number", "is not", null)
    .$if(state !== null, (query) => query.where("t.state", "=", state))
    .$if(toTest !== null, (query) => query.where("t.state", "in", statesToTest))
    .$if(movedBefore !== null, (query) => query.where("t.movedAt", "<", movedBefore!))
    .$if(from !== null, (query) => query.where("t.movedAt", ">=", dayBegins(from!)))
    .$if(to !== null, (query) => query.where("t.movedAt", "<", dayEnds(to!)))
    .$if(search !== "", (query) =>
      query.where((eb) =>
        eb.or([
          eb("t.number", "ilike", `${text}%`),
          eb("t.email", "ilike", `${text}%`),
          eb("t.trackingNumber", "ilike", `${text}%`),
          eb(sellerName, "ilike", `%${text}%`),
        ]),
      ),
    );
  const rows = await found
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("tradeInOffer as o")
          .whereRef("o.tradeInId", "=", "t.id")
          .orderBy("o.sequence", "desc")
          .limit(1)
          .select("o.totalBani as total")
          .as("o"),
      (join) => join.onTrue(),
    )
    .orderBy(sortedBy[sort], descending ? "desc" : "asc")
    .orderBy("t.id")
    .limit(limit)
    .offset(offset)
    .select(["t.number", "t.of", "t.state", "t.email", "o.total", "t.payoutChoice as choice", "t.movedAt"])
    .select(sellerName.as("seller"))
    .$castTo<TradeInRow>()
    .execute();
  const { total } = await found.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow();
  return { rows, total };
}

/** The count per state. */
export async function countStates(db: Queryable): Promise<Map<TradeInState, number>> {
  const rows = await db
    .selectFrom("tradeIn")
    .where("number", "is not", null)
    .groupBy("state")
    .select(["state", sql<number>`count(*)::int`.as("count")])
    .execute();
  return new Map(rows.map(({ state, count }) => [state as TradeInState, count]));
}

/** States in which a trade-in is here and staff act next. */
const statesToTest = ["received", "testing", "rejected"] as const satisfies TradeInState[];

export async function countToTest(db: Queryable, { movedBefore }: { movedBefore: Date | null }): Promise<number> {
  const { count } = await db
    .selectFrom("tradeIn")
    .where("number", "is not", null)
    .where("state", "in", statesToTest)
    .$if(movedBefore !== null, (query) => query.where("movedAt", "<", movedBefore!))
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countToPay(db: Queryable, { dueBefore }: { dueBefore: Date | null }): Promise<number> {
  const { count } = await db
    .selectFrom("tradeIn as t")
    .where("t.number", "is not", null)
    .where("t.state", "=", "tested")
    .$if(dueBefore !== null, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom("tradeInPayout as p")
            .whereRef("p.tradeInId", "=", "t.id")
            .where("p.paidAt", "is", null)
            .where("p.dueAt", "<", dueBefore!)
            .select("p.tradeInId"),
        ),
      ),
    )
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

// --- findings ---

/** Replaces an earlier finding about the same claim. */
export async function writeFinding(
  tx: Transaction,
  tradeInId: TradeInId,
  { actor, ...finding }: Omit<TradeInFinding, "id" | "at"> & { actor: string },
): Promise<void> {
  const { sequence, key, claim, foundPart, evidence, ...rest } = finding;
  await tx
    .deleteFrom("tradeInFinding")
    .where("tradeInId", "=", tradeInId)
    .where("sequence", "=", sequence)
    .where("key", "=", key)
    .where("claim", "=", claim)
    .execute();
  await tx
    .insertInto("tradeInFinding")
    .values({
      id: newId<"finding">(),
      tradeInId,
      sequence,
      key,
      claim,
      ...rest,
      foundPart: foundPart && JSON.stringify(foundPart),
      evidence: JSON.stringify(evidence),
      actor,
    })
    .execute();
}

/** Returns what the finding was about; null if there is no such finding. */
export async function deleteFinding(
  tx: Transaction,
  tradeInId: TradeInId,
  id: FindingId,
): Promise<Pick<TradeInFinding, "key" | "claim"> | null> {
  const dropped = await tx
    .deleteFrom("tradeInFinding")
    .where("tradeInId", "=", tradeInId)
    .where("id", "=", id)
    .returning(["key", "claim"])
    .executeTakeFirst();
  return dropped ?? null;
}

// --- parcels, stock ---

export async function setReturnParcel(
  tx: Transaction,
  id: TradeInId,
  { courier, trackingNumber }: Parcel,
): Promise<void> {
  await tx
    .updateTable("tradeIn")
    .set({ returnCourier: courier, returnTrackingNumber: trackingNumber })
    .where("id", "=", id)
    .execute();
}

/** False if no fee was asked for, or it was settled before. */
export async function writeFeeSettled(
  tx: Transaction,
  id: TradeInId,
  { how, note }: { how: "paid" | "waived"; note: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("tradeIn")
    .set({ returnFeeSettled: how, returnFeeSettledAt: sql<Date>`now()`, returnFeeNote: note })
    .where("id", "=", id)
    .where("returnFeeBani", "is not", null)
    .where("returnFeeSettled", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type OpenFeeRow = { number: TradeInNumber; amount: Bani; payee: string | null; since: Date };

/** Return fees that were asked for and not paid yet, oldest first. */
export function loadOpenFees(db: Queryable, { limit }: { limit: number }): Promise<OpenFeeRow[]> {
  return db
    .selectFrom("tradeIn")
    .where("returnFeeBani", "is not", null)
    .where("returnFeeSettled", "is", null)
    .orderBy("movedAt")
    .limit(limit)
    .select(["number", "returnFeeBani as amount", "payeeName as payee", "movedAt as since"])
    .$castTo<OpenFeeRow>()
    .execute();
}

/** False if its units were received into stock before. */
export async function markStocked(tx: Transaction, id: TradeInId): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("tradeIn")
    .set({ stockedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .where("stockedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function stockedAt(db: Queryable, id: TradeInId): Promise<Date | null> {
  return (
    (await db.selectFrom("tradeIn").where("id", "=", id).select("stockedAt").executeTakeFirst())?.stockedAt ?? null
  );
}

// --- payouts ---

export type OwedRow = {
  tradeInId: TradeInId;
  number: TradeInNumber;
  /** The money came back, and the seller has not given another account yet. */
  isBounced: boolean;
  attempt: number;
  amount: Bani;
  iban: string;
  payee: string;
  choice: PayoutChoice;
  dueAt: Date;
  isDue: boolean;
  file: string | null;
  exportedAt: Date | null;
  /** Why it cannot leave: a missing document of its seller, or a check. */
  missing: MissingDocument | null;
  /** All that goes to the account in 30 days: what the limit of four eyes is compared with. */
  together: Bani;
} & Pick<PaymentHands, "accountHands" | "approvedBy">;

function unpaidPayouts(db: Queryable) {
  return db
    .selectFrom("tradeInPayout as p")
    .innerJoin("tradeIn as t", "t.id", "p.tradeInId")
    .where("p.paidAt", "is", null)
    .orderBy("p.dueAt")
    .orderBy("t.number")
    .select([
      "p.tradeInId",
      "t.number",
      "p.amountBani as amount",
      "p.iban",
      "p.name as payee",
      "t.payoutChoice as choice",
      "p.dueAt",
      "p.file",
      "p.exportedAt",
      "p.attempt",
      "p.accountHands",
      "p.approvedBy",
    ])
    .select(sql<Bani>`paid_to_account(p.iban)`.as("together"))
    .select(sql<boolean>`t.state = 'bounced'`.as("isBounced"))
    .select(sql<boolean>`p.due_at <= now()`.as("isDue"))
    .select(missingDocument("p").as("missing"))
    .$castTo<OwedRow>();
}

/** All unpaid payouts, or those of these trade-ins; due ones first. */
export async function loadOwed(
  db: Queryable,
  { limit, numbers }: { limit: number; numbers: readonly string[] | null },
): Promise<OwedRow[]> {
  if (numbers?.length === 0) return [];
  return unpaidPayouts(db)
    .$if(numbers !== null, (query) => query.where("t.number", "in", [...numbers!]))
    .limit(limit)
    .execute();
}

/** Waits for whoever is sending payments (`PAYMENTS_OUT_LOCK`). */
export async function lockPaymentsOut(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${PAYMENTS_OUT_LOCK}, 0))`.execute(tx);
}

/**
 * Whether the actor may send it: what goes to its account in 30 days is within the limit, or somebody has approved it; never
 * who approved it.
 */
function isApprovedFor({ fourEyesAbove, actor }: { fourEyesAbove: Bani; actor: string }, payout = "tradeInPayout") {
  const [iban, approvedBy] = [sql.ref(`${payout}.iban`), sql.ref(`${payout}.approvedBy`)];
  return sql<boolean>`(${approvedBy} is distinct from ${actor} and (${approvedBy} is not null or paid_to_account(${iban}) <= ${fourEyesAbove}))`;
}

/** Approves an unpaid payout. False if it was approved, filed or paid meanwhile, or the actor gave or changed its account. */
export async function writeApproved(
  tx: Transaction,
  tradeInId: TradeInId,
  { attempt, actor }: { attempt: number; actor: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("tradeInPayout")
    .set({ approvedBy: actor, approvedAt: sql<Date>`now()` })
    .where("tradeInId", "=", tradeInId)
    .where("attempt", "=", attempt)
    .where("file", "is", null)
    .where("paidAt", "is", null)
    .where("approvedBy", "is", null)
    .where(sql<boolean>`${actor} <> all(account_hands)`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Corrects the account of a payout that is in no file. False if the attempt differs, or it is filed or paid.
 */
export async function correctAccount(
  tx: Transaction,
  tradeInId: TradeInId,
  { attempt, iban, payee, actor }: { attempt: number; iban: string; payee: string; actor: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("tradeInPayout")
    .set({ iban, name: payee, accountBy: actor })
    .where("tradeInId", "=", tradeInId)
    .where("attempt", "=", attempt)
    .where("file", "is", null)
    .where("paidAt", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx.updateTable("tradeIn").set({ iban, payeeName: payee }).where("id", "=", tradeInId).execute();
  return true;
}

/** Due payouts that are in no file yet and that the actor may send; skips rows that another transaction has locked. */
export function lockDue(
  tx: Transaction,
  { limit, only, ...by }: { limit: number; fourEyesAbove: Bani; actor: string; only: ChosenPayments | null },
): Promise<OwedRow[]> {
  return unpaidPayouts(tx)
    .$if(only !== null, (query) => query.where(sql<boolean>`t.number = any(${only!.payouts})`))
    .where(isApprovedFor(by, "p"))
    .where("t.state", "=", "tested")
    .where("p.file", "is", null)
    .where(sql<boolean>`p.due_at <= now()`)
    .where(missingDocument("p"), "is", null)
    .limit(limit)
    .forUpdate("p")
    .skipLocked()
    .execute();
}

/** "PAY-20261121-0001": numbers may have gaps but never repeat. */
export async function nextFileName(tx: Transaction, day: string): Promise<string> {
  const { rows } = await sql<{ number: string }>`select nextval('payout_file_number')::text as number`.execute(tx);
  return `PAY-${day.replaceAll("-", "")}-${(rows[0]?.number ?? "0").padStart(4, "0")}`;
}

/** Stores a file's content. */
export async function storeFile(
  tx: Transaction,
  file: PayoutFile,
  { total, actor }: { total: Bani; actor: string },
): Promise<void> {
  await tx
    .insertInto("payoutFile")
    .values({
      name: file.name,
      content: JSON.stringify(file),
      transfers: file.transfers.length,
      totalBani: total,
      actor,
    })
    .execute();
}

/** Puts payouts into a file. Throws if one of them is in another file already. */
export async function putIntoFile(
  tx: Transaction,
  { name, actor }: Pick<PayoutFile, "name"> & { actor: string },
  ids: readonly TradeInId[],
): Promise<void> {
  if (ids.length === 0) return;
  const { numUpdatedRows } = await tx
    .updateTable("tradeInPayout")
    .set({ file: name, exportedAt: sql<Date>`now()`, exportedBy: actor })
    .where("tradeInId", "in", ids)
    .where("file", "is", null)
    .where("paidAt", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows !== BigInt(ids.length)) throw new Error(`${name} would pay somebody twice`);
}

export type FileRow = { name: string; transfers: number; total: Bani; madeAt: Date; paid: number; bounced: number };

/** Recent files, newest first, with the numbers of sent and returned transfers. */
export function loadFiles(db: Queryable, { limit }: { limit: number }): Promise<FileRow[]> {
  return db
    .selectFrom("payoutFile as f")
    .orderBy("f.madeAt", "desc")
    .orderBy("f.name", "desc")
    .limit(limit)
    .select(["f.name", "f.transfers", "f.totalBani as total", "f.madeAt"])
    .select(({ selectFrom }) =>
      selectFrom("tradeInPayout as p")
        .whereRef("p.file", "=", "f.name")
        .where("p.paidAt", "is not", null)
        .select(sql<number>`count(*)::int`.as("paid"))
        .$asScalar()
        .$notNull()
        .as("paid"),
    )
    .select(({ selectFrom }) =>
      selectFrom("tradeInPayoutReturn as r")
        .whereRef("r.file", "=", "f.name")
        .select(sql<number>`count(*)::int`.as("bounced"))
        .$asScalar()
        .$notNull()
        .as("bounced"),
    )
    .execute();
}

export async function findFile(db: Queryable, name: string): Promise<PayoutFile | null> {
  const row = await db.selectFrom("payoutFile").where("name", "=", name).select("content").executeTakeFirst();
  return row ? storedFile(row.content) : null;
}

/** False if it was paid before, the attempt differs, or it needs an approval, is in no file, and nobody else has approved it. */
export async function writePaid(
  tx: Transaction,
  tradeInId: TradeInId,
  { reference, attempt, ...by }: { reference: string; attempt: number; fourEyesAbove: Bani; actor: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("tradeInPayout")
    .set({ paidAt: sql<Date>`now()`, reference })
    .where("tradeInId", "=", tradeInId)
    .where("attempt", "=", attempt)
    .where("paidAt", "is", null)
    .where((of) => of.or([of("file", "is not", null), isApprovedFor(by)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores how this attempt was sent and returned, and resets the payout to unsent. False if the attempt differs. */
export async function writeBounced(
  tx: Transaction,
  tradeInId: TradeInId,
  bounced: { attempt: number; why: BounceReason; note: string | null; actor: string },
): Promise<boolean> {
  const { attempt, why, note, actor } = bounced;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("tradeInPayoutReturn")
    .columns(["tradeInId", "attempt", "why", "note", "actor", "iban", "name", "file", "paidAt", "reference"])
    .expression((eb) =>
      eb
        .selectFrom("tradeInPayout")
        .where("tradeInId", "=", tradeInId)
        .where("attempt", "=", attempt)
        .where((of) => of.or([of("file", "is not", null), of("paidAt", "is not", null)]))
        .select([
          "tradeInId",
          "attempt",
          eb.val(why).as("why"),
          eb.val(note).as("note"),
          eb.val(actor).as("actor"),
          "iban",
          "name",
          "file",
          "paidAt",
          "reference",
        ]),
    )
    .executeTakeFirst();
  if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  const unsent = {
    attempt: attempt + 1,
    file: null,
    exportedAt: null,
    exportedBy: null,
    paidAt: null,
    reference: null,
  };
  await tx
    .updateTable("tradeInPayout")
    .set(unsent)
    .where("tradeInId", "=", tradeInId)
    .where("attempt", "=", attempt)
    .execute();
  return true;
}

/** Returned payouts, oldest first. */
export function loadReturned(db: Queryable, tradeInId: TradeInId): Promise<ReturnedPayout[]> {
  return db
    .selectFrom("tradeInPayoutReturn")
    .where("tradeInId", "=", tradeInId)
    .orderBy("attempt")
    .select(["attempt", "iban", "name", "file", "paidAt", "reference", "why", "note", "at"])
    .execute();
}

// --- price books ---

export type BookRow = { version: number; madeBy: string; madeAt: Date; note: string | null; offers: number };

/** Every stored book, newest first, with the number of offers made with it. */
export function listBookRows(db: Queryable): Promise<BookRow[]> {
  return db
    .selectFrom("priceBook as b")
    .orderBy("b.version", "desc")
    .select(["b.version", "b.madeBy", "b.madeAt", "b.note"])
    .select(({ selectFrom }) =>
      selectFrom("tradeInOffer as o")
        .whereRef("o.bookVersion", "=", "b.version")
        .select(sql<number>`count(*)::int`.as("offers"))
        .$asScalar()
        .$notNull()
        .as("offers"),
    )
    .execute();
}

/** Serialises writers: the second one sees the version that the first has made. */
export async function lockBooks(tx: Transaction): Promise<void> {
  await sql`lock table price_book in share row exclusive mode`.execute(tx);
}

/** The changed figures by their paths, as people read them: "450,00 RON" or "12 %"; one that is not there is left out. */
function figuresIn(changes: readonly FigureChange[], side: "before" | "after"): Record<string, string> {
  return Object.fromEntries(
    changes.flatMap(({ at, of, [side]: value }) =>
      value === null ? [] : [[at, of === "percent" ? `${value} %` : `${plainAmount(bani(value))} RON`]],
    ),
  );
}

export async function insertBook(
  tx: Transaction,
  book: PriceBook,
  { actor, note, changes }: { actor: string; note: string | null; changes: readonly FigureChange[] },
): Promise<void> {
  await tx
    .insertInto("priceBook")
    .values({ version: book.version, book: JSON.stringify(book), madeBy: actor, note })
    .execute();
  await recordAudit(tx, {
    actor,
    action: "put-in-force",
    entity: "price-book",
    entityId: String(book.version),
    before: { version: book.version - 1, ...figuresIn(changes, "before") },
    after: { version: book.version, note, ...figuresIn(changes, "after") },
  });
}
