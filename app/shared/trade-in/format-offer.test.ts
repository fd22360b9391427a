import { expect, test } from "vitest";
import { ron } from "../../../base/money.ts";
import { knownParts } from "../../../shop/parts/known-parts.server.ts";
import { conditions } from "../../../shop/pricing/declaration.ts";
import { hintOf } from "../../../shop/pricing/part-hint.ts";
import { priceBook1 } from "../../../shop/pricing/price-book-1.ts";
import { quoteOffer } from "../../../shop/pricing/quote-offer.ts";
import { fallbackValues, type ValuedPart, firstSellingTerms } from "../../../shop/pricing/terms.ts";
import { aDeclaration, declaredPart, unknownPart } from "../../../testing/declarations.ts";
import { languages } from "../../i18n/languages.ts";
import { wordsFor } from "../../i18n/words.server.ts";
import { formatAmount, formatLine, formatRange } from "./format-offer.ts";

const at = new Date("2026-11-21T10:00:00Z");

function offerOf(...[parts, different]: Parameters<typeof aDeclaration>) {
  const quoted = quoteOffer(aDeclaration(parts, different), { book: priceBook1, at, terms: firstSellingTerms });
  if (!quoted.ok) throw new Error(quoted.domainError.code);
  return quoted.value;
}

function reasonsIn(language: (typeof languages)[number], offer: ReturnType<typeof offerOf>): string[] {
  const speech = { t: wordsFor(language, "trade-in-offer"), language, version: offer.made.bookVersion };
  // The space that Intl puts between a figure and its currency does not matter here.
  return [...offer.lines, ...offer.outside].map((line) =>
    `${formatLine(line, speech).name}: ${formatLine(line, speech).reason}`.replaceAll("\u00a0", " "),
  );
}

test("a line says where its figure comes from and how it was multiplied", () => {
  const offer = offerOf(
    [
      declaredPart("Ryzen 5 5600", { key: "cpu" }),
      declaredPart("PRIME B550M-K", { key: "motherboard" }),
      unknownPart("psu"),
      declaredPart("Noctua NH-U12S"),
    ],
    {
      condition: "fair",
      extras: { box: true, accessories: false },
    },
  );
  expect(reasonsIn("en", offer)).toEqual([
    "Ryzen 5 5600: 250 RON, price list 1; fair condition: 85%; rounded to the whole leu",
    "PRIME B550M-K: 170 RON for a board with the B550 chipset, price list 1; fair condition: 85%; rounded to the whole leu",
    "fără nume: 200 RON at most: we have no price for this model yet; limited by the computer’s expected sale price: 17%; fair condition: 85%; rounded to the whole leu",
    "Original box: fixed sum, price list 1",
    "Shipping to us: we pay for the courier label; the amount is deducted once",
    "Noctua NH-U12S: 110 RON, price list 1; fair condition: 85%; rounded to the whole leu",
  ]);
  expect(reasonsIn("ro", offer)[0]).toBe(
    "Ryzen 5 5600: 250 RON, lista de prețuri 1; stare acceptabilă: 85%; rotunjit la leu",
  );
});

test("several identical parts, and one that does not work, say so", () => {
  const offer = offerOf(
    [
      declaredPart("Ryzen 5 5600", { key: "cpu", quantity: 2 }),
      declaredPart("GeForce RTX 3070", { key: "gpu", faulty: true }),
    ],
    { of: "components" },
  );
  expect(reasonsIn("en", offer).slice(0, 2)).toEqual([
    "Ryzen 5 5600: 250 RON, price list 1; good condition; 2 × 250 RON",
    "GeForce RTX 3070: 730 RON, price list 1; good condition; faulty: 0%",
  ]);
});

test("a part known by its name alone says what it was priced by, and the range starts with the guaranteed sum", () => {
  const named = (kind: ValuedPart, name: string) => ({ ...unknownPart(kind), name, hint: hintOf(kind, name) });
  const offer = offerOf([
    named("cpu", "Core i5"),
    named("gpu", "GeForce 2 GB"),
    named("ram", "16 GB"),
    named("psu", "Sirtec 500W"),
    unknownPart("case"),
  ]);
  expect(reasonsIn("en", offer).slice(0, 5)).toEqual([
    "Core i5: 10 RON for a Core i5 processor: we do not know the exact model; good condition",
    "GeForce 2 GB: 2 GB × 8 RON, price list 1; exact model not given: 50%; good condition",
    "16 GB: 16 GB × 0,50 RON, price list 1; good condition",
    "Sirtec 500W: 500 W × 0,05 RON (no 80+ certificate), price list 1; good condition",
    expect.stringContaining("150 RON at most"),
  ]);
  expect(formatRange({ floor: ron(10), total: ron(20) }).replaceAll("\u00a0", " ")).toBe("10 RON – 20 RON");
  expect(formatRange({ floor: ron(20), total: ron(20) }).replaceAll("\u00a0", " ")).toBe("20 RON");
});

test("every part of the list, known or not, has its reason in four languages", () => {
  const unknown = (Object.keys(fallbackValues) as ValuedPart[]).map((kind) => unknownPart(kind));
  const all = [...knownParts.map((part) => declaredPart(part.name, { key: part.id })), ...unknown];
  for (const condition of conditions) {
    const offer = offerOf(all, { condition, extras: { box: true, accessories: true } });
    for (const language of languages) {
      const reasons = reasonsIn(language, offer);
      expect(reasons.length).toBe(all.length + 3);
      for (const reason of reasons) expect(reason).not.toMatch(/\{\{|undefined|NaN/);
    }
  }
});

test("a deduction has a minus", () => {
  expect(formatAmount(ron(-50)).replaceAll("\u00a0", " ")).toBe("−50 RON");
  expect(formatAmount(ron(25), { signed: true }).replaceAll("\u00a0", " ")).toBe("+25 RON");
});
