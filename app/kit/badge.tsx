// A short label on a card or a page: new, bestseller, reserved, sold.

import type { ReactNode } from "react";

const tones = {
  neutral: "border-edge bg-surface text-ink",
  brand: "border-brand bg-brand text-on-brand",
  action: "border-action bg-action text-on-action",
  good: "border-good bg-good-soft text-good",
  warn: "border-warn bg-warn-soft text-warn",
  danger: "border-danger bg-danger-soft text-danger",
} as const;

export function Badge({ tone = "neutral", children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={`silk inline-flex items-center gap-1 rounded-sm border px-1.5 py-px text-2xs ${tones[tone]}`}>
      {children}
    </span>
  );
}
