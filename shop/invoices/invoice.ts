// Paper of money: the invoice of an order, the credit note that takes some of it back, the proforma that asks for a transfer.
// Invariant: what was issued is never changed, and its lines add up to its total to the ban; credit notes of an
// invoice together never take back more than it asked for. A reduction is a line below zero on an invoice.

import { bani, shareOut, sum, type Bani } from "../../base/money.ts";
import type { InvoiceId, OrderId } from "../../base/id.ts";
import type { County } from "../shipping/counties.ts";
import type { OrderLine } from "../orders/order.ts";
import type { PaymentMethod } from "../payments/payment.ts";
import type { RefundReason } from "../payments/refund.ts";
import { standardRateOn, taxGroupsOf, withTax, type Day, type Regime, type TaxGroup } from "./vat.ts";

export type DocumentKind = "invoice" | "credit-note" | "proforma";

type Address = { street: string; city: string; county: County; postalCode: string };

/** Who sells: the settings at the hour of issue. */
export type InvoiceSeller = Address & {
  name: string;
  cui: string;
  tradeRegister: string;
  /** As the law wants it on every invoice of a company with limited liability (Legea 31/1990 art. 74). */
  capital: string;
  email: string;
  phone: string;
  bank: string;
  iban: string;
};

/** Who buys: a person, or a company with its numbers. */
export type Buyer = Address & {
  name: string;
  company: { cui: string; tradeRegister: string } | null;
  email: string;
  phone: string;
};

export type Service = Extract<OrderLine, { kind: "service" }>["service"];

/** What a line is about; its words are put to it when it is drawn, in Romanian, but names of goods are kept as sold. */
type Subject =
  | { kind: "unit"; unitId: string; title: string; code: string; serial: string | null; warrantyMonths: number }
  /** `about` is what it was done to, where that is one of several things. */
  | { kind: "service"; service: Service; about: string | null }
  /** Bringing it; what belongs to goods on the margin is part of their price (Cod fiscal art. 312 (1), "selling price"). */
  | { kind: "shipping" }
  /** On an invoice below zero: so much was let go of before. On a credit note: so much less for what was invoiced, no unit coming back. */
  | { kind: "reduction" };

type Amounts = { regime: Regime; percent: number; gross: Bani };
export type DocumentLine = { subject: Subject; net: Bani; tax: Bani } & Amounts;

/** All that a paper says. Stored as it is and drawn from it, for ever. */
export type Document = {
  kind: DocumentKind;
  /** "PCB-2026-000123"; of a proforma "PF-ORD-123456". */
  number: string;
  issuedOn: Day;
  seller: InvoiceSeller;
  buyer: Buyer;
  orderNumber: string;
  orderedOn: Day;
  /** The buyer's, in which the words are repeated beside the Romanian. */
  language: "ro" | "en" | "hu" | "uk";
  payment: { means: PaymentMethod; paidOn: Day | null; reference: string | null };
  lines: DocumentLine[];
  groups: TaxGroup[];
  totals: { net: Bani; tax: Bani; gross: Bani };
  /** Of a credit note: what it takes back, and why. */
  corrects: { number: string; issuedOn: Day; reason: CreditReason } | null;
};

export type CreditReason = RefundReason | "not-paid";

/** A number with room for a million papers a year; texts of one series and year sort as they were issued. */
export function documentNumber(series: string, year: number, number: number): string {
  return `${series}-${year}-${String(number).padStart(6, "0")}`;
}

const NUMBER = /^([A-Z]{1,10})-(\d{4})-(\d{6,9})$/;

/** The parts of a number as an address has it; null where it is none. */
export function parseDocumentNumber(text: unknown): { series: string; year: number; number: number } | null {
  const match = typeof text === "string" ? NUMBER.exec(text) : null;
  return match ? { series: match[1]!, year: Number(match[2]), number: Number(match[3]) } : null;
}

