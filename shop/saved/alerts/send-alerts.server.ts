import { transaction, type Db, type Transaction } from "../../../base/db.server.ts";
import type { AlertId, ListingId } from "../../../base/id.ts";
import { mailedSecretHash, newMailedSecret } from "../../../base/secrets/mailed-secret.server.ts";
import { productTypeOf, type ProductType } from "../../catalogue/product-type.ts";
import { filterOf, MAX_LISTINGS_PER_EMAIL } from "./alert.ts";
import {
  activeAlertsAfter,
  alertsWithMatches,
  anyActive,
  arrivalsSince,
  claimScan,
  finishScan,
  deleteOldAlerts,
  deleteUnsentHits,
  insertHits,
  insertEmail,
  markNotified,
  takeMatches,
} from "./alerts.sql.server.ts";
import type { AlertDeps } from "./request-alert.server.ts";
import { loadListings } from "../../catalogue/catalogue.sql.server.ts";
import type { Listing } from "../../catalogue/listing.ts";
import { SearchIndex } from "../../catalogue/search/search-index.ts";

const ARRIVAL_BATCH = 1000;
const ALERT_BATCH = 200; // small, so that other requests run in between
const EMAIL_BATCH = 50;

/**
 * Matches new arrivals against the alerts and enqueues one email per alert with what is new, never the same listing
 * twice. Several processes may run it at once. Returns the number of emails.
 */
export async function sendAlerts(deps: AlertDeps): Promise<number> {
  const scan = await claimScan(deps.db);
  if (scan) {
    if (await anyActive(deps.db)) await findHits(deps.db, scan.since);
    await deleteOldAlerts(deps.db);
    await finishScan(deps.db, scan);
  }
  return await enqueueEmails(deps);
}

async function findHits(db: Db, since: Date): Promise<void> {
  const arrivals = await arrivalsSince(db, since);
  for (let start = 0; start < arrivals.length; start += ARRIVAL_BATCH) {
    const batch = arrivals.slice(start, start + ARRIVAL_BATCH);
    const arrivedAt = new Map(batch.map(({ listingId, at }) => [listingId, at]));
    const stocked = await loadListings(db, [...arrivedAt.keys()]);
    const indexes = indexesOf(stocked.flatMap(({ listing }) => (listing.free > 0 ? [listing] : [])));
    if (indexes.size > 0) await matchAgainstAlerts(db, { indexes, arrivedAt });
  }
}

/** Search indexes of the new arrivals, so that an alert's filter matches exactly as on the list. */
function indexesOf(listings: readonly Listing[]): Map<ProductType, SearchIndex> {
  const indexes = new Map<ProductType, SearchIndex>();
  for (const [productType, found] of Map.groupBy(listings, productTypeOf)) {
    const index = new SearchIndex(productType);
    for (const _ of index.fillInSteps(found)); // At most a thousand: no need to yield.
    indexes.set(productType, index);
  }
  return indexes;
}

async function matchAgainstAlerts(
  db: Db,
  arrived: { indexes: Map<ProductType, SearchIndex>; arrivedAt: Map<ListingId, Date> },
): Promise<void> {
  const productTypes = [...arrived.indexes.keys()];
  let after: AlertId | null = null;
  for (;;) {
    const alerts = await activeAlertsAfter(db, { after, productTypes, limit: ALERT_BATCH });
    const hits = alerts.flatMap(({ id, productType, query, confirmedAt }) => {
      const matches = arrived.indexes.get(productType)?.everyMatch(filterOf({ productType, query })) ?? [];
      // Listings that were available when the alert was confirmed are not new.
      const fresh = matches.filter(
        (listing) => (arrived.arrivedAt.get(listing.id)?.getTime() ?? 0) > confirmedAt.getTime(),
      );
      return fresh.map((listing) => ({ alertId: id, listingId: listing.id }));
    });
    await insertHits(db, hits);
    const last = alerts.at(-1);
    if (!last || alerts.length < ALERT_BATCH) return;
    after = last.id;
  }
}

async function enqueueEmails(deps: AlertDeps): Promise<number> {
  let written = 0;
  for (;;) {
    const ids = await alertsWithMatches(deps.db, { limit: EMAIL_BATCH });
    let taken = 0;
    for (const id of ids) {
      const outcome = await transaction(deps.db, (tx) => enqueueAlertEmail(tx, deps, id));
      if (outcome !== "taken-by-another") taken++;
      if (outcome === "written") written++;
    }
    // Alerts that another process is handling are still returned until it commits.
    if (taken < EMAIL_BATCH) return written;
  }
}

async function enqueueAlertEmail(
  tx: Transaction,
  deps: AlertDeps,
  id: AlertId,
): Promise<"written" | "nothing-left" | "taken-by-another"> {
  const fresh = await takeMatches(tx, id);
  if (!fresh) return "taken-by-another";
  const { alert, listingIds } = fresh;
  const listings = (await loadListings(tx, listingIds)).map(({ listing }) => listing).filter(({ free }) => free > 0);
  if (listings.length > 0) await markNotified(tx, { id, listingIds: listings.map((listing) => listing.id) });
  await deleteUnsentHits(tx, id);
  if (listings.length === 0) return "nothing-left";
  const newest = listings
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || b.id - a.id)
    .slice(0, MAX_LISTINGS_PER_EMAIL);
  const secret = newMailedSecret();
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
    { alert, hash: mailedSecretHash(secret), compose: deps.composeAlert },
  );
  return "written";
}
