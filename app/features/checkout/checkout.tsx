// The checkout (spec 2): address, then payment, then the warranty question, then the order.

import { useEffect, useState } from "react";
import { redirect, useRevalidator } from "react-router";
import type { Route } from "./+types/checkout";
import { newId, type VisitorId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import { deliveredBy } from "../../../shop/cart/cart.ts";
import { deliveryMethods, shippingFor, type DeliveryMethod } from "../../../shop/shipping/fee.ts";
import { viewCart } from "../../../shop/cart/view-cart.server.ts";
import { cashBar } from "../../../shop/payments/cash.ts";
import type { PaymentMethod } from "../../../shop/payments/payment.ts";
import type { ShippingForm } from "../../../shop/orders/forms.ts";
import { justOrdered } from "../../../shop/orders/checkout/just-ordered.server.ts";
import { openCheckout, type CheckoutView } from "../../../shop/orders/checkout/open-checkout.server.ts";
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
import { sendCard, carryToNextPage } from "./send-card.ts";
import { OrderSummary } from "./components/order-summary.tsx";
import { LockerStep } from "./components/locker-step.tsx";
import { PaymentStep, PlaceOrder } from "./components/payment-step.tsx";
import { ShippingStep } from "./components/shipping-step.tsx";
import { Steps } from "./components/steps.tsx";
import { DeliverySummary } from "./components/delivery-summary.tsx";
import { WarrantyStep } from "./components/warranty-step.tsx";
import { ErrorSummary } from "../../kit/error-summary.tsx";
import { Head } from "../../kit/pages/head.tsx";
import { Notice } from "../../kit/notice.tsx";
import { Page } from "../../kit/pages/page.tsx";
import { useDomainErrors } from "../../kit/pages/refused-page.tsx";
import { buyerAccount } from "./buyer-account.server.ts";
import { checkoutAllocation } from "./checkout-allocation.server.ts";
import { checkoutLockers } from "./checkout-lockers.server.ts";
import { takeLocker, takeOrder, takeShipping } from "./checkout.action.server.ts";
import { namesOf } from "../../shared/orders/names-of.ts";
import { cartPageView, type CartPageView } from "../../shared/cart/cart.view.server.ts";
import type { Shop } from "../../composition.server.ts";

export const handle = {
  counts: "checkout",
  words: ["checkout", "cart", "domain-errors", "orders-extend"],
  purpose: "payment",
  body: { size: "form" },
} satisfies RouteHandle;

const steps = ["shipping", "locker", "payment", "warranty"] as const;
type Step = (typeof steps)[number];

/** The steps that say where the order goes: nothing is paid yet. */
function isOfDelivery(step: Step): boolean {
  return step === "shipping" || step === "locker";
}

function methodIn(text: string | null | undefined): PaymentMethod | null {
  return text === "card" || text === "bank" || text === "cash" ? text : null;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const signedIn = await signedInOf(request, shop);
  const visitorId = signedIn?.visitorId ?? guestOf(request, shop);
  const params = new URL(request.url).searchParams;
  const known = await openCheckout(shop, { visitorId });
  const view = await viewCart(shop, { visitorId, ...buyerOf(known) });
  if (view.lines.length === 0)
    throw redirect(known.unpaid ? links.pay(known.unpaid) : await emptyCartTarget(shop, visitorId));
  const cart = cartPageView(view, shop.catalogueIndex);
  const step = stepIn(params, { known, cart });
  const lockers = await checkoutLockers(shop, { ...view, ...known, params, isListed: step === "locker" });
  return {
    step,
    cart,
    lockers,
    shipping: known.shipping,
    account: await buyerAccount(shop, signedIn, { addressId: params.get("address"), isBlank: known.shipping === null }),
    shopAddress: shop.company.address,
    guaranteeMonths: known.shipping?.company ? null : shop.settings.current().legal.guaranteeMonths,
    ...paymentOf(known, params),
    ...atTheDoor(shop, known.shipping, { cart, locker: lockers.chosen }),
    isRemembered: known.review === "remembered",
    merged: mergedNames(cart, params.get("merged")),
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

/** How the buyer wants to pay: as the address says, or as was typed before. */
function paymentOf({ accountName }: CheckoutView, params: URLSearchParams) {
  const chosen = methodIn(params.get("paymentMethod")) ?? (accountName === null ? "card" : "bank");
  return { accountName, chosen };
}

/** What the first step said of the buyer: it decides on the delivery fee and on a voucher. */
function buyerOf({ shipping }: CheckoutView) {
  return shipping ? { delivery: shipping.delivery, contact: { email: shipping.email, phone: shipping.phone } } : {};
}

/** The step in the URL. Redirects to the step that must be done before it. */
function stepIn(params: URLSearchParams, { known, cart }: { known: CheckoutView; cart: CartPageView }) {
  const step = steps.find((each) => each === params.get("step")) ?? "shipping";
  if (step !== "shipping" && (!known.shipping || known.review)) throw redirect(links.checkout({ step: "shipping" }));
  const isToLocker = known.shipping?.delivery === "locker";
  if (step === "locker" && !isToLocker) throw redirect(links.checkout({ step: "shipping" }));
  if (!isOfDelivery(step) && isToLocker && known.shipping?.lockerId === undefined)
    throw redirect(links.checkout({ step: "locker" }));
  if (step === "warranty" && !cart.mayExtendWarranty) throw redirect(links.checkout({ step: "payment" }));
  return step;
}

/** What the buyer can do at the door: pay, and open the parcel. Not shown when the buyer collects the order. */
function atTheDoor(
  shop: Shop,
  shipping: ShippingForm | null,
  { cart, locker }: { cart: CartPageView; locker: { isPayable: boolean } | null },
) {
  const { openParcel, cardAtDoor } = shop.settings.current().parcels;
  return {
    cash: shipping && shop.takesCash ? { bar: cashBarFor(shipping, cart, locker), byCard: cardAtDoor } : null,
    opensParcel: openParcel && shipping?.delivery === "courier",
  };
}

/** Why this order cannot be paid in cash; null if it can. */
function cashBarFor({ delivery, company }: ShippingForm, cart: CartPageView, locker: { isPayable: boolean } | null) {
  return cashBar({
    isOn: true,
    isByCourier: delivery !== "pickup",
    locker: delivery === "locker" ? (locker ?? { isPayable: false }) : null,
    isCompany: Boolean(company),
    total: cart.totals.total,
  });
}

/** The titles of the lines that signing in added to the cart. */
function mergedNames(cart: CartPageView, merged: string | null) {
  return namesOf(
    cart.lines.map(({ goods }) => goods),
    merged,
  );
}

/** Leads to an order that was placed a moment ago, in another tab or before Back, rather than to an empty cart. */
async function emptyCartTarget(shop: Shop, visitorId: VisitorId | null): Promise<string> {
  const order = await justOrdered(shop, { visitorId });
  if (!order) return links.cart();
  return isPayableByCard(order) ? links.pay(order.number) : links.orderComplete(order.number);
}

/** A domain error means that the data has changed: load the page again. */
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
  if (fields?.["intent"] === "locker") return takeLocker(shop, post);
  return fields?.["intent"] === "place" ? takeOrder(shop, post) : takeShipping(shop, post);
}

/** The server places the order; then this browser sends the card to the provider. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const answer = await serverAction();
  if (!("handover" in answer)) return answer;
  const issue = await sendCard(answer.handover);
  carryToNextPage(issue);
  return redirect(links.pay(issue.number));
}

/** Loads the page again when Back restores it from the back/forward cache: its order may exist by now. */
function useRevalidateAfterBack() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void revalidate();
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [revalidate]);
}

