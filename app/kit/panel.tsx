// A framed section, with its label printed over the frame's edge like the outline of a part on a circuit board.

import type { ReactNode } from "react";

type PanelProps = {
  /** The printed label. It is the panel's heading unless `title` is given. */
  label?: ReactNode;
  title?: ReactNode;
  /** The heading's level; there is no heading without `label` and `title`. */
  level?: 2 | 3 | 4;
  /** "plain" has a background, "screen" is the instrument's dark display, "open" is a frame only. */
  ground?: "plain" | "screen" | "open";
  className?: string;
  children: ReactNode;
};

const grounds = {
  plain: "border-line bg-surface",
  screen: "border-transparent bg-screen text-on-screen",
  open: "border-edge",
} as const;

export function Panel({ label, title, level = 2, ground = "plain", className = "", children }: PanelProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={`relative rounded-sm border p-4 md:p-6 ${grounds[ground]} ${className}`}>
      {label ? (
        <PanelLabel as={title ? "p" : Heading} isOnScreen={ground === "screen"}>
          {label}
        </PanelLabel>
      ) : null}
      {title ? <Heading className="mb-3 text-2xl">{title}</Heading> : null}
      {children}
    </section>
  );
}

function PanelLabel({
  as: As,
  isOnScreen,
  children,
}: {
  as: "p" | "h2" | "h3" | "h4";
  isOnScreen: boolean;
  children: ReactNode;
}) {
  const ink = isOnScreen ? "text-on-screen after:bg-phosphor-dim" : "text-muted after:bg-line";
  return <As className={`silk mb-3 flex items-center gap-3 after:h-px after:grow ${ink}`}>{children}</As>;
}
