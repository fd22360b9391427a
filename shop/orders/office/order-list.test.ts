import { describe, expect, test } from "vitest";
import { parseParcels } from "./forms.ts";
import { scannedOrder, searchTerms } from "./order-list.ts";

describe("a search of orders", () => {
  test.each([
    ["Ștefan ȚĂRANU", ["stefan", "taranu"]],
    ["  ana@Example.ro ", ["ana@example.ro"]],
    ["ord 123456", ["ord-123456"]],
    ["ORD-123456", ["ord-123456"]],
    ["RTX 3060, i5", ["rtx", "3060", "i5"]],
    ["Коваль", ["коваль"]],
    ["", []],
    ["SN-77/Abc", ["sn-77/abc"]],
    ["\u0000", []],
  ])("is read as terms: %s", (typed, terms) => {
    expect(searchTerms(typed)).toEqual(terms);
  });

  test.each(["0712 345 678", "0712.345.678", "(0712) 345-678", "0712345678"])("knows a phone number: %s", (typed) => {
    expect(searchTerms(typed)).toEqual(["0712345678"]);
  });

  test.each(["+40 712 345 678", "0040712345678"])("knows a phone number from abroad: %s", (typed) => {
    expect(searchTerms(typed)).toEqual(["40712345678"]);
  });

  test.each([
    ["ORD-123456", "ORD-123456"],
    ["ord 123456", "ORD-123456"],
    ["123456", "ORD-123456"],
    ["1234567", null],
    ["PB-123456A", null],
  ])("opens the order that a scanner names: %s", (typed, number) => {
    expect(scannedOrder(typed)).toBe(number);
  });
});

describe("pasted parcels", () => {
  const parse = (pasted: string) => parseParcels(pasted, { courier: "sameday" });

  test("are read with any separator, with or without a courier", () => {
    const parcel = (number: string, courier: string, trackingNumber: string) => ({
      number,
      courier,
      trackingNumber,
      problem: null,
    });
    expect(parse("ORD-000001 1onb1\r\n\nord-000002;1ONB2;fan\nORD-000003\tCargus\t1ONB3")).toEqual([
      parcel("ORD-000001", "sameday", "1ONB1"),
      parcel("ORD-000002", "fan", "1ONB2"),
      parcel("ORD-000003", "cargus", "1ONB3"),
    ]);
  });

  test.each([
    ["1ONB1 ORD-000001", "order-number-invalid"],
    ["ORD-000001", "tracking-invalid"],
    ["ORD-000001 <b>", "tracking-invalid"],
    ["ORD-000001 1ONB1 1ONB2", "tracking-invalid"],
  ])("name the line that cannot be read: %s", (line, problem) => {
    expect(parse(line)).toEqual([{ line, problem }]);
  });

  test("say which order is there twice", () => {
    expect(parse("ORD-000001 A1\nORD-000001 A2")[1]).toEqual({ line: "ORD-000001 A2", problem: "order-twice" });
  });
});
