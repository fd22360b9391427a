// What the search of the whole office finds, and who may find it.

import type { Bani } from "../../base/money.ts";
import { hasRight, type Right, type StaffRole } from "../accounts/rights.ts";

/** In the order in which results are shown. */
export const hitKinds = [
  "order",
  "unit",
  "listing",
  "trade-in",
  "claim",
  "invoice",
  "conversation",
  "customer",
] as const;
export type HitKind = (typeof hitKinds)[number];

export type OfficeHit = {
  kind: HitKind;
  /** The number, code or id by which its page is found. */
  key: string;
  title: string;
  /** What tells it from others: a name, a product, a serial number. */
  detail: string | null;
  amount: Bani | null;
  /** The state of a unit, which decides where its page is. */
  state: string | null;
  /** The listing of a unit. */
  listing: string | null;
  /** The text is its whole number, code, serial, tracking number or e-mail address. */
  isExact: boolean;
};

const rightFor = {
  order: "orders.view",
  unit: "stock.view",
  listing: "stock.view",
  "trade-in": "trade-ins.view",
  claim: "returns.view",
  invoice: "invoices.view",
  conversation: "messages.answer",
  customer: "customers.view",
} as const satisfies Record<HitKind, Right>;

/** The kinds that somebody with these roles may find. */
export function searchableKinds(roles: readonly StaffRole[]): HitKind[] {
  return hitKinds.filter((kind) => hasRight(roles, rightFor[kind]));
}

/** Numbers of Romanian phones, typed with or without the country, spaces and dashes; null for any other text. */
export function dialled(text: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, "").replace(/^(?:00)?40(?=\d{9}$)/, "0");
  return /^0\d{9}$/.test(digits) ? digits : null;
}
