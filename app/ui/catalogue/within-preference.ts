// Whether searches look within the results shown, as this visitor wants it (rule 34): a cookie, so that the server can read it too.
// Kept pages never say it: the browser puts the switch where it belongs.

import { useSyncExternalStore } from "react";
import { WITHIN_KEY } from "../../../shop/catalogue/filter.ts";

const listeners = new Set<() => void>();

/** What was chosen on any page; false until JavaScript is there. */
export function usePrefersWithin(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

export function rememberWithin(within: boolean): void {
  document.cookie = `${WITHIN_KEY}=1; path=/; max-age=${within ? 31_536_000 : 0}; samesite=lax`;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): boolean {
  return document.cookie.split("; ").includes(`${WITHIN_KEY}=1`);
}
