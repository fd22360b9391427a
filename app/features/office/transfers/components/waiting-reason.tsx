// Why staff must look at a row of a statement, with its number in the file; nothing for a payment of which everything is known.

import type { StatementLine } from "../../../../../shop/bank/statement.ts";
import { useWords } from "../../../../i18n/use-words.ts";

export function WaitingReason({ line: { row, why } }: { line: Pick<StatementLine, "row" | "why"> }) {
  const { t } = useWords("office-invoices");
  if (why === null) return null;
  return (
    <p className="text-sm font-semibold">
      {t("statement.waits", { why: t(`why.${why}`) })}
      {row === null ? null : <span className="font-normal text-muted"> ({t("statement.row", { row })})</span>}
    </p>
  );
}
