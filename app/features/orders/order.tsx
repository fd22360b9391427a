// One order, for the browser that placed it or anybody with the link from its emails.

import { data, Link, redirect } from "react-router";
import type { Route } from "./+types/order";
import type { OrderId } from "../../../base/id.ts";
import { awaitedLink } from "../../../shop/orders/allocations/awaited-link.server.ts";
import { cancelOrder } from "../../../shop/orders/cancel-order.server.ts";
import { RefundAccountForm } from "../../../shop/orders/forms.ts";
import { cancelReasonOf } from "../../../shop/orders/emails.ts";
import { nameRefundAccount } from "../../../shop/orders/payment/name-refund-account.server.ts";
import { movedTo } from "../../../shop/orders/order.ts";
import { couriers } from "../../../shop/shipping/courier.ts";
import { readTimeline } from "../../../shop/orders/read-timeline.server.ts";
import { statusWithParcels } from "../../../shop/shipments/agreement.ts";
import { shipmentsOf } from "../../../shop/shipments/view-shipments.server.ts";
import { viewReviewable } from "../../../shop/reviews/view-reviewable.server.ts";
import { viewClaims } from "../../../shop/returns/view-claims.server.ts";
import { shopContext } from "../../context.server.ts";
import { parseFields, readFields, type Fields } from "../../edge.server.ts";
import { statusOf } from "../../domain-errors.server.ts";
import { formatDate, formatPrice } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { Button, ButtonLink } from "../../kit/button.tsx";
import { useHydrated } from "../../kit/use-hydrated.ts";
import { paymentQr } from "../../shared/checkout/payment-qr.server.ts";
import { orderPictures } from "../../shared/orders/order-pictures.server.ts";
import { Stations } from "../../shared/orders/stations.tsx";
import { BankDetails } from "../../shared/checkout/bank-details.tsx";
import { Head } from "../../kit/pages/head.tsx";
import { Notice } from "../../kit/notice.tsx";
import { CancelOrder } from "../../shared/orders/cancel-order.tsx";
import { GameResults } from "../../shared/orders/game-results.tsx";
import { ExtensionNotice } from "../../shared/orders/extension-notice.tsx";
import { OrderBill } from "../../shared/orders/order-bill.tsx";
import { OrderStateBadge } from "../../shared/orders/order-state.tsx";
import { OrderDocuments } from "./components/order-documents.tsx";
import { Refunds } from "./components/refunds.tsx";
import { labelFile } from "./parcels/label-file.ts";
import { ParcelList } from "../../shared/shipments/parcel-list.tsx";
import { orderParcels } from "./parcels/order-parcels.server.ts";
import { Recipient } from "../../shared/orders/recipient.tsx";
import { Timeline } from "../../kit/timeline.tsx";
import { Page } from "../../kit/pages/page.tsx";
import { Panel } from "../../kit/panel.tsx";
import { useDomainErrors } from "../../kit/pages/refused-page.tsx";
import { ClaimList } from "./components/claim-list.tsx";
import type { Shop } from "../../composition.server.ts";
import { claimView } from "../../shared/returns/claim.view.server.ts";
import { gamesView } from "../../shared/orders/game-tests.view.server.ts";
import { orderView, type OrderView } from "../../shared/orders/order.view.server.ts";
import { authorizeOrder, keyQueryOf, orderToSee } from "../../shared/orders/authorize-order.server.ts";
import { documentsView } from "../../documents/documents.view.server.ts";

export const handle = {
  words: ["account", "cart", "checkout", "domain-errors", "returns", "reviews", "orders-extend", "orders-parcels"],
  purpose: "form",
  body: { size: "form" },
} satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { order, isStaff } = await orderToSee(request, { shop, number: params.number });
  const [timeline, view, documents, games, goods] = await Promise.all([
    readTimeline(shop, { orderId: order.id }),
    viewClaims(shop, order),
    documentsView(shop, order),
    gamesView(shop, order),
    viewReviewable(shop, order),
  ]);
  const ofOrder = (await shipmentsOf(shop, { orderId: order.id })).map(({ shipment }) => shipment);
  const last = timeline.at(-1);
  const why = last ? cancelReasonOf(last) : null;
  return {
    isStaff,
    order: isStaff ? withoutButtons(orderView(order)) : orderView(order),
    pictures: await orderPictures(shop, order),
    qr: paymentQr(order, shop.bank),
    status: statusWithParcels(order, ofOrder),
    awaited: await awaitedLink(shop, { orderId: order.id }),
    why,
    documents: isStaff ? [] : documents,
    tested: games.filter(({ results }) => results.length > 0),
    transitions: timeline.map(({ to, at }) => ({ to, at })),
    claims: isStaff ? [] : view.claims.map(claimView),
    given: view.claims.flatMap(({ replacements }) => replacements),
    parcels: printableBy(await orderParcels(shop, { order, claims: view.claims }), { isStaff }),
    mayWithdraw: !isStaff && view.bar === null && view.withdrawable.length > 0,
    mayClaim: !isStaff && view.isClaimable && view.units.length > 0,
    mayReview: !isStaff && goods.length > 0,
    bank: shop.bank,
    shopAddress: shop.company.address,
    search: keyQueryOf(request),
  };
}

