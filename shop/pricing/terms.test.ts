import { expect, test } from "vitest";
import { ron } from "../../base/money.ts";
import { firstSellingTerms, instantPayout } from "./terms.ts";

test("an instant payout costs a tenth, or what the shop sets", () => {
  expect(instantPayout(ron(3050), firstSellingTerms)).toBe(ron(2745));
  expect(instantPayout(ron(3050), { instantPercent: 0 })).toBe(ron(3050));
  expect(instantPayout(ron(3050), { instantPercent: 12 })).toBe(ron(2684));
});
