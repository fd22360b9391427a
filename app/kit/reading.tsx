// A figure of a performance test: lit where it was measured on this unit, hatched where it is an estimate.
// Invariant: an estimate is a range and never looks like a measurement (design 1.2).

import type { ReactNode } from "react";
import { formatNumber } from "../i18n/format.ts";
import { useWords } from "../i18n/use-words.ts";

type Figure = { kind: "measured"; value: number } | { kind: "estimate"; low: number; high: number };

export type ReadingProps = Figure & {
  label: ReactNode;
  unit?: string;
  /** The end of the scale, which starts at 0: with it, a bar shows the figure. */
  scale?: number;
  /** Conditions of the test: resolution, settings, date. */
  note?: ReactNode;
  size?: "sm" | "md";
};

export function Reading(props: ReadingProps) {
  const { label, unit, scale, note, size = "md" } = props;
  const { t } = useWords("kit");
  return (
    <div
      className={`flex flex-col rounded-sm bg-screen text-on-screen ${size === "sm" ? "gap-1 px-3 py-2" : "gap-2 p-4"}`}
    >
      <div className="flex items-baseline justify-between gap-3">
        <span className="silk min-w-0">{label}</span>
        <span className={`silk shrink-0 text-2xs ${props.kind === "measured" ? "text-phosphor" : "text-amber"}`}>
          {t(`reading.${props.kind}`)}
        </span>
      </div>
      <Value figure={props} unit={unit} size={size} />
      {scale === undefined ? null : <Bar figure={props} scale={scale} />}
      {note ? <p className="text-xs">{note}</p> : null}
    </div>
  );
}

function Value({ figure, unit, size }: { figure: Figure; unit: string | undefined; size: "sm" | "md" }) {
  const text =
    figure.kind === "measured"
      ? formatNumber(figure.value)
      : `${formatNumber(figure.low)}–${formatNumber(figure.high)}`;
  return (
    <p
      className={`figure leading-none font-medium ${size === "sm" ? "text-xl" : "text-3xl"} ${figure.kind === "measured" ? "text-phosphor" : "text-amber"}`}
    >
      {text}
      {unit ? <span className="text-[0.5em] text-on-screen"> {unit}</span> : null}
    </p>
  );
}

function Bar({ figure, scale }: { figure: Figure; scale: number }) {
  const percent = (value: number) => `${Math.min(Math.max((value / scale) * 100, 0), 100)}%`;
  return (
    <div
      aria-hidden="true"
      className="relative h-3 border-b border-phosphor-dim bg-[linear-gradient(90deg,var(--color-phosphor-dim)_1px,transparent_1px)] bg-[length:10%_100%]"
    >
      {figure.kind === "measured" ? (
        <div className="absolute inset-y-[3px] start-0 bg-phosphor" style={{ width: percent(figure.value) }} />
      ) : (
        <div
          className="absolute inset-y-[3px] bg-[repeating-linear-gradient(-45deg,var(--color-amber)_0_2px,transparent_2px_5px)] outline outline-amber"
          style={{ left: percent(figure.low), width: `calc(${percent(figure.high)} - ${percent(figure.low)})` }}
        />
      )}
    </div>
  );
}
