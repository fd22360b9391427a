// The page of a build in the visitor's own PC: for each category what is in it, what is bought, and whether it fits.

import type { ListingId } from "../../../../base/id.ts";
import type { Bani } from "../../../../base/money.ts";
import { times } from "../../../../base/money.ts";
import { gameNames, isStandardRun, type Category } from "../../../../shop/catalogue/specs.ts";
import { buildOrder, mostOf, withoutPart, withQuantity } from "../../../../shop/compatibility/build.ts";
import type { OwnBuildAddress } from "../../../../shop/configurator/build-address.ts";
import type { PartState } from "../../../../shop/configurator/view-build.server.ts";
import {
  viewOwnBuild,
  type OwnBuildPart,
  type OwnPcBuildView,
} from "../../../../shop/configurator/view-own-build.server.ts";
import type { FpsEstimate } from "../../../../shop/estimates/fps-estimate.ts";
import { removable, type Removable } from "../../../../shop/own-pc/own-build.ts";
import { ownPartName, type OwnPart, type OwnPc } from "../../../../shop/own-pc/own-pc.ts";
import { summaryOf } from "../../../../shop/catalogue/summary.ts";
import type { Shop } from "../../../composition.server.ts";
import type { Language } from "../../../i18n/languages.ts";
import { formatMissingEstimates } from "../../../shared/estimates/format-missing-estimates.server.ts";
import { formatFit } from "../../../shared/own-pc/format-fit.server.ts";
import type { FitView } from "../../../shared/own-pc/fit.ts";
import { chooseInOwnPcLink, ownBuildLink } from "./own-build-links.ts";

export type OwnBuildPageView = {
  name: string;
  rows: OwnBuildRowView[];
  total: Bani;
  pieces: number;
  /** What keeps the parts from the cart: they do not fit, or cannot be bought; null if nothing does. */
  blocked: "wrong" | "unavailable" | null;
  /** Number of parts whose fit is unknown. */
  unsure: number;
  wanted: number;
  supply: number | null;
  /** The games of which something can be said, at the standard settings. */
  frames: { game: string; before: Range | null; after: Range }[];
  /** Why the others have none. */
  noEstimates: string[];
};

type Range = { low: number; high: number };

export type OwnBuildRowView = {
  category: Category;
  /** Names of own parts that stay, and of those that go. */
  staying: string[];
  leaving: string[];
  parts: BoughtPartView[];
  /** Where a part, or another one, is chosen; null if there is no room. */
  choose: string | null;
  /** Where the own parts are taken out, or put back; null where that is no choice. */
  takeOut: string | null;
  putBack: string | null;
  isEmpty: boolean;
};

export type BoughtPartView = {
  id: ListingId;
  title: string | null;
  facts: string[];
  quantity: number;
  price: Bani | null;
  state: PartState;
  fit: FitView | null;
  remove: string;
  /** One more; null where there is none free, or no room for it. */
  more: string | null;
  less: string | null;
};

export function ownBuildPageView(
  shop: Pick<Shop, "catalogueIndex" | "liveEstimates">,
  { pc, address, language }: { pc: OwnPc; address: OwnBuildAddress; language: Language },
): OwnBuildPageView {
  const view = viewOwnBuild(shop, { pc, address });
  const { parts, total, wanted, supply } = view;
  const verdicts = parts.map(({ verdict }) => verdict?.is);
  const isAllFree = parts.every(({ state }) => state === "free");
  return {
    name: pc.name,
    rows: buildOrder.map((category) => rowView(category, { view, address, language })),
    total,
    pieces: parts.reduce((sum, { requested, listing }) => sum + (listing ? requested.quantity : 0), 0),
    blocked: verdicts.includes("no") ? "wrong" : isAllFree ? null : "unavailable",
    unsure: verdicts.filter((is) => is === "unknown").length,
    wanted,
    supply,
    frames: framesView(view),
    noEstimates: formatMissingEstimates(view.missing, language),
  };
}

type RowContext = { view: OwnPcBuildView; address: OwnBuildAddress; language: Language };

function rowView(category: Category, { view, address, language }: RowContext): OwnBuildRowView {
  const of = ({ category: other }: OwnPart) => other === category;
  const staying = view.staying.filter(of);
  const parts = view.parts.filter(({ requested }) => requested.category === category);
  const taken = [...parts.map(({ requested }) => requested.quantity), ...staying.map(quantityOf)];
  const hasFreeSlot = mostOf[category] === 1 || taken.reduce((sum, count) => sum + count, 0) < mostOf[category];
  const of1 = removable.find((one) => one === category);
  const isOut = of1 !== undefined && address.removed.includes(of1);
  const without = (removed: readonly Removable[]) => ownBuildLink({ ...address, removed }, { at: category });
  return {
    category,
    staying: staying.map(labelOf),
    leaving: view.leaving.filter(of).map(labelOf),
    parts: parts.map((part) => partView(part, { address, language, hasFreeSlot })),
    choose: hasFreeSlot ? chooseInOwnPcLink(address, category) : null,
    takeOut: of1 !== undefined && staying.length > 0 ? without([...address.removed, of1]) : null,
    putBack: isOut ? without(address.removed.filter((one) => one !== of1)) : null,
    isEmpty: view.empty.some((one) => one === category),
  };
}

const quantityOf = (part: OwnPart) => (part.is === "open" ? 1 : part.quantity);

function labelOf(part: OwnPart): string {
  const quantity = quantityOf(part);
  return `${quantity > 1 ? `${quantity} × ` : ""}${ownPartName(part)}`;
}

type PartContext = { address: OwnBuildAddress; language: Language; hasFreeSlot: boolean };

function partView(
  { requested, listing, state, verdict }: OwnBuildPart,
  { address, language, hasFreeSlot }: PartContext,
): BoughtPartView {
  const { listingId: id, quantity, category } = requested;
  const isSeveral = mostOf[category] > 1;
  const withCount = (count: number) =>
    ownBuildLink(
      { ...address, requested: withQuantity(address.requested, { listingId: id, quantity: count }) },
      { at: category },
    );
  return {
    id,
    title: listing?.title ?? null,
    facts: listing ? summaryOf(listing) : [],
    quantity,
    price: listing && times(listing.price, quantity),
    state,
    fit: verdict && formatFit(language, verdict, category),
    remove: ownBuildLink({ ...address, requested: withoutPart(address.requested, id) }, { at: category }),
    more: isSeveral && hasFreeSlot && listing && listing.free > quantity ? withCount(quantity + 1) : null,
    less: isSeveral && quantity > 1 ? withCount(quantity - 1) : null,
  };
}

/** At the standard settings, as the shop's own tests are. */
function framesView({ before, after }: OwnPcBuildView): OwnBuildPageView["frames"] {
  const rangeOf = ({ low, high }: FpsEstimate): Range => ({ low, high });
  return after.filter(isStandardRun).map((estimate) => {
    const now = before.find((run) => run.game === estimate.game && isStandardRun(run));
    return { game: gameNames[estimate.game], before: now ? rangeOf(now) : null, after: rangeOf(estimate) };
  });
}
