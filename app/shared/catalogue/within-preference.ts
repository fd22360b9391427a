// Whether searches look within the results shown, as this visitor wants it (rule 34): a cookie, so that the server can read it too.
// Kept pages never say it: the browser puts the switch where it belongs.

import { useSyncExternalStore } from "react";
import { COOKIE_YEAR, preferenceCookie, readCookie } from "../../../base/cookie.ts";
import { WITHIN_KEY } from "../../../shop/catalogue/search/filter.ts";

const listeners = new Set<() => void>();

/** What was chosen on any page; false until JavaScript is there. */
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
