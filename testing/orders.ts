// Orders for tests: visitors who fill the cart, order and pay, through the shop's own functions.

import { newId, type ListingId, type VisitorId } from "../base/id.ts";
import { addToCart } from "../shop/cart/add-to-cart.server.ts";
import { requestGameTest } from "../shop/cart/request-game-test.server.ts";
import { viewCart } from "../shop/cart/view-cart.server.ts";
import { confirmTransfer } from "../shop/orders/payment/confirm-transfer.server.ts";
import { deliverOrder } from "../shop/orders/deliver-order.server.ts";
import { findOrder } from "../shop/orders/find-order.server.ts";
import type { ShippingForm } from "../shop/orders/forms.ts";
import type { Order } from "../shop/orders/order.ts";
import { payOrder } from "../shop/orders/payment/pay-order.server.ts";
import { placeOrder, type NewOrder } from "../shop/orders/checkout/place-order.server.ts";
import { prepareOrder } from "../shop/orders/prepare-order.server.ts";
import { settleCardReturn } from "../shop/orders/payment/settle-card-return.server.ts";
import { shipOrder } from "../shop/orders/ship-order.server.ts";
import { aPc } from "./builders.ts";
import { SHOP_ORIGIN } from "./card.ts";
import { aVisitor, putOnSale } from "./catalogue-index.ts";
import type { TestShop } from "./shop.ts";
import { typedAddress } from "./forms/typed-address.ts";

export const shipping: ShippingForm = {
  email: "ana@example.ro",
  firstName: "Ana",
  lastName: "Pop",
  address: "Str. Horea 3",
  city: "Cluj-Napoca",
  county: "CJ",
  postalCode: "400174",
  phone: "+40712345678",
  delivery: "courier",
  company: null,
  billing: null,
  createAccount: false,
  saveInfo: true,
};
/** The same, as a visitor types it into the first step of the checkout. */
export const typedShipping = {
  intent: "shipping",
  email: "ana@example.ro",
  ...typedAddress,
};
/** A company as buyer. */
export const aBuyingCompany = { name: "Vest SRL", cui: "RO18547290", tradeRegister: "J35/812/2019" };
const byCard = { paymentMethod: "card" } as const;
export const byTransfer = { paymentMethod: "bank", accountName: "Ana Pop" } as const;
export const atTheDoor = { paymentMethod: "cash" } as const;
let phones = 0;

/** A new buyer without orders: the cash limit counts all orders of one buyer. */
export function somebodyNew(different: Partial<ShippingForm> = {}): ShippingForm {
  phones += 1;
  return { ...shipping, email: `${newId()}@example.ro`, phone: `+407${String(phones).padStart(8, "0")}`, ...different };
}
/** A staff member, as an actor of the timeline and the audit log. */
export const STAFF = "staff:ion";

type Goods = { listingId: ListingId; quantity?: number };

function must<T>(result: { ok: true; value: T } | { ok: false; domainError: { code: string } }): T {
  if (result.ok) return result.value;
  throw new Error(`the test's own order was refused: ${result.domainError.code}`);
}

/** Actions of buyers and staff in a test's shop. */
export function ordersIn(shop: TestShop) {
  async function aBuyer(...goods: Goods[]): Promise<VisitorId> {
    const visitorId = aVisitor(newId());
    for (const { listingId, quantity = 1 } of goods) must(await addToCart(shop, { visitorId, listingId, quantity }));
    return visitorId;
  }

  /** A buyer with a PC in the cart and these games to be tested on it. */
  async function aBuyerOfATest(listingId: ListingId, games: string[]): Promise<VisitorId> {
    const visitorId = await aBuyer();
    must(await requestGameTest(shop, { visitorId, listingId, games }));
    return visitorId;
  }

  /** An order of these goods, or of this visitor's cart, or of a new PC. */
  async function placed(goods: Goods[] = [], different: Partial<NewOrder> = {}): Promise<Order> {
    const visitorId =
      different.visitorId ??
      (await aBuyer(...(goods.length > 0 ? goods : [{ listingId: await putOnSale(shop.db, aPc()) }])));
    const { totals } = await viewCart(shop, { visitorId });
    const orderRequest = {
      visitorId,
      language: "ro" as const,
      shipping,
      payment: byCard,
      extendedWarranty: false,
      seenTotal: totals.total,
      idempotencyKey: newId(),
      agreement: { guaranteeMonths: 12, terms: null },
    };
    return must(await placeOrder(shop, { ...orderRequest, ...different }));
  }

  async function paidByCard(goods: Goods[] = [], different: Partial<NewOrder> = {}): Promise<Order> {
    const order = await placed(goods, different);
    await shop.provider.give(must(await payOrder(shop, { orderId: order.id, returnTo: SHOP_ORIGIN })), "good");
    must(await settleCardReturn(shop, { number: order.number }));
    return now(order);
  }

  async function paidByTransfer(goods: Goods[] = [], different: Partial<NewOrder> = {}): Promise<Order> {
    const order = await placed(goods, { payment: byTransfer, ...different });
    must(
      await confirmTransfer(shop, {
        orderNumber: order.number,
        amount: order.totals.total,
        at: shop.clock.now(),
        key: newId(),
        actor: STAFF,
      }),
    );
    return now(order);
  }

  async function placedAtTheDoor(goods: Goods[] = [], different: Partial<NewOrder> = {}): Promise<Order> {
    return placed(goods, { payment: atTheDoor, shipping: somebodyNew(), ...different });
  }

  async function shipped(order: Order): Promise<Order> {
    must(await prepareOrder(shop, { number: order.number, actor: STAFF }));
    return must(
      await shipOrder(shop, {
        number: order.number,
        actor: STAFF,
        parcel: { courier: "sameday", trackingNumber: "1ONB2345" },
      }),
    );
  }

  async function delivered(order: Order): Promise<Order> {
    await shipped(order);
    return must(await deliverOrder(shop, { number: order.number, actor: STAFF }));
  }

  async function now(order: Order): Promise<Order> {
    return must(await findOrder(shop, { number: order.number, visitorId: null, key: order.linkKey }));
  }

  async function emailsAbout({ number }: Order): Promise<string[]> {
    const rows = await shop.db
      .selectFrom("outbox")
      .where("subject", "like", `%${number}%`)
      .select("dedupeKey")
      .orderBy("id")
      .execute();
    return rows.map((row) => row.dedupeKey);
  }

  return {
    aBuyer,
    aBuyerOfATest,
    placed,
    paidByCard,
    paidByTransfer,
    placedAtTheDoor,
    shipped,
    delivered,
    now,
    emailsAbout,
  };
}

/** A valid Romanian account number, another one for each number (ISO 13616: the check digits are 98 minus the rest by 97). */
export function anIban(number: number): string {
  const account = `AAAA${String(number).padStart(16, "0")}`;
  const digits = `${account}RO00`.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return `RO${String(98n - (BigInt(digits) % 97n)).padStart(2, "0")}${account}`;
}
