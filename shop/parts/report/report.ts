// A report: a program's description of a whole computer, pasted as text. Only hardware names are read from it.
// Invariant: parts that a report does not name are not invented; serial numbers, host names and addresses are never
// extracted.

import type { Reported } from "../matching/match.ts";

export const reportPrograms = ["inxi", "dxdiag", "lshw", "systeminfo", "cpu-z", "dmidecode"] as const;
export type ReportProgram = (typeof reportPrograms)[number];

/** One item in the report. `count` is how often it is listed: identical memory modules come several times. */
export type ReportedItem = Reported & {
  count: number;
  /** Graphics: dedicated memory in GB, if the report has it beside the name. */
  vramGb?: number | undefined;
};

export type Report = { program: ReportProgram; isLaptop: boolean; items: ReportedItem[] };

/** Counts repeated strings as one item. */
export function withCounts(items: readonly ReportedItem[]): ReportedItem[] {
  const all = new Map<string, ReportedItem>();
  for (const item of items) {
    const raw = item.raw.replace(/\s+/g, " ").trim();
    if (raw === "") continue;
    const key = `${item.kind} ${raw.toLowerCase()}`;
    const before = all.get(key);
    all.set(key, before ? { ...before, count: before.count + item.count } : { ...item, raw });
  }
  return [...all.values()];
}
