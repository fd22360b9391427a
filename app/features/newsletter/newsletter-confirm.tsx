// /newsletter/confirm: the target of the link in the e-mail. Only the button confirms: mail scanners follow links but press
// no buttons.

import { data } from "react-router";
import type { Route } from "./+types/newsletter-confirm";
import { confirmSubscription } from "../../../shop/newsletter/confirm-subscription.server.ts";
import { findPending } from "../../../shop/newsletter/find-subscription.server.ts";
import { shopContext } from "../../context.server.ts";
import { statusOf } from "../../domain-errors.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { NewsletterLinkPage } from "./components/newsletter-link-page.tsx";

export const handle = { words: ["newsletter"], body: { size: "form" } } satisfies RouteHandle;

const tokenIn = (request: Request) => new URL(request.url).searchParams.get("token");

export async function loader({ request, context }: Route.LoaderArgs) {
  const pending = await findPending(context.get(shopContext), tokenIn(request));
  return pending ? data({ email: pending.email }) : data({ email: null }, { status: 404 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const pending = await findPending(shop, tokenIn(request));
  if (!pending) return data({ isDone: false }, { status: 404 });
  const confirmed = await confirmSubscription(shop, { secret: pending.secret });
  // The link is used by now, so that the loader finds it no more: the status is that of the form.
  return confirmed.ok
    ? data({ isDone: true }, { status: 200 })
    : data({ isDone: false }, { status: statusOf(confirmed.domainError) });
}

export default function NewsletterConfirm({ loaderData: { email }, actionData }: Route.ComponentProps) {
  return <NewsletterLinkPage step="confirm" email={email} isDone={actionData?.isDone ?? false} />;
}
