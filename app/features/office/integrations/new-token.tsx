// A new token of the staff API. It is shown once, in the answer to the form.

import { data, Form } from "react-router";
import type { Route } from "./+types/new-token";
import { newId } from "../../../../base/id.ts";
import { apiScopes, tokenDays } from "../../../../shop/integrations/api-token.ts";
import { makeToken } from "../../../../shop/integrations/change-tokens.server.ts";
import { LONGEST_NAME } from "../../../../shop/integrations/endpoint.ts";
import { TokenForm } from "../../../../shop/integrations/forms.ts";
import { shopContext } from "../../../context.server.ts";
import { statusOf, type AnyDomainError } from "../../../domain-errors.server.ts";
import { parseFields, readFields, requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button } from "../../../kit/button.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { CheckboxField, fieldId, SelectField, TextField } from "../../../kit/field.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { OfficePage } from "../components/page.tsx";
import { SecretOnce } from "./components/secret-once.tsx";

export const handle = {
  words: ["office-integrations", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context.get(shopContext), "integrations.manage");
  return { id: newId<"api-token">() };
}

type Answer = {
  secret: string | null;
  errors: Record<string, string>;
  values: Record<string, string>;
  domainError: AnyDomainError | null;
};

const nothing: Answer = { secret: null, errors: {}, values: {}, domainError: null };

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "integrations.manage");
  const fields = await readFields(request);
  const parsed = parseFields(TokenForm, fields);
  if (!parsed.ok) return data<Answer>({ ...nothing, errors: parsed.errors, values: parsed.values }, 422);
  const token = await makeToken(shop, { ...parsed.value, actor });
  if (token.ok) return data<Answer>({ ...nothing, secret: token.value.secret });
  const { domainError } = token;
  return data<Answer>({ ...nothing, values: fields ?? {}, domainError }, statusOf(domainError));
}

export default function NewToken({ loaderData: { id }, actionData }: Route.ComponentProps) {
  const { t } = useWords("office-integrations");
  const { formatDomainError, formatFields } = useDomainErrors();
  const values: Record<string, string> = actionData?.values ?? {};
  const errors = formatFields(actionData?.errors);
  if (actionData?.secret)
    return (
      <OfficePage title={t("tokens.new")}>
        <SecretOnce title={t("secret.token")} secret={actionData.secret} back={officeLinks.integrations()} />
      </OfficePage>
    );
  return (
    <OfficePage title={t("tokens.new")}>
      <Form method="post" noValidate className="flex max-w-3xl flex-col gap-5">
        {actionData?.domainError ? (
          <Notice tone="danger" live>
            {formatDomainError(actionData.domainError)}
          </Notice>
        ) : null}
        <ErrorSummary errors={errors} />
        <input type="hidden" name="id" value={values["id"] ?? id} />
        <TextField
          name="name"
          label={t("fields.tokenName")}
          hint={t("fields.nameHint")}
          defaultValue={values["name"]}
          error={errors["name"]}
          maxLength={LONGEST_NAME}
          required
          autoComplete="off"
        />
        <fieldset id={fieldId("scopes")}>
          <legend className="font-condensed text-base font-semibold">{t("fields.scopes")}</legend>
          {errors["scopes"] ? <p className="text-sm text-danger">{errors["scopes"]}</p> : null}
          {apiScopes.map((scope) => (
            <CheckboxField
              key={scope}
              name={`scope.${scope}`}
              label={
                <>
                  {t(`scopes.${scope}`)} <span className="figure text-sm text-muted">{scope}</span>
                </>
              }
              defaultChecked={values[`scope.${scope}`] === "on"}
            />
          ))}
        </fieldset>
        <SelectField name="days" label={t("fields.days")} defaultValue={values["days"] ?? "365"} error={errors["days"]}>
          {tokenDays.map((days) => (
            <option key={days} value={days}>
              {days === "0" ? t("tokens.noEnd") : t("fields.daysCount", { count: Number(days) })}
            </option>
          ))}
        </SelectField>
        <Button className="self-start">{t("tokens.make")}</Button>
      </Form>
    </OfficePage>
  );
}
