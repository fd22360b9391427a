import type { Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { fillIn } from "../trade-in/draft/detection.ts";
import { emptyDraft } from "../trade-in/draft/draft.ts";
import { resolveFound } from "../trade-in/draft/fill-draft.server.ts";
import { readPaste } from "../trade-in/draft/read-paste.server.ts";
import { changeOfDraft } from "./change-of-draft.ts";
import { describeOwnPc } from "./describe-own-pc.server.ts";

/**
 * Describes the PC by a pasted detection code or report; categories that it does not name stay as they were described.
 * The text itself is not stored. Refuses like `readPaste` and `describeOwnPc`.
 */
export async function describePasted(deps: { db: Db }, { visitorId, text }: { visitorId: VisitorId; text: string }) {
  const read = await readPaste(text);
  if (!read.ok) return read;
  const draft = fillIn(emptyDraft, await resolveFound(deps, read.value), "other");
  return describeOwnPc(deps, { visitorId, change: changeOfDraft(draft) });
}
