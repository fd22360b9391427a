// The view of a build: one row per category, with its parts and the number of compatible listings.

import type { ListingId } from "../../../base/id.ts";
import type { Category } from "../../../shop/catalogue/specs.ts";
import { findOffered } from "../../../shop/catalogue/find-offered.server.ts";
import type { ComponentListing, Listing } from "../../../shop/catalogue/listing.ts";
import { categoryPicture, pictureOf } from "../../../shop/catalogue/picture.ts";
import { summaryOf } from "../../../shop/catalogue/summary.ts";
import { missingForFreeShipping, type DeliveryTerms } from "../../../shop/shipping/fee.ts";
import { buildOrder, mostOf, type RequestedPart } from "../../../shop/compatibility/build.ts";
import { countFitting } from "../../../shop/compatibility/candidates.ts";
import type { Need } from "../../../shop/compatibility/check-fit.ts";
import { known } from "../../../shop/compatibility/known-platforms.server.ts";
import type { Incompatibility } from "../../../shop/compatibility/incompatibility.ts";
import { expectedFps, missingFps } from "../../../shop/configurator/expected-fps.ts";
import { viewBuild, type BuildView } from "../../../shop/configurator/view-build.server.ts";
import type { BuildAddress } from "../../../shop/configurator/build-address.ts";
import type { Shop } from "../../composition.server.ts";
import { equivalenceClassesIn } from "../../../shop/configurator/available-components.ts";

export type BuildPageView = Awaited<ReturnType<typeof buildPageView>>;
export type RowView = BuildPageView["rows"][number];
export type PartView = RowView["parts"][number];

/** Makes one query if a part is no longer in the catalogue, else none. */
export async function buildPageView(
  shop: Pick<Shop, "db" | "catalogueIndex" | "delivery" | "liveEstimates">,
  address: BuildAddress,
) {
  const view = viewBuild(shop, address.requested);
  const model = shop.liveEstimates.model();
  const gone = view.parts.filter(({ state }) => state === "gone").map(({ requested }) => requested);
  const titles = gone.length > 0 ? await titlesOf(gone, shop) : new Map<ListingId, string>();
  return {
    address,
    rows: buildOrder.map((category) => rowView(category, { shop, view, titles })),
    summary: {
      ...summaryView(view, shop.delivery),
      expected: expectedFps(model, view.build),
      missingEstimates: missingFps(model, view.build),
    },
  };
}

/** The titles of the parts that are no longer in the catalogue. */
async function titlesOf(
  gone: readonly RequestedPart[],
  shop: Pick<Shop, "db" | "catalogueIndex">,
): Promise<Map<ListingId, string>> {
  const found = await findOffered(
    shop,
    gone.map(({ listingId }) => listingId),
  );
  const isRequested = (listing: Listing) =>
    gone.some(
      ({ category, listingId }) =>
        listingId === listing.id && listing.kind === "component" && listing.category === category,
    );
  return new Map(found.flatMap(({ listing }) => (isRequested(listing) ? [[listing.id, listing.title]] : [])));
}

function rowView(
  category: Category,
  {
    shop,
    view,
    titles,
  }: { shop: Pick<Shop, "catalogueIndex">; view: BuildView; titles: ReadonlyMap<ListingId, string> },
) {
  const parts = view.parts.filter(({ requested }) => requested.category === category);
  const taken = parts.reduce((sum, { requested }) => sum + requested.quantity, 0);
  const classes = parts.length === 0 ? (equivalenceClassesIn(shop.catalogueIndex).get(category) ?? []) : [];
  return {
    category,
    picture: categoryPicture(category),
    parts: parts.map(({ requested, listing, state }) => ({
      id: requested.listingId,
      title: listing?.title ?? titles.get(requested.listingId) ?? null,
      quantity: requested.quantity,
      state,
      goods: listing && componentView(listing),
    })),
    /** How many more parts of the category a computer takes. */
    freeSlots: mostOf[category] - taken,
    /** For an empty row: how many listings of the category (`of`) are compatible. */
    fits: countFitting(view.build, category, { classes, known }),
    of: classes.reduce((sum, { count }) => sum + count, 0),
    isMissing: isMissing(category, view),
    incompatibilities: relevantOf(
      view.incompatibilities.filter((incompatibility) => rowOf(incompatibility, view) === category),
    ),
  };
}

/** The view of a part in rows and lists. */
export function componentView(listing: ComponentListing) {
  const { id, title, price, grade, warrantyMonths, free } = listing;
  return { id, title, price, grade, warrantyMonths, free, picture: pictureOf(listing), facts: summaryOf(listing) };
}

/** Notes, such as a reduced speed, are irrelevant while a part is incompatible. */
function relevantOf(incompatibilities: readonly Incompatibility[]): readonly Incompatibility[] {
  return incompatibilities.some(({ severity }) => severity === "wrong")
    ? incompatibilities.filter(({ severity }) => severity !== "note")
    : incompatibilities;
}

/** The row of an incompatibility: that of the last chosen part, in the order of the build, among those it is between. */
function rowOf(incompatibility: Incompatibility, view: BuildView): Category {
  const chosen = buildOrder.filter(
    (category) =>
      incompatibility.between.includes(category) && view.build.some(({ listing }) => listing.category === category),
  );
  return chosen.at(-1) ?? incompatibility.between[0] ?? "processors";
}

/** The need that a category meets, if their names differ. A hard disk is too slow for a system drive: an SSD is proposed. */
const needs: Partial<Record<Category, Need>> = { ssd: "storage", "graphics-cards": "graphics" };

function isMissing(category: Category, { missing }: BuildView): boolean {
  return missing.some((need) => need === category || need === needs[category]);
}

function summaryView(view: BuildView, terms: DeliveryTerms) {
  const { parts, incompatibilities, missing, power, total, isComplete } = view;
  return {
    total,
    pieces: parts.reduce((sum, { requested, listing }) => sum + (listing ? requested.quantity : 0), 0),
    wrong: incompatibilities.filter(({ severity }) => severity === "wrong").length,
    unsure: incompatibilities.filter(({ severity }) => severity === "unsure").length,
    unavailable: parts.filter(({ state }) => state !== "free").length,
    missing,
    isComplete,
    /** Whether delivery can be free at all. */
    mayBeFree: terms.freeAbove !== null,
    missingForFreeShipping: missingForFreeShipping(total, terms),
    power: power.load > 0 ? { load: power.load, wanted: power.wanted, supply: power.supply } : null,
  };
}
