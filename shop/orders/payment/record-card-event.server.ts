import type { Db } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import type { MailLimits } from "../../mail/limits.ts";
import type { CardGateway } from "../../payments/card-port.ts";
import type { ComposeEmail } from "../emails.ts";
import { findOrder } from "../orders.sql.server.ts";
import { insertEvent } from "./payments.sql.server.ts";
import { settlePayment } from "./settle-payment.server.ts";

type Deps = { db: Db; card: CardGateway; compose: ComposeEmail; mailLimits: MailLimits };

/**
 * Handles an event of the card provider; a repeated event has no further effect. Refuses with `webhook-unsigned`.
 * Throws CardGatewayUnavailable if the money could not be moved yet: the provider sends the event again.
 */
export async function recordCardEvent(deps: Deps, webhook: { rawBody: string; headers: Headers }) {
  const event = deps.card.parseWebhook(webhook.rawBody, webhook.headers);
  if (!event) return refuse.malformed({ code: "webhook-unsigned" });
  if (event.kind === "other") return ok(null);
  const provider = deps.card.name;
  await insertEvent(deps.db, { provider, eventId: event.id, kind: event.kind });
  const order = await findOrder(deps.db, { provider, paymentRef: event.ref });
  // Settles even a known event: its first delivery may have failed half-way. The event only triggers a look at the
  // current state, so late events and events in any order lead to the same end.
  if (order) await settlePayment(deps, order.id, await deps.card.retrieve(event.ref));
  return ok(null);
}
