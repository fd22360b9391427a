import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { OrderId } from "../../base/id.ts";
import { aComponent } from "../../testing/builders.ts";
import { aPostgres } from "../../testing/postgres-database.ts";
import { putOnSale } from "../../testing/catalogue-index.ts";

const database = aPostgres();

/** This many orders of one unit each, paid by card. */
async function paidOrders(count: number): Promise<OrderId[]> {
  const listingId = await putOnSale(database.db, aComponent("ssd", { stock: count }));
  const address = {
    firstName: "Ana",
    lastName: "Pop",
    address: "Str. Horea 3",
    city: "Cluj-Napoca",
    county: "CJ",
    postalCode: "400174",
  };
  const { rows } = await sql<{ id: OrderId }>`
    with o as (
      insert into sales_order (id, number, state, language, email, phone, shipping_address, payment_method, goods_bani, services_bani,
        shipping_bani, total_bani, extended_warranty, idempotency_key, estimated_delivery)
      select gen_random_uuid(), 'ORD-' || lpad(n::text, 6, '0'), 'paid', 'ro', 'ana@example.ro', '+40712345678', ${JSON.stringify(address)}::jsonb,
        'card', 35000, 0, 1999, 36999, false, gen_random_uuid(), now()
      from generate_series(1, ${count}::int) n
      returning id
    ), numbered as (
      select id, row_number() over () as n from o
    ), u as (
      select id, row_number() over () as n from unit where listing_id = ${listingId}
    ), l as (
      insert into sales_order_line (order_id, position, kind, listing_id, unit_id, title, price_bani, warranty_months)
      select numbered.id, 0, 'unit', ${listingId}, u.id, 'SSD', 35000, 12 from numbered join u using (n)
    ), p as (
      insert into payment (id, order_id, method, state, amount_bani, captured_bani, provider)
      select gen_random_uuid(), id, 'card', 'captured', 36999, 36999, 'sandbox' from o
    )
    select id from o
  `.execute(database.db);
  return rows.map((row) => row.id);
}

async function issueFromAProcess(ids: readonly OrderId[]): Promise<number> {
  const script = join(import.meta.dirname, "../../testing/processes/issuing-process.ts");
  const child = spawn(process.execPath, [script, database.url, JSON.stringify(ids)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`the issuing process failed with ${code}`);
  return Number(output);
}

test("200 invoices issued by two processes that race and fail have every number once, without a gap", async () => {
  const ids = await paidOrders(200);
  const issued: number[] = [];
  // Two processes issue all of them, one in reverse order; whatever failed in either is tried again.
  for (let round = 0; round < 3; round++) {
    const turned = [...ids.slice(round), ...ids.slice(0, round)];
    issued.push(...(await Promise.all([issueFromAProcess(turned), issueFromAProcess(turned.toReversed())])));
  }
  expect(issued.reduce((sum, count) => sum + count, 0)).toBe(200);
  const rows = await database.db
    .selectFrom("invoice")
    .select(["number", "orderId", "issuedAt"])
    .orderBy("number")
    .execute();
  expect(rows.map((row) => row.number)).toEqual(ids.map((_, index) => index + 1));
  expect(new Set(rows.map((row) => row.orderId))).toEqual(new Set(ids));
  expect(rows.map((row) => row.issuedAt.getTime())).toEqual(
    rows.map((row) => row.issuedAt.getTime()).toSorted((a, b) => a - b),
  );
});
