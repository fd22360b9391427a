import { expect, test } from "vitest";
import { parseViewed } from "./viewed.ts";

test.each([null, "", "{", "{}", '"7"', "[1.5]", '["1", null, -3]'])(
  "nothing was looked at where the browser remembers %s",
  (text) => {
    expect(parseViewed(text)).toEqual([]);
  },
);

test("a browser stores at most twelve ids", () => {
  const ids = Array.from({ length: 13 }, (_, index) => index + 1);
  expect(parseViewed(JSON.stringify(ids))).toEqual(ids.slice(0, 12));
});
