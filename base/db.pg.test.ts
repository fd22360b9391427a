import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { findPostgres, freshPostgres, startPostgres } from "../testing/postgres.ts";
import { DatabaseAway } from "./database-away.ts";
import { attempt, openDatabase, openPostgres, transaction, type Queryable } from "./db.server.ts";
import { refuse } from "./result.ts";
import { migrations } from "../db/migrations.ts";

/** Opens the database in a process of its own, as a starting shop would, and returns the outcome. */
async function startElsewhere(url: string): Promise<{ code: number; output: string }> {
  const file = join(import.meta.dirname, "db.server.ts");
  const script = `const { openDatabase } = await import(${JSON.stringify(file)});
    const database = await openDatabase({ NODE_ENV: "production", DATA_DIR: "", DATABASE_URL: ${JSON.stringify(url)}, DATABASE_POOL: 2 });
    await database.close();`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "ignore", "pipe"] });
  let output = "";
  child.stderr.on("data", (text) => (output += text));
  const [code] = await once(child, "close");
  return { code, output };
}

describe("several processes on one database", () => {
  test("that start together all find every table, made once", async () => {
    const url = await freshPostgres({ bare: true });
    const starts = await Promise.all([startElsewhere(url), startElsewhere(url), startElsewhere(url)]);
    expect(starts).toEqual([
      { code: 0, output: "" },
      { code: 0, output: "" },
      { code: 0, output: "" },
    ]);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query("select name from kysely_migration order by name");
    await client.end();
    expect(rows.map((row) => row.name)).toEqual(Object.keys(migrations).toSorted());
  });

  test("receive each other's notifications, and '*' after a lost connection", async () => {
    const url = await freshPostgres();
    const speaker = openPostgres(url, { connections: 2 });
    const listener = openPostgres(url, { connections: 2 });
    const received: string[] = [];
    let wake = () => {};
    const stop = await listener.listen("listing_changed", (payload) => {
      received.push(payload);
      wake();
    });
    const next = () => new Promise<void>((resolve) => (wake = resolve));
    const client = new pg.Client({ connectionString: url });
    await client.connect();

    const first = next();
    await client.query("select pg_notify('listing_changed', '7')");
    await first;
    expect(received).toEqual(["7"]);

    const again = next();
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' and datname = current_database()",
    );
    await again;
    expect(received).toEqual(["7", "*"]);

    const last = next();
    await client.query("select pg_notify('listing_changed', '8')");
    await last;
    expect(received).toEqual(["7", "*", "8"]);

    await stop();
    await client.end();
    await Promise.all([speaker.close(), listener.close()]);
  });
});

describe("notifications", () => {
  test("on any number of channels come over one connection, which is one again after it was lost", async () => {
    const url = await freshPostgres();
    const database = openPostgres(url, { connections: 2 });
    const received: string[] = [];
    const channels = Array.from({ length: 12 }, (_, place) => `channel_${place}`);
    // Two subscribers of one channel, as the index and a job are.
    const stops = await Promise.all(
      [...channels, "channel_0"].map((channel, place) =>
        database.listen(channel, (payload) => void received.push(`${place} ${payload}`)),
      ),
    );
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const listening = async () =>
      (
        await client.query(
          "select pid from pg_stat_activity where query ilike '%listen %' and pid <> pg_backend_pid() and datname = current_database()",
        )
      ).rows.length;
    expect(await listening()).toBe(1);
    await client.query("select pg_notify('channel_0', 'a'), pg_notify('channel_7', 'b')");
    await expect.poll(() => received.toSorted()).toEqual(["0 a", "12 a", "7 b"]);

    received.length = 0;
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' and datname = current_database()",
    );
    await expect.poll(() => received.length).toBe(13);
    expect(received.every((line) => line.endsWith(" *"))).toBe(true);
    expect(await listening()).toBe(1);

    received.length = 0;
    await stops[0]!();
    await client.query("select pg_notify('channel_0', 'c')");
    await expect.poll(() => received).toEqual(["12 c"]);
    for (const stop of stops.slice(1)) await stop();
    await expect.poll(listening).toBe(0);
    await client.end();
    await database.close();
  });

  test("cannot be had from a database that is away: the same typed error", async () => {
    const url = new URL(await freshPostgres());
    url.port = "1";
    const database = openPostgres(url.href, { connections: 1 });
    await expect(database.listen("x", () => {})).rejects.toBeInstanceOf(DatabaseAway);
    await database.close();
  });
});

