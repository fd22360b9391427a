// The layout of a screen: back link, heading, width.

import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";

type PageProps = {
  title: ReactNode;
  /** A sentence under the title. */
  lead?: ReactNode;
  crumbs?: readonly Crumb[];
  /** Little space above what the page is about: a list's first price belongs on the first screen. */
  isDense?: boolean;
  children: ReactNode;
};

export function Page({ title, lead, crumbs, isDense = false, children }: PageProps) {
  return (
    <main className={`wrap pb-16 ${isDense ? "pt-2 md:pt-3" : "pt-4 md:pt-6"}`}>
      {crumbs ? <Breadcrumbs items={crumbs} /> : null}
      <h1 className={isDense ? "mt-1 text-2xl md:text-3xl" : "mt-3 text-4xl"}>{title}</h1>
      {lead ? <p className="mt-3 max-w-[62ch] text-lg text-muted">{lead}</p> : null}
      <div className={isDense ? "mt-2 md:mt-3" : "mt-8"}>{children}</div>
    </main>
  );
}
