// `npm run ready-to-open`: what the shop needs before it may sell to the public, and how to fix what is missing. Exits with 1 while
// something blocks.

import { readinessLine } from "../app/readiness-lines.ts";
import { systemClock } from "../base/clock.ts";
import { openDatabase } from "../base/db.server.ts";
import { readEnvironment } from "../base/env.server.ts";
import { checkReadiness } from "../shop/office/check-readiness.server.ts";
import { blockersIn, type ReadinessCheck } from "../shop/office/readiness.ts";
import { openSettings } from "../shop/settings/live-settings.server.ts";
import { firstSettings } from "../shop/settings/settings.ts";
import { loadSettings } from "./settings.ts";

async function check(): Promise<ReadinessCheck[]> {
  loadSettings();
  const env = readEnvironment(process.env);
  const database = await openDatabase(env);
  try {
    const settings = await openSettings(database, { defaults: firstSettings(env), clock: systemClock, log: console });
    try {
      return await checkReadiness({ db: database.db, env, settings, clock: systemClock });
    } finally {
      await settings.close();
    }
  } finally {
    await database.close();
  }
}

function lineOf(check: ReadinessCheck): string {
  if (check.isDone) return `  ok       ${check.code}`;
  return `  ${check.weight === "advice" ? "advised" : "MISSING"}  ${check.code}: ${readinessLine(check)}`;
}

try {
  const checks = await check();
  const blockers = blockersIn(checks).length;
  console.info(checks.map(lineOf).join("\n"));
  console.info(blockers === 0 ? "The shop may open." : `${blockers} of ${checks.length} block the opening.`);
  process.exitCode = blockers === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
