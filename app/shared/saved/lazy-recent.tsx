// Recently viewed listings, recorded and shown only once the page is idle.

import { lazy, Suspense, useEffect, useState } from "react";
import { lateModule } from "../../kit/connection.ts";
import type { RecentProps } from "./recently-viewed.tsx";

const RecentlyViewed = lazy(lateModule(() => import("./recently-viewed.tsx")));

const AT_LATEST = 3000; // milliseconds

/**
 * `current` is the page's own listing, which is recorded. Listings that the page shows already (`except`) are left out.
 */
export function LateRecent({ current = null, except = [], className = "mt-16" }: Partial<RecentProps>) {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    // Not every browser has requestIdleCallback.
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(setAtRest, AT_LATEST / 3, true);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(() => setAtRest(true), { timeout: AT_LATEST });
    return () => cancelIdleCallback(waiting);
  }, []);
  if (!isAtRest) return null;
  return (
    <Suspense fallback={null}>
      <RecentlyViewed key={current} {...{ current, except, className }} />
    </Suspense>
  );
}
