// Uploads a bank statement as a file. If it has errors, the page lists them and nothing is stored.

import { data, redirect } from "react-router";
import type { Route } from "./+types/statement-upload";
import { uploadStatement } from "../../../../shop/bank/upload-statement.server.ts";
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

export const handle = {
  words: ["office-invoices", "domain-errors"],
  body: { size: "file", cards: "unsearched" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context.get(shopContext), "money.view");
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "money.pay");
  const file = (await readFileForm(request))?.get("file");
  if (!(file instanceof File) || file.size === 0)
    return data({ domainError: { kind: "invalid" as const, code: "statement-missing" as const } }, 422);
  const uploaded = await uploadStatement(shop, {
    bytes: new Uint8Array(await file.arrayBuffer()),
    name: file.name,
    actor,
  });
  if (!uploaded.ok) return data({ domainError: uploaded.domainError }, statusOf(uploaded.domainError));
  return redirect(officeLinks.statement(uploaded.value));
}

export default function StatementUpload({ actionData }: Route.ComponentProps) {
  const { t } = useWords("office-invoices");
  const { formatDomainError } = useDomainErrors();
  const domainError = actionData?.domainError;
  const error = domainError
    ? domainError.code === "statement-missing"
      ? t("upload.missing")
      : formatDomainError(domainError)
    : null;
  return (
    <OfficePage
      title={t("upload.title")}
      actions={
        <ButtonLink to={officeLinks.transfers()} variant="quiet">
          {t("upload.back")}
        </ButtonLink>
      }
    >
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
                accept=".csv,.txt,.xml,text/csv,application/xml"
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
