import { describe, expect, test } from "vitest";
import { bani, sum } from "../../base/money.ts";
import { aDocument } from "../../testing/documents.ts";
import { creditLinesOf, totalsOf, type Document, type Invoiced } from "../invoices/invoice.ts";
import { taxWithin } from "../../base/vat.ts";
import { marginEntries, marginTotals, type UnitPurchase } from "./margin-register.ts";
import { journalRows, journalTotals } from "./sales-journal.ts";

const RATES = [{ from: "2025-08-01", percent: 21 }];

type Unit = Invoiced["units"][number];
const unit = (id: string, price: number, regime: Unit["regime"] = "margin"): Unit => ({
  unitId: id,
  title: `PC ${id}`,
  code: `PC-${id}`,
  serial: null,
  warrantyMonths: 12,
  price: bani(price),
  regime,
});
const bought = (cost: number): UnitPurchase => ({
  cost: bani(cost),
  boughtOn: "2026-10-02",
  source: "VND-000001",
  seller: "Ana Pop",
});

function invoiceOf(units: Unit[], { shipping = 0, reduction = 0 } = {}): Document {
  return aDocument({ sold: { units, services: [], shipping: bani(shipping), reduction: bani(reduction) } });
}

function creditOf(
  invoice: Document,
  amount: number,
  {
    units = [],
    earlier = [],
    reason = "return",
  }: { units?: string[]; earlier?: Document[]; reason?: "return" | "goodwill" } = {},
): Document {
  const credited = creditLinesOf(invoice, { amount: bani(amount), credits: earlier, units })!;
  return {
    ...invoice,
    ...credited,
    kind: "credit-note",
    number: `PCBS-2026-00000${earlier.length + 1}`,
    issuedOn: "2026-12-03",
    totals: totalsOf(credited.groups),
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn, reason },
  };
}

describe("the margin register", () => {
  test("has the purchase, the price, the margin and its VAT of each unit; delivery is part of the price", () => {
    const invoice = invoiceOf([unit("1", 260_000), unit("2", 100_000)], { shipping: 3_600 });
    const costs = new Map([
      ["1", bought(200_000)],
      ["2", bought(120_000)],
    ]);
    const entries = marginEntries(invoice, [], { purchases: costs, rates: RATES });
    expect(entries.map(({ price, cost, margin, tax }) => ({ price, cost, margin, tax }))).toEqual([
      { price: 262_600, cost: 200_000, margin: 62_600, tax: taxWithin(bani(62_600), 21) },
      { price: 101_000, cost: 120_000, margin: -19_000, tax: 0 },
    ]);
    expect(marginTotals(entries).tax).toBe(taxWithin(bani(62_600), 21));
  });

  test("takes back price, cost and VAT of a unit that came back, in the month of the credit note", () => {
    const invoice = invoiceOf([unit("1", 260_000), unit("2", 100_000)]);
    const costs = new Map([
      ["1", bought(200_000)],
      ["2", bought(80_000)],
    ]);
    const credit = creditOf(invoice, 260_000, { units: ["1"] });
    const last = creditOf(invoice, 100_000, { units: ["2"], earlier: [credit] });
    const entries = marginEntries(invoice, [credit, last], { purchases: costs, rates: RATES });
    expect(entries.filter(({ kind }) => kind === "credit-note")).toMatchObject([
      {
        unitId: "1",
        price: -260_000,
        cost: -200_000,
        margin: -60_000,
        tax: -taxWithin(bani(60_000), 21),
        issuedOn: "2026-12-03",
      },
      { unitId: "2", price: -100_000, cost: -80_000, margin: -20_000 },
    ]);
    expect(marginTotals(entries)).toEqual({ price: 0, cost: 0, margin: 0, tax: 0 });
  });

  test("lowers the margin by money given back for goods that stay with the buyer, never the VAT below zero", () => {
    const invoice = invoiceOf([unit("1", 260_000)]);
    const costs = new Map([["1", bought(250_000)]]);
    const credit = creditOf(invoice, 30_000, { reason: "goodwill" });
    const entries = marginEntries(invoice, [credit], { purchases: costs, rates: RATES });
    expect(entries.at(-1)).toMatchObject({
      price: -30_000,
      cost: 0,
      margin: -30_000,
      tax: -taxWithin(bani(10_000), 21),
    });
    expect(marginTotals(entries)).toMatchObject({ margin: -20_000, tax: 0 });
  });
});

/** A repeatable sequence of numbers from 0 to 1. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

test.each(Array.from({ length: 60 }, (_, seed) => seed + 1))(
  "the books of any invoice and its credit notes add up to the ban (%i)",
  (seed) => {
    const chance = chances(seed * 7919);
    const some = (most: number) => 1 + Math.floor(chance() * most);
    const units = Array.from({ length: some(4) }, (_, place) =>
      unit(`${place}`, some(500_000), place === 0 || chance() < 0.7 ? "margin" : "standard"),
    );
    const invoice = invoiceOf(units, {
      shipping: Math.floor(chance() * 5_000),
      reduction: chance() < 0.5 ? 0 : Math.floor((chance() * sum(units.map(({ price }) => price))) / 5),
    });
    const costs = new Map(units.map(({ unitId }) => [unitId, bought(some(400_000))]));
    const credits: Document[] = [];
    let left: number = invoice.totals.gross;
    while (left > 0 && credits.length < 3) {
      const returned = units[Math.floor(chance() * units.length)]!;
      const isWhole = chance() < 0.3;
      const amount = isWhole ? left : Math.min(left, chance() < 0.5 ? returned.price : some(left));
      credits.push(creditOf(invoice, amount, { units: [returned.unitId], earlier: credits }));
      left -= amount;
    }
    const documents = [invoice, ...credits];
    const rows = journalRows(documents);
    const totals = journalTotals(rows);
    for (const of of ["net", "tax", "gross"] as const) {
      const expected = invoice.totals[of] - sum(credits.map(({ totals }) => totals[of]));
      expect(sum(rows.map((row) => row[of]))).toBe(expected);
      expect(sum(totals.map((total) => total[of]))).toBe(expected);
    }
    for (const row of rows) expect(row.net + row.tax).toBe(row.gross);

    const entries = marginEntries(invoice, credits, { purchases: costs, rates: RATES });
    for (const { number, kind } of documents) {
      const group = rows.filter((row) => row.number === number && row.regime === "margin");
      const mine = entries.filter(({ document }) => document === number);
      expect(sum(mine.map(({ price }) => price)), `${kind} ${number}`).toBe(sum(group.map(({ gross }) => gross)));
    }
    const register = marginTotals(entries);
    expect(register.margin).toBe(register.price - register.cost);
    expect(register.tax).toBeGreaterThanOrEqual(0);
    if (left === 0) expect(register).toMatchObject({ price: 0, cost: 0, margin: 0, tax: 0 });
    expect(register.price).toBe(sum(rows.filter(({ regime }) => regime === "margin").map(({ gross }) => gross)));
  },
);
