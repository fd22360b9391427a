// A reporter of vitest: writes what `scripts/test.ts` counts and repeats. vitest's own JSON reporter leaves out errors outside of all tests, which
// nevertheless fail a run.

import { writeFileSync } from "node:fs";
import type { SerializedError } from "vitest";
import type { Reporter, TestModule } from "vitest/node";

/** The environment variable with the path of the report. */
export const REPORT = "TEST_REPORT";

export type TestedFile = {
  name: string;
  failed: boolean;
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

function unhandled(error: SerializedError): UnhandledError {
  const file: unknown = error["VITEST_TEST_PATH"];
  return { file: typeof file === "string" ? file : null, message: error.stack ?? error.message };
}

export default class TestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]) {
    const path = process.env[REPORT];
    if (!path) throw new Error(`${REPORT} is not set: it is the path of the report`);
    const report: TestReport = { files: modules.map(tested), unhandled: errors.map(unhandled) };
    writeFileSync(path, JSON.stringify(report));
  }
}
