import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bani } from "../../base/money.ts";
import { formatDate, formatDateTime, formatDay, formatIban, formatNumber, formatPrice } from "./format.ts";
import { languages } from "./languages.ts";

const APP = join(import.meta.dirname, "..");
const day = new Date("2026-11-25T10:00:00Z");

test("an account number is grouped in fours", () => {
  expect(formatIban("RO49AAAA1B31007593840000")).toBe("RO49 AAAA 1B31 0075 9384 0000");
  expect(formatIban("BE71096123456769")).toBe("BE71 0961 2345 6769");
  expect(formatIban("AT604242424242424242")).toBe("AT60 4242 4242 4242 4242");
  expect(formatIban("DE95424242424242424242")).toBe("DE95 4242 4242 4242 4242 42");
});

test("figures have the form of the prices beside them, in every language", () => {
  // Romanian: a point between thousands, a comma before decimals (CLDR "ro").
  expect(formatNumber(1324)).toBe("1.324");
  expect(formatNumber(1324.5)).toBe("1.324,5");
  expect(formatPrice(bani(2_609_572_00))).toBe("2.609.572\u00a0RON");
  // Whatever else formats a number names Romanian too; only periods ("12 months") follow the language of the page.
  const others = globSync("**/*.{ts,tsx}", { cwd: APP }).flatMap((file) =>
    [...readFileSync(join(APP, file), "utf8").matchAll(/new Intl\.NumberFormat\((?!"ro-RO")[^;]*/g)].map(
      ([text]) => text,
    ),
  );
  expect(others).toEqual([expect.stringContaining('style: "unit"')]);
});

test("a day is written out like a date, whatever the machine's time zone", () => {
  expect(formatDay("2026-11-25", "ro")).toBe(formatDate(day, "ro"));
});

test("the Ukrainian word for year is not abbreviated", () => {
  expect(formatDate(day, "uk")).toBe("25 листопада 2026\u00a0року");
  expect(formatDateTime(day, "uk")).toMatch(/2026\u00a0року/);
});

test.each(languages)("a sentence in %s that ends with a date has one full stop", (language) => {
  const ends = formatDate(day, language).endsWith(".");
  const files = globSync(`**/words/${language}.json`, { cwd: APP });
  expect(files.length).toBeGreaterThan(30);
  const twice = files.flatMap((file) =>
    [...readFileSync(join(APP, file), "utf8").matchAll(/"[^"]*\{\{date\}\}\.[^"]*"/g)].map(
      ([line]) => `${file}: ${line}`,
    ),
  );
  if (ends) expect(twice).toEqual([]);
});
