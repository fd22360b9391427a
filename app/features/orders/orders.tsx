// All the orders of this browser, and a form to find one that was placed in another.

import { data } from "react-router";
import type { Route } from "./+types/orders";
import { viewOrders } from "../../../shop/orders/view-orders.server.ts";
import { shopContext } from "../../context.server.ts";
import { guestOf, signedInOf } from "../../edge.server.ts";
import { statusOf } from "../../domain-errors.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { AccountColumns } from "../../shared/account/account-page.tsx";
import { ButtonLink } from "../../kit/button.tsx";
import { Empty } from "../../kit/empty.tsx";
import { Head } from "../../kit/pages/head.tsx";
import { LookUpForm } from "../../shared/orders/look-up-form.tsx";
import { OrderList } from "../../shared/orders/order-list.tsx";
import { Page } from "../../kit/pages/page.tsx";
import { useDomainErrors } from "../../kit/pages/refused-page.tsx";
import { lookUp } from "../../shared/orders/look-up.action.server.ts";
import { orderView } from "../../shared/orders/order.view.server.ts";

export const handle = {
  words: ["account", "domain-errors"],
  purpose: "form",
  body: { size: "form", rate: "secret" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const signedIn = await signedInOf(request, shop);
  const { orders } = await viewOrders(shop, { visitorId: signedIn?.visitorId ?? guestOf(request, shop) });
  return { isMember: signedIn !== null, orders: orders.map(orderView) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await lookUp(context.get(shopContext), {
    request,
    found: ({ number, linkKey }) => links.order(number, { key: linkKey }),
  });
  return data(answer, answer.domainError ? statusOf(answer.domainError) : 422);
}

export default function AccountOrders({ loaderData: { isMember, orders }, actionData }: Route.ComponentProps) {
  const { t } = useWords("account");
  const { formatDomainError, formatFields } = useDomainErrors();
  const answer = {
    errors: formatFields(actionData?.errors),
    refused: actionData?.domainError ? formatDomainError(actionData.domainError) : null,
    typed: actionData?.typed ?? {},
  };
  const list =
    orders.length === 0 ? (
      <Empty
        carton
        title={t(isMember ? "orders.none" : "orders.empty")}
        actions={<ButtonLink to={links.products()}>{t("orders.shop")}</ButtonLink>}
      >
        {t("orders.elsewhere")}
      </Empty>
    ) : (
      <OrderList orders={orders} />
    );
  return (
    <Page title={t("orders.title")} crumbs={[{ label: t("title"), to: links.account() }, { label: t("orders.title") }]}>
      <Head title={t("orders.title")} hidden />
      {isMember ? (
        <AccountColumns>
          {list}
          <div className="max-w-xl">
            <LookUpForm answer={answer} />
          </div>
        </AccountColumns>
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
          {list}
          <LookUpForm answer={answer} />
        </div>
      )}
    </Page>
  );
}
