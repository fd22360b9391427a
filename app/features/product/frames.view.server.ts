// The frame rates beside the price: for each resolution the five games, as measured on this PC or as estimated for it.

import type { PcListing } from "../../../shop/catalogue/listing.ts";
import { gameSettings } from "../../../shop/catalogue/game-result.ts";
import type { Game } from "../../../shop/catalogue/specs.ts";
import type { ListingView } from "../../../shop/catalogue/view-listing.server.ts";
import {
  conditionsAt,
  frameRateOf,
  shownGames,
  shownResolutions,
  stockMedian,
  type FrameRate,
  type ResolutionName,
} from "../../../shop/estimates/fastest-listings.ts";
import type { GameConditions } from "../../../shop/estimates/fps-estimate.ts";
import type { Shop } from "../../composition.server.ts";

export type FrameRow = {
  game: Game;
  settings: GameConditions["settings"] | null;
  /** Null where it was neither measured nor near enough to what was. */
  rate: FrameRate | null;
  /** Of what was measured on the PCs in stock at these settings. */
  median: number | null;
  isDemo: boolean;
};

export type FramesView = { resolution: ResolutionName; rows: FrameRow[] }[];

/** Empty for a component, and for a PC of which nothing is known. A resolution at which nothing is known is left out. */
export function framesView(
  { catalogueIndex, liveEstimates }: Pick<Shop, "catalogueIndex" | "liveEstimates">,
  { listing, availability, measurements }: ListingView,
): FramesView {
  if (listing.kind !== "pc") return [];
  const model = liveEstimates.model();
  const stock = catalogueIndex.all().filter((other): other is PcListing => other.kind === "pc");
  const rowOf = (game: Game, resolution: GameConditions["resolution"]): FrameRow => {
    const run = measurements.find((each) => each.test === game && each.resolution === resolution);
    const settings = gameSettings.find((each) => each === run?.settings);
    const at = settings ? { game, resolution, settings } : conditionsAt(model, { game, resolution });
    const measured: FrameRate | null = run ? { kind: "measured", value: run.value } : null;
    // What is gone shows what was measured on it, and no estimate.
    const estimated = at && availability !== "gone" ? frameRateOf(listing, { model, at }) : null;
    return {
      game,
      settings: at?.settings ?? null,
      rate: measured ?? estimated,
      median: at && stockMedian(stock, { model, at }),
      isDemo: run?.source === "demo",
    };
  };
  return shownResolutions
    .map(({ name, resolution }) => ({
      resolution: name,
      rows: shownGames.map((game) => rowOf(game, resolution)),
    }))
    .filter(({ rows }) => rows.some(({ rate }) => rate !== null));
}
