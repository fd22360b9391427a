// A progress bar (out of 100 by default).

import type { ReactNode } from "react";

// The browser's own element, restyled; the bar moves within half a second (spec 9).
const barClass =
  "block h-2.5 w-full appearance-none border border-edge bg-sunken [&::-webkit-progress-bar]:bg-sunken " +
  "[&::-webkit-progress-value]:bg-good [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-500 [&::-moz-progress-bar]:bg-good";

export function Progress({ value, max = 100, label }: { value: number; max?: number; label: ReactNode }) {
  return (
    <label className="flex flex-col gap-1.5 text-sm text-muted">
      {label}
      <progress value={value} max={max} className={barClass} />
    </label>
  );
}
