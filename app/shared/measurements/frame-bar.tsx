// A frame rate on a scale that starts at 0, with lines at 60 and 144 Hz: filled where it was measured on this unit, hatched where it is an
// estimate, with the stock's median as a mark.
// Invariant: an estimate is a range and never looks like a measurement (design 1.2).

import type { FrameRate } from "../../../shop/estimates/fastest-listings.ts";
import { formatNumber } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";

/** Common refresh rates of monitors. */
const MONITORS = [60, 144] as const; // Hz

/** The end of a scale on which all these figures and the lines of the monitors lie. */
export function scaleEnd(figures: readonly (FrameRate | number | null)[]): number {
  const highest = figures.map((figure) =>
    figure === null ? 0 : typeof figure === "number" ? figure : figure.kind === "measured" ? figure.value : figure.high,
  );
  return Math.ceil(Math.max(MONITORS[1] + 36, ...highest) / 60) * 60;
}

export function FrameBar({
  rate,
  median = null,
  end,
}: {
  rate: FrameRate | null;
  median?: number | null;
  end: number;
}) {
  const percent = (value: number) => `${Math.min((value / end) * 100, 100)}%`;
  return (
    <span aria-hidden="true" className="relative block h-3 min-w-0 border-b border-phosphor-dim">
      {rate?.kind === "measured" ? (
        <span className="absolute inset-y-[2px] start-0 bg-phosphor" style={{ width: percent(rate.value) }} />
      ) : null}
      {rate?.kind === "estimate" ? (
        <span
          className="absolute inset-y-[2px] bg-[repeating-linear-gradient(-45deg,var(--color-amber)_0_2px,transparent_2px_5px)] outline outline-amber"
          style={{ left: percent(rate.low), width: `calc(${percent(rate.high)} - ${percent(rate.low)})` }}
        />
      ) : null}
      {MONITORS.map((hertz) => (
        <span
          key={hertz}
          className="absolute -inset-y-0.5 w-px bg-on-screen opacity-70 mix-blend-difference"
          style={{ left: percent(hertz) }}
        />
      ))}
      {median === null ? null : (
        <span className="absolute -inset-y-1 w-0.5 bg-amber" style={{ left: percent(median) }} />
      )}
    </span>
  );
}

/** "253" or "110–134", in the colour of its kind. */
export function FrameFigure({ rate }: { rate: FrameRate }) {
  const { t } = useWords("kit");
  return rate.kind === "measured" ? (
    <b className="figure font-medium text-phosphor">{formatNumber(rate.value)}</b>
  ) : (
    <b className="figure font-medium text-amber">
      <span className="sr-only">{t("reading.estimate")} </span>
      {formatNumber(rate.low)}–{formatNumber(rate.high)}
    </b>
  );
}
