import { createHmac } from "node:crypto";
import { DAY, type Clock } from "../../base/clock.ts";
import { transaction, type Db, type Transaction } from "../../base/db.server.ts";
import type { OrderId } from "../../base/id.ts";
import { plainEmail } from "../../base/plain-email.ts";
import { enqueueEmail } from "../mail/enqueue-email.server.ts";
import type { MailLimits } from "../mail/limits.ts";
import { mayMail } from "../mail/may-mail.server.ts";
import type { Order } from "../orders/order.ts";
import { findOrder } from "../orders/orders.sql.server.ts";
import type { ComposeReviewEmail } from "./emails.ts";
import {
  deleteRequest,
  hasRefused,
  insertReviewOptOut,
  insertRequest,
  keptGoods,
  ordersToAsk,
  reviewsOfOrder,
} from "./reviews.sql.server.ts";

type Log = { error(details: unknown, message: string): void };
type Deps = {
  db: Db;
  clock: Clock;
  log: Log;
  deadlines: { reviewDays: number };
  mailLimits: MailLimits;
  composeReview: ComposeReviewEmail;
};

/** An order that was delivered longer ago is not asked about any more. */
const REVIEW_REQUEST_DAYS = 30;
const ORDERS_A_RUN = 200;

/**
 * Background job: some days after the delivery, asks the buyer of each order once for reviews of what they kept and have
 * not reviewed. A mailbox at its e-mail limit waits for a later run; one that refused such e-mails gets none. Returns how
 * many were asked.
 */
export async function askForReviews(deps: Deps): Promise<number> {
  const until = new Date(deps.clock.now().getTime() - deps.deadlines.reviewDays * DAY);
  const after = new Date(until.getTime() - REVIEW_REQUEST_DAYS * DAY);
  let sent = 0;
  for (const id of await ordersToAsk(deps.db, { after, until, most: ORDERS_A_RUN })) {
    try {
      if (await transaction(deps.db, (tx) => ask(tx, deps, id))) sent += 1;
    } catch (error) {
      deps.log.error({ err: error, order: id }, "a buyer was not asked for reviews");
    }
  }
  return sent;
}

/** The row decides: of two processes one inserts it, and the other waits for it and writes nothing. */
async function ask(tx: Transaction, deps: Deps, id: OrderId): Promise<boolean> {
  const order = await findOrder(tx, { id });
  if (!order || order.state !== "delivered") return false;
  const goods = await goodsToReview(tx, id);
  const mayAsk = goods.length > 0 && !(await hasRefused(tx, mailboxKey(deps.mailLimits, order.email)));
  if (!(await insertRequest(tx, id, mayAsk)) || !mayAsk) return false;
  if (!(await mayMail(tx, deps.mailLimits, { to: order.email, reason: "receipt" }))) {
    await deleteRequest(tx, id);
    return false;
  }
  const { stopLink, ...texts } = deps.composeReview({ kind: "review-request", order, goods }, order.language);
  return enqueueEmail(tx, {
    key: `review request ${order.number}`,
    recipient: order.email,
    language: order.language,
    unsubscribeLink: stopLink,
    ...texts,
  });
}

async function goodsToReview(tx: Transaction, id: OrderId): Promise<string[]> {
  const [goods, reviews] = [await keptGoods(tx, id), await reviewsOfOrder(tx, id)];
  const reviewed = new Set(reviews.map(({ listingId }) => listingId));
  return goods.flatMap(({ listingId, title }) => (reviewed.has(listingId) ? [] : [title]));
}

/** The buyer of this order wants no e-mails that ask for reviews, of any order. Refuses nothing. */
export async function stopAsking(
  deps: { db: Db; mailLimits: MailLimits },
  { email }: Pick<Order, "email">,
): Promise<void> {
  await transaction(deps.db, (tx) => insertReviewOptOut(tx, mailboxKey(deps.mailLimits, email)));
}

/** The address itself is not kept: the refusal outlives the person's other data. */
function mailboxKey({ secret }: MailLimits, email: string): string {
  return createHmac("sha256", secret)
    .update(`no review requests to ${plainEmail(email)}`)
    .digest("hex");
}
