import { recordAudit } from "../../base/audit.server.ts";
import { roleOf, type Actor } from "../../base/actor.ts";
import { attempt, type Db, type Transaction } from "../../base/db.server.ts";
import { bani, type Bani } from "../../base/money.ts";
import { ok, refuse } from "../../base/result.ts";
import { giveUnitsBack } from "../inventory/receiving/give-units-back.server.ts";
import { inspectUnits } from "../inventory/receiving/inspect-units.server.ts";
import type { MailLimits } from "../mail/limits.ts";
import { askCardProvider } from "../payments/ask-card-provider.ts";
import type { CardGateway } from "../payments/card-port.ts";
import {
  isOtherRemedy,
  mayTransitionClaim,
  refundFor,
  resolutionsOf,
  type Claim,
  type ClaimNumber,
  type ClaimState,
  type Resolution,
} from "./claim.ts";
import type { ComposeClaimEmail } from "./emails.ts";
import { openClaimRefund } from "./open-claim-refund.server.ts";
import { readReturned } from "./read-returned.server.ts";
import { sendToClaimant } from "./send-to-claimant.server.ts";
import { findClaim, freeClaimUnits, unitsGivenBack, unitsOfOrder, writeClaimTransition } from "./claims.sql.server.ts";
import type { ReplacedPart, WarrantyEnd } from "../warranty/ledger.ts";
import { noteInLedger } from "../warranty/note-in-ledger.server.ts";
import { transitionOrder } from "../orders/transition-order.server.ts";
import { closeReturned } from "../orders/close-returned.server.ts";
import { replaceMachines } from "./replacements/replace-machines.server.ts";
import { mayTransitionOrder, type Order } from "../orders/order.ts";
import { releaseUnitsOf, retakeUnits } from "../inventory/allocations/allocations.sql.server.ts";
import { recordDelivery } from "../orders/record-delivery.server.ts";
import { findOrder, lockOrder, timelineOf } from "../orders/orders.sql.server.ts";
import { settleRefund } from "../orders/payment/settle-refund.server.ts";

type Deps = { db: Db; card: CardGateway; compose: ComposeClaimEmail; mailLimits: MailLimits };

export type ClaimStep = {
  number: ClaimNumber;
  to: ClaimState;
  actor: Actor;
  /** The e-mail's text to the buyer, in staff's own words. */
  answer?: string | null;
  /** Only for `settled`: how it ends and, for a refund, the amount. */
  end?: ClaimEnd;
};

/**
 * `replaced`: the part that a repair changed. `machines`: the codes of the units from stock that replace the claim's, in
 * their order.
 */
export type ClaimEnd = {
  resolution: Resolution;
  refund: Bani | null;
  replaced?: ReplacedPart | null;
  machines?: readonly string[];
  /** Why it ends in another way than its buyer chose. */
  otherRemedyWhy?: string | null;
};

/**
 * Makes a transition of a claim, notifies its buyer, and does what follows: returned goods go to inspection, money is
 * refunded. Refuses with `claim-unknown`, `claim-not-movable` (its state), `claim-answer-missing` (a rejection needs a
 * reason), `claim-remedy-why-missing` (another end than its buyer chose needs a reason), `claim-goods-gone` (the goods to give back are on sale again or written off), `claim-end-missing`, `claim-machine-missing` (a
 * replacement needs a machine from stock for each of its units), as `replaceMachines` or, from the refund, `refund-above-paid` (`left`, in bani) and `refund-key-reused`.
 */
