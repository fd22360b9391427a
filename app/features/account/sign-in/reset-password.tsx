// The target of the link in a reset email, and in the invitation to an account that staff prepared: choosing a password.

import type { Route } from "./+types/reset-password";
import { findMailedKey } from "../../../../shop/accounts/find-mailed-key.server.ts";
import { languageContext, shopContext } from "../../../context.server.ts";
import { readFields } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { AuthForm, useAuthAnswer } from "./components/auth-form.tsx";
import { ExpiredLink } from "./components/expired-link.tsx";
import { PasswordField } from "./components/password-field.tsx";
import { Head } from "../../../kit/pages/head.tsx";
import { Page } from "../../../kit/pages/page.tsx";
import { keyIn, takeNewPassword } from "./sign-in.action.server.ts";

export const handle = {
  words: ["account-sign-in", "domain-errors"],
  purpose: "form",
  body: { size: "form", rate: "secret" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const found = await findMailedKey(context.get(shopContext), { key: keyIn(request), purpose: "reset" });
  return { email: found?.email ?? null };
}

export async function action({ request, context }: Route.ActionArgs) {
  return takeNewPassword(context.get(shopContext), {
    request,
    fields: await readFields(request),
    language: context.get(languageContext),
  });
}

export default function ResetPassword({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const { t } = useWords("account-sign-in");
  const notice = useAuthAnswer(actionData);
  if (email === null) return <ExpiredLink action="reset" />;
  return (
    <Page title={t("choose.title")}>
      <Head title={t("choose.title")} hidden />
      <div className="max-w-xl">
        <AuthForm intent="choose" notice={notice} action={t("choose.action")}>
          <p>{t("choose.text", { email })}</p>
          {/* Lets the browser's password manager save the right user name. */}
          <input type="hidden" name="email" value={email} autoComplete="username" />
          <PasswordField
            name="password"
            label={t("newPassword")}
            hint={t("passwordHint")}
            error={notice.errors["password"]}
            autoComplete="new-password"
          />
          <PasswordField
            name="confirmPassword"
            label={t("confirmPassword")}
            error={notice.errors["confirmPassword"]}
            autoComplete="new-password"
          />
        </AuthForm>
      </div>
    </Page>
  );
}
