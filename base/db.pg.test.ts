import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import pg from "pg";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { findPostgres, freshPostgres, startPostgres } from "../testing/postgres.ts";
import { openDatabase, openPostgres } from "./db.server.ts";
import { migrations } from "../db/migrations.ts";

/** Opens the database in a process of its own, as a shop that starts would, and tells how that went. */
async function startElsewhere(url: string): Promise<{ code: number; said: string }> {
  const file = join(import.meta.dirname, "db.server.ts");
  const script = `const { openDatabase } = await import(${JSON.stringify(file)});
    const database = await openDatabase({ NODE_ENV: "production", DATA_DIR: "", DATABASE_URL: ${JSON.stringify(url)}, DATABASE_POOL: 2 });
    await database.close();`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (text) => (said += text));
  const [code] = await once(child, "close");
  return { code, said };
}

describe("several processes on one database", () => {
  test("that start together all find every table, made once", async () => {
    const url = await freshPostgres({ bare: true });
    const starts = await Promise.all([startElsewhere(url), startElsewhere(url), startElsewhere(url)]);
    expect(starts).toEqual([
      { code: 0, said: "" },
      { code: 0, said: "" },
      { code: 0, said: "" },
    ]);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query("select name from kysely_migration order by name");
    await client.end();
    expect(rows.map((row) => row.name)).toEqual(Object.keys(migrations).toSorted());
  });

  test("hear what one of them says, and are told to look again after a lost connection", async () => {
    const url = await freshPostgres();
    const speaker = openPostgres(url, { connections: 2 });
    const hearer = openPostgres(url, { connections: 2 });
    const heard: string[] = [];
    let wake = () => {};
    const stop = await hearer.listen("listing_changed", (payload) => {
      heard.push(payload);
      wake();
    });
    const next = () => new Promise<void>((resolve) => (wake = resolve));
    const client = new pg.Client({ connectionString: url });
    await client.connect();

    const first = next();
    await client.query("select pg_notify('listing_changed', '7')");
    await first;
    expect(heard).toEqual(["7"]);

    const again = next();
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' and datname = current_database()");
    await again;
    expect(heard).toEqual(["7", "*"]);

    const last = next();
    await client.query("select pg_notify('listing_changed', '8')");
    await last;
    expect(heard).toEqual(["7", "*", "8"]);

    await stop();
    await client.end();
    await Promise.all([speaker.close(), hearer.close()]);
  });
});

describe("a PostgreSQL that would forget orders in a power cut", () => {
  test("is refused in production, in one line, and accepted elsewhere", async () => {
    const programs = findPostgres();
    if (!programs) throw new Error("this file runs where there is a PostgreSQL");
    const forgetful = await startPostgres(programs, { fsync: "off" });
    const settings = { DATA_DIR: "", DATABASE_URL: forgetful.url, DATABASE_POOL: 2 };
    await expect(openDatabase({ ...settings, NODE_ENV: "production" })).rejects.toThrow(/^DATABASE_URL points to a PostgreSQL with fsync off.*$/);
    const database = await openDatabase({ ...settings, NODE_ENV: "test" });
    await database.close();
    await forgetful.stop();
  });
});

describe("a connection to PostgreSQL", () => {
  test("runs a query without compiling it first, whatever the server does for others", async () => {
    const database = openPostgres(await freshPostgres(), { connections: 2 });
    const jit = async () => (await sql<{ jit: string }>`show jit`.execute(database.db)).rows[0]?.jit;
    await expect(Promise.all([jit(), jit()])).resolves.toEqual(["off", "off"]);
    await database.close();
  });
});
