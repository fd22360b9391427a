import type { Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import { findOffered } from "../catalogue/find-offered.server.ts";
import type { Listing } from "../catalogue/listing.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import { buildsOf } from "./configurator.sql.server.ts";
import type { Need } from "../compatibility/check-fit.ts";
import { savedTotal, type SavedBuild, type SavedPart } from "./saved-build.ts";
import { viewBuild, type PartState } from "./view-build.server.ts";

/** `listing` is null if its row no longer exists. */
export type SavedPartView = SavedPart & { listing: Listing | null; state: PartState };

export type SavedBuildView = Omit<SavedBuild, "parts"> & {
  parts: SavedPartView[];
  /** The current total of the parts that can still be bought, and the total of the same parts when it was saved. */
  now: Bani;
  before: Bani;
  /** Whether the parts have no incompatibility of severity "wrong". */
  fits: boolean;
  missing: Need[];
};

/** A visitor's saved builds, last saved first, with the current state of each part. At most two queries. */
export async function viewSavedBuilds(
  { db, catalogueIndex }: { db: Db; catalogueIndex: CatalogueIndex },
  visitorId: VisitorId,
): Promise<SavedBuildView[]> {
  const builds = (await buildsOf(db, { visitorId })).map((build) => ({
    build,
    view: viewBuild({ catalogueIndex }, build.parts),
  }));
  const gone = new Set(
    builds.flatMap(({ view }) =>
      view.parts.flatMap(({ listing, requested }) => (listing ? [] : [requested.listingId])),
    ),
  );
  const offered = new Map(
    (await findOffered({ db, catalogueIndex }, [...gone])).map(({ listing }) => [listing.id, listing]),
  );
  return builds.map(({ build, view }) => {
    const parts = build.parts.map((part, place) => {
      const { listing = null, state = "gone" } = view.parts[place] ?? {};
      return { ...part, state, listing: listing ?? offered.get(part.listingId) ?? null };
    });
    return {
      ...build,
      parts,
      now: view.total,
      before: savedTotal(parts.filter(({ state }) => state !== "gone")),
      fits: view.incompatibilities.every(({ severity }) => severity !== "wrong"),
      missing: view.missing,
    };
  });
}
