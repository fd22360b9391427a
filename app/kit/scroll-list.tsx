// A list beside a form that may grow long: it scrolls inside 300 px (spec 9), so that the content below stays visible.

import type { ReactNode } from "react";

/** So few rows are always shown whole, however tall a phone makes them: such a list needs no tab stop. */
const SHOWN_WHOLE = 3;

export function ScrollList({ label, rows, children }: { label: string; rows: number; children: ReactNode }) {
  const isLong = rows > SHOWN_WHOLE;
  return (
    <div
      {...(isLong && { role: "group", "aria-label": label, tabIndex: 0 })}
      className={isLong ? "max-h-[300px] overflow-y-auto overscroll-contain pe-1" : undefined}
    >
      <ul className="divide-y divide-line">{children}</ul>
    </div>
  );
}
