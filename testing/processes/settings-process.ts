// A second shop process that only reads the settings: it prints a line of JSON with the courier's fee after each change.
// Argument: the database's URL. It prints "open" when it is subscribed, and exits when its input ends.

import { systemClock } from "../../base/clock.ts";
import { openPostgres } from "../../base/db.server.ts";
import { readEnvironment } from "../../base/env.server.ts";
import { openSettings } from "../../shop/settings/live-settings.server.ts";
import { firstSettings } from "../../shop/settings/settings.ts";

const [url = ""] = process.argv.slice(2);
const database = openPostgres(url, { connections: 2 });
const defaults = firstSettings(readEnvironment({}));
// Looked for so rarely that only the notification can bring a change while the test waits.
const settings = await openSettings(database, { defaults, clock: systemClock, log: console, pollEvery: 600_000 });
settings.onChange(() => {
  const { courierFee } = settings.current().delivery;
  process.stdout.write(`${JSON.stringify({ courierFee })}\n`);
});
process.stdout.write("open\n");
process.stdin.resume().once("end", async () => {
  await settings.close();
  await database.close();
});
