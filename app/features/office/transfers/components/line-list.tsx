// Incoming payments, line by line of the statements. Where one matches no order automatically, staff choose the order, or
// confirm that there is none.

import { Form, Link } from "react-router";
import { LINES_A_PAGE, lineFilters } from "../../../../../shop/bank/line-list.ts";
import type { ProposedLine } from "../../../../../shop/bank/view-transfers.server.ts";
import { formatDay, formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { officeLinks } from "../../../../office-links.ts";
import { Badge } from "../../../../kit/badge.tsx";
import { Button } from "../../../../kit/button.tsx";
import { TextField } from "../../../../kit/field.tsx";
import { useDueFilter } from "../../list/due-filter.ts";
import type { ListQuery } from "../../list/list-query.ts";
import type { OfficeColumn } from "../../list/list-table.tsx";
import { OfficeList } from "../../list/office-list.tsx";
import { lineTones } from "./line-tones.ts";
import { ProposalText } from "./proposal-text.tsx";
import { WaitingReason } from "./waiting-reason.tsx";

type LineListProps = {
  query: ListQuery;
  lines: readonly ProposedLine[];
  total: number;
  counts: readonly { state: (typeof lineFilters)[number]; count: number }[];
  mayPay: boolean;
};

export function LineList({ query, lines, total, counts, mayPay }: LineListProps) {
  const { t } = useWords("office-invoices");
  return (
    <OfficeList
      query={query}
      rows={lines}
      total={total}
      pageSize={LINES_A_PAGE}
      rowKey={({ line }) => String(line.id)}
      rowLink={({ line }) => officeLinks.statement(line.statementId)}
      searchLabel={t("lines.search")}
      dates={t("statement.day")}
      filters={[
        {
          name: "state",
          label: t("lines.state"),
          as: "chips",
          otherwise: t("lines.waiting"),
          options: counts.map(({ state, count }) => ({
            value: state,
            label: state === "all" ? t("lines.all") : t(`statement.state.${state}`),
            count,
          })),
        },
        useDueFilter(),
      ]}
      columns={useColumns(mayPay)}
      empty={<p className="text-muted">{t("transfers.noneOpen")}</p>}
    />
  );
}

function useColumns(mayPay: boolean): OfficeColumn<ProposedLine>[] {
  const { t, language } = useWords("office-invoices");
  return [
    {
      key: "payer",
      title: t("lines.payer"),
      sort: "payer",
      cell: ({ line }) => <span className="wrap-anywhere">{line.payer ?? "–"}</span>,
    },
    {
      key: "amount",
      title: t("statement.amount"),
      sort: "amount",
      align: "end",
      cell: ({ line }) => (
        <span className="figure font-semibold whitespace-nowrap">
          {line.amount === null ? "–" : formatPrice(line.amount)}
        </span>
      ),
    },
    {
      key: "booked",
      title: t("statement.day"),
      sort: "booked",
      cell: ({ line }) => (
        <span className="text-sm @3xl:whitespace-nowrap">
          {line.bookedOn === null ? "–" : formatDay(line.bookedOn, language)}
        </span>
      ),
    },
    {
      key: "details",
      title: t("lines.details"),
      cell: ({ line }) => (
        <span className="block text-sm wrap-anywhere whitespace-pre-line text-muted @3xl:max-w-56">{line.details}</span>
      ),
    },
    {
      key: "meaning",
      title: t("statement.meaning"),
      wide: true,
      cell: (row) => <Meaning row={row} mayPay={mayPay} />,
    },
  ];
}

/** What the payment is, and the forms for one that waits. */
function Meaning({ row: { line, proposal }, mayPay }: { row: ProposedLine; mayPay: boolean }) {
  const { t } = useWords("office-invoices");
  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      <span>
        <Badge tone={lineTones[line.state]}>{t(`statement.state.${line.state}`)}</Badge>{" "}
        {line.state === "matched" && line.orderNumber !== null ? (
          <Link to={officeLinks.order(line.orderNumber)} className="link figure">
            {line.orderNumber}
          </Link>
        ) : line.state === "ignored" ? null : (
          <ProposalText proposal={proposal} />
        )}
      </span>
      {line.state === "open" ? <WaitingReason line={line} /> : null}
      {line.state === "open" && mayPay ? <LineForms line={line} proposal={proposal} /> : null}
    </div>
  );
}

function LineForms({ line, proposal }: ProposedLine) {
  const { t } = useWords("office-invoices");
  const proposed =
    proposal.kind === "named"
      ? proposal.order.number
      : proposal.kind === "unnamed"
        ? (proposal.candidates[0]?.number ?? "")
        : "";
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Form method="post" className="flex flex-wrap items-end gap-2">
        <input type="hidden" name="intent" value="assign" />
        <input type="hidden" name="lineId" value={line.id} />
        <TextField
          name="number"
          id={`number-${line.id}`}
          label={t("transfers.order")}
          defaultValue={proposed}
          required
          className="w-36"
        />
        {line.amount === null ? (
          <TextField
            name="amount"
            id={`amount-${line.id}`}
            label={t("transfers.amountSaid")}
            inputMode="decimal"
            required
            className="w-36"
          />
        ) : null}
        <Button variant="secondary" size="sm">
          {t("transfers.assign")}
        </Button>
      </Form>
      <Form method="post">
        <input type="hidden" name="intent" value="ignore" />
        <input type="hidden" name="lineId" value={line.id} />
        <Button variant="quiet" size="sm">
          {t("transfers.ignore")}
        </Button>
      </Form>
    </div>
  );
}
