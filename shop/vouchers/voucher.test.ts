import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ListingId } from "../../base/id.ts";
import { bani, ron, shareOut } from "../../base/money.ts";
import { discountOf, parseVoucherCode, voucherIssue, voucherState, type Voucher } from "./voucher.ts";

const aVoucher: Voucher = {
  id: "00000000-0000-4000-8000-000000000001" as Voucher["id"],
  code: "VARA10" as Voucher["code"],
  value: { percent: 10 },
  coversDelivery: false,
  leastGoods: ron(0),
  mostUses: null,
  mostPerPerson: null,
  firstDay: null,
  lastDay: null,
  note: "",
  uses: 0,
  stoppedAt: null,
  version: 1,
  createdBy: "staff:ion",
  createdAt: new Date(0),
};
const unit = (price: number, floor = 0) => ({ listingId: 1 as ListingId, price: ron(price), floor: ron(floor) });

test.each([
  ["vara10", "VARA10"],
  [" Vara 10 ", "VARA10"],
  ["black-friday", "BLACK-FRIDAY"],
  ["ab", null],
  ["-abc", null],
  ["vară10", null],
  ["A".repeat(31), null],
  [undefined, null],
])("the code %j is %j", (typed, code) => expect(parseVoucherCode(typed)).toBe(code));

test.each([
  [{}, "active"],
  [{ firstDay: "2026-11-24" }, "planned"],
  [{ lastDay: "2026-11-22" }, "over"],
  [{ lastDay: "2026-11-23" }, "active"],
  [{ mostUses: 3, uses: 3 }, "used-up"],
  [{ stoppedAt: new Date(1) }, "stopped"],
])("with %j it is %s on 2026-11-23", (different, state) =>
  expect(voucherState({ ...aVoucher, ...different }, "2026-11-23")).toBe(state),
);

describe("the discount", () => {
  test.each([
    ["a percentage of the goods", { percent: 10 }, false, ron(30)],
    ["a percentage of the goods and the delivery", { percent: 10 }, true, ron(32)],
    ["an amount", { amount: ron(50) }, false, ron(50)],
  ])("is %s", (_, value, coversDelivery, discount) => {
    const wanted = { units: [unit(100), unit(200)], shipping: ron(20) };
    expect(discountOf({ value, coversDelivery }, wanted)).toEqual({ discount, isCut: false });
  });

  test("leaves a tenth of the price, and says that it was cut", () =>
    expect(
      discountOf({ value: { amount: ron(500) }, coversDelivery: false }, { units: [unit(100)], shipping: ron(20) }),
    ).toEqual({
      discount: ron(90),
      isCut: true,
    }));

  test("stops at the floor of the unit with the least room", () =>
    expect(
      discountOf(
        { value: { percent: 20 }, coversDelivery: false },
        { units: [unit(100, 95), unit(200, 50)], shipping: ron(20) },
      ),
    ).toEqual({ discount: ron(15), isCut: true }));

  test("is nothing for a unit that is sold at its floor already", () =>
    expect(
      discountOf({ value: { percent: 20 }, coversDelivery: false }, { units: [unit(100, 100)], shipping: ron(20) }),
    ).toEqual({
      discount: bani(0),
      isCut: true,
    }));

  test("never lowers a unit below its floor, whatever else the order holds", () => {
    const units = fc.array(
      fc.record({ price: fc.integer({ min: 1, max: 900_000 }), share: fc.integer({ min: 0, max: 120 }) }),
      { minLength: 1, maxLength: 8 },
    );
    const value = fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 90 }) }),
      fc.record({ amount: fc.integer({ min: 1, max: 2_000_000 }).map(bani) }),
    );
    fc.assert(
      fc.property(
        units,
        value,
        fc.boolean(),
        fc.nat(9999),
        fc.nat(50_000),
        (drawn, value, coversDelivery, shipping, services) => {
          const wanted = drawn.map(({ price, share }) => ({
            listingId: 1 as ListingId,
            price: bani(price),
            floor: bani(Math.floor((price * share) / 100)),
          }));
          const { discount } = discountOf({ value, coversDelivery }, { units: wanted, shipping: bani(shipping) });
          const shares = shareOut(discount, [...wanted.map(({ price }) => price), services, shipping]);
          for (const [place, { price, floor }] of wanted.entries())
            expect(price - shares[place]!).toBeGreaterThanOrEqual(Math.min(floor, price));
        },
      ),
    );
  });
});

test.each([
  [{}, 0, null],
  [{ mostPerPerson: 1 }, 1, { code: "voucher-used-before" }],
  [{ leastGoods: ron(301) }, 0, { code: "voucher-minimum", least: ron(301) }],
  [{ leastGoods: ron(300) }, 0, null],
  [{ lastDay: "2026-01-01" }, 0, { code: "voucher-over" }],
])("with %j after %d uses of the person the issue is %j", (different, usesOfPerson, issue) =>
  expect(voucherIssue({ ...aVoucher, ...different }, { today: "2026-11-23", goods: ron(300), usesOfPerson })).toEqual(
    issue,
  ),
);
