// The files of a month for the accountant: its registers, and everything in one ZIP.

import { bookOfMonth } from "./book-of-month.server.ts";
import { eInvoice } from "../../../documents/e-invoice.server.ts";
import { passportsOnDocument } from "../../../documents/passport-addresses.server.ts";
import { drawDocument } from "../../../documents/draw-document.server.ts";
import { drawRegister } from "../../../documents/draw-register.server.ts";
import { drawReceipt } from "../../../documents/draw-receipt.server.ts";
import { findReceipt } from "../../../../shop/cash/view-cash.server.ts";
import { drawRecord } from "../../../documents/draw-trade-in.server.ts";
import { registerCsv, type Register } from "../../../documents/registers.ts";
import { zip } from "../../../documents/zip.server.ts";
import { parseTradeInNumber } from "../../../../shop/trade-in/trade-in.ts";
import { viewTradeIn } from "../../../../shop/trade-in/office/view-trade-in.server.ts";
import type { Shop } from "../../../composition.server.ts";

/** One register of a month as PDF or CSV; null if there is none of that name. */
export async function registerFile(
  shop: Shop,
  { month, register: wanted, format }: { month: string; register: string; format: string },
): Promise<{ name: string; data: Buffer } | null> {
  const { registers } = await bookOfMonth(shop, month);
  const register = registers.find(({ name }) => name === wanted);
  if (!register || (format !== "pdf" && format !== "csv")) return null;
  return { name: `${register.name}.${format}`, data: await drawn(shop, register, format) };
}

async function drawn(shop: Shop, register: Register, format: "pdf" | "csv"): Promise<Buffer> {
  return format === "csv"
    ? Buffer.from(registerCsv(register))
    : drawRegister(register, { seller: shop.seller, at: shop.clock.now() });
}

/** All registers, each invoice as XML for e-Factura and as PDF, the receipts, and the purchase records of the month's trade-ins. */
export async function monthZip(shop: Shop, month: string): Promise<Buffer> {
  const { registers, books, cash } = await bookOfMonth(shop, month);
  const files: { name: string; data: Buffer }[] = [];
  for (const register of registers)
    for (const format of ["pdf", "csv"] as const)
      files.push({ name: `${register.name}.${format}`, data: await drawn(shop, register, format) });
  // One after the other: drawing takes a few hundredths of a second each, and other requests get their turn between.
  for (const { document } of books.documents) {
    files.push({ name: `facturi/${document.number}.xml`, data: Buffer.from(eInvoice(document).xml) });
    const passports = await passportsOnDocument(shop, document);
    const pdf = await drawDocument(document, { shopName: shop.company.name, passports });
    files.push({ name: `facturi/${document.number}.pdf`, data: pdf });
  }
  for (const { document } of cash.entries) {
    const receipt = document && (await findReceipt(shop, { number: document.replace(" ", "-") }));
    if (receipt) files.push({ name: `chitante/${document.replace(" ", "-")}.pdf`, data: await drawReceipt(receipt) });
  }
  const parties = { shopName: shop.company.name, buyer: shop.seller };
  for (const number of books.records) {
    const viewed = await viewTradeIn(shop, { number: parseTradeInNumber(number) });
    if (viewed.ok)
      files.push({
        name: `borderouri/BA-${number}.pdf`,
        data: await drawRecord(viewed.value.tradeIn, { ...parties, account: "full" }),
      });
  }
  return zip(files, { at: shop.clock.now() });
}
