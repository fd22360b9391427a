// What the list of customers is asked for by its address, for the screen and the CSV.

import { listCustomerTags } from "../../../../shop/customers/list-customers.server.ts";
import { customerShows, customerSorts, type CustomerListFilter } from "../../../../shop/customers/customer-list.ts";
import type { Shop } from "../../../composition.server.ts";
import { readListQuery } from "../list/list-query.ts";

export async function queryCustomers(shop: Pick<Shop, "db">, address: string) {
  const tags = await listCustomerTags(shop);
  const query = readListQuery(address, {
    sorts: customerSorts,
    descendingFirst: ["last", "orders", "spent"],
    filters: { show: customerShows, tag: tags.map(({ tag }) => tag) as readonly string[] },
    dates: true,
  });
  const filter: CustomerListFilter = { ...query, show: query.filters.show, tag: query.filters.tag };
  return { query, filter };
}
