// Staff write to somebody first.

import { data, Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/new-message";
import { newId } from "../../../../base/id.ts";
import { LONGEST_REPLY } from "../../../../shop/messages/conversation.ts";
import { NewConversationForm } from "../../../../shop/messages/forms.ts";
import { writeFirst } from "../../../../shop/messages/write-first.server.ts";
import { shopContext } from "../../../context.server.ts";
import { parseFields, readFields, requireStaff } from "../../../edge.server.ts";
import { languageNames, languages } from "../../../i18n/languages.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { SelectField, TextAreaField, TextField } from "../../../kit/field.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { OfficePage } from "../components/page.tsx";

export const handle = {
  words: ["office-messages", "domain-errors"],
  body: { size: "message" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context.get(shopContext), "messages.answer");
  const query = new URL(request.url).searchParams;
  return { email: query.get("email") ?? "", name: query.get("name") ?? "", messageId: newId<"message">() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const by = await requireStaff(request, shop, "messages.answer");
  const fields = await readFields(request);
  const empty = { name: "", email: "", language: "", subject: "", body: "" };
  const parsed = parseFields(NewConversationForm, fields && { ...empty, ...fields });
  if (!parsed.ok) return data({ errors: parsed.errors, values: parsed.values }, 422);
  const number = await writeFirst(shop, { form: parsed.value, by });
  return redirect(officeLinks.message(number, { done: "sent" }));
}

export default function NewMessage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, language } = useWords("office-messages");
  const { formatFields } = useDomainErrors();
  const isBusy = useNavigation().state === "submitting";
  const errors = formatFields(actionData?.errors);
  const values: Record<string, string> = { language, ...loaderData, ...actionData?.values };
  const field = (name: "name" | "email" | "subject" | "body" | "language") => ({
    name,
    label: t(`new.${name}`),
    defaultValue: values[name],
    error: errors[name],
    required: true,
  });
  return (
    <OfficePage
      title={t("new.title")}
      actions={
        <ButtonLink to={officeLinks.messages({ show: "open" })} variant="quiet">
          {t("back")}
        </ButtonLink>
      }
    >
      <Panel className="max-w-3xl">
        <p className="mb-4 text-muted">{t("new.lead")}</p>
        <ErrorSummary errors={errors} />
        <Form method="post" noValidate className="mt-4 flex flex-col gap-4">
          <input type="hidden" name="message" value={loaderData.messageId} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...field("name")} maxLength={100} autoComplete="off" />
            <TextField {...field("email")} type="email" maxLength={200} autoComplete="off" />
            <SelectField {...field("language")}>
              {languages.map((each) => (
                <option key={each} value={each}>
                  {languageNames[each].name}
                </option>
              ))}
            </SelectField>
          </div>
          <TextField {...field("subject")} maxLength={150} />
          <TextAreaField {...field("body")} rows={8} maxLength={LONGEST_REPLY} />
          <Button busy={isBusy} className="self-start">
            {t("new.send")}
          </Button>
        </Form>
      </Panel>
    </OfficePage>
  );
}
