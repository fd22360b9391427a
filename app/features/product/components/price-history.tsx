// The price history of a listing: a step chart drawn by the server, and the same data as a table for screen readers.

import type { Bani } from "../../../../base/money.ts";
import type { PriceHistory as History } from "../../../../shop/catalogue/price-log.ts";
import { formatDate, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Icon } from "../../../kit/icon.tsx";

type PriceHistoryProps = {
  history: History;
  /** The struck-through price: the lowest of the 30 days before the reduction. */
  was: Bani | null;
};

const WIDTH = 320;
const HEIGHT = 80;
const EDGE = 6; // space for the line above the highest and under the lowest price

export function PriceHistory({ history, was }: PriceHistoryProps) {
  const { t, language } = useWords("product");
  const { from, until, steps, lowest, highest } = history;
  const span = until.getTime() - from.getTime();
  const x = (at: Date) => Number((((at.getTime() - from.getTime()) / span) * WIDTH).toFixed(1));
  const y = (price: Bani) => Number((EDGE + ((highest - price) / (highest - lowest)) * (HEIGHT - 2 * EDGE)).toFixed(1));
  const line = steps
    .map(({ price, since }, index) => (index === 0 ? `M0 ${y(price)}` : `H${x(since)}V${y(price)}`))
    .join("");
  const first = formatDate(from, language);
  return (
    <details open={was !== null} className="group mt-4 border-t border-line pt-1">
      <summary className="flex min-h-11 items-center gap-1.5 text-sm">
        <Icon name="chevron" size={16} className="transition-[rotate] duration-150 group-open:rotate-180" />
        {t("history.title")}
      </summary>
      <figure className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 pb-2">
        <p aria-hidden="true" className="money flex flex-col justify-between text-xs text-muted">
          <span>{formatPrice(highest)}</span>
          <span>{formatPrice(lowest)}</span>
        </p>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn from the page's own tokens
          role="img"
          aria-label={t("history.chart", { from: first, lowest: formatPrice(lowest), highest: formatPrice(highest) })}
          className="h-20 w-full border-b border-s border-edge text-measured"
          fill="none"
          stroke="currentColor"
        >
          <path d={`${line}H${WIDTH}V${HEIGHT}H0Z`} fill="currentColor" fillOpacity="0.12" stroke="none" />
          {was === null ? null : (
            <path
              d={`M0 ${y(was)}H${WIDTH}`}
              className="text-muted"
              stroke="currentColor"
              strokeDasharray="3 4"
              vectorEffect="non-scaling-stroke"
            />
          )}
          <path d={`${line}H${WIDTH}`} strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
        </svg>
        <p aria-hidden="true" className="col-start-2 mt-1 flex justify-between gap-3 text-2xs text-muted">
          <span>{first}</span>
          <span>{t("history.today")}</span>
        </p>
        {was === null ? null : (
          <figcaption className="col-span-2 mt-2 flex items-center gap-2 text-xs text-muted">
            <span aria-hidden="true" className="w-6 shrink-0 border-t border-dashed border-edge" />
            {t("history.lowest30", { price: formatPrice(was) })}
          </figcaption>
        )}
      </figure>
      <table className="sr-only">
        <caption>{t("history.title")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("history.since")}</th>
            <th scope="col">{t("history.price")}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ price, since }) => (
            <tr key={since.getTime()}>
              <th scope="row">{formatDate(since, language)}</th>
              <td>{formatPrice(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
