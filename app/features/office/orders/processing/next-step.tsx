// After a step, the keyboard is at the next one.

import { useEffect, useRef, type ReactNode } from "react";
import type { OrderDone } from "./done.ts";

const steps: readonly (OrderDone | null)[] = ["prepare", "ship", "deliver", "phone"];

export function NextStep({ done, children }: { done: OrderDone | null; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (steps.includes(done))
      box.current?.querySelector<HTMLElement>("form :is(input:not([type=hidden]), select, button)")?.focus();
  }, [done]);
  return <div ref={box}>{children}</div>;
}
