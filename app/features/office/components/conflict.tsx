// Somebody else has saved while a form was open: who, when, and every field in which the two versions differ.

import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDateTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Notice } from "../../../kit/notice.tsx";

export type ConflictView = {
  name: string | null;
  at: Date;
  fields: readonly { label: string; stored: string; yours: string }[];
};

type ConflictProps = {
  conflict: ConflictView;
  /** The address that drops what was typed. */
  reload: string;
  /** The form that removes the thing after all, where a removal was refused: nothing was typed, and `yours` is what was seen. */
  removal?: ReactNode;
};

/** The words of the notice: above a form that keeps what was typed, and where a removal was refused. */
const wordsOf = {
  edit: { text: "conflict.text", yours: "conflict.yours", reload: "conflict.reload" },
  removal: { text: "conflict.notRemoved", yours: "conflict.seen", reload: "conflict.leave" },
} as const;

export function Conflict({ conflict: { name, at, fields }, reload, removal }: ConflictProps) {
  const { t, language } = useWords("office");
  const title = t("conflict.title", { name: name ?? t("conflict.somebody"), at: formatDateTime(at, language) });
  const words = wordsOf[removal ? "removal" : "edit"];
  return (
    <Notice tone="danger" title={title} live>
      <p>{t(words.text)}</p>
      {fields.length > 0 ? <BothVersions fields={fields} yours={t(words.yours)} /> : null}
      {fields.length === 0 && !removal ? <p className="mt-3">{t("conflict.same")}</p> : null}
      {removal ? <div className="mt-3">{removal}</div> : null}
      <Link to={reload} reloadDocument className="link inline-flex min-h-11 items-center">
        {t(words.reload)}
      </Link>
    </Notice>
  );
}

type BothVersionsProps = Pick<ConflictView, "fields"> & { yours: string };

/** A table; where it is narrow each field is a block with both values below its label, each with its name, so that no word has to break. */
function BothVersions({ fields, yours }: BothVersionsProps) {
  const { t } = useWords("office");
  const columns = [t("conflict.field"), yours, t("conflict.stored")];
  return (
    <div className="@container mt-3">
      <table className="block w-full text-start text-sm @xl:table @xl:table-fixed">
        <thead className="hidden @xl:table-header-group">
          <tr className="border-b border-line text-start">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-1 pe-2 text-start font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block @xl:table-row-group">
          {fields.map(({ label, stored, yours: typed }) => (
            <tr key={label} className="block border-b border-line py-2 align-top @xl:table-row">
              <th
                scope="row"
                className="block text-start font-semibold break-words @xl:table-cell @xl:py-1 @xl:pe-2 @xl:font-normal"
              >
                {label}
              </th>
              <Version name={yours} text={typed} />
              <Version name={t("conflict.stored")} text={stored} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** `name` stands in for the header of the column where the rows are blocks. */
function Version({ name, text }: { name: string; text: string }) {
  const { t } = useWords("office");
  return (
    <td className="mt-1 block break-words @xl:table-cell @xl:py-1 @xl:pe-2">
      <span className="block text-xs text-muted @xl:hidden">{name}</span>
      {text || t("conflict.empty")}
    </td>
  );
}
