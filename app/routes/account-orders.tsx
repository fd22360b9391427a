// All orders of this browser, and the way to one that was placed in another.

import { data, redirect } from "react-router";
import type { Route } from "./+types/account-orders";
import { LookUpForm as LookUpFields } from "../../shop/orders/forms.ts";
import { lookUpOrder } from "../../shop/orders/look-up-order.server.ts";
import { viewOrders } from "../../shop/orders/view-orders.server.ts";
import { shopContext } from "../context.server.ts";
import { parseFields, readFields, statusOf, visitorOf } from "../edge.server.ts";
import { useWords } from "../i18n/use-words.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { Head } from "../ui/head.tsx";
import { LookUpForm } from "../ui/order/look-up-form.tsx";
import { OrderList } from "../ui/order/order-list.tsx";
import { Page } from "../ui/page.tsx";
import { useRefusals } from "../ui/refused.tsx";
import { shownOrder } from "./buying/shown-order.server.ts";

export const handle = { words: ["account", "refusals"] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { orders } = await viewOrders(shop, { visitorId: await visitorOf(request, shop) });
  return { orders: orders.map(shownOrder) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFields(request);
  const parsed = parseFields(LookUpFields, fields);
  if (!parsed.ok) return data({ errors: parsed.errors, typed: parsed.values }, 422);
  const found = await lookUpOrder(context.get(shopContext), parsed.value);
  if (!found.ok) return data({ refusal: found.refusal, typed: fields ?? {} }, statusOf(found.refusal));
  return redirect(`/account/orders/${found.value.number}?key=${found.value.linkKey}`);
}

export default function AccountOrders({ loaderData: { orders }, actionData }: Route.ComponentProps) {
  const { t } = useWords("account");
  const { sayRefusal, sayFields } = useRefusals();
  const answer = {
    errors: actionData && "errors" in actionData ? sayFields(actionData.errors) : {},
    refused: actionData && "refusal" in actionData ? sayRefusal(actionData.refusal) : null,
    typed: actionData?.typed ?? {},
  };
  return (
    <Page title={t("orders.title")} crumbs={[{ label: t("title"), to: "/account" }, { label: t("orders.title") }]}>
      <Head title={t("orders.title")} hidden />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
        {orders.length === 0 ? (
          <Empty title={t("orders.empty")} actions={<ButtonLink to="/products">{t("orders.shop")}</ButtonLink>}>
            {t("orders.elsewhere")}
          </Empty>
        ) : (
          <OrderList orders={orders} />
        )}
        <LookUpForm answer={answer} />
      </div>
    </Page>
  );
}
