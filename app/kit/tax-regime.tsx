// What a company can do with the VAT of a product.

import { useWords } from "../i18n/use-words.ts";
import { useCompany } from "./pages/company.ts";

type SoldUnder = "margin" | "normal";

/** A shop that is not registered for VAT sells nothing under another regime, whatever a unit was bought under. */
export function useTaxRegime(): (regime: SoldUnder) => { name: string; text: string } {
  const { t } = useWords("kit");
  const isRegistered = useCompany()?.isVatRegistered ?? true;
  return (regime) =>
    isRegistered
      ? { name: t(`regime.${regime}`), text: t(`regime.${regime}Text`) }
      : { name: t("regime.none"), text: t("regime.noneText") };
}
