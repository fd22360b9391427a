// What somebody asked to be told of, and the end of each.

import { Form, Link, redirect } from "react-router";
import type { Route } from "./+types/alerts";
import { transaction } from "../../../base/db.server.ts";
import { parseId } from "../../../base/id.ts";
import { alertsOf } from "../../../shop/catalogue/alerts-of.server.ts";
import { endAlerts } from "../../../shop/catalogue/end-alerts.server.ts";
import { hrefOf } from "../../../shop/catalogue/filter.ts";
import { shopContext } from "../../context.server.ts";
import { readFields, requireAccount } from "../../edge.server.ts";
import { formatDate } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { AccountPage } from "../../ui/account/account-page.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";

export const handle = { words: ["account"] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { email } = await requireAccount(request, shop);
  const alerts = await alertsOf(shop, email);
  return { alerts: alerts.map(({ id, said, confirmedAt, filter }) => ({ id, said, confirmedAt, href: hrefOf(filter) })) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { email } = await requireAccount(request, shop);
  const id = parseId<"alert">((await readFields(request))?.["id"]);
  if (id) await transaction(shop.db, (tx) => endAlerts(tx, { email, id }));
  return redirect("/account/alerts");
}

export default function Alerts({ loaderData: { alerts } }: Route.ComponentProps) {
  const { t, language } = useWords("account");
  return (
    <AccountPage title={t("places.alerts")} lead={t("alerts.lead")}>
      {alerts.length === 0 ? (
        <Empty title={t("alerts.empty")} actions={<ButtonLink to="/products">{t("orders.shop")}</ButtonLink>}>
          {t("alerts.how")}
        </Empty>
      ) : (
        <ul className="border-t border-line">
          {alerts.map((alert) => (
            <li key={alert.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
              <span className="min-w-0">
                <Link to={alert.href} className="font-condensed text-lg font-bold underline-offset-4 hover:underline">
                  {alert.said}
                </Link>
                <span className="block text-sm text-muted">{t("alerts.since", { since: formatDate(alert.confirmedAt, language) })}</span>
              </span>
              <Form method="post" action="/account/alerts">
                <input type="hidden" name="id" value={alert.id} />
                <Button variant="secondary" size="sm">
                  {t("alerts.end")}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </AccountPage>
  );
}
