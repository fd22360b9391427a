// Changing the email address: the request needs the password; the change happens when the customer opens the mailed link
// and presses its button.

import { redirect } from "react-router";
import type { Route } from "./+types/email";
import { transaction } from "../../../base/db.server.ts";
import { requestEmailChange } from "../../../shop/accounts/request-email-change.server.ts";
import { changeEmail } from "../../../shop/accounts/change-email.server.ts";
import { findMailedKey } from "../../../shop/accounts/find-mailed-key.server.ts";
import { EmailForm } from "../../../shop/accounts/forms.ts";
import { claimOrders } from "../../../shop/orders/claim-orders.server.ts";
import { claimTradeIns } from "../../../shop/trade-in/claim-trade-ins.server.ts";
import { shopContext } from "../../context.server.ts";
import { parseFields, readFields, requireAccount } from "../../edge.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { AccountPage } from "../../shared/account/account-page.tsx";
import { AuthForm, useAuthAnswer } from "./sign-in/components/auth-form.tsx";
import { PasswordField } from "./sign-in/components/password-field.tsx";
import { TextField } from "../../kit/field.tsx";
import { Notice } from "../../kit/notice.tsx";
import { keyIn, rejectedForm, invalidForm } from "./sign-in/sign-in.action.server.ts";

export const handle = {
  words: ["account", "account-sign-in", "domain-errors"],
  purpose: "form",
  body: { size: "form", rate: "email" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { email } = await requireAccount(request, shop);
  const key = keyIn(request);
  if (key === null) return { email, next: null, isExpired: false };
  const found = await findMailedKey(shop, { key, purpose: "change-email" });
  return { email, next: found?.email ?? null, isExpired: found === null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { accountId, visitorId } = await requireAccount(request, shop);
  const fields = await readFields(request);
  const key = keyIn(request);
  if (key !== null) {
    const changed = await changeEmail(shop, { accountId, key });
    if (!changed.ok) return rejectedForm(changed.domainError, fields);
    const owner = { email: changed.value.email, to: visitorId };
    await transaction(shop.db, async (tx) => {
      await claimOrders(tx, owner);
      await claimTradeIns(tx, owner);
    });
    return redirect(links.profile({ done: "email" }));
  }
  const parsed = parseFields(EmailForm, fields && { email: "", password: "", ...fields });
  if (!parsed.ok) return invalidForm(parsed);
  const requested = await requestEmailChange(shop, { accountId, ...parsed.value });
  return requested.ok ? redirect(links.profile({ done: "email-asked" })) : rejectedForm(requested.domainError, fields);
}

export default function Email({ loaderData: { email, next, isExpired }, actionData }: Route.ComponentProps) {
  const { t } = useWords("account");
  const auth = useWords("account-sign-in");
  const notice = useAuthAnswer(actionData);
  return (
    <AccountPage title={t("profile.changeEmail")} crumbs={[{ label: t("places.profile"), to: links.profile() }]}>
      {isExpired && !actionData ? (
        <Notice tone="warn" title={auth.t("link.title")}>
          {auth.t("link.text")}
        </Notice>
      ) : null}
      {isExpired ? null : (
        <div className="max-w-xl">
          {next === null ? (
            <AuthForm intent="email" notice={notice} action={t("profile.askEmail")}>
              <p>{t("profile.emailNow", { email })}</p>
              <TextField
                name="email"
                type="email"
                label={t("profile.newEmail")}
                required
                error={notice.errors["email"]}
                defaultValue={notice.values["email"]}
                autoComplete="email"
                inputMode="email"
                autoCapitalize="none"
                spellCheck={false}
              />
              <PasswordField
                name="password"
                label={auth.t("password")}
                error={notice.errors["password"]}
                autoComplete="current-password"
              />
            </AuthForm>
          ) : (
            <AuthForm intent="take" notice={notice} action={t("profile.takeEmail")}>
              <p>{t("profile.emailNext", { email: next })}</p>
            </AuthForm>
          )}
        </div>
      )}
    </AccountPage>
  );
}
