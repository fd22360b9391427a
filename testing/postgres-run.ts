// Global setup of a test run on PostgreSQL: a cluster with a migrated template database that each test copies.

import pg from "pg";
import { migrate, openPostgres } from "../base/db.server.ts";
import { findPostgres, offerPostgres, startPostgres } from "./postgres.ts";

/**
 * Nothing of this cluster has to survive a power cut, so a commit does not wait for the disk. Locks, order and visibility, which the tests are
 * about, do not depend on it. Drills that end the server have clusters of their own, as in production. fsync stays on: the shop asks for it.
 */
const NO_WAITING = {
  synchronous_commit: "off",
  full_page_writes: "off",
  checkpoint_timeout: "1h",
  max_wal_size: "4GB",
};

export default async function runPostgres() {
  const programs = findPostgres();
  if (!programs) throw new Error("This machine has no PostgreSQL (on Debian: apt-get install postgresql).");
  const cluster = await startPostgres(programs, NO_WAITING);
  const template = offerPostgres(cluster.url);
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(`create database ${new URL(template).pathname.slice(1)}`);
  await client.end();
  const database = openPostgres(template, { connections: 2 });
  await migrate(database.db);
  await database.close();
  return () => cluster.stop();
}
