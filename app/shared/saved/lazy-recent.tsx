// Recently viewed listings, noted and shown only once the page has come to rest.

import { lazy, Suspense, useEffect, useState } from "react";
import { lateModule } from "../../kit/connection.ts";
import type { RecentProps } from "./recently-viewed.tsx";

const RecentlyViewed = lazy(lateModule(() => import("./recently-viewed.tsx")));

const AT_LATEST = 3000; // milliseconds

/** `current` is the listing whose page this is: it is remembered. What the page shows already (`except`) is not shown again. */
export function LateRecent({ current = null, except = [], className = "mt-16" }: Partial<RecentProps>) {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    // Not every browser tells when it is idle.
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
