// Accounting documents: the invoice of an order, the credit note that reverses a part of it, the proforma that asks for
// a transfer.
// Invariant: an issued document never changes, and its lines add up to its total to the ban; the credit notes of an
// invoice together never exceed it. On an invoice a reduction is a negative line.

import type { Day } from "../../base/day.ts";
import { bani, shareOut, sum, type Bani } from "../../base/money.ts";
import type { InvoiceId, OrderId } from "../../base/id.ts";
import type { County } from "../shipping/counties.ts";
import type { OrderLine } from "../orders/order.ts";
import type { PaymentMethod } from "../payments/payment.ts";
import type { RefundReason } from "../payments/refund.ts";
import { isVatRegisteredOn, standardRateOn, type VatRates } from "../../base/vat.ts";
import { taxGroupsOf, withTax, type Regime, type TaxGroup } from "./vat.ts";

export type DocumentKind = "invoice" | "credit-note" | "proforma";

type Address = { street: string; city: string; county: County; postalCode: string };

/** The seller: the settings at the time of issue. */
export type InvoiceSeller = Address & {
  name: string;
  cui: string;
  tradeRegister: string;
  /** Required on every invoice of a limited liability company (Legea 31/1990 art. 74). */
  capital: string;
  email: string;
  phone: string;
  bank: string;
  iban: string;
};

/** The buyer: a person, or a company with its numbers. */
export type Buyer = Address & {
  name: string;
  company: { cui: string; tradeRegister: string | null } | null;
  email: string;
  phone: string;
};

export type Service = Extract<OrderLine, { kind: "service" }>["service"];
/** The warranty of each part of a PC, in months, as agreed. */
export type AgreedParts = Extract<OrderLine, { kind: "unit" }>["partMonths"];

/** How a unit looked when it was sold; older documents do not know. */
export type UnitGrade = OrderLine["grade"];

/** The subject of a line; rendered in Romanian when the document is drawn. Names of goods stay as sold. */
type Subject =
  | {
      kind: "unit";
      unitId: string;
      title: string;
      code: string;
      serial: string | null;
      warrantyMonths: number;
      partMonths?: AgreedParts;
      grade?: UnitGrade;
    }
  /** `about` is the thing that the service was done to, if there are several. */
  | { kind: "service"; service: Service; about: string | null }
  /**
   * Delivery. For goods under the margin scheme it is part of their price (Cod fiscal art. 312 (1), "selling price").
   */
  | { kind: "shipping" }
  /**
   * On an invoice negative: the amount that was waived before. On a credit note: a reduction of the invoice without a
   * returned unit.
   */
  | { kind: "reduction" };

type Amounts = { regime: Regime; percent: number; gross: Bani };
export type DocumentLine = { subject: Subject; net: Bani; tax: Bani } & Amounts;

/** The full contents of a document. It is stored in this form and always rendered from it. */
export type Document = {
  kind: DocumentKind;
  /** "PCB-2026-000123"; of a proforma "PF-ORD-123456". */
  number: string;
  issuedOn: Day;
  seller: InvoiceSeller;
  buyer: Buyer;
  orderNumber: string;
  orderedOn: Day;
  /** The buyer's language, in which the words are repeated beside the Romanian. */
  language: "ro" | "en" | "hu" | "uk";
  payment: {
    means: PaymentMethod;
    paidOn: Day | null;
    reference: string | null;
    /** What came in for the order, if that was more than its total. */
    received?: Bani;
  };
  /** Of an invoice: months of the legal guarantee of conformity; null for a company. Older invoices do not say. */
  guaranteeMonths?: number | null;
  lines: DocumentLine[];
  groups: TaxGroup[];
  totals: { net: Bani; tax: Bani; gross: Bani };
  /** Of a credit note: the invoice that it corrects, and why. */
  corrects: { number: string; issuedOn: Day; reason: CreditReason } | null;
};

export type CreditReason = RefundReason | "not-paid";

