// The layout of a screen: back link, heading, width.

import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";

type PageProps = {
  title: ReactNode;
  /** A sentence under the title. */
  lead?: ReactNode;
  crumbs?: readonly Crumb[];
  children: ReactNode;
};

export function Page({ title, lead, crumbs, children }: PageProps) {
  return (
    <main className="wrap pt-4 pb-16 md:pt-6">
      {crumbs ? <Breadcrumbs items={crumbs} /> : null}
      <h1 className="mt-3 text-4xl">{title}</h1>
      {lead ? <p className="mt-3 max-w-[62ch] text-lg text-muted">{lead}</p> : null}
      <div className="mt-8">{children}</div>
    </main>
  );
}
