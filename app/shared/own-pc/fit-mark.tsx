// The verdict about one listing, with a sign that does not depend on colour.

import { Icon, type IconName } from "../../kit/icon.tsx";
import type { FitView } from "./fit.ts";

const signs = {
  fits: { icon: "check", ink: "text-good" },
  no: { icon: "close", ink: "text-danger" },
  unknown: { icon: "info", ink: "text-muted" },
} as const satisfies Record<FitView["is"], { icon: IconName; ink: string }>;

export function FitMark({ fit, className = "" }: { fit: FitView; className?: string }) {
  const { icon, ink } = signs[fit.is];
  return (
    <p data-fit={fit.is} className={`flex items-start gap-1.5 text-sm leading-snug ${className}`}>
      <Icon name={icon} size={16} className={`mt-0.5 shrink-0 ${ink}`} />
      <span className="min-w-0 wrap-anywhere">{fit.text}</span>
    </p>
  );
}
