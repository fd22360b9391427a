import { expect, test } from "vitest";
import { ron } from "../../base/money.ts";
import { firstSellingTerms, instantPayout, offerTotal } from "./terms.ts";

test("an offer is the sum of its parts less shipping, and the cooler adds nothing", () => {
  expect(offerTotal(["cpu", "gpu", "motherboard", "ram", "ssd", "psu", "case"])).toBe(ron(3050));
  expect(offerTotal(["cpu", "gpu", "motherboard", "ram", "ssd", "psu", "case", "cooler"])).toBe(ron(3050));
  expect(offerTotal(["otherStorage"])).toBe(ron(100));
});

test("an instant payout costs a tenth, or what the shop sets", () => {
  expect(instantPayout(ron(3050), firstSellingTerms)).toBe(ron(2745));
  expect(instantPayout(ron(3050), { instantPercent: 0 })).toBe(ron(3050));
  expect(instantPayout(ron(3050), { instantPercent: 12 })).toBe(ron(2684));
});
