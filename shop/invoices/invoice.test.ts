import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bani, ron, sum, type Bani } from "../../base/money.ts";
import { creditLinesOf, leftOf, linesOf, documentNumber, totalsOf, type Invoiced } from "./invoice.ts";
import { taxWithin } from "../../base/vat.ts";
import { type Regime } from "./vat.ts";

const aUnit = (unitId: string, price: Bani, regime: Regime = "margin") => ({
  unitId,
  title: `PC ${unitId}`,
  code: `C-${unitId}`,
  serial: null,
  warrantyMonths: 12,
  price,
  regime,
});

const rates = [
  { from: "2017-01-01", percent: 19 },
  { from: "2025-08-01", percent: 21 },
];

function anInvoice(given: Partial<Invoiced>, day = "2026-11-21") {
  const { lines, groups } = linesOf(
    { units: [], services: [], shipping: bani(0), reduction: bani(0), ...given },
    { day, rates },
  );
  return { lines, groups, totals: totalsOf(groups) };
}

test("documents are numbered by series and year", () =>
  expect(documentNumber("PCB", 2026, 123)).toBe("PCB-2026-000123"));

describe("an invoice", () => {
  test("shows no tax on second-hand goods, and the day's rate on services", () => {
    const { groups, totals } = anInvoice({
      units: [aUnit("a", ron(2599))],
      services: [{ service: "extended-warranty", about: null, price: ron(199) }],
    });
    expect(groups).toEqual([
      { regime: "margin", percent: 0, net: 259_900, tax: 0, gross: 259_900 },
      { regime: "standard", percent: 21, net: 16_446, tax: 3_454, gross: 19_900 },
    ]);
    expect(totals).toEqual({ net: 276_346, tax: 3_454, gross: 279_800 });
  });

  test("of July 2025 still has 19 %", () => {
    expect(anInvoice({ units: [aUnit("a", ron(119), "standard")] }, "2025-07-31").groups).toMatchObject([
      { percent: 19, tax: 1_900 },
    ]);
  });

  test("splits the shipping among goods of both regimes, by price", () => {
    const { lines } = anInvoice({
      units: [aUnit("a", ron(300)), aUnit("b", ron(100), "standard")],
      shipping: bani(1_999),
    });
    expect(
      lines.filter((line) => line.subject.kind === "shipping").map(({ regime, gross }) => ({ regime, gross })),
    ).toEqual([
      { regime: "margin", gross: 1_499 },
      { regime: "standard", gross: 500 },
    ]);
  });

  test("has no line for shipping that is free", () => {
    expect(anInvoice({ units: [aUnit("a", ron(3000))] }).lines).toHaveLength(1);
  });
});

