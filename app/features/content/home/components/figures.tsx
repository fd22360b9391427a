// The shop in four figures: what is in stock, what was measured, the longest warranty and the price of a test.

import type { ReactNode } from "react";
import { formatNumber } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";

const LONGEST_WARRANTY = 24; // months, on SSD and RAM, spec 9
const CUSTOM_TEST = 50; // RON for 3 games, spec 9

export function Figures({ stock, measurements }: { stock: number; measurements: number }) {
  const { t } = useWords("content-home");
  return (
    <div className="bg-screen text-on-screen">
      <dl className="wrap grid grid-cols-2 lg:grid-cols-4">
        <Readout value={formatNumber(stock)}>{t("figures.stock", { count: stock })}</Readout>
        <Readout value={formatNumber(measurements)}>{t("figures.measurements", { count: measurements })}</Readout>
        <Readout value={String(LONGEST_WARRANTY)}>{t("figures.warranty")}</Readout>
        <Readout value={String(CUSTOM_TEST)} unit="RON">
          {t("figures.customTest")}
        </Readout>
      </dl>
    </div>
  );
}

function Readout({ value, unit, children }: { value: string; unit?: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end border-phosphor-dim py-5 pe-4 lg:border-s lg:ps-5 lg:first:border-s-0 lg:first:ps-0">
      <dt className="mt-1 text-sm leading-snug">{children}</dt>
      <dd className="figure text-3xl leading-none font-medium text-phosphor">
        {value}
        {unit ? <span className="text-[0.5em]"> {unit}</span> : null}
      </dd>
    </div>
  );
}
