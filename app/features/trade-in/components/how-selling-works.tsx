// "How selling works" (spec 2): four cards in the order of the steps.

import { useWords } from "../../../i18n/use-words.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { formatWayBack } from "../../../shared/trade-in/selling-terms.ts";
import { FEWEST_PHOTOS, MOST_PHOTOS, type SellingTerms } from "../../../../shop/pricing/terms.ts";

/** `to`: the target of the button "start selling"; without it there is no button. */
export function HowSellingWorks({ to, terms }: { to?: string; terms: SellingTerms }) {
  const { t } = useWords("trade-in");
  const { t: shell } = useWords("shell");
  const cards = [
    { title: t("how.step1.title"), text: t("how.step1.text", { fewest: FEWEST_PHOTOS, most: MOST_PHOTOS }) },
    { title: t("how.step2.title"), text: t("how.step2.text") },
    { title: t("how.step3.title"), text: `${t("how.step3.text")} ${formatWayBack(shell, terms)}` },
    {
      title: t("how.step4.title"),
      text: t("how.step4.text", { percent: terms.instantPercent, count: terms.payoutDays }),
    },
  ];
  return (
    <section className="bg-brand text-on-brand">
      <div className="wrap py-12 md:py-16">
        <h2 className="text-3xl">{t("how.title")}</h2>
        <p className="mt-2 max-w-[62ch] text-on-brand-muted">{t("how.lead")}</p>
        <ol className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {cards.map(({ title, text }, index) => (
            <li key={title} className="relative border-t-[3px] border-action pt-6">
              <span
                aria-hidden="true"
                className="figure absolute -top-[1.1rem] inline-flex size-8 items-center justify-center rounded-full border-[3px] border-action bg-brand-deep text-sm"
              >
                {index + 1}
              </span>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1.5 text-on-brand-muted">{text}</p>
            </li>
          ))}
        </ol>
        {to ? (
          <ButtonLink to={to} size="lg" className="mt-9 max-sm:w-full">
            {t("intro.start")}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}
