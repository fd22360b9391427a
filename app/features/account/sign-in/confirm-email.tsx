// The target of the link in the confirmation email: asks for the sign-up password again and activates the account.

import type { Route } from "./+types/confirm-email";
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
import { keyIn, takeConfirmation } from "./sign-in.action.server.ts";

export const handle = {
  words: ["account-sign-in", "domain-errors"],
  purpose: "form",
  body: { size: "form", rate: "secret" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const found = await findMailedKey(context.get(shopContext), { key: keyIn(request), purpose: "confirm" });
  return { email: found?.email ?? null };
}

export async function action({ request, context }: Route.ActionArgs) {
  return takeConfirmation(context.get(shopContext), {
    request,
    fields: await readFields(request),
    language: context.get(languageContext),
  });
}

export default function ConfirmEmail({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const { t } = useWords("account-sign-in");
  const notice = useAuthAnswer(actionData);
  if (email === null) return <ExpiredLink action="login" />;
  return (
    <Page title={t("confirm.title")}>
      <Head title={t("confirm.title")} hidden />
      <div className="max-w-xl">
        <AuthForm intent="confirm" notice={notice} action={t("confirm.action")}>
          <p>{t("confirm.text", { email })}</p>
          {/* Lets the browser's password manager save the right user name. */}
          <input type="hidden" name="email" value={email} autoComplete="username" />
          <PasswordField
            name="password"
            label={t("password")}
            error={notice.errors["password"]}
            autoComplete="current-password"
          />
        </AuthForm>
      </div>
    </Page>
  );
}
