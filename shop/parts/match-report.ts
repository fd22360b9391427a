import { ok, refuse } from "../../base/result.ts";
import type { Match } from "./matching/match.ts";
import type { PartIndex } from "./matching/part-index.ts";
import { matchHardware } from "./match-hardware.ts";
import type { Report, ReportedItem } from "./report/report.ts";
import { readReport } from "./report/read-report.ts";

/** One part in the report; if `match.candidates` has several, the seller is asked. */
export type FoundItem = {
  kind: ReportedItem["kind"];
  raw: string;
  match: Match;
  /** The quantity of `match.name`: kits of memory, not modules. */
  quantity: number;
};

/** Limit on distinct items that are looked up; a longer list is not from one computer. */
const MOST_ITEMS = 100;
const LONGEST_REPORT = 1_000_000; // characters; the longest real ones have about 200,000

/**
 * Finds the parts in a pasted report. Refuses with `report-empty`, `report-too-long` (`limit` in characters),
 * `report-unknown` (unknown format) or `report-nameless` (a report without hardware names).
 */
export function matchReport(index: PartIndex, text: string) {
  return unfitReport(text) ?? matchRead(index, readReport(text));
}

/** Checks before parsing; null if it may be a report. */
export function unfitReport(text: string) {
  if (text.trim() === "") return refuse.invalid({ code: "report-empty" });
  return text.length > LONGEST_REPORT ? refuse.invalid({ code: "report-too-long", limit: LONGEST_REPORT }) : null;
}

/** The second step of `matchReport`, for a parsed report; null if it is not a report. */
export function matchRead(index: PartIndex, report: Report | null) {
  if (!report) return refuse.invalid({ code: "report-unknown" });
  if (report.items.length === 0) return refuse.invalid({ code: "report-nameless" });
  return ok({
    program: report.program,
    isLaptop: report.isLaptop,
    found: matchItems(index, report.items.slice(0, MOST_ITEMS)),
  });
}

/** Matches the items, then combines two strings about one graphics card. */
export function matchItems(index: PartIndex, items: readonly ReportedItem[]): FoundItem[] {
  const found = items.map((item): FoundItem => {
    const match = matchItem(index, item);
    return { kind: item.kind, raw: item.raw, match, quantity: quantityOf(match, item.count) };
  });
  return oneCardOnce(found);
}

function matchItem(index: PartIndex, item: ReportedItem): Match {
  const plain = matchHardware(index, item);
  if (item.kind !== "gpu" || !item.vramGb || plain.reason !== "memory-not-told") return plain;
  const byMemory = matchHardware(index, { kind: "gpu", raw: `${plain.name} ${item.vramGb}GB` });
  return byMemory.partId ? byMemory : plain;
}

/** Two modules with the part number of a kit of two are one kit. */
function quantityOf(match: Match, count: number): number {
  const modules = Number(/\((\d+)x\d+GB\)/.exec(match.name ?? "")?.[1] ?? 1);
  return Math.max(1, Math.round(count / modules));
}

/** The kernel's device list and the driver's own name are two strings about one card: keep the more specific one. */
function oneCardOnce(found: readonly FoundItem[]): FoundItem[] {
  const named = found.filter(({ kind, match }) => kind === "gpu" && match.name !== null);
  const distinct = found.filter((item) => {
    if (item.kind !== "gpu") return true;
    if (item.match.reason === "several")
      return !named.some(({ match }) => item.match.candidates.includes(match.name ?? ""));
    // "GeForce GTX 1060" is redundant beside "GeForce GTX 1060 6GB".
    if (item.match.reason === "memory-not-told")
      return !named.some(({ match }) => item.match.candidates.includes(match.name ?? ""));
    return !(["virtual", "not-named", "unknown"].includes(item.match.reason) && named.length > 0);
  });
  return distinct.filter(
    (item, place) =>
      item.kind !== "gpu" ||
      distinct.findIndex((other) => other.kind === "gpu" && sameCard(item.match, other.match)) === place,
  );
}

function sameCard(one: Match, other: Match): boolean {
  return one.name === other.name && one.reason === other.reason && one.candidates.join() === other.candidates.join();
}
