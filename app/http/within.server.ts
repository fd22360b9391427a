// "Search within these results", remembered without JavaScript (rule 34). The pages of lists are kept and the same for everybody,
// so the preference is no part of them: it becomes a parameter of the address.

import { COOKIE_YEAR, preferenceCookie, readCookie } from "../../base/cookie.ts";
import { pathOf, WITHIN_KEY } from "../../shop/catalogue/filter.ts";
import { categories } from "../../shop/catalogue/specs.ts";
import type { Target } from "./target.server.ts";

const lists: ReadonlySet<string> = new Set((["pc", ...categories] as const).map(pathOf));

/** Where a list's address leads a visitor who searches within the results; null where it says itself whether to. */
export function withinAddress({ path, search }: Target, cookie: string | undefined): string | null {
  if (!cookie?.includes(`${WITHIN_KEY}=`) || !lists.has(path) || readCookie(cookie, WITHIN_KEY) !== "1") return null;
  if (new URLSearchParams(search).has(WITHIN_KEY)) return null;
  return `${path}${search === "" ? "?" : `${search}&`}${WITHIN_KEY}=1`;
}

/** The cookie that a list's search form asks for: it sends "0", and "1" beside it where its switch is on. Null for any other address. */
export function withinCookie({ path, search }: Target, { https }: { https: boolean }): string | null {
  if (!search.includes(`${WITHIN_KEY}=0`) || !lists.has(path)) return null;
  const isOn = new URLSearchParams(search).getAll(WITHIN_KEY).includes("1");
  return preferenceCookie(WITHIN_KEY, { value: "1", seconds: isOn ? COOKIE_YEAR : 0, https });
}
