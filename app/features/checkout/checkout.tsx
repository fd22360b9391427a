// The checkout (spec 2): address, then payment, then the warranty question, then the order.

import { useEffect, useState } from "react";
import { redirect, useRevalidator } from "react-router";
import type { Route } from "./+types/checkout";
import { newId, type VisitorId } from "../../../base/id.ts";
import { deliveredBy } from "../../../shop/cart/cart.ts";
import type { Delivery } from "../../../shop/shipping/fee.ts";
import { viewCart } from "../../../shop/cart/view-cart.server.ts";
import { cashBar } from "../../../shop/payments/cash.ts";
import type { PaymentMethod } from "../../../shop/payments/payment.ts";
import { justOrdered } from "../../../shop/orders/checkout/just-ordered.server.ts";
import { openCheckout } from "../../../shop/orders/checkout/open-checkout.server.ts";
import { isPayableByCard } from "../../../shop/orders/order.ts";
import { languageContext, shopContext } from "../../context.server.ts";
import { guestOf, readFields, signedInOf } from "../../edge.server.ts";
import { formatPrice } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { AnswerNotice } from "../../kit/answer-notice.tsx";
import { ButtonLink } from "../../kit/button.tsx";
import { RowIssues } from "../../shared/cart/cart-row.tsx";
import { giveCard, keepForNextPage } from "./give-card.ts";
import { OrderSummary } from "./components/order-summary.tsx";
import { PaymentStep } from "./components/payment-step.tsx";
import { ShippingStep } from "./components/shipping-step.tsx";
import { Steps } from "./components/steps.tsx";
import { WhereTo } from "./components/where-to.tsx";
import { WarrantyStep } from "./components/warranty-step.tsx";
import { ErrorSummary } from "../../kit/error-summary.tsx";
import { Head } from "../../kit/pages/head.tsx";
import { Notice } from "../../kit/notice.tsx";
import { Page } from "../../kit/pages/page.tsx";
import { useDomainErrors } from "../../kit/pages/refused-page.tsx";
import { buyerAccount } from "./buyer-account.server.ts";
import { checkoutAllocation } from "./checkout-hold.server.ts";
import { takeOrder, takeShipping } from "./checkout.action.server.ts";
import { namesOf } from "../../shared/orders/names-of.ts";
import { cartPageView } from "../../shared/cart/cart.view.server.ts";
import type { Shop } from "../../composition.server.ts";

export const handle = {
  words: ["checkout", "cart", "domain-errors", "orders-keep"],
  body: { size: "form" },
} satisfies RouteHandle;

const steps = ["shipping", "payment", "warranty"] as const;

function methodIn(text: string | null | undefined): PaymentMethod | null {
  return text === "card" || text === "bank" || text === "cash" ? text : null;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const signedIn = await signedInOf(request, shop);
  const visitorId = signedIn?.visitorId ?? guestOf(request, shop);
  const params = new URL(request.url).searchParams;
  const known = await openCheckout(shop, { visitorId });
  const view = await viewCart(shop, { visitorId, ...(known.shipping && { delivery: known.shipping.delivery }) });
  if (view.lines.length === 0)
    throw redirect(known.unpaid ? links.pay(known.unpaid) : await whereEmptyLeads(shop, visitorId));
  const cart = cartPageView(view, shop.catalogueIndex);
  const step = steps.find((step) => step === params.get("step")) ?? "shipping";
  if (step !== "shipping" && (!known.shipping || known.review)) throw redirect(links.checkout({ step: "shipping" }));
  if (step === "warranty" && !cart.mayExtendWarranty) throw redirect(links.checkout({ step: "payment" }));
  return {
    step,
    cart,
    shipping: known.shipping,
    account: await buyerAccount(shop, signedIn, { asked: params.get("address"), isBlank: known.shipping === null }),
    shopAddress: shop.env.SHOP_ADDRESS,
    accountName: known.accountName,
    chosen:
      methodIn(params.get("paymentMethod")) ?? (known.accountName !== null ? ("bank" as const) : ("card" as const)),
    cash:
      known.shipping && shop.takesCash
        ? {
            bar: cashBar({
              isOn: true,
              isByCourier: known.shipping.delivery !== "pickup",
              isCompany: Boolean(known.shipping.company),
              total: cart.totals.total,
            }),
          }
        : null,
    isRemembered: known.review === "remembered",
    merged: namesOf(
      cart.lines.map(({ goods }) => goods),
      params.get("merged"),
    ),
    isSignedUp: params.get("done") === "signed-up",
    ...checkoutAllocation(shop, {
      heldSeconds: known.heldSeconds,
      isStranger: signedIn === null,
      isRefused: params.get("held") === "no",
    }),
    bank: shop.bank,
    card: shop.card.browser,
    pageKey: newId<"order">(),
  };
}

