// Incoming bank transfers: orders that wait for one, transfers without a clear order, and the bank statements.

import { data, Link, redirect } from "react-router";
import type { Route } from "./+types/transfers";
import { newId } from "../../../../base/id.ts";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { lineFilters, lineSorts } from "../../../../shop/bank/line-list.ts";
import { viewTransfers } from "../../../../shop/bank/view-transfers.server.ts";
import { shopContext } from "../../../context.server.ts";
import { readFields, requireStaff } from "../../../edge.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { formatDateTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { AwaitedOrders } from "./components/awaited-orders.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { revalidateConflict } from "../components/revalidate-conflict.ts";
import { dueOptions } from "../list/due-filter.ts";
import { listSearch, readListQuery } from "../list/list-query.ts";
import { lateFor } from "../waiting.view.server.ts";
import { SurplusList } from "./components/surplus-list.tsx";
import { LineList } from "./components/line-list.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { postTransfer, transferOutcomes } from "./transfers.action.server.ts";

export const handle = {
  words: ["office", "office-invoices", "office-audit", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

/** Payments that wait begin with the oldest, all others with the newest. */
function readQuery(address: string) {
  const filters = { state: lineFilters, due: dueOptions };
  const isWaiting = readListQuery(address, { sorts: lineSorts, filters }).filters.state === null;
  const descendingFirst = isWaiting ? (["amount"] as const) : (["amount", "booked"] as const);
  return readListQuery(address, { sorts: lineSorts, descendingFirst, filters, dates: true });
}

export const shouldRevalidate = revalidateConflict;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "money.view");
  const done = new URL(request.url).searchParams.get("done");
  const mayPay = hasRight(roles, "money.pay");
  const query = readQuery(request.url);
  const { due } = query.filters;
  const { surpluses, counts, ...view } = await viewTransfers(shop, {
    ...query,
    ...query.filters,
    due: due === null ? null : { before: due === "late" ? lateFor(shop).transfers : null },
  });
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return {
    ...view,
    query,
    counts: lineFilters.map((state) => ({ state, count: state === "all" ? all : (counts.get(state) ?? 0) })),
    mayPay,
    surpluses: surpluses.map((surplus) => ({ ...surplus, account: mayPay ? surplus.account : null })),
    done: transferOutcomes.find((outcome) => outcome === done) ?? null,
    today: shop.clock.today(),
    formKey: newId<"form">() as string,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "money.pay");
  const fields = await readFields(request);
  const posted = await postTransfer(shop, { fields, actor });
  if ("errors" in posted) return data({ ...posted, domainError: null }, 422);
  if (!posted.ok)
    return data({ errors: {}, values: fields ?? {}, domainError: posted.domainError }, statusOf(posted.domainError));
  return redirect(officeLinks.transfers(listSearch(readQuery(request.url), { done: posted.value })));
}

export default function OfficeTransfers({
  loaderData: { query, awaiting, lines, total, counts, surpluses, statements, done, today, formKey, mayPay },
  actionData,
}: Route.ComponentProps) {
  const { t, language } = useWords("office-invoices");
  const { formatFields } = useDomainErrors();
  return (
    <OfficePage
      title={t("transfers.title")}
      actions={<ButtonLink to={officeLinks.transfersUpload()}>{t("transfers.upload")}</ButtonLink>}
    >
      <div className="flex flex-col gap-8">
        <FormProblems domainError={actionData?.domainError} errors={formatFields(actionData?.errors)} />
        {done && !actionData ? (
          <Notice tone={done !== "short" && done !== "over" && done !== "late" ? "good" : "warn"} live>
            {t(`transfers.done.${done}`)}
          </Notice>
        ) : null}
        <section>
          <h2 className="mb-3 text-xl">{t("lines.title")}</h2>
          <LineList query={query} lines={lines} total={total} counts={counts} mayPay={mayPay} />
        </section>
        {surpluses.length > 0 ? (
          <Panel label={t("transfers.surpluses")}>
            <SurplusList
              surpluses={surpluses}
              mayPay={mayPay}
              answer={{
                errors: formatFields(actionData?.errors),
                typed: (actionData?.values ?? {}) as Record<string, string>,
              }}
            />
          </Panel>
        ) : null}
        <Panel label={t("transfers.awaiting")}>
          <AwaitedOrders orders={awaiting} today={today} formKey={formKey} />
        </Panel>
        <Panel label={t("transfers.statements")}>
          {statements.length === 0 ? <p className="text-muted">{t("transfers.noStatements")}</p> : null}
          <ul className="divide-y divide-line">
            {statements.map((statement) => (
              <li key={statement.id} className="flex flex-wrap items-center justify-between gap-x-4">
                <Link
                  to={officeLinks.statement(statement.id)}
                  className="link inline-flex min-h-11 min-w-0 items-center break-all"
                >
                  {statement.name}
                </Link>
                <span className="text-sm text-muted">
                  {formatDateTime(statement.uploadedAt, language)} ·{" "}
                  {t(statement.importedAt ? "transfers.imported" : "transfers.notImported")}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </OfficePage>
  );
}
