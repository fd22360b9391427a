// Money that the shop owes to sellers, one row for each; staff confirm here what the bank has sent.

import type { Owed } from "../../../../../shop/trade-in/office/list-payouts.server.ts";
import { formatDate } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { DebtRow } from "./debt-row.tsx";
import { officeLinks } from "../../../../office-links.ts";

export function OwedList({ rows, typed }: { rows: readonly Owed[]; typed: Record<string, string> }) {
  const { t, language } = useWords("office-trade-ins");
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <DebtRow
          key={row.number}
          debt={{
            ...row,
            to: officeLinks.tradeIn(row.number),
            about: row.isBounced
              ? t("payouts.waitsForAccount")
              : (row.file ?? t("payouts.dueOn", { date: formatDate(row.dueAt, language) })),
          }}
          paid={
            row.isBounced
              ? null
              : {
                  id: row.number,
                  isOpen: typed["number"] === row.number,
                  fields: { intent: "paid", number: row.number, attempt: row.attempt },
                }
          }
        />
      ))}
    </ul>
  );
}
