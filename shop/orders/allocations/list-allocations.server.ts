import type { Db } from "../../../base/db.server.ts";
import { ALLOCATIONS_A_PAGE, type AllocationListQuery } from "./allocation-list.ts";
import { allocatedUnitPage, strangerNetworks } from "./allocated-units.sql.server.ts";

const everything: AllocationListQuery = {
  search: "",
  holder: null,
  kind: null,
  network: null,
  sort: "holder",
  descending: false,
  page: 1,
};

/**
 * A page of the units that are held and not paid for and that match, strangers first unless asked otherwise; and the
 * networks of all strangers who hold some, those with the most units first.
 */
export async function listAllocations(deps: { db: Db }, given: Partial<AllocationListQuery> = {}) {
  const query = { ...everything, ...given };
  const [found, networks] = await Promise.all([
    allocatedUnitPage(deps.db, query, { limit: ALLOCATIONS_A_PAGE, offset: (query.page - 1) * ALLOCATIONS_A_PAGE }),
    strangerNetworks(deps.db),
  ]);
  return { ...found, networks };
}
