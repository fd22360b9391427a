// A code or a report that was pasted, or came in a link: read, and the draft filled in with it.
// Invariant: what cannot be read whole fills nothing in, and nothing of the text is kept but the names of parts.

import { data, redirect } from "react-router";
import { ok, refuse } from "../../../base/result.ts";
import { readDetectCode } from "../../../shop/parts/detect-code.server.ts";
import { knownIndex } from "../../../shop/parts/known-parts.server.ts";
import { matchLongReport } from "../../../shop/parts/match-long-report.server.ts";
import { matchReport, matchItems, type FoundItem } from "../../../shop/parts/match-report.ts";
import { isUnanswered, whyNotTaken, type FillAs } from "../../../shop/trade-in/draft/detection.ts";
import { fillDraft } from "../../../shop/trade-in/draft/fill-draft.server.ts";
import { getDraft } from "../../../shop/trade-in/draft/get-draft.server.ts";
import { visitorFor } from "../../edge.server.ts";
import { formFields } from "../../server/form-fields.server.ts";
import { statusOf, type AnyDomainError } from "../../domain-errors.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { links } from "../../links.ts";
import type { Shop } from "../../composition.server.ts";

const LONGEST_ASKED = 400_000; // characters: as much as the form takes, where only a press is missing
const LONGEST_KEPT = 20_000; // characters: a longer paste is at hand where it was copied

export type DetectFault =
  | "code-empty"
  | "code-unknown"
  | "code-other-version"
  | "code-damaged"
  | "report-unknown"
  | "report-nameless"
  | "report-too-long"
  | "report-laptop"
  | "report-virtual"
  | "reading-too-long";

/**
 * What a paste that was not taken answers; the text is shown again where it is short enough to be corrected. Without a fault it waits for
 * them to say whether it is the computer that they have described.
 */
type NotDetected = { detect: { fault: DetectFault | null; text: string } | null; domainError: AnyDomainError | null };

/** As the buttons of the form say it; null where they were not asked yet. */
function fillAsIn(value: string | null): FillAs | null {
  return value === "same" || value === "other" ? value : null;
}

/** Whether the form of the paste sent it: its address says so, since long numbers in a report are the computer's own. */
export function isPaste(request: Request): boolean {
  return new URL(request.url).searchParams.has("detect");
}

export async function takePaste(
  request: Request,
  { shop, language, key, back }: { shop: Shop; language: Language; key: string | null; back: string },
) {
  const fields = new Map(formFields(await request.text()));
  const text = fields.get("report") ?? "";
  const found = await foundInPaste(text);
  // Nothing is wrong with a text that took too long: it is kept, to be sent again.
  const isShown = text.length <= LONGEST_KEPT || (!found.ok && found.domainError.code === "reading-too-long");
  if (!found.ok)
    return data<NotDetected>(
      { detect: { fault: found.domainError.code, text: isShown ? text : "" }, domainError: null },
      422,
    );
  const { headers, ...visitor } = await visitorFor(request, shop);
  const filled = await fillDraft(shop, {
    ...visitor,
    key,
    language,
    found: found.value,
    as: fillAsIn(fields.get("as") ?? null),
  });
  if (!filled.ok && filled.domainError.code === "described-already")
    return data<NotDetected>(
      { detect: { fault: null, text: text.length <= LONGEST_ASKED ? text : "" }, domainError: null },
      409,
    );
  if (!filled.ok)
    return data<NotDetected>({ detect: null, domainError: filled.domainError }, statusOf(filled.domainError));
  return redirect(back, { headers });
}

/**
 * Opens the wizard filled in, for whoever comes by the link of a script. A damaged code fills nothing, and one that would write over
 * answers waits for a press: both are shown on the first step.
 */
export async function openByCode(
  request: Request,
  { shop, language, code }: { shop: Shop; language: Language; code: string },
): Promise<Response> {
  const found = foundIn(code);
  const { headers, visitorId } = await visitorFor(request, shop);
  const begun = await getDraft(shop, { of: "machine", visitorId, key: null });
  if (!found.ok || !isUnanswered(begun?.draft ?? null)) return redirect(links.sellStep("cpu", { code }, "detect"));
  const filled = await fillDraft(shop, { visitorId, key: null, language, found: found.value, as: null });
  if (filled.ok) return redirect(links.sellStep("cpu"), { headers });
  // More drives than a computer may have: the first step says so once it is pressed.
  return redirect(filled.domainError.code === "drives-full" ? links.sellStep("cpu", { code }, "detect") : links.sell());
}

/** What is wrong with the code of the address, or null; for the page that shows it. */
export function faultIn(code: string): DetectFault | null {
  const found = foundIn(code);
  return found.ok ? null : found.domainError.code;
}

async function foundInPaste(text: string) {
  return isLong(text) ? foundBy(await matchLongReport(knownIndex, text)) : foundIn(text);
}

/** No code of ours is so long. */
function isLong(text: string): boolean {
  return text.length > LONGEST_KEPT;
}

function foundIn(text: string) {
  if (text.trim() === "") return refuse.invalid({ code: "code-empty" });
  const isCode = /PCB\d+\./.test(text.slice(0, 2000)) && !isLong(text);
  if (isCode) {
    const read = readDetectCode(text);
    return read.ok ? taken(matchItems(knownIndex, read.value.items)) : read;
  }
  return foundBy(matchReport(knownIndex, text));
}

function foundBy(report: Awaited<ReturnType<typeof matchLongReport>>) {
  if (!report.ok)
    return report.domainError.code === "report-empty"
      ? refuse.invalid({ code: "code-empty" })
      : refuse.invalid({ code: report.domainError.code });
  return report.value.isLaptop ? refuse.invalid({ code: "report-laptop" }) : taken(report.value.found);
}

function taken(found: FoundItem[]) {
  const why = whyNotTaken(found);
  return why === null ? ok(found) : refuse.invalid({ code: why });
}
