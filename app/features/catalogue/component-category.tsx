// /components/processors and the other eight categories, each with its own facets (spec 2).

import { data } from "react-router";
import type { Route } from "./+types/component-category";
import { everything, MY_PC_KEY } from "../../../shop/catalogue/search/filter.ts";
import { categories } from "../../../shop/catalogue/specs.ts";
import { fitsInCategory } from "../../../shop/own-pc/check-listings.server.ts";
import { getOwnPc } from "../../../shop/own-pc/get-own-pc.server.ts";
import { visitorOf } from "../../edge.server.ts";
import { languageContext, shopContext } from "../../context.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { fitViews } from "../../shared/own-pc/fits.view.server.ts";
import { ListScreen } from "./components/list-screen.tsx";
import { Head } from "../../kit/pages/head.tsx";
import { listAt } from "./list.view.server.ts";
import { NotFoundPage } from "../../kit/pages/not-found-page.tsx";

export const handle = {
  counts: "list",
  words: ["catalogue", "saved-favourites"],
  cache: { query: "filter", productType: ":category" },
} satisfies RouteHandle;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const category = categories.find((known) => known === params.category);
  if (!category) return data(null, { status: 404 });
  const shop = context.get(shopContext);
  const { catalogueIndex, clock } = shop;
  // Only with this filter is the list one visitor's own: all other lists are rendered without cookies.
  const isOwn = new URL(request.url).searchParams.has(MY_PC_KEY);
  const pc = isOwn ? await getOwnPc(shop, await visitorOf(request, shop)) : null;
  const fits = pc && fitsInCategory(shop, { pc, category });
  const list = listAt(category, {
    request,
    catalogueIndex,
    now: clock.now(),
    fits,
    rates: shop.settings.current().rates,
  });
  const language = context.get(languageContext);
  return data({ ...list, fits: pc && fitViews(shop, { pc, ids: list.cards.map(({ id }) => id), language }) });
}

export default function ComponentCategory({ loaderData: list, params }: Route.ComponentProps) {
  const { t } = useWords("catalogue");
  const { t: shell } = useWords("shell");
  const category = categories.find((known) => known === params.category);
  if (!list || !category) return <NotFoundPage />;
  const title = shell(`categories.${category}`);
  return (
    <>
      <Head
        title={title}
        description={t("components.categoryDescription", { category: title })}
        canonical={links.list({ ...everything(category), page: list.filter.page })}
      />
      <ListScreen
        list={list}
        title={title}
        crumbs={[{ label: t("components.title"), to: links.components() }, { label: title }]}
      />
    </>
  );
}
