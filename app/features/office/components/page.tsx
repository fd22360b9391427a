import type { ReactNode } from "react";
import { Head } from "../../../kit/pages/head.tsx";

/** One screen of the office: heading, actions beside it, content below. Search engines do not index it. */
export function OfficePage({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="min-w-0 px-4 pt-6 pb-16 outline-none md:px-8 print:p-0">
      <Head title={title} hidden />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{title}</h1>
        <div className="flex flex-wrap items-center gap-3 empty:hidden">{actions}</div>
      </div>
      {children}
    </main>
  );
}
