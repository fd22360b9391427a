// A filter that is active or can be activated. It is a link, because filters are in the address.

import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { ShopLink } from "./shop-link.tsx";

type ChipProps = {
  to: string;
  children: ReactNode;
  /** Marks the active option of several. */
  current?: boolean;
  /** The accessible name of a chip that removes a filter ("Scoate filtrul Ryzen 5 5600"); the chip shows a cross. */
  removeLabel?: string;
};

export function Chip({ to, children, current = false, removeLabel }: ChipProps) {
  return (
    <ShopLink
      to={to}
      aria-label={removeLabel}
      aria-current={current ? "true" : undefined}
      className="inline-flex min-h-11 max-w-full wrap-anywhere items-center gap-1.5 rounded-sm border border-edge bg-surface px-3 font-condensed text-sm font-semibold hover:border-ink aria-[current=true]:border-on-brand-muted aria-[current=true]:bg-brand aria-[current=true]:text-on-brand md:min-h-8 md:px-2.5"
    >
      {children}
      {removeLabel === undefined ? null : <Icon name="close" size={14} />}
    </ShopLink>
  );
}
