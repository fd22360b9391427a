// An empty state with a link to go on: an open circuit, or an open carton where goods would be.

import type { ReactNode } from "react";
import { Stage } from "./picture/stage.tsx";

type EmptyProps = {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** "h1" where the screen has nothing else. */
  as?: "h1" | "h2";
  /** Shows the carton instead of the circuit. */
  carton?: boolean;
};

export function Empty({ title, children, actions, as: Heading = "h2", carton = false }: EmptyProps) {
  return (
    <div
      className={`flex flex-col items-center border border-line bg-surface px-6 text-center ${carton ? "pt-4 pb-12" : "graticule py-14"}`}
    >
      {carton ? (
        <div className="relative -mb-2 aspect-4/3 w-full max-w-96">
          <Stage stage="stage-carton" sizes="24rem" alt="" width={1200} height={900} className="stage-alone" />
        </div>
      ) : (
        <Circuit />
      )}
      <Heading className="text-2xl">{title}</Heading>
      {children ? <div className="mt-2 max-w-prose text-muted">{children}</div> : null}
      {actions ? <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div> : null}
    </div>
  );
}

function Circuit() {
  return (
    <svg width="200" height="56" viewBox="0 0 200 56" fill="none" aria-hidden="true" className="mb-6 text-edge">
      <path d="M14 40H84M116 40H186" stroke="currentColor" strokeWidth="2" />
      <path d="m84 40 30-22" stroke="var(--color-action)" strokeWidth="3" strokeLinecap="round" />
      <circle cx="84" cy="40" r="4" fill="var(--color-surface)" stroke="currentColor" strokeWidth="2" />
      <circle cx="116" cy="40" r="4" fill="var(--color-surface)" stroke="currentColor" strokeWidth="2" />
      <circle cx="9" cy="40" r="5" stroke="currentColor" strokeWidth="2" />
      <circle cx="191" cy="40" r="5" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
