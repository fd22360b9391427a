// A process with many buyers, for races on PostgreSQL: all order their carts at the same time. Arguments: the database's URL
// and the orders as JSON. Prints one line of JSON with the result of each.

import { openPostgres } from "../../base/db.server.ts";
import { placeOrder, type NewOrder } from "../../shop/orders/checkout/place-order.server.ts";
import { orderDeps } from "../order-deps.ts";

const [url = "", orders = "[]"] = process.argv.slice(2);
const database = openPostgres(url, { connections: 20 });
const deps = orderDeps(database.db);

const began = performance.now();
const answers = await Promise.all(
  (JSON.parse(orders) as NewOrder[]).map(async (order) => {
    const result = await placeOrder(deps, order);
    return result.ok ? result.value.number : result.domainError.code;
  }),
);
await database.close();
console.info(JSON.stringify({ answers, milliseconds: Math.round(performance.now() - began) }));
