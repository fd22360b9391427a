// The customer's alerts, each with a button that ends it.

import { data, Form, redirect } from "react-router";
import type { Route } from "./+types/own-alerts";
import { transaction } from "../../../../base/db.server.ts";
import { parseId } from "../../../../base/id.ts";
import { alertsOf } from "../../../../shop/saved/alerts/alerts-of.server.ts";
import { endAlerts } from "../../../../shop/saved/alerts/end-alerts.server.ts";
import { languageContext, shopContext } from "../../../context.server.ts";
import { readFields, requireAccount } from "../../../edge.server.ts";
import { formatDate } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { links } from "../../../links.ts";
import { AccountPage } from "../../../shared/account/account-page.tsx";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { Empty } from "../../../kit/empty.tsx";
import { formatAlert } from "./alerts.action.server.ts";

export const handle = {
  words: ["account", "saved-alerts"],
  purpose: "form",
  body: { size: "form" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { email } = await requireAccount(request, shop);
  const alerts = (await alertsOf(shop, email)).map(({ id, filter, confirmedAt }) => {
    const { text, href } = formatAlert(filter, { shop, language: context.get(languageContext) });
    return { id, text, href, confirmedAt };
  });
  return { email, alerts };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { email } = await requireAccount(request, shop);
  const id = parseId<"alert">((await readFields(request))?.["alert"]);
  if (!id) return data(null, 422);
  await transaction(shop.db, (tx) => endAlerts(tx, { email, id }));
  return redirect(links.ownAlerts());
}

export default function Alerts({ loaderData: { email, alerts } }: Route.ComponentProps) {
  const { t, language } = useWords("saved-alerts");
  return (
    <AccountPage title={t("own.title")} lead={t("own.lead", { email })}>
      {alerts.length === 0 ? (
        <Empty
          title={t("own.emptyTitle")}
          actions={<ButtonLink to={links.products()}>{t("own.emptyAction")}</ButtonLink>}
        >
          {t("own.emptyText")}
        </Empty>
      ) : (
        <ul className="border-t border-line">
          {alerts.map(({ id, text, href, confirmedAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4"
            >
              <div className="min-w-0 grow basis-72">
                <h2 className="font-condensed text-xl leading-tight font-bold wrap-anywhere">{text}</h2>
                <p className="mt-1 text-sm text-muted">{t("own.since", { date: formatDate(confirmedAt, language) })}</p>
              </div>
              <div className="flex flex-wrap gap-3">
                <ButtonLink to={href} variant="secondary" size="sm">
                  {t("list")}
                </ButtonLink>
                <Form method="post" action={links.ownAlerts()}>
                  <input type="hidden" name="alert" value={id} />
                  <Button variant="quiet" size="sm" aria-label={t("own.offLabel", { said: text })}>
                    {t("own.off")}
                  </Button>
                </Form>
              </div>
            </li>
          ))}
        </ul>
      )}
    </AccountPage>
  );
}
