// Outgoing payments to sellers and buyers: what is due, the file for the bank, and what the bank has sent.

import { data, Form, Link, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/payouts";
import { sum, type Bani } from "../../../../base/money.ts";
import { exportPayouts } from "../../../../shop/trade-in/office/export-payouts.server.ts";
import { listPayouts } from "../../../../shop/trade-in/office/list-payouts.server.ts";
import { PaidForm } from "../../../../shop/trade-in/office/forms.ts";
import { payOut } from "../../../../shop/trade-in/office/pay-out.server.ts";
import { confirmRefundTransfer } from "../../../../shop/orders/payment/confirm-refund-transfer.server.ts";
import { fileDueRefunds } from "../../../../shop/orders/payment/file-due-refunds.server.ts";
import { listRefundsDue } from "../../../../shop/orders/payment/list-refunds-due.server.ts";
import { RefundPaidForm } from "../../../../shop/orders/office-forms.ts";
import { dayOf } from "../../../../shop/shipping/calendar.ts";
import { shopContext } from "../../../context.server.ts";
import { parseFields, readFields, requireStaff } from "../../../edge.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { formatDate, formatDateTime, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Button } from "../../../kit/button.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { OfficePage } from "../components/page.tsx";
import { OwedList } from "./components/owed-list.tsx";
import { RefundList } from "./components/refund-list.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";

export const handle = {
  words: ["office", "office-trade-ins", "office-orders", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop);
  const params = new URL(request.url).searchParams;
  const { owed, files, fees } = await listPayouts(shop);
  const { due: refunds, filed } = await listRefundsDue(shop, { files: files.map(({ name }) => name) });
  const made = files.find(({ name }) => name === params.get("made"))?.name ?? null;
  const paid = /^(?:VND|ORD)-\d{6}$/.exec(params.get("paid") ?? "")?.[0] ?? null;
  return { owed, refunds, files: files.map((file) => withRefunds(file, filed)), fees, made, paid };
}

/** Adds the refunds of a file to its payouts: how many of both were paid, and how many bounced. */
function withRefunds<File extends { name: string; paid: number; bounced: number }>(
  file: File,
  filed: readonly { file: string; paid: number; bounced: number }[],
): File {
  const refunds = filed.find(({ file: name }) => name === file.name);
  return { ...file, paid: file.paid + (refunds?.paid ?? 0), bounced: file.bounced + (refunds?.bounced ?? 0) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop);
  const fields = await readFields(request);
  if (fields?.["intent"] === "export") {
    const exported = await exportPayouts(
      {
        db: shop.db,
        payer: { name: shop.seller.name, cui: shop.seller.cui, iban: shop.payoutIban },
      },
      { actor, executeOn: dayOf(shop.clock.now()), alsoDue: [fileDueRefunds] },
    );
    if (!exported.ok)
      return data({ errors: {}, values: {}, domainError: exported.domainError }, statusOf(exported.domainError));
    return redirect(officeLinks.payouts({ made: exported.value.name }));
  }
  if (fields?.["intent"] === "refund-paid") {
    const refund = parseFields(RefundPaidForm, fields);
    if (!refund.ok) return data({ errors: refund.errors, values: refund.values, domainError: null }, 422);
    const { refund: refundId, reference, file } = refund.value;
    const sent = await confirmRefundTransfer(shop, { refundId, actor, reference, file });
    if (!sent.ok) return data({ errors: {}, values: {}, domainError: sent.domainError }, statusOf(sent.domainError));
    return redirect(officeLinks.payouts({ paid: (fields["order"] ?? "").slice(0, 10) }));
  }
  const parsed = parseFields(PaidForm, fields);
  if (!parsed.ok) return data({ errors: parsed.errors, values: parsed.values, domainError: null }, 422);
  const { number } = parsed.value;
  const paid = await payOut(shop, { ...parsed.value, actor });
  if (!paid.ok) return data({ errors: {}, values: {}, domainError: paid.domainError }, statusOf(paid.domainError));
  return redirect(officeLinks.payouts({ paid: number }));
}

type LoaderData = Route.ComponentProps["loaderData"];

export default function OfficePayouts({
  loaderData: { owed, refunds, files, fees, made, paid },
  actionData,
}: Route.ComponentProps) {
  const { t } = useWords("office-trade-ins");
  const { formatDomainError, formatFields } = useDomainErrors();
  const waiting = owed.filter((row) => !row.isBounced);
  const due = waiting.filter((row) => row.isDue && row.file === null);
  const toBuyers = refunds.filter(({ account, file }) => account !== null && file === null);
  const ready = [...due, ...toBuyers].filter((row) => row.faults.length === 0);
  const values = actionData?.values ?? {};
  const groups = [
    { label: t("payouts.due"), rows: due },
    { label: t("payouts.sent"), rows: waiting.filter((row) => row.file !== null) },
    { label: t("payouts.later"), rows: waiting.filter((row) => !row.isDue && row.file === null) },
    { label: t("payouts.bounced"), rows: owed.filter((row) => row.isBounced) },
  ].filter(({ rows }) => rows.length > 0);
  const refundGroups = [
    { label: t("payouts.refunds"), rows: toBuyers },
    { label: t("payouts.refundsFiled"), rows: refunds.filter(({ file }) => file !== null) },
    { label: t("payouts.refundsAsked"), rows: refunds.filter(({ account }) => account === null) },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <OfficePage title={t("payouts.title")}>
      <div className="flex flex-col gap-6">
        {actionData?.domainError ? (
          <Notice tone="danger" live>
            {formatDomainError(actionData.domainError)}
          </Notice>
        ) : null}
        <ErrorSummary errors={formatFields(actionData?.errors)} />
        {made && !actionData ? (
          <Notice tone="good" live>
            {t("payouts.made", { file: made })} <FileLinks name={made} />
          </Notice>
        ) : null}
        {paid && !actionData ? (
          <Notice tone="good" live>
            {t("payouts.confirmed", { number: paid })}
          </Notice>
        ) : null}
        {ready.length > 0 ? <ExportPanel amounts={ready.map(({ amount }) => amount)} /> : null}
        {groups.length + refundGroups.length === 0 ? <p className="text-muted">{t("payouts.none")}</p> : null}
        {groups.map(({ label, rows }) => (
          <Panel key={label} label={label}>
            <OwedList rows={rows} typed={values} />
          </Panel>
        ))}
        {refundGroups.map(({ label, rows }) => (
          <Panel key={label} label={label}>
            <RefundList rows={rows} typed={values} />
          </Panel>
        ))}
        {fees.length > 0 ? <FeesPanel fees={fees} /> : null}
        <FilesPanel files={files} />
      </div>
    </OfficePage>
  );
}

function FileLinks({ name }: { name: string }) {
  const { t } = useWords("office-trade-ins");
  return (
    <span className="inline-flex gap-4">
      {(["xml", "csv"] as const).map((format) => (
        <Link
          key={format}
          reloadDocument
          to={officeLinks.payoutFile(`${name}.${format}`)}
          className="link inline-flex min-h-11 items-center"
        >
          {t(`payouts.${format}`)}
        </Link>
      ))}
    </span>
  );
}

/** Makes one bank file of all amounts that are due and complete. */
function ExportPanel({ amounts }: { amounts: readonly Bani[] }) {
  const { t } = useWords("office-trade-ins");
  const isExporting = useNavigation().formData?.get("intent") === "export";
  return (
    <Panel label={t("payouts.fileTitle")}>
      <Form method="post">
        <input type="hidden" name="intent" value="export" />
        <p className="mb-3">
          {t("payouts.exportHint", {
            count: amounts.length,
            total: formatPrice(sum(amounts)),
          })}
        </p>
        <Button busy={isExporting}>{t("payouts.export")}</Button>
      </Form>
    </Panel>
  );
}

/** Return fees that sellers still owe the shop. */
function FeesPanel({ fees }: Pick<LoaderData, "fees">) {
  const { t, language } = useWords("office-trade-ins");
  return (
    <Panel label={t("payouts.fees")}>
      <ul className="divide-y divide-line">
        {fees.map(({ number, amount, payee, since }) => (
          <li key={number} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2">
            <span className="min-w-0">
              <Link
                to={officeLinks.tradeIn(number)}
                className="link figure inline-flex min-h-11 items-center font-semibold"
              >
                {number}
              </Link>{" "}
              {payee}
            </span>
            <span className="text-sm text-muted">
              {t("payouts.feeSince", { fee: formatPrice(amount), date: formatDate(since, language) })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function FilesPanel({ files }: Pick<LoaderData, "files">) {
  const { t, language } = useWords("office-trade-ins");
  return (
    <Panel label={t("payouts.files")}>
      {files.length === 0 ? <p className="text-muted">{t("payouts.noFiles")}</p> : null}
      <ul className="divide-y divide-line">
        {files.map((file) => (
          <li key={file.name} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
            <span className="min-w-0">
              <span className="figure font-semibold">{file.name}</span>{" "}
              <span className="figure">{formatPrice(file.total)}</span>
              <span className="block text-sm text-muted">
                {formatDateTime(file.madeAt, language)} ·{" "}
                {t("payouts.filed", { paid: file.paid, transfers: file.transfers })}
                {file.bounced > 0 ? ` · ${t("payouts.cameBack", { count: file.bounced })}` : null}
              </span>
            </span>
            <FileLinks name={file.name} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
