// A report: what a program said about a whole computer, pasted as text. It is read for the names in it and for nothing else.
// Invariant: what a report does not name is not made up; serial numbers, host names and addresses are never taken out of it.

import type { Reported } from "../matching/match.ts";

export const reportPrograms = ["inxi", "dxdiag", "lshw", "systeminfo", "cpu-z", "dmidecode"] as const;
export type ReportProgram = (typeof reportPrograms)[number];

/** One thing in the report. `count` is how often it was listed: memory modules of one kit come several times. */
export type ReportedThing = Reported & {
  count: number;
  /** Graphics: dedicated memory in GB, where the report says it beside the name. */
  vramGb?: number | undefined;
};

export type Report = { program: ReportProgram; isLaptop: boolean; things: ReportedThing[] };

/** The same string twice is one thing, met twice. */
export function gathered(things: readonly ReportedThing[]): ReportedThing[] {
  const all = new Map<string, ReportedThing>();
  for (const thing of things) {
    const raw = thing.raw.replace(/\s+/g, " ").trim();
    if (raw === "") continue;
    const key = `${thing.kind} ${raw.toLowerCase()}`;
    const before = all.get(key);
    all.set(key, before ? { ...before, count: before.count + thing.count } : { ...thing, raw });
  }
  return [...all.values()];
}
