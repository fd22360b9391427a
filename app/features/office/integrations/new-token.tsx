// A new token of the staff API. It is shown once, in the answer to the form.

import type { Route } from "./+types/new-token";
import { newId } from "../../../../base/id.ts";
import { apiScopes, tokenDays } from "../../../../shop/integrations/api-token.ts";
import { makeToken } from "../../../../shop/integrations/change-tokens.server.ts";
import { LONGEST_NAME } from "../../../../shop/integrations/endpoint.ts";
import { TokenForm } from "../../../../shop/integrations/forms.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { CheckboxField, fieldId, SelectField, TextField } from "../../../kit/field.tsx";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { postForm } from "../post-form.server.ts";
import { MakeSecret } from "./components/make-secret.tsx";

export const handle = {
  words: ["office-integrations", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context.get(shopContext), "integrations.manage");
  return { id: newId<"api-token">() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "integrations.manage");
  const posted = await postForm(request, TokenForm, (token) => makeToken(shop, { ...token, actor }));
  return posted.ok ? posted.value : posted.answer;
}

export default function NewToken({ loaderData: { id }, actionData }: Route.ComponentProps) {
  const { t } = useWords("office-integrations");
  return (
    <MakeSecret
      title={t("tokens.new")}
      id={id}
      answer={actionData}
      made={{ title: t("secret.token"), back: officeLinks.integrations() }}
      button={t("tokens.make")}
    >
      {({ values, errors }) => (
        <>
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
          <SelectField
            name="days"
            label={t("fields.days")}
            defaultValue={values["days"] ?? "365"}
            error={errors["days"]}
          >
            {tokenDays.map((days) => (
              <option key={days} value={days}>
                {days === "0" ? t("tokens.noEnd") : t("fields.daysCount", { count: Number(days) })}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </MakeSecret>
  );
}