/** Whoever is no buyer gets no label of what the buyer sends. */
function printableBy<Parcel extends { isPrintable: boolean }>(
  parcels: readonly Parcel[],
  { isStaff }: { isStaff: boolean },
) {
  return isStaff ? parcels.map((parcel) => ({ ...parcel, isPrintable: false })) : [...parcels];
}

/** For staff, who see the page and press nothing on it. */
function withoutButtons(order: OrderView): OrderView {
  return { ...order, isPayable: false, isCancellable: false };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const order = await authorizeOrder(request, { shop, number: params.number });
  const fields = await readFields(request);
  const done =
    fields?.["intent"] === "cancel"
      ? await cancelOrder(shop, { orderId: order.id })
      : await nameAccount(shop, { orderId: order.id, fields });
  if ("errors" in done) return data({ typed: done, domainError: null }, 422);
  if (!done.ok) return data({ domainError: done.domainError, typed: null }, statusOf(done.domainError));
  // Not the URL of the request: with JavaScript that is the data URL of the page.
  return redirect(links.order(order.number, keyQueryOf(request)));
}

async function nameAccount(shop: Shop, { orderId, fields }: { orderId: OrderId; fields: Fields | null }) {
  const parsed = parseFields(RefundAccountForm, fields);
  return parsed.ok ? nameRefundAccount(shop, { orderId, ...parsed.value, actor: "buyer" }) : parsed;
}

export default function AccountOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { order, awaited, documents, tested, claims, bank, qr, shopAddress, search } = loaderData;
  const { t } = useWords("account");
  const { t: returns } = useWords("returns");
  const { formatDomainError, formatFields } = useDomainErrors();
  return (
    <Page
      title={order.number}
      crumbs={[
        { label: t("title"), to: links.account() },
        { label: t("orders.title"), to: links.orders() },
        { label: order.number },
      ]}
    >
      <Head title={order.number} hidden />
      {loaderData.isStaff ? <StaffNotice /> : null}
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {actionData?.domainError ? (
            <Notice tone="danger" live>
              {formatDomainError(actionData.domainError)}
            </Notice>
          ) : null}
          {order.state === "awaiting-payment" && !loaderData.isStaff ? (
            <ExtensionNotice of="order" number={order.number} awaited={awaited} heldUntil={order.heldUntil} />
          ) : null}
          <StatusPanel view={loaderData} />
          {order.state === "awaiting-payment" ? (
            <Panel label={t("order.transfer")}>
              <BankDetails
                bank={bank}
                reference={order.reference ?? order.number}
                amount={order.totals.total}
                qr={qr}
              />
            </Panel>
          ) : null}
          {tested.map((test) => (
            <Panel key={test.unitId} label={t("games.title")}>
              <p className="mb-2 text-sm text-muted">{test.title}</p>
              <GameResults results={test.results} />
            </Panel>
          ))}
          <Parcels view={loaderData} />
          {claims.length > 0 ? (
            <div id="claims">
              <Panel label={returns("claims")}>
                <ClaimList claims={claims} keyQuery={search} />
              </Panel>
            </div>
          ) : null}
          {order.refunds.length > 0 ? (
            <Refunds
              order={order}
              isReadOnly={loaderData.isStaff}
              typed={actionData?.typed ? { ...actionData.typed, errors: formatFields(actionData.typed.errors) } : null}
            />
          ) : null}
          <OrderDocuments order={order} documents={documents} search={search} />
          <Recipient order={order} shopAddress={shopAddress} />
          <RightsPanel view={loaderData} />
        </div>
        <div className="flex flex-col gap-6">
          <Panel label={t("order.bill")}>
            <OrderBill order={order} pictures={loaderData.pictures} />
          </Panel>
          <Panel label={t("order.timeline")}>
            <History view={loaderData} />
          </Panel>
        </div>
      </div>
    </Page>
  );
}

type View = Route.ComponentProps["loaderData"];

function StaffNotice() {
  const { t } = useWords("account");
  return (
    <div className="mb-6">
      <Notice tone="info" title={t("order.asStaff")}>
        {t("order.asStaffText")}
      </Notice>
    </div>
  );
}

/** What became of the order, with the units that were given for faulty ones. */
function History({ view: { order, transitions, given } }: { view: View }) {
  const { t } = useWords("account");
  const { t: returns } = useWords("returns");
  const entries = [
    ...transitions.map(({ to, at }) => ({ what: t(`moved.${movedTo(to, order)}`), at })),
    ...given.map(({ code, oldCode, decidedAt: at }) => ({
      what: returns("given.history", { code, old: oldCode }),
      at,
    })),
  ];
  return <Timeline transitions={entries.toSorted((one, other) => one.at.getTime() - other.at.getTime())} />;
}

