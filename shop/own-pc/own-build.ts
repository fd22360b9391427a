// The visitor's own PC with parts of the shop in it: what stays, what is new, and whether all of it fits.
// Invariant: a part that fits here fits the PC together with all other chosen parts, whatever is unknown about the PC; nothing
// that the visitor owns is counted or sold.

import type { ComponentListing } from "../catalogue/listing.ts";
import type { Category } from "../catalogue/specs.ts";
import { mostOf, type Build } from "../compatibility/build.ts";
import {
  without,
  withPartAdded,
  type KnownPlatforms,
  type PartsByCategory,
} from "../compatibility/parts-by-category.ts";
import type { FpsEstimate, MissingEstimate } from "../estimates/fps-estimate.ts";
import type { FpsModel } from "../estimates/fps-model.ts";
import { fitChecker, type FitVerdict } from "./fit-verdict.ts";
import type { PreparedPc } from "./own-parts.ts";
import { ownPerformance } from "./upgrades.ts";

/** Of these the visitor may take out what is there, so that others come instead. */
export const removable = ["ram", "ssd", "hdd"] as const satisfies readonly Category[];
export type Removable = (typeof removable)[number];

/** `removed`: categories whose own parts are taken out. */
export type OwnBuild = { chosen: Build; removed: readonly Removable[] };

/** The PC with the chosen parts in it, as the rules read it. */
export function withChosen(pc: PreparedPc, { chosen, removed }: OwnBuild): PreparedPc {
  const replaced = chosen.map(({ listing }) => listing.category).filter((category) => mostOf[category] === 1);
  const gone = new Set<Category>([...removed, ...replaced]);
  const pieces = chosen.flatMap(({ listing, quantity }) => Array.from({ length: quantity }, () => listing));
  const at = (parts: PartsByCategory) => pieces.reduce(withPartAdded, [...gone].reduce(without, parts));
  return {
    best: at(pc.best),
    worst: at(pc.worst),
    unknown: pc.unknown.filter(({ category }) => !gone.has(category)),
  };
}

/** Returns the function that checks one more part of a category beside everything chosen. */
export function checkerIn(
  pc: PreparedPc,
  build: OwnBuild,
  { category, known }: { category: Category; known: KnownPlatforms },
): (listing: ComponentListing) => FitVerdict {
  const others =
    mostOf[category] === 1 ? build.chosen.filter(({ listing }) => listing.category !== category) : build.chosen;
  return fitChecker(withChosen(pc, { ...build, chosen: others }), { category, known, isBeside: true });
}

/** The verdict about a chosen part among all others. */
export function verdictIn(
  pc: PreparedPc,
  build: OwnBuild,
  { listing, known }: { listing: ComponentListing; known: KnownPlatforms },
): FitVerdict {
  const others = build.chosen.flatMap((part) =>
    part.listing.id !== listing.id ? [part] : part.quantity > 1 ? [{ ...part, quantity: part.quantity - 1 }] : [],
  );
  return checkerIn(pc, { ...build, chosen: others }, { category: listing.category, known })(listing);
}

/** What to expect of it, by game; none where its processor or its card is not known, or too little was measured. */
export function framesOf(pc: PreparedPc, model: Pick<FpsModel, "estimatesOf">): FpsEstimate[] {
  const parts = ownPerformance(pc);
  return parts ? model.estimatesOf(parts) : [];
}

/** The games of which nothing can be said of it at standard settings, and why; empty where its parts are not known. */
export function missingFramesOf(pc: PreparedPc, model: Pick<FpsModel, "missingOf">): MissingEstimate[] {
  const parts = ownPerformance(pc);
  return parts ? model.missingOf(parts) : [];
}
