// A code or a report that was pasted, or came in a link: read, and the draft filled in with it.
// Must always hold: what cannot be read whole fills nothing in, and nothing of the text is kept but the names of parts.

import { data, redirect } from "react-router";
import { ok, refuse } from "../../../base/result.ts";
import { readDetectCode } from "../../../shop/parts/detect-code.server.ts";
import { knownIndex } from "../../../shop/parts/known-parts.server.ts";
import { matchReport, matchThings } from "../../../shop/parts/match-report.ts";
import { isUntold } from "../../../shop/trade-in/detection.ts";
import { fillDraft } from "../../../shop/trade-in/fill-draft.server.ts";
import { getDraft } from "../../../shop/trade-in/get-draft.server.ts";
import { visitorFor } from "../../edge.server.ts";
import { statusOf, type Refusal } from "../../refusals.server.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Shop } from "../../wiring.server.ts";

const LONGEST_KEPT = 20_000; // characters: a longer paste is at hand where it was copied

export type DetectFault = "code-empty" | "code-unknown" | "code-other-version" | "code-damaged" | "report-unknown" | "report-nameless" | "report-too-long" | "report-laptop";

/** What a paste that was not read answers; the text is shown again where it is short enough to be corrected. */
type NotDetected = { detect: { fault: DetectFault; text: string } | null; refusal: Refusal | null };

/** Whether the form of the paste sent it: its address says so, since long numbers in a report are the computer's own. */
export function isPaste(request: Request): boolean {
  return new URL(request.url).searchParams.has("detect");
}

export async function takePaste(request: Request, { shop, language, key, back }: { shop: Shop; language: Language; key: string | null; back: string }) {
  const text = new URLSearchParams(await request.text()).get("report") ?? "";
  const found = foundIn(text);
  if (!found.ok) return data<NotDetected>({ detect: { fault: found.refusal.code, text: text.length <= LONGEST_KEPT ? text : "" }, refusal: null }, 422);
  const { headers, ...visitor } = await visitorFor(request, shop);
  const filled = await fillDraft(shop, { ...visitor, key, language, found: found.value });
  if (!filled.ok) return data<NotDetected>({ detect: null, refusal: filled.refusal }, statusOf(filled.refusal));
  return redirect(back, { headers });
}

/**
 * Opens the wizard filled in, for whoever comes by the link of a script. A damaged code fills nothing, and one that would write over
 * answers waits for a press: both are shown on the first step.
 */
export async function openByCode(request: Request, { shop, language, code }: { shop: Shop; language: Language; code: string }): Promise<Response> {
  const found = foundIn(code);
  const { headers, visitorId } = await visitorFor(request, shop);
  const begun = await getDraft(shop, { of: "machine", visitorId, key: null });
  if (!found.ok || !isUntold(begun?.draft ?? null)) return redirect(`/sell/cpu?${new URLSearchParams({ code })}#detect`);
  const filled = await fillDraft(shop, { visitorId, key: null, language, found: found.value });
  return filled.ok ? redirect("/sell/cpu", { headers }) : redirect("/sell");
}

/** What is wrong with the code of the address, or null; for the page that shows it. */
export function faultIn(code: string): DetectFault | null {
  const found = foundIn(code);
  return found.ok ? null : found.refusal.code;
}

function foundIn(text: string) {
  if (text.trim() === "") return refuse({ code: "code-empty" });
  const isCode = /PCB\d+\./.test(text.slice(0, 2000)) && text.length <= LONGEST_KEPT;
  if (isCode) {
    const read = readDetectCode(text);
    return read.ok ? ok(matchThings(knownIndex, read.value.things)) : read;
  }
  const report = matchReport(knownIndex, text);
  if (!report.ok) return report.refusal.code === "report-empty" ? refuse({ code: "code-empty" }) : refuse({ code: report.refusal.code });
  return report.value.isLaptop ? refuse({ code: "report-laptop" }) : ok(report.value.found);
}
