// npm run fonts: writes app/kit/styles/fonts, the parts of the shop's fonts that its pages need: the letters of the four
// languages, and no widths or weights that no style uses. Only needed to change a font or its letters. fonts.css names the files.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";

const ROOT = join(import.meta.dirname, "..");
const FOLDER = join(ROOT, "app/kit/styles/fonts");

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, place) => String.fromCodePoint(0x20 + place)).join("");
// Romanian, Hungarian and German letters, and the signs of prices, figures and quotations.
const LATIN = `${ASCII}\u00a0§©®°²³µ·«»×÷ÁÂÄÉÍÎÓÖÚÜßáâäéíîóöúü–—‘’‚“”„•…‹›€™−≈≤≥→`;
// The source has these in another file: Romanian (both forms of its commas) and Hungarian.
const ACCENTS = "ĂăŐőŞşŢţŰűȘșȚț";
const CYRILLIC = "ЄІЇАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгдежзийклмнопрстуфхцчшщьюяєіїҐґЁЪЫЭёъыэ№";

const text = { wght: { min: 400, max: 700 } };
const condensed = { wght: { min: 400, max: 800 } };
const reading = { wght: { min: 400, max: 700 }, wdth: 75 };

const files = [
  {
    name: "text-latin",
    source: import.meta.resolve("@fontsource-variable/sofia-sans/files/sofia-sans-latin-wght-normal.woff2"),
    letters: LATIN,
    axes: text,
  },
  {
    name: "text-accents",
    source: import.meta.resolve("@fontsource-variable/sofia-sans/files/sofia-sans-latin-ext-wght-normal.woff2"),
    letters: ACCENTS,
    axes: text,
  },
  {
    name: "text-cyrillic",
    source: import.meta.resolve("@fontsource-variable/roboto/files/roboto-cyrillic-wght-normal.woff2"),
    letters: CYRILLIC,
    axes: text,
  },
  {
    name: "condensed-latin",
    source: import.meta
      .resolve("@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-latin-wght-normal.woff2"),
    letters: LATIN,
    axes: condensed,
  },
  {
    name: "condensed-accents",
    source: import.meta
      .resolve("@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-latin-ext-wght-normal.woff2"),
    letters: ACCENTS,
    axes: condensed,
  },
  {
    name: "condensed-cyrillic",
    source: import.meta
      .resolve("@fontsource-variable/roboto-condensed/files/roboto-condensed-cyrillic-wght-normal.woff2"),
    letters: CYRILLIC,
    axes: condensed,
  },
  {
    name: "reading-latin",
    source: import.meta.resolve("@fontsource-variable/martian-mono/files/martian-mono-latin-wdth-normal.woff2"),
    letters: LATIN,
    axes: reading,
  },
  {
    name: "reading-accents",
    source: import.meta.resolve("@fontsource-variable/martian-mono/files/martian-mono-latin-ext-wdth-normal.woff2"),
    letters: ACCENTS,
    axes: reading,
  },
  {
    name: "reading-cyrillic",
    source: import.meta.resolve("@fontsource-variable/martian-mono/files/martian-mono-cyrillic-wdth-normal.woff2"),
    letters: CYRILLIC,
    axes: reading,
  },
];

await mkdir(FOLDER, { recursive: true });
for (const { name, source, letters, axes } of files) {
  const whole = await readFile(new URL(source));
  const part = await subsetFont(whole, letters, { targetFormat: "woff2", variationAxes: axes });
  await writeFile(join(FOLDER, `${name}.woff2`), part);
  console.info(`${name}: ${(whole.length / 1000).toFixed(1)} -> ${(part.length / 1000).toFixed(1)} kB`);
}
