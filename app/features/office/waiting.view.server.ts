// Counts what waits for staff in each section of the office.

import type { Db } from "../../../base/db.server.ts";
import { viewTransfers } from "../../../shop/bank/view-transfers.server.ts";
import { countOpenDataRequests } from "../../../shop/customers/list-data-requests.server.ts";
import { listInspections } from "../../../shop/inventory/receiving/list-inspections.server.ts";
import { countPausedForFailing } from "../../../shop/integrations/view-webhooks.server.ts";
import { listReceivedUnits } from "../../../shop/inventory/receiving/list-receiving.server.ts";
import { countOpenConversations } from "../../../shop/messages/list-conversations.server.ts";
import type { ClaimState } from "../../../shop/returns/claim.ts";
import { listClaims } from "../../../shop/returns/list-claims.server.ts";
import { countOrders } from "../../../shop/orders/office/count-orders.server.ts";
import { listBenchQueue } from "../../../shop/catalogue/bench/list-bench-queue.server.ts";
import { listOpenGameTests } from "../../../shop/orders/list-open-game-tests.server.ts";
import { listRefundsDue } from "../../../shop/orders/payment/list-refunds-due.server.ts";
import type { DisplayStatus } from "../../../shop/orders/order.ts";
import { countPendingReviews } from "../../../shop/reviews/list-reviews.server.ts";
import { listTradeIns } from "../../../shop/trade-in/office/list-trade-ins.server.ts";
import type { TradeInState } from "../../../shop/trade-in/trade-in.ts";
import type { Section } from "./sections.ts";

const statesToPrepare = ["paid-at-door", "paid", "preparing"] as const satisfies DisplayStatus[];
const statesToAnswer = ["asked", "received"] as const satisfies ClaimState[];
const statesToTest = ["received", "testing", "rejected"] as const satisfies TradeInState[];
const statesToPay = ["tested"] as const satisfies TradeInState[];

export async function waitingCounts(shop: { db: Db }): Promise<Partial<Record<Section["name"], number>>> {
  const [
    orders,
    claims,
    tradeIns,
    intake,
    transfers,
    refunds,
    inspections,
    bench,
    gameTests,
    messages,
    endpoints,
    reviews,
    requests,
  ] = await Promise.all([
    countOrders(shop),
    listClaims(shop, { states: [], kind: null }),
    listTradeIns(shop, { state: null, search: "", page: 1 }),
    listReceivedUnits(shop, { page: 1 }),
    viewTransfers(shop),
    listRefundsDue(shop),
    listInspections(shop, { page: 1 }),
    listBenchQueue(shop, { cause: null, search: "", page: 1 }),
    listOpenGameTests(shop),
    countOpenConversations(shop),
    countPausedForFailing(shop),
    countPendingReviews(shop),
    countOpenDataRequests(shop),
  ]);
  return {
    orders: sumCounts(orders, statesToPrepare),
    returns: sumCounts(claims.counts, statesToAnswer),
    "trade-ins": sumCounts(tradeIns.counts, statesToTest),
    // A refund without an account waits for the buyer, not for staff.
    payouts: sumCounts(tradeIns.counts, statesToPay) + refunds.due.filter(({ account }) => account !== null).length,
    messages,
    integrations: endpoints,
    reviews,
    customers: requests,
    inspections: inspections.total,
    bench: bench.total + gameTests.length,
    intake: intake.total,
    transfers: transfers.open.length + transfers.surpluses.length,
  };
}

function sumCounts<State>(counts: ReadonlyMap<State, number>, states: readonly State[]): number {
  return states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0);
}
