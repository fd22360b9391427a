// What still blocks real sales: the same list as `npm run ready-to-open`, folded because the shop works without it.

import { groupOf, type ReadinessCheck, type ReadinessCode } from "../../../../shop/office/readiness.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Notice } from "../../../kit/notice.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { officeLinks } from "../../../office-links.ts";

/** Where a check is met in the office, if not in its group of settings; the others are variables of the process. */
const places: Partial<Record<ReadinessCode, string>> = {
  "lockers-missing": officeLinks.lockers(),
  "owner-missing": officeLinks.staff(),
  "second-factor": officeLinks.staff(),
};

function placeOf(code: ReadinessCode): string | undefined {
  const group = groupOf(code);
  return places[code] ?? (group === null ? undefined : officeLinks.setting(group));
}

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
            const to = placeOf(code);
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
                <MissingText code={code} fields={fields} />
              </li>
            );
          })}
        </ul>
      </details>
    </Panel>
  );
}

/** What a group of settings lacks, on its own page. Needs the words of the namespace "office". */
export function MissingInGroup({ checks }: { checks: readonly ReadinessCheck[] }) {
  const { t } = useWords("office");
  return checks.map(({ code, weight, fields }) => (
    <Notice key={code} tone={weight === "advice" ? "info" : "warn"} title={t(`readiness.${code}.title`)}>
      <MissingText code={code} fields={fields} />
    </Notice>
  ));
}

function MissingText({ code, fields }: Pick<ReadinessCheck, "code" | "fields">) {
  const { t } = useWords("office");
  const names = fields.map((field) => t(`readiness.field.${field}` as "readiness.field.cui"));
  return (
    <span className="block text-sm text-muted">
      {[t(`readiness.${code}.text`), ...(names.length > 0 ? [`${names.join(", ")}.`] : [])].join(" ")}
    </span>
  );
}
