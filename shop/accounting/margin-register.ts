// The register of second-hand goods sold under the margin scheme (Cod fiscal art. 312): for each sale the purchase, the
// price, the margin and the VAT in it. The cost is the purchase price alone: what the shop spent on repairs is no part of what
// the seller got for the unit, and lowers the margin of the reports, never that of the law.
// Invariant: the prices of a document's entries add up to its margin group, to the ban; the VAT of a unit is that of its
// margin after all credit notes, never below zero, since a loss on one unit does not lower the VAT of another.

import { bani, NOTHING, shareOut, sum, type Bani } from "../../base/money.ts";
import type { Document, DocumentLine } from "../invoices/invoice.ts";
import { standardRateOn, taxOfSale, type VatRates } from "../../base/vat.ts";

/** How a unit was bought: as stored when it was invoiced. */
export type UnitPurchase = { cost: Bani; boughtOn: string; source: string; seller: string | null };

export type MarginEntry = {
  document: string;
  issuedOn: string;
  kind: "invoice" | "credit-note";
  orderNumber: string;
  unitId: string;
  code: string;
  title: string;
  purchase: UnitPurchase;
  /** What the document adds to the price, the cost of sold goods, the margin and its VAT; negative for a credit note. */
  price: Bani;
  cost: Bani;
  margin: Bani;
  tax: Bani;
  percent: number;
};

/** What is left of the sale of one unit. A unit that came back costs nothing: it is in stock again. */
type Sold = { price: Bani; isBack: boolean };
type Unit = Extract<DocumentLine["subject"], { kind: "unit" }>;

/** Reasons of a credit note after which the goods stay with the buyer. */
const keptGoods: readonly string[] = ["goodwill", "overpaid", "test-not-run"];

/** The entries of one invoice and its credit notes, given in the order of issue. */
export function marginEntries(
  invoice: Document,
  credits: readonly Document[],
  { purchases, rates }: { purchases: ReadonlyMap<string, UnitPurchase>; rates: VatRates },
): MarginEntry[] {
  const units = unitsIn(invoice);
  if (units.length === 0) return [];
  const percent = standardRateOn(invoice.issuedOn, rates);
  const prices = shareOut(
    marginOf(invoice),
    units.map(({ gross }) => gross),
  );
  let before = new Map<string, Sold>(units.map(({ unit }) => [unit.unitId, { price: NOTHING, isBack: true }]));
  let after = new Map<string, Sold>(
    units.map(({ unit }, place) => [unit.unitId, { price: prices[place]!, isBack: false }]),
  );
  const entries: MarginEntry[] = [];
  for (const document of [invoice, ...credits]) {
    if (document !== invoice) [before, after] = [after, credited(after, document)];
    for (const { unit } of units) {
      const purchase = purchases.get(unit.unitId);
      if (!purchase) throw new Error(`${invoice.number} has no purchase of ${unit.code}`);
      const entry = changeOf(before.get(unit.unitId)!, after.get(unit.unitId)!, { purchase, percent });
      if (document !== invoice && entry.price === 0 && entry.cost === 0) continue;
      const { number, issuedOn, orderNumber } = document;
      const kind = document === invoice ? "invoice" : "credit-note";
      const { unitId, code, title } = unit;
      entries.push({ document: number, issuedOn, kind, orderNumber, unitId, code, title, purchase, ...entry, percent });
    }
  }
  return entries;
}

function changeOf(from: Sold, to: Sold, { purchase, percent }: { purchase: UnitPurchase; percent: number }) {
  const costOf = ({ isBack }: Sold) => (isBack ? NOTHING : purchase.cost);
  const taxOf = (sold: Sold) => taxOfSale({ price: sold.price, cost: costOf(sold), regime: "margin" }, percent);
  const price = bani(to.price - from.price);
  const cost = bani(costOf(to) - costOf(from));
  return { price, cost, margin: bani(price - cost), tax: bani(taxOf(to) - taxOf(from)) };
}

/** What is left after a credit note: it takes from the units that it names, and what is more from all in proportion. */
function credited(sold: ReadonlyMap<string, Sold>, credit: Document): Map<string, Sold> {
  const named = new Set(unitsIn(credit).map(({ unit }) => unit.unitId));
  const isKept = keptGoods.includes(credit.corrects?.reason ?? "");
  const left = new Map([...sold].map(([id, { price }]) => [id, price]));
  let amount = marginOf(credit);
  for (const ids of [[...left.keys()].filter((id) => named.has(id)), [...left.keys()]]) {
    const prices = ids.map((id) => left.get(id)!);
    const taken = bani(Math.min(amount, sum(prices)));
    for (const [place, share] of shareOut(taken, prices).entries())
      left.set(ids[place]!, bani(left.get(ids[place]!)! - share));
    amount = bani(amount - taken);
  }
  if (amount > 0) throw new Error(`${credit.number} takes back more than was sold`);
  return new Map(
    [...sold].map(([id, { isBack }]) => [
      id,
      { price: left.get(id)!, isBack: isBack || (!isKept && (named.has(id) || left.get(id) === 0)) },
    ]),
  );
}

/** The part of a document under the margin scheme. */
function marginOf({ groups }: Document): Bani {
  return sum(groups.filter(({ regime }) => regime === "margin").map(({ gross }) => gross));
}

function unitsIn({ lines }: Document): { unit: Unit; gross: Bani }[] {
  return lines.flatMap(({ subject, regime, gross }) =>
    subject.kind === "unit" && regime === "margin" && gross > 0 ? [{ unit: subject, gross }] : [],
  );
}

export function marginTotals(entries: readonly MarginEntry[]): Pick<MarginEntry, "price" | "cost" | "margin" | "tax"> {
  return {
    price: sum(entries.map(({ price }) => price)),
    cost: sum(entries.map(({ cost }) => cost)),
    margin: sum(entries.map(({ margin }) => margin)),
    tax: sum(entries.map(({ tax }) => tax)),
  };
}
