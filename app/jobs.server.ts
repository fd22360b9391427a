// Background jobs. One table: each job looks for rows that are due, and processes them.
// Invariant: a job never overlaps with itself in this process, and is safe beside the same job in another process.

import type { Logger } from "pino";
import { HOUR, MINUTE, SECOND } from "../base/clock.ts";
import type { Database, Transaction } from "../base/db.server.ts";
import { inviteAccount } from "../shop/accounts/invite-account.server.ts";
import { mailOwners } from "../shop/accounts/staff/mail-owners.server.ts";
import { deleteExpired } from "../shop/accounts/retention.server.ts";
import { deleteExpiredSubscribers } from "../shop/newsletter/retention.server.ts";
import { deleteGuestCarts } from "../shop/cart/retention.server.ts";
import { deleteGuestFavourites, deleteExpiredViewed } from "../shop/saved/retention.server.ts";
import { deleteGuestPcs } from "../shop/own-pc/retention.server.ts";
import { deleteGuestBuilds } from "../shop/configurator/retention.server.ts";
import { sendAlerts } from "../shop/saved/alerts/send-alerts.server.ts";
import { deliverEvents, type PausedEndpoint } from "../shop/integrations/deliver-events.server.ts";
import { deleteOldDeliveriesOfAll } from "../shop/integrations/view-webhooks.server.ts";
import { submitDocuments } from "../shop/invoices/e-factura/submit-documents.server.ts";
import { issueDocuments } from "../shop/invoices/issue-documents.server.ts";
import { clearOldEmails } from "../shop/mail/retention.server.ts";
import { deleteErasedFiles } from "../shop/mail/delete-erased-files.server.ts";
import { sendEmails } from "../shop/mail/send-emails.server.ts";
import { deleteGuestDrafts, deleteOldHolders } from "../shop/orders/retention.server.ts";
import { expireOrders } from "../shop/orders/expire-orders.server.ts";
import { settleAccountRequests } from "../shop/orders/settle-account-requests.server.ts";
import { settleOpenPayments } from "../shop/orders/payment/settle-open-payments.server.ts";
import { settleOpenRefunds } from "../shop/orders/payment/settle-open-refunds.server.ts";
import { feedRecords } from "../shop/passport/feed-records.server.ts";
import { blockRecalledUnits } from "../shop/safety/block-recalled-units.server.ts";
import { publishRoots } from "../shop/passport/publish-roots.server.ts";
import { sealEvents } from "../shop/passport/seal-events.server.ts";
import { storePageViews } from "../shop/reports/store-page-views.server.ts";
import { askForReviews } from "../shop/reviews/ask-for-reviews.server.ts";
import { refreshLockers } from "../shop/shipments/refresh-lockers.server.ts";
import { cancelAtCourier } from "../shop/shipments/cancel-shipment.server.ts";
import { createAwbs } from "../shop/shipments/create-awbs.server.ts";
import { followShipments } from "../shop/shipments/follow-shipments.server.ts";
import { sendLabels } from "../shop/shipments/send-labels.server.ts";
import { trackShipments } from "../shop/shipments/track-shipments.server.ts";
import { runMarkDowns } from "../shop/stock/bulk/run-mark-downs.server.ts";
import { expireTradeIns } from "../shop/trade-in/expire-trade-ins.server.ts";
import { settleExtensions } from "../shop/returns/settle-extensions.server.ts";
import { deleteOldClaimPhotos } from "../shop/returns/retention.server.ts";
import { deleteOldIdentities, deleteOldPhotos, deleteOldTradeIns } from "../shop/trade-in/retention.server.ts";
import { resealIdentities } from "../shop/trade-in/seller-documents/reseal-identities.server.ts";
import { remindSellers } from "../shop/trade-in/remind-sellers.server.ts";

export type Job<On> = {
  readonly name: string;
  /** Milliseconds from the end of one run to the start of the next. */
  readonly every: number;
  /** A channel of the database whose notifications start it at once. */
  readonly wokenBy?: string;
  run(on: On): Promise<unknown>;
};

type NeededBy<Verb extends (deps: never, ...given: never[]) => unknown> = Parameters<Verb>[0];

