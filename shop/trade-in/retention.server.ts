// Retention: what this module deletes after a period, or together with the account.

import type { Db, Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { deletePhotosOf } from "./photos/photos.sql.server.ts";
import { deleteUnneededIdentities } from "./seller-documents/seller-documents.sql.server.ts";
import { deleteOld, disownTradeIns } from "./trade-ins.sql.server.ts";

const NEVER_SENT = 30; // days: the seller may reuse the photos for another offer
const SETTLED = 180; // days: in case of questions about what arrived and in what condition

const UNBOUGHT = 30; // days: the identity of a seller from whom nothing was bought
const RECORD_YEARS = 10; // full years after the purchase: Legea contabilității 82/1991, article 25

/** Deletes identities and signatures that no purchase needs any more; returns how many identities. */
export async function deleteOldIdentities({ db }: { db: Db }): Promise<number> {
  return deleteUnneededIdentities(db, { days: UNBOUGHT, years: RECORD_YEARS });
}

/** Deletes photos of ended trade-ins that are no longer needed; returns how many. */
export async function deleteOldPhotos({ db }: { db: Db }): Promise<number> {
  const ofOffersOnly = await deletePhotosOf(db, { states: ["expired", "rejected"], received: false, days: NEVER_SENT });
  return ofOffersOnly + (await deletePhotosOf(db, { states: ["paid", "returned"], received: true, days: SETTLED }));
}

/**
 * Deletes a visitor's drafts, offers, and everything never sent. Accepted trade-ins are on their way, and the law
 * requires documents of purchases: those stay without an owner; their links still work.
 */
export async function eraseSeller(tx: Transaction, { visitorId }: { visitorId: VisitorId }): Promise<void> {
  await disownTradeIns(tx, visitorId);
}

/** Deletes trade-ins that were never sent, with their photos, a year after they ended. Returns how many. */
export async function deleteOldTradeIns(deps: { db: Db }): Promise<number> {
  return deleteOld(deps.db);
}
