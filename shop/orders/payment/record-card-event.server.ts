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
 * Takes a message of the card provider, as often as it comes: what it leads to is done once. Refuses with
 * `webhook-unsigned`. Throws CardGatewayUnavailable where the money could not be moved yet: the provider sends it again.
 */
export async function recordCardEvent(deps: Deps, webhook: { rawBody: string; headers: Headers }) {
  const event = deps.card.parseWebhook(webhook.rawBody, webhook.headers);
  if (!event) return refuse.malformed({ code: "webhook-unsigned" });
  if (event.kind === "other") return ok(null);
  const provider = deps.card.name;
  await insertEvent(deps.db, { provider, eventId: event.id, kind: event.kind });
  const order = await findOrder(deps.db, { provider, paymentRef: event.ref });
  // Settled even where the event is known: its first coming may have died half-way. The message only says to look: what is
  // true now is asked for, so that old news, or news in any order, lead to the same.
  if (order) await settlePayment(deps, order.id, await deps.card.retrieve(event.ref));
  return ok(null);
}
