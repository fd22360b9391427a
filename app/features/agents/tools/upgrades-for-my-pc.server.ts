// Upgrades for the buyer's own computer, which fit it: the ranking of /my-pc/upgrades. The computer is not stored.
// Invariant: nothing that does not fit is proposed, unless with the parts that make it fit.

import { z } from "zod";
import { resolutions } from "../../../../shop/catalogue/game-result.ts";
import type { ComponentListing } from "../../../../shop/catalogue/listing.ts";
import { games, standardRun } from "../../../../shop/catalogue/specs.ts";
import { noPc, ownPartName, withDescribed, type OwnPc } from "../../../../shop/own-pc/own-pc.ts";
import { BETWEEN_NAMES } from "../../../../shop/own-pc/split-names.ts";
import type { CapacityUpgrade, FrameUpgrade } from "../../../../shop/own-pc/upgrades.ts";
import { upgradesFor } from "../../../../shop/own-pc/upgrades-for.server.ts";
import { partCategories, type PartCategory } from "../../../../shop/parts/part.ts";
import type { NotTaken } from "../../../../shop/trade-in/draft/name-typed.server.ts";
import { LONGEST_NAME, partSteps, type PartStep } from "../../../../shop/trade-in/draft/draft.ts";
import { nameOwnParts, type TypedParts } from "../../../../shop/own-pc/name-own-parts.server.ts";
import { wordsFor } from "../../../i18n/words.server.ts";
import { addressIn } from "../../../kit/pages/addresses.ts";
import { links } from "../../../links.ts";
import { formatMissing, formatOwnIncompatibility } from "../../../shared/own-pc/format-fit.server.ts";
import { price } from "../ucp/protocol.ts";
import { shownEstimate } from "./estimate-fps.server.ts";
import { agentTool, language, refusal, type AgentCall, type ToolAnswer } from "./tool.ts";

const MOST_OF_A_KIND = 8;

const partName = z.string().min(2).max(LONGEST_NAME);
const several = z.array(partName).max(MOST_OF_A_KIND).optional();

const input = z.object({
  cpu: partName.optional(),
  gpu: partName.optional(),
  no_graphics_card: z.boolean().default(false).describe("The processor draws the picture"),
  motherboard: partName.optional(),
  ram: several.describe("Kits, each by its name: Corsair Vengeance LPX 16 GB (2x8) DDR4-3200"),
  psu: partName.optional(),
  case: partName.optional(),
  cooler: partName.optional(),
  ssd: several,
  hdd: several,
  game: z.enum(games).default("cs2"),
  resolution: z.enum(resolutions).default(standardRun.resolution),
  language,
});

export const upgradesForMyPc = agentTool({
  name: "upgrades_for_my_pc",
  title: "Upgrades for a computer",
  description:
    "Components in stock that fit the buyer's own computer: processors and cards by frames gained per 100 RON in a game, with what must be replaced along with them and the sum, then memory and drives by price per GB. Describe the computer by the names of its parts; the more is known, the less has to be checked. Parts whose `known` is open need a clearer name.",
  input,
  does: "read",
  async run(call, typed) {
    const { shop, language } = call;
    const isWithoutCard = typed.no_graphics_card;
    const named = await nameOwnParts(shop, { pc: noPc, typed: linesOf(typed), isWithoutCard });
    if (!named.ok) return notTaken(call, named.domainError.reasons);
    const pc = withDescribed(noPc, named.value);
    const { before, frames, none, memory, ssd, hdd } = upgradesFor(shop, pc, typed);
    return {
      content: {
        parts: partsOf(pc),
        game: typed.game,
        resolution: typed.resolution,
        now: before && shownEstimate(before),
        faster: frames.map((upgrade) => frameUpgrade(call, upgrade)),
        ...(none !== null && { none }),
        memory: memory.map((upgrade) => capacityUpgrade(call, upgrade)),
        drives: [...ssd, ...hdd].map((upgrade) => capacityUpgrade(call, upgrade)),
        url: addressIn(language, { origin: shop.publicUrl, pathname: links.myPc() }),
      },
    };
  },
});

/** The arguments as the lines of the page. */
function linesOf(typed: z.infer<typeof input>): TypedParts {
  const { ram, ssd, hdd } = typed;
  const lines: Partial<Record<PartCategory, string>> = {};
  for (const step of Object.keys(partSteps) as PartStep[])
    lines[partSteps[step]] = step === "ram" ? ram?.join(BETWEEN_NAMES) : typed[step];
  const all = { ...lines, ssd: ssd?.join(BETWEEN_NAMES), hdd: hdd?.join(BETWEEN_NAMES) };
  return Object.fromEntries(partCategories.map((category) => [category, all[category] ?? ""])) as TypedParts;
}

/** Names that are no parts of a desktop computer, each with its reason. */
function notTaken({ language }: AgentCall, reasons: Readonly<Partial<Record<PartCategory, NotTaken>>>): ToolAnswer {
  const t = wordsFor(language, "agents");
  const parts = wordsFor(language, "configurator");
  return refusal(
    Object.entries(reasons).map(([category, reason]) => ({
      type: "error",
      code: "part_unclear",
      severity: "recoverable",
      content: t(`notTaken.${reason}`, { name: parts(`needs.${category as PartCategory}`) }),
    })),
  );
}

function partsOf(pc: OwnPc) {
  return pc.parts.map((part) => ({
    category: part.category,
    name: ownPartName(part),
    known: part.is,
    ...(part.is === "open" && { options: part.options.map(({ name }) => name) }),
  }));
}

function product({ shop, language }: AgentCall, { id, title, category, price: amount }: ComponentListing) {
  const url = addressIn(language, { origin: shop.publicUrl, pathname: links.product(id) });
  return { id: String(id), title, category, price: price(amount), url };
}

function checksOf({ language }: AgentCall, { missing, incompatibilities }: FrameUpgrade | CapacityUpgrade): string[] {
  const unsure = incompatibilities.filter(({ severity }) => severity === "unsure");
  return [...formatMissing(language, missing), ...unsure.map((each) => formatOwnIncompatibility(language, each))];
}

function frameUpgrade(call: AgentCall, upgrade: FrameUpgrade) {
  const { listing, companions, total, supplyWatts, after, gained, per100Ron } = upgrade;
  return {
    product: product(call, listing),
    with: companions.map((companion) => product(call, companion)),
    total: price(total),
    supply_watts: supplyWatts,
    after: shownEstimate(after),
    gained,
    gained_per_100_ron: Math.round(per100Ron * 10) / 10,
    to_check: checksOf(call, upgrade),
  };
}

function capacityUpgrade(call: AgentCall, upgrade: CapacityUpgrade) {
  const { listing, gigabytes, replaces } = upgrade;
  const t = wordsFor(call.language, "own-pc");
  const { category } = listing;
  const isInstead = replaces && (category === "ram" || category === "ssd" || category === "hdd");
  return {
    product: product(call, listing),
    gained_gb: gigabytes,
    ...(isInstead && { note: t(`fit.instead.${category}`) }),
    to_check: checksOf(call, upgrade),
  };
}
