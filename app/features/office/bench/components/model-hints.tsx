// What graders should know of a unit's models. It decides nothing.

import type { ModelHint } from "../../../../../shop/reports/model-report.ts";
import { formatNumber } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Notice } from "../../../../kit/notice.tsx";

export function ModelHints({ hints }: { hints: readonly ModelHint[] }) {
  const { t } = useWords("office-bench");
  if (hints.length === 0) return null;
  return (
    <Notice>
      <p className="font-semibold">{t("modelHint.title")}</p>
      <ul className="my-1 flex flex-col gap-1">
        {hints.map((hint) => (
          <li key={`${hint.kind} ${hint.model}`}>
            {hint.kind === "drive-wear"
              ? t("modelHint.drive-wear", {
                  place: hint.place,
                  model: hint.model,
                  percent: formatNumber(hint.percentPerYear),
                  usual: formatNumber(hint.usual),
                })
              : t("modelHint.returns", {
                  model: hint.model,
                  percent: formatNumber(hint.percent),
                  count: formatNumber(hint.cameBack),
                })}
          </li>
        ))}
      </ul>
      <p className="text-sm">{t("modelHint.lead")}</p>
    </Notice>
  );
}
