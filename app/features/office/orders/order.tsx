// One order, for staff: what is to be done now, and all that happened.

import { data } from "react-router";
import type { Route } from "./+types/order";
import { newId } from "../../../../base/id.ts";
import { claimsOfOrder } from "../../../../shop/returns/claims-of-order.server.ts";
import { cancelReasonOf } from "../../../../shop/orders/emails.ts";
import { OrderMoveForm } from "../../../../shop/orders/office-forms.ts";
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
import { OrderMoves } from "./components/order-transitions.tsx";
import { OfficePage } from "../components/page.tsx";
import { Timeline } from "../components/timeline.tsx";
import { OrderBill } from "../../../shared/orders/order-bill.tsx";
import { OrderStateBadge } from "../../../shared/orders/order-state.tsx";
import { Recipient } from "../../../shared/orders/recipient.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useRefusals } from "../../../kit/pages/refused-page.tsx";
import { ClaimLinks } from "../../../shared/returns/claim-links.tsx";
import { shownClaim } from "../../../shared/returns/claim.view.server.ts";
import { shownGames } from "../../../shared/orders/game-tests.view.server.ts";
import { shownOrder } from "../../../shared/orders/order.view.server.ts";
import { moveByStaff, outcomeOf } from "./order.action.server.ts";
import { shownRefunds } from "../payouts/refunds.view.server.ts";

export const handle = { words: ["office", "office-orders", "office-trade-ins", "account", "cart", "returns", "domain-errors"], body: { size: "form" } } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop);
  const found = await viewOrder(shop, { number: parseOrderNumber(params.number) });
  if (!found.ok) throw data(null, { status: 404 });
  const { order, timeline, transfers, moves, received, left } = found.value;
  const claims = await claimsOfOrder(shop, { orderId: order.id });
  return {
    order: shownOrder(order),
    payment: order.payment,
    timeline,
    claims: claims.map(shownClaim),
    transfers,
    moves,
    received,
    left,
    refunds: shownRefunds(order),
    owesCash: owesCash(order),
    games: await shownGames(shop, order),
    shopAddress: shop.env.SHOP_ADDRESS,
    today: shop.clock.now().toISOString().slice(0, 10),
    pageKey: newId<"order">(),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop);
  const found = await viewOrder(shop, { number: parseOrderNumber(params.number) });
  if (!found.ok) throw data(null, { status: 404 });
  const parsed = parseFields(OrderMoveForm, await readFields(request));
  if (!parsed.ok) return data({ errors: parsed.errors, typed: parsed.values, refusal: null, outcome: null }, 422);
  const moved = await moveByStaff(shop, found.value.order, { form: parsed.value, actor });
  if (!moved.ok) return data({ errors: {}, typed: {}, refusal: moved.refusal, outcome: null }, statusOf(moved.refusal));
  return { errors: {}, typed: {}, refusal: null, outcome: outcomeOf(moved.value) };
}

export default function OfficeOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { order, timeline, claims } = loaderData;
  const { t } = useWords("office-orders");
  const { t: account } = useWords("account");
  const { sayRefusal, sayFields } = useRefusals();
  const outcome = actionData?.outcome ?? null;
  const sayReason = (move: (typeof timeline)[number]) => {
    const cancelled = cancelReasonOf(move);
    return cancelled ? t(`cancelled.${cancelled}`) : move.reason;
  };
  const answer = { errors: sayFields(actionData?.errors), typed: (actionData?.typed ?? {}) as Record<string, string> };
  return (
    <OfficePage title={order.number} actions={<OrderStateBadge order={order} />}>
      <div className="flex flex-col gap-4 empty:hidden">
        {actionData?.refusal ? <Notice tone="danger" live>{sayRefusal(actionData.refusal)}</Notice> : null}
        {outcome ? (
          <Notice tone={outcome.outcome === "paid" ? "good" : "warn"} live>
            {t(`outcome.${outcome.outcome}`, { amount: outcome.amount === null ? "" : formatPrice(outcome.amount) })}
          </Notice>
        ) : null}
      </div>
      <div className="mt-4 grid items-start gap-6 xl:grid-cols-[1fr_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <OrderMoves shown={loaderData} answer={answer} />
          <OrderGames tests={loaderData.games} pageKey={loaderData.pageKey} answer={answer} isHere={["placed", "paid", "preparing"].includes(order.state)} />
          <OrderMoney shown={loaderData} answer={answer} />
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
          <Timeline label={account("order.timeline")} moves={timeline.map((move) => ({ ...move, what: account(`moved.${move.to}`), reason: sayReason(move) }))} />
        </div>
      </div>
    </OfficePage>
  );
}
