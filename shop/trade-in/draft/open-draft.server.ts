import { attempt, databaseTime, type Db, type Transaction } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import { expiryIn, type TradeIn } from "../trade-in.ts";
import { draftOf, findTradeIn, insertTradeIn, lockSeller, lockTradeIn } from "../trade-ins.sql.server.ts";

/** The draft with this key, else the visitor's own draft, created if missing. */
export type DraftRequest = {
  of: TradeIn["of"];
  visitorId: VisitorId;
  key: string | null;
  language: TradeIn["language"];
};

export type NoDraft = DomainError<"not-found", "draft-unknown"> | DomainError<"conflict", "draft-closed">;

/**
 * The draft to write into, created if the visitor has none. For input before any step, such as a photo. Refuses with
 * `draft-unknown` (no draft has this key) or `draft-closed` (an offer was made for it, or it is too old).
 */
export function openDraft(deps: { db: Db }, request: DraftRequest): Promise<Result<TradeIn, NoDraft>> {
  return attempt(deps.db, (tx) => openFor(tx, request));
}

/** Like `openDraft`, inside a transaction and with a lock. */
export async function openFor(
  tx: Transaction,
  { of, visitorId, key, language }: DraftRequest,
): Promise<Result<TradeIn, NoDraft>> {
  if (key === null) await lockSeller(tx, visitorId);
  const found = key === null ? await draftOf(tx, { visitorId, of }) : await findTradeIn(tx, { linkKey: key });
  if (key !== null && found?.of !== of) return refuse.notFound({ code: "draft-unknown" });
  const id =
    found?.id ??
    (await insertTradeIn(tx, {
      of,
      visitorId,
      language,
      expiresAt: expiryIn("draft", { offers: [] }, await databaseTime(tx)),
    }));
  const draft = await lockTradeIn(tx, id);
  return draft?.state === "draft" ? ok(draft) : refuse.conflict({ code: "draft-closed" });
}