describe("a connection that dies", () => {
  /** Terminates the back end of a connection; returns when the server has closed it and this process has noticed. */
  async function endBackEnd(url: string, pid: number): Promise<void> {
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query("select pg_terminate_backend($1)", [pid]);
    while ((await other.query("select 1 from pg_stat_activity where pid = $1", [pid])).rows.length > 0);
    await other.query("select 1");
    await other.end();
  }

  const pidOf = async (handle: Queryable) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(handle)).rows[0]!.pid;

  test("between two queries of a transaction ends the transaction with one typed error, and the next one gets another connection", async () => {
    const url = await freshPostgres();
    const database = openPostgres(url, { connections: 1 });
    let died = 0;
    const lost = transaction(database.db, async (tx) => {
      died = await pidOf(tx);
      await sql`create table half_done (id int)`.execute(tx);
      await endBackEnd(url, died);
      await sql`select 1`.execute(tx);
    });
    await expect(lost).rejects.toBeInstanceOf(DatabaseAway);
    // The pool has one connection: if the dead one had been put back, this would fail.
    const next = await transaction(database.db, pidOf);
    expect(next).not.toBe(died);
    const { rows } = await sql<{ isThere: boolean }>`select to_regclass('half_done') is not null as is_there`.execute(
      database.db,
    );
    expect(rows).toEqual([{ isThere: false }]);
    await database.close();
  });

  test("while a query of a transaction runs, or before its first, ends it with the same error", async () => {
    const url = await freshPostgres();
    const database = openPostgres(url, { connections: 1 });
    const during = transaction(database.db, async (tx) => {
      const running = sql`select pg_sleep(60)`.execute(tx);
      running.catch(() => {});
      const other = new pg.Client({ connectionString: url });
      await other.connect();
      const end =
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'select pg_sleep%' and state = 'active'";
      while ((await other.query(end)).rows.length === 0);
      await other.end();
      await running;
    });
    await expect(during).rejects.toBeInstanceOf(DatabaseAway);
    await endBackEnd(url, await pidOf(database.db));
    // The pool silently replaces an idle connection that has died.
    await expect(pidOf(database.db)).resolves.toBeGreaterThan(0);
    await database.close();
  });

  test("during the rollback of a domain error does not hide the domain error", async () => {
    const url = await freshPostgres();
    const database = openPostgres(url, { connections: 1 });
    const refused = attempt(database.db, async (tx) => {
      await endBackEnd(url, await pidOf(tx));
      return refuse.conflict({ code: "taken" });
    });
    // Nothing was written: a domain error rolls the transaction back.
    await expect(refused).resolves.toEqual(refuse.conflict({ code: "taken" }));
    await database.close();
  });

  test("and never answers is given up after the statement timeout", async () => {
    const url = await freshPostgres();
    const database = openPostgres(url, { connections: 1, longestStatement: 100 });
    await expect(sql`select pg_sleep(60)`.execute(database.db)).rejects.toBeInstanceOf(DatabaseAway);
    await expect(transaction(database.db, (tx) => sql`select pg_sleep(60)`.execute(tx))).rejects.toBeInstanceOf(
      DatabaseAway,
    );
    await expect(pidOf(database.db)).resolves.toBeGreaterThan(0);
    await database.close();
  });
});

describe("a database that cannot be reached", () => {
  test("is the same typed error for a query and for a transaction", async () => {
    const url = new URL(await freshPostgres());
    url.port = "1";
    const database = openPostgres(url.href, { connections: 1 });
    await expect(sql`select 1`.execute(database.db)).rejects.toBeInstanceOf(DatabaseAway);
    await expect(transaction(database.db, (tx) => sql`select 1`.execute(tx))).rejects.toBeInstanceOf(DatabaseAway);
    await database.close();
  });

  test("is given up after the connection timeout", async () => {
    // Accepts connections and never answers, like a server behind a broken network.
    const mute = createServer().listen(0, "127.0.0.1");
    await once(mute, "listening");
    const database = openPostgres(`postgres://shop@127.0.0.1:${(mute.address() as AddressInfo).port}/shop`, {
      connections: 1,
      longestConnecting: 100,
    });
    await expect(sql`select 1`.execute(database.db)).rejects.toBeInstanceOf(DatabaseAway);
    await database.close();
    mute.close();
  });
});

describe("a PostgreSQL with fsync off", () => {
  test("is refused in production, in one line, and accepted elsewhere", async () => {
    const programs = findPostgres();
    if (!programs) throw new Error("this file runs where there is a PostgreSQL");
    const unsafe = await startPostgres(programs, { fsync: "off" });
    const settings = { DATA_DIR: "", DATABASE_URL: unsafe.url, DATABASE_POOL: 2 };
    await expect(openDatabase({ ...settings, NODE_ENV: "production" })).rejects.toThrow(
      /^DATABASE_URL points to a PostgreSQL with fsync off.*$/,
    );
    const database = await openDatabase({ ...settings, NODE_ENV: "test" });
    await database.close();
    await unsafe.stop();
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
