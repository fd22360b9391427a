// The books of a month with the registers made from them.

import { viewMonth } from "../../../../shop/accounting/view-month.server.ts";
import { viewCashMonth } from "../../../../shop/cash/view-cash.server.ts";
import type { Shop } from "../../../composition.server.ts";
import { cashRegister, journalRegister, marginRegister, purchaseRegister } from "../../../documents/registers.ts";

export async function bookOfMonth(shop: Shop, month: string) {
  const [books, cash] = await Promise.all([viewMonth(shop, { month }), viewCashMonth(shop, { month })]);
  return {
    books,
    cash,
    registers: [
      journalRegister(month, books.journal),
      marginRegister(month, books.margin),
      purchaseRegister(month, books.purchases),
      cashRegister(month, cash),
    ],
  };
}
