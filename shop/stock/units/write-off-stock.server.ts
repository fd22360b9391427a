import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import { ok } from "../../../base/result.ts";
import { changeUnit } from "../../inventory/units/units.sql.server.ts";
import { lockFreeUnits } from "./lock-free-units.server.ts";
import { withdrawUnsellable } from "./withdraw-listing.server.ts";

/**
 * Writes off a unit in stock, which can then never be sold; its cost stays recorded, and the listing of a PC is withdrawn. Refuses as `lockFreeUnits`: of a
 * write-off and a buyer exactly one wins.
 */
export function writeOffStock(
  shop: { db: Db },
  { code, actor, reason }: { code: string; actor: string; reason: string },
) {
  return attempt(shop.db, async (tx) => {
    const locked = await lockFreeUnits(tx, [code]);
    if (!locked.ok) return locked;
    const [unit] = locked.value;
    await changeUnit(tx, unit!.id, { state: "scrapped" });
    await recordAudit(tx, {
      actor,
      action: "written-off",
      entity: "unit",
      entityId: code,
      before: { state: "stock" },
      after: { state: "scrapped", cost: unit!.cost, reason },
    });
    await withdrawUnsellable(tx, { id: unit!.listingId, actor });
    return ok(null);
  });
}
