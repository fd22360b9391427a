// The build as its screen shows it: one row a category, each with what it holds and what the shelf has for it.

import type { ListingId } from "../../../base/id.ts";
import type { Category } from "../../../shop/catalogue/specs.ts";
import { findOffered } from "../../../shop/catalogue/find-offered.server.ts";
import type { ComponentListing, Listing } from "../../../shop/catalogue/listing.ts";
import { categoryPicture, pictureOf } from "../../../shop/catalogue/picture.ts";
import { summaryOf } from "../../../shop/catalogue/summary.ts";
import { missingForFreeShipping } from "../../../shop/shipping/fee.ts";
import { buildOrder, mostOf, type RequestedPart } from "../../../shop/compatibility/build.ts";
import { countFitting } from "../../../shop/compatibility/candidates.ts";
import type { Need } from "../../../shop/compatibility/check-fit.ts";
import { known } from "../../../shop/compatibility/known-platforms.server.ts";
import type { Incompatibility } from "../../../shop/compatibility/incompatibility.ts";
import { fpsEstimatesFor, viewBuild, type BuildView } from "../../../shop/configurator/view-build.server.ts";
import type { BuildAddress } from "../../../shop/configurator/build-address.ts";
import type { Shop } from "../../composition.server.ts";
import { equivalenceClassesIn } from "../../../shop/configurator/available-components.ts";

export type BuildPageView = Awaited<ReturnType<typeof buildPageView>>;
export type RowView = BuildPageView["rows"][number];
export type PartView = RowView["parts"][number];

/** One query where a part has left the shelf, none otherwise. */
export async function buildPageView(shop: Pick<Shop, "db" | "catalogueIndex">, address: BuildAddress) {
  const view = viewBuild(shop, address.asked);
  const gone = view.parts.filter(({ state }) => state === "gone").map(({ asked }) => asked);
  const titles = gone.length > 0 ? await titlesOf(gone, shop) : new Map<ListingId, string>();
  return {
    address,
    rows: buildOrder.map((category) => rowView(category, { shop, view, titles })),
    summary: { ...summaryView(view), expected: fpsEstimatesFor(shop.catalogueIndex, view.build) },
  };
}

/** What the parts that have left the shelf are called. */
async function titlesOf(
  gone: readonly RequestedPart[],
  shop: Pick<Shop, "db" | "catalogueIndex">,
): Promise<Map<ListingId, string>> {
  const found = await findOffered(
    shop,
    gone.map(({ listingId }) => listingId),
  );
  const isAsked = (listing: Listing) =>
    gone.some(
      ({ category, listingId }) =>
        listingId === listing.id && listing.kind === "component" && listing.category === category,
    );
  return new Map(found.flatMap(({ listing }) => (isAsked(listing) ? [[listing.id, listing.title]] : [])));
}

function rowView(
  category: Category,
  {
    shop,
    view,
    titles,
  }: { shop: Pick<Shop, "catalogueIndex">; view: BuildView; titles: ReadonlyMap<ListingId, string> },
) {
  const parts = view.parts.filter(({ asked }) => asked.category === category);
  const taken = parts.reduce((sum, { asked }) => sum + asked.quantity, 0);
  const classes = parts.length === 0 ? (equivalenceClassesIn(shop.catalogueIndex).get(category) ?? []) : [];
  return {
    category,
    picture: categoryPicture(category),
    parts: parts.map(({ asked, listing, state }) => ({
      id: asked.listingId,
      title: listing?.title ?? titles.get(asked.listingId) ?? null,
      quantity: asked.quantity,
      state,
      goods: listing && componentView(listing),
    })),
    /** How many more of it a computer takes. */
    room: mostOf[category] - taken,
    /** Of what the shelf has for an empty row. */
    fits: countFitting(view.build, category, { classes, known }),
    of: classes.reduce((sum, { count }) => sum + count, 0),
    isMissing: isMissing(category, view),
    incompatibilities: worthSaying(
      view.incompatibilities.filter((incompatibility) => rowOf(incompatibility, view) === category),
    ),
  };
}

/** A part as rows and lists show it. */
export function componentView(listing: ComponentListing) {
  const { id, title, price, grade, warrantyMonths, free } = listing;
  return { id, title, price, grade, warrantyMonths, free, picture: pictureOf(listing), facts: summaryOf(listing) };
}

/** How fast something will run that does not go in is nothing to say. */
function worthSaying(incompatibilities: readonly Incompatibility[]): readonly Incompatibility[] {
  return incompatibilities.some(({ severity }) => severity === "wrong")
    ? incompatibilities.filter(({ severity }) => severity !== "note")
    : incompatibilities;
}

/** Where a misfit is told: at the last chosen of the parts that could be changed, which is the one that came to what was there. */
function rowOf(incompatibility: Incompatibility, view: BuildView): Category {
  const chosen = buildOrder.filter(
    (category) =>
      incompatibility.between.includes(category) && view.build.some(({ listing }) => listing.category === category),
  );
  return chosen.at(-1) ?? incompatibility.between[0] ?? "processors";
}

/** What a category answers, where a need is not called as it is. Hard disks are too slow for a system: an SSD is proposed. */
const needs: Partial<Record<Category, Need>> = { ssd: "storage", "graphics-cards": "graphics" };

function isMissing(category: Category, { missing }: BuildView): boolean {
  return missing.some((need) => need === category || need === needs[category]);
}

function summaryView({ parts, incompatibilities, missing, power, total, isComplete }: BuildView) {
  return {
    total,
    pieces: parts.reduce((sum, { asked, listing }) => sum + (listing ? asked.quantity : 0), 0),
    wrong: incompatibilities.filter(({ severity }) => severity === "wrong").length,
    unsure: incompatibilities.filter(({ severity }) => severity === "unsure").length,
    unavailable: parts.filter(({ state }) => state !== "free").length,
    missing,
    isComplete,
    missingForFreeShipping: missingForFreeShipping(total),
    power: power.load > 0 ? { load: power.load, wanted: power.wanted, supply: power.supply } : null,
  };
}
