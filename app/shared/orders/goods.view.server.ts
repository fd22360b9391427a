// Products and suggestions as screens show them: their picture and short facts, not their whole specs.

import type { Goods } from "../../../shop/cart/cart.ts";
import type { Recommendation } from "../../../shop/cart/recommendation.ts";
import { pictureOf } from "../../../shop/catalogue/picture.ts";
import type { CatalogueIndex } from "../../../shop/catalogue/catalogue-index.server.ts";
import { osOf } from "../../../shop/catalogue/operating-system.ts";
import { summaryOf } from "../../../shop/catalogue/summary.ts";

export type GoodsView = ReturnType<typeof goodsView>;
export type SuggestionView = ReturnType<typeof suggestionView>;

export function goodsView(goods: Goods, catalogueIndex: Pick<CatalogueIndex, "byId">) {
  const { id, title, price, kind, warrantyMonths } = goods;
  return {
    id,
    title,
    price,
    kind,
    warrantyMonths,
    picture: pictureOf({ ...goods, photo: catalogueIndex.byId(id)?.photo ?? null }),
    os: osOf(goods),
    facts: summaryOf(goods),
  };
}

export function suggestionView(
  { goods, before, discount, badge }: Recommendation,
  catalogueIndex: Pick<CatalogueIndex, "byId">,
) {
  return { ...goodsView(goods, catalogueIndex), before, discount, badge };
}
