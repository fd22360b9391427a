// /my-pc/build: the visitor's own PC with parts of the shop in it. The address is the build; only what is new is sold.

import { data, redirect } from "react-router";
import type { Route } from "./+types/own-build";
import { addAllToCart } from "../../../../shop/cart/add-all-to-cart.server.ts";
import { readOwnBuild } from "../../../../shop/configurator/build-address.ts";
import { viewOwnBuild } from "../../../../shop/configurator/view-own-build.server.ts";
import { getOwnPc } from "../../../../shop/own-pc/get-own-pc.server.ts";
import { languageContext, shopContext } from "../../../context.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { pageOf, readFields, visitorFor, visitorOf } from "../../../edge.server.ts";
import { links } from "../../../links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { OwnBuildScreen } from "./components/own-build-screen.tsx";
import { ownBuildPageView } from "./own-build.view.server.ts";

export const handle = {
  words: ["own-pc", "configurator", "cart", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const pc = await getOwnPc(shop, await visitorOf(request, shop));
  const address = readOwnBuild(new URL(pageOf(request), request.url).searchParams);
  const language = context.get(languageContext);
  return { view: pc && ownBuildPageView(shop, { pc, address, language }) };
}

/** Puts the parts into the cart: all or none, and none that does not fit. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const fields = await readFields(request);
  const { visitorId, headers } = await visitorFor(request, shop);
  const pc = await getOwnPc(shop, visitorId);
  const address = readOwnBuild(new URL(pageOf(request), request.url).searchParams);
  if (fields?.["intent"] !== "cart" || pc === null || address.requested.length === 0)
    return data({ code: "form-invalid" as const }, { status: 422, headers });
  const { parts } = viewOwnBuild(shop, { pc, address });
  if (parts.some(({ verdict }) => verdict?.is === "no"))
    return data({ code: "chosen-does-not-fit" as const }, { status: 409, headers });
  const items = parts.map(({ requested: { listingId, quantity } }) => ({ listingId, quantity }));
  const added = await addAllToCart(shop, { visitorId, items });
  if (!added.ok) return data(added.domainError, { status: statusOf(added.domainError), headers });
  return redirect(links.cart({ build: "1" }), { headers });
}

export default function OwnBuildPage({ loaderData: { view }, actionData }: Route.ComponentProps) {
  return <OwnBuildScreen view={view} answer={actionData} />;
}
