// The confirmation of an order (spec 2): its number, when it should arrive, and what is still to be paid.

import type { Route } from "./+types/complete";
import { awaitedLink } from "../../../shop/orders/allocations/awaited-link.server.ts";
import { wasHeldBack } from "../../../shop/orders/allocations/was-held-back.server.ts";
import { shopContext } from "../../context.server.ts";
import { formatDate, formatLastDay, formatPrice } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { ButtonLink } from "../../kit/button.tsx";
import { BankDetails } from "../../shared/checkout/bank-details.tsx";
import { Steps } from "./components/steps.tsx";
import { Head } from "../../kit/pages/head.tsx";
import { Notice } from "../../kit/notice.tsx";
import { ExtensionNotice } from "../../shared/orders/extension-notice.tsx";
import { OrderBill } from "../../shared/orders/order-bill.tsx";
import { Page } from "../../kit/pages/page.tsx";
import { Panel } from "../../kit/panel.tsx";
import { mayReadOutbox } from "../../shared/dev/outbox.view.server.ts";
import { orderView } from "../../shared/orders/order.view.server.ts";
import { authorizeOrder, keyQueryOf } from "../../shared/orders/authorize-order.server.ts";

export const handle = {
  words: ["checkout", "account", "cart", "orders-extend", "domain-errors"],
  purpose: "task",
} satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const order = await authorizeOrder(request, { shop, number: params.number });
  return {
    order: orderView(order),
    /** With the key of the link in the e-mail, for a browser that the order does not know. */
    search: keyQueryOf(request),
    isMailed: !(await wasHeldBack(shop, order)),
    awaited: await awaitedLink(shop, { orderId: order.id }),
    bank: shop.bank,
    shopAddress: shop.company.address,
    hasOutbox: mayReadOutbox(request, shop.env),
  };
}

function leadOf({
  state,
  method,
  locker,
}: Pick<Route.ComponentProps["loaderData"]["order"], "state" | "method" | "locker">) {
  if (method === "cash") return locker ? "locker" : "cash";
  if (state === "awaiting-payment") return "transfer";
  return state === "placed" ? "confirming" : "paid";
}

export default function CheckoutComplete({ loaderData }: Route.ComponentProps) {
  const { order, search, isMailed, awaited, bank, shopAddress, hasOutbox } = loaderData;
  const { t, language } = useWords("checkout");
  const awaitsTransfer = order.state === "awaiting-payment";
  return (
    <Page
      title={t("complete.title")}
      lead={t(`complete.lead.${leadOf(order)}`, { email: order.email, total: formatPrice(order.totals.total) })}
    >
      <Head title={t("complete.title")} hidden />
      <Steps current="complete" />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Panel ground="screen">
            <dl className="grid gap-6 sm:grid-cols-2">
              <div>
                <dt className="silk">{t("complete.number")}</dt>
                <dd className="figure text-3xl text-phosphor">{order.number}</dd>
              </div>
              {order.promised ? (
                <div>
                  <dt className="silk">{t(order.delivery === "pickup" ? "complete.pickup" : "complete.delivery")}</dt>
                  <dd className="font-condensed text-2xl font-bold">{formatDate(order.promised, language)}</dd>
                </div>
              ) : null}
            </dl>
          </Panel>
          {isMailed ? null : (
            <Notice tone="warn" live>
              {t("complete.noMail", { email: order.email })}
            </Notice>
          )}
          {order.delivery === "pickup" ? <Notice>{t("complete.pickupAt", { address: shopAddress })}</Notice> : null}
          {order.locker ? (
            <Notice>
              {t(order.method === "cash" ? "complete.payAtLocker" : "complete.atLocker", { locker: order.locker.line })}
            </Notice>
          ) : null}
          {order.extendedWarranty ? (
            <Notice tone="good" live>
              {t("complete.extendedWarranty")}
            </Notice>
          ) : null}
          {awaitsTransfer ? (
            <ExtensionNotice of="order" number={order.number} awaited={awaited} heldUntil={order.heldUntil} />
          ) : null}
          {awaitsTransfer ? (
            <Panel title={t("bank.title")}>
              <p className="mb-4">
                {order.payUntil ? t("bank.until", { date: formatLastDay(order.payUntil, language) }) : t("bank.over")}
              </p>
              <BankDetails
                bank={bank}
                reference={order.reference ?? order.number}
                amount={formatPrice(order.totals.total)}
              />
            </Panel>
          ) : null}
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={links.products()}>{t("complete.continue")}</ButtonLink>
            <ButtonLink to={links.order(order.number, search)} variant="secondary">
              {t("complete.view")}
            </ButtonLink>
          </div>
          {hasOutbox ? (
            <p className="text-sm text-muted">
              {t("complete.outbox")}{" "}
              <a href={links.outbox()} className="link">
                {t("complete.outboxLink")}
              </a>
            </p>
          ) : null}
        </div>
        <Panel label={t("summary.title")}>
          <OrderBill order={order} />
        </Panel>
      </div>
    </Page>
  );
}
