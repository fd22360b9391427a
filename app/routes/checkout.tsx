// The checkout (spec 2): address, then payment, then the warranty question, then the order.

import { redirect } from "react-router";
import type { Route } from "./+types/checkout";
import { newId } from "../../base/id.ts";
import { viewCart } from "../../shop/cart/view-cart.server.ts";
import { cashBar } from "../../shop/payments/cash.ts";
import type { PaymentMethod } from "../../shop/payments/payment.ts";
import { openCheckout } from "../../shop/orders/open-checkout.server.ts";
import { languageContext, shopContext } from "../context.server.ts";
import { guestOf, readFields, signedInOf } from "../edge.server.ts";
import { useWords } from "../i18n/use-words.ts";
import { RowTroubles } from "../ui/cart/cart-row.tsx";
import { giveCard, keepForNextPage } from "../ui/checkout/give-card.ts";
import { OrderSummary } from "../ui/checkout/order-summary.tsx";
import { PaymentStep } from "../ui/checkout/payment-step.tsx";
import { ShippingStep } from "../ui/checkout/shipping-step.tsx";
import { Steps } from "../ui/checkout/steps.tsx";
import { WhereTo } from "../ui/checkout/where-to.tsx";
import { WarrantyStep } from "../ui/checkout/warranty-step.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { Head } from "../ui/head.tsx";
import { Notice } from "../ui/notice.tsx";
import { Page } from "../ui/page.tsx";
import { useRefusals } from "../ui/refused.tsx";
import { buyerAccount } from "./buying/buyer-account.server.ts";
import { checkoutHold } from "./buying/checkout-hold.server.ts";
import { takeOrder, takeShipping } from "./buying/checkout-posts.server.ts";
import { shownCart } from "./buying/shown-cart.server.ts";

export const handle = { words: ["checkout", "cart", "refusals", "holds"] };

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
  if (view.lines.length === 0) throw redirect(known.unpaid ? `/checkout/pay/${known.unpaid}` : "/cart");
  const cart = shownCart(view, shop.shelf);
  const step = steps.find((step) => step === params.get("step")) ?? "shipping";
  if (step !== "shipping" && !known.shipping) throw redirect("/checkout?step=shipping");
  if (step === "warranty" && !cart.mayExtendWarranty) throw redirect("/checkout?step=payment");
  return {
    step,
    cart,
    shipping: known.shipping,
    account: await buyerAccount(shop, signedIn, { asked: params.get("address"), isBlank: known.shipping === null }),
    shopAddress: shop.env.SHOP_ADDRESS,
    accountName: known.accountName,
    chosen: methodIn(params.get("paymentMethod")) ?? (known.accountName !== null ? ("bank" as const) : ("card" as const)),
    cash: known.shipping && shop.takesCash ? { bar: cashBar({ isOn: true, isByCourier: known.shipping.delivery !== "pickup", isCompany: Boolean(known.shipping.company), total: cart.totals.total }) } : null,
    heldSeconds: known.heldSeconds,
    ...checkoutHold(shop, { isStranger: signedIn === null, isUnheld: params.get("held") === "no" && known.heldSeconds === null }),
    bank: shop.bank,
    card: shop.card.browser,
    pageKey: newId<"order">(),
  };
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
  const trouble = await giveCard(answer.handover);
  keepForNextPage(trouble);
  return redirect(`/checkout/pay/${trouble.number}`);
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { step, cart } = loaderData;
  const { t } = useWords("checkout");
  const { t: holds } = useWords("holds");
  const { sayRefusal, sayFields } = useRefusals();
  const errors = actionData && "errors" in actionData ? sayFields(actionData.errors) : {};
  const typed = actionData && "values" in actionData ? actionData.values : null;
  const refusal = actionData && "refusal" in actionData ? actionData.refusal : null;
  const troubled = cart.lines.filter((line) => line.troubles.length > 0);
  return (
    <Page title={t("title")}>
      <Head title={t("title")} hidden />
      <Steps current={step === "shipping" ? "shipping" : "payment"} />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {refusal ? <Notice tone="danger" live>{sayRefusal(refusal)}</Notice> : null}
          {loaderData.unheld && step !== "shipping" ? (
            <Notice tone="warn" title={holds("unheld.title")}>
              {holds("unheld.text", loaderData.unheld)}
            </Notice>
          ) : null}
          {troubled.map((line) => (
            <RowTroubles key={line.goods.id} line={line} />
          ))}
          {step === "shipping" ? (
            <>
              <ErrorSummary errors={errors} />
              <ShippingStep known={loaderData.shipping} account={loaderData.account} typed={typed} errors={errors} shopAddress={loaderData.shopAddress} isFree={cart.totals.missingForFreeShipping === null} />
            </>
          ) : null}
          {step !== "shipping" && loaderData.shipping ? <WhereTo shipping={loaderData.shipping} shopAddress={loaderData.shopAddress} /> : null}
          {step === "payment" ? (
            <PaymentStep
              cart={cart}
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
            <WarrantyStep total={cart.totals.total} pageKey={loaderData.pageKey} accountName={loaderData.accountName} method={loaderData.chosen} />
          ) : null}
        </div>
        <OrderSummary cart={cart} heldSeconds={loaderData.heldSeconds} />
      </div>
    </Page>
  );
}
