// The guarantee of used goods beside their price: the longer of the law's and the shop's own, with both named, because a shorter
// promise takes nothing from the law. Companies have the shop's own only.

import { guaranteeOf, LEAST_GUARANTEE_MONTHS } from "../../shop/warranty/legal-guarantee.ts";
import { useWords } from "../i18n/use-words.ts";
import { links } from "../links.ts";
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

/** What the law gives every buyer, before the order (Directive 2011/83, articles 6(1)(l) and 22a). Unfolded right before the order, where it must not be missed. */
export function LegalGuaranteeNotice({ className = "", unfolded = false }: { className?: string; unfolded?: boolean }) {
  const { t } = useWords("kit");
  const months = useCompany()?.guaranteeMonths ?? LEAST_GUARANTEE_MONTHS;
  return (
    <details open={unfolded} className={`rounded-sm border border-edge bg-surface px-4 ${className}`}>
      <summary className="flex min-h-11 cursor-pointer items-center font-condensed font-semibold">
        {t("guarantee.title")}
      </summary>
      <div className="flex flex-col gap-2 pb-4 text-sm">
        <p>{t("guarantee.liable")}</p>
        <p>{t("guarantee.term", { months: t("warranty.months", { count: months }) })}</p>
        <p>{t("guarantee.remedies")}</p>
        <p>{t("guarantee.beside")}</p>
        <ShopLink to={links.guarantee()} className="link inline-flex min-h-11 items-center self-start">
          {t("guarantee.more")}
        </ShopLink>
      </div>
    </details>
  );
}
