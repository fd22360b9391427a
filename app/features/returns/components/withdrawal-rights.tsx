// The rights of a consumer who withdraws, and their limits, in plain language (OUG 34/2014, articles 9 to 16).

import { Link } from "react-router";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { WITHDRAWAL_DAYS } from "../../../../shop/shipping/calendar.ts";
import { useCompany } from "../../../kit/pages/company.ts";
import { Panel } from "../../../kit/panel.tsx";

const rights = ["days", "send", "money", "services", "company"] as const;

/** Needs the namespace "returns". */
/** `days` of an order; without it those that the shop promises now. */
export function WithdrawalRights({ days: ofOrder }: { days?: number }) {
  const { t } = useWords("returns");
  const promised = useCompany()?.returnDays ?? WITHDRAWAL_DAYS;
  const days = ofOrder ?? promised;
  return (
    <Panel label={t("rights.title")}>
      <ul className="flex list-disc flex-col gap-2 ps-5 text-sm">
        {rights.map((right) => (
          <li key={right}>{t(`rights.${right}`, { count: days })}</li>
        ))}
      </ul>
      <p className="mt-4 text-sm">
        <Link to={links.terms("withdrawal")} className="link inline-flex min-h-11 items-center">
          {t("rights.terms")}
        </Link>
      </p>
    </Panel>
  );
}
