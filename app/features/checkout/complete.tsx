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
import { paymentQr } from "../../shared/checkout/payment-qr.server.ts";
import { Picture } from "../../kit/picture/picture.tsx";
import { orderPictures } from "../../shared/orders/order-pictures.server.ts";
import { Stations } from "../../shared/orders/stations.tsx";
import { displayStatus } from "../../../shop/orders/order.ts";
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
    pictures: await orderPictures(shop, order),
    qr: paymentQr(order, shop.bank),
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
  const { order, pictures, search, isMailed, hasOutbox } = loaderData;
  const { t } = useWords("checkout");
  return (
    <Page
      title={t("complete.title")}
      lead={t(`complete.lead.${leadOf(order)}`, { email: order.email, total: formatPrice(order.totals.total) })}
      isDense
    >
      <Head title={t("complete.title")} hidden />
      <div className="mt-4 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Display view={loaderData} />
          {isMailed ? null : (
            <Notice tone="warn" live>
              {t("complete.noMail", { email: order.email })}
            </Notice>
          )}
          <Transfer view={loaderData} />
          {order.extendedWarranty ? (
            <Notice tone="good" live>
              {t("complete.extendedWarranty")}
            </Notice>
          ) : null}
          <NextSteps view={loaderData} />
          <div className="flex flex-wrap gap-3 print:hidden">
            <ButtonLink to={links.order(order.number, search)}>{t("complete.view")}</ButtonLink>
            <ButtonLink to={links.products()} variant="secondary">
              {t("complete.continue")}
            </ButtonLink>
          </div>
          {hasOutbox ? (
            <p className="text-sm text-muted print:hidden">
              {t("complete.outbox")}{" "}
              <a href={links.outbox()} className="link">
                {t("complete.outboxLink")}
              </a>
            </p>
          ) : null}
        </div>
        <Panel label={t("summary.title")}>
          <OrderBill order={order} pictures={pictures} />
        </Panel>
      </div>
    </Page>
  );
}

type View = Route.ComponentProps["loaderData"];

/** What was bought, its number, and the day that it is promised for; below them how far it is. */
function Display({ view: { order, pictures } }: { view: View }) {
  const { t, language } = useWords("checkout");
  const picture = order.rows
    .map(({ listingId }) => (listingId === null ? undefined : pictures[listingId]))
    .find(Boolean);
  return (
    <div className="flex flex-col gap-4">
      <Panel ground="screen">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          {picture ? (
            <Picture
              src={picture}
              alt=""
              width={800}
              height={600}
              priority
              className="w-28 shrink-0 rounded-sm sm:w-40"
            />
          ) : null}
          <dl className="flex min-w-0 flex-wrap gap-x-8 gap-y-3">
            <div>
              <dt className="silk">{t("complete.number")}</dt>
              <dd className="figure text-2xl text-phosphor sm:text-3xl">{order.number}</dd>
            </div>
            {order.promised ? (
              <div>
                <dt className="silk">{t(order.delivery === "pickup" ? "complete.pickup" : "complete.delivery")}</dt>
                <dd className="font-condensed text-2xl font-bold sm:text-3xl">
                  {formatDate(order.promised, language)}
                </dd>
              </div>
            ) : null}
          </dl>
        </div>
      </Panel>
      <Stations status={displayStatus(order)} delivery={order.delivery} />
    </div>
  );
}

/** Where to send the money, for an order that waits for a transfer. */
function Transfer({ view: { order, awaited, bank, qr } }: { view: View }) {
  const { t, language } = useWords("checkout");
  if (order.state !== "awaiting-payment") return null;
  return (
    <>
      <ExtensionNotice of="order" number={order.number} awaited={awaited} heldUntil={order.heldUntil} />
      <Panel title={t("bank.title")}>
        <p className="mb-4">
          {order.payUntil ? t("bank.until", { date: formatLastDay(order.payUntil, language) }) : t("bank.over")}
        </p>
        <BankDetails bank={bank} reference={order.reference ?? order.number} amount={order.totals.total} qr={qr} />
      </Panel>
    </>
  );
}

function NextSteps({ view: { order, isMailed, shopAddress } }: { view: View }) {
  const { t } = useWords("checkout");
  const total = formatPrice(order.totals.total);
  const arrival = {
    courier: [t("complete.steps.courier"), order.method === "cash" ? t("complete.steps.door", { total }) : null],
    locker: [
      order.locker
        ? t(order.method === "cash" ? "complete.payAtLocker" : "complete.atLocker", { locker: order.locker.line })
        : t("complete.steps.locker"),
    ],
    pickup: [t("complete.pickupAt", { address: shopAddress })],
  };
  const steps = [
    isMailed ? t("complete.steps.mail", { email: order.email }) : null,
    order.state === "awaiting-payment" ? t("complete.steps.transfer") : null,
    t("complete.steps.pack"),
    // A parcel to a locker is brought by a courier too.
    ...arrival[order.locker ? "locker" : order.delivery],
  ].filter((step) => step !== null);
  return (
    <Panel title={t("complete.next")}>
      <ol className="flex list-decimal flex-col gap-2 ps-6 marker:font-semibold">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Panel>
  );
}
