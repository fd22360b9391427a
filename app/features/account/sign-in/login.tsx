// Login and signup (spec 2): one screen, the route selects the tab. "Forgot password" replaces the tabs with the reset form.

import { Link, redirect, useLocation } from "react-router";
import type { Route } from "./+types/login";
import { hasStaff } from "../../../../shop/accounts/staff/has-staff.server.ts";
import { isAt } from "../../../address.ts";
import { languageContext, shopContext } from "../../../context.server.ts";
import { readFields, signedInOf } from "../../../edge.server.ts";
import { localAddress } from "../../../server/target.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { links } from "../../../links.ts";
import { LoginForm, ResetForm, SignupForm } from "./components/sign-in-forms.tsx";
import { Head } from "../../../kit/pages/head.tsx";
import { Icon } from "../../../kit/icon.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Page } from "../../../kit/pages/page.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { Tabs } from "../../../kit/tabs.tsx";
import { takeLogin, takeReset, takeSignup } from "./sign-in.action.server.ts";

export const handle = {
  words: ["account-sign-in", "domain-errors"],
  purpose: "form",
  body: { size: "form", rate: "secret", steps: { register: { size: "form", rate: "email" } } },
} satisfies RouteHandle;

/** A script of package.json, the same in every language. */
const STAFF_COMMAND = "npm run staff:create";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const to = localAddress(searchParams.get("to"));
  if (await signedInOf(request, context.get(shopContext))) throw redirect(to ?? links.account());
  const resetState = searchParams.get("forgot");
  const isOffice = to !== null && isAt(to, links.office());
  return {
    to,
    // A new shop has no staff and no default password: says how to make the first owner.
    hasNoStaff: isOffice && !(await hasStaff(context.get(shopContext))),
    forgot: resetState === "sent" ? ("sent" as const) : resetState === null ? null : ("asked" as const),
    changed: searchParams.has("changed"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const fields = await readFields(request);
  const post = { request, fields, language: context.get(languageContext) };
  if (fields?.["intent"] === "signup") return takeSignup(shop, post);
  if (fields?.["intent"] === "reset") return takeReset(shop, post);
  return takeLogin(shop, post);
}

export default function Login({
  loaderData: { to, forgot: resetState, changed, hasNoStaff },
  actionData,
}: Route.ComponentProps) {
  const { t } = useWords("account-sign-in");
  const { pathname } = useLocation();
  const current = pathname === links.register() ? "signup" : "login";
  const search = to ? `?${new URLSearchParams({ to })}` : "";
  const title = resetState ? t("reset.title") : t(current);
  return (
    <Page title={title}>
      <Head title={title} hidden />
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,34rem)_minmax(0,22rem)]">
        {resetState ? (
          <div className="flex flex-col gap-6">
            <Link to={links.login(search)} className="link inline-flex min-h-11 items-center gap-2 self-start">
              <Icon name="arrow-left" />
              {t("reset.back")}
            </Link>
            {resetState === "sent" && !actionData ? (
              <Notice tone="good" title={t("reset.sent")} live>
                {t("reset.sentText")}
              </Notice>
            ) : (
              <ResetForm answer={actionData} />
            )}
          </div>
        ) : (
          <div>
            <Tabs
              label={t("tabs")}
              current={current}
              tabs={[
                { id: "login", label: t("login"), to: links.login(search) },
                { id: "signup", label: t("signup"), to: links.register(search) },
              ]}
            />
            <div className="mt-6 flex flex-col gap-6">
              {changed && !actionData ? (
                <Notice tone="good" title={t("choose.done")} live>
                  {t("choose.doneText")}
                </Notice>
              ) : null}
              {hasNoStaff ? (
                <Notice title={t("noStaff.title")}>
                  <p>{t("noStaff.text")}</p>
                  <p className="figure mt-2 font-semibold">{STAFF_COMMAND}</p>
                </Notice>
              ) : null}
              {current === "login" ? <LoginForm answer={actionData} /> : <SignupForm answer={actionData} />}
            </div>
          </div>
        )}
        <Panel title={t("guestTitle")} ground="open">
          <p>{t("guestText")}</p>
          <p className="mt-2">
            <Link to={links.orders()} className="link inline-flex min-h-11 items-center">
              {t("guestAction")}
            </Link>
          </p>
        </Panel>
      </div>
    </Page>
  );
}
