// Boards, supplies, cases, coolers and drives that a message names by their model, from the shop's list of parts.

import { knownParts } from "../../parts/known-parts.server.ts";
import type { PartCategory } from "../../parts/part.ts";
import type { SplitMessage } from "./message.ts";
import type { PartMention } from "./read-parts.ts";

/** Words of one model at most; and the shortest name that is told from other words without its maker. */
const MOST_WORDS = 8;
const LEAST_LETTERS = 8;

const looked: ReadonlySet<PartCategory> = new Set(["motherboards", "power-supplies", "cases", "coolers", "ssd", "hdd"]);

const squashed = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, "");

const models = new Map<string, { category: PartCategory; name: string; maker: string }>();
for (const { category, brand, name, aliases } of knownParts) {
  if (!looked.has(category)) continue;
  for (const each of [name, ...aliases]) {
    const full = squashed(each);
    const bare = each.startsWith(`${brand} `) ? squashed(each.slice(brand.length)) : "";
    for (const key of [full, bare])
      if (key.length >= LEAST_LETTERS && /\d/.test(key) && !models.has(key))
        models.set(key, { category, name: name.toLowerCase(), maker: squashed(brand) });
  }
}

/** The longest names first; a word belongs to one model. */
export function modelsIn({ words, text }: SplitMessage): PartMention[] {
  const found: PartMention[] = [];
  const starts = [...text.matchAll(/[\p{L}\p{N}]+/gu)].slice(0, words.length).map(({ index }) => index);
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
      const model = models.get(squashed(words.slice(at, at + length).join("")));
      if (!model) continue;
      const { category, name, maker } = model;
      const first = at > 0 && words[at - 1] === maker ? at - 1 : at;
      const last = at + length - 1;
      const end = starts[last]! + words[last]!.length;
      found.push({ category, name, at: first, isOwn: false, start: starts[first]!, end });
      at = last;
      break;
    }
  }
  return found;
}
