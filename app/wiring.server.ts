// The only place that builds the Shop: the database, the clock and the outside, handed to every verb.

import { pino, type Logger } from "pino";
import { systemClock, type Clock } from "../base/clock.ts";
import { openDatabase, type Database, type Db } from "../base/db.server.ts";
import type { Environment } from "../base/env.server.ts";
import { openShelf, type Shelf } from "../shop/catalogue/shelf.server.ts";

export type Shop = {
  readonly db: Db;
  readonly clock: Clock;
  readonly env: Environment;
  readonly log: Logger;
  readonly shelf: Shelf;
};

export type OpenShop = { readonly shop: Shop; readonly database: Database; close(): Promise<void> };

/** Opens everything that the process needs before it may serve. */
export async function openShop(env: Environment): Promise<OpenShop> {
  const log = pino({ level: env.LOG_LEVEL });
  const database = await openDatabase(env);
  const shelf = await openShelf(database, log);
  const shop: Shop = { db: database.db, clock: systemClock, env, log, shelf };
  return {
    shop,
    database,
    async close() {
      await shelf.close();
      await database.close();
    },
  };
}
