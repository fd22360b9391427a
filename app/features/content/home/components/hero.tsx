// The hero of the home page: the claim, what the shop sells, and the current stock.

import type { ReactNode } from "react";
import { formatNumber } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import { ButtonLink } from "../../../../kit/button.tsx";
import { Stage } from "../../../../kit/picture/stage.tsx";

const LONGEST_WARRANTY = 24; // months, on SSD and RAM, spec 9
const CUSTOM_TEST = 50; // RON for 3 games, spec 9

export function Hero({ stock, measurements }: { stock: number; measurements: number }) {
  const { t, language } = useWords("content-home");
  return (
    <section className="bg-surface">
      <div className="relative overflow-clip">
        <div className="wrap relative z-1 pt-8 md:pt-12 lg:py-20">
          <div className="lg:max-w-[27rem] xl:max-w-[33rem]">
            <h1 className="text-5xl">{t("hero.title")}</h1>
            <p className="mt-5 max-w-[46ch] text-lg text-muted">{t("hero.lead")}</p>
            <div className="mt-7 flex flex-wrap gap-3">
              <ButtonLink to={links.products()} size="lg">
                {t("hero.buy")}
              </ButtonLink>
              <ButtonLink to={links.sell()} size="lg" variant="secondary">
                {t("hero.sell")}
              </ButtonLink>
            </div>
          </div>
        </div>
        <div className="relative mx-auto aspect-10/9 max-w-[40rem] lg:absolute lg:inset-y-0 lg:end-[max(0rem,calc(50%-46rem))] lg:h-full lg:max-w-[54%] xl:aspect-10/7 xl:max-w-[62%]">
          <Stage
            stage="stage-hero-upright"
            // `sizes` is smaller than the real width on a phone: about two image pixels per CSS pixel are enough and load faster.
            sizes="(min-width:64rem) 54vw,min(70vw,40rem)"
            widths={[800, 1200]}
            wide={{ stage: "stage-hero", from: 80, sizes: "min(62vw,58rem)", widths: [800, 1200, 1600] }}
            alt={t("hero.picture")}
            width={1200}
            height={1080}
            priority
          />
        </div>
      </div>
      <div className="bg-screen text-on-screen">
        <dl className="wrap grid grid-cols-2 lg:grid-cols-4">
          <Readout value={formatNumber(stock, language)}>{t("figures.stock", { count: stock })}</Readout>
          <Readout value={formatNumber(measurements, language)}>
            {t("figures.measurements", { count: measurements })}
          </Readout>
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
