// A customer's data: download all of it as a file, or delete what the law allows the shop to delete.

import { redirect } from "react-router";
import type { Route } from "./+types/data";
import { isRightPassword } from "../../../shop/accounts/passwords/check-password.server.ts";
import { ConfirmForm } from "../../../shop/accounts/forms.ts";
import { closeAccount } from "../../../shop/customers/close-account.server.ts";
import { shopContext } from "../../context.server.ts";
import { clearCookies, parseFields, readFields, requireAccount } from "../../edge.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { AccountPage } from "../../shared/account/account-page.tsx";
import { AuthForm, useAuthAnswer } from "./sign-in/components/auth-form.tsx";
import { PasswordField } from "./sign-in/components/password-field.tsx";
import { buttonClass } from "../../kit/button.tsx";
import { Notice } from "../../kit/notice.tsx";
import { Panel } from "../../kit/panel.tsx";
import { rejectedForm, invalidForm } from "./sign-in/sign-in.action.server.ts";

export const handle = {
  words: ["account", "account-sign-in", "domain-errors"],
  purpose: "form",
  body: { size: "form", rate: "secret" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { role } = await requireAccount(request, context.get(shopContext));
  return { isStaff: role === "staff" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const signedIn = await requireAccount(request, shop);
  // A staff account must first lose its staff role.
  if (signedIn.role === "staff") throw redirect(links.ownData());
  const fields = await readFields(request);
  const parsed = parseFields(ConfirmForm, fields && { password: "", ...fields });
  if (!parsed.ok) return invalidForm(parsed);
  const right = await isRightPassword(shop, { accountId: signedIn.accountId, password: parsed.value.password });
  if (!right.ok) return rejectedForm(right.domainError, fields);
  const closed = await closeAccount(shop, signedIn);
  if (!closed.ok) return rejectedForm(closed.domainError, fields);
  return redirect(links.account({ done: "deleted" }), { headers: clearCookies(shop) });
}

export default function Data({ loaderData: { isStaff }, actionData }: Route.ComponentProps) {
  const { t } = useWords("account");
  const auth = useWords("account-sign-in");
  const notice = useAuthAnswer(actionData);
  return (
    <AccountPage title={t("places.data")}>
      <Panel title={t("data.export")}>
        <p>{t("data.exportText")}</p>
        {/* A plain link: the target is a file to download, not a page of the router. */}
        <a href={links.ownDataExport()} download className={`${buttonClass({ variant: "secondary" })} mt-4`}>
          {t("data.exportAction")}
        </a>
      </Panel>
      <Panel title={t("data.delete")}>
        <p>{t("data.goes")}</p>
        <p className="mt-3">{t("data.stays")}</p>
        {isStaff ? (
          <div className="mt-4">
            <Notice>{t("data.staff")}</Notice>
          </div>
        ) : (
          <div className="mt-5 max-w-xl">
            <AuthForm intent="delete" notice={notice} action={t("data.deleteAction")} variant="danger">
              <PasswordField
                name="password"
                label={auth.t("password")}
                hint={t("data.passwordHint")}
                error={notice.errors["password"]}
                autoComplete="current-password"
              />
            </AuthForm>
          </div>
        )}
      </Panel>
    </AccountPage>
  );
}
