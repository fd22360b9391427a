// /my-pc/build/ram and the other eight categories: what fits the visitor's own PC beside everything chosen for it.

import { data } from "react-router";
import type { Route } from "./+types/choose-for-own-pc";
import { categories } from "../../../../shop/catalogue/specs.ts";
import { readOwnBuild } from "../../../../shop/configurator/build-address.ts";
import { getOwnPc } from "../../../../shop/own-pc/get-own-pc.server.ts";
import { languageContext, shopContext } from "../../../context.server.ts";
import { pageOf, visitorOf } from "../../../edge.server.ts";
import { links } from "../../../links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { NotFoundPage } from "../../../kit/pages/not-found-page.tsx";
import { redirect } from "react-router";
import { ChooseForOwnPcScreen } from "./components/choose-for-own-pc-screen.tsx";
import { ownChoiceView } from "./own-choice.view.server.ts";

export const handle = { words: ["own-pc", "configurator"] } satisfies RouteHandle;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const category = categories.find((known) => known === params.category);
  if (!category) return data(null, { status: 404 });
  const shop = context.get(shopContext);
  const search = new URL(pageOf(request), request.url).searchParams;
  const address = readOwnBuild(search);
  const pc = await getOwnPc(shop, await visitorOf(request, shop));
  if (!pc) throw redirect(links.myPcBuild());
  const language = context.get(languageContext);
  return data(ownChoiceView(shop, { pc, address, category, search, language }));
}

export default function ChooseForOwnPc({ loaderData: choice }: Route.ComponentProps) {
  return choice ? <ChooseForOwnPcScreen choice={choice} /> : <NotFoundPage />;
}
