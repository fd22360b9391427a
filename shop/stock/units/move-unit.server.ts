import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db, type Transaction } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { changeUnit, lockFreeUnitsOf } from "../../inventory/units/units.sql.server.ts";
import { lockListingsInOrder } from "../../catalogue/publishing/bulk-listings.sql.server.ts";
import { listingKinds } from "./listings.sql.server.ts";
import { lockFreeUnits } from "./lock-free-units.server.ts";
import { withdrawIfEmpty } from "./withdraw-listing.server.ts";

/**
 * Moves a unit of a component to another listing of its category. Refuses as `lockFreeUnits`, or with `not-its-kind` (a
 * PC, or another category). A listing that is left without units is withdrawn.
 */
export function moveUnit(shop: { db: Db }, { code, actor, to }: { code: string; actor: string; to: ListingId }) {
  return attempt(shop.db, async (tx) => {
    const locked = await lockFreeUnits(tx, [code], [to]);
    if (!locked.ok) return locked;
    const [unit] = locked.value;
    if (!(await areAlike(tx, unit!.listingId, to))) return refuse.invalid({ code: "not-its-kind" });
    await changeUnit(tx, unit!.id, { listingId: to });
    await recordAudit(tx, {
      actor,
      action: "moved",
      entity: "unit",
      entityId: code,
      before: { listingId: unit!.listingId },
      after: { listingId: to },
    });
    await withdrawIfEmpty(tx, { id: unit!.listingId, actor });
    return ok({ left: unit!.listingId });
  });
}

/**
 * Merges a component listing into another: all its free units move there. It is withdrawn once no unsold unit is left;
 * units that somebody has stay until they are sold or free. Refuses with `not-its-kind` or `nothing-to-move`.
 */
export function mergeListing(shop: { db: Db }, { from, to, actor }: { from: ListingId; to: ListingId; actor: string }) {
  return attempt(shop.db, async (tx) => {
    await lockListingsInOrder(tx, [from, to]);
    if (from === to || !(await areAlike(tx, from, to))) return refuse.invalid({ code: "not-its-kind" });
    const units = await lockFreeUnitsOf(tx, from);
    if (units.length === 0) return refuse.conflict({ code: "nothing-to-move" });
    for (const { id, code } of units) {
      await changeUnit(tx, id, { listingId: to });
      await recordAudit(tx, {
        actor,
        action: "moved",
        entity: "unit",
        entityId: code,
        before: { listingId: from },
        after: { listingId: to, merged: true },
      });
    }
    const isWithdrawn = await withdrawIfEmpty(tx, { id: from, actor });
    return ok({ moved: units.length, isWithdrawn });
  });
}

async function areAlike(tx: Transaction, one: ListingId, other: ListingId): Promise<boolean> {
  const kinds = await listingKinds(tx, [one, other]);
  const [first, second] = [kinds.get(one), kinds.get(other)];
  return first?.kind === "component" && second?.kind === "component" && first.category === second.category;
}
