// The process of one running shop: opens and serves it, and shuts down gracefully on a signal. The application is a
// parameter, because the built one and the one under development come from different places.

import { once } from "node:events";
import { existsSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { ServerBuild } from "react-router";
import { SECOND } from "../base/clock.ts";
import { isDatabaseAway } from "../base/database-away.ts";
import { readEnvironment, type Environment } from "../base/env.server.ts";
import { makePrivate } from "../base/private-folder.server.ts";
import { hasStaff } from "../shop/accounts/staff/has-staff.server.ts";
import type * as Entry from "./entry.server.tsx";
import type { Assets } from "./server/assets.server.ts";
import type { Application } from "./server/application.ts";
import { createWaitingServer } from "./server/waiting-server.server.ts";
import type { ShopServer } from "./server/shop-server.server.ts";
import { pageSourcesOf, withVersionsOf } from "./server/page-sources.ts";
import type { OpenShop } from "./composition.server.ts";

export type Source = {
  mode: "production" | "development";
  assets: Assets;
  /** The current application: in development it may be another one at the next request. */
  build(): Promise<ServerBuild>;
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

const STOP_WITHIN = 10_000; // milliseconds for running requests
const CLOSE_WITHIN = 5000; // then for the database and the card provider
const READY_WITHIN = 2000;
/** Between two tries to reach the database at the start: each wait is twice the one before. */
const FIRST_RETRY = SECOND;
const LONGEST_RETRY = 30 * SECOND;

/** Runs the shop until a signal ends it. An error at start is printed in one line, and the process exits with 1. */
export async function runShop(findSource: (env: Environment) => Promise<Source>): Promise<void> {
  try {
    const env = readEnvironment(process.env);
    // React reads this variable when it is first loaded and chooses its build by it, so it is set first. This file must
    // not import React at its top.
    process.env.NODE_ENV = env.NODE_ENV;
    await start(env, await findSource(env));
  } catch (error) {
    process.stderr.write(
      `${process.env.LOG_LEVEL === "debug" && error instanceof Error ? error.stack : lineOf(error)}\n`,
    );
    process.exit(1);
  }
}

async function start(env: Environment, source: Source): Promise<void> {
  const { createShopServer } = await import("./server/shop-server.server.ts");
  if (!env.DATABASE_URL || existsSync(env.DATA_DIR)) makePrivate(env.DATA_DIR);
  const built = await source.build();
  const entry = entryOf(built);
  const { open, isUnstaffed } = await onceDatabaseAnswers(env, () => openAndAsk(entry, env));
  const { shop } = open;
  try {
    const application = await applicationOf(source, open);
    const { server, stop } = createShopServer({
      env,
      clock: shop.clock,
      log: shop.log,
      catalogueIndex: withVersionsOf(pageSourcesOf(shop), shop.catalogueIndex),
      card: shop.card.browser,
      countView: (page) => shop.views.add(page),
      secret: shop.authSecret,
      isReady: () => isAnswering(open),
      assets: source.assets,
      routes: built.routes,
      application,
      ...(source.middleware && { development: source.middleware }),
    });
    await listen(server, env);
    leaveOnSignal(open, stop, env);
  } catch (error) {
    await open.close();
    throw error;
  }
  shop.log.info(`${shop.company.name} is open at ${env.PUBLIC_URL}`);
  if (isUnstaffed) greetFirstOwner(shop, env);
}

/** What is asked of the database before the shop listens: once it is open, a lost database must not end the process. */
async function openAndAsk(entry: typeof Entry, env: Environment) {
  const open = await entry.open(env);
  try {
    const isUnstaffed = !(await hasStaff({ db: open.shop.db }));
    // Imported here: it loads the router, and with it React.
    const { reportReadiness } = await import("./report-readiness.server.ts");
    await reportReadiness(open.shop, (line) => process.stderr.write(`${line}\n`));
    return { open, isUnstaffed };
  } catch (error) {
    await open.close();
    throw error;
  }
}

/**
 * Waits for a PostgreSQL that starts later than the shop, or is slow: the process lives and is not ready meanwhile. Anything else,
 * such as a wrong password, ends the start.
 */
async function onceDatabaseAnswers<Opened>(env: Environment, opening: () => Promise<Opened>): Promise<Opened> {
  let waiting: Server | null = null;
  for (let wait = FIRST_RETRY; ; wait = Math.min(wait * 2, LONGEST_RETRY)) {
    try {
      const opened = await opening();
      if (waiting) await closed(waiting);
      return opened;
    } catch (error) {
      if (!env.DATABASE_URL || !isDatabaseAway(error)) throw error;
      process.stderr.write(`${lineOf(error)}. Trying again in ${wait / SECOND} s.\n`);
      if (!waiting) {
        waiting = createWaitingServer();
        await listen(waiting, env);
      }
      await pause(wait);
    }
  }
}

async function closed(server: Server): Promise<void> {
  const closing = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closing;
}

/** A new shop has no staff, and no default password: says how to make the first owner. */
function greetFirstOwner({ log }: OpenShop["shop"], { DATABASE_URL }: Environment): void {
  const how = DATABASE_URL ? "run" : "stop the shop, run";
  log.info(
    `Nobody works here yet. To make the first owner, ${how} "npm run staff:create"; owners invite everybody else.`,
  );
}

function entryOf(build: ServerBuild): typeof Entry {
  return build.entry.module as unknown as typeof Entry;
}

async function applicationOf({ mode, build }: Source, { shop }: OpenShop): Promise<Application> {
  if (mode === "production") {
    const built = await build();
    return entryOf(built).applicationOf(built, { shop, mode });
  }
  const latest = async () => {
    const built = await build();
    return entryOf(built).applicationOf(built, { shop, mode });
  };
  const { errorPage, resendPage } = await latest();
  return {
    render: async (request, language, options) => await (await latest()).render(request, language, options),
    errorPage,
    resendPage,
  };
}

async function listen(server: Server, { PORT, HOST }: Environment): Promise<void> {
  server.listen(PORT, HOST);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE")
      throw new Error(`Port ${PORT} is in use by another process. Stop it, or set PORT.`);
    if (error.code === "EACCES")
      throw new Error(`Port ${PORT} may not be used by this user. Set PORT to one above 1023.`);
    if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
      throw new Error(`HOST ${HOST} is no address of this machine.`);
    throw error;
  });
}

