// Invoices and proformas for tests, calculated as the shop does: pass only the fields that matter to the test.

import { bani, ron } from "../base/money.ts";
import type { VatRates } from "../base/vat.ts";
import { linesOf, totalsOf, type Invoiced, type Document } from "../shop/invoices/invoice.ts";

const second = {
  unitId: "u1",
  title: "Gaming Ryzen 5 5600 / RTX 3060",
  code: "PC-0007",
  serial: "SN123456",
  warrantyMonths: 24,
  price: ron(2599),
  regime: "margin" as const,
};
const fresh = {
  unitId: "u2",
  title: "SSD Samsung 990 PRO 1 TB",
  code: "SSD-1",
  serial: null,
  warrantyMonths: 24,
  price: ron(449),
  regime: "standard" as const,
};

/** By default a second-hand PC, a new SSD, the extended warranty and shipping. */
export function aDocument({
  sold = {},
  rates = [{ from: "2025-08-01", percent: 21 }],
  ...given
}: Partial<Document> & { sold?: Partial<Invoiced>; rates?: VatRates } = {}): Document {
  const whole: Invoiced = {
    units: [second, fresh],
    services: [{ service: "extended-warranty", about: null, price: ron(199) }],
    shipping: bani(1_999),
    reduction: bani(0),
    ...sold,
  };
  const { lines, groups } = linesOf(whole, { day: "2026-11-21", rates });
  return {
    kind: "invoice",
    number: "PCB-2026-000123",
    issuedOn: "2026-11-21",
    seller: {
      name: "PCBis Demo SRL",
      cui: "RO12345674",
      tradeRegister: "J12/3456/2024",
      capital: "45.000 lei",
      street: "Str. Fabricii 12",
      city: "Cluj-Napoca",
      county: "CJ",
      postalCode: "400620",
      email: "salut@pcbis.example",
      phone: "+40 264 000 000",
      bank: "Banca Demo",
      iban: "RO49AAAA1B31007593840000",
    },
    buyer: {
      name: "Ștefănița Țurcanu-Őry",
      company: { cui: "RO14399840", tradeRegister: "J40/372/2002" },
      street: "Bd. Unirii 5, bl. 3, ap. 17",
      city: "București",
      county: "B",
      postalCode: "030823",
      email: "firma@example.ro",
      phone: "+40712345678",
    },
    orderNumber: "ORD-123456",
    orderedOn: "2026-11-20",
    language: "ro",
    payment: { means: "card", paidOn: "2026-11-21", reference: null },
    lines,
    groups,
    totals: totalsOf(groups),
    corrects: null,
    ...given,
  };
}
