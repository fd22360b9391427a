// Going from screen to screen without a new document: what is slow shows that it is on its way, and the new screen's heading gets the
// focus, so that a screen reader says where one is.

import { useEffect, useRef, useState } from "react";
import { createPath, useLocation, useNavigation } from "react-router";
import { headFor } from "../kit/connection.ts";

/** How a form or link asks for the focus on the heading where the screen stays the same: a search from the header. */
export type FocusState = { focus: "heading" };

const SLOW = 150; // milliseconds: what is quicker needs no cue

/** Whether the visitor has been waiting for a screen for a moment. */
export function useIsTravelling(): boolean {
  const isOnTheWay = useNavigation().state !== "idle";
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isOnTheWay) return;
    const timer = setTimeout(setSlow, SLOW, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isOnTheWay]);
  return isOnTheWay && isSlow;
}

/** The line under the header that moves while a screen is on its way. */
export function TravelLine() {
  return useIsTravelling() ? <div data-travel aria-hidden="true" className="travel-line" /> : null;
}

/** Stands at the end of the shell: what closes on arrival, such as a sheet, has then given its focus back. */
export function Arrival() {
  const { pathname, search, hash, key, state } = useLocation();
  const { state: travelling, location: next } = useNavigation();
  // The checkout's steps are screens of one path.
  const screen = `${pathname} ${new URLSearchParams(search).get("step") ?? ""}`;
  const shown = useRef({ screen, key });
  const focusedBefore = useRef<Element | null>(null);

  useEffect(() => {
    headFor(next ? createPath(next) : null);
    if (travelling !== "idle") focusedBefore.current = document.activeElement;
  }, [travelling, next]);

  useEffect(() => {
    const before = shown.current;
    shown.current = { screen, key };
    const isAsked = (state as Partial<FocusState> | null)?.focus === "heading" && before.key !== key;
    if ((before.screen === screen && !isAsked) || hash !== "") return;
    const focused = document.activeElement;
    // The new screen may have put the focus where it belongs, such as on what is wrong with a form.
    const isPlaced = focused !== focusedBefore.current && focused?.closest("#main") && focused.id !== "main";
    if (isPlaced) return;
    const heading = document.querySelector<HTMLElement>("#main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [screen, key, hash, state]);

  return null;
}
