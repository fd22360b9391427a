import { recordAudit } from "../../base/audit.server.ts";
import type { Clock } from "../../base/clock.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { findOrder } from "../orders/orders.sql.server.ts";
import { parseTransferCode } from "../warranty/transfer-code.ts";
import { coverToday } from "../warranty/ledger.ts";
import {
  findWarranties,
  insertEntries,
  lockTransfer,
  lockWarranty,
  markTransferUsed,
} from "../warranty/warranties.sql.server.ts";
import { isHolder, type WarrantyHolder } from "./holder.ts";
import { codeHash } from "./offer-transfer.server.ts";

/**
 * Makes this person the holder of the warranty that the code belongs to. The row of the code decides: it works once. Refuses
 * with `transfer-code-wrong` (unknown, used or expired), `transfer-own` (they hold it already) or `warranty-over`.
 */
export function takeOverWarranty(
  deps: { db: Db; clock: Clock },
  { typed, holder }: { typed: unknown; holder: WarrantyHolder },
) {
  return attempt(deps.db, async (tx) => {
    const code = parseTransferCode(typed);
    const transfer = code === null ? null : await lockTransfer(tx, codeHash(code));
    if (!transfer) return refuse.invalid({ code: "transfer-code-wrong" });
    await lockWarranty(tx, transfer.warrantyId);
    const [warranty] = await findWarranties(tx, { id: transfer.warrantyId });
    const order = warranty && (await findOrder(tx, { id: warranty.orderId }));
    if (!warranty || !order) throw new Error(`a transfer without its warranty: ${transfer.id}`);
    if (isHolder(warranty, { holder, buyer: order.visitorId })) return refuse.conflict({ code: "transfer-own" });
    if (coverToday(warranty, deps.clock.now()).state !== "covered") return refuse.conflict({ code: "warranty-over" });
    await markTransferUsed(tx, { id: transfer.id, by: holder.accountId });
    await insertEntries(tx, [warranty.id], { kind: "transferred" });
    await recordAudit(tx, {
      actor: "buyer",
      action: "warranty-taken-over",
      entity: "order",
      entityId: order.number,
      after: { by: holder.accountId },
    });
    return ok(warranty.id);
  });
}
