// What drives say against themselves, with the figures and what it means for a buyer.

import type { ReactNode } from "react";
import { markOfWarnings, type DriveWarning } from "../../../../../shop/inventory/bench/drive-health.ts";
import { formatNumber } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { CheckboxField } from "../../../../kit/field.tsx";
import { Notice } from "../../../../kit/notice.tsx";

export function DriveWarnings({ warnings, children }: { warnings: readonly DriveWarning[]; children: ReactNode }) {
  const { t } = useWords("office-bench");
  return (
    <Notice tone="danger">
      <p className="font-semibold">{t("driveWarning.title")}</p>
      <ul className="my-1 flex list-disc flex-col gap-1 ps-5">
        {warnings.map(({ code, subject, value, limit }) => (
          <li key={`${subject} ${code}`}>
            {subject === null ? null : <span>{t("driveWarning.drive", { number: subject })} </span>}
            {t(`driveWarning.code.${code}`, {
              value: formatNumber(value),
              limit: formatNumber(limit ?? 0),
            })}
          </li>
        ))}
      </ul>
      {children}
    </Notice>
  );
}

/** Without the tick a unit whose drives report faults gets no grade; a tick of other warnings does not count. */
export function SeenWarnings({
  warnings,
  typed,
}: {
  warnings: readonly DriveWarning[];
  typed: Readonly<Record<string, string>>;
}) {
  const { t } = useWords("office-bench");
  if (warnings.length === 0) return null;
  const mark = markOfWarnings(warnings);
  return (
    <DriveWarnings warnings={warnings}>
      <CheckboxField
        key={mark}
        name="drives"
        value={mark}
        label={t("driveWarning.confirm")}
        defaultChecked={typed["drives"] === mark}
      />
    </DriveWarnings>
  );
}
