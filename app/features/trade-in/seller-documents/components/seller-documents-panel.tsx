// On the page of a trade-in: which document the seller still owes before the money can leave. Needs the words
// "trade-in-seller-documents".

import type { SellerDocumentsStep } from "../seller-documents-step.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import { ButtonLink } from "../../../../kit/button.tsx";
import { Panel } from "../../../../kit/panel.tsx";

export function SellerDocumentsPanel({
  step,
  number,
  keyQuery,
}: {
  step: SellerDocumentsStep;
  number: string;
  keyQuery: string;
}) {
  const { t } = useWords("trade-in-seller-documents");
  if (step === null) return null;
  const to =
    step === "identity"
      ? links.tradeInIdentity(number, keyQuery)
      : step === "sign" || step === "invoice"
        ? links.tradeInSign(number, keyQuery)
        : null;
  return (
    <Panel label={t("panel.title")}>
      <p className="mb-4">{t(`panel.${step}`)}</p>
      {to ? <ButtonLink to={to}>{t(`panel.${step as "identity" | "sign" | "invoice"}Action`)}</ButtonLink> : null}
      {step === "waiting" ? (
        <a href={links.tradeInIdentity(number, keyQuery)} className="link inline-flex min-h-11 items-center">
          {t("panel.change")}
        </a>
      ) : null}
    </Panel>
  );
}
