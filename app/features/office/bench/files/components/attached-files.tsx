// The files that a unit's measurements were read from, to be downloaded as they were dropped, and the form for more.

import { fileKindNames, type FileKind } from "../../../../../../shop/inventory/bench/files/measurement-file.ts";
import { formatNumber } from "../../../../../i18n/format.ts";
import { useWords } from "../../../../../i18n/use-words.ts";
import { Panel } from "../../../../../kit/panel.tsx";
import { officeLinks } from "../../../../../office-links.ts";
import type { BenchView } from "../../components/bench-fields.ts";
import { FileDropForm } from "./file-drop-form.tsx";

/** A proper name. */
const DIGEST = "SHA-256";

export function AttachedFiles({ view: { unit, files } }: { view: BenchView }) {
  const { t } = useWords("office-bench");
  return (
    <Panel title={t("files.title")}>
      <FileDropForm code={unit.code} />
      {files.length === 0 ? null : (
        <ul className="mt-4 divide-y divide-line">
          {files.map((file) => (
            <li key={file.id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2">
              <span className="min-w-0">
                <span className="font-semibold">{fileKindNames[file.program as FileKind]}</span>{" "}
                <a href={officeLinks.benchFile(file.id)} className="link break-all">
                  {file.name}
                </a>
                <span className="block text-xs break-all text-muted">
                  {DIGEST} {file.digest}
                </span>
              </span>
              <span className="figure text-sm text-muted">
                {t("files.size", { kilobytes: formatNumber(Math.max(1, Math.round(file.size / 1000))) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