async function isAnswering({ shop }: OpenShop): Promise<boolean> {
  const answer = sql`select 1`.execute(shop.db).then(
    () => true,
    () => false,
  );
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, READY_WITHIN, false).unref());
  return await Promise.race([answer, late]);
}

/**
 * SIGTERM comes from the process manager, behind a proxy: connections drain first. SIGINT comes from a person at the
 * keyboard: no waiting.
 */
function leaveOnSignal(
  { shop, close }: OpenShop,
  stop: ShopServer["stop"],
  { SHUTDOWN_GRACE_SECONDS }: Environment,
): void {
  let isLeaving = false;
  const leave = async (signal: string, grace: number) => {
    // A second signal exits at once.
    if (isLeaving) process.exit(1);
    isLeaving = true;
    shop.log.info({ signal, grace }, "closing");
    await stop({ grace: pause(grace), within: STOP_WITHIN });
    setTimeout(() => process.exit(1), CLOSE_WITHIN).unref();
    await close();
    process.exit(0);
  };
  process.on("SIGINT", () => void leave("SIGINT", 0));
  process.on("SIGTERM", () => void leave("SIGTERM", SHUTDOWN_GRACE_SECONDS * SECOND));
}

/** The one line that tells the operator what to fix. */
function lineOf(error: unknown): string {
  const isAway = isDatabaseAway(error) && process.env.DATABASE_URL;
  const outer = isAway && error instanceof Error ? (error.cause ?? error) : error;
  const inner = outer instanceof AggregateError ? outer.errors[0] : outer;
  const line = inner instanceof Error ? inner.message.split("\n")[0] : String(inner);
  if (isAway) return `The database of DATABASE_URL cannot be reached: ${line}`;
  return line || "The shop could not start.";
}
