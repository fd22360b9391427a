import type { Db } from "../../base/db.server.ts";
import type { CustomerId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { customerById } from "./customers.sql.server.ts";
import { requestsOf } from "./data-requests.sql.server.ts";
import { obstacleToErasing } from "./erase-customer.server.ts";
import { countRowsOfPerson } from "./person-rows.sql.server.ts";
import { personTables, personSections } from "./person-tables.ts";

/**
 * What erasing a customer would delete, empty and keep, in rows of each section; what stands in the way; and whether the
 * person asked. Refuses with `customer-unknown`.
 */
export async function previewErase(deps: { db: Db }, { id }: { id: CustomerId }) {
  const customer = await customerById(deps.db, id);
  if (!customer) return refuse.notFound({ code: "customer-unknown" });
  const counts = await countRowsOfPerson(deps.db, { id, email: customer.email });
  const sections = personSections.map((section) => {
    const sum = (erase: string) =>
      counts
        .filter(({ table }) => personTables[table]!.section === section && personTables[table]!.erase === erase)
        .reduce((total, { count }) => total + count, 0);
    return { section, deleted: sum("deleted"), emptied: sum("emptied"), kept: sum("kept") };
  });
  const requests = await requestsOf(deps.db, id);
  return ok({
    customer,
    sections: sections.filter(({ deleted, emptied, kept }) => deleted + emptied + kept > 0),
    obstacle: await obstacleToErasing(deps, { id }),
    isAsked: requests.some(({ kind, state }) => kind === "erase" && state === "open"),
  });
}
