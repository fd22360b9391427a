import type { Bani } from "../../base/money.ts";
import type { ComponentListing } from "../catalogue/listing.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import { buildTotal, type RequestedPart, type Build } from "../compatibility/build.ts";
import { checkFit, missingFrom, type Need } from "../compatibility/check-fit.ts";
import { known } from "../compatibility/known-platforms.server.ts";
import type { Incompatibility } from "../compatibility/incompatibility.ts";
import { powerOf, type Power } from "../compatibility/power.ts";

/**
 * `held`: all units are allocated to others. `short`: fewer are free than requested. `gone`: sold, or not a part of
 * this category.
 */
export type PartState = "free" | "held" | "short" | "gone";
export type ViewedPart = { requested: RequestedPart; listing: ComponentListing | null; state: PartState };

export type BuildView = {
  /** All requested parts, in build order. */
  parts: ViewedPart[];
  /** The requested parts that are unsold, allocated or not. */
  build: Build;
  incompatibilities: Incompatibility[];
  missing: Need[];
  power: Power;
  total: Bani;
  /** Nothing is missing and nothing is wrong: it would boot with a picture. */
  isComplete: boolean;
};

/** Evaluates the requested parts as one computer at current stock. Reads the catalogue index only, no database. */
export function viewBuild(
  { catalogueIndex }: { catalogueIndex: CatalogueIndex },
  requested: readonly RequestedPart[],
): BuildView {
  const { parts, build } = viewParts({ catalogueIndex }, requested);
  const incompatibilities = checkFit(build, known);
  const missing = missingFrom(build);
  return {
    parts,
    build,
    incompatibilities,
    missing,
    power: powerOf(build),
    total: buildTotal(build),
    isComplete: missing.length === 0 && incompatibilities.every(({ severity }) => severity !== "wrong"),
  };
}

/** The requested parts and their state, and the build of those that are unsold. */
export function viewParts(
  { catalogueIndex }: { catalogueIndex: Pick<CatalogueIndex, "byId"> },
  requested: readonly RequestedPart[],
): Pick<BuildView, "parts" | "build"> {
  const parts = requested.map((part) => viewPart(catalogueIndex, part));
  const build = parts.flatMap(({ listing, requested: { quantity } }) => (listing ? [{ listing, quantity }] : []));
  return { parts, build };
}

function viewPart(catalogueIndex: Pick<CatalogueIndex, "byId">, requested: RequestedPart): ViewedPart {
  const listing = catalogueIndex.byId(requested.listingId);
  if (listing?.kind !== "component" || listing.category !== requested.category)
    return { requested, listing: null, state: "gone" };
  const state = listing.free === 0 ? "held" : listing.free < requested.quantity ? "short" : "free";
  return { requested, listing, state };
}
