// The view of a listing's page, with similar listings as cards.

import type { Manufacturer } from "../../../shop/safety/manufacturer.ts";
import type { PhotoAlt } from "../../../shop/inventory/photos/unit-photo.ts";
import type { ListingId } from "../../../base/id.ts";
import { filterLike } from "../../../shop/saved/alerts/alert.ts";
import { hasInside, illustrationOf, isInsideOfItsColour, type PictureName } from "../../../shop/catalogue/picture.ts";
import { viewReviewsOfListing } from "../../../shop/reviews/published-reviews.server.ts";
import { formatPassportCode } from "../../../shop/passport/passport-code.ts";
import type { Listing } from "../../../shop/catalogue/listing.ts";
import { sistersOf } from "../../../shop/catalogue/sisters.ts";
import { performancePartsOf, type FpsEstimate, type MissingEstimate } from "../../../shop/estimates/fps-estimate.ts";
import type { FpsModel } from "../../../shop/estimates/fps-model.ts";
import { viewListing, type ListingView } from "../../../shop/catalogue/view-listing.server.ts";
import type { Upgrades } from "../../../shop/compatibility/upgrades.ts";
import { upgradesOfPc } from "../../../shop/compatibility/upgrades-of-pc.server.ts";
import { links } from "../../links.ts";
import { brandsOf } from "../../shared/catalogue/brands.ts";
import { cardsOf } from "../../shared/catalogue/card.ts";
import type { Shop } from "../../composition.server.ts";
import { framesView } from "./frames.view.server.ts";

export const tabs = ["specs", "benchmarks", "warranty"] as const; // spec 2
export type ProductTab = (typeof tabs)[number];

export type ListingPageView = NonNullable<Awaited<ReturnType<typeof listingPageView>>>;
/** What the tab of the specifications shows beside the listing. */
export type ListingSpecsView = NonNullable<ListingPageView["specs"]>;
/** What the tab of the benchmarks shows. */
export type ListingBenchView = NonNullable<ListingPageView["bench"]>;

const NO_SISTERS = { A: null, B: null, C: null };

/** The view of a tab: a browser gets only the data that its tab shows. Null if the listing was never published. */
export async function listingPageView(
  shop: Pick<
    Shop,
    "db" | "clock" | "catalogueIndex" | "liveReviews" | "liveEstimates" | "livePassports" | "liveSafety"
  >,
  id: ListingId,
  tab: ProductTab,
) {
  const view = await viewListing(shop, id);
  if (!view) return null;
  const { listing, availability, was, history, conditions, measurements, readings } = view;
  const gpu = listing.kind === "pc" ? (listing.specs.gpu?.chip ?? null) : null;
  const now = shop.clock.now();
  return {
    listing,
    availability,
    was,
    history,
    conditions,
    frames: framesView(shop, view),
    /** The same product in another grade, by that grade. */
    sisters: availability === "gone" ? NO_SISTERS : sisterLinks(shop, listing),
    specs: tab === "specs" ? specsView(shop, listing) : null,
    bench: tab === "benchmarks" ? { measurements, readings, ...estimatesFor(view, shop.liveEstimates.model()) } : null,
    similar: cardsOf(view.similar, { wasPriceOf: (similar) => shop.catalogueIndex.wasPriceOf(similar, now) }),
    alert: availability === "gone" ? links.alert(filterLike(listing)) : null,
    pictures: picturesOf(view),
    /** Reviews and answered questions. */
    social: await viewReviewsOfListing(shop, { id, kind: listing.kind, gpu }),
    passports: (await shop.livePassports.of(id)).map(({ unit, code }) => ({ unit, code: formatPassportCode(code) })),
  };
}

function sisterLinks({ catalogueIndex }: Pick<Shop, "catalogueIndex">, listing: Listing) {
  const { A, B, C } = sistersOf(listing, catalogueIndex.all());
  return { A: linkTo(A ?? null), B: linkTo(B ?? null), C: linkTo(C ?? null) };
}

function specsView(shop: Pick<Shop, "catalogueIndex" | "liveSafety">, listing: Listing) {
  const { manufacturerOf } = shop.liveSafety.current();
  return {
    upgrades: listing.kind === "pc" ? upgradesView(upgradesOfPc(shop, listing)) : null,
    /** Who made what is in it, by brand. */
    makers: brandsOf(listing).map((brand) => ({ brand, maker: makerIn(manufacturerOf(brand)) })),
  };
}

function upgradesView(upgrades: Upgrades) {
  return { ...upgrades, processor: linkTo(upgrades.processor) };
}

/** What a link to a listing shows. */
function linkTo(listing: Listing | null) {
  return listing && { id: listing.id, title: listing.title, price: listing.price };
}

/** What buyers see of a manufacturer. */
function makerIn(manufacturer: Manufacturer | null) {
  if (manufacturer === null) return null;
  const { name, address, contact, inEu } = manufacturer;
  return { name, address, contact, inEu };
}

/**
 * Frame rates in games at settings that were not measured on this PC, and the games that were not measured on it and have
 * none; nothing for a PC that is gone.
 */
function estimatesFor(
  { listing, availability, measurements }: ListingView,
  model: FpsModel,
): { estimates: FpsEstimate[]; missing: MissingEstimate[] } {
  const parts = listing.kind === "pc" && availability !== "gone" ? performancePartsOf(listing.specs) : null;
  if (!parts) return { estimates: [], missing: [] };
  const isMeasured = ({ game, resolution, settings }: FpsEstimate) =>
    measurements.some((run) => run.test === game && run.resolution === resolution && run.settings === settings);
  return {
    estimates: model.estimatesOf(parts).filter((estimate) => !isMeasured(estimate)),
    missing: model.missingOf(parts).filter(({ game }) => !measurements.some(({ test }) => test === game)),
  };
}

/** Photos first, then the illustrations: from the front, and for what can be opened, of the inside. */
function picturesOf({ listing, photos }: Pick<ListingView, "listing" | "photos">): ListingPicture[] {
  const illustrations: ListingPicture[] = [{ view: "front", name: illustrationOf(listing) }];
  if (hasInside(listing))
    illustrations.push({
      view: "inside",
      name: illustrationOf(listing, "inside"),
      isOtherColour: !isInsideOfItsColour(listing),
    });
  return [...photos.map((photo) => ({ view: "photo" as const, ...photo })), ...illustrations];
}

/** `isOtherColour`: the illustration has a case of another colour than the listing. */
export type ListingPicture =
  | { view: "photo"; name: PictureName; alt: PhotoAlt | null }
  | { view: "front"; name: PictureName }
  | { view: "inside"; name: PictureName; isOtherColour: boolean };

/** The tab in the URL, else the first. */
export function tabOf(url: URL): ProductTab {
  return tabs.find((tab) => tab === url.searchParams.get("tab")) ?? "specs";
}
