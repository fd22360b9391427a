// Links between the screens of a build in the visitor's own PC. Each carries the whole build.

import type { ListingId } from "../../../../base/id.ts";
import type { Category } from "../../../../shop/catalogue/specs.ts";
import { ownBuildQuery, type OwnBuildAddress } from "../../../../shop/configurator/build-address.ts";
import { links } from "../../../links.ts";

/** The page of a build; `at` is the row that was changed. */
export function ownBuildLink(address: OwnBuildAddress, { at }: { at?: Category | undefined } = {}): string {
  return links.myPcBuild(ownBuildQuery(address), at);
}

/** The page that chooses a part for it. */
export function chooseInOwnPcLink(address: OwnBuildAddress, category: Category): string {
  return links.myPcChoose(category, ownBuildQuery(address));
}

/** A build of some parts, one of each. */
export function ownBuildOf(parts: readonly { id: ListingId; category: Category }[]): string {
  const requested = parts.map(({ id, category }) => ({ category, listingId: id, quantity: 1 }));
  return ownBuildLink({ requested, removed: [] });
}
