// Somebody else has saved while a form was open: who, when, and every field in which the two versions differ.

import { Link } from "react-router";
import { formatDateTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Notice } from "../../../kit/notice.tsx";

export type ConflictView = {
  name: string | null;
  at: Date;
  fields: readonly { label: string; stored: string; yours: string }[];
};

/** The form below keeps what was typed. `reload` is the address that drops it. */
export function Conflict({ conflict: { name, at, fields }, reload }: { conflict: ConflictView; reload: string }) {
  const { t, language } = useWords("office");
  const title = t("conflict.title", { name: name ?? t("conflict.somebody"), at: formatDateTime(at, language) });
  return (
    <Notice tone="danger" title={title} live>
      <p>{t("conflict.text")}</p>
      {fields.length === 0 ? <p className="mt-3">{t("conflict.same")}</p> : <BothVersions fields={fields} />}
      <Link to={reload} reloadDocument className="link inline-flex min-h-11 items-center">
        {t("conflict.reload")}
      </Link>
    </Notice>
  );
}

function BothVersions({ fields }: Pick<ConflictView, "fields">) {
  const { t } = useWords("office");
  return (
    <table className="mt-3 w-full table-fixed text-start text-sm hyphens-auto">
      <thead>
        <tr className="border-b border-line text-start">
          {(["field", "stored", "yours"] as const).map((column) => (
            <th key={column} scope="col" className="py-1 pe-2 text-start font-semibold wrap-anywhere">
              {t(`conflict.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.label} className="border-b border-line align-top">
            <th scope="row" className="py-1 pe-2 text-start font-normal wrap-anywhere">
              {field.label}
            </th>
            <td className="py-1 pe-2 wrap-anywhere">{field.stored || t("conflict.empty")}</td>
            <td className="py-1 wrap-anywhere">{field.yours || t("conflict.empty")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
