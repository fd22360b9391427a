// /newsletter/off: unsubscribes, from any newsletter. The unsubscribe button of a mail program posts here too (RFC 8058).

import { data } from "react-router";
import type { Route } from "./+types/newsletter-off";
import { findSubscription } from "../../../shop/newsletter/find-subscription.server.ts";
import { unsubscribe } from "../../../shop/newsletter/unsubscribe.server.ts";
import { shopContext } from "../../context.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { NewsletterLinkPage } from "./components/newsletter-link-page.tsx";

export const handle = { words: ["newsletter"], body: { size: "form" } } satisfies RouteHandle;

const tokenIn = (request: Request) => new URL(request.url).searchParams.get("token");

export async function loader({ request, context }: Route.LoaderArgs) {
  const found = await findSubscription(context.get(shopContext), tokenIn(request));
  if (!found) return data({ email: null, isOff: false }, { status: 404 });
  return data({ email: found.email, isOff: found.state === "unsubscribed" });
}

/** Answers without a redirect: mail programs do not follow one after their post. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const found = await findSubscription(shop, tokenIn(request));
  if (!found) return data(null, { status: 404 });
  await unsubscribe(shop, { linkKey: found.linkKey });
  return data(null);
}

export default function NewsletterOff({ loaderData: { email, isOff } }: Route.ComponentProps) {
  return <NewsletterLinkPage step="off" email={email} isDone={isOff} />;
}
