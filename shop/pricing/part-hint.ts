// Facts in the name of a part that is not in our lists: family, memory, chipset, size or watts.
// Invariant: nothing is inferred that the name does not say; parsing takes one pass over any text.

import { foldDiacritics } from "../../base/text.ts";
import type { MemoryType, PowerFacts } from "../parts/part.ts";
import type { ValuedPart } from "./terms.ts";

export type PartHint =
  | { of: "cpu"; family: string }
  | { of: "gpu"; vramGb: number | null }
  | { of: "motherboard"; chipset: string }
  | { of: "ram"; type: MemoryType | null; capacityGb: number }
  | { of: "ssd" | "hdd"; capacityGb: number }
  | { of: "psu"; watts: number; efficiency: PowerFacts["efficiency"] };

/** Longer texts are not names. */
const LONGEST = 300; // characters
const MOST_MEMORY_GB = 256;
const MOST_CARD_GB = 48;
const MOST_SSD_GB = 8000;
const MOST_HDD_GB = 24_000;

/** The facts known by name alone; null if there are none. A chipset of two digits is at least 31: "X10" names a server board. */
export function hintOf(kind: ValuedPart, name: string): PartHint | null {
  const text = foldDiacritics(name.slice(0, LONGEST)).replace(/[®™_]/g, " ");
  switch (kind) {
    case "cpu": {
      const family = families.find(([pattern]) => pattern.test(text))?.[1];
      return family === undefined
        ? null
        : { of: "cpu", family: family.replace("#", () => SERIES.exec(text)?.[1] ?? ULTRA.exec(text)?.[1] ?? "3") };
    }
    case "gpu": {
      const vramGb = within(gigabytesIn(text), MOST_CARD_GB);
      return vramGb !== null || CARD.test(text) ? { of: "gpu", vramGb } : null;
    }
    case "motherboard": {
      const [, chipset] = CHIPSET.exec(text) ?? [];
      return chipset === undefined ? null : { of: "motherboard", chipset: chipset.toUpperCase() };
    }
    case "ram": {
      if (REGISTERED.test(text)) return null;
      const [, type] = /\bddr ?([2345])/.exec(text) ?? [];
      const capacityGb = within(memoryIn(text), MOST_MEMORY_GB);
      return capacityGb === null
        ? null
        : { of: "ram", type: type === undefined ? null : (`DDR${type}` as MemoryType), capacityGb };
    }
    case "ssd":
    case "otherStorage": {
      const capacityGb = within(gigabytesIn(text), kind === "ssd" ? MOST_SSD_GB : MOST_HDD_GB);
      return capacityGb === null ? null : { of: kind === "ssd" ? "ssd" : "hdd", capacityGb };
    }
    case "psu": {
      const watts = wattsIn(text);
      return watts === null ? null : { of: "psu", watts, efficiency: efficiencyIn(text) };
    }
    case "case":
    case "cooler":
      return null;
  }
}

const SERIES = /\b(?:i|ryzen ?)([3579])/;
const ULTRA = /\bultra ([579])/;

/** The first match; the series number replaces "#". */
const families: readonly [RegExp, string][] = [
  [/threadripper/, "Threadripper"],
  [/\bryzen ?[3579]\b/, "Ryzen #"],
  [/\bultra [579]\b/, "Core Ultra #"],
  [/\bxeon/, "Xeon"],
  [/\bi[3579](?![a-z0-9])|\bi[3579]\d{3,5}/, "Core i#"],
  [/\bcore ?2|\bc2[dq]\b/, "Core 2"],
  [/\bpentium/, "Pentium"],
  [/\bceleron/, "Celeron"],
  [/\bathlon/, "Athlon"],
  [/\bsempron/, "Sempron"],
  [/\bphenom/, "Phenom"],
  [/\bfx ?-?\d{4}/, "FX"],
  [/\ba(?:4|6|8|9|10|12)-\d{4}/, "AMD A"],
];

/** Memory that desktop boards do not take: its gigabytes are not worth those of a desktop's. All DDR5 has on-die ECC. */
const REGISTERED = /(?<!non[- ]?|on[- ]?die[- ]?)\becc\b|\bl?r-?dimm\b|(?<!non[- ]?)\breg(?:istered)?\b|\bfb-?dimm\b/;
const CARD = /geforce|radeon|nvidia|quadro|firepro|\b(?:gtx|rtx|gts|gt|rx|hd|r[579]|arc) ?[a-z]?\d{2,4}/;
const CHIPSET =
  /(?<![a-z0-9])(?:ga-|[a-z]{0,2}\d?[mp]?)?((?:[abhxz]\d{3}|[bhpqzxg][3-9]\d)e?(?![a-z0-9]{0,2}\d)|970|990fx|780l|760g)/;

/** "500 GB", "1TB", "1,5 TB": the first size in the text, in decimal gigabytes; null without one. */
function gigabytesIn(text: string): number | null {
  const [, figure = "", unit] =
    /(?<![\d.,])(\d{1,5}(?:[.,]\d)?) ?(tb|gb|to|go|тб|гб|t|g)(?![\p{L}\d])/u.exec(text) ?? [];
  if (unit === undefined) return null;
  const value = Number(figure.replace(",", "."));
  return Math.floor(/^[tт]/.test(unit) ? value * 1000 : value);
}

/** Mixed kits are written with a plus: "2 × Samsung 4GB + Kingston 8GB"; "2x8GB" is sixteen. */
function memoryIn(text: string): number | null {
  let total: number | null = null;
  for (const kit of text.split(" + ")) {
    const [, modules, size] = /(?<!\d)(\d{1,2}) ?[x×х*] ?(\d{1,3}) ?(?:gb|гб|g\b)/u.exec(kit) ?? [];
    const [, pieces] = /^(\d{1,2}) [x×х*] (?!\d)/u.exec(kit) ?? [];
    const stated = gigabytesIn(kit.split("(", 1)[0]!);
    const one =
      stated !== null && !(size !== undefined && stated === Number(size))
        ? stated
        : modules === undefined
          ? stated
          : Number(modules) * Number(size);
    if (one !== null) total = (total ?? 0) + one * Number(pieces ?? 1);
  }
  return total;
}

/** With its unit, or a round number that only watts have: "Corsair 650". */
function wattsIn(text: string): number | null {
  const [, figure] =
    /(?<!\d)(\d{3,4}) ?w(?:att)?s?(?![a-z0-9])/.exec(text) ?? /(?<![\da-z])(\d{2,3}[05])(?!\d)/.exec(text) ?? [];
  const watts = Number(figure ?? 0);
  return watts >= 150 && watts <= 2000 ? watts : null;
}

function efficiencyIn(text: string): PowerFacts["efficiency"] {
  for (const grade of ["Titanium", "Platinum", "Gold", "Silver", "Bronze"] as const)
    if (text.includes(grade.toLowerCase())) return `80+ ${grade}`;
  return /80 ?(?:\+|plus)/.test(text) ? "80+" : null;
}

function within(value: number | null, most: number): number | null {
  return value !== null && value >= 1 && value <= most ? value : null;
}