export async function transitionClaim(deps: Deps, step: ClaimStep) {
  const transitioned = await attempt(deps.db, async (tx) => {
    const known = await findClaim(tx, { number: step.number });
    if (!known) return refuse.notFound({ code: "claim-unknown" });
    const order = await lockOrder(tx, known.orderId);
    const claim = (await findClaim(tx, { number: step.number })) ?? known;
    const { to, actor, answer = null, end } = step;
    // The shop settles a withdrawal from the extended warranty alone by itself: nothing is sent back.
    if (claim.extensions.length > 0) return refuse.conflict({ code: "claim-not-movable", state: claim.state });
    if (!mayTransitionClaim({ from: claim.state, to, by: roleOf(actor, "buyer") }))
      return refuse.conflict({ code: "claim-not-movable", state: claim.state });
    if (to === "rejected" && !answer) return refuse.invalid({ code: "claim-answer-missing" });
    if (to === "settled" && (!end || !resolutionsOf(claim).includes(end.resolution)))
      return refuse.invalid({ code: "claim-end-missing" });
    const otherRemedyWhy = end?.otherRemedyWhy ?? null;
    const isOther = to === "settled" && end !== undefined && isOtherRemedy(claim, end.resolution);
    if (isOther && otherRemedyWhy === null) return refuse.invalid({ code: "claim-remedy-why-missing" });

    const change = {
      from: claim.state,
      to,
      actor,
      ...(answer !== null && { answer }),
      ...(to === "settled" && end && (await writtenEnd(tx, { order, claim, end }))),
      ...(isOther && { otherRemedyWhy }),
    };
    if (!(await writeClaimTransition(tx, claim.id, change)))
      return refuse.conflict({ code: "claim-not-movable", state: claim.state });
    await recordAudit(tx, {
      actor,
      action: `claim-${to}`,
      entity: "order",
      entityId: order.number,
      before: { claim: claim.number, state: claim.state },
      after: { state: to, ...(end && to === "settled" && end) },
    });
    const follows = await follow(tx, deps, { order, claim, step });
    if (!follows.ok) return follows;
    const left = await findOrder(tx, { id: order.id });
    if (left) await closeReturned(tx, deps, left);
    await notifyBuyer(tx, deps, { order, claim: (await findClaim(tx, { number: claim.number })) ?? claim });
    return ok(follows.value);
  });
  if (!transitioned.ok) return transitioned;
  const refund = transitioned.value;
  if (refund !== null) await askCardProvider(() => settleRefund(deps, refund));
  return ok(null);
}

const unitsIn = ({ orderId, units }: Claim) => ({ orderId, units: units.map(({ unitId }) => unitId) });

const refundOf = ({ resolution, refund }: ClaimEnd) => (resolution === "refunded" ? (refund ?? bani(0)) : null);

/** The part for extended warranties is known only of a refund by the rule: staff may refund less. */
async function writtenEnd(
  tx: Transaction,
  { order, claim, end }: { order: Order; claim: Claim; end: ClaimEnd },
): Promise<{ resolution: Resolution; refund: Bani | null; extension?: Bani }> {
  const refund = refundOf(end);
  const byRule = refund === null ? null : refundFor(order, await readReturned(tx, order, claim));
  return {
    resolution: end.resolution,
    refund,
    ...(byRule !== null && byRule.total === refund && { extension: byRule.warranty }),
  };
}

/** Returns the refund to be settled, if there is one. */
async function follow(
  tx: Transaction,
  deps: Deps,
  { order, claim, step }: { order: Order; claim: Claim; step: ClaimStep },
) {
  const { to, actor, end } = step;
  // A machine that came in for repair stays its buyer's; everything else belongs to the shop from here on.
  if (to === "received" && claim.kind !== "warranty") await takeIn(tx, deps, { order, claim, actor, why: "returned" });
  if (to === "rejected" && claim.state === "received" && claim.kind !== "warranty") {
    if (!(await giveBack(tx, { order, claim, actor }))) return refuse.conflict({ code: "claim-goods-gone" });
    await reopen(tx, deps, { order, claim });
  }
  if (to === "rejected" || to === "dropped") {
    await freeClaimUnits(tx, claim.id);
    if (claim.kind === "warranty") await noteInLedger(tx, unitsIn(claim), { kind: "rejected", claim: claim.number });
  }
  if ((to === "dropped" || to === "rejected") && claim.kind === "withdrawal") await goOn(tx, deps, { order, claim });
  if (to !== "settled" || !end) return ok(null);
  if (end.resolution === "repaired") {
    await freeClaimUnits(tx, claim.id);
    const { replaced = null } = end;
    await noteInLedger(tx, unitsIn(claim), { kind: "repaired", claim: claim.number, replaced });
    return ok(null);
  }
  if (end.resolution === "replaced") {
    const replaced = await replaceMachines(tx, { order, claim, machines: end.machines ?? [], actor });
    if (!replaced.ok) return replaced;
  }
  if (claim.kind === "warranty") await takeIn(tx, deps, { order, claim, actor, why: end.resolution });
  const amount = refundOf(end);
  if (amount === null || amount === 0) return ok(null);
  const opened = await openClaimRefund(tx, deps, { order, claim, amount, actor });
  return opened.ok ? ok(opened.value.id) : opened;
}

