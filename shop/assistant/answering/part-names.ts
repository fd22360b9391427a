// Whether a part of a listing is the one that a visitor named.

import { LRUCache } from "lru-cache";
import { nameKey } from "../../parts/part.ts";
import type { CpuSpecs, GpuSpecs } from "../../catalogue/specs.ts";

const MOST_NAMES = 5000;
const keys = new LRUCache<string, string>({ max: MOST_NAMES });

/** Part names repeat in thousands of listings: each is squashed once. */
function keyOf(name: string): string {
  let key = keys.get(name);
  if (key === undefined) {
    key = nameKey(name).replace(/^(?:geforce|radeon|core|nvidia|amd|intel)+/, "");
    keys.set(name, key);
  }
  return key;
}

const SUFFIX = /^(?:ti|super|xt|x|gre|d)/;

/** "rtx 3060" is the RTX 3060, not the RTX 3060 Ti; "rtx 3060 12gb" is one too. */
export function isChip(gpu: GpuSpecs | null, name: string): boolean {
  if (gpu === null) return false;
  const key = keyOf(gpu.chip);
  const wanted = nameKey(name);
  return key.startsWith(wanted) && !SUFFIX.test(key.slice(wanted.length));
}

/** "i5-12400" is also the i5-12400F, "ryzen 5" any Ryzen 5. */
export function isProcessor(cpu: CpuSpecs, name: string): boolean {
  const key = keyOf(cpu.model);
  const wanted = nameKey(name);
  if (!key.startsWith(wanted)) return false;
  const rest = key.slice(wanted.length);
  return !/\d{4}/.test(wanted) || rest === "" || /^(?:f|k|kf|t)$/.test(rest);
}

/** A short name as it is written: "RTX 3060 Ti", "i5-12400F", "Ryzen 5 5600X". */
export function partLabel(name: string): string {
  if (/^i\d/.test(name)) return `i${name.slice(1).toUpperCase()}`;
  return name
    .toUpperCase()
    .replace("RYZEN", "Ryzen")
    .replace("SUPER", "Super")
    .replace(/\bTI\b/, "Ti");
}