/** The parcels of the order and of its claims, with the labels of those that the buyer sends. */
function Parcels({ view: { order, parcels, search } }: { view: View }) {
  const { t } = useWords("orders-parcels");
  if (parcels.length === 0) return null;
  return (
    <Panel title={t("title")}>
      <ParcelList
        parcels={parcels}
        labelLink={({ number }) => links.orderDocument(order.number, labelFile(number), search)}
      />
    </Panel>
  );
}

/** The state of the order, its delivery, and what the buyer can do now. */
function StatusPanel({ view }: { view: View }) {
  const { order, status, why, search, mayReview } = view;
  const { t } = useWords("account");
  const { t: reviews } = useWords("reviews");
  const cashMessage = cashMessageOf(order);
  const total = formatPrice(order.totals.total);
  return (
    <Panel label={t("order.state")}>
      <OrderStateBadge order={order} status={status} />
      <div className="mt-4">
        <Stations status={status} delivery={order.delivery} />
      </div>
      <p className="mt-4">{why === null ? t(`explained.${status}`, { total }) : t(`why.${why}`)}</p>
      {order.state === "cancelled" && order.refunds.length === 0 ? (
        <p className="mt-1">{t(`money.${order.method === "card" ? "released" : "nothing"}`)}</p>
      ) : null}
      <OrderFacts order={order} />
      {cashMessage ? <p className="mt-3">{t(`order.${cashMessage}`, { total })}</p> : null}
      <div className="mt-5 flex flex-wrap items-center gap-3 print:hidden">
        {order.isPayable ? <ButtonLink to={links.pay(order.number, search)}>{t("order.pay")}</ButtonLink> : null}
        {mayReview ? (
          <ButtonLink to={links.review(order.number, search)} variant="secondary">
            {reviews("write.title")}
          </ButtonLink>
        ) : null}
        <PrintButton />
      </div>
      {order.isCancellable ? (
        <div className="print:hidden">
          <CancelOrder action={links.order(order.number)} />
        </div>
      ) : null}
    </Panel>
  );
}

function OrderFacts({ order }: Pick<View, "order">) {
  const { t, language } = useWords("account");
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
      <dt className="text-sm text-muted">{t("order.placed")}</dt>
      <dd>{formatDate(order.placedAt, language)}</dd>
      {order.promised ? (
        <>
          <dt className="text-sm text-muted">{t(order.delivery === "pickup" ? "order.ready" : "order.delivery")}</dt>
          <dd className="font-condensed text-2xl leading-tight font-bold">{formatDate(order.promised, language)}</dd>
        </>
      ) : null}
      {order.parcel ? (
        <>
          <dt className="text-sm text-muted">{couriers[order.parcel.courier].name}</dt>
          <dd>
            <a
              href={couriers[order.parcel.courier].follow + encodeURIComponent(order.parcel.trackingNumber)}
              rel="noreferrer"
              className="link figure inline-flex min-h-11 items-center"
            >
              {order.parcel.trackingNumber}
            </a>
          </dd>
        </>
      ) : null}
      <dt className="text-sm text-muted">{t("order.method")}</dt>
      <dd>{t(`method.${order.method}`)}</dd>
    </dl>
  );
}

/** Nothing before JavaScript, which printing needs: its place is kept. */
function PrintButton() {
  const { t } = useWords("account");
  const isHydrated = useHydrated();
  return (
    <span className="inline-flex min-h-11 items-center">
      {isHydrated ? (
        <Button type="button" variant="quiet" size="sm" onClick={() => window.print()} className="-ms-3 md:min-h-11">
          {t("order.print")}
        </Button>
      ) : null}
    </span>
  );
}

/** What a buyer may need later: at hand for as long as the law gives it, but not the first thing to press. */
function RightsPanel({ view: { order, mayWithdraw, mayClaim, search } }: { view: View }) {
  const { t } = useWords("returns");
  const { t: account } = useWords("account");
  if (!mayWithdraw && !mayClaim) return null;
  return (
    <div className="print:hidden">
      <Panel label={account("order.rights")}>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {mayClaim ? (
            <Link to={links.claim(order.number, search)} className="link inline-flex min-h-11 items-center">
              {t("claim.title")}
            </Link>
          ) : null}
          {mayWithdraw ? (
            <Link to={links.withdrawOrder(order.number, search)} className="link inline-flex min-h-11 items-center">
              {t("withdraw.title")}
            </Link>
          ) : null}
        </div>
      </Panel>
    </div>
  );
}

/** Cash on delivery: the message beside the state; none while the courier has the cash and the shop does not have it yet. */
function cashMessageOf({ method, state, paymentState }: Pick<View["order"], "method" | "state" | "paymentState">) {
  if (method !== "cash") return null;
  if (paymentState === "received") return "cashPaid";
  return state === "preparing" || state === "shipped" ? "cashDue" : null;
}
