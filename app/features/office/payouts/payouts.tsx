// Outgoing payments to sellers and buyers: what is due, what a second person must approve, the file for the bank, and
// what the bank has sent or sent back.

import { data, Form, Link, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/payouts";
import type { Bani } from "../../../../base/money.ts";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { listStaff } from "../../../../shop/accounts/staff/list-staff.server.ts";
import { paymentOutKinds, paymentOutSorts, paymentOutStates } from "../../../../shop/office/payments-out.ts";
import { shopContext } from "../../../context.server.ts";
import type { Shop } from "../../../composition.server.ts";
import { readFields, requireStaff, type StaffMember } from "../../../edge.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { formatDate, formatDateTime, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Button } from "../../../kit/button.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { revalidateConflict } from "../components/revalidate-conflict.ts";
import { BulkOutcome } from "../list/bulk-outcome.tsx";
import { dueOptions } from "../list/due-filter.ts";
import { readBulk } from "../list/read-bulk.server.ts";
import { listSearch, readListQuery } from "../list/list-query.ts";
import { bulkIntents, bulkPayments } from "./bulk-payments.action.server.ts";
import { lateFor } from "../waiting.view.server.ts";
import { PaymentList } from "./components/payment-list.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { paymentsDone, postPayment } from "./payments-out.action.server.ts";
import { paymentsOutView } from "./payments-out.view.server.ts";

export const handle = {
  words: ["office", "office-trade-ins", "office-orders", "office-money", "office-audit", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

const ORDER_LENGTH = "ORD-482913".length;

/** What is not paid begins with the longest-due, what is paid with the newest. */
function readQuery(address: string) {
  const filters = { state: paymentOutStates, kind: paymentOutKinds, due: dueOptions };
  const isPaid = readListQuery(address, { sorts: paymentOutSorts, filters }).filters.state === "paid";
  const descendingFirst = isPaid ? (["amount", "at"] as const) : (["amount"] as const);
  return readListQuery(address, { sorts: paymentOutSorts, descendingFirst, filters, dates: true });
}

export const shouldRevalidate = revalidateConflict;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const staff = await requireStaff(request, shop, "money.view");
  const params = new URL(request.url).searchParams;
  const query = readQuery(request.url);
  const { due } = query.filters;
  const view = await paymentsOutView(shop, staff, {
    ...query,
    ...query.filters,
    due: due === null ? null : { before: due === "late" ? lateFor(shop) : null },
  });
  return {
    ...view,
    query,
    made: view.files.find(({ name }) => name === params.get("made"))?.name ?? null,
    paid: /^(?:VND|ORD)-\d{6}$/.exec(params.get("paid") ?? "")?.[0] ?? null,
    done: paymentsDone.find((done) => done === params.get("done")) ?? null,
    limit: shop.fourEyesAbove,
    nobodyElse: await maySendNobodyElse(shop, staff),
  };
}

/** For an owner: whether no colleague could approve what they send. */
async function maySendNobodyElse(shop: Shop, { roles }: Pick<StaffMember, "roles">): Promise<boolean> {
  if (!hasRight(roles, "settings.edit")) return false;
  const { colleagues } = await listStaff(shop);
  return colleagues.filter((colleague) => hasRight(colleague.roles, "money.pay")).length < 2;
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const staff = await requireStaff(request, shop, "money.pay");
  const bulk = await readBulk(request.clone());
  if (bulk && bulkIntents.some((intent) => intent === bulk.intent)) return bulkPayments(shop, bulk, staff);
  const fields = await readFields(request);
  const posted = await postPayment(shop, fields, staff);
  if ("errors" in posted) return data({ errors: posted.errors, values: posted.values, domainError: null }, 422);
  if (!posted.ok)
    return data({ errors: {}, values: fields ?? {}, domainError: posted.domainError }, statusOf(posted.domainError));
  return redirect(officeLinks.payouts(listSearch(readQuery(request.url), posted.value)));
}

type LoaderData = Route.ComponentProps["loaderData"];

export default function OfficePayouts({ loaderData, actionData: posted }: Route.ComponentProps) {
  const { query, rows, total, counts, ready, files, fees, paid, done, mayPay, limit, nobodyElse } = loaderData;
  const bulk = posted && "bulk" in posted ? posted : undefined;
  const actionData = posted && "bulk" in posted ? undefined : posted;
  const made = bulk?.made ?? loaderData.made;
  const { t } = useWords("office-trade-ins");
  const { t: money } = useWords("office-money");
  const { formatFields } = useDomainErrors();
  const answer = {
    errors: formatFields(actionData?.errors),
    typed: (actionData?.values ?? {}) as Record<string, string>,
  };
  const isApproving = counts.some(({ state, count }) => state === "to-approve" && count > 0);
  return (
    <OfficePage title={t("payouts.title")}>
      <div className="flex flex-col gap-6">
        <FormProblems domainError={actionData?.domainError} errors={answer.errors} />
        {made && !actionData ? (
          <Notice tone="good" live>
            {t("payouts.made", { file: made })} {mayPay ? <FileLinks name={made} /> : null}
          </Notice>
        ) : null}
        <BulkOutcome
          answer={bulk?.bulk}
          linkTo={(key) =>
            key.startsWith("VND-") ? officeLinks.tradeIn(key) : officeLinks.order(key.slice(0, ORDER_LENGTH))
          }
        />
        {paid && !posted ? <FlashMessage name="paid" message={t("payouts.confirmed", { number: paid })} /> : null}
        {done && !posted ? <FlashMessage name="done" message={money(`done.${done}`)} /> : null}
        {ready && ready.count > 0 ? <ExportPanel {...ready} /> : null}
        {isApproving ? (
          <p className="max-w-prose text-sm text-muted">{money("approval.hint", { limit: formatPrice(limit) })}</p>
        ) : null}
        {isApproving && nobodyElse ? (
          <Notice tone="warn">
            {money("approval.nobodyElse")}{" "}
            <span className="inline-flex flex-wrap gap-4">
              <Link to={officeLinks.staff()} className="link inline-flex min-h-11 items-center">
                {money("approval.invite")}
              </Link>
              <Link to={officeLinks.setting("limits")} className="link inline-flex min-h-11 items-center">
                {money("approval.workAlone")}
              </Link>
            </span>
          </Notice>
        ) : null}
        <PaymentList {...{ query, rows, total, counts, answer, mayPay }} />
        {fees.length > 0 ? <FeesPanel fees={fees} /> : null}
        <FilesPanel files={files} mayPay={mayPay} />
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
function ExportPanel({ count, total }: { count: number; total: Bani }) {
  const { t } = useWords("office-trade-ins");
  const isExporting = useNavigation().formData?.get("intent") === "export";
  return (
    <Panel label={t("payouts.fileTitle")}>
      <Form method="post">
        <input type="hidden" name="intent" value="export" />
        <p className="mb-3">{t("payouts.exportHint", { count, total: formatPrice(total) })}</p>
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

function FilesPanel({ files, mayPay }: Pick<LoaderData, "files" | "mayPay">) {
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
            {mayPay ? <FileLinks name={file.name} /> : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
