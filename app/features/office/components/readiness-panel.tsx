// What still blocks real sales: the same list as `npm run ready-to-open`, folded because the shop works without it.

import type { ReadinessCheck, ReadinessCode } from "../../../../shop/office/readiness.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Panel } from "../../../kit/panel.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { officeLinks } from "../../../office-links.ts";

/** Where a check is fixed in the office; the others are variables of the process. */
const places: Partial<Record<ReadinessCode, string>> = {
  "company-demo": officeLinks.setting("company"),
  "company-invalid": officeLinks.setting("company"),
  "vat-contradictory": officeLinks.setting("vat"),
  "certificate-missing": officeLinks.setting("company"),
  "lockers-missing": officeLinks.lockers(),
  "bank-demo": officeLinks.setting("bank"),
  "bank-invalid": officeLinks.setting("bank"),
  "texts-draft": officeLinks.setting("legal"),
  "hours-missing": officeLinks.setting("hours"),
  "owner-missing": officeLinks.staff(),
  "second-factor": officeLinks.staff(),
};

export function ReadinessPanel({ checks }: { checks: readonly ReadinessCheck[] | null }) {
  const { t } = useWords("office");
  if (checks === null) return null;
  const blocking = checks.filter(({ weight }) => weight !== "advice").length;
  return (
    <Panel className="mb-6">
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-condensed text-lg font-bold">
          {t("readiness.title", { count: blocking })}
        </summary>
        <p className="max-w-[70ch] text-muted">{t("readiness.lead")}</p>
        <ul className="mt-3 divide-y divide-line">
          {checks.map(({ code, weight, fields }) => {
            const to = places[code];
            return (
              <li key={code} className="py-2">
                <span className="block font-semibold">
                  {to ? (
                    <ShopLink to={to} className="link inline-flex min-h-11 items-center">
                      {t(`readiness.${code}.title`)}
                    </ShopLink>
                  ) : (
                    t(`readiness.${code}.title`)
                  )}
                  {weight === "advice" ? (
                    <span className="ms-2 font-normal text-muted">({t("readiness.advice")})</span>
                  ) : null}
                </span>
                <span className="block text-sm text-muted">
                  {t(`readiness.${code}.text`)}
                  {fields.length > 0
                    ? ` ${fields.map((field) => t(`readiness.field.${field}` as "readiness.field.cui")).join(", ")}.`
                    : ""}
                </span>
              </li>
            );
          })}
        </ul>
      </details>
    </Panel>
  );
}
