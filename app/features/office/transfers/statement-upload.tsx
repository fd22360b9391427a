// Uploads a bank statement as a file. If it is refused, the page says why and nothing is stored; for a table of which the columns are
// not known staff say what they hold.

import { data, redirect } from "react-router";
import type { Route } from "./+types/statement-upload";
import { shopContext } from "../../../context.server.ts";
import { readFileForm, requireStaff } from "../../../edge.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { controlClass, Field } from "../../../kit/field.tsx";
import { OfficePage } from "../components/page.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { ColumnChooser } from "./components/column-chooser.tsx";
import { postStatement } from "./statement-upload.action.server.ts";

export const handle = {
  words: ["office-invoices", "domain-errors"],
  body: { size: "file", cards: "unsearched" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context.get(shopContext), "money.pay");
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "money.pay");
  const posted = await postStatement(shop, { form: await readFileForm(request), actor });
  if (posted.ok) return redirect(officeLinks.statement(posted.value));
  const { domainError, file } = posted;
  return data({ domainError, file }, domainError.code === "statement-missing" ? 422 : statusOf(domainError));
}

export default function StatementUpload({ actionData }: Route.ComponentProps) {
  const { t } = useWords("office-invoices");
  const { formatDomainError } = useDomainErrors();
  const domainError = actionData?.domainError;
  const unknown = actionData?.file ?? null;
  const refused = domainError
    ? domainError.code === "statement-missing"
      ? t("upload.missing")
      : formatDomainError(domainError)
    : null;
  // Where staff can name the columns, the file is no mistake.
  const error = unknown ? null : refused;
  const inColumns = domainError?.code === "statement-unknown-format" ? null : refused;
  return (
    <OfficePage
      title={t("upload.title")}
      actions={
        <ButtonLink to={officeLinks.transfers()} variant="quiet">
          {t("upload.back")}
        </ButtonLink>
      }
    >
      {unknown ? <ColumnChooser file={unknown} error={inColumns} /> : null}
      <Panel className="max-w-2xl">
        <p className="mb-4">{t("upload.lead")}</p>
        <ErrorSummary errors={error ? { file: error } : null} />
        {/* A plain document form: an upload needs no script, and the response is a page. */}
        <form method="post" encType="multipart/form-data" className="mt-4 flex flex-col items-start gap-4">
          <Field name="file" label={t("upload.file")} hint={t("upload.hint")} error={error}>
            {(control) => (
              <input
                {...control}
                type="file"
                accept=".csv,.txt,.xml,.sta,.940,.mt940,.zip,text/csv,application/xml,application/zip"
                required
                className={controlClass}
              />
            )}
          </Field>
          <Button>{t("upload.action")}</Button>
        </form>
      </Panel>
    </OfficePage>
  );
}
