// Frame rates: what was measured on a machine of the shop, and estimates for what was not (decision 269).
// Invariant: the two never mix; an estimate is a range with the number of machines behind it.

import { z } from "zod";
import { parseListingId } from "../../../../base/id.ts";
import { games, gameNames } from "../../../../shop/catalogue/specs.ts";
import { viewListing } from "../../../../shop/catalogue/view-listing.server.ts";
import {
  performancePartsOf,
  COVERAGE,
  type FpsEstimate,
  type MissingEstimate,
  type PerformanceParts,
} from "../../../../shop/estimates/fps-estimate.ts";
import { nameTyped } from "../../../../shop/trade-in/draft/name-typed.server.ts";
import type { PartCategory, PartOf } from "../../../../shop/parts/part.ts";
import { measurementJson } from "../../../feeds/api.ts";
import { wordsFor } from "../../../i18n/words.server.ts";
import { addressIn } from "../../../kit/pages/addresses.ts";
import { links } from "../../../links.ts";
import { formatMissingEstimates } from "../../../shared/estimates/format-missing-estimates.server.ts";
import { agentTool, language, messageOf, errorAnswer, type AgentCall, type ToolAnswer } from "./tool.ts";

const LONGEST_NAME = 100;
const name = z.string().min(2).max(LONGEST_NAME);

const input = z.object({
  product_id: z.string().max(20).optional().describe("A PC of the shop"),
  processor: name.optional().describe("A processor by name: Ryzen 5 5600"),
  graphics: name
    .optional()
    .describe("A graphics card by name, with its memory: RTX 3060 12 GB; without one the processor's own"),
  game: z.enum(games).optional(),
  language,
});

export const estimateFps = agentTool({
  name: "estimate_fps",
  title: "Frames per second",
  description: `Frame rates of a PC of the shop (measured on it, and estimates for other settings), or estimates for a processor and a graphics card by name. Estimates are ranges that hold ${COVERAGE * 100} of 100 machines; not_estimated says of which games nothing can be said, and why. Games: ${games.map((game) => `${game} (${gameNames[game]})`).join(", ")}.`,
  input,
  does: "read",
  run: (call, { product_id: id, processor, graphics, game }) => {
    if (id !== undefined) return ofProduct(call, id, game);
    return processor === undefined ? missingProcessor(call) : ofNames(call, { processor, graphics, game });
  },
});

type Game = (typeof games)[number] | undefined;

async function ofProduct(call: AgentCall, id: string, game: Game): Promise<ToolAnswer> {
  const { shop, language } = call;
  const listingId = parseListingId(id);
  const view = listingId === null ? null : await viewListing(shop, listingId);
  if (view?.listing.kind !== "pc")
    return errorAnswer([messageOf({ kind: "not-found", code: "listing-unknown" }, { language, path: "$.product_id" })]);
  const { listing, measurements } = view;
  const ofGames = measurements.filter(({ test }) => games.some((known) => known === test && (!game || game === test)));
  const measured = new Set(ofGames.map(({ test, resolution, settings }) => `${test} ${resolution} ${settings}`));
  const parts = performancePartsOf(listing.specs);
  const estimates = estimatesOf(call, parts, game).filter(
    (each) => !measured.has(`${each.game} ${each.resolution} ${each.settings}`),
  );
  return {
    content: {
      ...(parts && { for: parts }),
      measured: ofGames.map(measurementJson),
      estimated: estimates.map(estimateView),
      not_estimated: missingOf(call, parts, game).filter(({ game: of }) => !ofGames.some(({ test }) => test === of)),
      how: howUrl(call),
    },
  };
}

async function ofNames(
  call: AgentCall,
  { processor, graphics, game }: { processor: string; graphics: string | undefined; game: Game },
): Promise<ToolAnswer> {
  const cpu = await namedPart(call, { name: processor, category: "processors", path: "$.processor" });
  if ("refused" in cpu) return cpu.refused;
  const card =
    graphics === undefined
      ? null
      : await namedPart(call, { name: graphics, category: "graphics-cards", path: "$.graphics" });
  if (card && "refused" in card) return card.refused;
  const { integratedGraphics } = cpu.part.facts;
  const parts = performancePartsOf({
    cpu: { model: modelOf(cpu.part), integratedGraphics },
    gpu: card?.part.facts ?? null,
  });
  return {
    content: {
      ...(parts && { for: parts }),
      measured: [],
      estimated: estimatesOf(call, parts, game).map(estimateView),
      not_estimated: missingOf(call, parts, game),
      how: howUrl(call),
    },
  };
}

/** The model without its maker, as listings have it: "Ryzen 5 5600". */
function modelOf({ name, brand }: Pick<PartOf<"processors">, "name" | "brand">): string {
  return name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name;
}

function estimatesOf({ shop }: AgentCall, parts: PerformanceParts | null, game: Game): FpsEstimate[] {
  if (!parts) return [];
  return shop.liveEstimates
    .model()
    .estimatesOf(parts)
    .filter((each) => game === undefined || each.game === game);
}

function missingOf({ shop, language }: AgentCall, parts: PerformanceParts | null, game: Game) {
  const missing = parts ? shop.liveEstimates.model().missingOf(parts) : [];
  return missing.filter((each) => game === undefined || each.game === game).map((each) => missingView(each, language));
}

export function missingView(missing: MissingEstimate, language: AgentCall["language"]) {
  const { game, reason } = missing;
  return { game, reason, content: formatMissingEstimates([missing], language).join(" ") };
}

export function estimateView({ game, resolution, settings, low, middle, high, limit, pcs, equalPcs }: FpsEstimate) {
  return {
    game,
    name: gameNames[game],
    resolution,
    settings,
    low,
    middle,
    high,
    limited_by: limit,
    machines: pcs,
    equal_machines: equalPcs,
  };
}

function howUrl({ shop, language }: AgentCall): string {
  return addressIn(language, { origin: shop.publicUrl, pathname: links.estimates() });
}

type Named<C extends PartCategory> = { part: PartOf<C> } | { refused: ToolAnswer };

/** The part with this name; a name that fits several, or none, is refused with those that it may be. */
async function namedPart<C extends PartCategory>(
  { shop, language }: AgentCall,
  { name, category, path }: { name: string; category: C; path: string },
): Promise<Named<C>> {
  const typed = await nameTyped(shop, { name, category });
  if (typed.is === "known") return { part: typed.part as PartOf<C> };
  const t = wordsFor(language, "agents");
  const options = typed.is === "asked" ? typed.options.map((part) => part.name) : [];
  const content =
    options.length > 0 ? t("whichPart", { name, options: options.join("; ") }) : t("unknownPart", { name });
  return { refused: errorAnswer([{ type: "error", code: "part_unclear", severity: "recoverable", content, path }]) };
}

async function missingProcessor({ language }: AgentCall): Promise<ToolAnswer> {
  const content = wordsFor(language, "agents")("processorMissing");
  return errorAnswer([{ type: "error", code: "missing", severity: "recoverable", content, path: "$.processor" }]);
}
