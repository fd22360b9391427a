// What the header says about this visitor. Pages carry nothing personal (they are cached), so it is asked for once
// after load; the router asks again by itself after every form that was sent.

import { useEffect } from "react";
import { useFetcher } from "react-router";
import { SECOND } from "../../../base/clock.ts";
import type { ListingId } from "../../../base/id.ts";
import { links } from "../../links.ts";
import { TRY_AGAIN_AFTER } from "../../database-away.ts";
import type { AllocationView } from "../orders/allocation.view.ts";

export type Session = {
  cartItems: number;
  favourites: readonly ListingId[];
  allocations: readonly AllocationView[];
  signedIn: boolean;
};

/** The visitor's cart and account state, or null until it is known. The header asks for it. */
export function useSession(): Session | null {
  const { data, load, state } = useFetcher<Session | null>({ key: "session" });
  useEffect(() => {
    void load(links.apiSession());
  }, [load]);
  // Null: the database was away.
  const isMissing = data === null && state === "idle";
  useEffect(() => {
    if (!isMissing) return;
    const timer = setTimeout(() => void load(links.apiSession()), TRY_AGAIN_AFTER * SECOND);
    return () => clearTimeout(timer);
  }, [isMissing, load]);
  return data ?? null;
}

/** The same, for what stands on a page beside the header. */
export function useKnownSession(): Session | null {
  return useFetcher<Session | null>({ key: "session" }).data ?? null;
}
