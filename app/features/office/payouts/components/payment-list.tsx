// Payments to sellers and buyers, one row for each: approved, confirmed, corrected or sent back by the bank here.

import { PAYMENTS_A_PAGE, paymentOutKinds, type PaymentOutState } from "../../../../../shop/office/payments-out.ts";
import { refundNumber } from "../../../../../shop/payments/refund.ts";
import { formatDate, formatIban, formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { officeLinks } from "../../../../office-links.ts";
import { Badge } from "../../../../kit/badge.tsx";
import { Button } from "../../../../kit/button.tsx";
import { useDueFilter } from "../../list/due-filter.ts";
import type { ListQuery } from "../../list/list-query.ts";
import type { OfficeColumn } from "../../list/list-table.tsx";
import { OfficeList } from "../../list/office-list.tsx";
import type { PaymentRow, SecondPersonView } from "../payments-out.view.server.ts";
import { DebtForms, type Debt } from "./debt-forms.tsx";
import type { DebtFormAnswer } from "./debt-form.tsx";

const tones = {
  "to-approve": "warn",
  due: "warn",
  filed: "brand",
  later: "neutral",
  bounced: "danger",
  asked: "neutral",
  paid: "good",
} as const satisfies Record<PaymentOutState, string>;

type PaymentListProps = {
  query: ListQuery;
  rows: readonly PaymentRow[];
  total: number;
  counts: readonly { state: PaymentOutState; count: number }[];
  answer: DebtFormAnswer;
  mayPay: boolean;
};

/** Needs the words of the namespaces "office-trade-ins", "office-money" and "office-orders". */
export function PaymentList({ query, rows, total, counts, answer, mayPay }: PaymentListProps) {
  const { t } = useWords("office-trade-ins");
  return (
    <OfficeList
      query={query}
      rows={rows}
      total={total}
      pageSize={PAYMENTS_A_PAGE}
      rowKey={(row) => row.refundId ?? row.number}
      rowLink={({ kind, number }) => (kind === "payout" ? officeLinks.tradeIn(number) : officeLinks.order(number))}
      searchLabel={t("payouts.search")}
      dates={t("payouts.at")}
      filters={[
        {
          name: "state",
          label: t("payouts.column.state"),
          as: "chips",
          otherwise: t("payouts.open"),
          options: counts.map(({ state, count }) => ({ value: state, label: t(`payouts.state.${state}`), count })),
        },
        {
          name: "kind",
          label: t("payouts.column.kind"),
          options: paymentOutKinds.map((value) => ({ value, label: t(`payouts.kind.${value}`) })),
        },
        useDueFilter(),
      ]}
      columns={[
        ...useColumns(),
        {
          key: "forms",
          title: t("payouts.column.action"),
          wide: true,
          cell: (row) => <Forms row={row} answer={answer} mayPay={mayPay} />,
        },
      ]}
      {...(mayPay && {
        bulk: {
          value: checkboxOf,
          children: <BulkButtons canApprove={counts.some(({ state, count }) => state === "to-approve" && count > 0)} />,
        },
      })}
      empty={<p className="text-muted">{t("payouts.none")}</p>}
    />
  );
}

/** As the action reads it (`bulkPayments`). */
function checkboxOf({ number, payout, refund, refundId, sequence }: PaymentRow): string {
  return refundId !== null && sequence !== null
    ? `refund ${refundId} ${refundNumber({ orderNumber: number, sequence })} ${refund?.seen ?? ""}`
    : `payout ${number} ${payout?.attempt ?? 0} ${payout?.seen ?? ""}`;
}

function BulkButtons({ canApprove }: { canApprove: boolean }) {
  const { t } = useWords("office-trade-ins");
  return (["file", ...(canApprove ? (["approve"] as const) : [])] as const).map((intent) => (
    <Button key={intent} name="intent" value={`bulk-${intent}`} variant="secondary" size="sm">
      {t(`bulk.pay.${intent}`)}
    </Button>
  ));
}

function useColumns(): OfficeColumn<PaymentRow>[] {
  const { t, language } = useWords("office-trade-ins");
  return [
    {
      key: "number",
      title: t("payouts.column.number"),
      cell: ({ kind, number, sequence }) => (
        <>
          <span className="figure block whitespace-nowrap">
            {sequence === null ? number : refundNumber({ orderNumber: number, sequence })}
          </span>
          <span className="block text-sm font-normal text-muted">{t(`payouts.kind.${kind}`)}</span>
        </>
      ),
    },
    { key: "payee", title: t("payouts.column.payee"), sort: "payee", cell: (row) => <Payee row={row} /> },
    {
      key: "amount",
      title: t("payouts.column.amount"),
      sort: "amount",
      align: "end",
      cell: ({ amount }) => <span className="figure font-semibold whitespace-nowrap">{formatPrice(amount)}</span>,
    },
    { key: "state", title: t("payouts.column.state"), cell: (row) => <State row={row} /> },
    {
      key: "at",
      title: t("payouts.at"),
      sort: "at",
      cell: ({ at }) => <span className="block text-sm @3xl:min-w-20">{formatDate(at, language)}</span>,
    },
  ];
}

/** The account in full for who may pay, a hint for others; nothing once it is paid. */
function Payee({ row: { payee, payout, refund } }: { row: PaymentRow }) {
  const { t } = useWords("office-trade-ins");
  const iban = payout?.iban ?? refund?.account?.iban ?? null;
  return (
    <span className="block @3xl:min-w-44">
      <span className="block wrap-anywhere">{payee}</span>
      {iban !== null ? (
        <span className="figure block text-sm text-muted">{iban.includes("…") ? iban : formatIban(iban)}</span>
      ) : refund ? (
        <span className="block text-sm text-muted">{t("payouts.noAccount")}</span>
      ) : null}
    </span>
  );
}

function State({ row: { state, file, reference, payout, refund } }: { row: PaymentRow }) {
  const { t } = useWords("office-trade-ins");
  const { t: money } = useWords("office-money");
  const { t: orderWords } = useWords("office-orders");
  const { approval = null, faults = [], second = null } = payout ?? refund ?? {};
  const about = [refund ? orderWords(`refund.reason.${refund.reason}`) : null, file, reference].filter(Boolean);
  return (
    <span className="flex flex-wrap items-center gap-1.5 @3xl:min-w-32">
      <Badge tone={tones[state]}>{t(`payouts.state.${state}`)}</Badge>
      {approval === null || approval === "yours" ? null : (
        <Badge tone={approval === "ready" ? "good" : "warn"}>{money(`approval.${approval}`)}</Badge>
      )}
      {second === null || approval === "ready" ? null : <SecondPerson {...second} />}
      {payout?.missing && file === null ? <Badge tone="warn">{t(`payouts.missing.${payout.missing}`)}</Badge> : null}
      {faults.map((fault) => (
        <Badge key={fault} tone="danger">
          {t(`payouts.fault.${fault}`)}
        </Badge>
      ))}
      {about.length === 0 ? null : <span className="w-full text-sm wrap-anywhere text-muted">{about.join(" · ")}</span>}
    </span>
  );
}

/** Why two people are needed, and who of the staff cannot be the one who approves. */
function SecondPerson({ reasons, together, handledBy }: SecondPersonView) {
  const { t } = useWords("office-money");
  const lines = reasons.map((reason) => t(`approval.why.${reason}`, { amount: formatPrice(together) }));
  if (handledBy.length > 0) lines.push(t("approval.notBy", { names: handledBy.join(", ") }));
  return lines.map((line) => (
    <span key={line} className="w-full text-sm wrap-anywhere text-muted">
      {line}
    </span>
  ));
}

function Forms({ row, answer, mayPay }: { row: PaymentRow } & Pick<PaymentListProps, "answer" | "mayPay">) {
  const debt = debtOf(row);
  if (!mayPay || !debt || !Object.values(debt.may).includes(true)) return "–";
  return <DebtForms debt={debt} answer={answer} />;
}

function debtOf({ payout, refund }: PaymentRow): Debt | null {
  const row = payout ?? refund;
  if (!row) return null;
  const isApproved = row.approval === null || row.approval === "ready";
  const approve = row.approval === "yours";
  if (payout) {
    const { number, attempt, isBounced, file, payee, iban, seen, missing } = payout;
    return {
      id: number,
      payee,
      iban,
      intents: { paid: "paid", approve: "approve", account: "account", bounce: "bounce" },
      fields: { number, attempt, seen },
      may: {
        approve,
        pay: !isBounced && isApproved && (missing === null || file !== null),
        correct: !isBounced && file === null,
        bounce: !isBounced && file !== null,
      },
    };
  }
  const { id, orderNumber, account, buyer, seen, file } = refund!;
  return {
    id,
    payee: account?.name ?? buyer,
    iban: account?.iban ?? null,
    intents: { paid: "refund-paid", approve: "refund-approve", account: "refund-account", bounce: "refund-bounce" },
    fields: { refund: id, order: orderNumber, file: file ?? "", seen },
    may: { approve, pay: account !== null && isApproved, correct: file === null, bounce: file !== null },
  };
}
