import { expect, test } from "vitest";
import { bani } from "../../base/money.ts";
import { amountInWords } from "./amount-in-words.ts";

test.each([
  [0, "zero lei"],
  [1, "zero lei și un ban"],
  [100, "un leu"],
  [201, "doi lei și un ban"],
  [1_250, "doisprezece lei și cincizeci de bani"],
  [1_900, "nouăsprezece lei"],
  [2_000, "douăzeci de lei"],
  [2_102, "douăzeci și unu de lei și doi bani"],
  [10_000, "o sută de lei"],
  [10_100, "o sută unu lei"],
  [22_200, "două sute douăzeci și doi de lei"],
  [100_000, "o mie de lei"],
  [259_950, "două mii cinci sute nouăzeci și nouă de lei și cincizeci de bani"],
  [1_200_000, "douăsprezece mii de lei"],
  [2_100_000, "douăzeci și una de mii de lei"],
  [4_999_999, "patruzeci și nouă de mii nouă sute nouăzeci și nouă de lei și nouăzeci și nouă de bani"],
])("%i bani are written as %s", (amount, words) => {
  expect(amountInWords(bani(amount))).toBe(words);
});
