import { describe, expect, test } from "vitest";
import type { ListingId } from "../../base/id.ts";
import { bani } from "../../base/money.ts";
import { firstDeliveryTerms } from "../shipping/fee.ts";
import { canBeOrdered, cartTotals, itemCount, maximumOf, issuesOf, type CartLine } from "./cart.ts";
import { CartForm } from "./forms.ts";

const ram = {
  brand: "Kingston",
  series: "Fury",
  type: "DDR4",
  capacityGb: 16,
  modules: 2,
  speedMts: 3200,
  cl: 16,
  heatSpreader: true,
} as const;

function aLine(different: Partial<CartLine> & { price?: number } = {}): CartLine {
  const price = bani(different.price ?? 250_00);
  return {
    goods: {
      id: 7 as ListingId,
      title: "Fury 16 GB",
      price,
      warrantyMonths: 24,
      kind: "component",
      category: "ram",
      specs: ram,
    },
    quantity: 1,
    seenPrice: price,
    grade: null,
    regime: null,
    available: 5,
    unsold: 5,
    gameTest: null,
    ...different,
  };
}

describe("a line of the cart", () => {
  test.each([
    ["as it was", {}, []],
    ["sold", { available: 0, unsold: 0 }, [{ code: "sold" }]],
    ["held by somebody else", { available: 0, unsold: 1 }, [{ code: "held" }]],
    ["of which fewer are left", { quantity: 3, available: 2 }, [{ code: "fewer", available: 2 }]],
    ["whose price changed", { seenPrice: bani(200_00) }, [{ code: "price-changed", before: 200_00 }]],
  ])("%s", (_what, different, issues) => {
    expect(issuesOf(aLine(different))).toEqual(issues);
  });

  test("may grow to what is in stock, and never beyond 99", () => {
    expect(maximumOf(aLine({ available: 3 }))).toBe(3);
    expect(maximumOf(aLine({ available: 500 }))).toBe(99);
  });
});

test("a cart is ordered whole or not at all", () => {
  expect(canBeOrdered([])).toBe(false);
  expect(canBeOrdered([aLine(), aLine({ quantity: 5 })])).toBe(true);
  expect(canBeOrdered([aLine(), aLine({ quantity: 6 })])).toBe(false);
  expect(canBeOrdered([aLine({ seenPrice: bani(1) })])).toBe(true);
});

test("totals are of today's prices, not of those once seen", () => {
  const lines = [aLine({ quantity: 2, seenPrice: bani(1) }), aLine({ price: 1600_00 })];
  expect(itemCount(lines)).toBe(3);
  expect(cartTotals(lines, { terms: firstDeliveryTerms })).toEqual({
    goods: 2100_00,
    services: 0,
    shipping: 0,
    total: 2100_00,
    reduction: 0,
    reductionAt: { free: 0, paid: 0, locker: 0 },
    missingForFreeShipping: null,
    terms: firstDeliveryTerms,
  });
  expect(cartTotals([aLine()], { terms: firstDeliveryTerms })).toEqual({
    goods: 250_00,
    services: 0,
    shipping: 19_99,
    total: 269_99,
    reduction: 0,
    reductionAt: { free: 0, paid: 0, locker: 0 },
    missingForFreeShipping: 1750_00,
    terms: firstDeliveryTerms,
  });
});

describe("the cart's form", () => {
  test.each(["-1", "0", "1.5", "1e9", "1e3", "NaN", "Infinity", "", " 1", "0x2", "100", "99999999999999999999", "٣"])(
    "refuses the quantity %o",
    (quantity) => {
      expect(CartForm.safeParse({ intent: "add", productId: "1", quantity }).success).toBe(false);
    },
  );

  test.each(["0", "-1", "1.0", "abc", "4294967296", "1 or 1=1"])("refuses the product %o", (productId) => {
    expect(CartForm.safeParse({ intent: "remove", productId }).success).toBe(false);
  });

  test("adds one where no quantity is given, and keeps no price that was sent along", () => {
    expect(CartForm.parse({ intent: "add", productId: "12", price: "1" })).toEqual({
      intent: "add",
      productId: 12,
      quantity: 1,
    });
  });
});
