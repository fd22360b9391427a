// Why the unit on sale has its grade, and why nothing was measured on it if staff put it on sale untested.

import type { UnitCondition } from "../../../../shop/catalogue/listing.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Notice } from "../../../kit/notice.tsx";

/** The most units of a listing whose condition is listed. */
const MOST_UNITS = 6;

export function Condition({ conditions }: { conditions: readonly UnitCondition[] }) {
  const known = conditions
    .filter(({ reasons, untested }) => reasons !== null || untested !== null)
    .slice(0, MOST_UNITS);
  return known.map((condition) => (
    <UnitConditionNotes key={condition.code} condition={condition} isOneOfSeveral={conditions.length > 1} />
  ));
}

function UnitConditionNotes({
  condition: { code, grade, reasons, untested },
  isOneOfSeveral,
}: {
  condition: UnitCondition;
  isOneOfSeveral: boolean;
}) {
  const { t } = useWords("product-bench");
  return (
    <div className="mt-4 flex flex-col gap-3">
      {untested ? (
        <Notice tone="warn" title={t("untested.title")}>
          {untested.reason === "other" ? null : <p>{t(`untested.${untested.reason}`)}</p>}
          {untested.note ? <p className="break-words">{untested.note}</p> : null}
        </Notice>
      ) : null}
      {reasons ? (
        <div>
          {isOneOfSeveral ? <p className="silk text-muted">{t("grade.unit", { code })}</p> : null}
          <p className="font-condensed font-semibold">
            {reasons.length > 0 ? t("grade.why", { grade }) : t("grade.flawless", { grade })}
          </p>
          <ul className="list-disc ps-5 text-sm text-muted">
            {reasons.map(({ question, answer }) => (
              <li key={question}>{t(`answer.${question}.${answer}` as "answer.dust.traces")}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
