// A reporter of vitest: writes what `scripts/test.ts` counts and repeats. vitest's own JSON reporter leaves out errors outside of all tests, which
// nevertheless fail a run.

import { writeFileSync } from "node:fs";
import type { SerializedError } from "vitest";
import type { Reporter, TestModule } from "vitest/node";
import { NOT_STARTED } from "../testing/time/deadline.ts";

/** The environment variable with the path of the report. */
export const REPORT = "TEST_REPORT";

export type TestedFile = {
  name: string;
  failed: boolean;
  /** It would have begun after the deadline of the drills, so it did not. */
  notStarted?: boolean;
  /** Errors of the file itself: it did not load, or a hook failed. */
  errors: string[];
  tests: { name: string; state: "passed" | "failed" | "skipped"; error: string }[];
};

/** An error that no test caught, and the file that ran when it was thrown, if one did. */
export type UnhandledError = { file: string | null; message: string };

export type TestReport = { files: TestedFile[]; unhandled: UnhandledError[] };

function tested(module: TestModule): TestedFile {
  const suites = [...module.children.allSuites()];
  return {
    name: module.moduleId,
    failed: !module.ok(),
    notStarted: NOT_STARTED in module.meta(),
    errors: [...module.errors(), ...suites.flatMap((suite) => suite.errors())].map(({ message }) => message),
    tests: [...module.children.allTests()].map((test) => {
      const { state, errors } = test.result();
      return {
        name: test.fullName,
        state: state === "passed" || state === "failed" ? state : "skipped",
        error: errors?.[0]?.message ?? "",
      };
    }),
  };
}

/** How vitest names the files that a process ran when it ended. */
const RAN = /while running test files? (.+)$/m;

/**
 * An error outside of all tests, once for each file that it may concern. A process that crashed names its files, so that they are run once
 * more: V8 sometimes crashes when it frees WebAssembly, which is the embedded database (nodejs/node issue 64500).
 */
export function unhandled(error: SerializedError): UnhandledError[] {
  const cause = error.cause?.message ?? "";
  const caught: unknown = error["VITEST_TEST_PATH"];
  const files = typeof caught === "string" ? [caught] : RAN.exec(cause)?.[1]?.split(", ");
  const message = [error.stack ?? error.message, cause].filter((part) => part !== "").join("\n");
  return (files ?? [null]).map((file) => ({ file, message }));
}

export default class TestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]) {
    const path = process.env[REPORT];
    if (!path) throw new Error(`${REPORT} is not set: it is the path of the report`);
    const report: TestReport = { files: modules.map(tested), unhandled: errors.flatMap(unhandled) };
    writeFileSync(path, JSON.stringify(report));
  }
}
