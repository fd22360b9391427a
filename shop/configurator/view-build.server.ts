import type { Bani } from "../../base/money.ts";
import type { ComponentListing } from "../catalogue/listing.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import { buildTotal, type RequestedBuild, type Build } from "../compatibility/build.ts";
import { expectedFps, fastParts, type Expected } from "./expected.ts";
import { checkFit, missingFrom, type Need } from "../compatibility/check-fit.ts";
import { known } from "../compatibility/known-platforms.server.ts";
import type { Incompatibility } from "../compatibility/incompatibility.ts";
import { powerOf, type Power } from "../compatibility/power.ts";

/** `held`: others have all of it for now. `short`: there are fewer than asked. `gone`: sold, or never a part of that category. */
export type PartState = "free" | "held" | "short" | "gone";
export type ViewedPart = { asked: RequestedBuild; listing: ComponentListing | null; state: PartState };

export type BuildView = {
  /** All that was asked for, in the order of a build. */
  parts: ViewedPart[];
  /** What of it is on the shelf, held or not. */
  build: Build;
  incompatibilities: Incompatibility[];
  missing: Need[];
  power: Power;
  total: Bani;
  /** Nothing is missing and nothing is wrong: it would start and show a picture. */
  isComplete: boolean;
};

/** What the parts asked for are as one computer, as the shelf stands now. Reads the shelf only, no database. */
export function viewBuild(
  { catalogueIndex }: { catalogueIndex: CatalogueIndex },
  asked: readonly RequestedBuild[],
): BuildView {
  const parts = asked.map((part) => viewPart(catalogueIndex, part));
  const build = parts.flatMap(({ listing, asked: { quantity } }) => (listing ? [{ listing, quantity }] : []));
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

/** What our own PCs with the same fast parts reached. Looks through all PCs of the shelf: for a page that shows it. */
export function expectedOn(catalogueIndex: Pick<CatalogueIndex, "pcsWith">, build: Build): Expected[] {
  const fast = fastParts(build);
  return fast ? expectedFps(catalogueIndex.pcsWith(fast)) : [];
}

function viewPart(catalogueIndex: CatalogueIndex, asked: RequestedBuild): ViewedPart {
  const listing = catalogueIndex.byId(asked.listingId);
  if (listing?.kind !== "component" || listing.category !== asked.category)
    return { asked, listing: null, state: "gone" };
  const state = listing.free === 0 ? "held" : listing.free < asked.quantity ? "short" : "free";
  return { asked, listing, state };
}
