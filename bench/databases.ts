// Databases of several sizes on the benchmark's own PostgreSQL, filled by the demo generator.

import pg from "pg";
import { migrate, openPostgres, type Db } from "../base/db.server.ts";
import { seedDemo } from "../demo/seed.server.ts";
import { findPostgres, startPostgres } from "../testing/postgres.ts";

export type Databases = { create(pcs: number): Promise<string>; stop(): Promise<void> };

/** Null if this machine has no PostgreSQL. fsync is on, as in production. */
export async function startDatabases(): Promise<Databases | null> {
  const programs = findPostgres();
  if (!programs) return null;
  const cluster = await startPostgres(programs);
  return {
    async create(pcs) {
      const url = new URL(cluster.url);
      url.pathname = `/shop_${pcs}`;
      await command(cluster.url, `create database shop_${pcs}`);
      // Filled without triggers and notifications: the generated catalogue is valid, and 100,000 listings take long enough.
      await command(cluster.url, `alter database shop_${pcs} set synchronous_commit = off`);
      await withDb(url.href, migrate);
      await command(cluster.url, `alter database shop_${pcs} set session_replication_role = replica`);
      await withDb(url.href, async (db) => void (await seedDemo(db, { now: new Date("2026-11-21T08:00:00Z"), pcs })));
      await command(cluster.url, `alter database shop_${pcs} reset all`);
      await command(url.href, "vacuum analyze");
      return url.href;
    },
    stop: () => cluster.stop(),
  };
}

export async function withDb<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const database = openPostgres(url, { connections: 4 });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function command(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}
