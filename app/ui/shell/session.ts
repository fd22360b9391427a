// What the header says about this visitor. Pages carry nothing personal (they are cached), so it is asked for once
// after load; the router asks again by itself after every form that was sent.

import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { ListingId } from "../../../base/id.ts";

export type Session = { cartItems: number; favourites: readonly ListingId[]; signedIn: boolean };

/** The visitor's cart and account state, or null until it is known. The header asks for it. */
export function useSession(): Session | null {
  const { data, load } = useFetcher<Session>({ key: "session" });
  useEffect(() => {
    void load("/api/session");
  }, [load]);
  return data ?? null;
}

/** The same, for what stands on a page beside the header. */
export function useKnownSession(): Session | null {
  return useFetcher<Session>({ key: "session" }).data ?? null;
}
