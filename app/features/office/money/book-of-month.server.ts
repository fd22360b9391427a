// The books of a month with the registers made from them.

import { viewMonth } from "../../../../shop/accounting/view-month.server.ts";
import type { Shop } from "../../../composition.server.ts";
import { journalRegister, marginRegister, purchaseRegister } from "../../../documents/registers.ts";

export async function bookOfMonth(shop: Shop, month: string) {
  const books = await viewMonth(shop, { month });
  return {
    books,
    registers: [
      journalRegister(month, books.journal),
      marginRegister(month, books.margin),
      purchaseRegister(month, books.purchases),
    ],
  };
}
