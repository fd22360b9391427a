// A bar chart, drawn by the server as SVG. The table beside it has the same figures for everybody who cannot see it.

import { useId } from "react";

type Bar = { label: string; value: number; text: string };

const WIDTH = 720;
const HEIGHT = 180;
const GAP = 0.25; // of a bar's width
const LEAST = 1; // pixels, so that a small value can be seen

/** `title` says what is drawn. A negative value hangs below the line. */
export function BarChart({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const id = useId();
  const highest = Math.max(0, ...bars.map(({ value }) => value));
  const lowest = Math.min(0, ...bars.map(({ value }) => value));
  const span = highest - lowest;
  if (span === 0) return null;
  const step = WIDTH / bars.length;
  const zero = (highest / span) * HEIGHT;
  const first = bars[0]?.label;
  const last = bars.at(-1)?.label;
  return (
    <figure className="mb-6 max-w-4xl">
      <figcaption className="mb-2 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span id={id}>{title}</span>
        <span className="figure">{bars.find(({ value }) => value === highest)?.text}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn from the page's own tokens
        role="img"
        aria-labelledby={id}
        className="h-40 w-full text-measured"
        fill="currentColor"
      >
        {bars.map(({ label, value, text }, place) => {
          const height = value === 0 ? 0 : Math.max((Math.abs(value) / span) * HEIGHT, LEAST);
          return (
            <rect
              key={label}
              x={round(place * step + (step * GAP) / 2)}
              y={round(value >= 0 ? zero - height : zero)}
              width={round(step * (1 - GAP))}
              height={round(height)}
            >
              <title>{`${label}: ${text}`}</title>
            </rect>
          );
        })}
        <path
          d={`M0 ${round(zero)}H${WIDTH}`}
          className="text-edge"
          stroke="currentColor"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between gap-3 text-2xs text-muted">
        <span>{first}</span>
        {bars.length > 1 ? <span>{last}</span> : null}
      </p>
    </figure>
  );
}

function round(value: number): number {
  return Number(value.toFixed(1));
}
