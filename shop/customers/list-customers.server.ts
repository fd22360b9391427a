import type { Db } from "../../base/db.server.ts";
import { CUSTOMERS_A_PAGE, type CustomerListFilter } from "./customer-list.ts";
import { countCustomers, selectCustomers, tagsInUse } from "./customers.sql.server.ts";

const MOST_EXPORTED = 100_000;

/** A page of customers, how many were found, how many each filter shows, and the tags in use. */
export async function listCustomers(deps: { db: Db }, filter: CustomerListFilter) {
  const [{ rows, total }, counts, tags] = await Promise.all([
    selectCustomers(deps.db, filter, CUSTOMERS_A_PAGE),
    countCustomers(deps.db),
    tagsInUse(deps.db),
  ]);
  return { rows, total, counts, tags };
}

/** The tags in use, by their names, and how many customers have each. */
export function listCustomerTags(deps: { db: Db }) {
  return tagsInUse(deps.db);
}

/** All customers that the list finds, for its CSV. */
export async function allCustomers(deps: { db: Db }, filter: Omit<CustomerListFilter, "page">) {
  const { rows } = await selectCustomers(deps.db, { ...filter, page: 1 }, MOST_EXPORTED);
  return rows;
}
