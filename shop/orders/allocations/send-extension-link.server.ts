import { attempt, type Db } from "../../../base/db.server.ts";
import type { OrderId, VisitorId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { enqueueEmail } from "../../mail/enqueue-email.server.ts";
import type { MailLimits } from "../../mail/limits.ts";
import { mayMail } from "../../mail/may-mail.server.ts";
import type { Holding } from "../../inventory/allocations/holder.ts";
import {
  countMail,
  extensionLinkOf,
  requestOfOrder,
  requestOfVisitor,
} from "../../inventory/allocations/allocation-requests.sql.server.ts";
import { reservationOf } from "../../inventory/allocations/allocations.sql.server.ts";
import type { BankAccount, ComposeEmail } from "../emails.ts";
import { findOrder } from "../orders.sql.server.ts";

const MOST_MAILS = 3;

type Deps = { db: Db; compose: ComposeEmail; bank: BankAccount; holding: Holding; mailLimits: MailLimits };

/**
 * Sends the e-mail with the link again to the same address: three times at most, a minute apart. Refuses with
 * `keep-over` (nothing waits for a link any more), `keep-mails-spent` or `too-many-mails` (the mailbox has reached its
 * limit, for any reason).
 */
export function sendExtensionLink(deps: Deps, of: { orderId: OrderId } | { visitorId: VisitorId }) {
  return attempt(deps.db, async (tx) => {
    const request = "orderId" in of ? await requestOfOrder(tx, of.orderId) : await requestOfVisitor(tx, of.visitorId);
    if (!request || request.confirmedAt !== null || request.isOver) return refuse.gone({ code: "keep-over" });
    const order = request.orderId === null ? null : await findOrder(tx, { id: request.orderId });
    const reservation = request.visitorId === null ? null : await reservationOf(tx, request.visitorId);
    if (order && order.state !== "awaiting-payment") return refuse.gone({ code: "keep-over" });
    if (!order && reservation?.listingId !== request.listingId) return refuse.gone({ code: "keep-over" });
    if (!(await countMail(tx, request.id, MOST_MAILS))) return refuse.tooMany({ code: "keep-mails-spent" });
    if (!(await mayMail(tx, deps.mailLimits, { to: request.email, reason: "order" })))
      return refuse.tooMany({ code: "too-many-mails" });
    const extensionLink = extensionLinkOf(request.id, deps.holding.secret);
    const { language } = request;
    const to = { key: `keep ${request.id} ${request.mails + 1}`, recipient: request.email, language };
    if (order) {
      const email = {
        kind: "order-awaits-transfer" as const,
        order,
        bank: deps.bank,
        until: request.fullUntil,
        extensionLink,
      };
      await enqueueEmail(tx, { ...to, ...deps.compose(email, language) });
    } else if (reservation) {
      const { listingId, title, until } = reservation;
      await enqueueEmail(tx, {
        ...to,
        ...deps.compose({ kind: "unit-reserved", listingId, title, until, extensionLink }, language),
      });
    }
    return ok({ email: request.email });
  });
}
