import type { Bani } from "../../base/money.ts";
import type { ComponentListing } from "../catalogue/listing.ts";
import type { Shelf } from "../catalogue/catalogue-index.server.ts";
import { buildTotal, type RequestedBuild, type Build } from "../compatibility/build.ts";
import { expectedFps, fastParts, type Expected } from "./expected.ts";
import { checkFit, missingFrom, type Need } from "../compatibility/check-fit.ts";
import { known } from "../compatibility/known-platforms.server.ts";
import type { Misfit } from "../compatibility/incompatibility.ts";
import { powerOf, type Power } from "../compatibility/power.ts";

/** `held`: others have all of it for now. `short`: there are fewer than asked. `gone`: sold, or never a part of that category. */
export type PartState = "free" | "held" | "short" | "gone";
export type ViewedPart = { asked: RequestedBuild; listing: ComponentListing | null; state: PartState };

export type BuildView = {
  /** All that was asked for, in the order of a build. */
  parts: ViewedPart[];
  /** What of it is on the shelf, held or not. */
  build: Build;
  misfits: Misfit[];
  missing: Need[];
  power: Power;
  total: Bani;
  /** Nothing is missing and nothing is wrong: it would start and show a picture. */
  isComplete: boolean;
};

/** What the parts asked for are as one computer, as the shelf stands now. Reads the shelf only, no database. */
export function viewBuild({ shelf }: { shelf: Shelf }, asked: readonly RequestedBuild[]): BuildView {
  const parts = asked.map((part) => viewPart(shelf, part));
  const build = parts.flatMap(({ listing, asked: { quantity } }) => (listing ? [{ listing, quantity }] : []));
  const misfits = checkFit(build, known);
  const missing = missingFrom(build);
  return {
    parts,
    build,
    misfits,
    missing,
    power: powerOf(build),
    total: buildTotal(build),
    isComplete: missing.length === 0 && misfits.every(({ severity }) => severity !== "wrong"),
  };
}

/** What our own PCs with the same fast parts reached. Looks through all PCs of the shelf: for a page that shows it. */
export function expectedOn(shelf: Pick<Shelf, "pcsWith">, build: Build): Expected[] {
  const fast = fastParts(build);
  return fast ? expectedFps(shelf.pcsWith(fast)) : [];
}

function viewPart(shelf: Shelf, asked: RequestedBuild): ViewedPart {
  const listing = shelf.byId(asked.listingId);
  if (listing?.kind !== "component" || listing.category !== asked.category) return { asked, listing: null, state: "gone" };
  const state = listing.free === 0 ? "held" : listing.free < asked.quantity ? "short" : "free";
  return { asked, listing, state };
}
