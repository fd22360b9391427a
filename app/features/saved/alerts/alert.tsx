// /alerts/for/{productType}: "tell me when something like this appears", for the filter of a list.

import { data, Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/alert";
import { refuse } from "../../../../base/result.ts";
import { mayTry } from "../../../../shop/accounts/limit-tries.server.ts";
import { requestAlert } from "../../../../shop/saved/alerts/request-alert.server.ts";
import { AlertForm } from "../../../../shop/catalogue/forms.ts";
import { languageContext, shopContext } from "../../../context.server.ts";
import { clientOf, pageOf, parseFields, readFields, signedInOf } from "../../../edge.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { TextField } from "../../../kit/field.tsx";
import { Head } from "../../../kit/pages/head.tsx";
import { Icon } from "../../../kit/icon.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Page } from "../../../kit/pages/page.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { formatAlert, filterIn } from "./alerts.action.server.ts";

export const handle = {
  words: ["saved-alerts", "domain-errors"],
  purpose: "form",
  body: { size: "form", rate: "email" },
} satisfies RouteHandle;

const SENT = "asked";
/** Limit of emails that one network address may cause in 15 minutes, to any recipient. */
const MOST_REQUESTS = 30;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const filter = filterIn(params.productType, { request, shop });
  if (!filter) throw data(null, { status: 404 });
  const { productType, parts, href, isNarrowed } = formatAlert(filter, {
    shop,
    language: context.get(languageContext),
  });
  const email = (await signedInOf(request, shop))?.email ?? "";
  return { productType, parts, href, isNarrowed, email, isSent: new URL(request.url).searchParams.has(SENT) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const language = context.get(languageContext);
  const filter = filterIn(params.productType, { request, shop });
  if (!filter) throw data(null, { status: 404 });
  const parsed = parseFields(AlertForm, await readFields(request));
  if (!parsed.ok) return data({ errors: parsed.errors, values: parsed.values }, 422);
  const isAllowed = await mayTry(shop, [{ of: "alert from", by: clientOf(request).clientIp, most: MOST_REQUESTS }]);
  if (!isAllowed) {
    const { domainError } = refuse.tooMany({ code: "too-many-tries" });
    return data({ domainError }, statusOf(domainError));
  }
  const { text, textWithoutSearch } = formatAlert(filter, { shop, language });
  const answer = await requestAlert(shop, {
    email: parsed.value.email,
    language,
    filter,
    said: text,
    saidUntyped: textWithoutSearch,
  });
  if (!answer.ok) return data({ domainError: answer.domainError }, statusOf(answer.domainError));
  const here = new URL(pageOf(request), request.url);
  here.searchParams.set(SENT, "1");
  return redirect(here.pathname + here.search);
}

const rules = ["soon", "once", "stop", "kept"] as const;

export default function Alert({ loaderData, actionData }: Route.ComponentProps) {
  const { productType, parts, href, isNarrowed, isSent } = loaderData;
  const { t } = useWords("saved-alerts");
  const back = (
    <ButtonLink to={href} variant="secondary" className="self-start">
      {t("back")}
    </ButtonLink>
  );
  return (
    <Page title={t("title")} lead={t("lead")} crumbs={[{ label: productType, to: href }, { label: t("title") }]}>
      <Head title={t("title")} hidden />
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[3fr_2fr]">
        <div className="flex max-w-2xl flex-col gap-6">
          <Panel label={t("wanted")}>
            <p className="font-condensed text-xl font-bold">{productType}</p>
            {parts.length > 0 ? (
              <ul className="mt-2 flex flex-wrap gap-2">
                {parts.map((part) => (
                  <li key={part} className="border border-line bg-raised px-2.5 py-1 text-sm wrap-anywhere">
                    {part}
                  </li>
                ))}
              </ul>
            ) : null}
          </Panel>
          {isSent && !actionData ? (
            <>
              <Notice tone="good" title={t("sent.title")} live>
                {t("sent.text")}
              </Notice>
              {back}
            </>
          ) : isNarrowed ? (
            <RequestForm email={loaderData.email} answer={actionData} />
          ) : (
            <>
              <Notice tone="warn">{t("tooWide")}</Notice>
              {back}
            </>
          )}
        </div>
        <ul className="flex flex-col gap-3 text-muted">
          {rules.map((rule) => (
            <li key={rule} className="flex gap-2.5">
              <Icon name={rule === "kept" ? "shield" : "check"} size={18} className="mt-0.5 shrink-0" />
              {t(`rules.${rule}`)}
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}

function RequestForm({ email, answer }: { email: string; answer: Route.ComponentProps["actionData"] }) {
  const { t } = useWords("saved-alerts");
  const { formatDomainError, formatFields } = useDomainErrors();
  const isBusy = useNavigation().state !== "idle";
  const errors: Record<string, string> = answer && "errors" in answer ? formatFields(answer.errors) : {};
  const formError = answer && "domainError" in answer ? { form: formatDomainError(answer.domainError) } : {};
  const typed = answer && "values" in answer ? answer.values["email"] : undefined;
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      <ErrorSummary errors={{ ...errors, ...formError }} />
      <TextField
        name="email"
        type="email"
        label={t("email")}
        hint={t("emailHint")}
        autoComplete="email"
        defaultValue={typed ?? email}
        error={errors["email"]}
        required
      />
      <Button busy={isBusy} className="self-start">
        {t("submit")}
      </Button>
    </Form>
  );
}
