// A measured figure with the scale of all PCs under it: from the lowest to the highest, with the median marked and this PC
// highlighted.

import type { TestRange } from "../../../../shop/catalogue/search/search-index.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";

type ScaleReadingProps = {
  label: string;
  value: number;
  unit: string;
  /** Null if no other PC ran the same test. */
  range: TestRange | null;
  /** The meaning of the position on the scale, as text. */
  standing: string | null;
  note: string;
  isDemo: boolean;
};

export function ScaleReading({ label, value, unit, range, standing, note, isDemo }: ScaleReadingProps) {
  const { t } = useWords("product");
  const { t: ui } = useWords("kit");
  return (
    <div className="flex flex-col gap-2 rounded-sm bg-screen p-4 text-on-screen">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="silk min-w-0">{label}</h3>
        <span className="silk shrink-0 text-2xs text-phosphor">
          {isDemo ? t("bench.measuredDemo") : ui("reading.measured")}
        </span>
      </div>
      <p className="figure text-3xl leading-none font-medium text-phosphor">
        {formatNumber(value)} <span className="text-[0.5em] text-on-screen">{unit}</span>
      </p>
      {range ? <Scale range={range} value={value} /> : null}
      <p className="flex flex-wrap justify-between gap-x-4 text-xs">
        <span>{note}</span>
        {standing ? <span>{standing}</span> : null}
      </p>
    </div>
  );
}

function Scale({ range: { lowest, middle, highest }, value }: { range: TestRange; value: number }) {
  const { t } = useWords("product");
  const end = Math.max(highest, value);
  const place = (figure: number) => `${((figure / end) * 100).toFixed(1)}%`;
  return (
    <div>
      <div
        aria-hidden="true"
        className="relative h-4 border-b border-phosphor-dim bg-[linear-gradient(90deg,var(--color-phosphor-dim)_1px,transparent_1px)] bg-[length:10%_100%]"
      >
        {/* The positions of all PCs. */}
        <div
          className="absolute inset-y-0 bg-phosphor-dim opacity-40"
          style={{ left: place(lowest), right: `calc(100% - ${place(highest)})` }}
        />
        <div className="absolute inset-y-[5px] start-0 bg-phosphor" style={{ width: place(value) }} />
        <div className="absolute -inset-y-0.5 w-0.5 bg-amber" style={{ left: place(middle) }} />
      </div>
      <p className="figure mt-1 flex flex-wrap justify-between gap-x-3 text-2xs">
        <span>{t("bench.lowest", { value: formatNumber(lowest) })}</span>
        <span className="text-amber">{t("bench.middle", { value: formatNumber(middle) })}</span>
        <span>{t("bench.highest", { value: formatNumber(highest) })}</span>
      </p>
    </div>
  );
}