/** Gives goods that the shop had taken in back to their buyer. False if they are on sale or written off by now. */
async function giveBack(
  tx: Transaction,
  { order, claim, actor }: { order: Order; claim: Claim; actor: Actor },
): Promise<boolean> {
  const units = claim.units.map((unit) => unit.unitId);
  if (!(await giveUnitsBack(tx, { units, actor, source: claim.number }))) return false;
  await retakeUnits(tx, order, "sold", { units });
  await noteInLedger(tx, unitsIn(claim), { kind: "given-back" });
  return true;
}

/**
 * The buyer has a part of a fully returned order again: it becomes delivered, also if the delivery was never recorded.
 */
async function reopen(tx: Transaction, deps: Deps, { order, claim }: { order: Order; claim: Claim }): Promise<void> {
  if (order.state !== "returned") return;
  if (order.deliveredAt === null) await recordDelivery(tx, order.id);
  await transitionOrder(tx, deps, order, { to: "delivered", actor: "shop", reason: claim.number });
}

/** The buyer keeps a part of an order that was withdrawn from as a whole: it goes on in the state before that. */
async function goOn(tx: Transaction, deps: Deps, { order, claim }: { order: Order; claim: Claim }): Promise<void> {
  if (order.state !== "withdrawn") return;
  const before = (await timelineOf(tx, order.id)).findLast(({ to }) => to === "withdrawn")?.from;
  if (before && mayTransitionOrder({ from: order.state, to: before, by: "shop" }))
    await transitionOrder(tx, deps, order, { to: before, actor: "shop", reason: claim.number });
}

/**
 * The shop owns the claim's units again and inspects them; if its buyer has nothing of the order left, the order is
 * returned.
 */
async function takeIn(
  tx: Transaction,
  deps: Deps,
  { order, claim, actor, why }: { order: Order; claim: Claim; actor: Actor; why: WarrantyEnd },
): Promise<void> {
  const { units } = unitsIn(claim);
  await noteInLedger(tx, unitsIn(claim), { kind: "ended", why });
  // What was withdrawn from before it was handed over never left the shop: nobody used its drives.
  const fromBuyer = order.parcel !== null || order.deliveredAt !== null;
  await inspectUnits(tx, { units, why: claim.kind, source: claim.number, actor, fromBuyer });
  await releaseUnitsOf(tx, { orderId: order.id, units });
  const back = new Set([...(await unitsGivenBack(tx, order.id, claim.id)), ...units]);
  const isAll = (await unitsOfOrder(tx, order.id)).every((unit) => back.has(unit.unitId));
  if (!isAll || !mayTransitionOrder({ from: order.state, to: "returned", by: roleOf(actor, "buyer") })) return;
  await transitionOrder(tx, deps, order, { to: "returned", actor, reason: claim.number });
}

async function notifyBuyer(
  tx: Transaction,
  deps: Pick<Deps, "compose">,
  { order, claim }: { order: Order; claim: Claim },
): Promise<void> {
  if (claim.state === "asked" || claim.state === "dropped") return;
  await sendToClaimant(tx, deps, {
    key: `claim ${claim.number} ${claim.state}`,
    email: { kind: "claim-moved", order, claim },
  });
}
