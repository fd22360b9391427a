// Whether the listings of a page fit the visitor's own PC. Pages are cached for everybody and hold nothing personal, so this
// is loaded once after load, for all listings of the page together.

import { useEffect } from "react";
import { useFetcher } from "react-router";
import { links } from "../../links.ts";
import type { OwnFits } from "./fit.ts";

const FITS = "own-fits";

type Wanted = {
  ids: readonly number[];
  /** The list that they are from, to count what fits in it: its category and the query of its filter. */
  list?: { category: string; filter: string } | undefined;
};

/** What `useFits` of the same page has loaded. */
export function useKnownFits(): OwnFits | null {
  return useFetcher<OwnFits | null>({ key: FITS }).data ?? null;
}

/** Null until it is known, and for a page without components. */
export function useFits({ ids, list }: Wanted): OwnFits | null {
  const { data, load, state } = useFetcher<OwnFits | null>({ key: FITS });
  const wanted = ids.join();
  const { category, filter } = list ?? {};
  useEffect(() => {
    if (wanted !== "" || category !== undefined) void load(links.apiMyPc({ ids: wanted, category, filter }));
  }, [load, wanted, category, filter]);
  if (!data || (wanted === "" && category === undefined)) return null;
  // Until the answer about this list is here, the count is that of another one.
  return state === "idle" ? data : { ...data, count: null };
}
