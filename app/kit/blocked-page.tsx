// The screen of an address that cannot be shown: an oscilloscope without a signal, and links to go on.

import type { ReactNode } from "react";

/** `reading` is the text on the oscilloscope's display: "404", "500". */
export function BlockedPage({
  reading,
  title,
  text,
  actions,
}: {
  reading: string;
  title: string;
  text: string;
  actions: ReactNode;
}) {
  return (
    <main className="wrap grid items-center gap-x-14 gap-y-8 py-10 md:py-16 lg:grid-cols-2">
      <div className="lg:order-last">
        <Scope reading={reading} />
      </div>
      <div>
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-4 max-w-[52ch] text-lg text-muted">{text}</p>
        <div className="mt-7 flex flex-wrap gap-3">{actions}</div>
      </div>
    </main>
  );
}

/** A trace that ends in the middle of the display. */
function Scope({ reading }: { reading: string }) {
  const columns = Array.from({ length: 9 }, (_, index) => 40 + index * 40);
  const rows = Array.from({ length: 6 }, (_, index) => 40 + index * 40);
  return (
    <svg viewBox="0 0 440 320" className="w-full border border-edge bg-surface" aria-hidden="true" fill="none">
      <rect x="16" y="16" width="408" height="288" rx="3" fill="var(--color-screen)" />
      <g stroke="var(--color-phosphor-dim)" strokeOpacity="0.45">
        {columns.map((x) => (
          <path key={x} d={`M${x + 20} 16v288`} />
        ))}
        {rows.map((y) => (
          <path key={y} d={`M16 ${y}h408`} />
        ))}
      </g>
      <path
        d="M16 200h44l14-48 22 92 20-128 22 104 16-46 14 26h32"
        stroke="var(--color-phosphor)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M200 200h224" stroke="var(--color-phosphor-dim)" strokeWidth="2" strokeDasharray="2 9" />
      <circle cx="200" cy="200" r="5" fill="var(--color-phosphor)" />
      <text x="404" y="84" textAnchor="end" fill="var(--color-amber)" className="figure" fontSize="58" fontWeight="600">
        {reading}
      </text>
    </svg>
  );
}