/** What of an order an invoice is made from. */
export type Invoiced = {
  units: {
    unitId: string;
    title: string;
    code: string;
    serial: string | null;
    warrantyMonths: number;
    price: Bani;
    regime: Regime;
  }[];
  services: { service: Service; about: string | null; price: Bani }[];
  shipping: Bani;
  reduction: Bani;
};

/**
 * The lines of an invoice, issued on that day. Services bear the standard rate. Shipping follows the goods: among goods of both
 * regimes it is shared out by their prices. A reduction lowers what every line is taxed on (Cod fiscal art. 286 (4) a): it is
 * shared out by price, a line for each regime and rate.
 */
export function linesOf(
  { units, services, shipping, reduction }: Invoiced,
  day: Day,
): { lines: DocumentLine[]; groups: TaxGroup[] } {
  const standard = standardRateOn(day);
  const taxed = (regime: Regime) => ({ regime, percent: regime === "margin" ? 0 : standard });
  const goods = units.map(({ price, regime, ...unit }) => ({
    subject: { kind: "unit" as const, ...unit },
    ...taxed(regime),
    gross: price,
  }));
  const work = services.map(({ service, about, price }) => ({
    subject: { kind: "service" as const, service, about },
    ...taxed("standard"),
    gross: price,
  }));
  const regimes = (["margin", "standard"] as const).filter((regime) => units.some((unit) => unit.regime === regime));
  const ways = shareOut(
    shipping,
    regimes.map((regime) => sum(units.filter((unit) => unit.regime === regime).map((unit) => unit.price))),
  );
  const carried = regimes
    .map((regime, index) => ({ subject: { kind: "shipping" as const }, ...taxed(regime), gross: ways[index]! }))
    .filter((line) => line.gross > 0);
  const asked = [...goods, ...work, ...carried].filter((line) => line.gross > 0);
  const lines = [
    ...asked,
    ...reductionLines(
      asked,
      shareOut(
        reduction,
        asked.map((line) => line.gross),
      ),
    ),
  ];
  const groups = taxGroupsOf(lines);
  return { lines: withTax(lines, groups), groups };
}

/** What is taken off each of these lines, as one line below zero for each regime and rate. */
function reductionLines(lines: readonly Amounts[], reductions: readonly Bani[]): (Amounts & { subject: Subject })[] {
  const off = lines.map(({ regime, percent }, place) => ({ regime, percent, gross: bani(-reductions[place]!) }));
  return taxGroupsOf(off)
    .filter(({ gross }) => gross < 0)
    .map(({ regime, percent, gross }) => ({ subject: { kind: "reduction" }, regime, percent, gross }));
}

export function totalsOf(groups: readonly TaxGroup[]): Document["totals"] {
  return {
    net: sum(groups.map((group) => group.net)),
    tax: sum(groups.map((group) => group.tax)),
    gross: sum(groups.map((group) => group.gross)),
  };
}

/** What of an invoice no credit note has taken back yet, by regime and rate. */
export function leftOf(invoice: Pick<Document, "groups">, credits: readonly Pick<Document, "groups">[]): TaxGroup[] {
  return invoice.groups.map((group) => {
    const taken = credits.flatMap((credit) =>
      credit.groups.filter(({ regime, percent }) => regime === group.regime && percent === group.percent),
    );
    const minus = (of: "net" | "tax" | "gross") => bani(group[of] - sum(taken.map((other) => other[of])));
    return { ...group, net: minus("net"), tax: minus("tax"), gross: minus("gross") };
  });
}

/**
 * The lines of a credit note over so many bani, tax included: those of the units that came back where their prices are that
 * amount, all lines where it is the whole invoice, else a reduction of what is left, shared out by regime and rate. The last credit
 * note takes exactly the tax that is left, so that together they undo the invoice. Null where less than the amount is left.
 */
