// Parses a pasted code or report, or the code of a link, and fills in the draft.
// Invariant: a text that cannot be parsed completely changes nothing, and only the names of parts are stored.

import { data, redirect } from "react-router";
import { isUnanswered, type FillAs } from "../../../../shop/trade-in/draft/detection.ts";
import { fillDraft } from "../../../../shop/trade-in/draft/fill-draft.server.ts";
import { getDraft } from "../../../../shop/trade-in/draft/get-draft.server.ts";
import { LONGEST_CODE_TEXT, readPaste, readShortPaste } from "../../../../shop/trade-in/draft/read-paste.server.ts";
import { visitorFor } from "../../../edge.server.ts";
import { formFields } from "../../../server/form-fields.server.ts";
import { statusOf, type AnyDomainError } from "../../../domain-errors.server.ts";
import type { Language } from "../../../i18n/languages.ts";
import { links } from "../../../links.ts";
import type { Shop } from "../../../composition.server.ts";

const MAX_CONFIRMED_LENGTH = 400_000; // characters: the limit of the form, for a text that only needs a confirmation
const MAX_RETURNED_LENGTH = LONGEST_CODE_TEXT; // the seller can copy a longer text again

export type DetectIssue =
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
 * The answer to a paste that was not stored; a text short enough to be corrected is returned. Without an issue the
 * seller must confirm that the report is about the computer that they have described.
 */
type NotDetected = { detect: { issue: DetectIssue | null; text: string } | null; domainError: AnyDomainError | null };

/** The value of the pressed button; null if the question was not answered yet. */
function fillAsIn(value: string | null): FillAs | null {
  return value === "same" || value === "other" ? value : null;
}

/**
 * Whether the paste form sent the request. Its address marks it, because reports may contain long numbers that look
 * like card numbers.
 */
export function isPaste(request: Request): boolean {
  return new URL(request.url).searchParams.has("detect");
}

export async function takePaste(
  request: Request,
  { shop, language, key, back }: { shop: Shop; language: Language; key: string | null; back: string },
) {
  const fields = new Map(formFields(await request.text()));
  const text = fields.get("report") ?? "";
  const found = await readPaste(text);
  // A text whose parsing took too long is not wrong: it is shown again, to be sent once more.
  const isReturned = text.length <= MAX_RETURNED_LENGTH || (!found.ok && found.domainError.code === "reading-too-long");
  if (!found.ok)
    return data<NotDetected>(
      { detect: { issue: found.domainError.code, text: isReturned ? text : "" }, domainError: null },
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
      { detect: { issue: null, text: text.length <= MAX_CONFIRMED_LENGTH ? text : "" }, domainError: null },
      409,
    );
  if (!filled.ok)
    return data<NotDetected>({ detect: null, domainError: filled.domainError }, statusOf(filled.domainError));
  return redirect(back, { headers });
}

/**
 * Opens the wizard with the data of a script's link filled in. A damaged code changes nothing, and one that would
 * overwrite answers needs a confirmation: both are shown on the first step.
 */
export async function openByCode(
  request: Request,
  { shop, language, code }: { shop: Shop; language: Language; code: string },
): Promise<Response> {
  const found = readShortPaste(code);
  const { headers, visitorId } = await visitorFor(request, shop);
  const existing = await getDraft(shop, { of: "machine", visitorId, key: null });
  if (!found.ok || !isUnanswered(existing?.draft ?? null)) return redirect(links.sellStep("cpu", { code }, "detect"));
  const filled = await fillDraft(shop, { visitorId, key: null, language, found: found.value, as: null });
  if (filled.ok) return redirect(links.sellStep("cpu"), { headers });
  // More drives than allowed: the first step shows the error once the form is submitted.
  return redirect(filled.domainError.code === "drives-full" ? links.sellStep("cpu", { code }, "detect") : links.sell());
}

/** The error of the code in the address, or null; for the page that shows it. */
export function issueIn(code: string): DetectIssue | null {
  const found = readShortPaste(code);
  return found.ok ? null : found.domainError.code;
}
