import type { Db } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import type { MailLimits } from "../../mail/limits.ts";
import type { CardGateway } from "../../payments/card-port.ts";
import type { ComposeLetter } from "../emails.ts";
import { findOrder } from "../orders.sql.server.ts";
import { insertEvent } from "./payments.sql.server.ts";
import { settlePayment } from "./settle-payment.server.ts";

type Desk = { db: Db; card: CardGateway; compose: ComposeLetter; mailLimits: MailLimits };

/**
 * Takes a message of the card provider, as often as it comes: what it leads to is done once. Refuses with
 * `webhook-unsigned`. Throws CardGatewayUnavailable where the money could not be moved yet: the provider sends it again.
 */
export async function recordCardEvent(desk: Desk, webhook: { rawBody: string; headers: Headers }) {
  const event = desk.card.parseWebhook(webhook.rawBody, webhook.headers);
  if (!event) return refuse.malformed({ code: "webhook-unsigned" });
  if (event.kind === "other") return ok(null);
  const provider = desk.card.name;
  await insertEvent(desk.db, { provider, eventId: event.id, kind: event.kind });
  const order = await findOrder(desk.db, { provider, paymentRef: event.ref });
  // Settled even where the event is known: its first coming may have died half-way. The message only says to look: what is
  // true now is asked for, so that old news, or news in any order, lead to the same.
  if (order) await settlePayment(desk, order.id, await desk.card.retrieve(event.ref));
  return ok(null);
}
