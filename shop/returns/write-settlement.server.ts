import { recordAudit } from "../../base/audit.server.ts";
import type { Transaction } from "../../base/db.server.ts";
import type { Bani } from "../../base/money.ts";
import type { Order } from "../orders/order.ts";
import type { Claim } from "./claim.ts";
import { writeClaimTransition } from "./claims.sql.server.ts";

/** Writes that a withdrawal is settled with this refund, in bani, which staff need not decide. `extension`: its part for extended warranties. */
export async function writeSettlement(
  tx: Transaction,
  { order, claim }: { order: Order; claim: Claim },
  { refund, extension }: { refund: Bani; extension: Bani },
): Promise<void> {
  await writeClaimTransition(tx, claim.id, {
    from: claim.state,
    to: "settled",
    actor: "shop",
    resolution: "refunded",
    refund,
    extension,
  });
  await recordAudit(tx, {
    actor: "shop",
    action: "claim-settled",
    entity: "order",
    entityId: order.number,
    before: { claim: claim.number, state: claim.state },
    after: { state: "settled", refund },
  });
}
