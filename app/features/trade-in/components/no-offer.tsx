// Shown if the offer would be zero: the figures, and the link back.

import type { NoOffer as AnyDomainError } from "../../../../shop/pricing/quote-offer.ts";
import { formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { WizardView } from "../wizard/wizard.view.server.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { stepPath } from "../wizard/components/wizard-frame.tsx";

export function NoOffer({ wizard, domainError }: { wizard: WizardView; domainError: AnyDomainError }) {
  const { t } = useWords("trade-in-wizard");
  return (
    <Notice tone="warn" title={t("offer.refused")}>
      <p className="mt-1">
        {domainError.code === "nothing-declared"
          ? t("offer.nothing")
          : t("offer.notWorth", { worth: formatPrice(domainError.worth), shipping: formatPrice(domainError.shipping) })}
      </p>
      <ButtonLink to={stepPath(wizard, "photos")} variant="secondary" className="mt-4">
        {t("offer.toSteps")}
      </ButtonLink>
    </Notice>
  );
}
