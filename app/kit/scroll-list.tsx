// A list beside a form that may grow long: it scrolls inside 300 px (spec 9), so that the content below stays visible.

import type { ReactNode } from "react";

/** So many rows always fit: a list that does not scroll needs no tab stop. */
const FITTING = 3;

export function ScrollList({ label, rows, children }: { label: string; rows: number; children: ReactNode }) {
  const isLong = rows > FITTING;
  return (
    <div
      {...(isLong && { role: "group", "aria-label": label, tabIndex: 0 })}
      className="max-h-[300px] overflow-y-auto overscroll-contain pe-1"
    >
      <ul className="divide-y divide-line">{children}</ul>
    </div>
  );
}
