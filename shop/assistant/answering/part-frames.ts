// Frames per second of a card or a processor that is sold by itself: measured in the shop's PCs with this card, else
// estimated beside one and the same other part.
// Invariant: the low end decides. A card's measured range leaves out the lowest and the highest tenth of the PCs; a processor
// is only estimated, because the cards of the PCs that have it differ too much.

import type { CatalogueIndex } from "../../catalogue/catalogue-index.server.ts";
import type { ComponentListing } from "../../catalogue/listing.ts";
import { BEYOND_EACH_END } from "../../estimates/fps-estimate.ts";
import { estimateFor, isStandard, type FigureSource, type FrameModel, type KnownRun, type NamedRun } from "./frames.ts";

type FramesCategory = "graphics-cards" | "processors";

/** Whole frames per second. `pcs`: how many measured PCs are behind it; `beside`: the other part of the estimate. */
export type PartFigure = NamedRun & { low: number; high: number; pcs: number } & (
    | { basis: "measured" }
    | { basis: "estimated"; beside: string }
  );

export type PartFrames = (listing: ComponentListing, source: FigureSource) => PartFigure | null;

type Stock = Pick<CatalogueIndex, "all" | "componentsOf" | "version">;
type Measured = ReadonlyMap<string, readonly number[]>;
type Known = {
  version: number;
  model: FrameModel;
  measured: Map<string, Measured>;
  beside: Map<string, string | null>;
};

const knownOf = new WeakMap<Stock, Known>();

/** What is known of parts of this category; null for one that draws no frames. Sums are cached until the stock changes. */
export function partFrames(stock: Stock, category: string, model: FrameModel): PartFrames | null {
  if (category !== "graphics-cards" && category !== "processors") return null;
  let known = knownOf.get(stock);
  if (known?.version !== stock.version || known.model !== model)
    knownOf.set(stock, (known = { version: stock.version, model, measured: new Map(), beside: new Map() }));
  const cached = known;
  return (listing, { game, runs }) => {
    const name = nameOf(listing);
    if (name === null) return null;
    for (const run of category === "graphics-cards" ? runs : []) {
      const key = `${game} ${run.screen} ${run.settings}`;
      let measured = cached.measured.get(key);
      if (!measured) cached.measured.set(key, (measured = measuredByCard(stock, { game, run })));
      const fps = measured.get(name);
      if (fps) return { basis: "measured", ...rangeOf(fps), pcs: fps.length, ...runOf(run) };
    }
    for (const run of runs) {
      const key = `${category} ${game} ${run.screen} ${run.settings}`;
      let beside = cached.beside.get(key);
      if (beside === undefined) cached.beside.set(key, (beside = otherPart(stock, { category, run, model })));
      const range = beside === null ? null : estimateFor(pairOf(category, { name, beside }), run, model);
      if (range && beside !== null) return { basis: "estimated", ...range, beside, ...runOf(run) };
    }
    return null;
  };
}

const runOf = ({ screen, settings }: NamedRun): NamedRun => ({ screen, settings });

function nameOf(listing: ComponentListing): string | null {
  if (listing.category === "graphics-cards") return `${listing.specs.chip} ${listing.specs.vramGb} GB`;
  return listing.category === "processors" ? listing.specs.model : null;
}

function pairOf(category: FramesCategory, { name, beside }: { name: string; beside: string }) {
  return category === "graphics-cards" ? { processor: beside, graphics: name } : { processor: name, graphics: beside };
}

/** What was measured in this run, by card, from the lowest. */
function measuredByCard(stock: Stock, { game, run }: { game: FigureSource["game"]; run: KnownRun }): Measured {
  const byCard = new Map<string, number[]>();
  for (const pc of stock.all()) {
    if (pc.kind !== "pc" || pc.specs.gpu === null) continue;
    const fps = isStandard(run) ? pc.fps[game] : run.measured?.get(pc.id);
    if (fps === undefined) continue;
    const name = `${pc.specs.gpu.chip} ${pc.specs.gpu.vramGb} GB`;
    const all = byCard.get(name);
    if (all) all.push(fps);
    else byCard.set(name, [fps]);
  }
  for (const all of byCard.values()) all.sort((a, b) => a - b);
  return byCard;
}

function rangeOf(sorted: readonly number[]): { low: number; high: number } {
  const cut = Math.floor(sorted.length * BEYOND_EACH_END);
  return { low: sorted[cut]!, high: sorted[sorted.length - 1 - cut]! };
}

/** Other parts that are tried: the commonest in stock. */
const MOST_TRIED = 12;

/** The part beside which most listings of the category have an estimate, and then the fastest one. Null if none has. */
function otherPart(
  stock: Stock,
  { category, run, model }: { category: FramesCategory; run: KnownRun; model: FrameModel },
): string | null {
  const counts = new Map<string, number>();
  for (const pc of stock.all()) {
    if (pc.kind !== "pc" || pc.specs.gpu === null) continue;
    const { cpu, gpu } = pc.specs;
    const name = category === "graphics-cards" ? cpu.model : `${gpu.chip} ${gpu.vramGb} GB`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const tried = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, MOST_TRIED);
  const names = [...new Set(stock.componentsOf(category).flatMap((listing) => nameOf(listing) ?? []))];
  let best: { name: string; count: number; frames: number } | null = null;
  for (const [name] of tried) {
    const found = names.flatMap(
      (part) => estimateFor(pairOf(category, { name: part, beside: name }), run, model) ?? [],
    );
    const frames = found.reduce((sum, { low }) => sum + low, 0);
    const isBetter =
      best === null || found.length > best.count || (found.length === best.count && frames > best.frames);
    if (found.length > 0 && isBetter) best = { name, count: found.length, frames };
  }
  return best?.name ?? null;
}
