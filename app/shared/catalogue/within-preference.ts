// The visitor's preference to search within the results (rule 34): a cookie, so that the server can read it too. Cached
// pages never contain it: the browser sets the switch.

import { useSyncExternalStore } from "react";
import { COOKIE_YEAR, preferenceCookie, readCookie } from "../../../base/cookie.ts";
import { WITHIN_KEY } from "../../../shop/catalogue/search/filter.ts";

const listeners = new Set<() => void>();

/** The preference set on any page; false until hydration. */
export function usePrefersWithin(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

export function rememberWithin(within: boolean): void {
  document.cookie = preferenceCookie(WITHIN_KEY, {
    value: "1",
    seconds: within ? COOKIE_YEAR : 0,
    https: location.protocol === "https:",
  });
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): boolean {
  return readCookie(document.cookie, WITHIN_KEY) === "1";
}
