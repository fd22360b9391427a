// The failures of a run, to be repeated at its end: a log of CI often shows only its last part.

import { relative } from "node:path";
import type { TestReport } from "./test-report.ts";

/** The first line of an error, without the colours of a terminal. */
export function firstLine(error: string): string {
  // oxlint-disable-next-line no-control-regex -- colours of a terminal begin with a control character
  const plain = error.replaceAll(/\u001b\[[\d;]*m/g, "");
  return (
    plain
      .split("\n")
      .map((line) => line.trim())
      .find((line) => line !== "") ?? ""
  );
}

/** The files to run again: a test of theirs failed, they did not load, or an error came up that no test of theirs caught. */
export function failedFiles({ files, unhandled }: TestReport): string[] {
  const named = unhandled.flatMap(({ file }) => (file ? [file] : []));
  return [...new Set([...files.filter((file) => file.failed).map((file) => file.name), ...named])];
}

/**
 * Two lines for each failed test, hook or file: its file and name, and the first line of its error. An error that no test caught has its
 * stack, because its place in the code is all there is to find it by.
 */
export function failedTests({ files, unhandled }: TestReport, root: string): string[] {
  const failed = files.flatMap(({ name, failed, errors, tests }) => {
    const file = relative(root, name);
    const lines = tests
      .filter((test) => test.state === "failed")
      .map((test) => `${file} > ${test.name}\n    ${firstLine(test.error)}`);
    lines.push(...errors.map((error) => `${file}\n    ${firstLine(error)}`));
    return failed && lines.length === 0 ? [file] : lines;
  });
  const outside = unhandled.map(
    ({ file, message }) => `${file ? relative(root, file) : "no file"}: no test caught this error\n    ${message}`,
  );
  return [...failed, ...outside];
}
