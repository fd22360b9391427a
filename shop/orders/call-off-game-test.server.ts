import { recordAudit } from "../../base/audit.server.ts";
import type { Actor } from "../../base/actor.ts";
import { attempt, type Db, type Transaction } from "../../base/db.server.ts";
import type { UnitId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import type { CardGateway } from "../payments/card-port.ts";
import type { ComposeEmail } from "./emails.ts";
import { enqueueEmail } from "../mail/enqueue-email.server.ts";
import type { MailLimits } from "../mail/limits.ts";
import { askCardProvider } from "../payments/ask-card-provider.ts";
import { openGameTests } from "./open-game-tests.server.ts";
import { openRefund } from "./payment/open-refund.server.ts";
import { paidParts, displayStatus, type Order, type OrderNumber, type DisplayStatus } from "./order.ts";
import { findOrder, lockOrderOf, waiveLines, writeCalledOff } from "./orders.sql.server.ts";
import { settleRefund } from "./payment/settle-refund.server.ts";

type Deps = { db: Db; card: CardGateway; compose: ComposeEmail; mailLimits: MailLimits };

/** Only before the parcel leaves: afterwards the test was run or called off. */
const waiting: readonly DisplayStatus[] = ["paid", "due-at-door", "due-at-counter", "preparing"];

/**
 * Staff call off a paid game test with a reason that the buyer reads. The price of the test is refunded; with cash on
 * delivery the amount due is reduced. Refuses with `order-unknown`, `order-not-movable` (not paid yet, or shipped),
 * `game-test-closed` (run or called off already) or, from the refund, `refund-above-paid` (`left`, in bani) and
 * `refund-key-reused`.
 */
export async function callOffGameTest(
  deps: Deps,
  { number, unitId, reason, actor }: { number: OrderNumber; unitId: UnitId; reason: string; actor: Actor },
) {
  const calledOff = await attempt(deps.db, async (tx) => {
    const order = await lockOrderOf(tx, number);
    if (!order) return refuse.notFound({ code: "order-unknown" });
    if (!waiting.includes(displayStatus(order)))
      return refuse.conflict({ code: "order-not-movable", state: order.state });
    const isOpen = (await openGameTests(tx, order)).includes(unitId);
    if (!isOpen || !(await writeCalledOff(tx, order.id, { unitId, reason, actor })))
      return refuse.conflict({ code: "game-test-closed" });
    await recordAudit(tx, {
      actor,
      action: "game-test-called-off",
      entity: "order",
      entityId: number,
      after: { unitId, reason },
    });
    const owed = await settleMoney(tx, deps, { order, unitId, actor });
    if (!owed.ok) return owed;
    await notifyBuyer(tx, deps, { order, unitId, reason });
    return owed;
  });
  if (!calledOff.ok) return calledOff;
  const refund = calledOff.value;
  if (refund !== null) await askCardProvider(() => settleRefund(deps, refund));
  return ok(null);
}

/** Refunds the price of the test, or reduces the cash due on delivery. Returns the refund, if there is one. */
async function settleMoney(
  tx: Transaction,
  deps: Deps,
  { order, unitId, actor }: { order: Order; unitId: UnitId; actor: Actor },
) {
  const place = order.lines.findIndex((line) => isTestOn(line, unitId));
  if (order.method === "cash") {
    await waiveLines(tx, order, { lines: [place], extensions: [] });
    return ok(null);
  }
  const amount = paidParts(order).lines[place]!;
  if (amount === 0) return ok(null);
  const opened = await openRefund(tx, deps, order, {
    amount,
    reason: "test-not-run",
    key: `game test ${order.number} ${unitId}`,
    actor,
  });
  return opened.ok ? ok(opened.value.id) : opened;
}

function isTestOn(line: Order["lines"][number], unitId: UnitId): boolean {
  return line.kind === "service" && line.service === "game-test" && line.onUnit === unitId;
}

async function notifyBuyer(
  tx: Transaction,
  deps: Deps,
  { order: before, unitId, reason }: { order: Order; unitId: UnitId; reason: string },
): Promise<void> {
  const line = before.lines.find((line) => isTestOn(line, unitId))!;
  const order = (await findOrder(tx, { id: before.id })) ?? before;
  const email = { kind: "game-test-called-off" as const, order, title: line.title, reason, amount: line.price };
  await enqueueEmail(tx, {
    key: `game-test-called-off ${order.number} ${unitId}`,
    recipient: order.email,
    language: order.language,
    ...deps.compose(email, order.language),
  });
}
