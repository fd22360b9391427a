// Brings in an e-mail that came, as a file: it joins the conversation that it answers.

import { data, redirect } from "react-router";
import type { Route } from "./+types/import-message";
import { recordReply } from "../../../../shop/messages/record-reply.server.ts";
import { looksLikeCardNumber } from "../../../../shop/payments/card-leak.ts";
import { languageContext, shopContext } from "../../../context.server.ts";
import { statusOf, type AnyDomainError } from "../../../domain-errors.server.ts";
import { readFileForm, requireStaff, wasTooLarge } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { controlClass, Field } from "../../../kit/field.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { OfficePage } from "../components/page.tsx";

export const handle = {
  words: ["office-messages", "domain-errors"],
  // The ids and encoded files of an e-mail are long numbers: its text alone is searched for card numbers.
  body: { size: "file", cards: "unsearched", explainsTooLarge: true },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context.get(shopContext), "messages.answer");
  return null;
}

type ImportIssue = "missing" | "large";
const rejectUpload = (issue: ImportIssue, status: number) =>
  data({ issue, domainError: null as AnyDomainError | null }, status);

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "messages.answer");
  if (wasTooLarge(request)) return rejectUpload("large", 413);
  const file = (await readFileForm(request))?.get("file");
  if (!(file instanceof File) || file.size === 0) return rejectUpload("missing", 422);
  const raw = new Uint8Array(await file.arrayBuffer());
  const hasCard = (text: string) => looksLikeCardNumber(text, "any");
  const recorded = await recordReply(shop, { raw, actor, language: context.get(languageContext), hasCard });
  if (recorded.ok)
    return redirect(officeLinks.message(recorded.value.number, { done: recorded.value.isNew ? "imported" : "known" }));
  const { domainError } = recorded;
  return data({ issue: null, domainError }, statusOf(domainError));
}

export default function ImportMessage({ actionData }: Route.ComponentProps) {
  const { t } = useWords("office-messages");
  const { formatDomainError } = useDomainErrors();
  const { issue = null, domainError = null } = actionData ?? {};
  const error = issue ? t(`import.${issue}`) : domainError ? formatDomainError(domainError) : null;
  return (
    <OfficePage
      title={t("import.title")}
      actions={
        <ButtonLink to={officeLinks.messages({ show: "open" })} variant="quiet">
          {t("back")}
        </ButtonLink>
      }
    >
      <Panel className="max-w-2xl">
        <p className="mb-4">{t("import.lead")}</p>
        <ErrorSummary errors={error ? { file: error } : null} />
        {/* A plain document form: an upload needs no script, and the response is a page. */}
        <form method="post" encType="multipart/form-data" className="mt-4 flex flex-col items-start gap-4">
          <Field name="file" label={t("import.file")} error={error}>
            {(control) => (
              <input {...control} type="file" accept=".eml,message/rfc822" required className={controlClass} />
            )}
          </Field>
          <Button>{t("import.action")}</Button>
        </form>
      </Panel>
    </OfficePage>
  );
}
