// The cart as screens show it.

import { maximumOf } from "../../../shop/cart/cart.ts";
import type { CartView } from "../../../shop/cart/view-cart.server.ts";
import type { Shelf } from "../../../shop/catalogue/catalogue-index.server.ts";
import { mayExtendWarranty } from "../../../shop/warranty/extended-warranty.ts";
import { shownGoods, shownSuggestion } from "../orders/goods.view.server.ts";

export type ShownCart = ReturnType<typeof shownCart>;
export type ShownCartLine = ShownCart["lines"][number];

export function shownCart({ lines, items, totals, canBeOrdered }: CartView, shelf: Pick<Shelf, "byId">) {
  return {
    items,
    totals,
    canBeOrdered,
    mayExtendWarranty: mayExtendWarranty(lines.map((line) => line.goods)),
    lines: lines.map((line) => ({
      goods: shownGoods(line.goods, shelf),
      quantity: line.quantity,
      maximum: maximumOf(line),
      troubles: line.troubles,
      gameTest: line.gameTest,
      similar: line.similar.map((suggestion) => shownSuggestion(suggestion, shelf)),
    })),
  };
}
