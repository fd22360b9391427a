// The upgrades for the visitor's own PC, with prices and reasons as a page shows them.

import { bani, type Bani } from "../../../base/money.ts";
import type { Incompatibility } from "../../../shop/compatibility/incompatibility.ts";
import { resolutions } from "../../../shop/catalogue/game-result.ts";
import { games, standardRun } from "../../../shop/catalogue/specs.ts";
import type { ComponentListing } from "../../../shop/catalogue/listing.ts";
import type { OwnPc } from "../../../shop/own-pc/own-pc.ts";
import { upgradesFor } from "../../../shop/own-pc/upgrades-for.server.ts";
import type { UnknownOfPc } from "../../../shop/own-pc/own-parts.ts";
import type { CapacityUpgrade, FrameUpgrade, PcUpgrades } from "../../../shop/own-pc/upgrades.ts";
import type { Shop } from "../../composition.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { formatNumber } from "../../i18n/format.ts";
import { wordsFor } from "../../i18n/words.server.ts";
import { cardOf } from "../../shared/catalogue/card.ts";
import { formatMissing, formatOwnIncompatibility } from "../../shared/own-pc/format-fit.server.ts";

export type UpgradesView = ReturnType<typeof upgradesView>;
export type FrameUpgradeView = ReturnType<typeof frameView>;
export type CapacityUpgradeView = ReturnType<typeof capacityView>;

/** The game and resolution of an address; the defaults for anything else. */
export function conditionsIn(params: URLSearchParams) {
  return {
    game: games.find((game) => game === params.get("game")) ?? ("cs2" as const),
    resolution: resolutions.find((known) => known === params.get("resolution")) ?? standardRun.resolution,
  };
}

export function upgradesView(
  shop: Pick<Shop, "catalogueIndex" | "liveEstimates">,
  { pc, params, language }: { pc: OwnPc; params: URLSearchParams; language: Language },
) {
  const conditions = conditionsIn(params);
  const upgrades = upgradesFor(shop, pc, conditions);
  const { before, frames, none } = upgrades;
  return {
    name: pc.name,
    ...conditions,
    before,
    none,
    frames: frames.map((upgrade) => frameView(upgrade, language)),
    /** The fewest PCs behind any of the ranges. */
    pcs: Math.min(...[...(before ? [before] : []), ...frames.map(({ after }) => after)].map(({ pcs }) => pcs)),
    capacity: (["ram", "ssd", "hdd"] as const).map((category) => ({
      category,
      isOwnKnown: category !== "ram" || upgrades.isMemoryKnown,
      upgrades: capacityOf(upgrades, category).map((upgrade) => capacityView(upgrade, { category, language })),
      freeSlots: upgrades.limits[category]
        .filter(({ code }) => code.endsWith("-left") || code === "gigabytes-at-most")
        .map(({ code, values }) => wordsFor(language, "configurator")(`limits.${code}`, values)),
    })),
  };
}

function capacityOf(upgrades: PcUpgrades, category: "ram" | "ssd" | "hdd"): CapacityUpgrade[] {
  return category === "ram" ? upgrades.memory : upgrades[category];
}

function frameView(upgrade: FrameUpgrade, language: Language) {
  const { listing, companions, total, supplyWatts, after, gained, per100Ron, heldBackBy } = upgrade;
  return {
    card: cardOf(listing),
    category: listing.category,
    companions: companions.map((companion) => companionView(companion)),
    total,
    supplyWatts,
    after: { low: after.low, high: after.high },
    gained,
    heldBackBy,
    per100Ron: formatNumber(Math.round(per100Ron * 10) / 10),
    ...reasonsOf(upgrade, language),
  };
}

function companionView({ id, title, price, category }: ComponentListing) {
  return { id, title, price, category };
}

function capacityView(
  upgrade: CapacityUpgrade,
  { category, language }: { category: "ram" | "ssd" | "hdd"; language: Language },
) {
  const { listing, gigabytes, baniPerGb, replaces } = upgrade;
  return {
    card: cardOf(listing),
    gigabytes,
    pricePerGb: bani(Math.round(baniPerGb)) as Bani,
    instead: replaces ? wordsFor(language, "own-pc")(`fit.instead.${category}`) : null,
    ...reasonsOf(upgrade, language),
  };
}

type WithReasons = { missing: readonly UnknownOfPc[]; incompatibilities: readonly Incompatibility[] };

function reasonsOf({ missing, incompatibilities }: WithReasons, language: Language) {
  return {
    missing: formatMissing(language, missing),
    checks: incompatibilities
      .filter(({ severity }) => severity === "unsure")
      .map((incompatibility) => formatOwnIncompatibility(language, incompatibility)),
  };
}
