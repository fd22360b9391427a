import { transaction, type Db, type Transaction } from "../../../base/db.server.ts";
import type { AlertId, ListingId } from "../../../base/id.ts";
import { productTypeOf, type ProductType } from "../../catalogue/product-type.ts";
import { filterOf, MOST_TOLD } from "./alert.ts";
import { hashOf, newSecret } from "./alert-secret.server.ts";
import {
  activeAlertsAfter,
  alertsWithNews,
  anyActive,
  arrivalsSince,
  claimLook,
  finishLook,
  forgetOldAlerts,
  forgetUntold,
  insertHits,
  insertEmail,
  noteTold,
  takeNews,
} from "./alerts.sql.server.ts";
import type { AlertDeps } from "./ask-for-alert.server.ts";
import { loadListings } from "../../catalogue/catalogue.sql.server.ts";
import type { Listing } from "../../catalogue/listing.ts";
import { SearchIndex } from "../../catalogue/search/search-index.ts";

const ARRIVALS_AT_ONCE = 1000;
const ALERTS_AT_ONCE = 200; // other requests get their turn in between
const LETTERS_AT_ONCE = 50;

/**
 * Holds what came onto the shelf against the alerts, and writes to whoever waited for it: one letter an alert with what is
 * new, never about the same listing twice. Any number of processes may do so at once. Answers how many letters it wrote.
 */
export async function tellAlerts(deps: AlertDeps): Promise<number> {
  const look = await claimLook(deps.db);
  if (look) {
    if (await anyActive(deps.db)) await findHits(deps.db, look.since);
    await forgetOldAlerts(deps.db);
    await finishLook(deps.db, look);
  }
  return await writeEmails(deps);
}

async function findHits(db: Db, since: Date): Promise<void> {
  const arrivals = await arrivalsSince(db, since);
  for (let start = 0; start < arrivals.length; start += ARRIVALS_AT_ONCE) {
    const piece = arrivals.slice(start, start + ARRIVALS_AT_ONCE);
    const arrivedAt = new Map(piece.map(({ listingId, at }) => [listingId, at]));
    const stocked = await loadListings(db, [...arrivedAt.keys()]);
    const catalogueIndex = indexesOf(stocked.flatMap(({ listing }) => (listing.free > 0 ? [listing] : [])));
    if (catalogueIndex.size > 0) await holdAgainstAlerts(db, { catalogueIndex, arrivedAt });
  }
}

/** A little shelf of what has just arrived, so that an alert's filter means exactly what it means on the list. */
function indexesOf(listings: readonly Listing[]): Map<ProductType, SearchIndex> {
  const indexes = new Map<ProductType, SearchIndex>();
  for (const [productType, found] of Map.groupBy(listings, productTypeOf)) {
    const index = new SearchIndex(productType);
    for (const _ of index.filling(found)); // A thousand at most: no need to pause.
    indexes.set(productType, index);
  }
  return indexes;
}

async function holdAgainstAlerts(
  db: Db,
  arrived: { catalogueIndex: Map<ProductType, SearchIndex>; arrivedAt: Map<ListingId, Date> },
): Promise<void> {
  const productTypes = [...arrived.catalogueIndex.keys()];
  let after: AlertId | null = null;
  for (;;) {
    const alerts = await activeAlertsAfter(db, { after, productTypes, limit: ALERTS_AT_ONCE });
    const hits = alerts.flatMap(({ id, productType, query, confirmedAt }) => {
      const matches = arrived.catalogueIndex.get(productType)?.everyMatch(filterOf({ productType, query })) ?? [];
      // What was on the list when the alert was confirmed is no news.
      const news = matches.filter(
        (listing) => (arrived.arrivedAt.get(listing.id)?.getTime() ?? 0) > confirmedAt.getTime(),
      );
      return news.map((listing) => ({ alertId: id, listingId: listing.id }));
    });
    await insertHits(db, hits);
    const last = alerts.at(-1);
    if (!last || alerts.length < ALERTS_AT_ONCE) return;
    after = last.id;
  }
}

async function writeEmails(deps: AlertDeps): Promise<number> {
  let written = 0;
  for (;;) {
    const ids = await alertsWithNews(deps.db, { limit: LETTERS_AT_ONCE });
    let taken = 0;
    for (const id of ids) {
      const outcome = await transaction(deps.db, (tx) => writeEmail(tx, deps, id));
      if (outcome !== "taken-by-another") taken++;
      if (outcome === "written") written++;
    }
    // What another process is writing about is still listed until it is done.
    if (taken < LETTERS_AT_ONCE) return written;
  }
}

async function writeEmail(
  tx: Transaction,
  deps: AlertDeps,
  id: AlertId,
): Promise<"written" | "nothing-left" | "taken-by-another"> {
  const news = await takeNews(tx, id);
  if (!news) return "taken-by-another";
  const { alert, listingIds } = news;
  const listings = (await loadListings(tx, listingIds)).map(({ listing }) => listing).filter(({ free }) => free > 0);
  if (listings.length > 0) await noteTold(tx, { id, listingIds: listings.map((listing) => listing.id) });
  await forgetUntold(tx, id);
  if (listings.length === 0) return "nothing-left";
  const newest = listings
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || b.id - a.id)
    .slice(0, MOST_TOLD);
  const secret = newSecret();
  await insertEmail(
    tx,
    {
      kind: "alert-found",
      said: alert.said,
      listings: newest,
      more: listings.length - newest.length,
      filter: filterOf(alert),
      secret,
    },
    { alert, hash: hashOf(secret), compose: deps.composeAlert },
  );
  return "written";
}
