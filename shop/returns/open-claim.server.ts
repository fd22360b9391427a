import { recordAudit } from "../../base/audit.server.ts";
import { roleOf } from "../../base/actor.ts";
import type { UnitId } from "../../base/id.ts";
import { attempt, databaseTime, type Db, type Transaction } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import type { ComposeClaimEmail } from "./emails.ts";
import type { MailLimits } from "../mail/limits.ts";
import {
  isCardOpen,
  isClaimable,
  refundFor,
  unitsYielding,
  withdrawalBar,
  yieldsToWithdrawal,
  type Claim,
} from "./claim.ts";
import type { ClaimRequest } from "./claim-request.ts";
import {
  claimsOf,
  findClaim,
  freeClaimUnits,
  unitsGivenBack,
  unitsInClaims,
  unitsOfOrder,
  writeClaimTransition,
} from "./claims.sql.server.ts";
import { settleEarlyWithdrawal } from "./settle-early-withdrawal.server.ts";
import { noteInLedger } from "../warranty/note-in-ledger.server.ts";
import { storeClaimPhotos } from "./photos/store-claim-photos.server.ts";
import { insertNumberedClaim } from "./insert-numbered-claim.server.ts";
import { readReturned } from "./read-returned.server.ts";
import { sendToClaimant } from "./send-to-claimant.server.ts";
import { wereTransferred } from "./were-transferred.server.ts";
import { transitionOrder } from "../orders/transition-order.server.ts";
import { isCancellable, mayTransitionOrder, type Order } from "../orders/order.ts";
import { lockOrder } from "../orders/orders.sql.server.ts";

type Deps = { db: Db; compose: ComposeClaimEmail; chance: () => number; mailLimits: MailLimits };

/**
 * Opens a claim about units of an order and sends the receipt at once. A withdrawal is effective when it is declared;
 * the order is `withdrawn` when all of its units are. Before the order is prepared there is nothing to send back: the withdrawal is settled at
 * once, and an order without any unit left is cancelled (call `settlePayment` then). Refuses with `claim-barred` (`bar`: why this order cannot be
 * withdrawn from), `withdrawal-card-open` (from a part of it), `claim-too-early` (nothing was sent yet), `warranty-transferred` (somebody else holds it now), `claim-units` (none, not of this order, or in another
 * claim; a withdrawal takes its units out of a warranty claim or a return that is not decided), `form-expired` or, with more photos than a claim may have, `photos-full`.
 */
export function openClaim(deps: Deps, request: ClaimRequest) {
  const { orderId, kind, units, actor } = request;
  return attempt(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const earlier = await findClaim(tx, { idempotencyKey: request.key });
    if (earlier) return earlier.orderId === orderId ? ok(earlier) : refuse.conflict({ code: "form-expired" });
    const bar = kind === "withdrawal" ? withdrawalBar(order, await databaseTime(tx)) : null;
    if (bar) return refuse.conflict({ code: "claim-barred", bar });
    if (kind !== "withdrawal" && !isClaimable(order)) return refuse.conflict({ code: "claim-too-early" });
    if (kind === "warranty" && !request.holder && (await wereTransferred(tx, { orderId, units })))
      return refuse.conflict({ code: "warranty-transferred" });
    const [all, claimed] = [await unitsOfOrder(tx, orderId), await unitsInClaims(tx, orderId)];
    const undecided = kind === "withdrawal" ? (await claimsOf(tx, orderId)).filter(yieldsToWithdrawal) : [];
    for (const unit of unitsYielding(undecided)) claimed.delete(unit);
    const areFree =
      units.length > 0 &&
      new Set(units).size === units.length &&
      units.every((id) => all.some((unit) => unit.unitId === id) && !claimed.has(id));
    if (!areFree) return refuse.invalid({ code: "claim-units" });

    const isWhole = all.every(({ unitId }) => claimed.has(unitId) || units.includes(unitId));
    if (kind === "withdrawal" && !isWhole && isCardOpen(order))
      return refuse.conflict({ code: "withdrawal-card-open" });

    await endUndecided(tx, { order, claims: undecided, units });
    const claim = await insertNumberedClaim(tx, deps.chance, request);
    const stored = await storeClaimPhotos(tx, claim.id, request.photos ?? []);
    if (!stored.ok) return stored;
    await recordAudit(tx, {
      actor,
      action: `${kind}-opened`,
      entity: "order",
      entityId: order.number,
      after: { claim: claim.number, units: units.length, photos: stored.value.added.length },
    });
    if (kind === "warranty") await noteInLedger(tx, { orderId, units }, { kind: "claimed", claim: claim.number });
    const given = await unitsGivenBack(tx, orderId, null);
    const isAll = all.every((unit) => given.has(unit.unitId));
    if (kind === "withdrawal" && isCancellable(order.state)) return settleEarlyWithdrawal(tx, deps, { order, claim });
    const now =
      isAll && mayTransitionOrder({ from: order.state, to: "withdrawn", by: roleOf(actor, "buyer") })
        ? await transitionOrder(tx, deps, order, { to: "withdrawn", actor, reason: claim.number })
        : order;
    await sendReceipt(tx, deps, now, claim);
    return ok(claim);
  });
}

/** Takes the units that their buyer withdraws from out of the claims about them; a claim that is about nothing else is dropped. */
async function endUndecided(
  tx: Transaction,
  { order, claims, units }: { order: Order; claims: readonly Claim[]; units: readonly UnitId[] },
): Promise<void> {
  for (const { id, number, kind, state, units: of } of claims) {
    const ended = of.map(({ unitId }) => unitId).filter((unit) => units.includes(unit));
    if (ended.length === 0) continue;
    await freeClaimUnits(tx, id, ended);
    if (kind === "warranty")
      await noteInLedger(tx, { orderId: order.id, units: ended }, { kind: "rejected", claim: number });
    if (ended.length < of.length) continue;
    await writeClaimTransition(tx, id, { from: state, to: "dropped", actor: "shop" });
    await recordAudit(tx, {
      actor: "shop",
      action: "claim-dropped",
      entity: "order",
      entityId: order.number,
      before: { claim: number, state },
      after: { state: "dropped" },
    });
  }
}

/** The receipt that the law requires: what was declared, when, and what follows. */
async function sendReceipt(tx: Transaction, deps: Deps, order: Order, claim: Claim): Promise<void> {
  const refund = refundFor(order, await readReturned(tx, order, claim));
  await sendToClaimant(tx, deps, {
    key: `claim ${claim.number}`,
    email: { kind: "claim-opened", order, claim, refund },
  });
}
