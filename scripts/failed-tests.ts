// The failures of a run, to be repeated at its end: a log of CI often shows only its last part.

import { relative } from "node:path";

/** A tested file, as vitest's JSON reporter describes it. */
export type TestedFile = {
  name: string;
  status: string;
  message?: string;
  assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[];
};

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

/** Two lines for each failed test: its file and name, and the first line of its error. A file that did not load counts as one. */
export function failedTests(files: readonly TestedFile[], root: string): string[] {
  return files.flatMap(({ name, status, message = "", assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((result) => result.status === "failed");
    if (failed.length === 0) return status === "failed" ? [`${file}\n    ${firstLine(message)}`] : [];
    return failed.map(
      ({ fullName = "", failureMessages = [] }) => `${file} > ${fullName}\n    ${firstLine(failureMessages[0] ?? "")}`,
    );
  });
}
