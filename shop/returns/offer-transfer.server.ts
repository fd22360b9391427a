import { createHash, randomBytes } from "node:crypto";
import { recordAudit } from "../../base/audit.server.ts";
import type { Clock } from "../../base/clock.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import type { WarrantyId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { TRANSFER_DAYS, transferCode } from "../warranty/transfer-code.ts";
import { insertTransfer, lockWarranty } from "../warranty/warranties.sql.server.ts";
import { findHeldWarranty } from "./find-held-warranty.server.ts";
import type { WarrantyHolder } from "./holder.ts";

/**
 * Makes a one-time code by which somebody else takes over a warranty, valid for 14 days. It is shown once: the database has
 * its hash. An earlier code that nobody used no longer works. Refuses with `warranty-unknown` (not theirs) or `warranty-over`.
 */
export function offerTransfer(
  deps: { db: Db; clock: Clock },
  { id, holder }: { id: WarrantyId | null; holder: WarrantyHolder },
) {
  return attempt(deps.db, async (tx) => {
    if (id !== null) await lockWarranty(tx, id);
    const found = await findHeldWarranty({ db: tx, clock: deps.clock }, { id, holder });
    if (!found.ok) return found;
    const { warranty, today, order } = found.value;
    if (today.state !== "covered") return refuse.conflict({ code: "warranty-over" });
    const code = transferCode(randomBytes(16));
    const until = await insertTransfer(tx, { warrantyId: warranty.id, codeHash: codeHash(code), days: TRANSFER_DAYS });
    await recordAudit(tx, {
      actor: "buyer",
      action: "warranty-transfer-offered",
      entity: "order",
      entityId: order.number,
      after: { until },
    });
    return ok({ code, until });
  });
}

export function codeHash(code: string): string {
  return createHash("sha256").update(`warranty ${code}`).digest("hex");
}
