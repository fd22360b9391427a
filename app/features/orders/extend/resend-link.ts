// /keep-again: sends the email again whose link extends the allocation of a guest's order or reservation. Redirects back to
// the page with the form.

import { redirect } from "react-router";
import type { Route } from "./+types/resend-link";
import { sendExtensionLink } from "../../../../shop/orders/allocations/send-extension-link.server.ts";
import { shopContext } from "../../../context.server.ts";
import { readFields, visitorOf } from "../../../edge.server.ts";
import { localAddress } from "../../../server/target.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { links } from "../../../links.ts";
import { orderWith } from "../../../shared/orders/authorize-order.server.ts";

export const handle = { body: { size: "form", rate: "email" } } satisfies RouteHandle;

export function loader() {
  return redirect(links.account());
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const fields = await readFields(request);
  const back = new URL(localAddress(fields?.["back"]) ?? links.account(), shop.env.PUBLIC_URL);
  const number = fields?.["number"];
  const visitorId = await visitorOf(request, shop);
  const of = number
    ? { orderId: (await orderWith(shop, { number, visitorId, key: back.searchParams.get("key") })).id }
    : visitorId
      ? { visitorId }
      : null;
  const sent = of ? await sendExtensionLink(shop, of) : null;
  back.searchParams.set("again", sent?.ok ? "sent" : sent?.domainError.code === "too-many-mails" ? "full" : "no");
  return redirect(back.pathname + back.search);
}
