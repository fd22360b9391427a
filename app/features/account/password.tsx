// Changing the password. Asks for the current one.

import { redirect } from "react-router";
import type { Route } from "./+types/password";
import { changePassword } from "../../../shop/accounts/passwords/change-password.server.ts";
import { PasswordForm } from "../../../shop/accounts/forms.ts";
import { shopContext } from "../../context.server.ts";
import { parseFields, readFields, requireAccount } from "../../edge.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { AccountPage } from "../../shared/account/account-page.tsx";
import { AuthForm, useAuthAnswer } from "./sign-in/components/auth-form.tsx";
import { PasswordField } from "./sign-in/components/password-field.tsx";
import { rejectedForm, invalidForm } from "./sign-in/sign-in.action.server.ts";

export const handle = {
  words: ["account", "account-sign-in", "domain-errors"],
  purpose: "form",
  body: { size: "form", rate: "secret" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { email } = await requireAccount(request, context.get(shopContext));
  return { email };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { accountId, sessionId } = await requireAccount(request, shop);
  const fields = await readFields(request);
  const parsed = parseFields(
    PasswordForm,
    fields && { currentPassword: "", password: "", confirmPassword: "", ...fields },
  );
  if (!parsed.ok) return invalidForm(parsed);
  const { currentPassword, password } = parsed.value;
  const changed = await changePassword(shop, { accountId, sessionId, currentPassword, password });
  return changed.ok ? redirect(links.profile({ done: "password" })) : rejectedForm(changed.domainError, fields);
}

export default function Password({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const { t } = useWords("account");
  const auth = useWords("account-sign-in");
  const notice = useAuthAnswer(actionData);
  return (
    <AccountPage title={t("profile.changePassword")} crumbs={[{ label: t("places.profile"), to: links.profile() }]}>
      <div className="max-w-xl">
        <AuthForm intent="password" notice={notice} action={t("save")}>
          <p>{t("profile.passwordText")}</p>
          <input type="hidden" name="email" value={email} autoComplete="username" />
          <PasswordField
            name="currentPassword"
            label={t("profile.currentPassword")}
            error={notice.errors["currentPassword"]}
            autoComplete="current-password"
          />
          <PasswordField
            name="password"
            label={auth.t("newPassword")}
            hint={auth.t("passwordHint")}
            error={notice.errors["password"]}
            autoComplete="new-password"
          />
          <PasswordField
            name="confirmPassword"
            label={auth.t("confirmPassword")}
            error={notice.errors["confirmPassword"]}
            autoComplete="new-password"
          />
        </AuthForm>
      </div>
    </AccountPage>
  );
}
