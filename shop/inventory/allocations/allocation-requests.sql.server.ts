// Queries of strangers' allocations that wait for the link in an e-mail (rule 35).

import { createHmac, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import { newId, type AllocationRequestId, type ListingId, type OrderId, type VisitorId } from "../../../base/id.ts";

/** The languages of the shop's e-mails. */
type Language = "ro" | "en" | "hu" | "uk";
import type { ExtensionLink } from "./reservation.ts";

export type AllocationRequest = {
  id: AllocationRequestId;
  orderId: OrderId | null;
  listingId: ListingId | null;
  visitorId: VisitorId | null;
  email: string;
  language: Language;
  /** The end of the allocation once the link was opened. */
  fullUntil: Date;
  confirmedAt: Date | null;
  /** When the visitor gave the reservation back, or staff freed it. */
  endedAt: Date | null;
  /** By the database's clock. */
  isOver: boolean;
  /** How many e-mails with the link were sent. */
  mails: number;
};

/** The key is only in the e-mail: placing the order is not enough to derive it. */
function extensionKey(secret: string, id: AllocationRequestId): string {
  return createHmac("sha256", secret).update(`keep ${id}`).digest("base64url").slice(0, 32);
}

export function isExtensionKey(
  key: string | null,
  { secret, id }: { secret: string; id: AllocationRequestId },
): boolean {
  const [given, right] = [Buffer.from(key ?? ""), Buffer.from(extensionKey(secret, id))];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The contents of the link in the e-mail. */
export function extensionLinkOf(id: AllocationRequestId, secret: string): ExtensionLink {
  return { id, key: extensionKey(secret, id) };
}

type NewRequest = { email: string; language: Language; fullUntil: Date | { minutes: number } } & (
  | { orderId: OrderId }
  | { listingId: ListingId; visitorId: VisitorId }
);

export async function insertAllocationRequest(
  tx: Transaction,
  { fullUntil, ...request }: NewRequest,
): Promise<AllocationRequestId> {
  const id = newId<"hold-request">();
  const until =
    fullUntil instanceof Date ? fullUntil : sql<Date>`now() + make_interval(mins => ${fullUntil.minutes}::int)`;
  await tx
    .insertInto("holdRequest")
    .values({ id, orderId: null, listingId: null, visitorId: null, ...request, fullUntil: until })
    .execute();
  return id;
}

const columns = [
  "id",
  "orderId",
  "listingId",
  "visitorId",
  "email",
  "language",
  "fullUntil",
  "confirmedAt",
  "endedAt",
  "mails",
] as const;

function requests(db: Queryable) {
  return db
    .selectFrom("holdRequest")
    .select(columns)
    .select(sql<boolean>`full_until <= now()`.as("isOver"));
}

export async function findAllocationRequest(db: Queryable, id: AllocationRequestId): Promise<AllocationRequest | null> {
  return (await requests(db).where("id", "=", id).executeTakeFirst()) ?? null;
}

export async function lockAllocationRequest(
  tx: Transaction,
  id: AllocationRequestId,
): Promise<AllocationRequest | null> {
  return (await requests(tx).where("id", "=", id).forUpdate().executeTakeFirst()) ?? null;
}

/** The request of an order; null if its buyer is known or it is not paid by transfer. */
export async function requestOfOrder(db: Queryable, orderId: OrderId): Promise<AllocationRequest | null> {
  return (await requests(db).where("orderId", "=", orderId).executeTakeFirst()) ?? null;
}

/** The visitor's latest reservation that still waits for its link, or null. */
export async function requestOfVisitor(db: Queryable, visitorId: VisitorId): Promise<AllocationRequest | null> {
  const found = await requests(db)
    .where("visitorId", "=", visitorId)
    .where("orderId", "is", null)
    .where("confirmedAt", "is", null)
    .where("endedAt", "is", null)
    .where("fullUntil", ">", sql<Date>`now()`)
    .orderBy("requestedAt", "desc")
    .executeTakeFirst();
  return found ?? null;
}

export async function setConfirmed(tx: Transaction, id: AllocationRequestId): Promise<void> {
  await tx
    .updateTable("holdRequest")
    .set({ confirmedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .where("confirmedAt", "is", null)
    .execute();
}

/** A received payment proves the buyer as much as the link does. */
export async function setConfirmedByMoney(tx: Transaction, orderId: OrderId): Promise<void> {
  await setKnown(tx, { orderId });
  await tx
    .updateTable("holdRequest")
    .set({ confirmedAt: sql<Date>`now()` })
    .where("orderId", "=", orderId)
    .where("confirmedAt", "is", null)
    .execute();
}

/** Confirmed allocations count as those of a known holder. */
export async function setKnown(tx: Transaction, { orderId }: { orderId: OrderId }): Promise<void> {
  await tx.updateTable("hold").set({ known: true }).where("orderId", "=", orderId).execute();
}

/** Ends the visitor's reservations, or those of the given listings: their links have no effect any more. */
export async function endRequestsOf(
  tx: Transaction,
  { visitorId, listings }: { visitorId: VisitorId; listings?: readonly ListingId[] },
): Promise<void> {
  await tx
    .updateTable("holdRequest")
    .set({ endedAt: sql<Date>`now()` })
    .where("visitorId", "=", visitorId)
    .where("orderId", "is", null)
    .where("endedAt", "is", null)
    .$if(listings !== undefined, (query) => query.where("listingId", "in", listings!))
    .execute();
}

/**
 * Counts one more e-mail with the link. False if there were `most` already, or the last one is less than a minute old.
 */
export async function countMail(tx: Transaction, id: AllocationRequestId, most: number): Promise<boolean> {
  const counted = await tx
    .updateTable("holdRequest")
    .set({ mails: sql<number>`mails + 1`, mailedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .where("mails", "<", most)
    .where("mailedAt", "<", sql<Date>`now() - interval '1 minute'`)
    .returning("id")
    .executeTakeFirst();
  return counted !== undefined;
}

export async function moveRequests(tx: Transaction, { from, to }: { from: VisitorId; to: VisitorId }): Promise<void> {
  await tx.updateTable("holdRequest").set({ visitorId: to }).where("visitorId", "=", from).execute();
}

export async function deleteRequestsOf(tx: Transaction, visitorId: VisitorId): Promise<void> {
  await tx.deleteFrom("holdRequest").where("visitorId", "=", visitorId).where("orderId", "is", null).execute();
}

/** Deletes requests that ended more than a week ago. */
export async function deleteOldRequests(db: Queryable): Promise<void> {
  await db
    .deleteFrom("holdRequest")
    .where("fullUntil", "<", sql<Date>`now() - interval '7 days'`)
    .execute();
}
