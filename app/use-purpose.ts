import { useMatches } from "react-router";
import type { RouteHandle } from "./route-handle.ts";

/** Whether nothing may distract from the page (rule 6). */
export function isTask(purpose: RouteHandle["purpose"]): boolean {
  return purpose === "task" || purpose === "payment";
}

/** What the page is for, by the handle of its route; undefined for most pages. */
export function usePurpose(): RouteHandle["purpose"] {
  return useMatches()
    .map(({ handle }) => (handle as RouteHandle | undefined)?.purpose)
    .findLast((purpose) => purpose !== undefined);
}
