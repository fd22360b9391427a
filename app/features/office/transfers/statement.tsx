// One bank statement before and after its import: each received transfer with the order that it pays, or would pay.

import { data, Form, redirect } from "react-router";
import type { Route } from "./+types/statement";
import { parseId } from "../../../../base/id.ts";
import { importStatement } from "../../../../shop/bank/import-statement.server.ts";
import { viewStatement } from "../../../../shop/bank/view-transfers.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { OfficePage } from "../components/page.tsx";
import { SkippedRows } from "./components/skipped-rows.tsx";
import { StatementTable } from "./components/statement-table.tsx";

export const handle = { words: ["office-invoices"], body: { size: "form" } } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "money.view");
  const id = parseId<"statement">(params.id);
  const view = id && (await viewStatement(shop, { id }));
  if (!view) throw data(null, { status: 404 });
  return { ...view, fresh: view.lines.filter(({ line }) => line.state === "new").length };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "money.pay");
  const id = parseId<"statement">(params.id);
  const imported = id && (await importStatement(shop, { id, actor }));
  if (!id || !imported?.ok) throw data(null, { status: 404 });
  return redirect(officeLinks.statement(id));
}

export default function OfficeStatement({ loaderData: { statement, lines, fresh } }: Route.ComponentProps) {
  const { t } = useWords("office-invoices");
  const waiting = lines.filter(
    ({ line }) => line.why !== null && (line.state === "new" || line.state === "open"),
  ).length;
  return (
    <OfficePage
      title={t("statement.title")}
      actions={
        <ButtonLink to={officeLinks.transfers()} variant="quiet">
          {t("upload.back")}
        </ButtonLink>
      }
    >
      <div className="flex flex-col gap-6">
        <p className="break-all text-muted">{statement.name}</p>
        {statement.knownLines > 0 ? <Notice>{t("statement.known", { count: statement.knownLines })}</Notice> : null}
        {statement.skippedLines > 0 ? <SkippedRows count={statement.skippedLines} skipped={statement.skipped} /> : null}
        {waiting > 0 ? <Notice tone="warn">{t("statement.waiting", { count: waiting })}</Notice> : null}
        {lines.length === 0 && statement.knownLines === 0 ? <Notice>{t("statement.nothing")}</Notice> : null}
        {statement.importedAt && fresh === 0 ? <Notice tone="good">{t("statement.imported")}</Notice> : null}
        <StatementTable lines={lines} />
        {fresh > 0 ? (
          <Form method="post" className="flex flex-wrap items-center gap-4">
            <Button>{t("statement.import", { count: fresh })}</Button>
            <span className="max-w-prose text-sm text-muted">{t("statement.explained")}</span>
          </Form>
        ) : null}
      </div>
    </OfficePage>
  );
}