describe("a credit note", () => {
  const invoice = anInvoice({
    units: [aUnit("a", ron(1000)), aUnit("b", ron(500), "standard")],
    shipping: bani(1_999),
  });

  test("over all of the invoice has the invoice's own lines", () => {
    expect(creditLinesOf(invoice, { amount: invoice.totals.gross, credits: [], units: [] })).toEqual({
      lines: invoice.lines,
      groups: invoice.groups,
    });
  });

  test("over a unit that came back has that unit's line", () => {
    const credit = creditLinesOf(invoice, { amount: ron(500), credits: [], units: ["b"] });
    expect(credit?.lines).toMatchObject([
      { subject: { kind: "unit", unitId: "b" }, regime: "standard", gross: 50_000, tax: 8_678 },
    ]);
  });

  test("over a returned PC has its extended warranty and shipping too, if they were refunded with it", () => {
    const whole = anInvoice({
      units: [aUnit("pc", ron(1000)), aUnit("b", ron(500), "standard")],
      services: [{ service: "extended-warranty", about: null, price: ron(199) }],
      shipping: bani(1_999),
    });
    const kinds = (amount: Bani) =>
      creditLinesOf(whole, { amount, credits: [], units: ["pc"] })?.lines.map((line) => line.subject.kind);
    expect(kinds(ron(1000))).toEqual(["unit"]);
    expect(kinds(ron(1199))).toEqual(["unit", "service"]);
    expect(kinds(bani(101_999))).toEqual(["unit", "shipping", "shipping"]);
    expect(kinds(ron(1100))).toEqual(["reduction", "reduction"]);
  });

  test("over another amount is a reduction of everything", () => {
    const credit = creditLinesOf(invoice, { amount: ron(150), credits: [], units: ["b"] });
    expect(credit?.lines.map(({ subject, regime }) => [subject.kind, regime])).toEqual([
      ["reduction", "margin"],
      ["reduction", "standard"],
    ]);
    expect(sum(credit?.lines.map((line) => line.gross) ?? [])).toBe(15_000);
  });

  test("over more than is left is none", () => {
    const first = creditLinesOf(invoice, { amount: ron(1000), credits: [], units: ["a"] });
    expect(creditLinesOf(invoice, { amount: ron(600), credits: [first!], units: [] })).toBeNull();
    expect(creditLinesOf(invoice, { amount: bani(0), credits: [], units: [] })).toBeNull();
  });

  test("after credit note cancels the invoice to the ban, tax included, however it is split", () => {
    const prices = fc.array(
      fc.record({
        price: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 500_000 })).map(bani),
        regime: fc.constantFrom<Regime>("margin", "standard"),
      }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(
        prices,
        fc.array(fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 300_000 })).map(bani), {
          maxLength: 6,
        }),
        fc.boolean(),
        (bought, cuts, isShipped) => {
          const whole = anInvoice({
            units: bought.map(({ price, regime }, index) => aUnit(String(index), price, regime)),
            shipping: bani(isShipped ? 1_999 : 0),
          });
          const credits: { groups: typeof whole.groups }[] = [];
          for (const amount of cuts) {
            const credit = creditLinesOf(whole, { amount, credits, units: ["0"] });
            if (!credit) continue;
            expect(sum(credit.lines.map((line) => line.gross))).toBe(amount);
            credits.push(credit);
            for (const group of leftOf(whole, credits))
              expect(Math.min(group.net, group.tax, group.gross)).toBeGreaterThanOrEqual(0);
          }
          const left = sum(leftOf(whole, credits).map((group) => group.gross));
          if (left > 0) credits.push(creditLinesOf(whole, { amount: left, credits, units: [] })!);
          for (const group of leftOf(whole, credits)) expect(group).toMatchObject({ net: 0, tax: 0, gross: 0 });
        },
      ),
    );
  });
});

describe("an invoice with a reduction", () => {
  const regimes = fc.constantFrom<Regime>("margin", "standard");
  const units = fc.array(fc.record({ price: fc.integer({ min: 1, max: 1_000_000 }).map(bani), regime: regimes }), {
    minLength: 1,
    maxLength: 8,
  });
  const shippings = fc.integer({ min: 0, max: 5_000 }).map(bani);

  test("adds up to the amount paid, to the ban, in its lines, groups and tax, and credit notes cancel it", () => {
    fc.assert(
      fc.property(units, shippings, fc.boolean(), fc.nat(), (sold, shipping, extended, part) => {
        const given = sold.map(({ price, regime }, index) => aUnit(String(index), price, regime));
        const services = extended ? [{ service: "extended-warranty" as const, about: null, price: ron(199) }] : [];
        const full = sum([...sold.map(({ price }) => price), shipping, ...services.map(({ price }) => price)]);
        const reduction = bani(part % full);
        const invoice = anInvoice({ units: given, services, shipping, reduction });
        expect(invoice.totals.gross).toBe(full - reduction);
        expect(sum(invoice.lines.map(({ gross }) => gross))).toBe(full - reduction);
        expect(sum(invoice.lines.map(({ tax }) => tax))).toBe(invoice.totals.tax);
        for (const { regime, percent, gross, net, tax } of invoice.groups) {
          expect(gross).toBeGreaterThanOrEqual(0);
          expect(tax).toBe(regime === "margin" ? 0 : taxWithin(gross, percent));
          expect(net + tax).toBe(gross);
        }
        for (const { gross, net, tax } of invoice.lines) expect(net + tax).toBe(gross);

        const half = bani(Math.floor(invoice.totals.gross / 2));
        const first = half > 0 ? creditLinesOf(invoice, { amount: half, credits: [], units: ["0"] }) : null;
        const credits = first ? [first] : [];
        const rest = bani(invoice.totals.gross - (first ? half : 0));
        const last = creditLinesOf(invoice, { amount: rest, credits, units: [] });
        expect(sum([...credits, last!].flatMap(({ groups }) => groups.map(({ tax }) => tax)))).toBe(invoice.totals.tax);
        expect(sum([...credits, last!].flatMap(({ groups }) => groups.map(({ gross }) => gross)))).toBe(
          invoice.totals.gross,
        );
        expect(creditLinesOf(invoice, { amount: bani(1), credits: [...credits, last!], units: [] })).toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});
