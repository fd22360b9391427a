// Goods and suggestions as screens show them: their picture and short facts, not their whole specs.

import type { Goods } from "../../../shop/cart/cart.ts";
import type { Recommendation } from "../../../shop/cart/recommendation.ts";
import { pictureOf } from "../../../shop/catalogue/picture.ts";
import type { Shelf } from "../../../shop/catalogue/catalogue-index.server.ts";
import { summaryOf } from "../../../shop/catalogue/summary.ts";

export type ShownGoods = ReturnType<typeof shownGoods>;
export type ShownSuggestion = ReturnType<typeof shownSuggestion>;

export function shownGoods(goods: Goods, shelf: Pick<Shelf, "byId">) {
  const { id, title, price, kind } = goods;
  return { id, title, price, kind, picture: pictureOf({ ...goods, photo: shelf.byId(id)?.photo ?? null }), facts: summaryOf(goods) };
}

export function shownSuggestion({ goods, before, discount, badge }: Recommendation, shelf: Pick<Shelf, "byId">) {
  return { ...shownGoods(goods, shelf), before, discount, badge };
}
