// One order for staff: the possible actions and the whole history.

import { data, Link, redirect } from "react-router";
import type { Route } from "./+types/order";
import { newId } from "../../../../base/id.ts";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { claimsOfOrder } from "../../../../shop/returns/claims-of-order.server.ts";
import { cancelReasonOf } from "../../../../shop/orders/emails.ts";
import { OrderTransitionForm } from "../../../../shop/orders/office-forms.ts";
import { isChangeable, movedTo, owesCash, parseOrderNumber } from "../../../../shop/orders/order.ts";
import { viewOrder } from "../../../../shop/orders/view-order.server.ts";
import { shopContext } from "../../../context.server.ts";
import { demandRight, parseFields, readFields, requireStaff } from "../../../edge.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { isNoteIntent } from "../../../../shop/notes/forms.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { links } from "../../../links.ts";
import { officeLinks } from "../../../office-links.ts";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { ButtonLink } from "../../../kit/button.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { ShipmentsPanel } from "../shared/shipments/shipments-panel.tsx";
import { OrderGames } from "./components/order-games.tsx";
import { OrderMoney } from "./components/order-money.tsx";
import { OrderTransitions } from "./components/order-transitions.tsx";
import { CustomerLink } from "../components/customer-link.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { revalidateConflict } from "../components/revalidate-conflict.ts";
import { Timeline } from "../components/timeline.tsx";
import { withDecider } from "../last-change.server.ts";
import { OrderBill } from "../../../shared/orders/order-bill.tsx";
import { Recipient } from "../../../shared/orders/recipient.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { ClaimLinks } from "./components/claim-links.tsx";
import { claimView } from "../../../shared/returns/claim.view.server.ts";
import { gamesView } from "../../../shared/orders/game-tests.view.server.ts";
import { orderView } from "../../../shared/orders/order.view.server.ts";
import { outcomeOf, rightFor, transitionByStaff } from "./order.action.server.ts";
import { parcelsView } from "../shared/shipments/shipment.view.server.ts";
import { refundsView } from "./refunds.view.server.ts";
import { Notes } from "../shared/notes/notes.tsx";
import { notesView } from "../shared/notes/notes.view.server.ts";
import { answerNote, orderProcessingView, orderRights } from "./processing/processing.view.server.ts";
import { doneOf } from "./processing/done.ts";
import { NextStep } from "./processing/next-step.tsx";
import { OrderDocuments, OrderLines } from "./processing/order-lines.tsx";
import { StaffOrderState } from "../shared/orders/staff-order-state.tsx";

export const handle = {
  words: [
    "office",
    "office-orders",
    "office-orders-processing",
    "office-notes",
    "office-audit",
    "office-shipments",
    "office-trade-ins",
    "account",
    "cart",
    "returns",
    "domain-errors",
  ],
  body: { size: "message", cards: "goods" },
} satisfies RouteHandle;

export const shouldRevalidate = revalidateConflict;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { actor, roles } = await requireStaff(request, shop, "orders.view");
  const found = await viewOrder(shop, { number: parseOrderNumber(params.number) });
  if (!found.ok) throw data(null, { status: 404 });
  const { order, timeline, transfers, surpluses, transitions, received, left } = found.value;
  const claims = await claimsOfOrder(shop, { orderId: order.id });
  const may = orderRights(roles);
  return {
    ...(await orderProcessingView(shop, order, {
      may,
      actors: [...timeline, ...transfers].map((entry) => entry.actor),
    })),
    ...(await notesView(shop, { entity: "order", entityId: order.number }, actor)),
    parcels: await parcelsView(shop, { number: order.number, roles }),
    may,
    done: doneOf(request),
    order: orderView(order),
    isChangeable: isChangeable(order.state),
    payment: order.payment,
    timeline,
    claims: claims.map(claimView),
    transfers,
    surpluses: surpluses.map(({ id, amount, why, state, note }) => ({ id: id as string, amount, why, state, note })),
    transitions,
    received,
    left,
    refunds: refundsView(order, { maySeeAccounts: hasRight(roles, "money.pay") }),
    owesCash: owesCash(order),
    games: await gamesView(shop, order),
    shopAddress: shop.company.address,
    today: shop.clock.today(),
    pageKey: newId<"order">(),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const staff = await requireStaff(request, shop, "orders.view");
  const { actor } = staff;
  const found = await viewOrder(shop, { number: parseOrderNumber(params.number) });
  if (!found.ok) throw data(null, { status: 404 });
  const fields = await readFields(request, "goods");
  demandRight(staff, rightFor(fields?.["intent"]), fields);
  const { order } = found.value;
  if (isNoteIntent(fields?.["intent"])) return answerNote(shop, fields, { number: order.number, actor });
  const parsed = parseFields(OrderTransitionForm, fields);
  if (!parsed.ok) return data({ errors: parsed.errors, typed: parsed.values, domainError: null, outcome: null }, 422);
  const thing = {
    entity: "order",
    entityId: order.number,
    ...("refund" in parsed.value && { after: { refund: parsed.value.refund } }),
  };
  const moved = await withDecider(shop, await transitionByStaff(shop, order, { form: parsed.value, actor }), thing);
  if (!moved.ok)
    return data(
      { errors: {}, typed: fields ?? {}, domainError: moved.domainError, outcome: null },
      statusOf(moved.domainError),
    );
  const outcome = outcomeOf(moved.value);
  // What became of a transfer is more than a short message says.
  if (outcome === null) throw redirect(officeLinks.order(order.number, { done: parsed.value.intent }));
  return data({ errors: {}, typed: {}, domainError: null, outcome });
}

