// Files that could not be used, each with the reason and the line.

import type { RejectedMeasurementFile } from "../../../../../../shop/inventory/bench/files/stored-reading.ts";
import { useWords } from "../../../../../i18n/use-words.ts";
import { Panel } from "../../../../../kit/panel.tsx";

export function RejectedFiles({ rejected }: { rejected: readonly RejectedMeasurementFile[] }) {
  const { t } = useWords("office-bench");
  if (rejected.length === 0) return null;
  return (
    <Panel title={t("files.rejected", { count: rejected.length })}>
      <ul className="divide-y divide-line">
        {rejected.map(({ name, code, line, found, unit }, place) => (
          <li key={`${place} ${name}`} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[16rem_1fr]">
            <span className="font-semibold break-all">{name}</span>
            <span className="min-w-0 break-words">
              {line === null ? null : <span className="font-semibold">{t("files.line", { line })} </span>}
              {t(`files.issue.${code}`, { unit: unit ?? "" })}
              {found === "" ? null : <q className="ms-2 text-muted">{found}</q>}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
