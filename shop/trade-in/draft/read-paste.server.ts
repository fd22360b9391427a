// What somebody pastes about a computer: the code of a detect script, or the report of a program.
// Invariant: a text is read completely or not at all; only the names of parts come out of it.

import { ok, refuse } from "../../../base/result.ts";
import { readDetectCode } from "../../parts/detect-code.server.ts";
import { knownIndex } from "../../parts/known-parts.server.ts";
import { matchLongReport } from "../../parts/match-long-report.server.ts";
import { matchItems, matchReport, type FoundItem } from "../../parts/match-report.ts";
import { whyNotTaken } from "./detection.ts";

/** Characters. A detection code is never this long, so a longer text is a report. */
export const LONGEST_CODE_TEXT = 20_000;

/**
 * The parts in a pasted code or report; a long one is read in a process of its own. Refuses with `code-empty`,
 * `code-unknown`, `code-other-version`, `code-damaged`, `report-unknown`, `report-nameless`, `report-too-long`,
 * `report-laptop`, `report-virtual` or `reading-too-long`.
 */
export async function readPaste(text: string) {
  return text.length > LONGEST_CODE_TEXT ? reportResult(await matchLongReport(knownIndex, text)) : readShortPaste(text);
}

/** The same for a text that is no longer than a code. */
export function readShortPaste(text: string) {
  if (text.trim() === "") return refuse.invalid({ code: "code-empty" });
  const isCode = /PCB\d+\./.test(text.slice(0, 2000)) && text.length <= LONGEST_CODE_TEXT;
  if (isCode) {
    const read = readDetectCode(text);
    return read.ok ? accepted(matchItems(knownIndex, read.value.items)) : read;
  }
  return reportResult(matchReport(knownIndex, text));
}

function reportResult(report: Awaited<ReturnType<typeof matchLongReport>>) {
  if (!report.ok)
    return report.domainError.code === "report-empty"
      ? refuse.invalid({ code: "code-empty" })
      : refuse.invalid({ code: report.domainError.code });
  return report.value.isLaptop ? refuse.invalid({ code: "report-laptop" }) : accepted(report.value.found);
}

function accepted(found: FoundItem[]) {
  const why = whyNotTaken(found);
  return why === null ? ok(found) : refuse.invalid({ code: why });
}