function deliveryIn(text: string | undefined): DeliveryMethod | null {
  return deliveryMethods.find((method) => method === text) ?? null;
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { step, cart } = loaderData;
  const { t } = useWords("checkout");
  const typed = actionData && "values" in actionData ? actionData.values : null;
  const [picked, setPicked] = useState<DeliveryMethod | null>(null);
  // In the first step the totals follow the chosen delivery before the form is sent.
  const totals =
    step === "shipping"
      ? deliveredBy(
          cart.totals,
          picked ?? deliveryIn(typed?.["delivery"]) ?? loaderData.shipping?.delivery ?? "courier",
        )
      : cart.totals;
  useRevalidateAfterBack();
  return (
    <Page title={t("title")} isDense>
      <Head title={t("title")} hidden />
      <Steps current={isOfDelivery(step) ? "shipping" : "payment"} />
      <div className="mt-4 flex flex-col gap-6 lg:mt-6 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-8">
        <div className="flex min-w-0 flex-col gap-6">
          <Notices view={loaderData} answer={actionData} total={totals.total} />
          <CurrentStep view={loaderData} answer={actionData} onDelivery={setPicked} />
        </div>
        <div className="contents lg:sticky lg:top-4 lg:flex lg:max-h-[calc(100dvh-9.5rem)] lg:flex-col lg:gap-4">
          {step === "payment" ? (
            <PlaceOrder cart={cart} held={loaderData.held} guaranteeMonths={loaderData.guaranteeMonths} />
          ) : null}
          <OrderSummary
            {...{ cart, totals }}
            held={loaderData.held}
            guaranteeMonths={loaderData.guaranteeMonths}
            back={links.checkout({ step })}
          />
        </div>
      </div>
    </Page>
  );
}

