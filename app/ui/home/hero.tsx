// The first thing seen: what the shop promises, the bench it keeps the promise on, and how much stands on the shelf now.

import type { ReactNode } from "react";
import { formatNumber } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ButtonLink } from "../button.tsx";

const LONGEST_WARRANTY = 24; // months, on SSD and RAM, spec 9
const CUSTOM_TEST = 50; // RON for 3 games, spec 9

export function Hero({ stock, measurements }: { stock: number; measurements: number }) {
  const { t, language } = useWords("home");
  return (
    <section className="bg-surface">
      <div className="relative">
        <div className="wrap pt-8 pb-10 md:pt-12 lg:py-20">
          <div className="lg:max-w-[27rem] xl:max-w-[33rem]">
          <h1 className="text-5xl">{t("hero.title")}</h1>
          <p className="mt-5 max-w-[46ch] text-lg text-muted">{t("hero.lead")}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink to="/products" size="lg">
              {t("hero.buy")}
            </ButtonLink>
            <ButtonLink to="/sell" size="lg" variant="secondary">
              {t("hero.sell")}
            </ButtonLink>
          </div>
          </div>
        </div>
        {/* From the middle of the screen to its edge: the bench is larger than the page. */}
        <img
          src="/drawings/hero.svg"
          alt={t("hero.picture")}
          width={1200}
          height={700}
          fetchPriority="high"
          className="w-full border-y border-edge lg:absolute lg:inset-y-0 lg:start-[46%] lg:h-full lg:w-[54%] lg:border-y-0 lg:border-s lg:object-cover lg:object-[16%_50%]"
        />
      </div>
      <div className="bg-screen text-on-screen">
        <dl className="wrap grid grid-cols-2 lg:grid-cols-4">
          <Readout value={formatNumber(stock, language)}>{t("figures.stock", { count: stock })}</Readout>
          <Readout value={formatNumber(measurements, language)}>{t("figures.measurements", { count: measurements })}</Readout>
          <Readout value={String(LONGEST_WARRANTY)}>{t("figures.warranty")}</Readout>
          <Readout value={String(CUSTOM_TEST)} unit="RON">
            {t("figures.customTest")}
          </Readout>
        </dl>
      </div>
    </section>
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