/** What the jobs need of the Shop that the composition builds. */
type Deps = NeededBy<typeof settleOpenPayments> &
  NeededBy<typeof settleOpenRefunds> &
  NeededBy<typeof expireOrders> &
  NeededBy<typeof issueDocuments> &
  NeededBy<typeof settleExtensions> &
  NeededBy<typeof submitDocuments> &
  NeededBy<typeof sendEmails> &
  NeededBy<typeof deleteErasedFiles> &
  NeededBy<typeof sendAlerts> &
  NeededBy<typeof expireTradeIns> &
  NeededBy<typeof resealIdentities> &
  NeededBy<typeof settleAccountRequests> &
  NeededBy<typeof storePageViews> &
  NeededBy<typeof askForReviews> &
  NeededBy<typeof runMarkDowns> &
  NeededBy<typeof createAwbs> &
  NeededBy<typeof followShipments> &
  NeededBy<typeof sendLabels> &
  NeededBy<typeof deliverEvents> &
  NeededBy<typeof sealEvents> &
  Parameters<typeof inviteAccount>[1] &
  Parameters<typeof mailOwners>[1];

/** Tells the owners, once for each time that an endpoint is paused, that nothing is sent to it any more. */
function notifyOfPause(
  tx: Transaction,
  shop: Parameters<typeof mailOwners>[1],
  { id, name: endpointName, failingSince: since }: PausedEndpoint,
): Promise<void> {
  return mailOwners(tx, shop, {
    key: `webhook-paused ${id} ${since.toISOString()}`,
    emailTo: (name) => ({ kind: "webhook-paused", name, endpoint: id, endpointName, since }),
  });
}

const UNTOUCHED_FOR = { minutes: 1 };

export const jobs: readonly Job<Deps>[] = [
  // Settles what a lost webhook of the card provider left open.
  { name: "settle open payments", every: 30 * SECOND, run: (shop) => settleOpenPayments(shop, UNTOUCHED_FOR) },
  { name: "take recalled units off sale", every: MINUTE, run: blockRecalledUnits },
  { name: "settle open refunds", every: 30 * SECOND, run: (shop) => settleOpenRefunds(shop, UNTOUCHED_FOR) },
  { name: "cancel unpaid orders", every: MINUTE, run: expireOrders },
  { name: "settle withdrawals from extended warranties", every: 30 * SECOND, run: settleExtensions },
  { name: "create AWBs", every: 15 * SECOND, wokenBy: "shipment_due", run: createAwbs },
  { name: "cancel shipments at the courier", every: 15 * SECOND, wokenBy: "shipment_due", run: cancelAtCourier },
  // Once a day: the row says when each courier was asked.
  { name: "refresh the list of lockers", every: MINUTE, run: refreshLockers },
  { name: "send labels to sellers", every: 20 * SECOND, run: sendLabels },
  { name: "track parcels", every: 10 * SECOND, run: trackShipments },
  { name: "let orders follow their parcels", every: 10 * SECOND, run: followShipments },
  { name: "begin and end mark-downs", every: 15 * SECOND, run: runMarkDowns },
  { name: "expire trade-in offers", every: MINUTE, run: expireTradeIns },
  { name: "remind sellers of offers that expire soon", every: 10 * MINUTE, run: remindSellers },
  { name: "issue invoices and credit notes", every: MINUTE, wokenBy: "paper_due", run: issueDocuments },
  { name: "submit invoices to e-Factura", every: MINUTE, run: submitDocuments },
  {
    name: "invite buyers who asked for an account",
    every: 30 * SECOND,
    wokenBy: "account_wished",
    run: (shop) => settleAccountRequests(shop, { invite: (tx, request) => inviteAccount(tx, shop, request) }),
  },
  { name: "delete files of erased e-mails", every: MINUTE, run: deleteErasedFiles },
  { name: "send e-mails", every: 15 * SECOND, wokenBy: "letter_written", run: sendEmails },
  // The first retry comes after five seconds.
  {
    name: "deliver events",
    every: 5 * SECOND,
    wokenBy: "event_written",
    run: (shop) => deliverEvents(shop, { whenPaused: (tx, paused) => notifyOfPause(tx, shop, paused) }),
  },
  // Together with an e-mail's delay this stays within the five minutes that the shop promises.
  { name: "send alerts", every: 20 * SECOND, run: sendAlerts },
  { name: "ask buyers for reviews", every: 10 * MINUTE, run: askForReviews },
  { name: "sign events of passports", every: 15 * SECOND, wokenBy: "passport_due", run: (shop) => sealEvents(shop) },
  { name: "read old records into passports", every: 30 * SECOND, run: (shop) => feedRecords(shop) },
  { name: "publish daily roots of passports", every: 10 * MINUTE, run: publishRoots },
  { name: "store page views", every: 10 * SECOND, run: storePageViews },
  { name: "delete old sessions and keys", every: HOUR, run: deleteExpired },
  { name: "delete holders of old allocations", every: 10 * MINUTE, run: deleteOldHolders },
  { name: "delete contents of old e-mails", every: 6 * HOUR, run: clearOldEmails },
  { name: "delete old deliveries of events", every: 6 * HOUR, run: deleteOldDeliveriesOfAll },
  { name: "delete photos of old trade-ins", every: 6 * HOUR, run: deleteOldPhotos },
  { name: "delete photos of ended claims", every: 6 * HOUR, run: deleteOldClaimPhotos },
  { name: "delete old views", every: 6 * HOUR, run: deleteExpiredViewed },
  { name: "delete expired subscribers", every: 6 * HOUR, run: deleteExpiredSubscribers },
  { name: "delete old carts of guests", every: 6 * HOUR, run: deleteGuestCarts },
  { name: "delete old favourites of guests", every: 6 * HOUR, run: deleteGuestFavourites },
  { name: "delete old builds of guests", every: 6 * HOUR, run: deleteGuestBuilds },
  { name: "delete old PCs of guests", every: 6 * HOUR, run: deleteGuestPcs },
  { name: "delete old checkout drafts of guests", every: 6 * HOUR, run: deleteGuestDrafts },
  { name: "delete old identities of sellers", every: 6 * HOUR, run: deleteOldIdentities },
  { name: "encrypt identities with the current key", every: 10 * MINUTE, run: resealIdentities },
  { name: "delete old trade-ins without a sale", every: 6 * HOUR, run: deleteOldTradeIns },
];

