import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkCard, formatCardNumber, formatCvv, formatExpiry, passesLuhn, type CardDetails } from "./card-form.ts";

const NOW = new Date("2026-11-21T12:00:00Z");

const aCard = (different: Partial<CardDetails> = {}): CardDetails => ({
  cardNumber: "4242 4242 4242 4242",
  cardName: "Ana Pop",
  expiryDate: "12/29",
  cvv: "123",
  ...different,
});

test("a valid card has no issue", () => {
  expect(checkCard(aCard(), NOW)).toEqual({});
});

test.each([
  [{ cardNumber: "4242424242424242" }, {}],
  [{ cardNumber: "4242 4242 4242 4241" }, { cardNumber: "number-check" }],
  [{ cardNumber: "" }, { cardNumber: "number-length" }],
  [{ cardNumber: "4242 4242 4242 426" }, { cardNumber: "number-length" }],
  [{ cardNumber: "4242 4242 4242 4242 4242" }, { cardNumber: "number-length" }],
  [{ cardNumber: "6304 0000 0000 0000 000" }, {}],
  [{ cardNumber: "4242 4242 4242 424x" }, { cardNumber: "number-digits" }],
  [{ cardName: "Al" }, { cardName: "name-short" }],
  [{ cardName: "  Al  " }, { cardName: "name-short" }],
  [{ cardName: "Ion" }, {}],
  [{ expiryDate: "11/26" }, {}],
  [{ expiryDate: "10/26" }, { expiryDate: "expiry-past" }],
  [{ expiryDate: "12/25" }, { expiryDate: "expiry-past" }],
  [{ expiryDate: "13/29" }, { expiryDate: "expiry-format" }],
  [{ expiryDate: "00/29" }, { expiryDate: "expiry-format" }],
  [{ expiryDate: "1/29" }, { expiryDate: "expiry-format" }],
  [{ expiryDate: "12/2029" }, { expiryDate: "expiry-format" }],
  [{ cvv: "12" }, { cvv: "cvv-length" }],
  [{ cvv: "1234" }, {}],
  [{ cvv: "12345" }, { cvv: "cvv-length" }],
  [{ cvv: "12a" }, { cvv: "cvv-length" }],
  [
    { cardNumber: "", cardName: "", expiryDate: "", cvv: "" },
    { cardNumber: "number-length", cardName: "name-short", expiryDate: "expiry-format", cvv: "cvv-length" },
  ],
] as const)("a card with %o has the issues %o", (different, issues) => {
  expect(checkCard(aCard(different), NOW)).toEqual(issues);
});

test("a card is valid until the last moment of its month", () => {
  const december = aCard({ expiryDate: "12/26" });
  expect(checkCard(december, new Date("2026-12-31T23:59:59.999Z"))).toEqual({});
  expect(checkCard(december, new Date("2027-01-01T00:00:00Z"))).toEqual({ expiryDate: "expiry-past" });
});

test.each([
  ["42424", "4242 4"],
  ["4242 ", "4242"],
  ["4242-4242x4", "4242 4242 4"],
  ["42424242424242424242", "4242 4242 4242 4242"],
  ["abc", ""],
])("the number typed as %o shows as %o", (typed, shown) => {
  expect(formatCardNumber(typed)).toBe(shown);
});

describe("the expiry date", () => {
  test.each([
    ["1", "", "1"],
    ["12", "1", "12/"],
    ["12/", "12/2", "12/"],
    ["12", "12/", "1"],
    ["5", "", "05/"],
    ["1/", "1", "01/"],
    ["1229", "", "12/29"],
    ["9/27", "", "09/27"],
    ["12/2999", "12/29", "12/29"],
    ["", "1", ""],
  ])("typed as %o after %o shows as %o", (typed, before, shown) => {
    expect(formatExpiry(typed, before)).toBe(shown);
  });

  test("can be deleted to nothing, one character at a time", () => {
    let shown = "12/29";
    for (let presses = 0; presses < 5 && shown !== ""; presses++) shown = formatExpiry(shown.slice(0, -1), shown);
    expect(shown).toBe("");
  });
});

test("formatting what is already formatted changes nothing, and nothing grows past its field", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9 /x-]{0,24}$/), (typed) => {
      expect(formatCardNumber(formatCardNumber(typed))).toBe(formatCardNumber(typed));
      expect(formatExpiry(formatExpiry(typed, ""), "")).toBe(formatExpiry(typed, ""));
      expect(formatCardNumber(typed).length).toBeLessThanOrEqual(19);
      expect(formatExpiry(typed, "").length).toBeLessThanOrEqual(5);
      expect(formatCvv(typed)).toMatch(/^\d{0,4}$/);
    }),
  );
});

test("exactly one last digit makes a number valid, and any single wrong digit is detected", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{12,18}$/), fc.nat(), fc.integer({ min: 1, max: 9 }), (start, at, wrongBy) => {
      const right = Array.from("0123456789", (last) => start + last).filter(passesLuhn);
      expect(right).toHaveLength(1);
      const number = right[0]!;
      const place = at % number.length;
      const wrong = number.slice(0, place) + ((Number(number[place]) + wrongBy) % 10) + number.slice(place + 1);
      expect(passesLuhn(wrong)).toBe(false);
    }),
  );
});
