import { expect, test } from "vitest";
import { guaranteeOf } from "./legal-guarantee.ts";

test.each([
  [{ legal: 12, commercial: 6 }, 12],
  [{ legal: 12, commercial: 24 }, 24],
  [{ legal: 24, commercial: 0 }, 24],
])("a buyer is protected for the longer of the law's months and the shop's own: %o", (months, longest) => {
  expect(guaranteeOf(months)).toEqual({ months: longest, ...months });
});
