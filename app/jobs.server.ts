// Background jobs. One table: each job looks for rows that are due, and processes them.
// Invariant: a job never overlaps with itself in this process, and is safe beside the same job in another process.

import type { Logger } from "pino";
import { HOUR, MINUTE, SECOND } from "../base/clock.ts";
import type { Database } from "../base/db.server.ts";
import { inviteAccount } from "../shop/accounts/invite-account.server.ts";
import { forgetOld } from "../shop/accounts/retention.server.ts";
import { forgetCartsOfGuests } from "../shop/cart/retention.server.ts";
import { forgetFavouritesOfGuests, forgetViewed } from "../shop/saved/retention.server.ts";
import { forgetBuildsOfGuests } from "../shop/configurator/retention.server.ts";
import { tellAlerts } from "../shop/saved/alerts/tell-alerts.server.ts";
import { issueDocuments } from "../shop/invoices/issue-documents.server.ts";
import { forgetOldEmails } from "../shop/mail/retention.server.ts";
import { sendEmails } from "../shop/mail/send-emails.server.ts";
import { forgetDraftsOfGuests, forgetHolders } from "../shop/orders/retention.server.ts";
import { expireOrders } from "../shop/orders/expire-orders.server.ts";
import { settleAccountWishes } from "../shop/orders/settle-account-wishes.server.ts";
import { settleOpenPayments } from "../shop/orders/payment/settle-open-payments.server.ts";
import { settleOpenRefunds } from "../shop/orders/payment/settle-open-refunds.server.ts";
import { expireTradeIns } from "../shop/trade-in/expire-trade-ins.server.ts";
import { forgetPhotos, forgetTradeIns } from "../shop/trade-in/retention.server.ts";
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
  NeededBy<typeof sendEmails> &
  NeededBy<typeof tellAlerts> &
  NeededBy<typeof expireTradeIns> &
  NeededBy<typeof settleAccountWishes> &
  Parameters<typeof inviteAccount>[1];

const UNTOUCHED_FOR = { minutes: 1 };

export const jobs: readonly Job<Deps>[] = [
  // Settles what a lost webhook of the card provider left open.
  { name: "settle open payments", every: 30 * SECOND, run: (shop) => settleOpenPayments(shop, UNTOUCHED_FOR) },
  { name: "settle open refunds", every: 30 * SECOND, run: (shop) => settleOpenRefunds(shop, UNTOUCHED_FOR) },
  { name: "cancel what was not paid", every: MINUTE, run: expireOrders },
  { name: "end what sellers did not answer", every: MINUTE, run: expireTradeIns },
  { name: "tell sellers what ends soon", every: 10 * MINUTE, run: remindSellers },
  { name: "issue invoices and credit notes", every: MINUTE, wokenBy: "paper_due", run: issueDocuments },
  {
    name: "invite buyers who asked for an account",
    every: 30 * SECOND,
    wokenBy: "account_wished",
    run: (shop) => settleAccountWishes(shop, { invite: (tx, wish) => inviteAccount(tx, shop, wish) }),
  },
  { name: "send letters", every: 15 * SECOND, wokenBy: "letter_written", run: sendEmails },
  // Together with an e-mail's delay this stays within the five minutes that the shop promises.
  { name: "tell who waits for it what has arrived", every: 20 * SECOND, run: tellAlerts },
  { name: "forget old sessions and keys", every: HOUR, run: forgetOld },
  { name: "forget by whom goods were held", every: 10 * MINUTE, run: forgetHolders },
  { name: "forget what was in old letters", every: 6 * HOUR, run: forgetOldEmails },
  { name: "forget photos of what was sold long ago", every: 6 * HOUR, run: forgetPhotos },
  { name: "forget what was looked at long ago", every: 6 * HOUR, run: forgetViewed },
  { name: "forget old carts without an account", every: 6 * HOUR, run: forgetCartsOfGuests },
  { name: "forget old favourites without an account", every: 6 * HOUR, run: forgetFavouritesOfGuests },
  { name: "forget old builds without an account", every: 6 * HOUR, run: forgetBuildsOfGuests },
  { name: "forget what was typed at old checkouts without an account", every: 6 * HOUR, run: forgetDraftsOfGuests },
  { name: "forget what was never sold", every: 6 * HOUR, run: forgetTradeIns },
];

type Notifications = Pick<Database, "listen">;

/** Starts every job of the table; those with a channel run once at once. Returns a function that stops them. */
export async function startJobs<On extends { readonly log: Pick<Logger, "error"> }>(
  table: readonly Job<On>[],
  { on, notifications }: { on: On; notifications: Notifications },
): Promise<() => Promise<void>> {
  const running = await Promise.all(table.map((round) => keep(round, on, notifications)));
  return async () => {
    await Promise.all(running.map((stop) => stop()));
  };
}

async function keep<On extends { readonly log: Pick<Logger, "error"> }>(
  round: Job<On>,
  on: On,
  notifications: Notifications,
): Promise<() => Promise<void>> {
  const { name, every, wokenBy } = round;
  let stopped = false;
  let woken = false;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> | null = null;

  function begin(): void {
    clearTimeout(timer);
    woken = false;
    current = round.run(on).then(
      () => {},
      (error: unknown) => on.log.error({ err: error, round: name }, "a round failed"),
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
