// The card provider's messages. Anything but 200 makes it send them again.

import type { Route } from "./+types/card-webhook";
import { recordCardEvent } from "../../shop/orders/record-card-event.server.ts";
import { CardGatewayUnavailable } from "../../shop/payments/card-port.ts";
import { shopContext } from "../context.server.ts";
import { statusOf } from "../refusals.server.ts";
import type { RouteHandle } from "../route-handle.ts";

export const handle = { kind: "webhook", body: { size: "event", cards: "unsearched" } } satisfies RouteHandle;

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

export async function action({ request, context }: Route.ActionArgs) {
  try {
    const recorded = await recordCardEvent(context.get(shopContext), { rawBody: await request.text(), headers: request.headers });
    return new Response(null, { status: recorded.ok ? 200 : statusOf(recorded.refusal) });
  } catch (error) {
    if (error instanceof CardGatewayUnavailable) return new Response(null, { status: 503 });
    throw error;
  }
}
