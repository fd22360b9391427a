import { describe, expect, test } from "vitest";
import { bani, ron } from "../../base/money.ts";
import { cashBar } from "./cash.ts";

const terms = { isOn: true, isByCourier: true, isCompany: false, total: ron(400) };

describe("cash on delivery", () => {
  test("is accepted from a person up to 5.000 RON, and not a ban above", () => {
    expect(cashBar({ ...terms, total: ron(5000) })).toBeNull();
    expect(cashBar({ ...terms, total: bani(5000_01) })).toEqual({ code: "cash-above-limit", limit: ron(5000) });
  });

  test("is accepted from a company up to 1.000 RON, and not a ban above", () => {
    expect(cashBar({ ...terms, isCompany: true, total: ron(1000) })).toBeNull();
    expect(cashBar({ ...terms, isCompany: true, total: bani(1000_01) })).toEqual({
      code: "cash-above-limit",
      limit: ron(1000),
    });
  });

  test("is only for parcels, and only if the shop offers it", () => {
    expect(cashBar({ ...terms, isByCourier: false })).toEqual({ code: "cash-by-courier-only" });
    expect(cashBar({ ...terms, isOn: false })).toEqual({ code: "cash-off" });
  });
});
