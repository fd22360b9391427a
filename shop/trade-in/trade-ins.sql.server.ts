// Every query of trade-ins, their offers, transitions and e-mails, and of the price books.
// Dangerous: lock the row (`lockTradeIn`) before moving a trade-in: a seller's answer and the expiry job may run
// at the same time, and exactly one of them must win.

import { sql, type Selectable } from "kysely";
import type { Actor } from "../../base/actor.ts";
import { writeUnlessTaken, type Queryable, type Transaction } from "../../base/db.server.ts";
import { ACCOUNT_VISITOR, newId, type TradeInId, type VisitorId } from "../../base/id.ts";
import type { TradeInFindingTable, TradeInPayoutTable } from "../../db/tables.ts";
import type { Bani } from "../../base/money.ts";
import type { Courier, Parcel } from "../shipping/courier.ts";
import { enqueueEmail } from "../mail/enqueue-email.server.ts";
import type { ComponentDraft } from "./draft/component-draft.ts";
import type { TradeInDraft } from "./draft/draft.ts";
import type { ComposeTradeInEmail, TradeInEmail } from "./emails.ts";
import type { Offer } from "../pricing/offer.ts";
import { priceBook1 } from "../pricing/price-book-1.ts";
import type { PriceBook } from "../pricing/price-book.ts";
import { replayOffer } from "../pricing/quote-offer.ts";
import { storedBook, storedDraft, storedEvidence, storedOffer, storedPart, storedSeller } from "./stored.ts";
import { ACCOUNT_REMINDER_AFTER, REMINDED_BEFORE } from "../pricing/terms.ts";
import type {
  Agreement,
  NewAgreement,
  TradeInFinding,
  TradeInOffer,
  Payout,
  ReturnFee,
  TradeIn,
  TradeInTransition,
  TradeInNumber,
  TradeInPhoto,
  TradeInState,
} from "./trade-in.ts";

const now = sql<Date>`now()`;

