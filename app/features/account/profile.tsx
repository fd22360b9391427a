// The customer's name, and the links to change the email address or the password.

import { data, redirect } from "react-router";
import type { Route } from "./+types/profile";
import { changeName } from "../../../shop/accounts/change-name.server.ts";
import { NameForm } from "../../../shop/accounts/forms.ts";
import { shopContext } from "../../context.server.ts";
import { parseFields, readFields, requireAccount } from "../../edge.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { AccountPage } from "../../shared/account/account-page.tsx";
import { AuthForm, useAuthAnswer } from "./sign-in/components/auth-form.tsx";
import { ButtonLink } from "../../kit/button.tsx";
import { TextField } from "../../kit/field.tsx";
import { Panel } from "../../kit/panel.tsx";
import { FlashMessage } from "../../kit/flash-message.tsx";

export const handle = {
  words: ["account", "account-sign-in", "domain-errors"],
  purpose: "form",
  body: { size: "form" },
} satisfies RouteHandle;

const outcomes = ["name", "password", "email", "email-asked"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { name, email } = await requireAccount(request, context.get(shopContext));
  const done = new URL(request.url).searchParams.get("done");
  return { name, email, done: outcomes.find((outcome) => outcome === done) ?? null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { accountId } = await requireAccount(request, shop);
  const fields = await readFields(request);
  const parsed = parseFields(NameForm, fields && { name: "", ...fields });
  if (!parsed.ok) return data({ errors: parsed.errors, values: parsed.values, domainError: null }, 422);
  await changeName(shop, { accountId, name: parsed.value.name });
  return redirect(links.profile({ done: "name" }));
}

export default function Profile({ loaderData: { name, email, done }, actionData }: Route.ComponentProps) {
  const { t } = useWords("account");
  const notice = useAuthAnswer(actionData);
  return (
    <AccountPage title={t("places.profile")}>
      {done ? (
        <FlashMessage
          key={done}
          name="done"
          message={t(`profile.done.${done}`)}
          text={done === "email-asked" ? t("profile.emailAskedText") : undefined}
        />
      ) : null}
      <Panel title={t("profile.name")}>
        <div className="max-w-xl">
          <AuthForm intent="name" notice={notice} action={t("save")}>
            <TextField
              name="name"
              label={t("profile.nameLabel")}
              required
              error={notice.errors["name"]}
              defaultValue={notice.values["name"] ?? name}
              autoComplete="name"
            />
          </AuthForm>
        </div>
      </Panel>
      <Panel title={t("profile.email")}>
        <p className="break-all">{email}</p>
        <ButtonLink to={links.accountEmail()} variant="secondary" className="mt-4">
          {t("profile.changeEmail")}
        </ButtonLink>
      </Panel>
      <Panel title={t("profile.password")}>
        <p>{t("profile.passwordText")}</p>
        <ButtonLink to={links.accountPassword()} variant="secondary" className="mt-4">
          {t("profile.changePassword")}
        </ButtonLink>
      </Panel>
    </AccountPage>
  );
}
