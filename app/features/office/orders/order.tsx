// One order for staff: the possible actions and the whole history.

import { data } from "react-router";
import type { Route } from "./+types/order";
import { newId } from "../../../../base/id.ts";
import { claimsOfOrder } from "../../../../shop/returns/claims-of-order.server.ts";
import { cancelReasonOf } from "../../../../shop/orders/emails.ts";
import { OrderTransitionForm } from "../../../../shop/orders/office-forms.ts";
import { owesCash, parseOrderNumber } from "../../../../shop/orders/order.ts";
import { viewOrder } from "../../../../shop/orders/view-order.server.ts";
import { shopContext } from "../../../context.server.ts";
import { parseFields, readFields, requireStaff } from "../../../edge.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { Notice } from "../../../kit/notice.tsx";
import { OrderGames } from "./components/order-games.tsx";
import { OrderMoney } from "./components/order-money.tsx";
import { OrderTransitions } from "./components/order-transitions.tsx";
import { OfficePage } from "../components/page.tsx";
import { Timeline } from "../components/timeline.tsx";
import { OrderBill } from "../../../shared/orders/order-bill.tsx";
import { OrderStateBadge } from "../../../shared/orders/order-state.tsx";
import { Recipient } from "../../../shared/orders/recipient.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { ClaimLinks } from "../returns/claim-links.tsx";
import { claimView } from "../../../shared/returns/claim.view.server.ts";
import { gamesView } from "../../../shared/orders/game-tests.view.server.ts";
import { orderView } from "../../../shared/orders/order.view.server.ts";
import { transitionByStaff, outcomeOf } from "./order.action.server.ts";
import { refundsView } from "../payouts/refunds.view.server.ts";

export const handle = {
  words: ["office", "office-orders", "office-trade-ins", "account", "cart", "returns", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop);
  const found = await viewOrder(shop, { number: parseOrderNumber(params.number) });
  if (!found.ok) throw data(null, { status: 404 });
  const { order, timeline, transfers, transitions, received, left } = found.value;
  const claims = await claimsOfOrder(shop, { orderId: order.id });
  return {
    order: orderView(order),
    payment: order.payment,
    timeline,
    claims: claims.map(claimView),
    transfers,
    transitions,
    received,
    left,
    refunds: refundsView(order),
    owesCash: owesCash(order),
    games: await gamesView(shop, order),
    shopAddress: shop.company.address,
    today: shop.clock.now().toISOString().slice(0, 10),
    pageKey: newId<"order">(),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop);
  const found = await viewOrder(shop, { number: parseOrderNumber(params.number) });
  if (!found.ok) throw data(null, { status: 404 });
  const parsed = parseFields(OrderTransitionForm, await readFields(request));
  if (!parsed.ok) return data({ errors: parsed.errors, typed: parsed.values, domainError: null, outcome: null }, 422);
  const moved = await transitionByStaff(shop, found.value.order, { form: parsed.value, actor });
  if (!moved.ok)
    return data({ errors: {}, typed: {}, domainError: moved.domainError, outcome: null }, statusOf(moved.domainError));
  return { errors: {}, typed: {}, domainError: null, outcome: outcomeOf(moved.value) };
}

export default function OfficeOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { order, timeline, claims } = loaderData;
  const { t } = useWords("office-orders");
  const { t: account } = useWords("account");
  const { formatDomainError, formatFields } = useDomainErrors();
  const outcome = actionData?.outcome ?? null;
  const formatReason = (move: (typeof timeline)[number]) => {
    const cancelled = cancelReasonOf(move);
    return cancelled ? t(`cancelled.${cancelled}`) : move.reason;
  };
  const answer = {
    errors: formatFields(actionData?.errors),
    typed: (actionData?.typed ?? {}) as Record<string, string>,
  };
  return (
    <OfficePage title={order.number} actions={<OrderStateBadge order={order} />}>
      <div className="flex flex-col gap-4 empty:hidden">
        {actionData?.domainError ? (
          <Notice tone="danger" live>
            {formatDomainError(actionData.domainError)}
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
          <OrderTransitions view={loaderData} answer={answer} />
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
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Panel label={account("order.bill")}>
            <OrderBill order={order} />
          </Panel>
          <Recipient order={order} shopAddress={loaderData.shopAddress} />
          <Timeline
            label={account("order.timeline")}
            transitions={timeline.map((move) => ({
              ...move,
              what: account(`moved.${move.to}`),
              reason: formatReason(move),
            }))}
          />
        </div>
      </div>
    </OfficePage>
  );
}
