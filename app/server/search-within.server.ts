// "Search within these results", remembered without JavaScript (rule 34). List pages are cached and the same for
// everybody, so the preference is not part of them: it becomes a parameter of the address.

import { WITHIN_KEY } from "../../shop/catalogue/search/filter.ts";
import { isDataPath } from "../data-requests.ts";
import type { PolicyTable } from "./policy-table.server.ts";
import { productTypeOf } from "./public-page.server.ts";
import { COOKIE_YEAR, preferenceCookie, readCookie } from "../../base/cookie.ts";
import type { Target } from "./target.server.ts";

/**
 * Where a list's address redirects a visitor who searches within the results; null if the address itself decides.
 */
export function withinAddress(
  { path, search }: Target,
  { cookie, policies }: { cookie: string | undefined; policies: PolicyTable },
): string | null {
  if (!cookie?.includes(`${WITHIN_KEY}=`) || readCookie(cookie, WITHIN_KEY) !== "1" || !isList(path, policies))
    return null;
  if (new URLSearchParams(search).has(WITHIN_KEY)) return null;
  return `${path}${search === "" ? "?" : `${search}&`}${WITHIN_KEY}=1`;
}

/**
 * The cookie that a list's search form sets: it sends "0", and "1" beside it where its switch is on. Null for any other
 * address.
 */
export function withinCookie(
  { path, search }: Target,
  { https, policies }: { https: boolean; policies: PolicyTable },
): string | null {
  if (!search.includes(`${WITHIN_KEY}=0`) || !isList(path, policies)) return null;
  const isOn = new URLSearchParams(search).getAll(WITHIN_KEY).includes("1");
  return preferenceCookie(WITHIN_KEY, { value: "1", seconds: isOn ? COOKIE_YEAR : 0, https });
}

function isList(path: string, policies: PolicyTable): boolean {
  return !isDataPath(path) && productTypeOf(policies.at(path)) !== null;
}
