// Staff say which column of a bank's CSV holds what. The file travels in the form, so that it need not be chosen again.

import { bankColumnKinds } from "../../../../../shop/bank/csv-columns.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { SelectField } from "../../../../kit/field.tsx";
import { Notice } from "../../../../kit/notice.tsx";
import { Panel } from "../../../../kit/panel.tsx";

export type UnknownFile = {
  name: string;
  /** In base64. */
  content: string;
  columns: readonly { name: string; example: string }[];
  chosen: readonly string[];
};

export function ColumnChooser({
  file: { name, content, columns, chosen },
  error,
}: {
  file: UnknownFile;
  error: string | null;
}) {
  const { t } = useWords("office-invoices");
  return (
    <Panel label={t("columns.title")} className="mb-6 max-w-4xl">
      <p className="break-all text-muted">{name}</p>
      <p className="mb-4">{t("columns.lead")}</p>
      {error ? (
        <Notice tone="danger" live>
          {error}
        </Notice>
      ) : null}
      <form method="post" encType="multipart/form-data" className="mt-4 flex flex-col items-start gap-4">
        <input type="hidden" name="intent" value="columns" />
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="content" value={content} />
        <div className="grid w-full gap-4 sm:grid-cols-2">
          {columns.map((column, index) => (
            <SelectField
              // oxlint-disable-next-line react/no-array-index-key -- a column is its place
              key={index}
              name="kind"
              id={`kind-${index}`}
              label={t("columns.column", { name: column.name === "" ? String(index + 1) : column.name })}
              hint={column.example === "" ? undefined : t("columns.example", { text: column.example.slice(0, 60) })}
              defaultValue={chosen[index] ?? ""}
            >
              <option value="">{t("columns.none")}</option>
              {bankColumnKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`columns.${kind}`)}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
        <Button>{t("columns.save")}</Button>
      </form>
    </Panel>
  );
}
