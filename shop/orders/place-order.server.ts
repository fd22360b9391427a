import { attempt, type Db, type Transaction } from "../../base/db.server.ts";
import { newId, type ListingId, type OrderId, type VisitorId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import { ok, refuse } from "../../base/result.ts";
import { deleteLines, linesOf, lockCart } from "../cart/cart.sql.server.ts";
import { firstStateOf } from "../payments/payment.ts";
import { EXTENDED_WARRANTY_PRICE, mayExtendWarranty, warrantyMonths } from "../warranty/extended-warranty.ts";
import { estimatedDelivery, transferDeadline } from "./delivery.ts";
import type { PaymentForm, ShippingForm } from "./forms.ts";
import { orderLink, type BankAccount, type ComposeLetter } from "./letters.ts";
import { firstOrderState, orderNumberFrom, totalsOf, type Order, type OrderLine, type OrderNumber } from "./order.ts";
import {
  databaseTime,
  deleteDraft,
  findOrder,
  insertAudit,
  insertLetter,
  insertLines,
  insertOrder,
  insertPayment,
  lockListings,
  releaseCheckoutHolds,
  saveAccountName,
  takeUnits,
  type NewOrderRow,
  type SoldListing,
} from "./orders.sql.server.ts";

const CARD_MINUTES = 30; // decision 22
const NUMBER_TRIES = 20;

type Desk = { db: Db; compose: ComposeLetter; chance: () => number; bank: BankAccount; publicUrl: string; cardProvider: string };

export type NewOrder = {
  visitorId: VisitorId;
  language: Order["language"];
  shipping: ShippingForm;
  payment: PaymentForm;
  extendedWarranty: boolean;
  /** Goods and shipping as the buyer's page showed them: compared, never charged. */
  seenTotal: Bani;
  /** Of the page that asked: posting it again gives the same order. */
  idempotencyKey: string;
};

/**
 * Makes an order of the visitor's cart, at today's prices, out of units that become the order's own: for 30 minutes where
 * a card is to pay, for three working days where a transfer is. All of it happens or none. Refuses with `cart-empty`,
 * `unit-taken` (the listings of which too few are left), `price-changed` (`before` and `now`, in bani, of goods and
 * shipping) or `form-expired` (the page was somebody else's).
 */
export function placeOrder(desk: Desk, order: NewOrder) {
  const { visitorId } = order;
  return attempt(desk.db, async (tx) => {
    // The cart's lock comes first: of two posts of the same page the second finds the order of the first.
    await lockCart(tx, visitorId);
    const earlier = await findOrder(tx, { idempotencyKey: order.idempotencyKey });
    if (earlier) return earlier.visitorId === visitorId ? ok(earlier) : refuse({ code: "form-expired" });

    const wanted = (await linesOf(tx, visitorId)).toSorted((a, b) => a.goods.id - b.goods.id);
    if (wanted.length === 0) return refuse({ code: "cart-empty" });
    const listings = new Map((await lockListings(tx, wanted.map((line) => line.goods.id))).map((listing) => [listing.id, listing]));

    const now = await databaseTime(tx);
    const id = newId<"order">();
    const sold = wanted.flatMap(({ goods, quantity }) => Array<SoldListing | undefined>(quantity).fill(listings.get(goods.id)));
    const goods = sold.filter((listing) => listing !== undefined);
    const extendedWarranty = order.extendedWarranty && mayExtendWarranty(goods);
    const totals = totalsOf(goods.map((listing) => listing.priceBani), { extendedWarranty });
    const withoutServices = totals.total - totals.services;
    const until = order.payment.paymentMethod === "bank" ? transferDeadline(now) : { minutes: CARD_MINUTES };

    const number = await insertWithFreshNumber(tx, desk.chance, id, {
      state: firstOrderState[order.payment.paymentMethod],
      visitorId,
      language: order.language,
      shipping: order.shipping,
      method: order.payment.paymentMethod,
      totals,
      extendedWarranty,
      idempotencyKey: order.idempotencyKey,
      placedAt: now,
      estimatedDelivery: estimatedDelivery(now),
    });

    const lines: OrderLine[] = [];
    const taken: ListingId[] = [];
    for (const { goods, quantity } of wanted) {
      const listing = listings.get(goods.id);
      const units = listing ? await takeUnits(tx, { listingId: goods.id, quantity }, { visitorId, kind: "order", orderId: id, until }) : [];
      if (!listing || units.length < quantity) taken.push(goods.id);
      else lines.push(...units.map(({ unitId }) => lineOf(listing, { unitId, extendedWarranty })));
    }
    if (taken.length > 0) return refuse({ code: "unit-taken", listings: taken });
    if (withoutServices !== order.seenTotal) return refuse({ code: "price-changed", before: order.seenTotal, now: withoutServices as Bani });
    if (extendedWarranty) lines.push({ kind: "service", service: "extended-warranty", title: "extended-warranty", price: EXTENDED_WARRANTY_PRICE, warrantyMonths: 0 });
    await insertLines(tx, id, lines);

    const method = order.payment.paymentMethod;
    await insertPayment(tx, {
      orderId: id,
      method,
      state: firstStateOf[method],
      amount: totals.total,
      provider: method === "card" ? desk.cardProvider : "bank",
      payerName: order.payment.paymentMethod === "bank" ? order.payment.accountName : null,
      reference: method === "bank" ? number : null,
    });
    await insertAudit(tx, { actor: "buyer", action: "placed", number, before: null, after: { state: firstOrderState[method], total: totals.total } });
    await releaseCheckoutHolds(tx, { visitorId, except: [] });
    await deleteLines(tx, visitorId);
    if (order.shipping.saveInfo) await saveAccountName(tx, visitorId, null);
    else await deleteDraft(tx, visitorId);

    const placed = await findOrder(tx, { id });
    if (!placed) throw new Error(`the order ${number} was placed but cannot be read`);
    if (!("minutes" in until)) {
      const letter = { kind: "order-awaits-transfer" as const, order: placed, link: orderLink(placed, desk.publicUrl), bank: desk.bank, until };
      await insertLetter(tx, letter, { key: `placed ${number}`, recipient: placed.email, language: placed.language, compose: desk.compose });
    }
    return ok(placed);
  });
}

/** There are a million numbers: where one is taken, another is drawn, and after twenty the shop must think of longer ones. */
async function insertWithFreshNumber(tx: Transaction, chance: () => number, id: OrderId, order: Omit<NewOrderRow, "number">): Promise<OrderNumber> {
  for (let tries = 0; tries < NUMBER_TRIES; tries++) {
    const number = orderNumberFrom(chance());
    if (await insertOrder(tx, id, { ...order, number })) return number;
  }
  throw new Error("order numbers are running out");
}

function lineOf(listing: SoldListing, { unitId, extendedWarranty }: { unitId: Extract<OrderLine, { kind: "unit" }>["unitId"]; extendedWarranty: boolean }): OrderLine {
  return {
    kind: "unit",
    listingId: listing.id,
    unitId,
    title: listing.title,
    price: listing.priceBani,
    warrantyMonths: warrantyMonths(listing, { extended: extendedWarranty }),
  };
}
