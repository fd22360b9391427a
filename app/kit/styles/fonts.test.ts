// What a page fetches: every letter of the shop's words must be in the small files, or the browser fetches a whole font for it.
// The right values are the fonts' own tables of letters, and the words of the shop.

import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { create } from "fontkit";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const css = readFileSync(join(import.meta.dirname, "fonts.css"), "utf8");

/** The ranges of letters of each file that fonts.css names. */
const ranges = new Map(
  [...css.matchAll(/url\("\.\/fonts\/([\w-]+\.woff2)"\)[^}]*?unicode-range:([^;]+);/g)].map(
    ([, file = "", range = ""]) => [file, lettersOf(range)] as const,
  ),
);

function lettersOf(range: string): Set<number> {
  return new Set(
    range.split(",").flatMap((each) => {
      const [first = 0, last = first] = each
        .trim()
        .slice(2)
        .split("-")
        .map((end) => Number.parseInt(end, 16));
      return Array.from({ length: last - first + 1 }, (_, place) => first + place);
    }),
  );
}

test("each file holds the letters that its rule names, and no other", () => {
  const files = globSync(join(import.meta.dirname, "fonts/*.woff2"));
  expect(files.map((file) => basename(file)).toSorted()).toEqual([...ranges.keys()].toSorted());
  for (const file of files) {
    const font = create(readFileSync(file));
    if (!("characterSet" in font)) throw new Error(`${file} holds several fonts`);
    const held = font.characterSet.filter((letter) => letter !== 0xffff);
    expect(new Set(held), basename(file)).toEqual(ranges.get(basename(file)));
  }
});

test("no word of the shop needs a letter of a whole font", () => {
  // Arrows and mathematical signs that the fonts do not have come from the system's font.
  const system = /[≈≤≥→✓]/u;
  const small = new Set(
    ["text-latin.woff2", "text-accents.woff2", "text-cyrillic.woff2"].flatMap((file) => [...ranges.get(file)!]),
  );
  for (const file of globSync(join(root, "app/**/words/*.json"))) {
    const letters = new Set(readFileSync(file, "utf8").replaceAll(/\s/g, ""));
    const missing = [...letters].filter((letter) => !small.has(letter.codePointAt(0)!) && !system.test(letter));
    expect(missing, file).toEqual([]);
  }
});
