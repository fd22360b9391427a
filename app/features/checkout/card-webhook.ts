// The webhook of the card provider. The provider sends a message again after any answer but 200.

import type { Route } from "./+types/card-webhook";
import { recordCardEvent } from "../../../shop/orders/payment/record-card-event.server.ts";
import { askCardProvider } from "../../../shop/payments/ask-card-provider.ts";
import { shopContext } from "../../context.server.ts";
import { statusOf } from "../../domain-errors.server.ts";
import type { RouteHandle } from "../../route-handle.ts";

export const handle = { kind: "webhook", body: { size: "event", cards: "unsearched" } } satisfies RouteHandle;

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

export async function action({ request, context }: Route.ActionArgs) {
  const rawBody = await request.text();
  const recorded = await askCardProvider(() =>
    recordCardEvent(context.get(shopContext), { rawBody, headers: request.headers }),
  );
  if (recorded === "away") return new Response(null, { status: 503 });
  return new Response(null, { status: recorded.ok ? 200 : statusOf(recorded.domainError) });
}
