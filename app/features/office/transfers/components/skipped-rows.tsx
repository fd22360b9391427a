// The rows of a statement that bring no money, by reason, with their numbers in the file.

import type { SkippedRows as Skipped } from "../../../../../shop/bank/statement-row.ts";
import { useWords } from "../../../../i18n/use-words.ts";

const MAX_NUMBERS = 40;

export function SkippedRows({ count, skipped }: { count: number; skipped: readonly Skipped[] }) {
  const { t } = useWords("office-invoices");
  return (
    <div className="text-sm text-muted">
      <p>{t("statement.skipped", { count })}</p>
      <ul className="list-disc ps-5">
        {skipped.map(({ why, rows }) => (
          <li key={why}>
            {t(`left.${why}`)} ({t("statement.rows", { rows: listed(rows) })})
          </li>
        ))}
      </ul>
    </div>
  );
}

function listed(rows: readonly number[]): string {
  return `${rows.slice(0, MAX_NUMBERS).join(", ")}${rows.length > MAX_NUMBERS ? ", …" : ""}`;
}
