// vitest's runner for drills: a file that would begin after the deadline of the run is skipped as a whole, and its report says so.
// Invariant: such a file counts as not run, never as passed.

import { TestRunner, type RunnerTestSuite } from "vitest";
import { systemClock } from "../../base/clock.ts";
import { beginsTooLate, NOT_STARTED } from "./deadline.ts";

export default class DeadlineRunner extends TestRunner {
  override async onBeforeRunSuite(suite: RunnerTestSuite) {
    await super.onBeforeRunSuite(suite);
    if (!("filepath" in suite) || !beginsTooLate(systemClock.now().getTime(), process.env)) return;
    suite.mode = "skip";
    Object.assign(suite.meta, { [NOT_STARTED]: true });
  }
}
