// Navigation without a new document: a slow one shows its progress, and the new screen's heading gets the focus, so
// that a screen reader announces it.

import { useEffect, useRef, useState } from "react";
import { createPath, useLocation, useNavigation } from "react-router";
import { headFor } from "../kit/connection.ts";

/** How a form or link requests the focus on the heading where the screen stays the same: a search from the header. */
export type FocusState = { focus: "heading" };

const SLOW = 150; // milliseconds: a faster navigation needs no indicator

/** Whether a navigation has been pending for a moment. */
export function useIsNavigating(): boolean {
  const isPending = useNavigation().state !== "idle";
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(setSlow, SLOW, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return isPending && isSlow;
}

/** The line under the header that moves during a navigation. */
export function NavigationLine() {
  return useIsNavigating() ? <div data-travel aria-hidden="true" className="travel-line" /> : null;
}

/** At the end of the shell: whatever closes on a navigation, such as a drawer, has then given its focus back. */
export function FocusOnArrival() {
  const { pathname, search, hash, key, state } = useLocation();
  const { state: travelling, location: next } = useNavigation();
  // The checkout's steps are screens of one path.
  const screen = `${pathname} ${new URLSearchParams(search).get("step") ?? ""}`;
  const rendered = useRef({ screen, key });
  const focusedBefore = useRef<Element | null>(null);

  useEffect(() => {
    headFor(next ? createPath(next) : null);
    if (travelling !== "idle") focusedBefore.current = document.activeElement;
  }, [travelling, next]);

  useEffect(() => {
    const before = rendered.current;
    rendered.current = { screen, key };
    const isRequested = (state as Partial<FocusState> | null)?.focus === "heading" && before.key !== key;
    if ((before.screen === screen && !isRequested) || hash !== "") return;
    const focused = document.activeElement;
    // The new screen may have set the focus itself, such as on a form's errors.
    const isPlaced = focused !== focusedBefore.current && focused?.closest("#main") && focused.id !== "main";
    if (isPlaced) return;
    const heading = document.querySelector<HTMLElement>("#main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [screen, key, hash, state]);

  return null;
}
