// Tabs are links: the selected one is in the address, so that it can be shared, reloaded, and works before JavaScript.

import type { ReactNode } from "react";
import { ShopLink } from "./shop-link.tsx";

export type Tab = { id: string; label: ReactNode; to: string };

/** The row of tabs; render the selected one's content below it. */
export function Tabs({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
  return (
    <nav aria-label={label} className="no-scrollbar overflow-x-auto border-b border-edge">
      <ul className="flex">
        {tabs.map((tab) => (
          <li key={tab.id} className="shrink-0">
            <ShopLink
              to={tab.to}
              preventScrollReset
              replace
              aria-current={tab.id === current ? "page" : undefined}
              className="-mb-px flex min-h-12 items-center border-b-4 border-transparent px-4 font-condensed text-lg font-semibold text-muted outline-offset-[-4px] hover:text-ink aria-[current=page]:border-action aria-[current=page]:text-ink md:px-6"
            >
              {tab.label}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
