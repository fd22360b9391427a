// What a drive says against itself: sectors that it replaced or cannot read, errors, a spare that is used up.
// Invariant: every value here is a warning to people; it decides no grade by itself.

import type { FileValue } from "./files/measurement-file.ts";

export const driveWarningCodes = [
  "failing",
  "critical",
  "reallocated",
  "pending",
  "reported",
  "offline",
  "media-errors",
  "spare",
  "used-up",
] as const;
export type DriveWarningCode = (typeof driveWarningCodes)[number];

/** `subject`: "1" for the first drive of the unit; null before it has a place. `limit`: the threshold of the drive itself. */
export type DriveWarning = { code: DriveWarningCode; subject: string | null; value: number; limit: number | null };

type Measured = FileValue & { subject?: string | null };

/** Any value above 0 is a warning. */
const counters = {
  failing: "drive-failing",
  critical: "drive-critical",
  reallocated: "drive-reallocated",
  pending: "drive-pending",
  reported: "drive-reported",
  offline: "drive-offline",
  "media-errors": "drive-media-errors",
} as const satisfies Partial<Record<DriveWarningCode, string>>;

/** The tests whose value is the reason of a warning. */
const testOf: Record<DriveWarningCode, string> = { ...counters, spare: "drive-spare", "used-up": "drive-used" };

/** The warnings of each drive, the most severe first: `spare` below the drive's own threshold, `used-up` from 100 % on. */
export function driveWarnings(values: readonly Measured[]): DriveWarning[] {
  const subjects = [...new Set(values.map(({ subject }) => subject ?? null))].toSorted();
  return subjects.flatMap((subject) => {
    const valueOf = (test: string) =>
      values.find((value) => value.test === test && (value.subject ?? null) === subject)?.value;
    const warning = (code: DriveWarningCode, value: number, limit: number | null = null) => [
      { code, subject, value, limit },
    ];
    const [spare, limit] = [valueOf("drive-spare"), valueOf("drive-spare-limit")];
    const used = valueOf("drive-used") ?? (valueOf("drive-life") === 0 ? 100 : 0);
    return driveWarningCodes.flatMap((code) => {
      if (code === "spare")
        return spare !== undefined && limit !== undefined && spare < limit ? warning(code, spare, limit) : [];
      if (code === "used-up") return used >= 100 ? warning(code, used) : [];
      const value = valueOf(counters[code]) ?? 0;
      return value > 0 ? warning(code, value) : [];
    });
  });
}

/** The tests of a file whose values are a warning: they are recorded with the others of the file, ticked or not. */
export function warningTests(values: readonly FileValue[]): ReadonlySet<string> {
  const tests = driveWarnings(values).flatMap(({ code }) =>
    code === "spare" ? ["drive-spare", "drive-spare-limit"] : [testOf[code]],
  );
  return new Set(tests);
}

/** The warnings as one text: what staff confirm that they have seen. */
export function markOfWarnings(warnings: readonly DriveWarning[]): string {
  return warnings.map(({ code, subject, value }) => `${subject ?? ""}:${code}:${value}`).join(" ");
}