/**
 * A document number with six digits, for up to a million documents a year; numbers of one series and year sort in the
 * order of issue.
 */
export function documentNumber(series: string, year: number, number: number): string {
  return `${series}-${year}-${String(number).padStart(6, "0")}`;
}

const NUMBER = /^([A-Z]{1,10})-(\d{4})-(\d{6,9})$/;

/** Parses a document number from a URL; null if it is not one. */
export function parseDocumentNumber(text: unknown): { series: string; year: number; number: number } | null {
  const match = typeof text === "string" ? NUMBER.exec(text) : null;
  return match ? { series: match[1]!, year: Number(match[2]), number: Number(match[3]) } : null;
}

/** The facts of an order that an invoice is made from. */
export type Invoiced = {
  units: {
    unitId: string;
    title: string;
    code: string;
    serial: string | null;
    warrantyMonths: number;
    partMonths?: AgreedParts;
    grade?: UnitGrade;
    price: Bani;
    regime: Regime;
  }[];
  services: { service: Service; about: string | null; price: Bani }[];
  shipping: Bani;
  reduction: Bani;
};

/**
 * The lines of an invoice issued on that day. Services bear the standard rate. Shipping follows the goods: with goods
 * of both regimes it is split in proportion to their prices. A reduction lowers the tax base of every line (Cod fiscal
 * art. 286 (4) a): it is split in proportion to price, with one line for each regime and rate. A seller who is not registered for VAT on that day
 * charges none, and has no margin scheme.
 */
export function linesOf(
  { units, services, shipping, reduction }: Invoiced,
  { day, rates }: { day: Day; rates: VatRates },
): { lines: DocumentLine[]; groups: TaxGroup[] } {
  const standard = standardRateOn(day, rates);
  const isRegistered = isVatRegisteredOn(day, rates);
  const taxed = (regime: Regime) =>
    isRegistered ? { regime, percent: regime === "standard" ? standard : 0 } : { regime: "none" as const, percent: 0 };
  const goods = units.map(({ price, regime, ...unit }) => ({
    subject: { kind: "unit" as const, ...unit },
    ...taxed(regime),
    gross: price,
  }));
  const serviceLines = services.map(({ service, about, price }) => ({
    subject: { kind: "service" as const, service, about },
    ...taxed("standard"),
    gross: price,
  }));
  const regimes = (["margin", "none", "standard"] as const).filter((regime) =>
    goods.some((unit) => unit.regime === regime),
  );
  const shippingParts = shareOut(
    shipping,
    regimes.map((regime) => sum(goods.filter((unit) => unit.regime === regime).map(({ gross }) => gross))),
  );
  const shippingLines = regimes
    .map((regime, index) => ({
      subject: { kind: "shipping" as const },
      ...taxed(regime),
      gross: shippingParts[index]!,
    }))
    .filter((line) => line.gross > 0);
  const charged = [...goods, ...serviceLines, ...shippingLines].filter((line) => line.gross > 0);
  const lines = [
    ...charged,
    ...reductionLines(
      charged,
      shareOut(
        reduction,
        charged.map((line) => line.gross),
      ),
    ),
  ];
  const groups = taxGroupsOf(lines);
  return { lines: withTax(lines, groups), groups };
}

/** The reduction of these lines, as one negative line for each regime and rate. */
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

/** The part of an invoice that no credit note has reversed yet, by regime and rate. */
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
 * The lines of a credit note over an amount in bani, tax included: that of the extended warranty if the amount is for that alone, those of the returned
 * units if their prices make up the amount, all lines if it is the whole invoice, else a reduction of what is left, split by regime and rate. The
 * last credit note takes exactly the tax that is left, so that together they cancel the invoice. Null if less than the
 * amount is left.
 */
