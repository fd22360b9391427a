// Loads the tray when it has something to display: picks from an earlier page, or the first ticked checkbox on this one.

import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { lateModule } from "../../../kit/connection.ts";
import { isPickBox, PICKS_KEY } from "../../../shared/compare/pick-fields.ts";

const CompareTray = lazy(lateModule(() => import("./compare-tray.tsx")));

export function LateTray() {
  const isRemembered = useSyncExternalStore(noSubscription, hasPicks, () => false);
  const [isTicked, setTicked] = useState(false);
  useEffect(() => {
    const onTick = ({ target }: { target: EventTarget | null }) => isPickBox(target) && setTicked(true);
    // Checkboxes that were ticked before this code loaded.
    document.querySelectorAll("input:checked").forEach((target) => onTick({ target }));
    document.addEventListener("change", onTick);
    return () => document.removeEventListener("change", onTick);
  }, []);
  if (!isRemembered && !isTicked) return null;
  return (
    <Suspense fallback={null}>
      <CompareTray />
    </Suspense>
  );
}

function hasPicks(): boolean {
  try {
    return localStorage.getItem(PICKS_KEY) !== null;
  } catch {
    return false;
  }
}

/** A loaded tray renders itself. */
const noSubscription = () => () => {};
