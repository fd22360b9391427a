// What happens after an offer, in three steps (spec 2). Needs the words of the namespace "trade-in-wizard".

import { useWords } from "../../../i18n/use-words.ts";
import type { OfferView } from "../../../shared/trade-in/offer.view.ts";
import { formatTransport, formatWayBack } from "../../../shared/trade-in/selling-terms.ts";

const steps = ["accept", "send", "paid"] as const;

export function NextSteps({ offer }: { offer: Pick<OfferView, "lines" | "terms"> }) {
  const { t } = useWords("trade-in-wizard");
  const { t: shell } = useWords("shell");
  const terms = { accept: "", send: formatTransport(shell, offer), paid: formatWayBack(shell, offer.terms) };
  return (
    <section className="bg-brand p-5 text-on-brand md:p-7">
      <h2 className="text-2xl">{t("offer.next")}</h2>
      <ol className="mt-5 grid gap-5 md:grid-cols-3">
        {steps.map((step, place) => (
          <li key={step} className="border-t-[3px] border-action pt-3">
            <h3 className="text-lg">
              <span className="figure me-2 text-sm" aria-hidden="true">
                {place + 1}
              </span>
              {t(`offer.nextSteps.${step}.title`)}
            </h3>
            <p className="mt-1 text-sm text-on-brand-muted">
              {`${t(`offer.nextSteps.${step}.text`)} ${terms[step]}`.trim()}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
