// The guarantee of used goods beside their price: the longer of the law's and the shop's own, with both named, because a shorter
// promise takes nothing from the law. Companies have the shop's own only.

import { guaranteeOf, LEAST_GUARANTEE_MONTHS } from "../../shop/warranty/legal-guarantee.ts";
import { useWords } from "../i18n/use-words.ts";
import type { Language } from "../i18n/languages.ts";
import { links } from "../links.ts";
import { Icon } from "./icon.tsx";
import { useCompany } from "./pages/company.ts";
import { ShopLink } from "./shop-link.tsx";

/** "24 de luni: legală 12 luni, comercială 24 de luni". `legal`: as agreed with an order; null for a company; else as the shop sells. */
function useGuarantee(commercial: number, legal?: number | null): { months: number; label: string } {
  const { t } = useWords("kit");
  const sold = useCompany()?.guaranteeMonths ?? LEAST_GUARANTEE_MONTHS;
  const monthsText = (count: number) => t("warranty.months", { count });
  if (legal === null) return { months: commercial, label: t("warranty.labelled", { months: monthsText(commercial) }) };
  const guarantee = guaranteeOf({ legal: legal ?? sold, commercial });
  const parts =
    commercial > 0
      ? t("warranty.parts", { legal: monthsText(guarantee.legal), commercial: monthsText(commercial) })
      : t("warranty.legalOnly");
  return {
    months: guarantee.months,
    label: `${t("warranty.labelled", { months: monthsText(guarantee.months) })} (${parts})`,
  };
}

export function Guarantee({ commercial, legal }: { commercial: number; legal?: number | null }) {
  const { months, label } = useGuarantee(commercial, legal);
  return months > 0 ? label : null;
}

/** Where the QR code of the Union's notice leads, by the language of the notice; it has none in Ukrainian. */
const officialNotice = {
  ro: "europa.eu/youreurope/garanții",
  en: "europa.eu/youreurope/guarantees",
  hu: "europa.eu/youreurope/jótállás",
  uk: "europa.eu/youreurope/guarantees",
} as const satisfies Record<Language, string>;

/**
 * What the law gives every buyer, before the order (Directive 2011/83, articles 6(1)(l) and 22a). Its one sentence is always in view, also right
 * before the order; the whole notice unfolds at one press, as the Commission's guidelines of 2026 on it allow. `unfolded`: it is open at first.
 */
export function LegalGuaranteeNotice({ className = "", unfolded = false }: { className?: string; unfolded?: boolean }) {
  const { t, language } = useWords("kit");
  const count = useCompany()?.guaranteeMonths ?? LEAST_GUARANTEE_MONTHS;
  const months = t("warranty.months", { count });
  return (
    <details open={unfolded} className={`rounded-sm border border-edge bg-surface px-4 ${className}`}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 py-2 font-condensed leading-tight font-semibold">
        {t("guarantee.sentence", { months })}
        <Icon name="chevron" size={18} />
      </summary>
      <div className="flex flex-col gap-2 pb-4 text-sm">
        <p>{t("guarantee.liable")}</p>
        <p>{t("guarantee.term", { months })}</p>
        <p>{t("guarantee.remedies")}</p>
        <p>{t("guarantee.beside")}</p>
        <a
          href={`https://${officialNotice[language]}`}
          rel="noreferrer"
          className="link inline-flex min-h-11 items-center self-start wrap-anywhere"
        >
          {t("guarantee.official", { link: officialNotice[language] })}
        </a>
        <ShopLink to={links.guarantee()} className="link inline-flex min-h-11 items-center self-start">
          {t("guarantee.more")}
        </ShopLink>
      </div>
    </details>
  );
}
