import { expect, test } from "vitest";
import { mayExtendWarranty, warrantyMonths } from "./extended-warranty.ts";

const pc = { kind: "pc" as const, warrantyMonths: 12 };
const ssd = { kind: "component" as const, warrantyMonths: 24 };

test.each([
  [[], false],
  [[ssd, ssd], false],
  [[ssd, pc], true],
])("the goods %o may have the extended warranty: %s", (goods, may) => {
  expect(mayExtendWarranty(goods)).toBe(may);
});

test.each([
  [pc, true, 36],
  [pc, false, 12],
  [ssd, true, 24],
])("%o with the extension %s has %i months", (bought, extended, months) => {
  expect(warrantyMonths(bought, { extended })).toBe(months);
});
