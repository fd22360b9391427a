// A plot of what was measured over time, drawn on the server, with its figures as text and as a table. Needs the words "product-bench".

import { formatNumber } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { PLOT_HEIGHT, PLOT_WIDTH, type CoursePlot as Plot } from "./course-plots.ts";

/** The second line of a plot has another colour and is dashed, so that it can be told apart without colours. */
const strokes = [
  { line: "stroke-phosphor", swatch: "border-phosphor", dashes: undefined },
  { line: "stroke-amber", swatch: "border-dashed border-amber", dashes: "6 3" },
] as const;

export function CoursePlot({ plot }: { plot: Plot }) {
  const { t } = useWords("product-bench");
  const { kind, seconds, least, most, lines } = plot;
  const unit = t(`courses.unit.${kind}`);
  const figure = (value: number) => `${formatNumber(value)} ${unit}`;
  const legend = lines.map(({ name, mean, peak }) =>
    t("courses.legend", { name: t(`courses.line.${name}`), mean: figure(mean), peak: figure(peak) }),
  );
  return (
    <figure className="flex min-w-0 flex-col gap-2 rounded-sm bg-screen p-4 text-on-screen">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="silk min-w-0">{t(`courses.plot.${kind}`)}</span>
        <span className="silk shrink-0 text-2xs text-phosphor">{t("courses.measured")}</span>
      </figcaption>
      <div className="figure grid grid-cols-[auto_1fr] gap-x-2 text-2xs">
        <div aria-hidden="true" className="flex flex-col justify-between text-end">
          <span>{figure(most)}</span>
          <span>{figure(least)}</span>
        </div>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${PLOT_WIDTH} ${PLOT_HEIGHT}`}
          preserveAspectRatio="none"
          className="h-36 w-full border-s border-b border-phosphor-dim"
        >
          {[0.25, 0.5, 0.75].map((share) => (
            <path
              key={share}
              d={`M0 ${PLOT_HEIGHT * share}H${PLOT_WIDTH}`}
              className="fill-none stroke-phosphor-dim opacity-50"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {lines.map(({ name, path, peaks }, place) => (
            <g key={name} className="fill-none">
              {peaks === null ? null : (
                <path d={peaks} className="stroke-amber opacity-70" strokeWidth="1" vectorEffect="non-scaling-stroke" />
              )}
              <path
                d={path}
                className={strokes[place % 2]!.line}
                strokeWidth="2"
                strokeDasharray={strokes[place % 2]!.dashes}
                vectorEffect="non-scaling-stroke"
              />
            </g>
          ))}
        </svg>
        <span aria-hidden="true" />
        <span aria-hidden="true">{t("courses.axis", { seconds: formatNumber(seconds) })}</span>
      </div>
      <ul className="flex flex-col gap-1 text-xs">
        {legend.map((text, place) => (
          <li key={text} className="flex items-center gap-2">
            <span className={`w-6 shrink-0 border-t-2 ${strokes[place % 2]!.swatch}`} />
            {text}
          </li>
        ))}
        {lines.some(({ peaks }) => peaks !== null) ? (
          <li className="flex items-center gap-2">
            <span className="w-6 shrink-0 border-t border-amber" />
            {t("courses.peaks")}
          </li>
        ) : null}
      </ul>
      <PlotTable plot={plot} />
    </figure>
  );
}

function PlotTable({ plot: { kind, lines, rows } }: { plot: Plot }) {
  const { t } = useWords("product-bench");
  const unit = t(`courses.unit.${kind}`);
  const shown = (value: number | null) => (value === null ? "–" : formatNumber(value));
  return (
    <details className="text-xs">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline md:min-h-9">
        {t("courses.table")}
      </summary>
      <div className="overflow-x-auto">
        <table className="figure w-full text-end">
          <caption className="sr-only">{`${t(`courses.plot.${kind}`)} (${unit})`}</caption>
          <thead>
            <tr className="align-bottom">
              <th scope="col" className="py-1 text-start font-normal">
                {t("courses.from")}
              </th>
              {lines.flatMap(({ name }) =>
                (["mean", "peak"] as const).map((of) => (
                  <th key={`${name} ${of}`} scope="col" className="py-1 ps-3 font-normal">
                    {t(`courses.${of}`, { name: t(`courses.line.${name}`) })} ({unit})
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ from, figures }) => (
              <tr key={from} className="border-t border-phosphor-dim">
                <th scope="row" className="py-1 text-start font-normal">
                  {from}
                </th>
                {figures.flatMap(({ mean, peak }, place) => [
                  <td key={`mean ${place}`} className="py-1 ps-3">
                    {shown(mean)}
                  </td>,
                  <td key={`peak ${place}`} className="py-1 ps-3">
                    {shown(peak)}
                  </td>,
                ])}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
