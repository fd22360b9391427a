// "Open your shop": what an owner still has to do before the first sale, each step with its link.

import { useWords } from "../../../i18n/use-words.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { Icon } from "../../../kit/icon.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { officeLinks } from "../../../office-links.ts";
import type { OpeningStep } from "../opening.view.server.ts";

export function OpeningSteps({ steps }: { steps: readonly OpeningStep[] | null }) {
  const { t } = useWords("office");
  if (steps === null) return null;
  return (
    <Panel title={t("opening.title")} className="mb-6">
      <p className="max-w-[70ch] text-muted">{t("opening.lead")}</p>
      <ol className="mt-3 divide-y divide-line">
        {steps.map(({ step, isDone }) => (
          <li key={step} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 grow">
              <span className="block font-condensed text-lg font-bold">
                {isDone || step === "listing" ? (
                  t(`opening.step.${step}`)
                ) : (
                  <ShopLink to={addressOf(step)} className="link inline-flex min-h-11 items-center">
                    {t(`opening.step.${step}`)}
                  </ShopLink>
                )}
                {step === "colleague" && !isDone ? (
                  <span className="ms-2 text-base font-normal text-muted">({t("opening.optional")})</span>
                ) : null}
              </span>
              {isDone ? null : <span className="block text-sm text-muted">{t(`opening.step.${step}Text`)}</span>}
            </span>
            {isDone ? (
              <span className="inline-flex items-center gap-2 text-good">
                <Icon name="check" /> {t("opening.done")}
              </span>
            ) : step === "listing" ? (
              <span className="flex flex-wrap gap-3">
                <ButtonLink to={officeLinks.stockCsv()} variant="secondary" size="sm">
                  {t("opening.byCsv")}
                </ButtonLink>
                <ButtonLink to={officeLinks.newListing()} variant="secondary" size="sm">
                  {t("opening.byHand")}
                </ButtonLink>
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function addressOf(step: Exclude<OpeningStep["step"], "listing">): string {
  return step === "colleague" ? officeLinks.staff() : officeLinks.setting(step);
}
