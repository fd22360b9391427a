// The addresses of the configurator's screens: the parts, and which saved build they came from.

import type { ListingId } from "../../base/id.ts";
import type { Category } from "../catalogue/specs.ts";
import { mostOf, type Asked } from "./build.ts";
import { buildQuery } from "./build-address.ts";

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

/** Where a category's part is changed: chosen anew, or, where there are several of it, the row that has them. */
export function changeLink(build: BuildAddress, category: Category): string {
  const [part, ...others] = build.asked.filter((asked) => asked.category === category);
  if (others.length > 0) return buildLink(build, { at: category });
  return chooseLink(build, category, { instead: mostOf[category] > 1 ? part?.listingId : undefined });
}

function queryOf({ asked, saved }: BuildAddress): string {
  return [buildQuery(asked), saved === null ? "" : `saved=${saved}`].filter((part) => part !== "").join("&");
}
