// The section for sellers, on the brand background.

import type { SellingTerms } from "../../../../../shop/pricing/terms.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import { formatWayBack } from "../../../../shared/trade-in/selling-terms.ts";
import { ButtonLink } from "../../../../kit/button.tsx";

const steps = ["describe", "offer", "pickup", "payout"] as const;

export function SellBand({ terms }: { terms: SellingTerms }) {
  const { t } = useWords("content-home");
  const { t: shell } = useWords("shell");
  const texts = {
    describe: t("sell.describe.text"),
    offer: t("sell.offer.text"),
    pickup: `${t("sell.pickup.text")} ${formatWayBack(shell, terms)}`,
    payout: t("sell.payout.text", { percent: terms.instantPercent, count: terms.payoutDays }),
  };
  return (
    <section className="bg-brand text-on-brand">
      <div className="wrap grid gap-x-12 gap-y-8 py-12 md:py-16 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 className="text-4xl">{t("sell.title")}</h2>
          <p className="mt-4 max-w-[44ch] text-lg text-on-brand-muted">{t("sell.lead")}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to={links.sell()} size="lg">
              {t("sell.computer")}
            </ButtonLink>
            <ButtonLink to={links.sellComponents()} size="lg" variant="quiet" className="text-on-brand!">
              {t("sell.components")}
            </ButtonLink>
          </div>
        </div>
        <Trace />
        <ol className="grid gap-6 sm:grid-cols-2 lg:col-start-2 lg:row-start-1">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden="true"
                className="figure mt-0.5 inline-flex size-9 shrink-0 items-center justify-center rounded-full border-[3px] border-action bg-brand-deep text-sm"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-xl">{t(`sell.${step}.title`)}</h3>
                <p className="mt-1 text-on-brand-muted">{texts[step]}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Decoration: circuit traces that end in pads, behind the steps. */
function Trace() {
  return (
    <svg
      viewBox="0 0 1200 64"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className="col-span-full hidden h-16 w-full text-brand-trace lg:row-start-2 lg:block"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
    >
      <path d="M0 12h330l22 22h470l18-18h330M0 24h300l22 22h560M0 36h180l20 20h190" />
      <g className="fill-brand-deep stroke-action">
        <circle cx="1178" cy="16" r="7" />
        <circle cx="889" cy="46" r="7" />
        <circle cx="397" cy="56" r="7" />
      </g>
    </svg>
  );
}
