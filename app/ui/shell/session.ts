// What the header says about this visitor. Pages carry nothing personal (they are cached), so it is asked for once
// after load; the router asks again by itself after every form that was sent.

import { useEffect } from "react";
import { useFetcher } from "react-router";

export type Session = { cartItems: number; signedIn: boolean };

/** The visitor's cart and account state, or null until it is known. */
export function useSession(): Session | null {
  const { data, load } = useFetcher<Session>({ key: "session" });
  useEffect(() => {
    void load("/api/session");
  }, [load]);
  return data ?? null;
}
