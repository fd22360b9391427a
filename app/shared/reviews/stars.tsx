// A grade as stars, and how it is said. Needs the words of the namespace "reviews".

import { formatNumber } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";

const STAR = "m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z";
const places = [1, 2, 3, 4, 5] as const;

/** `of`: whole stars of a review, or an average. */
export function Stars({ of, size = 18 }: { of: number; size?: number }) {
  const { t } = useWords("reviews");
  const label = Number.isInteger(of)
    ? t("stars.of", { stars: of })
    : t("stars.average", { average: formatNumber(roundedAverage(of)) });
  return (
    <span className="inline-flex items-center gap-0.5 text-action">
      <span className="sr-only">{label}</span>
      {places.map((place) => (
        <StarShape key={place} isFull={of >= place - 0.5} size={size} />
      ))}
    </span>
  );
}

export function StarShape({ isFull, size = 18 }: { isFull: boolean; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isFull ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth={1.75}
      className="shrink-0"
      aria-hidden="true"
    >
      <path d={STAR} />
    </svg>
  );
}

/** An average with one digit after the comma. */
function roundedAverage(average: number): number {
  return Math.round(average * 10) / 10;
}

/** The average of published reviews with their number. */
export function Rating({ rating }: { rating: { count: number; average: number } }) {
  const { t } = useWords("reviews");
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="figure text-2xl font-medium">{formatNumber(roundedAverage(rating.average))}</span>
      <Stars of={rating.average} size={22} />
      <span className="text-muted">{t("count", { count: rating.count })}</span>
    </p>
  );
}
