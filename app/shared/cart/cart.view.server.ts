// The cart as screens show it.

import { maximumOf } from "../../../shop/cart/cart.ts";
import type { CartView } from "../../../shop/cart/view-cart.server.ts";
import type { CatalogueIndex } from "../../../shop/catalogue/catalogue-index.server.ts";
import { mayExtendWarranty } from "../../../shop/warranty/extended-warranty.ts";
import { goodsView, suggestionView } from "../orders/goods.view.server.ts";

export type CartPageView = ReturnType<typeof cartPageView>;
export type CartLineView = CartPageView["lines"][number];

export function cartPageView(
  { lines, items, totals, voucher, canBeOrdered }: CartView,
  catalogueIndex: Pick<CatalogueIndex, "byId">,
) {
  return {
    items,
    totals,
    voucher,
    canBeOrdered,
    mayExtendWarranty: mayExtendWarranty(lines.map((line) => line.goods)),
    lines: lines.map((line) => ({
      goods: { ...goodsView(line.goods, catalogueIndex), grade: line.grade },
      quantity: line.quantity,
      maximum: maximumOf(line),
      issues: line.issues,
      gameTest: line.gameTest,
      regime: line.regime,
      similar: line.similar.map((suggestion) => suggestionView(suggestion, catalogueIndex)),
    })),
  };
}
