import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { migrations } from "../migrations.ts";

const db = new Kysely<never>({ dialect: new PGliteDialect({ pglite: new PGlite() }) });
afterAll(() => db.destroy());

const ofOffers = "0111-offer-terms";
const ofWording = "0112-email-wording";
const run = async (statement: string) => (await sql.raw(statement).execute(db)).rows;

test(
  "offers keep the terms that they were given with, and changed wording keeps its versions under its new names",
  { timeout: 60_000 },
  async () => {
    for (const [name, migration] of Object.entries(migrations))
      if (name !== ofOffers && name !== ofWording) await migration.up(db);
    await run(`insert into price_book (version, book, made_by) values
      (1, '{"version": 1, "instantLess": 10}', 'shop'), (2, '{"version": 2, "instantLess": 12}', 'dana')`);
    const id = "11111111-1111-4111-8111-111111111111";
    await run(`insert into trade_in (id, "of", state, language) values ('${id}', 'machine', 'draft', 'ro')`);
    await run(`insert into trade_in_offer (trade_in_id, sequence, kind, book_version, made, total_bani, valid_until) values
      ('${id}', 1, 'offer', 1, '{"engine": 2}', 100, now()), ('${id}', 2, 'revised', 2, '{"engine": 2}', 90, now())`);
    await run(`insert into setting (name, version, value, changed_by) values
      ('letter.emails-orders.transfer.ro', 1, '{"transfer.keep": "Deschide", "transfer.pay": "Plătește"}', 'ana'),
      ('letter.emails-orders.transfer.ro', 2, 'null', 'dana'),
      ('company', 1, '{"name": "Alfa"}', 'ana')`);

    await migrations[ofOffers]!.up(db);
    await migrations[ofWording]!.up(db);

    expect(await run(`select sequence, made from trade_in_offer order by sequence`)).toEqual([
      { sequence: 1, made: { engine: 2, terms: { returnFee: 5000, instantPercent: 10, payoutDays: 14 } } },
      { sequence: 2, made: { engine: 2, terms: { returnFee: 5000, instantPercent: 12, payoutDays: 14 } } },
    ]);
    expect(await run(`select name, version, value, changed_by from setting order by name, version`)).toEqual([
      { name: "company", version: 1, value: { name: "Alfa" }, changed_by: "ana" },
      {
        name: "email.emails-orders.transfer.ro",
        version: 1,
        value: { "transfer.extend": "Deschide", "transfer.pay": "Plătește" },
        changed_by: "ana",
      },
      { name: "email.emails-orders.transfer.ro", version: 2, value: null, changed_by: "dana" },
      {
        name: "purchases",
        version: 1,
        value: { returnFee: 5000, instantPercent: 12, payoutDays: 14 },
        changed_by: "shop",
      },
    ]);
    await expect(run(`delete from setting`)).rejects.toThrow("never changed");
  },
);
