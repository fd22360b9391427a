import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatDate, formatDateTime } from "./format.ts";
import { languages } from "./languages.ts";

const LOCALES = join(import.meta.dirname, "locales");
const day = new Date("2026-11-25T10:00:00Z");

test("the Ukrainian year is written out", () => {
  expect(formatDate(day, "uk")).toBe("25 листопада 2026\u00a0року");
  expect(formatDateTime(day, "uk")).toMatch(/2026\u00a0року/);
});

test.each(languages)("a sentence in %s that ends with a date has one full stop", (language) => {
  const ends = formatDate(day, language).endsWith(".");
  const twice = readdirSync(join(LOCALES, language)).flatMap((file) => [...readFileSync(join(LOCALES, language, file), "utf8").matchAll(/"[^"]*\{\{date\}\}\.[^"]*"/g)].map(([line]) => `${file}: ${line}`));
  if (ends) expect(twice).toEqual([]);
});
