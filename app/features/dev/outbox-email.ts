// One email as a mail program would render it.

import type { Route } from "./+types/outbox-email";
import { readOutbox } from "../../../shop/mail/read-outbox.server.ts";
import { shopContext } from "../../context.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { mayReadOutbox } from "../../shared/dev/outbox.view.server.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const emailMessages = mayReadOutbox(request, shop.env) ? await readOutbox(shop) : [];
  const emailMessage = emailMessages.find((emailMessage) => String(emailMessage.id) === params.id);
  if (!emailMessage) return new Response(null, { status: 404 });
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
  return new Response(emailMessage.htmlBody, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": policy,
    },
  });
}