export function creditLinesOf(
  invoice: Pick<Document, "lines" | "groups" | "totals">,
  {
    amount,
    credits,
    units,
    service,
  }: {
    amount: Bani;
    credits: readonly Pick<Document, "groups">[];
    units: readonly string[];
    service?: Service | undefined;
  },
): { lines: DocumentLine[]; groups: TaxGroup[] } | null {
  const left = leftOf(invoice, credits);
  const leftInAll = sum(left.map((group) => group.gross));
  if (amount <= 0 || amount > leftInAll) return null;
  if (amount === invoice.totals.gross) return { lines: invoice.lines, groups: invoice.groups };

  const asSold = amount === leftInAll ? null : returnedLines(invoice.lines, { amount, left, units, service });
  if (asSold)
    return within(
      left,
      asSold.map(({ subject, regime, percent, gross }) => ({ subject, regime, percent, gross })),
    );

  if (amount === leftInAll) {
    const groups = left.filter((group) => group.gross > 0);
    return { lines: groups.map((group) => ({ subject: { kind: "reduction" }, ...group })), groups };
  }
  const shares = shareOut(
    amount,
    left.map((group) => group.gross),
  );
  return within(
    left,
    left
      .map(({ regime, percent }, index) => ({
        subject: { kind: "reduction" as const },
        regime,
        percent,
        gross: shares[index]!,
      }))
      .filter((line) => line.gross > 0),
  );
}

/**
 * The lines of what came back or was not done, less their part of the invoice's reduction, with the shipping and the extended warranty
 * where those make up the amount; null where nothing does.
 */
function returnedLines(
  lines: readonly DocumentLine[],
  {
    amount,
    left,
    units,
    service,
  }: { amount: Bani; left: readonly TaxGroup[]; units: readonly string[]; service: Service | undefined },
): (Amounts & { subject: Subject })[] | null {
  const asked = lines.filter((line) => line.gross > 0);
  const reductions = shareOut(
    bani(sum(asked.map(({ gross }) => gross)) - sum(lines.map(({ gross }) => gross))),
    asked.map(({ gross }) => gross),
  );
  const undone = asked.find(({ subject }) => subject.kind === "service" && subject.service === service);
  const isReturned = (line: DocumentLine) =>
    line === undone || (line.subject.kind === "unit" && units.includes(line.subject.unitId));
  if (!asked.some(isReturned)) return null;
  const isShipping = ({ subject }: DocumentLine) => subject.kind === "shipping";
  const isWarranty = ({ subject }: DocumentLine) =>
    subject.kind === "service" && subject.service === "extended-warranty";
  const alongs = [() => false, isShipping, isWarranty, (line: DocumentLine) => isShipping(line) || isWarranty(line)];
  const together = alongs.map((goesAlong) => {
    const isMeant = (line: DocumentLine) => isReturned(line) || goesAlong(line);
    return [
      ...asked.filter(isMeant),
      ...reductionLines(
        asked.filter(isMeant),
        reductions.filter((_, place) => isMeant(asked[place]!)),
      ),
    ];
  });
  const isLeft = (some: readonly Amounts[]) =>
    taxGroupsOf(some).every((group) => group.gross <= (left.find((other) => isSame(other, group))?.gross ?? 0));
  return together.find((some) => sum(some.map((line) => line.gross)) === amount && isLeft(some)) ?? null;
}

/** Rounded again and again, parts could take back more tax than the invoice had: never more than is left, of tax and of net. */
function within(
  left: readonly TaxGroup[],
  lines: (Amounts & { subject: Subject })[],
): { lines: DocumentLine[]; groups: TaxGroup[] } {
  const groups = taxGroupsOf(lines).map((group) => {
    const rest = left.find((other) => isSame(other, group));
    if (!rest) throw new Error("a credit note over what was not invoiced");
    const tax = bani(Math.max(Math.min(group.tax, rest.tax), group.gross - rest.net));
    return { ...group, tax, net: bani(group.gross - tax) };
  });
  return { lines: withTax(lines, groups), groups };
}

function isSame(a: Pick<TaxGroup, "regime" | "percent">, b: Pick<TaxGroup, "regime" | "percent">): boolean {
  return a.regime === b.regime && a.percent === b.percent;
}

/** A stored paper, with what the shop needs to find it. */
export type StoredDocument = { id: InvoiceId; orderId: OrderId; issuedAt: Date; document: Document };
