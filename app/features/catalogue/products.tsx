// /products: the PCs, filtered, searched and sorted (spec 2).

import { redirect } from "react-router";
import type { Route } from "./+types/products";
import { shopContext } from "../../context.server.ts";
import { everything } from "../../../shop/catalogue/search/filter.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { ListScreen } from "./components/list-screen.tsx";
import { Head } from "../../kit/pages/head.tsx";
import { listAt, pageOfCode } from "./list.view.server.ts";

export const handle = {
  words: ["catalogue", "saved-favourites"],
  cache: { query: "filter", productType: "pc" },
  counts: "list",
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const page = await pageOfCode(request, shop);
  if (page !== null) throw redirect(page);
  return listAt("pc", {
    request,
    catalogueIndex: shop.catalogueIndex,
    now: shop.clock.now(),
    rates: shop.settings.current().rates,
  });
}

export default function Products({ loaderData: list }: Route.ComponentProps) {
  const { t } = useWords("catalogue");
  return (
    <>
      <Head
        title={t("title")}
        description={t("description")}
        canonical={links.list({ ...everything("pc"), page: list.filter.page })}
      />
      <ListScreen list={list} title={t("title")} />
    </>
  );
}
