// /alerts/confirm: the target of the link in the email that asks to confirm an alert. Only the button turns it on: mail
// scanners follow links but press no buttons.

import { data } from "react-router";
import type { Route } from "./+types/alert-confirm";
import { confirmAlert } from "../../../../shop/saved/alerts/confirm-alert.server.ts";
import { shopContext } from "../../../context.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
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
  return found?.alert.confirms ? data(found.view) : data(null, { status: 404 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const found = await alertAt(request, shop);
  if (!found) return data(null, { status: 404 });
  const answer = await confirmAlert(shop, found.secret);
  return answer.ok ? data(null) : data(answer.domainError, { status: statusOf(answer.domainError) });
}

export default function AlertConfirm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AlertLinkScreen
      step="confirm"
      view={loaderData}
      isDone={loaderData?.isActive ?? false}
      domainError={actionData ?? null}
    />
  );
}
