// /alerts/off: ends an alert, from any of its emails. The unsubscribe button of a mail program posts here too (RFC 8058).

import { data } from "react-router";
import type { Route } from "./+types/alert-off";
import { stopAlert } from "../../../../shop/saved/alerts/stop-alert.server.ts";
import { shopContext } from "../../../context.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { AlertLinkScreen } from "./components/alert-link-page.tsx";
import { alertAt } from "./alerts.action.server.ts";

export const handle = {
  words: ["saved-alerts", "domain-errors"],
  purpose: "form",
  body: { size: "form" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const found = await alertAt(request, context.get(shopContext));
  return found ? data(found.view) : data(null, { status: 404 });
}

/** Answers without a redirect: mail programs do not follow one after their post. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const found = await alertAt(request, shop);
  if (!found) return data(null, { status: 404 });
  await stopAlert(shop, found.secret);
  return data(null);
}

export default function AlertOff({ loaderData }: Route.ComponentProps) {
  return (
    <AlertLinkScreen
      step="off"
      view={loaderData}
      isDone={loaderData !== null && !loaderData.isActive}
      domainError={null}
    />
  );
}
