// Frees allocations from the office list: the selected ones, all of one network, or all unconfirmed ones of visitors
// without an account.

import { parseId, type UnitId } from "../../../../base/id.ts";
import { freeAllocations } from "../../../../shop/orders/allocations/free-allocations.server.ts";
import { listAllocations } from "../../../../shop/orders/allocations/list-allocations.server.ts";
import type { Fields, StaffMember } from "../../../edge.server.ts";
import type { Shop } from "../../../composition.server.ts";

const UNIT_PREFIX = "unit-";

/** Null if nothing was selected. */
export async function postAllocations(
  shop: Shop,
  { fields, actor }: { fields: Fields | null } & Pick<StaffMember, "actor">,
) {
  const units = await selectedUnits(shop, fields ?? {});
  return units.length === 0 ? null : freeAllocations(shop, { units, actor });
}

async function selectedUnits(shop: Shop, fields: Fields): Promise<UnitId[]> {
  const network = fields["network"];
  const isStrangers = fields["intent"] === "strangers";
  if (network === undefined && !isStrangers)
    return Object.keys(fields).flatMap((name) =>
      name.startsWith(UNIT_PREFIX) ? (parseId<"unit">(name.slice(UNIT_PREFIX.length)) ?? []) : [],
    );
  const { units } = await listAllocations(shop);
  return units.filter((unit) => !unit.known && (isStrangers || unit.network === network)).map((unit) => unit.unitId);
}
