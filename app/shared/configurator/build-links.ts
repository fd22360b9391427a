// Links between the configurator's screens. Each carries the whole build, and the saved build it came from.

import type { ListingId } from "../../../base/id.ts";
import type { Category } from "../../../shop/catalogue/specs.ts";
import { mostOf } from "../../../shop/compatibility/build.ts";
import { buildAddressQuery, type BuildAddress } from "../../../shop/configurator/build-address.ts";
import { links } from "../../links.ts";

/** The page of a build; `at` is the row that was changed. */
export function buildLink(build: BuildAddress, { at }: { at?: Category | undefined } = {}): string {
  return links.configurator(buildAddressQuery(build), at);
}

/** The page that chooses a part; `instead` is the part to replace where the computer has several. */
export function chooseLink(
  build: BuildAddress,
  category: Category,
  { instead }: { instead?: ListingId | undefined } = {},
): string {
  const query = [buildAddressQuery(build), instead === undefined ? "" : `instead=${instead}`]
    .filter((part) => part !== "")
    .join("&");
  return links.choosePart(category, query);
}

/** The page that changes a category's part: the choice or, where there are several parts, their row. */
export function changeLink(build: BuildAddress, category: Category): string {
  const [part, ...others] = build.requested.filter((requested) => requested.category === category);
  if (others.length > 0) return buildLink(build, { at: category });
  return chooseLink(build, category, { instead: mostOf[category] > 1 ? part?.listingId : undefined });
}
