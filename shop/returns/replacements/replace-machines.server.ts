import type { Actor } from "../../../base/actor.ts";
import { recordAudit } from "../../../base/audit.server.ts";
import type { Transaction } from "../../../base/db.server.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import { lockListingsInOrder } from "../../catalogue/publishing/bulk-listings.sql.server.ts";
import { retakeUnits } from "../../inventory/allocations/allocations.sql.server.ts";
import { listingsOfUnits, lockUnits } from "../../inventory/units/units.sql.server.ts";
import type { Order } from "../../orders/order.ts";
import { replaceMachine } from "../../warranty/replace-machine.server.ts";
import type { Claim } from "../claim.ts";
import { codeOfUnit, insertClaimReplacement } from "./replacements.sql.server.ts";

type NotReplaced = DomainError<"invalid", "claim-machine-missing"> | DomainError<"conflict", "claim-machine-taken">;

/**
 * Gives the buyer machines from stock for those of a claim, in the transaction that settles it: they are sold to the
 * claim's order without a price, their warranties begin, and they wait to be packed. Refuses with `claim-machine-missing` (not one for each unit)
 * or `claim-machine-taken` (unknown, not in stock, or somebody has it).
 */
export async function replaceMachines(
  tx: Transaction,
  { order, claim, machines, actor }: { order: Order; claim: Claim; machines: readonly string[]; actor: Actor },
): Promise<Result<null, NotReplaced>> {
  if (machines.length !== claim.units.length || new Set(machines).size !== machines.length)
    return refuse.invalid({ code: "claim-machine-missing" });
  await lockListingsInOrder(tx, await listingsOfUnits(tx, machines));
  const found = new Map((await lockUnits(tx, machines)).map((unit) => [unit.code, unit]));
  for (const [place, { unitId }] of claim.units.entries()) {
    const machine = found.get(machines[place]!);
    if (!machine || machine.state !== "stock" || machine.allocation !== null)
      return refuse.conflict({ code: "claim-machine-taken" });
    if ((await retakeUnits(tx, order, "sold", { units: [machine.id] })) !== 1)
      return refuse.conflict({ code: "claim-machine-taken" });
    await replaceMachine(tx, { orderId: order.id, from: unitId, to: machine.id });
    await insertClaimReplacement(tx, { claimId: claim.id, orderId: order.id, oldUnit: unitId, unitId: machine.id });
    const old = await codeOfUnit(tx, unitId);
    const about = { claim: claim.number, order: order.number };
    const entry = { actor, entity: "unit" };
    await recordAudit(tx, { ...entry, action: "given-for", entityId: machine.code, after: { ...about, unit: old } });
    await recordAudit(tx, { ...entry, action: "replaced-by", entityId: old, after: { ...about, unit: machine.code } });
  }
  return ok(null);
}
