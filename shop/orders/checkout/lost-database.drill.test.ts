// The database becomes unavailable while two processes sell (W1): backends are terminated in the middle of
// transactions, one is killed, the server is restarted. This file has its own cluster, because killing a backend closes
// every connection of its cluster.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import pg from "pg";
import { migrate, openPostgres, type Database } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import { aPc } from "../../../testing/builders.ts";
import { anOrderRequest } from "../../../testing/buyer.ts";
import { findPostgres, startPostgres, type Cluster } from "../../../testing/postgres.ts";
import type { ProcessMessage } from "../../../testing/processes/selling-process.ts";
import { putOnSale } from "../../../testing/catalogue-index.ts";
import type { NewOrder } from "./place-order.server.ts";

let cluster: Cluster;
let database: Database;
beforeAll(async () => {
  cluster = await startPostgres(findPostgres()!);
  database = openPostgres(cluster.url, { connections: 4 });
  await migrate(database.db);
});
afterAll(async () => {
  await database.close();
  await cluster.stop();
});

const UNITS = 10; // in each phase
const RIVALS = 2;
const MOST_ENDED = 3; // backends terminated in the middle of a transaction

type Answered = Extract<ProcessMessage, { is: "answered" }>;

/** A process that sells until its input ends. */
async function aSeller() {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "../../../testing/processes/selling-process.ts"), cluster.url],
    { stdio: ["pipe", "pipe", "pipe"] },
  );
  const ended = once(child, "close") as Promise<[number | null, string | null]>;
  let complaint = "";
  child.stderr.on("data", (text) => (complaint += text));
  const answers: Answered[] = [];
  let knows: Extract<ProcessMessage, { is: "knows" }> | null = null;
  let onMessage = () => {};
  let opened = () => {};
  const isOpen = new Promise<void>((resolve) => (opened = resolve));
  createInterface(child.stdout).on("line", (line) => {
    const message = JSON.parse(line) as ProcessMessage;
    if (message.is === "open") opened();
    if (message.is === "answered") answers.push(message);
    if (message.is === "knows") knows = message;
    onMessage();
  });
  const died = ended.then(([code, signal]) => {
    throw new Error(`the process ended with ${code ?? signal}: ${complaint}`);
  });
  died.catch(() => {});
  await Promise.race([isOpen, died]);
  return {
    answers,
    take(orderRequests: readonly NewOrder[]) {
      for (const orderRequest of orderRequests) child.stdin.write(`${JSON.stringify(orderRequest)}\n`);
    },
    /** Resolves when the process has answered this many requests in total. */
    async answered(count: number) {
      while (answers.length < count) await Promise.race([new Promise<void>((resolve) => (onMessage = resolve)), died]);
    },
    async end() {
      child.stdin.end();
      return { ended: await ended, knows };
    },
  };
}

/**
 * Terminates backends that are idle in a transaction (between two of its queries), as long as there is load. Returns
 * how many.
 */
async function endInsideTransactions(isLoaded: () => boolean): Promise<number> {
  const other = new pg.Client({ connectionString: cluster.url });
  await other.connect();
  const end =
    "select pg_terminate_backend(pid) as done from pg_stat_activity where datname = current_database() and state = 'idle in transaction' limit 1";
  let ended = 0;
  while (ended < MOST_ENDED && isLoaded()) ended += (await other.query(end)).rows.length;
  await other.end();
  return ended;
}

/** Like the kernel's OOM killer: the server then closes every other connection and recovers. */
async function killOneBackEnd(): Promise<void> {
  const other = new pg.Client({ connectionString: cluster.url });
  other.on("error", () => {});
  await other.connect();
  const gone = new Promise<void>((resolve) => void other.once("end", () => resolve()));
  const { rows } = await other.query(
    "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' limit 1",
  );
  process.kill(rows[0].pid as number, "SIGKILL");
  await gone;
}

async function restart(): Promise<void> {
  await cluster.halt();
  await cluster.resume();
}

test("no process ends, no acknowledged order is lost, and no unit is sold twice", async () => {
  const sellers = await Promise.all([aSeller(), aSeller()]);
  const listings: ListingId[] = [];
  let posted = 0;

  /** Two buyers compete for every unit, and each posts to both processes. */
  async function sellWhile(fault: () => Promise<unknown>, units = UNITS): Promise<void> {
    const orderRequests: NewOrder[] = [];
    for (let unit = 0; unit < units; unit += 1) {
      const listingId = await putOnSale(database.db, aPc());
      listings.push(listingId);
      for (let rival = 0; rival < RIVALS; rival += 1)
        orderRequests.push(
          await anOrderRequest(database, { listingId, payment: { paymentMethod: "bank", accountName: "Ana Pop" } }),
        );
    }
    for (const seller of sellers) seller.take(orderRequests);
    posted += orderRequests.length;
    await fault();
    for (const seller of sellers) await seller.answered(posted);
  }

  let ended = 0;
  await sellWhile(
    async () => (ended = await endInsideTransactions(() => sellers.some(({ answers }) => answers.length < posted))),
    2 * UNITS,
  );
  expect(ended, "transactions were ended in their middle").toBeGreaterThan(0);
  await sellWhile(killOneBackEnd);
  await sellWhile(restart);
  // Sales continue normally afterwards.
  await sellWhile(async () => {});

  const answers = sellers.flatMap((seller) => seller.answers);
  expect(
    answers.some(({ away }) => away > 0),
    "a wish met the database while it was away",
  ).toBe(true);
  expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(["placed", "unit-taken"]));
  const acknowledged = answers.filter(({ outcome }) => outcome === "placed");
  const orders = await database.db
    .selectFrom("salesOrder as o")
    .innerJoin("salesOrderLine as l", "l.orderId", "o.id")
    .innerJoin("hold as h", "h.unitId", "l.unitId")
    .select(["o.number", "o.idempotencyKey", "l.listingId", "l.unitId", "h.orderId", "o.id"])
    .execute();
  // Every acknowledged order exists, and each unit has one buyer.
  for (const { key, number } of acknowledged)
    expect(orders.filter(({ idempotencyKey }) => idempotencyKey === key).map((order) => order.number)).toEqual([
      number,
    ]);
  expect(orders.map(({ listingId }) => listingId).toSorted()).toEqual(listings.toSorted());
  expect(new Set(orders.map(({ unitId }) => unitId)).size).toBe(listings.length);
  expect(orders.every(({ orderId, id }) => orderId === id)).toBe(true);

  // The index of each process has received every sale, and every e-mail was sent.
  const ends = await Promise.all(sellers.map((seller) => seller.end()));
  expect(ends.map(({ ended }) => ended)).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(ends.flatMap(({ knows }) => knows?.free)).toEqual([]);
  expect(new Set(ends.flatMap(({ knows }) => knows?.emailMessages ?? [])).size).toBe(listings.length);
});
