// What this module forgets: when its time is over, or with the account that it belonged to.

import type { Db, Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { deletePhotosOf } from "./photos/photos.sql.server.ts";
import { deleteOld, disownTradeIns } from "./trade-ins.sql.server.ts";

const NEVER_SENT = 30; // days: a seller may begin again with the same photos
const SETTLED = 180; // days: until then somebody may still ask what came, and in what state

/** Deletes photos that nobody needs any more, of trade-ins that ended; answers with how many. */
export async function forgetPhotos({ db }: { db: Db }): Promise<number> {
  const ofOffersOnly = await deletePhotosOf(db, { states: ["expired", "rejected"], came: false, days: NEVER_SENT });
  return ofOffersOnly + (await deletePhotosOf(db, { states: ["paid", "returned"], came: true, days: SETTLED }));
}

/**
 * Forgets a visitor's drafts, offers, and all that was never sent. What was accepted is on its way, and what the shop bought it
 * must keep the papers of: those stay, but are nobody's; whoever has their links still has them.
 */
export async function forgetSeller(tx: Transaction, { visitorId }: { visitorId: VisitorId }): Promise<void> {
  await disownTradeIns(tx, visitorId);
}

/** Forgets what was never sent, a year after it came to nothing, with its photos. Answers how many. */
export async function forgetTradeIns(shop: { db: Db }): Promise<number> {
  return deleteOld(shop.db);
}
