// A permanent message in the page: what happened, or what to know before going on.

import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

const tones = {
  info: { box: "border-edge bg-surface text-ink", icon: "info" },
  good: { box: "border-good bg-good-soft text-ink", icon: "check" },
  warn: { box: "border-warn bg-warn-soft text-ink", icon: "warning" },
  danger: { box: "border-danger bg-danger-soft text-ink", icon: "warning" },
} as const satisfies Record<string, { box: string; icon: IconName }>;

const inks = { info: "text-muted", good: "text-good", warn: "text-warn", danger: "text-danger" } as const;

type NoticeProps = {
  tone?: keyof typeof tones;
  title?: ReactNode;
  children?: ReactNode;
  /** The message answers an action of the visitor: screen readers announce it at once. */
  live?: boolean;
};

export function Notice({ tone = "info", title, children, live = false }: NoticeProps) {
  return (
    <div
      role={live ? (tone === "danger" ? "alert" : "status") : undefined}
      className={`flex gap-3 rounded-sm border-s-4 px-4 py-3 ${tones[tone].box}`}
    >
      <Icon name={tones[tone].icon} className={`mt-0.5 ${inks[tone]}`} />
      <div className="min-w-0 grow">
        {title ? <p className="font-condensed text-lg font-bold leading-tight">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
