// The visitor's own PC with parts of the shop in it: what stays, what is new, and whether all of it fits.
// Invariant: a part that fits here fits the PC together with all other chosen parts, whatever is unknown about the PC; nothing
// that the visitor owns is counted or sold.

import type { ComponentListing } from "../catalogue/listing.ts";
import type { Category } from "../catalogue/specs.ts";
import { mostOf, type Build } from "../compatibility/build.ts";
import type { KnownPlatforms, PartsByCategory } from "../compatibility/parts-by-category.ts";
import { performancePartsOf, type FpsEstimate } from "../estimates/fps-estimate.ts";
import type { FpsModel } from "../estimates/fps-model.ts";
import { fitChecker, type FitVerdict } from "./fit-verdict.ts";
import type { PreparedPc } from "./own-parts.ts";

/** Of these the visitor may take out what is there, so that others come instead. */
export const removable = ["ram", "ssd", "hdd"] as const satisfies readonly Category[];
export type Removable = (typeof removable)[number];

/** `removed`: categories whose own parts are taken out. */
export type OwnBuild = { chosen: Build; removed: readonly Removable[] };

/** The PC with the chosen parts in it, as the rules read it. */
export function withChosen(pc: PreparedPc, { chosen, removed }: OwnBuild): PreparedPc {
  const gone = new Set<Category>([
    ...removed,
    ...chosen.map(({ listing }) => listing.category).filter((category) => mostOf[category] === 1),
  ]);
  const at = (parts: PartsByCategory): PartsByCategory => {
    const staying = Object.entries(parts).map(([category, own]) => [
      category,
      gone.has(category as Category) ? [] : own,
    ]);
    const all = Object.fromEntries(staying) as Record<string, { id: number }[]>;
    for (const { listing, quantity } of chosen)
      all[listing.category] = [...(all[listing.category] ?? []), { id: listing.id, specs: listing.specs, quantity }]
        // The rules read parts in the order of their ids.
        .toSorted((a, b) => a.id - b.id);
    return all as unknown as PartsByCategory;
  };
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
  const [cpu] = pc.best.processors;
  const [gpu] = pc.best["graphics-cards"];
  const isCardUnknown = !gpu && pc.unknown.some(({ category }) => category === "graphics-cards");
  const parts = cpu && !isCardUnknown ? performancePartsOf({ cpu: cpu.specs, gpu: gpu?.specs ?? null }) : null;
  return parts ? model.estimatesOf(parts) : [];
}
