// The header's data about this visitor. Pages hold nothing personal (they are cached), so it is loaded once after load;
// the router loads it again automatically after every form.

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

/** The visitor's cart and account state, or null until it is known. The header loads it. */
export function useSession(): Session | null {
  const { data, load, state } = useFetcher<Session | null>({ key: "session" });
  useEffect(() => {
    void load(links.apiSession());
  }, [load]);
  // Null: the database was unavailable.
  const isMissing = data === null && state === "idle";
  useEffect(() => {
    if (!isMissing) return;
    const timer = setTimeout(() => void load(links.apiSession()), TRY_AGAIN_AFTER * SECOND);
    return () => clearTimeout(timer);
  }, [isMissing, load]);
  return data ?? null;
}

/** The same, for other parts of the page than the header. */
export function useKnownSession(): Session | null {
  return useFetcher<Session | null>({ key: "session" }).data ?? null;
}
