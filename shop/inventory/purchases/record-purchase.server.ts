import { recordAudit } from "../../../base/audit.server.ts";
import type { Transaction } from "../../../base/db.server.ts";
import type { PurchaseId, UnitId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import type { Purchase } from "./purchase.ts";
import { purchaseOfUnit, setPurchaseOfUnit, upsertPurchase } from "./purchases.sql.server.ts";

type Bought = { unitId: UnitId; code: string; cost: Bani; purchase: Purchase; actor: string };

/**
 * Records the supplier's invoice that a unit was bought with, its cost in bani and its tax regime. Units of the same
 * invoice share its row. Recording the same again changes nothing. Runs in the caller's transaction.
 */
export async function recordPurchase(
  tx: Transaction,
  { unitId, code, cost, purchase, actor }: Bought,
): Promise<PurchaseId> {
  const before = await purchaseOfUnit(tx, unitId);
  const purchaseId = await upsertPurchase(tx, { ...purchase, actor });
  await setPurchaseOfUnit(tx, unitId, { purchaseId, cost, regime: purchase.regime });
  const after = await purchaseOfUnit(tx, unitId);
  if (JSON.stringify(before) !== JSON.stringify(after))
    await recordAudit(tx, { actor, action: "purchase-recorded", entity: "unit", entityId: code, before, after });
  return purchaseId;
}