type Notifications = Pick<Database, "listen">;

/** The same jobs, of which those that run each minute or more often run each `every` milliseconds. */
export function runningEach<On>(table: readonly Job<On>[], every: number): Job<On>[] {
  return table.map((job) => (job.every <= MINUTE ? { ...job, every: Math.min(every, job.every) } : job));
}

/** Starts every job of the table; those with a channel run once at once. Returns a function that stops them. */
export async function startJobs<On extends { readonly log: Pick<Logger, "error"> }>(
  table: readonly Job<On>[],
  { on, notifications }: { on: On; notifications: Notifications },
): Promise<() => Promise<void>> {
  const running = await Promise.all(table.map((job) => startJob(job, on, notifications)));
  return async () => {
    await Promise.all(running.map((stop) => stop()));
  };
}

async function startJob<On extends { readonly log: Pick<Logger, "error"> }>(
  job: Job<On>,
  on: On,
  notifications: Notifications,
): Promise<() => Promise<void>> {
  const { name, every, wokenBy } = job;
  let stopped = false;
  let woken = false;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> | null = null;

  function begin(): void {
    clearTimeout(timer);
    woken = false;
    current = job.run(on).then(
      () => {},
      (error: unknown) => on.log.error({ err: error, job: name }, "a job failed"),
    );
    void current.then(() => {
      current = null;
      if (stopped) return;
      if (woken) begin();
      else timer = setTimeout(begin, every).unref();
    });
  }

  function wake(): void {
    if (stopped) return;
    woken = true;
    if (!current) begin();
  }

  const stopListening = wokenBy === undefined ? null : await notifications.listen(wokenBy, wake);
  if (stopListening) wake();
  else timer = setTimeout(begin, every).unref();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await stopListening?.();
    await current;
  };
}
