// The office's list of orders: how it is sorted and filtered, and what a search may say.

import { normalForm } from "../../../base/clean-text.ts";
import type { Bani } from "../../../base/money.ts";
import { orderNumbers, orderStates, type DisplayStatus, type Order, type OrderNumber } from "../order.ts";

export const ORDERS_A_PAGE = 50;

/** A new order in cash is listed apart from orders that wait for a card, and what is collected from what is sent. */
export const listedStates = [
  "due-at-door",
  "due-at-counter",
  "ready-to-collect",
  "collected",
  ...orderStates,
] as const satisfies readonly DisplayStatus[];
export const orderSorts = ["newest", "total", "name", "promised"] as const;
export type OrderSort = (typeof orderSorts)[number];

export type OrderListQuery = {
  search: string;
  sort: OrderSort;
  descending: boolean;
  /** Of which an order has one; an empty list does not filter. */
  states: readonly DisplayStatus[];
  method: Order["method"] | null;
  delivery: Order["delivery"] | null;
  /** Placed from this day to this day, in Romania: "2026-11-21". */
  from: string | null;
  to: string | null;
  /** Only orders that have to be sent; with `lateOn`, those whose promised day is this day or has passed. */
  toShip: { lateOn: string | null } | null;
  page: number;
};

export type OrderListRow = {
  number: OrderNumber;
  state: Order["state"];
  name: string;
  email: string;
  /** What was ordered, in the order of its lines; services are left out. */
  goods: { title: string; pieces: number }[];
  total: Bani;
  method: Order["method"];
  delivery: Order["delivery"];
  placedAt: Date;
  /** The promised day; null if there is none, or it no longer counts. */
  promised: Date | null;
};

const MOST_TERMS = 8;
/** The accents that the database drops, too (migration 0056). */
const ACCENTED = "ăâîșşțţáéíóöőúüűèàçäëïôêñß";
const PLAIN = "aaissttaeiooouuueacaeioens";

/** Lower case without accents, as the database stores the words of an order. */
function folded(text: string): string {
  return [...normalForm(text, "NFC").toLowerCase()].map((letter) => PLAIN[ACCENTED.indexOf(letter)] ?? letter).join("");
}

/**
 * The terms of a search, with each of which a word of the order must begin. A phone number is one term however it is
 * spaced, and an order's number needs no letters.
 */
export function searchTerms(typed: string): string[] {
  // oxlint-disable-next-line no-control-regex -- the database cannot store them
  const text = folded(typed.replace(/[\u0000-\u001f\u007f]/g, " ")).trim();
  const phone = phoneTerm(text);
  if (phone !== null) return [phone];
  return text
    .replace(/\bord[\s-]?(?=\d{6}\b)/g, "ord-")
    .split(/[\s,]+/)
    .filter((term) => term !== "")
    .slice(0, MOST_TERMS);
}

/** The words of a term, as the database splits them; a serial number with a slash is one term of two words. */
export function wordsOf(term: string): string[] {
  return term.split(/[\s,;()/"'|]+/).filter((word) => word !== "");
}

const FEWEST_PHONE_DIGITS = 7;

/** The digits of what can only be a phone number, or of a number that may be one. */
function phoneTerm(text: string): string | null {
  if (!/^[+(\d][\d\s().\-/]*$/.test(text)) return null;
  const digits = text.replace(/\D/g, "").replace(/^00/, "");
  return digits.length >= FEWEST_PHONE_DIGITS ? digits : null;
}

/** The order that a scanned label or a typed number names, or null. */
export function scannedOrder(typed: string): OrderNumber | null {
  const text = typed.trim().toUpperCase();
  const digits = /^(?:ORD[\s-]?)?(\d{6})$/.exec(text)?.[1];
  return digits === undefined ? null : orderNumbers.parse(`ORD-${digits}`);
}