type View = Route.ComponentProps["loaderData"];
type Answer = Route.ComponentProps["actionData"];

function Notices({ view, answer, total }: { view: View; answer: Answer; total: Bani }) {
  const { step, cart, unheld, isSignedUp, merged } = view;
  const { t } = useWords("checkout");
  const { t: allocations } = useWords("orders-extend");
  const { formatDomainError } = useDomainErrors();
  const domainError = answer && "domainError" in answer ? answer.domainError : null;
  return (
    <>
      {domainError ? <AnswerNotice answer={answer}>{formatDomainError(domainError)}</AnswerNotice> : null}
      {unheld && !isOfDelivery(step) ? (
        <Notice tone="warn" title={allocations("unheld.title")}>
          {allocations("unheld.text", unheld)}
        </Notice>
      ) : null}
      {isSignedUp ? (
        <Notice tone="good" title={t("signedUp.title")} live>
          {t("signedUp.text")}
        </Notice>
      ) : null}
      {merged.length > 0 && !answer ? (
        <Notice title={t("merged.title")} live>
          <p>{t("merged.text", { names: merged.join(", "), total: formatPrice(total) })}</p>
          <ButtonLink to={links.cart()} variant="secondary" size="sm" className="mt-3">
            {t("summary.edit")}
          </ButtonLink>
        </Notice>
      ) : null}
      {cart.lines
        .filter((line) => line.issues.length > 0)
        .map((line) => (
          <RowIssues key={line.goods.id} line={line} back={links.checkout({ step })} />
        ))}
    </>
  );
}

function CurrentStep({
  view,
  answer,
  onDelivery,
}: {
  view: View;
  answer: Answer;
  onDelivery: (delivery: DeliveryMethod) => void;
}) {
  const { formatFields } = useDomainErrors();
  const { step, cart, shipping, shopAddress, pageKey, accountName } = view;
  const errors = answer && "errors" in answer ? formatFields(answer.errors) : {};
  const typed = answer && "values" in answer ? answer.values : null;
  if (step === "shipping")
    return (
      <>
        <ErrorSummary errors={errors} />
        <ShippingStep
          known={shipping}
          isRemembered={view.isRemembered}
          onDelivery={onDelivery}
          account={view.account}
          typed={typed}
          errors={errors}
          shopAddress={shopAddress}
          isFree={shippingFor(cart.totals.goods, cart.totals.terms) === 0}
          terms={cart.totals.terms}
          lockers={view.lockers.offer}
        />
      </>
    );
  if (step === "locker") return <LockerStep lockers={view.lockers} />;
  return (
    <>
      {shipping ? <DeliverySummary shipping={shipping} locker={view.lockers.chosen} shopAddress={shopAddress} /> : null}
      {step === "payment" ? (
        <PaymentStep
          cart={cart}
          bank={view.bank}
          card={view.card}
          pageKey={pageKey}
          accountName={typed?.["accountName"] ?? accountName}
          buyerName={shipping && !shipping.company ? `${shipping.firstName} ${shipping.lastName}` : null}
          chosen={methodIn(typed?.["paymentMethod"]) ?? view.chosen}
          cash={view.cash}
          isToLocker={shipping?.delivery === "locker"}
          opensParcel={view.opensParcel}
          strangerUntil={view.strangerUntil}
          transferDays={view.transferDays}
          guaranteeMonths={view.guaranteeMonths}
          errors={errors}
        />
      ) : (
        <WarrantyStep
          cart={cart}
          guaranteeMonths={view.guaranteeMonths}
          pageKey={pageKey}
          accountName={accountName}
          method={view.chosen}
        />
      )}
    </>
  );
}