/** Serialises one visitor's requests where there is no row to lock. */
export async function lockSeller(tx: Transaction, visitorId: VisitorId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`trade-in ${visitorId}`}, 0))`.execute(tx);
}

// --- reading ---

export type TradeInKey = { id: TradeInId } | { number: TradeInNumber } | { linkKey: string };

/** One complete trade-in, or null. */
export async function findTradeIn(db: Queryable, key: TradeInKey): Promise<TradeIn | null> {
  const row = await tradeInRows(db)
    .$if("id" in key, (query) => query.where("id", "=", (key as { id: TradeInId }).id))
    .$if("number" in key, (query) => query.where("number", "=", (key as { number: TradeInNumber }).number))
    .$if("linkKey" in key, (query) => query.where("linkKey", "=", (key as { linkKey: string }).linkKey))
    .executeTakeFirst();
  return row ? (await wholeTradeIns(db, [row]))[0]! : null;
}

/** The draft that the visitor touched last. */
export async function draftOf(
  db: Queryable,
  { visitorId, of }: { visitorId: VisitorId; of: TradeIn["of"] },
): Promise<TradeIn | null> {
  const row = await tradeInRows(db)
    .where("visitorId", "=", visitorId)
    .where("of", "=", of)
    .where("state", "=", "draft")
    .orderBy("touchedAt", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row ? (await wholeTradeIns(db, [row]))[0]! : null;
}

/** The visitor's last trade-in, draft or not. */
export async function lastOf(
  db: Queryable,
  { visitorId, of }: { visitorId: VisitorId; of: TradeIn["of"] },
): Promise<TradeIn | null> {
  const row = await tradeInRows(db)
    .where("visitorId", "=", visitorId)
    .where("of", "=", of)
    .orderBy("touchedAt", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row ? (await wholeTradeIns(db, [row]))[0]! : null;
}

/** Of the visitor's computers, drafts and sales alike: what was answered, the last touched first. */
export async function answersOf(db: Queryable, visitorId: VisitorId): Promise<TradeInDraft[]> {
  const rows = await tradeInRows(db)
    .where("visitorId", "=", visitorId)
    .where("of", "=", "machine")
    .where("draft", "is not", null)
    .orderBy("touchedAt", "desc")
    .orderBy("id")
    .limit(10)
    .execute();
  return (await wholeTradeIns(db, rows)).flatMap(({ draft }) => draft ?? []);
}

/** All of the visitor's trade-ins, newest first, without drafts that never had an offer. */
export async function offeredBy(db: Queryable, visitorId: VisitorId): Promise<TradeIn[]> {
  const rows = await tradeInRows(db)
    .where("visitorId", "=", visitorId)
    .where("number", "is not", null)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(100)
    .execute();
  return wholeTradeIns(db, rows);
}

/** Locks it; null if there is none. */
export async function lockTradeIn(tx: Transaction, id: TradeInId): Promise<TradeIn | null> {
  const row = await tx.selectFrom("tradeIn").where("id", "=", id).select("id").forUpdate().executeTakeFirst();
  return row ? findTradeIn(tx, { id }) : null;
}

/** Locks it by number. */
export async function lockTradeInOf(tx: Transaction, number: TradeInNumber): Promise<TradeIn | null> {
  const row = await tx.selectFrom("tradeIn").where("number", "=", number).select("id").forUpdate().executeTakeFirst();
  return row ? findTradeIn(tx, { id: row.id }) : null;
}

/** Its timeline, oldest first. */
export async function transitionsOf(db: Queryable, tradeInId: TradeInId): Promise<TradeInTransition[]> {
  const rows = await db
    .selectFrom("tradeInMove")
    .where("tradeInId", "=", tradeInId)
    .select(["fromState", "toState", "at", "actor", "reason"])
    .orderBy("id")
    .execute();
  return rows.map(({ fromState, toState, ...transition }) => ({
    ...transition,
    from: fromState as TradeInState | null,
    to: toState as TradeInState,
  }));
}

function tradeInRows(db: Queryable) {
  return db.selectFrom("tradeIn").selectAll();
}

type TradeInRow = Awaited<ReturnType<ReturnType<typeof tradeInRows>["execute"]>>[number];

async function wholeTradeIns(db: Queryable, rows: readonly TradeInRow[]): Promise<TradeIn[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const offers = await offersOf(db, ids);
  const photos = await db
    .selectFrom("tradeInPhoto")
    .where("tradeInId", "in", ids)
    .selectAll()
    .orderBy("of")
    .orderBy("position")
    .orderBy("id")
    .execute();
  const findings = await db
    .selectFrom("tradeInFinding")
    .where("tradeInId", "in", ids)
    .selectAll()
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  const payouts = await db.selectFrom("tradeInPayout").where("tradeInId", "in", ids).selectAll().execute();
  return rows.map((row): TradeIn => {
    const ofTradeIn = <Of extends { tradeInId: TradeInId }>(all: readonly Of[]) =>
      all.filter(({ tradeInId }) => tradeInId === row.id);
    const photoList = ofTradeIn(photos).map(photoIn);
    const { draft, components } = storedDraft(row.of, row.draft);
    return {
      id: row.id,
      number: row.number as TradeInNumber | null,
      of: row.of,
      state: row.state as TradeInState,
      visitorId: row.visitorId,
      linkKey: row.linkKey,
      language: row.language,
      email: row.email,
      draft: draft && { ...draft, photos: photoList.filter((photo) => photo.of === "declaration").length },
      components,
      agreement: agreementIn(row),
      parcel: parcelOf(row.courier, row.trackingNumber),
      returnParcel: parcelOf(row.returnCourier, row.returnTrackingNumber),
      returnFee: returnFeeIn(row),
      createdAt: row.createdAt,
      touchedAt: row.touchedAt,
      movedAt: row.movedAt,
      receivedAt: row.receivedAt,
      testedAt: row.testedAt,
      expiresAt: row.expiresAt,
      offers: ofTradeIn(offers).map(({ offer }) => offer),
      findings: ofTradeIn(findings).map(findingIn),
      photos: photoList,
      payout: ofTradeIn(payouts).map(payoutIn)[0] ?? null,
    };
  });
}

function photoIn({ id, of, position, name, width, height, bytes, digest }: TradeInPhoto): TradeInPhoto {
  return { id, of, position, name, width, height, bytes, digest };
}

function findingIn({
  id,
  sequence,
  key,
  claim,
  said,
  found,
  foundPart,
  pieces,
  visible,
  note,
  evidence,
  createdAt,
}: Selectable<TradeInFindingTable>): TradeInFinding {
  return {
    id,
    sequence,
    key,
    claim,
    said,
    found,
    foundPart: storedPart(foundPart),
    pieces,
    visible,
    note,
    evidence: storedEvidence(evidence),
    at: createdAt,
  };
}

function payoutIn({
  amountBani: amount,
  iban,
  name,
  dueAt,
  exportedAt,
  file,
  paidAt,
  reference,
  attempt,
}: Selectable<TradeInPayoutTable>): Payout {
  return { amount, iban, name, dueAt, exportedAt, file, paidAt, reference, attempt };
}

function agreementIn({
  payoutChoice: choice,
  iban,
  payeeName: payee,
  ownerDeclaredAt,
  termsAgreedAt,
  erasureAgreedAt,
  seller,
}: TradeInRow): Agreement | null {
  if (choice === null || iban === null || payee === null || ownerDeclaredAt === null || seller === null) return null;
  return { choice, iban, payee, ownerDeclaredAt, termsAgreedAt, erasureAgreedAt, seller: storedSeller(seller) };
}

function returnFeeIn({
  returnFeeBani: amount,
  returnFeeSettled: settled,
  returnFeeSettledAt: settledAt,
  returnFeeNote: note,
}: TradeInRow): ReturnFee | null {
  return amount === null ? null : { amount, settled, settledAt, note };
}

function parcelOf(courier: string | null, trackingNumber: string | null): Parcel | null {
  return courier !== null && trackingNumber !== null ? { courier: courier as Courier, trackingNumber } : null;
}

/** Recomputes each offer from its stored inputs. Throws if the total differs from the promised one. */
async function offersOf(
  db: Queryable,
  ids: readonly TradeInId[],
): Promise<{ tradeInId: TradeInId; offer: TradeInOffer }[]> {
  const rows = await db
    .selectFrom("tradeInOffer")
    .where("tradeInId", "in", ids)
    .select(["tradeInId", "sequence", "kind", "bookVersion", "made", "totalBani"])
    .orderBy("sequence")
    .execute();
  const books = await booksOf(db, [...new Set(rows.map((row) => row.bookVersion))]);
  return rows.map(({ tradeInId, sequence, kind, bookVersion, made, totalBani }) => {
    const book = books.get(bookVersion);
    if (!book) throw new Error(`no price book ${bookVersion}`);
    const offer = replayOffer(storedOffer(made), book);
    if (offer.total !== totalBani)
      throw new Error(`offer ${sequence} of ${tradeInId} was made for ${totalBani} and comes to ${offer.total} now`);
    return { tradeInId, offer: { ...offer, sequence, kind } };
  });
}

// --- expiry ---

/** Overdue trade-ins (or only the given one), the oldest deadline first. */
export async function overdue(db: Queryable, id?: TradeInId): Promise<TradeInId[]> {
  const rows = await db
    .selectFrom("tradeIn")
    .$if(id !== undefined, (query) => query.where("id", "=", id!))
    .where("expiresAt", "<=", now)
    .where("state", "in", ["draft", "offered", "accepted", "revised"])
    .orderBy("expiresAt")
    .limit(50)
    .select("id")
    .execute();
  return rows.map((row) => row.id);
}

/** Deletes the answers of an expired draft, with its photos. */
export async function clearDraft(tx: Transaction, id: TradeInId): Promise<void> {
  await tx.updateTable("tradeIn").set({ draft: null }).where("id", "=", id).execute();
  await tx.deleteFrom("tradeInPhoto").where("tradeInId", "=", id).execute();
}

/**
 * Trade-ins that expire in a few days, or whose money has waited for an account for days, and whose seller was not
 * reminded yet.
 */
export async function tradeInsToRemind(db: Queryable): Promise<TradeInId[]> {
  const { rows } = await sql<{ id: TradeInId }>`
    select t.id from trade_in t
    where t.reminded_at is null and (
      (t.state in ('offered', 'accepted', 'revised') and t.expires_at > now() and t.expires_at <= now() + make_interval(days => ${REMINDED_BEFORE}::int))
      or (t.state = 'bounced' and t.moved_at <= now() - make_interval(days => ${ACCOUNT_REMINDER_AFTER}::int))
    )
    order by t.expires_at limit 50
  `.execute(db);
  return rows.map((row) => row.id);
}

/** False if the seller was reminded already, or the state changed. */
export async function writeReminded(tx: Transaction, { id, state }: Pick<TradeIn, "id" | "state">): Promise<boolean> {
  const reminded = await tx
    .updateTable("tradeIn")
    .set({ remindedAt: now })
    .where("id", "=", id)
    .where("state", "=", state)
    .where("remindedAt", "is", null)
    .where((eb) => eb.or([eb("expiresAt", ">", now), eb("state", "=", "bounced")]))
    .returning("id")
    .executeTakeFirst();
  return reminded !== undefined;
}

/** Deletes trade-ins that ended before anything was sent, a year after that. Returns how many. */
export async function deleteOld(db: Queryable): Promise<number> {
  const deleted = await db
    .deleteFrom("tradeIn")
    .where("state", "in", ["expired", "rejected"])
    .where("receivedAt", "is", null)
    .where("movedAt", "<", sql<Date>`now() - interval '1 year'`)
    .returning("id")
    .execute();
  return deleted.length;
}

// --- ownership ---

export async function moveTradeInsTo(tx: Transaction, { from, to }: { from: VisitorId; to: VisitorId }): Promise<void> {
  await tx.updateTable("tradeIn").set({ visitorId: to }).where("visitorId", "=", from).execute();
}

/** Assigns trade-ins of this address to the visitor, except those that an account has already. */
export async function attachTradeIns(tx: Transaction, { email, to }: { email: string; to: VisitorId }): Promise<void> {
  await tx
    .updateTable("tradeIn")
    .set({ visitorId: to })
    .where("email", "=", email)
    .where((eb) =>
      eb.or([eb("visitorId", "is", null), eb("visitorId", "not like", `${ACCOUNT_VISITOR}%` as VisitorId)]),
    )
    .execute();
}

/** Deletes what was never agreed on, and removes the owner of what was. */
export async function disownTradeIns(tx: Transaction, visitorId: VisitorId): Promise<void> {
  await tx
    .deleteFrom("tradeIn")
    .where("visitorId", "=", visitorId)
    .where("receivedAt", "is", null)
    .where("state", "<>", "accepted")
    .execute();
  await tx.updateTable("tradeIn").set({ visitorId: null }).where("visitorId", "=", visitorId).execute();
}

// --- price books ---

/** Books by version. Version 1 comes from the code until an offer was made with it. */
export async function booksOf(db: Queryable, versions: readonly number[]): Promise<Map<number, PriceBook>> {
  if (versions.length === 0) return new Map();
  const rows = await db.selectFrom("priceBook").where("version", "in", versions).select(["version", "book"]).execute();
  const stored = rows.map(({ version, book }) => [version, storedBook(book)] as const);
  return new Map(versions.includes(priceBook1.version) ? [[priceBook1.version, priceBook1], ...stored] : stored);
}

/** The newest book: the one used for new offers. */
export async function bookInForce(db: Queryable): Promise<PriceBook> {
  const row = await db.selectFrom("priceBook").select("book").orderBy("version", "desc").limit(1).executeTakeFirst();
  return row ? storedBook(row.book) : priceBook1;
}

/** Stores a book; an existing version is not changed. */
async function storeBook(tx: Transaction, book: PriceBook): Promise<void> {
  await tx
    .insertInto("priceBook")
    .values({ version: book.version, book: JSON.stringify(book), madeBy: "shop", note: null })
    .onConflict((conflict) => conflict.column("version").doNothing())
    .execute();
}

// --- writing ---

export type NewTradeIn = Pick<TradeIn, "of" | "language"> & { visitorId: VisitorId; expiresAt: Date };

/** An empty draft. */
export async function insertTradeIn(
  tx: Transaction,
  { of, language, visitorId, expiresAt }: NewTradeIn,
): Promise<TradeInId> {
  const id = newId<"trade-in">();
  await tx
    .insertInto("tradeIn")
    .values({ id, visitorId, of, state: "draft", language, draft: null, expiresAt })
    .execute();
  await tx
    .insertInto("tradeInMove")
    .values({ tradeInId: id, fromState: null, toState: "draft", actor: "seller", reason: null })
    .execute();
  return id;
}

/** Updates the answers and the language of e-mails. */
export async function writeDraft(
  tx: Transaction,
  id: TradeInId,
  answers: TradeInDraft | ComponentDraft,
  { expiresAt, language }: Pick<NewTradeIn, "expiresAt" | "language">,
): Promise<void> {
  // The number of photos comes from their rows.
  const draft = JSON.stringify({ ...answers, photos: undefined });
  await tx.updateTable("tradeIn").set({ draft, language, expiresAt, touchedAt: now }).where("id", "=", id).execute();
}

/** Marks the draft as the last one touched. */
export async function touchDraft(tx: Transaction, id: TradeInId): Promise<void> {
  await tx.updateTable("tradeIn").set({ touchedAt: now }).where("id", "=", id).execute();
}

/** Sets its number; false if another has it. */
export async function setNumber(tx: Transaction, id: TradeInId, number: TradeInNumber): Promise<boolean> {
  return writeUnlessTaken(tx, () => tx.updateTable("tradeIn").set({ number }).where("id", "=", id).execute());
}

/** Stores the recipient of the offer and the time of consent. */
export async function writeConsent(
  tx: Transaction,
  id: TradeInId,
  { email, language }: { email: string; language: TradeIn["language"] },
): Promise<void> {
  await tx.updateTable("tradeIn").set({ email, language, consentedAt: now }).where("id", "=", id).execute();
}

/** Stores an offer, with its book, as the current one. */
export async function insertOffer(
  tx: Transaction,
  tradeInId: TradeInId,
  { offer, kind, book }: { offer: Offer; kind: TradeInOffer["kind"]; book: PriceBook },
): Promise<void> {
  const { made, total, validUntil } = offer;
  await storeBook(tx, book);
  const next = tx
    .selectFrom("tradeInOffer")
    .where("tradeInId", "=", tradeInId)
    .select(sql<number>`coalesce(max(sequence), 0) + 1`.as("sequence"));
  await tx
    .insertInto("tradeInOffer")
    .values({
      tradeInId,
      sequence: next,
      kind,
      bookVersion: made.bookVersion,
      made: JSON.stringify(made),
      totalBani: total,
      validUntil,
    })
    .execute();
}

export async function writeAgreement(
  tx: Transaction,
  id: TradeInId,
  { choice, iban, payee, seller, erasureAgreed }: NewAgreement,
): Promise<void> {
  await tx
    .updateTable("tradeIn")
    .set({
      payoutChoice: choice,
      iban,
      payeeName: payee,
      seller: JSON.stringify(seller),
      ownerDeclaredAt: now,
      termsAgreedAt: now,
      ...(erasureAgreed && { erasureAgreedAt: now }),
    })
    .where("id", "=", id)
    .execute();
}

type Transition = { from: TradeInState; to: TradeInState; actor: Actor; reason: string | null; expiresAt: Date | null };

/** Changes the state and writes the timeline. False if the state changed meanwhile. */
export async function writeTransition(
  tx: Transaction,
  id: TradeInId,
  { from, to, actor, reason, expiresAt }: Transition,
): Promise<boolean> {
  const moved = await tx
    .updateTable("tradeIn")
    .set({
      state: to,
      movedAt: now,
      expiresAt,
      remindedAt: null,
      ...(to === "received" && { receivedAt: now }),
      ...(to === "tested" && from !== "bounced" && { testedAt: now }),
    })
    .where("id", "=", id)
    .where("state", "=", from)
    .returning("id")
    .executeTakeFirst();
  if (!moved) return false;
  await tx.insertInto("tradeInMove").values({ tradeInId: id, fromState: from, toState: to, actor, reason }).execute();
  return true;
}

/** Creates the payout, once. */
export async function insertPayout(
  tx: Transaction,
  tradeInId: TradeInId,
  { amount, iban, name, dueAt }: Pick<Payout, "amount" | "iban" | "name" | "dueAt">,
): Promise<void> {
  await tx.insertInto("tradeInPayout").values({ tradeInId, amountBani: amount, iban, name, dueAt }).execute();
}

/** Stores the return fee. */
export async function writeReturnFee(tx: Transaction, id: TradeInId, amount: Bani): Promise<void> {
  await tx.updateTable("tradeIn").set({ returnFeeBani: amount }).where("id", "=", id).execute();
}

/** Stores the account of the open payout; false if it was sent already, or the attempt differs. */
export async function writeAccount(
  tx: Transaction,
  tradeInId: TradeInId,
  { attempt, iban, payee }: { attempt: number; iban: string; payee: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("tradeInPayout")
    // Returned money is due at once; an account in another name does not change when the money is due.
    .set({ iban, name: payee, dueAt: sql<Date>`case when attempt > 1 then now() else due_at end` })
    .where("tradeInId", "=", tradeInId)
    .where("attempt", "=", attempt)
    .where("file", "is", null)
    .where("paidAt", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx.updateTable("tradeIn").set({ iban, payeeName: payee }).where("id", "=", tradeInId).execute();
  return true;
}

export async function insertEmail(
  tx: Transaction,
  message: TradeInEmail,
  { key, compose }: { key: string; compose: ComposeTradeInEmail },
): Promise<void> {
  const { email, language } = message.tradeIn;
  if (email === null) throw new Error("the trade-in has no e-mail address");
  await enqueueEmail(tx, { key, recipient: email, language, ...compose(message, language) });
}
