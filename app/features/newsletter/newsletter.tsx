// /newsletter: the form of the newsletter, which the footer of every page posts to as well.

import { data, Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/newsletter";
import { refuse } from "../../../base/result.ts";
import { mayTry } from "../../../shop/accounts/limit-tries.server.ts";
import { SubscribeForm } from "../../../shop/newsletter/forms.ts";
import { subscribe } from "../../../shop/newsletter/subscribe.server.ts";
import { languageContext, shopContext } from "../../context.server.ts";
import { statusOf } from "../../domain-errors.server.ts";
import { clientOf, parseFields, readFields } from "../../edge.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import { links } from "../../links.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { Button } from "../../kit/button.tsx";
import { ErrorSummary } from "../../kit/error-summary.tsx";
import { TextField } from "../../kit/field.tsx";
import { Notice } from "../../kit/notice.tsx";
import { Head } from "../../kit/pages/head.tsx";
import { Page } from "../../kit/pages/page.tsx";
import { useDomainErrors } from "../../kit/pages/refused-page.tsx";

export const handle = {
  words: ["newsletter", "domain-errors"],
  body: { size: "form", rate: "email" },
} satisfies RouteHandle;

/** Limit of e-mails that one network address may cause in 15 minutes, to any recipient. */
const MOST_REQUESTS = 10;

export function loader({ request }: Route.LoaderArgs) {
  return { isSent: new URL(request.url).searchParams.has("sent") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const fields = await readFields(request);
  // The footer's field has a name of its own: it stands on pages whose own forms have an "email".
  const parsed = parseFields(
    SubscribeForm,
    fields && { ...fields, email: fields["email"] ?? fields["subscriber"] ?? "" },
  );
  if (!parsed.ok) return data({ errors: parsed.errors, values: parsed.values }, 422);
  const isAllowed = await mayTry(shop, [
    { of: "newsletter from", by: clientOf(request).clientIp, most: MOST_REQUESTS },
  ]);
  if (!isAllowed) {
    const { domainError } = refuse.tooMany({ code: "too-many-tries" });
    return data({ domainError }, statusOf(domainError));
  }
  const answer = await subscribe(shop, { email: parsed.value.email, language: context.get(languageContext) });
  if (!answer.ok) return data({ domainError: answer.domainError }, statusOf(answer.domainError));
  return redirect(links.newsletter({ sent: "1" }));
}

export default function Newsletter({ loaderData: { isSent }, actionData }: Route.ComponentProps) {
  const { t } = useWords("newsletter");
  const { formatDomainError, formatFields } = useDomainErrors();
  const isBusy = useNavigation().state !== "idle";
  const errors: Record<string, string> = actionData && "errors" in actionData ? formatFields(actionData.errors) : {};
  const formError =
    actionData && "domainError" in actionData ? { form: formatDomainError(actionData.domainError) } : {};
  const typed = actionData && "values" in actionData ? actionData.values["email"] : undefined;
  return (
    <Page title={t("title")} lead={t("lead")}>
      <Head title={t("title")} hidden />
      {isSent && !actionData ? (
        <div className="max-w-2xl">
          <Notice tone="good" title={t("sent.title")} live>
            {t("sent.text")}
          </Notice>
        </div>
      ) : (
        <Form method="post" action={links.newsletter()} noValidate className="flex max-w-2xl flex-col gap-5">
          <ErrorSummary errors={{ ...errors, ...formError }} />
          <TextField
            name="email"
            type="email"
            label={t("email")}
            hint={t("consent")}
            autoComplete="email"
            defaultValue={typed}
            error={errors["email"]}
            required
          />
          <Button busy={isBusy} className="self-start">
            {t("submit")}
          </Button>
        </Form>
      )}
    </Page>
  );
}