export function creditLinesOf(
  invoice: Pick<Document, "lines" | "groups" | "totals">,
  {
    amount,
    credits,
    units,
    service,
    extension,
  }: {
    amount: Bani;
    credits: readonly Pick<Document, "groups">[];
    units: readonly string[];
    service?: Service | undefined;
    extension?: CreditedExtension | undefined;
  },
): { lines: DocumentLine[]; groups: TaxGroup[] } | null {
  const left = leftOf(invoice, credits);
  const leftInAll = sum(left.map((group) => group.gross));
  if (amount <= 0 || amount > leftInAll) return null;
  if (amount === invoice.totals.gross) return { lines: invoice.lines, groups: invoice.groups };

  const asSold =
    amount === leftInAll ? null : returnedLines(invoice.lines, { amount, left, units, service, extension });
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

/** What is paid back for extended warranties; `about`: the PCs, if they stay with their buyer. */
type CreditedExtension = { amount: Bani; about: readonly string[] };

const isWarranty = ({ subject }: DocumentLine) => subject.kind === "service" && subject.service === "extended-warranty";

/** The extended warranty of some of an invoice's PCs: less its part of the reduction already. */
function extensionLine(
  lines: readonly DocumentLine[],
  extension: CreditedExtension | undefined,
): (Amounts & { subject: Subject }) | null {
  const sold = lines.find((line) => line.gross > 0 && isWarranty(line));
  if (!sold || !extension || extension.amount <= 0 || sold.subject.kind !== "service") return null;
  const about = extension.about.length > 0 ? extension.about.join(", ") : sold.subject.about;
  const { regime, percent } = sold;
  return { subject: { ...sold.subject, about }, regime, percent, gross: extension.amount };
}

/**
 * The lines of returned units and services not done, less their part of the invoice's reduction, with the shipping and
 * the extended warranty if those make up the amount; null if no combination does. Without units: the extended warranty alone.
 */
function returnedLines(
  lines: readonly DocumentLine[],
  {
    amount,
    left,
    units,
    service,
    extension,
  }: {
    amount: Bani;
    left: readonly TaxGroup[];
    units: readonly string[];
    service: Service | undefined;
    extension: CreditedExtension | undefined;
  },
): (Amounts & { subject: Subject })[] | null {
  const charged = lines.filter((line) => line.gross > 0);
  const reductions = shareOut(
    bani(sum(charged.map(({ gross }) => gross)) - sum(lines.map(({ gross }) => gross))),
    charged.map(({ gross }) => gross),
  );
  const undone = charged.find(({ subject }) => subject.kind === "service" && subject.service === service);
  const isReturned = (line: DocumentLine) =>
    line === undone || (line.subject.kind === "unit" && units.includes(line.subject.unitId));
  const isLeft = (some: readonly Amounts[]) =>
    taxGroupsOf(some).every((group) => group.gross <= (left.find((other) => isSame(other, group))?.gross ?? 0));
  const share = extensionLine(lines, extension);
  if (share && units.length === 0 && share.gross === amount && isLeft([share])) return [share];
  if (!charged.some(isReturned)) return null;
  const isShipping = ({ subject }: DocumentLine) => subject.kind === "shipping";
  const alongs = [() => false, isShipping, isWarranty, (line: DocumentLine) => isShipping(line) || isWarranty(line)];
  const whole = alongs.map((goesAlong) => {
    const isMeant = (line: DocumentLine) => isReturned(line) || goesAlong(line);
    return [
      ...charged.filter(isMeant),
      ...reductionLines(
        charged.filter(isMeant),
        reductions.filter((_, place) => isMeant(charged[place]!)),
      ),
    ];
  });
  // Of two PCs that came back one by one, each takes its share of the extended warranty along.
  const together = [...whole, ...(share ? whole.slice(0, 2).map((some) => [...some, share]) : [])];
  return together.find((some) => sum(some.map((line) => line.gross)) === amount && isLeft(some)) ?? null;
}

/** Repeated rounding could reverse more tax than the invoice had: caps the tax and the net at what is left. */
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

/** A stored document, with what the shop needs to find it. */
export type StoredDocument = { id: InvoiceId; orderId: OrderId; issuedAt: Date; document: Document };
