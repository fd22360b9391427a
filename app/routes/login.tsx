// Login and signup (spec 2: one screen, the tab follows the route). There are no accounts yet, and it says so: an order
// needs none, and is found by its number.

import { useLocation } from "react-router";
import { useWords } from "../i18n/use-words.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { Notice } from "../ui/notice.tsx";
import { LookUpForm } from "../ui/order/look-up-form.tsx";
import { Page } from "../ui/page.tsx";
import { Tabs } from "../ui/tabs.tsx";

export const handle = { words: ["account", "refusals"] };

export default function Login() {
  const { t } = useWords("account");
  const { pathname } = useLocation();
  const current = pathname === "/register" ? "signup" : "login";
  return (
    <Page title={t(`auth.${current}`)}>
      <Head title={t(`auth.${current}`)} hidden />
      <div className="max-w-2xl">
        <Tabs
          label={t("auth.tabs")}
          current={current}
          tabs={[
            { id: "login", label: t("auth.login"), to: "/login" },
            { id: "signup", label: t("auth.signup"), to: "/register" },
          ]}
        />
        <div className="mt-6 flex flex-col gap-6">
          <Notice title={t("auth.closed")}>
            <p>{t(`auth.${current}Closed`)}</p>
            <ButtonLink to="/account" variant="secondary" size="sm" className="mt-3">
              {t("auth.account")}
            </ButtonLink>
          </Notice>
          <LookUpForm answer={{ errors: {}, typed: {}, refused: null }} />
        </div>
      </div>
    </Page>
  );
}
