import { expect, test } from "vitest";
import { bani } from "../../base/money.ts";
import { paymentCodeOf } from "./payment-code.ts";

// EPC069-12 version 3.1, chapter 4: eleven lines in this order, at most 331 bytes, a name of at most 70 characters.
test("the code of a payment has the lines of the European guidelines, and the amount in lei", () => {
  const code = paymentCodeOf({
    beneficiary: "PCBis Recondiționate SRL",
    iban: "RO49 AAAA 1B31 0075 9384 0000",
    amount: bani(354_905),
    reference: "ORD-471240",
  });
  expect(code.split("\n")).toEqual([
    "BCD",
    "002",
    "1",
    "SCT",
    "",
    "PCBis Reconditionate SRL",
    "RO49AAAA1B31007593840000",
    "RON3549.05",
    "",
    "",
    "ORD-471240",
  ]);
  expect(code).not.toContain("EUR");
});

test("a long name and a line break in it stay one line of the length that banks take", () => {
  const code = paymentCodeOf({
    beneficiary: `A\nB${"x".repeat(90)}`,
    iban: "RO49AAAA1B31007593840000",
    amount: bani(1),
    reference: "ORD-1",
  });
  expect(code.split("\n")).toHaveLength(11);
  expect(code.split("\n")[5]!.length).toBeLessThanOrEqual(70);
  expect(code.split("\n")[7]).toBe("RON0.01");
  expect(new TextEncoder().encode(code).length).toBeLessThanOrEqual(331);
});
