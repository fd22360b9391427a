// Who changed a thing last, as the log says: for whoever is told that somebody else was faster.

import { readAudit } from "../../../base/read-audit.server.ts";
import type { Shop } from "../../composition.server.ts";
import type { AnyDomainError, DomainErrorCode, LastChange } from "../../domain-errors.server.ts";

type Thing = {
  entity: string;
  entityId: string;
  /** The actions that count; all of them without it. */
  actions?: readonly string[];
};

const anyEntry = { actor: null, from: null, to: null, page: 1 };

/** Null if the log has nothing about it among its latest entries. */
export async function lastChangeOf({ db }: Pick<Shop, "db">, { actions, ...thing }: Thing): Promise<LastChange | null> {
  const { rows } = await readAudit(db, { ...anyEntry, ...thing });
  const last = rows.find(({ action }) => actions?.includes(action) ?? true);
  return last ? { actor: last.actor, at: last.at, entity: last.entity, action: last.action } : null;
}

/** What a second person is told of a form that can be decided once: it was decided, or its thing has moved on. */
const decided: ReadonlySet<string> = new Set<DomainErrorCode>([
  "order-not-movable",
  "order-not-cancellable",
  "order-closed",
  "cash-not-owed",
  "cash-not-at-counter",
  "game-test-closed",
  "refund-unknown",
  "refund-closed",
  "refund-changed",
  "refund-in-file",
  "refund-not-sent",
  "approval-own",
  "payout-unknown",
  "surplus-settled",
  "line-settled",
  "claim-not-movable",
  "trade-in-not-movable",
  "stocked",
  "check-settled",
  "record-changed",
  "record-signed",
  "inspection-unknown",
  "intake-unknown",
  "split-unknown",
  "shipment-not-movable",
  "submission-not-movable",
  "bulk-decided",
  "bulk-not-undoable",
  "review-moved",
  "review-not-movable",
  "question-moved",
  "conversation-moved",
  "conversation-not-movable",
  "data-request-unknown",
  "erase-not-asked",
  "serial-unknown",
  "listing-live",
  "listing-not-live",
  "listing-not-draft",
  "recall-unknown",
  "manufacturer-changed",
]);

type Done = { ok: true } | { ok: false; domainError: AnyDomainError };

/** The result of a verb; where it says that somebody decided already, with who did and what. */
export async function withDecider<Result extends Done>(
  shop: Pick<Shop, "db">,
  result: Result,
  thing: Thing | null,
): Promise<Result> {
  if (result.ok || thing === null || !decided.has(result.domainError.code)) return result;
  const change = await lastChangeOf(shop, thing);
  return change ? { ...result, domainError: { ...result.domainError, change } } : result;
}
