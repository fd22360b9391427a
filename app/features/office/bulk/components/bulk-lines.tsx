// The listings of an edit: the price now and then, what would be struck through, the margin, and what is left out.

import { Link } from "react-router";
import type { BulkEditView } from "../../../../../shop/stock/bulk/view-bulk-edit.server.ts";
import type { Bani } from "../../../../../base/money.ts";
import { differingParts } from "../../../../../shop/inventory/part-warranty.ts";
import { formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import { officeLinks } from "../../../../office-links.ts";

type Line = BulkEditView["lines"][number];

export function BulkLines({
  lines,
  seesCost,
  hasChanges,
}: {
  lines: readonly Line[];
  seesCost: boolean;
  hasChanges: boolean;
}) {
  const { t } = useWords("office-bulk");
  const columns = [
    "listing",
    "price",
    ...(hasChanges ? (["newPrice", "struck"] as const) : []),
    ...(seesCost ? (["margin"] as const) : []),
    "note",
  ] as const;
  return (
    <table className="block w-full md:table">
      <thead className="hidden md:table-header-group">
        <tr className="border-b border-edge text-sm text-muted">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={`p-2 font-normal ${column === "listing" || column === "note" ? "text-start" : "text-end"}`}
            >
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {lines.map((line) => (
          <tr key={line.id} className="grid grid-cols-2 gap-x-4 border-b border-line py-2 md:table-row">
            <td className="col-span-2 min-w-0 md:p-2">
              <Link to={links.product(line.id)} className="link">
                {line.title || `#${line.id}`}
              </Link>
            </td>
            <Amount label={t("column.price")} amount={line.price} />
            {hasChanges ? (
              <>
                <Amount label={t("column.newPrice")} amount={line.after ? line.after.price : null} isStrong />
                <Amount label={t("column.struck")} amount={line.after ? line.struck : null} isStruck />
              </>
            ) : null}
            {seesCost ? <Amount label={t("column.margin")} amount={line.margin} isBad={line.isBelowCost} /> : null}
            <td className="col-span-2 text-sm md:p-2">
              <LineNote line={line} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The months of a PC whose parts differ are "12–36". */
function monthsOf({ warranty, parts }: Pick<Line, "warranty" | "parts">): string {
  const months = differingParts(parts).map((part) => part.months);
  return months.length === 0 ? String(warranty) : `${Math.min(...months)}–${Math.max(...months)}`;
}

function LineNote({ line }: { line: Line }) {
  const { leftOut, isBelowCost, outcome, cost, after, state, badge } = line;
  const months = { before: monthsOf(line), after: after ? monthsOf(after) : "" };
  const { t } = useWords("office-bulk");
  const notes = [
    outcome === "kept"
      ? t("note.kept")
      : outcome === "lacking"
        ? t("note.lacking")
        : outcome === "skipped"
          ? t("note.skipped")
          : null,
    leftOut ? t(`leftOut.${leftOut}`) : null,
    after && isBelowCost && cost !== null ? t("note.belowCost", { cost: formatPrice(cost) }) : null,
    after && months.after !== months.before ? t("note.warranty", months) : null,
    after && after.badge !== badge ? t("text.badge", { badge: t(`badge.${after.badge ?? "none"}`) }) : null,
    after && after.state !== state && after.state !== "draft" ? t(`text.${after.state}`) : null,
  ].filter(Boolean);
  const isRefused = outcome === "lacking" || leftOut === "lacking";
  return (
    <span className={isBelowCost || outcome === "kept" || isRefused ? "text-danger" : "text-muted"}>
      {notes.join(" · ")}
      {isRefused ? (
        <>
          {notes.length > 0 ? " · " : ""}
          <Link to={officeLinks.listing(line.id)} className="link">
            {t("note.lacks")}
          </Link>
        </>
      ) : null}
    </span>
  );
}

type AmountProps = { label: string; amount: Bani | null; isStrong?: boolean; isStruck?: boolean; isBad?: boolean };

function Amount({ label, amount, isStrong, isStruck, isBad }: AmountProps) {
  const look = `${isStrong ? "font-semibold" : ""} ${isBad ? "text-danger" : ""}`;
  return (
    <td className="md:p-2 md:text-end">
      <span className="me-2 text-sm text-muted md:hidden">{label}</span>
      {amount === null ? (
        <span className="text-muted">–</span>
      ) : isStruck ? (
        <s className="figure whitespace-nowrap text-muted">{formatPrice(amount)}</s>
      ) : (
        <span className={`figure whitespace-nowrap ${look}`}>{formatPrice(amount)}</span>
      )}
    </td>
  );
}