/** Whoever ordered a moment ago, in another tab or before pressing Back, sees that order and not an empty cart. */
async function whereEmptyLeads(shop: Shop, visitorId: VisitorId | null): Promise<string> {
  const order = await justOrdered(shop, { visitorId });
  if (!order) return links.cart();
  return isPayableByCard(order) ? links.pay(order.number) : links.orderComplete(order.number);
}

/** A refusal is about something that has changed: the page then shows it as it is now. */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: {
  actionResult?: unknown;
  actionStatus?: number;
  defaultShouldRevalidate: boolean;
}) {
  const isRefused = typeof actionResult === "object" && actionResult !== null && "domainError" in actionResult;
  return isRefused || defaultShouldRevalidate;
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const fields = await readFields(request);
  const post = { request, fields, language: context.get(languageContext) };
  return fields?.["intent"] === "place" ? takeOrder(shop, post) : takeShipping(shop, post);
}

/** The order is made by the shop; the card then goes from this browser to the provider. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const answer = await serverAction();
  if (!("handover" in answer)) return answer;
  const issue = await giveCard(answer.handover);
  keepForNextPage(issue);
  return redirect(links.pay(issue.number));
}

/** A page that the browser had put aside whole is asked for again when Back brings it out: its order may be made by now. */
function useFreshAfterBack() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void revalidate();
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [revalidate]);
}

function deliveryIn(text: string | undefined): Delivery | null {
  return text === "courier" || text === "pickup" ? text : null;
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { step, cart } = loaderData;
  const { t } = useWords("checkout");
  const { t: allocations } = useWords("orders-keep");
  const { formatDomainError, formatFields } = useDomainErrors();
  const errors = actionData && "errors" in actionData ? formatFields(actionData.errors) : {};
  const typed = actionData && "values" in actionData ? actionData.values : null;
  const domainError = actionData && "domainError" in actionData ? actionData.domainError : null;
  const troubled = cart.lines.filter((line) => line.issues.length > 0);
  const [picked, setPicked] = useState<Delivery | null>(null);
  // In the first step what is chosen counts before it is sent.
  const totals =
    step === "shipping"
      ? deliveredBy(
          cart.totals,
          picked ?? deliveryIn(typed?.["delivery"]) ?? loaderData.shipping?.delivery ?? "courier",
        )
      : cart.totals;
  useFreshAfterBack();
  return (
    <Page title={t("title")}>
      <Head title={t("title")} hidden />
      <Steps current={step === "shipping" ? "shipping" : "payment"} />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {domainError ? <AnswerNotice answer={actionData}>{formatDomainError(domainError)}</AnswerNotice> : null}
          {loaderData.unheld && step !== "shipping" ? (
            <Notice tone="warn" title={allocations("unheld.title")}>
              {allocations("unheld.text", loaderData.unheld)}
            </Notice>
          ) : null}
          {loaderData.isSignedUp ? (
            <Notice tone="good" title={t("signedUp.title")} live>
              {t("signedUp.text")}
            </Notice>
          ) : null}
          {loaderData.merged.length > 0 && !actionData ? (
            <Notice title={t("merged.title")} live>
              <p>{t("merged.text", { names: loaderData.merged.join(", "), total: formatPrice(totals.total) })}</p>
              <ButtonLink to={links.cart()} variant="secondary" size="sm" className="mt-3">
                {t("summary.edit")}
              </ButtonLink>
            </Notice>
          ) : null}
          {troubled.map((line) => (
            <RowIssues key={line.goods.id} line={line} back={links.checkout({ step })} />
          ))}
          {step === "shipping" ? (
            <>
              <ErrorSummary errors={errors} />
              <ShippingStep
                known={loaderData.shipping}
                isRemembered={loaderData.isRemembered}
                onDelivery={setPicked}
                account={loaderData.account}
                typed={typed}
                errors={errors}
                shopAddress={loaderData.shopAddress}
                isFree={cart.totals.missingForFreeShipping === null}
              />
            </>
          ) : null}
          {step !== "shipping" && loaderData.shipping ? (
            <WhereTo shipping={loaderData.shipping} shopAddress={loaderData.shopAddress} />
          ) : null}
          {step === "payment" ? (
            <PaymentStep
              cart={cart}
              held={loaderData.held}
              bank={loaderData.bank}
              card={loaderData.card}
              pageKey={loaderData.pageKey}
              accountName={typed?.["accountName"] ?? loaderData.accountName}
              chosen={methodIn(typed?.["paymentMethod"]) ?? loaderData.chosen}
              cash={loaderData.cash}
              strangerUntil={loaderData.strangerUntil}
              errors={errors}
            />
          ) : null}
          {step === "warranty" ? (
            <WarrantyStep
              total={cart.totals.total}
              pageKey={loaderData.pageKey}
              accountName={loaderData.accountName}
              method={loaderData.chosen}
            />
          ) : null}
        </div>
        <OrderSummary cart={cart} totals={totals} held={loaderData.held} />
      </div>
    </Page>
  );
}
