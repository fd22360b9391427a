// Received transfers that match no order automatically: staff choose the order, or confirm that there is none.

import { Form } from "react-router";
import type { ProposedLine } from "../../../../../shop/bank/view-transfers.server.ts";
import { formatDay, formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { TextField } from "../../../../kit/field.tsx";
import { ProposalText } from "./proposal-text.tsx";

export function OpenLines({ lines }: { lines: readonly ProposedLine[] }) {
  const { t, language } = useWords("office-invoices");
  if (lines.length === 0) return <p className="text-muted">{t("transfers.noneOpen")}</p>;
  return (
    <ul className="divide-y divide-line">
      {lines.map(({ line, proposal }) => {
        const proposed =
          proposal.kind === "named"
            ? proposal.order.number
            : proposal.kind === "unnamed"
              ? (proposal.candidates[0]?.number ?? "")
              : "";
        return (
          <li key={line.id} className="grid gap-x-6 gap-y-3 py-4 lg:grid-cols-[1fr_auto]">
            <div className="min-w-0">
              <p className="font-semibold tabular-nums">
                {formatPrice(line.amount)}{" "}
                <span className="font-normal text-muted">· {formatDay(line.bookedOn, language)}</span>
              </p>
              <p className="break-words">{line.payer}</p>
              <p className="text-sm break-words text-muted">{line.details}</p>
              <p className="mt-1 text-sm">
                <ProposalText proposal={proposal} />
              </p>
            </div>
            <div className="flex flex-wrap items-end gap-3">
              <Form method="post" className="flex items-end gap-3">
                <input type="hidden" name="intent" value="assign" />
                <input type="hidden" name="lineId" value={line.id} />
                <TextField
                  name="number"
                  id={`number-${line.id}`}
                  label={t("transfers.order")}
                  defaultValue={proposed}
                  required
                  className="w-40"
                />
                <Button variant="secondary">{t("transfers.assign")}</Button>
              </Form>
              <Form method="post">
                <input type="hidden" name="intent" value="ignore" />
                <input type="hidden" name="lineId" value={line.id} />
                <Button variant="quiet">{t("transfers.ignore")}</Button>
              </Form>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
