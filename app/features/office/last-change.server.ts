// Who changed a thing last, as the log says: for whoever is told that somebody else was faster.

import { lastChange, type AuditedThing } from "../../../base/read-audit.server.ts";
import type { Shop } from "../../composition.server.ts";
import type { AnyDomainError, DomainErrorCode, LastChange } from "../../domain-errors.server.ts";

/** Null if the log has nothing about it. */
export function lastChangeOf({ db }: Pick<Shop, "db">, thing: AuditedThing): Promise<LastChange | null> {
  return lastChange(db, thing);
}

/**
 * The message for a second removal of the same item, whose id is `gone` in the address: why it cannot be removed, and who removed it
 * when. Null if the log has no such removal.
 */
export async function removedBefore(
  shop: Pick<Shop, "db">,
  request: Request,
  { code, ...thing }: Omit<AuditedThing, "entityId"> & { code: DomainErrorCode },
) {
  const id = new URL(request.url).searchParams.get("gone");
  const change = id === null ? null : await lastChangeOf(shop, { ...thing, entityId: id });
  return change && { code, change };
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
  "account-changed",
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
  "manufacturer-gone",
  "saved-reply-changed",
  "saved-reply-gone",
  "endpoint-unknown",
  "invitation-gone",
  "already-invited",
  "photo-unknown",
  "note-unknown",
  "done-already",
  "finding-changed",
]);

type Done = { ok: true } | { ok: false; domainError: AnyDomainError };

/** The result of a verb; where it says that somebody decided already, with who did and what. */
export async function withDecider<Result extends Done>(
  shop: Pick<Shop, "db">,
  result: Result,
  thing: AuditedThing | null,
): Promise<Result> {
  if (result.ok || thing === null || !decided.has(result.domainError.code) || result.domainError.change) return result;
  const change = await lastChangeOf(shop, thing);
  return change ? { ...result, domainError: { ...result.domainError, change } } : result;
}
