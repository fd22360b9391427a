import type { Db } from "../../../base/db.server.ts";
import { foldDiacritics } from "../../../base/text.ts";
import type { UnclearReason } from "../../parts/matching/match.ts";
import { nameParts } from "../../parts/name-parts.server.ts";
import { factLine, nameKey, type Part, type PartCategory } from "../../parts/part.ts";
import { leadingCategory } from "./component-words.ts";

/**
 * Why the shop does not buy it under any name. `other-kind`: a hard drive where an SSD was asked for, or the reverse.
 */
export type NotTaken = Extract<UnclearReason, "laptop" | "integrated" | "virtual"> | "other-kind";

export type TypedName =
  | { is: "known"; part: Part }
  /** Not in our lists: the text is stored. */
  | { is: "named" }
  /** Any of these is possible. */
  | { is: "asked"; options: readonly Part[] }
  | { is: "refused"; reason: NotTaken };

const notTaken: readonly UnclearReason[] = ["laptop", "integrated", "virtual"];
const otherKind: Partial<Record<PartCategory, PartCategory>> = { ssd: "hdd", hdd: "ssd" };
/** The matcher's own candidates: one of them is right. Otherwise they are only similar. */
const sureReasons: readonly UnclearReason[] = ["memory-not-told", "several"];

/** Resolves a name typed where one part of a category was asked for, with the same matcher as a list's lines. */
export async function nameTyped(
  deps: { db: Db },
  { name, category }: { name: string; category: PartCategory },
): Promise<TypedName> {
  const led = leadingCategory(name);
  const model = led?.category === category ? led.rest : name;
  const other = otherKind[category];
  const [named, elsewhere] = await nameParts(deps, [
    { name: model, category },
    ...(other ? [{ name: model, category: other }] : []),
  ]);
  if (named?.is === "known") return { is: "known", part: named.part };
  if (elsewhere?.is === "known") return { is: "refused", reason: "other-kind" };
  if (named?.is !== "unclear") return { is: "named" };
  const { reason, candidates } = named;
  if (notTaken.includes(reason)) return { is: "refused", reason: reason as NotTaken };
  const ofKind = candidates.filter((part) => part.category === category);
  const options = sureReasons.includes(reason) ? ofKind : ofKind.filter((part) => hasWords(part, model));
  return options.length > 0 ? { is: "asked", options } : { is: "named" };
}

/** Whether every word belongs to the part's name and one is its maker or series: "Hyper 212", but not "16 GB". */
function hasWords(part: Part, name: string): boolean {
  const words = foldDiacritics(name)
    .split(/[^\p{L}\p{N}+]+/u)
    .filter((word) => word !== "");
  const all = nameKey(`${part.brand} ${part.name} ${factLine(part)}`);
  return words.some((word) => /^[a-z]{4,}$/.test(word)) && words.every((word) => all.includes(word));
}
