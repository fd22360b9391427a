import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { fixedClock } from "../../base/clock.ts";
import { openPostgres } from "../../base/db.server.ts";
import { readEnvironment } from "../../base/env.server.ts";
import { bani } from "../../base/money.ts";
import { aPostgres } from "../../testing/postgres-database.ts";
import { openSettings } from "./live-settings.server.ts";
import { saveSetting } from "./save-setting.server.ts";
import { firstSettings } from "./settings.ts";

const database = aPostgres();
const script = join(import.meta.dirname, "../../testing/processes/settings-process.ts");
const defaults = firstSettings(readEnvironment({}));
const actor = "staff:00000000-0000-4000-8000-000000000001";

async function aProcess() {
  const child = spawn(process.execPath, [script, database.url], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout });
  const messages: { courierFee: number }[] = [];
  lines.on("line", (line) => line !== "open" && messages.push(JSON.parse(line)));
  await once(lines, "line");
  return {
    messages,
    async close() {
      child.stdin.end();
      await once(child, "close");
    },
  };
}

async function here() {
  const own = openPostgres(database.url, { connections: 2 });
  const settings = await openSettings(own, { defaults, clock: fixedClock("2026-11-21T10:00:00Z"), log: console });
  return {
    settings,
    deps: { db: own.db, settings },
    async close() {
      await settings.close();
      await own.close();
    },
  };
}

test("two other processes know a saved setting by its notification, without asking the database again and again", async () => {
  const [one, two, mine] = await Promise.all([aProcess(), aProcess(), here()]);
  const value = { ...defaults.delivery, courierFee: bani(31_00) };
  await saveSetting(mine.deps, { name: "delivery", value, basedOn: 0, actor });
  await expect.poll(() => [one, two].map(({ messages }) => messages.at(-1)?.courierFee)).toEqual([3100, 3100]);
  await Promise.all([one.close(), two.close(), mine.close()]);
});

test("of two processes that save the same version at once, one is refused and knows the other's value", async () => {
  const [one, two] = await Promise.all([here(), here()]);
  const answers = await Promise.all(
    [one, two].map(({ deps }, index) =>
      saveSetting(deps, {
        name: "limits",
        value: { ...defaults.limits, stranger: index + 1 },
        basedOn: 0,
        actor,
      }),
    ),
  );
  expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  const winner = answers[0]!.ok ? 1 : 2;
  await expect
    .poll(() => [one, two].map(({ settings }) => settings.current().limits.stranger))
    .toEqual([winner, winner]);
  await Promise.all([one.close(), two.close()]);
});
