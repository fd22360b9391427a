import { LONG_TEXT, readApart } from "../../base/read-apart.server.ts";
import { matchRead, matchReport, unfitReport } from "./match-report.ts";
import type { PartIndex } from "./matching/part-index.ts";
import type { Report } from "./report/report.ts";

const READER = { file: "shop/parts/report/read-report.ts", name: "readReport", of: "guest" } as const;

/** `matchReport` that parses a long report in a process of its own. Refuses like it and with `reading-too-long`. */
export async function matchLongReport(index: PartIndex, text: string) {
  if (text.length <= LONG_TEXT) return matchReport(index, text);
  const unfit = unfitReport(text);
  if (unfit) return unfit;
  const report = await readApart<Report | null>(READER, text);
  return report.ok ? matchRead(index, report.value) : report;
}
