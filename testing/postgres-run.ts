// Global setup of a test run on PostgreSQL: a cluster with a migrated template database that each test copies.

import pg from "pg";
import { migrate, openPostgres } from "../base/db.server.ts";
import { findPostgres, offerPostgres, startPostgres } from "./postgres.ts";

export default async function runPostgres() {
  const programs = findPostgres();
  if (!programs) throw new Error("This machine has no PostgreSQL (on Debian: apt-get install postgresql).");
  const cluster = await startPostgres(programs);
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
