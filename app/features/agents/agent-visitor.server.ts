// Whose cart a program fills: each cart that it creates is a visitor of its own, known by the secret in the cart's id.
// Invariant: the database has the hash of the secret only, and no id of a cart is the visitor of a browser.

import { createHash, randomBytes } from "node:crypto";
import type { VisitorId } from "../../../base/id.ts";

const SECRET_BYTES = 20; // 160 bits
const SECRET = "[A-Za-z0-9_-]{27}";

/** The three names of one purchase: its cart, its checkout, its order. */
export type PurchaseOf = {
  cartId: string;
  checkoutId: string;
  orderId: string;
  visitorId: VisitorId;
  /** The order of this purchase is placed under this key, once. */
  orderKey: string;
};

export function newPurchase(): PurchaseOf {
  return purchaseOf(randomBytes(SECRET_BYTES).toString("base64url"));
}

/** Null if it can be no id of that kind. */
export function parsePurchase(kind: "cart" | "checkout" | "order", id: string): PurchaseOf | null {
  const secret = new RegExp(`^${kind}_(${SECRET})$`).exec(id)?.[1];
  return secret === undefined ? null : purchaseOf(secret);
}

function purchaseOf(secret: string): PurchaseOf {
  return {
    cartId: `cart_${secret}`,
    checkoutId: `checkout_${secret}`,
    orderId: `order_${secret}`,
    visitorId: hashOf(`agent ${secret}`) as VisitorId,
    orderKey: asUuid(hashOf(`agent order ${secret}`)),
  };
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** A UUID of version 8 (RFC 9562), whose bits its maker chooses. */
function asUuid(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
