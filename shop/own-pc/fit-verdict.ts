// Whether a component fits the visitor's own PC: by the rules of compatibility, which the configurator uses too.
// Invariant: "fits" and "no" hold whatever is unknown about the PC; where they would not, the verdict is "unknown".

import type { ListingId } from "../../base/id.ts";
import type { ComponentListing } from "../catalogue/listing.ts";
import type { Category } from "../catalogue/specs.ts";
import { mostOf } from "../compatibility/build.ts";
import { incompatibilitiesAddedBy } from "../compatibility/candidates.ts";
import { rulesAbout } from "../compatibility/check-fit.ts";
import { classKey } from "../compatibility/equivalence-classes.ts";
import type { Incompatibility, IncompatibilityCode } from "../compatibility/incompatibility.ts";
import {
  totalQuantity,
  without,
  type KnownPlatforms,
  type PartsByCategory,
  type TypedPart,
} from "../compatibility/parts-by-category.ts";
import { worstIn, type PreparedPc, type UnknownOfPc } from "./own-parts.ts";

/**
 * `replaces`: it takes the place of all parts of its category; otherwise it comes beside them. `incompatibilities`: what
 * does not fit; with "fits", what to check or know first; with "unknown", what the rules could not decide, and then the same.
 */
export type FitVerdict =
  | { is: "fits"; replaces: boolean; incompatibilities: readonly Incompatibility[] }
  | { is: "no"; incompatibilities: readonly Incompatibility[] }
  | {
      is: "unknown";
      replaces: boolean;
      missing: readonly UnknownOfPc[];
      incompatibilities: readonly Incompatibility[];
    };

/** The codes of rules that miss a fact of a part. */
const undecided: ReadonlySet<IncompatibilityCode> = new Set([
  "chipset-unknown",
  "cooler-height-unknown",
  "radiator-unknown",
  "cooler-watts-unknown",
  "supply-form-unknown",
  "m2-unknown",
  "sata-unknown",
] as const);

type Checked = {
  category: Category;
  known: KnownPlatforms;
  /** Memory and drives only beside what is there. */
  isBeside?: boolean;
};

/** Returns the function that checks one component of a category. */
export function fitChecker(
  pc: PreparedPc,
  { category, known, isBeside = false }: Checked,
): (part: TypedPart) => FitVerdict {
  // A processor or a board replaces the old one; memory and drives come beside, or else instead.
  const ways = mostOf[category] === 1 ? [true] : isBeside ? [false] : [false, true];
  const checks = ways.map((replaces) => wayOf(pc, { category, known, replaces }));
  const isOwned = pc.worst[category].length > 0;
  return (part) => {
    const verdicts = checks.map((check) => check(part)).filter((verdict) => verdict !== null);
    const found =
      verdicts.find(({ is }) => is === "fits") ?? verdicts.find(({ is }) => is === "unknown") ?? verdicts[0];
    if (!found && isBeside) return { is: "no", incompatibilities: [] };
    if (!found) throw new Error(`no way to add a part of ${category}`);
    return found.is === "no" ? found : { ...found, replaces: found.replaces && isOwned };
  };
}

type Way = { category: Category; known: KnownPlatforms; replaces: boolean };

/** One way of adding a part; null if the category is full. */
function wayOf(pc: PreparedPc, { category, known, replaces }: Way): (part: TypedPart) => FitVerdict | null {
  const at = (parts: PartsByCategory) => {
    const base = replaces ? without(parts, category) : parts;
    return incompatibilitiesAddedBy(category, { parts: base, known });
  };
  if (!replaces && totalQuantity(pc.best[category]) >= mostOf[category]) return () => null;
  const about = new Set(rulesAbout(category).flatMap((rule) => rule.about));
  const relevant = [...new Set(pc.unknown.map((unknown) => unknown.category))].filter(
    (unknown) => about.has(unknown) && !(replaces && unknown === category),
  );
  const atBest = at(pc.best);
  const atWorst = at(worstIn(pc, relevant, category));
  const alone = relevant.map((unknown) => ({ unknown, added: at(worstIn(pc, [unknown], category)) }));
  const others = relevant.map((unknown) => {
    const rest = relevant.filter((other) => other !== unknown);
    return { unknown, added: at(worstIn(pc, rest, category)) };
  });
  return (part) => {
    const incompatibilities = atBest(part);
    const wrong = incompatibilities.filter(isWrong);
    if (wrong.length > 0) return { is: "no", incompatibilities: wrong };
    const open = incompatibilities.filter(({ code }) => undecided.has(code));
    // A worse fact of the PC may make something wrong, or leave the rules without an answer.
    const fails = (at: typeof atWorst) =>
      at(part).some((one) => isWrong(one) || (undecided.has(one.code) && !open.some(({ code }) => code === one.code)));
    const isSure = relevant.length === 0 || !fails(atWorst);
    if (isSure && open.length === 0) return { is: "fits", replaces, incompatibilities };
    // Several may decide together, as when each draws some watts: then each without which it would fit.
    const deciding = [
      alone.filter(({ added }) => fails(added)),
      others.filter(({ added }) => !fails(added)),
      others,
    ].find((found) => found.length > 0);
    const missing = isSure ? [] : (deciding ?? []).map(({ unknown }) => unknown);
    return {
      is: "unknown",
      replaces,
      missing: pc.unknown.filter((unknown) => missing.includes(unknown.category)),
      incompatibilities: [...open, ...incompatibilities.filter((one) => !open.includes(one))],
    };
  };
}

function isWrong({ severity }: Incompatibility): boolean {
  return severity === "wrong";
}

/** The verdict about one listing. */
export function fitOf(pc: PreparedPc, listing: ComponentListing, known: KnownPlatforms): FitVerdict {
  return fitChecker(pc, { category: listing.category, known })(listing);
}

/** How many listings of a list fit, do not fit, and how many nobody can tell; and which fit. */
export type FitCounts = { fitting: ReadonlySet<ListingId>; no: number; unknown: number };

/**
 * Returns a function that says only whether a listing fits: of each equivalence class one listing is checked, so thousands take
 * some milliseconds. The reasons name the listing, so they need the check itself.
 */
export function outcomeOf(
  check: (listing: ComponentListing) => FitVerdict,
): (listing: ComponentListing) => FitVerdict["is"] {
  const ofClass = new Map<string, FitVerdict["is"]>();
  return (listing) => {
    const key = classKey(listing);
    const is = ofClass.get(key) ?? check(listing).is;
    ofClass.set(key, is);
    return is;
  };
}

/** Checks all listings of a category. */
export function countFits(
  pc: PreparedPc,
  listings: readonly ComponentListing[],
  { category, known }: { category: Category; known: KnownPlatforms },
): FitCounts {
  const outcome = outcomeOf(fitChecker(pc, { category, known }));
  const fitting = new Set<ListingId>();
  const counts = { fits: 0, no: 0, unknown: 0 };
  for (const listing of listings) {
    const is = outcome(listing);
    counts[is]++;
    if (is === "fits") fitting.add(listing.id);
  }
  return { fitting, no: counts.no, unknown: counts.unknown };
}
