import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { migrations } from "../migrations.ts";

const db = new Kysely<never>({ dialect: new PGliteDialect({ pglite: new PGlite() }) });
afterAll(() => db.destroy());

const FIRST = "0063-conversations";
const run = async (statement: string) => (await sql.raw(statement).execute(db)).rows;

test(
  "contact messages of before become conversations; those older than a week are closed",
  { timeout: 60_000 },
  async () => {
    const all = Object.entries(migrations);
    for (const [, migration] of all.filter(([name]) => name < FIRST)) await migration.up(db);
    await run(`insert into contact_message (name, email, message, language, created_at) values
    ('Ana', 'ana@example.ro', 'Livrați' || chr(10) || 'în Cluj?', 'ro', now() - interval '30 days'),
    ('Ion', 'ion@example.ro', chr(10) || 'Aveți SSD?', 'uk', now() - interval '1 day')`);
    for (const [, migration] of all.filter(([name]) => name >= FIRST)) await migration.up(db);
    expect(
      await run(`select c.state, c.subject, c.name, c.language, c.unread, m.direction, m.body, m.position,
      f.conversation_id = c.id as "isLinked"
      from conversation c join conversation_message m on m.conversation_id = c.id join contact_message f on f.email = c.email
      order by c.created_at`),
    ).toEqual([
      {
        state: "closed",
        subject: "Livrați în Cluj?",
        name: "Ana",
        language: "ro",
        unread: false,
        direction: "in",
        body: "Livrați\nîn Cluj?",
        position: 1,
        isLinked: true,
      },
      {
        state: "open",
        subject: "Aveți SSD?",
        name: "Ion",
        language: "uk",
        unread: true,
        direction: "in",
        body: "\nAveți SSD?",
        position: 1,
        isLinked: true,
      },
    ]);
  },
);
