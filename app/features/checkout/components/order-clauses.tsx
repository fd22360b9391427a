// What the buyer agrees to, with the order button: the goods as they are sold, the terms, the withdrawal with its cost, and
// the guarantee of used goods. A company reads that the rights of consumers are not its own.

import { Link } from "react-router";
import { WITHDRAWAL_DAYS } from "../../../../shop/shipping/calendar.ts";
import { FULL_GUARANTEE_MONTHS } from "../../../../shop/warranty/legal-guarantee.ts";
import { useCompany } from "../../../kit/pages/company.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { Guarantee, LegalGuaranteeNotice } from "../../../kit/guarantee.tsx";
import type { CartPageView } from "../../../shared/cart/cart.view.server.ts";

const ORDER_CLAUSES = "order-clauses";

export type Clauses = {
  lines: CartPageView["lines"];
  /** Months of the legal guarantee; null for a company. */
  guaranteeMonths: number | null;
};

export function OrderClauses({ lines, guaranteeMonths }: Clauses) {
  const { t } = useWords("checkout");
  return (
    <div id={ORDER_CLAUSES} className="flex flex-col gap-3 text-sm">
      <div>
        <p className="font-semibold">{t("legal.goods")}</p>
        <ul className="text-muted">
          {lines.map(({ goods }) => (
            <li key={goods.id}>
              {goods.title}: <GoodsCondition goods={goods} guaranteeMonths={guaranteeMonths} />
            </li>
          ))}
        </ul>
      </div>
      <p>
        {t("legal.text")}{" "}
        <Link to={links.terms()} className="link">
          {t("legal.terms")}
        </Link>
        .
      </p>
      <Rights guaranteeMonths={guaranteeMonths} />
      {lines.some(({ gameTest }) => gameTest !== null) ? <p>{t("legal.test")}</p> : null}
      {guaranteeMonths === null ? null : <LegalGuaranteeNotice />}
    </div>
  );
}

/** The same in the one sentence that stands above the order button, wherever that is on the screen. */
export function ClausesSentence({ guaranteeMonths }: Pick<Clauses, "guaranteeMonths">) {
  const { t } = useWords("checkout");
  return (
    <p className="text-sm leading-snug">
      {t("legal.text")}{" "}
      <Link to={links.terms()} className="link">
        {t("legal.terms")}
      </Link>{" "}
      {guaranteeMonths === null ? null : t("legal.short", { count: guaranteeMonths })}{" "}
      <a href={`#${ORDER_CLAUSES}`} className="link">
        {t("legal.details")}
      </a>
    </p>
  );
}

function Rights({ guaranteeMonths }: Pick<Clauses, "guaranteeMonths">) {
  const { t } = useWords("checkout");
  const returnDays = useCompany()?.returnDays ?? WITHDRAWAL_DAYS;
  if (guaranteeMonths === null) return <p>{t("legal.company")}</p>;
  return (
    <>
      <p>{t("legal.withdrawal", { count: returnDays })}</p>
      <p className="font-semibold">
        {guaranteeMonths < FULL_GUARANTEE_MONTHS
          ? t("legal.guarantee", { count: guaranteeMonths })
          : t("legal.fullGuarantee")}
      </p>
    </>
  );
}

/** "Recondiționat · Grad A · Garanție 24 de luni (…)". */
export function GoodsCondition({
  goods: { grade, warrantyMonths },
  guaranteeMonths,
}: { goods: CartPageView["lines"][number]["goods"] } & Pick<Clauses, "guaranteeMonths">) {
  const { t } = useWords("kit");
  return (
    <>
      {t("condition.refurbished")}
      {grade === null ? null : ` · ${t("condition.grade", { grade })}`}
      {" · "}
      <Guarantee commercial={warrantyMonths} legal={guaranteeMonths} />
    </>
  );
}
