// `npm run test:clocks`: the rules and verbs at other times, because no test may depend on the day on which it runs. Without arguments at the
// four times that broke shops before; with arguments at those, and with file names only these files: `npm run test:clocks -- 2028-02-29T22:30:00Z base`.

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { tool } from "./tool.ts";

/** In Romania: half past eleven on New Year's Eve, 29 February after midnight, and the two nights in which the clocks change. */
const TIMES = ["2027-12-31T21:30:00Z", "2028-02-28T22:30:00Z", "2027-03-28T00:30:00Z", "2027-10-31T00:30:00Z"];

const root = join(import.meta.dirname, "..");
const given = process.argv.slice(2);
const times = given.filter((argument) => /^\d{4}-/.test(argument));
const files = given.filter((argument) => !times.includes(argument));

for (const time of times.length > 0 ? times : TIMES) {
  console.info(`== the tests at ${time}`);
  const { status } = spawnSync(process.execPath, [tool("vitest"), "run", "--reporter=dot", ...files], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, TEST_CLOCK: time, NODE_OPTIONS: `--import=${join(root, "testing/time/shifted-clock.ts")}` },
  });
  if (status !== 0) process.exitCode = 1;
}
