import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { migrations } from "../../migrations.ts";

// A shop from before these migrations, with what they have to take along.
const db = new Kysely<never>({ dialect: new PGliteDialect({ pglite: new PGlite() }) });
afterAll(() => db.destroy());

const FIRST = "0034-reduced-orders";
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const run = async (statement: string) => (await sql.raw(statement).execute(db)).rows;

test(
  "an accepted short transfer, refunds and units in inspection of before are taken along",
  { timeout: 60_000 },
  async () => {
    const all = Object.entries(migrations);
    for (const [, migration] of all.filter(([name]) => name < FIRST)) await migration.up(db);
    await run(`insert into listing (id, kind, category, title, price_bani, warranty_months, state, specs, published_at) overriding system value
    values (1, 'component', 'ssd', 'SSD', 100, 12, 'live', '{}', now())`);
    await run(`insert into unit (id, listing_id, code, cost_bani, tax_regime, grade, state) values
    ('${id(1)}', 1, 'C1', 1, 'margin', 'A', 'inspection'), ('${id(2)}', 1, 'C2', 1, 'margin', 'A', 'inspection'), ('${id(3)}', 1, 'C3', 1, 'margin', 'A', 'stock')`);
    for (const [number, state, total] of [
      [11, "paid", 799_900],
      [12, "refunded", 1_000],
    ] as const) {
      await run(`insert into sales_order (id, number, state, language, email, phone, shipping_address, payment_method, goods_bani, services_bani, shipping_bani, total_bani,
      extended_warranty, idempotency_key, estimated_delivery) values ('${id(number)}', 'ORD-0000${number}', '${state}', 'ro', 'a@example.ro', '1', '{}', 'bank', ${total}, 0, 0, ${total}, false, '${number}', now())`);
    }
    await run(`insert into payment (id, order_id, method, state, amount_bani, provider, captured_bani) values
    ('${id(21)}', '${id(11)}', 'bank', 'received', 790000, 'bank', 790000), ('${id(22)}', '${id(12)}', 'bank', 'received', 1000, 'bank', 1000)`);
    await run(`insert into refund (id, order_id, payment_id, amount_bani, way, state, reason, actor, key)
    select gen_random_uuid(), '${id(12)}', '${id(22)}', 10, 'bank', 'requested', 'goodwill', 'staff:1', key::text from generate_series(1, 3) key`);
    await run(`insert into sales_order_line (order_id, position, kind, listing_id, unit_id, title, price_bani, warranty_months) values
    ('${id(12)}', 0, 'unit', 1, '${id(1)}', 'SSD', 500, 12), ('${id(12)}', 1, 'unit', 1, '${id(2)}', 'SSD', 500, 12)`);
    await run(
      `insert into claim (id, number, order_id, kind, state, story, idempotency_key) values ('${id(31)}', 'RET-000031', '${id(12)}', 'return', 'received', 'nu merge', 'c')`,
    );
    await run(`insert into claim_unit (claim_id, order_id, unit_id) values ('${id(31)}', '${id(12)}', '${id(1)}')`);

    for (const [, migration] of all.filter(([name]) => name >= FIRST)) await migration.up(db);

    expect(await run(`select number, reduction_bani, total_bani from sales_order order by number`)).toEqual([
      { number: "ORD-000011", reduction_bani: 9_900, total_bani: 790_000 },
      { number: "ORD-000012", reduction_bani: 0, total_bani: 1_000 },
    ]);
    expect(await run(`select sequence from refund order by sequence`)).toEqual([
      { sequence: 1 },
      { sequence: 2 },
      { sequence: 3 },
    ]);
    expect(
      await run(
        `select u.code, i.why, i.source, i.outcome from inspection i join unit u on u.id = i.unit_id order by u.code`,
      ),
    ).toEqual([
      { code: "C1", why: "return", source: "RET-000031", outcome: null },
      { code: "C2", why: "refused", source: "ORD-000012", outcome: null },
    ]);
  },
);
