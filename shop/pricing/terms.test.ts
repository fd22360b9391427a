import { expect, test } from "vitest";
import { ron } from "../../base/money.ts";
import { instantPayout, offerTotal } from "./terms.ts";

test("an offer is the sum of its parts less shipping, and the cooler adds nothing", () => {
  expect(offerTotal(["cpu", "gpu", "motherboard", "ram", "ssd", "psu", "case"])).toBe(ron(3050));
  expect(offerTotal(["cpu", "gpu", "motherboard", "ram", "ssd", "psu", "case", "cooler"])).toBe(ron(3050));
  expect(offerTotal(["otherStorage"])).toBe(ron(100));
});

test("an instant payout costs a tenth", () => {
  expect(instantPayout(ron(3050))).toBe(ron(2745));
});
