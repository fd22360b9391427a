import { Link } from "react-router";
import type { ListingId } from "../../../../../base/id.ts";
import { formatDateTime } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Notice } from "../../../../kit/notice.tsx";
import { officeLinks } from "../../../../office-links.ts";
import type { EditConflict } from "../listing.action.server.ts";

type ConflictProps = { conflict: EditConflict; labelOf: (field: string) => string; id: ListingId };

/** Somebody else has saved meanwhile: who, when, and every field in which the two differ. */
export function Conflict({ conflict: { name, at, fields }, labelOf, id }: ConflictProps) {
  const { t, language } = useWords("office-listings");
  const title = t("conflict.title", { name: name ?? t("conflict.somebody"), at: formatDateTime(at, language) });
  return (
    <Notice tone="danger" title={title} live>
      <p>{t("conflict.text")}</p>
      <table className="mt-3 w-full text-start text-sm">
        <thead>
          <tr className="border-b border-line text-start">
            {(["field", "stored", "yours"] as const).map((column) => (
              <th key={column} scope="col" className="py-1 pe-3 text-start font-semibold">
                {t(`conflict.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.name} className="border-b border-line align-top">
              <th scope="row" className="py-1 pe-3 text-start font-normal">
                {labelOf(field.name)}
              </th>
              <td className="py-1 pe-3 break-words">{field.stored || t("conflict.empty")}</td>
              <td className="py-1 break-words">{field.yours || t("conflict.empty")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Link to={officeLinks.listing(id)} reloadDocument className="link inline-flex min-h-11 items-center">
        {t("conflict.reload")}
      </Link>
    </Notice>
  );
}
