// Counts what waits for staff in each section of the office, and what of it is late.

import { hasRight, type StaffRole } from "../../../shop/accounts/rights.ts";
import { countOpenTransfers } from "../../../shop/bank/count-open-transfers.server.ts";
import { countBenchQueue } from "../../../shop/catalogue/bench/count-bench-queue.server.ts";
import { countOpenDataRequests } from "../../../shop/customers/list-data-requests.server.ts";
import { countPausedForFailing } from "../../../shop/integrations/view-webhooks.server.ts";
import { countInspections } from "../../../shop/inventory/receiving/count-inspections.server.ts";
import { countReceivedUnits } from "../../../shop/inventory/receiving/count-received-units.server.ts";
import { countOpenConversations } from "../../../shop/messages/list-conversations.server.ts";
import { countOpenGameTests } from "../../../shop/orders/count-open-game-tests.server.ts";
import { countOrdersToShip } from "../../../shop/orders/office/count-orders-to-ship.server.ts";
import { countOrdersToClosedLockers } from "../../../shop/orders/office/list-orders-to-lockers.server.ts";
import { countRefundsDue } from "../../../shop/orders/payment/count-refunds-due.server.ts";
import { countClaimsToAnswer } from "../../../shop/returns/count-claims-to-answer.server.ts";
import { listReplacementsToPack } from "../../../shop/returns/replacements/replacements.server.ts";
import { countPendingReviews } from "../../../shop/reviews/list-reviews.server.ts";
import { countFailedShipments, listParcelsToDecide } from "../../../shop/shipments/view-shipments.server.ts";
import { shipmentSubjects } from "../../../shop/shipments/shipment.ts";
import { countPayoutsToMake } from "../../../shop/trade-in/office/count-payouts-to-make.server.ts";
import { countTradeInsToTest } from "../../../shop/trade-in/office/count-trade-ins-to-test.server.ts";
import {
  countLateSubmissions,
  countSubmissionsToDecide,
} from "../../../shop/invoices/e-factura/view-submissions.server.ts";
import { countBuyersToNotify } from "../../../shop/safety/view-recalls.server.ts";
import { countOpenChecks } from "../../../shop/trade-in/seller-documents/list-held.server.ts";
import type { Shop } from "../../composition.server.ts";
import { lateSince } from "./late.ts";
import { sections, visibleSections, type Section } from "./sections.ts";

type Deps = Pick<Shop, "db">;
type Counts = Partial<Record<Section["name"], number>>;

const waitingIn: Partial<Record<Section["name"], (shop: Deps) => Promise<number>>> = {
  orders: (shop) =>
    add(
      countOrdersToShip(shop),
      listReplacementsToPack(shop).then(({ length }) => length),
    ),
  shipments: (shop) =>
    add(
      countFailedShipments(shop, shipmentSubjects),
      countOrdersToClosedLockers(shop),
      listParcelsToDecide(shop).then(({ length }) => length),
    ),
  returns: (shop) => countClaimsToAnswer(shop),
  messages: (shop) => countOpenConversations(shop),
  "trade-ins": (shop) => countTradeInsToTest(shop),
  safety: countBuyersToNotify,
  "watch-list": countOpenChecks,
  payouts: (shop) => add(countPayoutsToMake(shop), countRefundsDue(shop)),
  transfers: (shop) => countOpenTransfers(shop),
  invoices: countSubmissionsToDecide,
  inspections: countInspections,
  bench: (shop) => add(countBenchQueue(shop), countOpenGameTests(shop)),
  intake: countReceivedUnits,
  integrations: countPausedForFailing,
  reviews: countPendingReviews,
  customers: countOpenDataRequests,
};

/** What waits in each section that somebody with these roles may open. */
export function waitingCounts(shop: Deps, { roles }: { roles: readonly StaffRole[] }): Promise<Counts> {
  return countIn(
    visibleSections(roles).map(({ name }) => name),
    (name) => waitingIn[name]?.(shop),
  );
}

/** The moments since which what waits is late. */
export function lateFor(shop: Pick<Shop, "clock" | "settings">) {
  return lateSince(shop.clock.now(), shop.settings.current().deadlines);
}

/** What is past its deadline in each section that somebody with these roles may open (`late.ts`). */
export function lateCounts(
  shop: Pick<Shop, "db" | "clock" | "settings">,
  { roles }: { roles: readonly StaffRole[] },
): Promise<Counts> {
  const since = lateFor(shop);
  const late: Partial<Record<Section["name"], () => Promise<number>>> = {
    orders: () => countOrdersToShip(shop, { lateOn: since.orders }),
    returns: () => countClaimsToAnswer(shop, { openedBefore: since.returns }),
    messages: () => countOpenConversations(shop, { waitingBefore: since.messages }),
    "trade-ins": () => countTradeInsToTest(shop, { movedBefore: since.tradeIns }),
    payouts: () =>
      add(
        countPayoutsToMake(shop, { dueBefore: since.payouts }),
        countRefundsDue(shop, { requestedBefore: since.refunds }),
      ),
    transfers: () => countOpenTransfers(shop, { before: since.transfers }),
    invoices: () => countLateSubmissions(shop, { issuedBefore: since.submissions }),
  };
  const names = sections.filter(({ right }) => hasRight(roles, right)).map(({ name }) => name);
  return countIn(names, (name) => late[name]?.());
}

async function countIn(
  names: readonly Section["name"][],
  count: (name: Section["name"]) => Promise<number> | undefined,
): Promise<Counts> {
  const counted = await Promise.all(names.map(async (name) => [name, await count(name)] as const));
  return Object.fromEntries(counted.filter(([, many]) => many !== undefined));
}

async function add(...counts: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