export default function OfficeOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { order, claims, may, done } = loaderData;
  const { t } = useWords("office-orders");
  const { t: processing } = useWords("office-orders-processing");
  const { formatFields } = useDomainErrors();
  const outcome = actionData?.outcome ?? null;
  const answer = {
    errors: formatFields(actionData?.errors),
    typed: (actionData?.typed ?? {}) as Record<string, string>,
  };
  return (
    <OfficePage title={order.number} actions={<OrderHead view={loaderData} />}>
      {done && !actionData ? <FlashMessage key={done} name="done" message={processing(`done.${done}`)} /> : null}
      <div className="flex flex-col gap-4 empty:hidden">
        <FormProblems domainError={actionData?.domainError} />
        {loaderData.parcels.isLockerClosed && order.locker && loaderData.isChangeable ? (
          <Notice tone="warn" title={processing("lockerClosed.title")}>
            <p>{processing("lockerClosed.text", { locker: order.locker.line })}</p>
            {may.edit ? (
              <ButtonLink to={officeLinks.orderDelivery(order.number)} variant="secondary" size="sm" className="mt-3">
                {processing("lockerClosed.change")}
              </ButtonLink>
            ) : null}
          </Notice>
        ) : null}
        {loaderData.toDecide ? (
          <Notice tone="warn" title={t(`now.decide.${loaderData.toDecide}`)}>
            <p>{t("now.decide.text")}</p>
          </Notice>
        ) : null}
        {outcome ? (
          <Notice tone={outcome.outcome === "paid" ? "good" : "warn"} live>
            {t(`outcome.${outcome.outcome}`, { amount: outcome.amount === null ? "" : formatPrice(outcome.amount) })}
          </Notice>
        ) : null}
      </div>
      <div className="mt-4 grid items-start gap-6 xl:grid-cols-[1fr_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <NextStep done={done}>
            <OrderTransitions view={loaderData} answer={answer} />
          </NextStep>
          <ShipmentsPanel parcels={loaderData.parcels} />
          <OrderLines lines={loaderData.lines} />
          <OrderGames
            tests={loaderData.games}
            pageKey={loaderData.pageKey}
            answer={answer}
            isHere={["placed", "paid", "preparing"].includes(order.state)}
          />
          <OrderMoney view={loaderData} answer={answer} />
          {claims.length > 0 ? (
            <Panel label={t("claims.title")}>
              <ClaimLinks claims={claims} />
            </Panel>
          ) : null}
          <Notes notes={loaderData.notes} nextId={loaderData.nextId} answer={answer} />
        </div>
        <OrderAside view={loaderData} mayChange={may.edit && loaderData.isChangeable} />
      </div>
    </OfficePage>
  );
}

type View = Route.ComponentProps["loaderData"];

function OrderHead({ view: { order, status, hasCertificates } }: { view: View }) {
  const { t } = useWords("office-orders-processing");
  return (
    <div className="flex flex-wrap items-center gap-3">
      <StaffOrderState order={order} status={status} />
      <ButtonLink to={officeLinks.packingSlips([order.number])} reloadDocument variant="secondary" size="sm">
        {t("order.slip")}
      </ButtonLink>
      {hasCertificates ? (
        <ButtonLink to={officeLinks.certificates(order.number)} reloadDocument variant="secondary" size="sm">
          {t("order.certificates")}
        </ButtonLink>
      ) : null}
    </div>
  );
}

function OrderAside({ view, mayChange }: { view: View; mayChange: boolean }) {
  const { t } = useWords("office-orders-processing");
  const { t: words } = useWords("office-orders");
  const { t: account } = useWords("account");
  const { t: returns } = useWords("returns");
  const { order, timeline, names, placedBy, discountWhy } = view;
  const formatReason = (transition: (typeof timeline)[number]) => {
    const cancelled = cancelReasonOf(transition);
    return cancelled ? words(`cancelled.${cancelled}`) : transition.reason;
  };
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Panel label={account("order.bill")}>
        <OrderBill order={order} />
        {discountWhy ? <p className="mt-2 text-sm break-words">{t("order.discount", { why: discountWhy })}</p> : null}
        {placedBy ? <p className="mt-2 text-sm text-muted">{t("order.phoned", { name: placedBy })}</p> : null}
      </Panel>
      <OrderDocuments documents={view.documents} />
      <div>
        <Recipient order={order} shopAddress={view.shopAddress} />
        <p className="mt-2 flex flex-wrap gap-x-4 text-sm">
          {mayChange ? (
            <Link to={officeLinks.orderDelivery(order.number)} className="link inline-flex min-h-11 items-center">
              {t("order.change")}
            </Link>
          ) : null}
          <CustomerLink email={order.email} label={t("order.customer")} />
          <ShopLink to={links.order(order.number)} className="link inline-flex min-h-11 items-center md:min-h-9">
            {t("order.buyersPage")}
          </ShopLink>
        </p>
      </div>
      <Timeline
        label={account("order.timeline")}
        transitions={[
          ...timeline.map((transition) => ({
            ...transition,
            ...(names[transition.actor] !== undefined && { who: names[transition.actor] }),
            what: t(`moved.${movedTo(transition.to, order)}`),
            reason: formatReason(transition),
          })),
          ...view.claims.flatMap((claim) =>
            claim.replacements.map(({ code, oldCode, decidedAt: at }) => ({
              what: returns("given.history", { code, old: oldCode }),
              at,
              actor: "shop",
              reason: claim.number,
            })),
          ),
        ].toSorted((one, other) => one.at.getTime() - other.at.getTime())}
      />
    </div>
  );
}
