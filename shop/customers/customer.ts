// A customer: a person known by an e-mail address, with or without an account.
// Invariant: one address is one customer. The database keeps the list; only tags are written by hand.

import type { CustomerId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";

export type Customer = {
  id: CustomerId;
  email: string;
  name: string;
  phone: string;
  /** Orders that were not cancelled, and the money received for them less refunds. */
  orders: number;
  spent: Bani;
  /** Trade-ins under way or paid, and the money paid for them. */
  sales: number;
  paid: Bani;
  hasAccount: boolean;
  lastAt: Date;
  createdAt: Date;
  tags: string[];
};

export const LONGEST_TAG = 40; // characters
export const MOST_TAGS = 20;

/** The same address however it was typed. */
export function customerEmail(text: string): string {
  return text.trim().toLowerCase();
}
