import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether JavaScript has taken the page over: false on the server and until then, for what does not work before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
