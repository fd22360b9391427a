import { attempt, databaseTime, type Db } from "../../../base/db.server.ts";
import { ok, type Result } from "../../../base/result.ts";
import { emptyComponentDraft, type ComponentDraft } from "./component-draft.ts";
import { openFor, type DraftRequest, type NoDraft } from "./open-draft.server.ts";
import { expiryIn, type TradeIn } from "../trade-in.ts";
import { findTradeIn, writeDraft } from "../trade-ins.sql.server.ts";

type Change<AnyDomainError> = (draft: ComponentDraft) => Result<ComponentDraft, AnyDomainError>;

/**
 * Applies `change` to the visitor's list of components; the first change creates it. `change` gets the locked list,
 * so that two tabs do not overwrite each other. Refuses like `change` and `openDraft`.
 */
export function saveComponents<AnyDomainError = never>(
  deps: { db: Db },
  { change, ...request }: Omit<DraftRequest, "of"> & { change: Change<AnyDomainError> },
): Promise<Result<TradeIn, NoDraft | AnyDomainError>> {
  return attempt(deps.db, async (tx): Promise<Result<TradeIn, NoDraft | AnyDomainError>> => {
    const opened = await openFor(tx, { of: "components", ...request });
    if (!opened.ok) return opened;
    const { id, components } = opened.value;
    const changed = change(components ?? emptyComponentDraft);
    if (!changed.ok) return changed;
    await writeDraft(tx, id, changed.value, {
      language: request.language,
      expiresAt: expiryIn("draft", { offers: [] }, await databaseTime(tx)),
    });
    const saved = await findTradeIn(tx, { id });
    if (!saved) throw new Error(`the list ${id} was saved but cannot be read`);
    return ok(saved);
  });
}
