// Frees allocations from the office list: the ticked ones, everything that the list finds, or all unconfirmed ones of
// visitors without an account.

import { parseId, type UnitId } from "../../../../base/id.ts";
import type { AllocationsWanted } from "../../../../shop/orders/allocations/allocation-list.ts";
import { findAllocatedUnits } from "../../../../shop/orders/allocations/find-allocated-units.server.ts";
import { freeAllocations, type Freed } from "../../../../shop/orders/allocations/free-allocations.server.ts";
import type { StaffMember } from "../../../edge.server.ts";
import type { Shop } from "../../../composition.server.ts";
import type { BulkForm } from "../list/read-bulk.server.ts";

/** Each transaction locks at most so many units. */
const AT_ONCE = 300;

type Post = { form: BulkForm | null; wanted: AllocationsWanted } & Pick<StaffMember, "actor">;

/** `wanted`: what the list finds. Null if nothing was selected. */
export async function postAllocations(shop: Shop, { form, wanted, actor }: Post): Promise<Freed | null> {
  const units = form ? await selectedUnits(shop, form, wanted) : [];
  if (units.length === 0) return null;
  const all: Freed = { units: 0, cancelled: 0, left: 0 };
  for (let from = 0; from < units.length; from += AT_ONCE) {
    const freed = await freeAllocations(shop, { units: units.slice(from, from + AT_ONCE), actor });
    all.units += freed.units;
    all.cancelled += freed.cancelled;
    all.left += freed.left;
  }
  return all;
}

async function selectedUnits(shop: Shop, form: BulkForm, wanted: AllocationsWanted): Promise<UnitId[]> {
  if (form.intent === "strangers")
    return findAllocatedUnits(shop, { search: "", holder: "strangers", kind: null, network: null });
  if (form.everything) return findAllocatedUnits(shop, wanted);
  return form.ids.flatMap((text) => parseId<"unit">(text) ?? []);
}
