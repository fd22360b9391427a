// Payment of an existing order by card: after a decline, or when the buyer comes back to it.

import { data, redirect, redirectDocument } from "react-router";
import type { Route } from "./+types/pay";
import { cancelOrder } from "../../../shop/orders/cancel-order.server.ts";
import { findCardSecret } from "../../../shop/orders/payment/find-card-secret.server.ts";
import { PaymentForm } from "../../../shop/orders/forms.ts";
import { isAllocationError } from "../../../shop/inventory/allocations/holder.ts";
import type { Order } from "../../../shop/orders/order.ts";
import { switchToTransfer } from "../../../shop/orders/payment/switch-to-transfer.server.ts";
import { shopContext } from "../../context.server.ts";
import { clientNetwork, parseFields, readFields, type Fields } from "../../edge.server.ts";
import { statusOf } from "../../domain-errors.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { Countdown } from "./components/countdown.tsx";
import { sendCard } from "./send-card.ts";
import { PayForm } from "./components/pay-form.tsx";
import { parsePayProblem } from "./pay-problem.ts";
import { StripeForm } from "./components/stripe-form.tsx";
import { Steps } from "./components/steps.tsx";
import { TransferInstead } from "./components/transfer-instead.tsx";
import { Head } from "../../kit/pages/head.tsx";
import { Notice } from "../../kit/notice.tsx";
import { CancelOrder } from "../../shared/orders/cancel-order.tsx";
import { OrderBill } from "../../shared/orders/order-bill.tsx";
import { Page } from "../../kit/pages/page.tsx";
import { Panel } from "../../kit/panel.tsx";
import { useDomainErrors } from "../../kit/pages/refused-page.tsx";
import type { Shop } from "../../composition.server.ts";
import { orderView } from "../../shared/orders/order.view.server.ts";
import { startCard } from "./start-card.server.ts";
import { keyQueryOf, authorizeOrder } from "../../shared/orders/authorize-order.server.ts";

export const handle = {
  words: ["checkout", "account", "cart", "domain-errors"],
  purpose: "payment",
  body: { size: "form" },
  csp: "card-fields",
} satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const stored = await authorizeOrder(request, { shop, number: params.number });
  const order = orderView(stored);
  const { searchParams } = new URL(request.url);
  if (!order.isPayable)
    throw redirect(
      order.state === "cancelled"
        ? links.order(order.number, keyQueryOf(request))
        : links.orderComplete(order.number, keyQueryOf(request)),
    );
  const card = shop.card.browser;
  const secret = card.mode === "stripe" ? await findCardSecret(shop, stored) : null;
  return { order, card, secret, bank: shop.bank, problem: parsePayProblem(searchParams.get("problem")) };
}

/** Only the content security policy of this page allows Stripe's fields, so a client-side link must load it as a document. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const answer = await serverLoader();
  if (answer.card.mode === "stripe") throw redirectDocument(request.url);
  return answer;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const order = await authorizeOrder(request, { shop, number: params.number });
  const fields = await readFields(request);
  if (fields?.["intent"] === "transfer") return payByTransfer(shop, order, { request, fields });
  if (fields?.["intent"] !== "cancel") return startCard(shop, order, { request, inPlace: fields?.["inPlace"] === "1" });
  const cancelled = await cancelOrder(shop, { orderId: order.id });
  if (!cancelled.ok) return data({ domainError: cancelled.domainError }, statusOf(cancelled.domainError));
  return redirect(links.order(order.number, keyQueryOf(request)));
}

/** Switches the order to payment by transfer. */
async function payByTransfer(
  shop: Shop,
  { id, number }: Order,
  { request, fields }: { request: Request; fields: Fields },
) {
  const parsed = parseFields(PaymentForm, { ...fields, paymentMethod: "bank" });
  if (!parsed.ok || parsed.value.paymentMethod !== "bank")
    return data({ errors: parsed.ok ? {} : parsed.errors, values: fields }, 422);
  const switched = await switchToTransfer(shop, {
    orderId: id,
    accountName: parsed.value.accountName,
    network: clientNetwork(request),
  });
  if (!switched.ok && isAllocationError(switched.domainError))
    return data({ domainError: switched.domainError, values: fields }, statusOf(switched.domainError));
  const isLost = !switched.ok && switched.domainError.code === "unit-taken";
  return redirect(isLost ? links.order(number, keyQueryOf(request)) : links.orderComplete(number, keyQueryOf(request)));
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const answer = await serverAction();
  return "handover" in answer ? { issue: await sendCard(answer.handover) } : answer;
}

/** After a decline the typed values stay; only the notices of the page change. */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: {
  actionResult?: unknown;
  defaultShouldRevalidate: boolean;
}) {
  const isDeclined = typeof actionResult === "object" && actionResult !== null && "issue" in actionResult;
  return isDeclined ? false : defaultShouldRevalidate;
}

export default function CheckoutPay({ loaderData, actionData }: Route.ComponentProps) {
  const { order, card, secret, bank, problem } = loaderData;
  const { t } = useWords("checkout");
  const { formatFields, formatDomainError } = useDomainErrors();
  const wrongName = actionData && "errors" in actionData ? formatFields(actionData.errors)["accountName"] : undefined;
  const typedName = actionData && "values" in actionData ? actionData.values["accountName"] : undefined;
  const issue = actionData && "issue" in actionData ? actionData.issue : null;
  const domainError = actionData && "domainError" in actionData ? actionData.domainError : null;
  return (
    <Page title={t("pay.title", { number: order.number })}>
      <Head title={t("pay.title", { number: order.number })} hidden />
      <Steps current="payment" />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {domainError ? (
            <Notice tone="danger" live>
              {formatDomainError(domainError)}
            </Notice>
          ) : null}
          {card.mode === "stripe" ? (
            <StripeForm order={order} stripe={card} secret={secret} problem={problem} />
          ) : (
            <PayForm order={order} card={card} problem={problem} issue={issue} />
          )}
          <TransferInstead order={order} bank={bank} error={wrongName} typed={typedName} />
        </div>
        <Panel label={t("summary.title")}>
          <OrderBill order={order} />
          {order.heldSeconds === null || order.heldUntil === null ? null : (
            <Countdown held={{ seconds: order.heldSeconds, until: order.heldUntil }} className="mt-4" />
          )}
          <CancelOrder action={links.pay(order.number)} />
        </Panel>
      </div>
    </Page>
  );
}
