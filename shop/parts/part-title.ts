// Titles of products: a name followed by facts, as shops and sellers write them ("Corsair SF750, 750 W, 80+ Platinum").
// Invariant: text that distinguishes two parts is never removed.

import { foldDiacritics } from "../../base/text.ts";
import type { MemoryType, Part, PartOf } from "./part.ts";

const LONGEST = 300; // characters

/** Descriptions only: colours, and the plug generation of a power supply. */
const DESCRIBING =
  /(?<![ ,])[ ,]+(?:negru|neagra|alb|alba|black|white|grey|gray|gri|silver case|fekete|feher|atx ?3(?:\.\d)?)$/i;

/** Shorter names that a title may stand for: without facts in brackets or after commas, and without colours. */
export function namesInTitle(title: string): string[] {
  const whole = title.slice(0, LONGEST).trim();
  const bracket = whole.endsWith(")") ? whole.indexOf(" (") : -1;
  const head = (bracket > 0 ? whole.slice(0, bracket) : whole).split(", ")[0]!.trim();
  const plain = head.replace(DESCRIBING, "");
  const grade = /\b(?:bronze|silver|gold|platinum|titanium)\b/i.exec(whole)?.[0];
  const graded = grade && !plain.toLowerCase().includes(grade.toLowerCase()) ? [`${plain} ${grade}`] : [];
  return [...new Set([head, plain, ...graded])].filter((name) => name !== whole && name.length > 2);
}

const MOST_CODES = 2;

/** Part numbers of drives and memory among other words: "ST1000DM010", "CMK16GX4M2B3200C16". */
export function codesInTitle(title: string): string[] {
  const words = title.slice(0, LONGEST).split(/[\s,;]+/);
  return words.length < 2
    ? []
    : words
        .filter((word) => word.length >= 7 && /\d/.test(word) && /[a-z]/i.test(word) && !word.includes("("))
        .slice(0, MOST_CODES);
}

/** Whether a part has the size in the title; a title without a size matches every size. */
export function hasTitleSize(part: Part, title: string): boolean {
  if (part.category !== "ram" && part.category !== "ssd" && part.category !== "hdd") return true;
  const [, figure = "", unit = ""] =
    /(?<![\d.,x])(\d{1,5}(?:[.,]\d)?) ?(tb|gb)(?![a-z])/i.exec(title.slice(0, LONGEST)) ?? [];
  if (unit === "") return true;
  const capacityGb = Number(figure.replace(",", ".")) * (unit.toLowerCase() === "tb" ? 1000 : 1);
  return Math.abs(part.facts.capacityGb - capacityGb) <= capacityGb * 0.03;
}

/** The memory facts in a title; `words` is the rest: maker and series. */
export type MemoryTitle = {
  type: MemoryType;
  capacityGb: number;
  modules: number | null;
  speedMts: number | null;
  cl: number | null;
  words: string[];
};

const MEMORY_NOISE = new Set([
  "kit",
  "ram",
  "memorie",
  "memorii",
  "memory",
  "memoria",
  "dimm",
  "udimm",
  "mhz",
  "mt",
  "s",
  "module",
  "modul",
  "black",
  "white",
  "negru",
  "alb",
  "dual",
  "channel",
  "gb",
  "of",
  "de",
  "desktop",
  "pc",
]);

/** Memory by its facts: null if type or size is missing, or if it is for laptops or servers. */
export function readMemoryTitle(title: string): MemoryTitle | null {
  let text = foldDiacritics(title.slice(0, LONGEST));
  if (/so-?dimm|laptop|notebook|\brdimm|\breg\b|registered/.test(text)) return null;
  const take = (pattern: RegExp): string[] | null => {
    const found = pattern.exec(text);
    if (!found) return null;
    text = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    return found.slice(1).map((group) => group ?? "");
  };
  const type = take(/\bddr ?([2345])l?(?![0-9])/);
  if (!type) return null;
  const kit = take(/(?<![\d.])(\d{1,2}) ?[x×х*] ?(\d{1,3})(?: ?gb)?(?![\da-z])/);
  const size = take(/(?<![\d.])(\d{1,3}) ?gb(?![a-z])/);
  const modules = kit ? Number(kit[0]) : /\bmodule?\b/.test(text) ? 1 : null;
  const sizeGb = size ? Number(size[0]) : null;
  const inKit = kit ? Number(kit[0]) * Number(kit[1]) : null;
  // "2x8GB" is sixteen; "16 GB (2x8)" states it twice, and both must agree.
  if (sizeGb !== null && inKit !== null && sizeGb !== inKit && sizeGb !== Number(kit?.[1])) return null;
  const capacityGb = inKit ?? sizeGb;
  if (capacityGb === null || capacityGb < 1) return null;
  const cl = take(/\b(?:cl|c) ?(\d{1,2})(?![\da-z])/);
  const speed = take(/(?<![\da-z])(\d{3,4})(?: ?(?:mhz|mt\/s))?(?![\da-z])/);
  const words = text
    .split(/[^a-z0-9.!]+/)
    .map((word) => word.replace(/^[.!]+|(?<!^|[.!])[.!]+$/g, ""))
    .filter((word) => word !== "" && !MEMORY_NOISE.has(word));
  return {
    type: `DDR${type[0]}` as MemoryType,
    capacityGb,
    modules,
    speedMts: speed ? Number(speed[0]) : null,
    cl: cl ? Number(cl[0]) : null,
    words,
  };
}

/** The kits that a title can mean: `exact` if their names have no other words. */
export function memoryOfTitle(
  title: MemoryTitle,
  kits: readonly PartOf<"ram">[],
): { exact: PartOf<"ram">[]; possible: PartOf<"ram">[] } {
  const possible = kits.filter(({ brand, name, facts }) => {
    if (facts.type !== title.type || facts.capacityGb !== title.capacityGb) return false;
    if (title.modules !== null && facts.modules !== title.modules) return false;
    if (title.speedMts !== null && facts.speedMts !== title.speedMts) return false;
    if (title.cl !== null && facts.cl !== null && facts.cl !== title.cl) return false;
    const has = seriesWords(`${brand} ${name}`);
    return title.words.every((word) => has.includes(word));
  });
  const exact = possible.filter(({ brand, name, facts }) => {
    const brandWords = seriesWords(brand);
    const others = seriesWords(name).filter((word) => !title.words.includes(word) && !brandWords.includes(word));
    return (
      others.length === 0 &&
      title.words.length > 0 &&
      title.speedMts === facts.speedMts &&
      (title.cl === facts.cl || facts.cl === null)
    );
  });
  return { exact, possible };
}

/** The words of a kit's name before its facts. */
function seriesWords(name: string): string[] {
  return foldDiacritics(name)
    .split(/\bddr\d/)[0]!
    .split(/[^a-z0-9.]+/)
    .filter((word) => word !== "" && word !== ".");
}
