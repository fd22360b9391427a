// Money that the shop owes to sellers, one row for each: approved, confirmed, corrected or sent back by the bank here.

import { formatDate } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { officeLinks } from "../../../../office-links.ts";
import type { PayoutRow } from "../payments-out.view.server.ts";
import type { DebtFormAnswer } from "./debt-form.tsx";
import { DebtRow } from "./debt-row.tsx";

type OwedListProps = { rows: readonly PayoutRow[]; answer: DebtFormAnswer; mayPay: boolean };
const intents = { paid: "paid", approve: "approve", account: "account", bounce: "bounce" };

export function OwedList({ rows, answer, mayPay }: OwedListProps) {
  const { t, language } = useWords("office-trade-ins");
  if (rows.length === 0) return null;
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <DebtRow
          key={row.number}
          id={row.number}
          debt={{
            ...row,
            to: officeLinks.tradeIn(row.number),
            about: row.isBounced
              ? t("payouts.waitsForAccount")
              : (row.file ?? t("payouts.dueOn", { date: formatDate(row.dueAt, language) })),
          }}
          intents={intents}
          fields={{ number: row.number, attempt: row.attempt }}
          may={{
            pay: mayPay && !row.isBounced && (row.approval === null || row.approval === "ready"),
            correct: mayPay && !row.isBounced && row.file === null,
            bounce: mayPay && !row.isBounced && row.file !== null,
          }}
          answer={answer}
        />
      ))}
    </ul>
  );
}
