import { dayOf } from "../../base/day.ts";
import type { Clock } from "../../base/clock.ts";
import type { Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import { standardRateOn, type VatRates } from "../../base/vat.ts";
import type { VoucherIssue } from "../vouchers/voucher.ts";
import type { Listing } from "../catalogue/listing.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import {
  canBeOrdered,
  cartTotals,
  itemCount,
  obtainable,
  issuesOf,
  type CartLine,
  type CartTotals,
  type Goods,
  type LineIssue,
} from "./cart.ts";
import { linesOf, voucherCodeOf } from "./cart.sql.server.ts";
import { voucherOfLines } from "./enter-voucher.server.ts";
import type { DeliveryMethod, DeliveryTerms } from "../shipping/fee.ts";
import { suggestionOf, type Recommendation } from "./recommendation.ts";

const SIMILAR = 3;

export type CartView = {
  lines: (CartLine & {
    issues: LineIssue[];
    /** Alternatives to a line that is not available. */
    similar: Recommendation[];
  })[];
  items: number;
  totals: CartTotals;
  /** The voucher that the visitor entered: what it takes off, or why nothing. Null without one. */
  voucher: { code: string; discount: Bani; isCut: boolean; issue: VoucherIssue | null } | null;
  canBeOrdered: boolean;
};

/** The visitor's cart at current prices and stock, with the changes of each line since it was added. */
export async function viewCart(
  shop: { db: Db; catalogueIndex: CatalogueIndex; clock: Clock; delivery: DeliveryTerms; vatRates: VatRates },
  cart: { visitorId: VisitorId | null; delivery?: DeliveryMethod; contact?: { email: string; phone: string } | null },
): Promise<CartView> {
  const lines = cart.visitorId ? await linesOf(shop.db, cart.visitorId) : [];
  const alternatives = new Map(
    lines
      .filter((line) => line.available === 0)
      .map(({ goods }) => [goods.id, shop.catalogueIndex.similarTo(asListing(goods), SIMILAR)]),
  );
  const now = shop.clock.now();
  const code = cart.visitorId && lines.length > 0 ? await voucherCodeOf(shop.db, cart.visitorId) : null;
  const voucher =
    code === null
      ? null
      : await voucherOfLines(shop.db, {
          code,
          lines,
          person: { visitorId: cart.visitorId, ...cart.contact },
          vatPercent: standardRateOn(dayOf(now), shop.vatRates),
        });
  const reduce = voucher && voucher.issue === null ? voucher.reduce : null;
  const totals = cartTotals(obtainable(lines), {
    terms: shop.delivery,
    delivery: cart.delivery,
    ...(reduce && { reduce: (shipping: Bani) => reduce(shipping).discount }),
  });
  return {
    voucher: voucher && {
      code: voucher.code,
      discount: totals.reduction,
      isCut: reduce?.(totals.shipping).isCut ?? false,
      issue: voucher.issue,
    },
    lines: lines.map((line) => ({
      ...line,
      issues: issuesOf(line),
      similar: (alternatives.get(line.goods.id) ?? []).map((goods) =>
        suggestionOf({ goods, badge: goods.badge, before: shop.catalogueIndex.wasPriceOf(goods.id, now) }),
      ),
    })),
    items: itemCount(lines),
    totals,
    canBeOrdered: canBeOrdered(lines),
  };
}

/** The goods as a listing, to find similar ones: only specs and price matter, the rest is filled with placeholders. */
function asListing(goods: Goods): Listing {
  const gone = { badge: null, publishedAt: new Date(0), grade: "A", free: 0, stock: 0, photo: null } as const;
  return goods.kind === "pc" ? { ...goods, ...gone, fps: {}, scores: {} } : { ...goods, ...gone };
}
