// Upgrades for the buyer's own computer, which fit it: the ranking of /my-pc/upgrades. The computer is not stored.
// Invariant: nothing that does not fit is proposed, unless with the parts that make it fit.

import { z } from "zod";
import { resolutions } from "../../../../shop/catalogue/game-result.ts";
import type { ComponentListing } from "../../../../shop/catalogue/listing.ts";
import { games, standardRun } from "../../../../shop/catalogue/specs.ts";
import type { CapacityUpgrade, FrameUpgrade } from "../../../../shop/own-pc/upgrades.ts";
import { upgradesFor } from "../../../../shop/own-pc/upgrades-for.server.ts";
import { wordsFor } from "../../../i18n/words.server.ts";
import { addressIn } from "../../../kit/pages/addresses.ts";
import { links } from "../../../links.ts";
import { formatMissing, formatOwnIncompatibility } from "../../../shared/own-pc/format-fit.server.ts";
import { price } from "../ucp/protocol.ts";
import { estimateView } from "./estimate-fps.server.ts";
import { describedPc, describePc, partsOf } from "./described-pc.server.ts";
import { agentTool, language, type AgentCall } from "./tool.ts";

const input = z.object({
  ...describedPc,
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
    const described = await describePc(call, typed);
    if (!described.ok) return described.refused;
    const { pc } = described;
    const { before, frames, none, memory, ssd, hdd } = upgradesFor(shop, pc, typed);
    return {
      content: {
        parts: partsOf(pc),
        game: typed.game,
        resolution: typed.resolution,
        now: before && estimateView(before),
        faster: frames.map((upgrade) => frameUpgrade(call, upgrade)),
        ...(none !== null && { none }),
        memory: memory.map((upgrade) => capacityUpgrade(call, upgrade)),
        drives: [...ssd, ...hdd].map((upgrade) => capacityUpgrade(call, upgrade)),
        url: addressIn(language, { origin: shop.publicUrl, pathname: links.myPc() }),
      },
    };
  },
});

function product({ shop, language }: AgentCall, { id, title, category, price: amount }: ComponentListing) {
  const url = addressIn(language, { origin: shop.publicUrl, pathname: links.product(id) });
  return { id: String(id), title, category, price: price(amount), url };
}

function checksOf({ language }: AgentCall, { missing, incompatibilities }: FrameUpgrade | CapacityUpgrade): string[] {
  const unsure = incompatibilities.filter(({ severity }) => severity === "unsure");
  return [...formatMissing(language, missing), ...unsure.map((each) => formatOwnIncompatibility(language, each))];
}

function frameUpgrade(call: AgentCall, upgrade: FrameUpgrade) {
  const { listing, companions, total, supplyWatts, after, gained, per100Ron, heldBackBy } = upgrade;
  return {
    product: product(call, listing),
    with: companions.map((companion) => product(call, companion)),
    total: price(total),
    supply_watts: supplyWatts,
    after: estimateView(after),
    gained,
    gained_per_100_ron: Math.round(per100Ron * 10) / 10,
    held_back_by: heldBackBy,
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
