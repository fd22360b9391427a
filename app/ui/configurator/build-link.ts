// The addresses of the configurator's screens: the parts, and which saved build they came from.

import type { ListingId } from "../../../base/id.ts";
import type { Category } from "../../../shop/catalogue/specs.ts";
import type { Asked } from "../../../shop/configurator/build.ts";
import { buildQuery } from "../../../shop/configurator/build-address.ts";

/** `saved`: the build that a change may be saved into. */
export type BuildAddress = { asked: readonly Asked[]; saved: string | null };

/** Where a build is shown; `at` is the row that was changed. */
export function buildLink(build: BuildAddress, { at }: { at?: Category | undefined } = {}): string {
  const query = queryOf(build);
  return `/configurator${query && `?${query}`}${at === undefined ? "" : `#${at}`}`;
}

/** Where a part is chosen for it; in the place of another where the computer has several (`instead`). */
export function chooseLink(build: BuildAddress, category: Category, { instead }: { instead?: ListingId | undefined } = {}): string {
  const query = [queryOf(build), instead === undefined ? "" : `instead=${instead}`].filter((part) => part !== "").join("&");
  return `/configurator/${category}${query && `?${query}`}`;
}

function queryOf({ asked, saved }: BuildAddress): string {
  return [buildQuery(asked), saved === null ? "" : `saved=${saved}`].filter((part) => part !== "").join("&");
}
