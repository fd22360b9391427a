// Who changed a thing last, as the log says: for whoever is told that somebody else was faster.

import { data, redirect } from "react-router";
import { lastChange, type AuditedThing } from "../../../base/read-audit.server.ts";
import { orderStates } from "../../../shop/orders/order.ts";
import { tradeInStates } from "../../../shop/trade-in/trade-in.ts";
import type { Shop } from "../../composition.server.ts";
import type { AnyDomainError, DomainErrorCode } from "../../domain-errors.server.ts";
import { officeLinks } from "../../office-links.ts";

type Removal = {
  actions: readonly string[];
  /** Why it cannot be removed again. */
  code: DomainErrorCode;
  /** The list that a second person is led to: its page is gone. */
  list: (search: { gone: string }) => string;
};

const removals = {
  listing: { actions: ["draft-discarded"], code: "listing-unknown", list: officeLinks.listings },
  account: { actions: ["staff-removed"], code: "not-staff", list: officeLinks.staff },
  endpoint: { actions: ["endpoint-removed"], code: "endpoint-unknown", list: officeLinks.integrations },
  "api-token": { actions: ["token-revoked"], code: "token-unknown", list: officeLinks.integrations },
} as const satisfies Record<string, Removal>;

type Removable = keyof typeof removals;

/**
 * For whoever opens or removes what a colleague removed first: the way to its list, which names them. A 404 where the log
 * has no such removal.
 */
export async function goneFrom({ db }: Pick<Shop, "db">, { entity, id }: { entity: Removable; id: string }) {
  const { actions, list } = removals[entity];
  const change = await lastChange(db, { entity, entityId: id, actions });
  return change ? redirect(list({ gone: id })) : data(null, { status: 404 });
}

/**
 * The message of a list for whoever was led to it by `goneFrom`. Null if the log has no removal of the id that is `gone`
 * in the address.
 */
export async function removedBefore({ db }: Pick<Shop, "db">, request: Request, entities: readonly Removable[]) {
  const id = new URL(request.url).searchParams.get("gone");
  if (id === null) return null;
  for (const entity of entities) {
    const { actions, code } = removals[entity];
    const change = await lastChange(db, { entity, entityId: id, actions });
    if (change) return { code, change };
  }
  return null;
}

/**
 * What a second person is told of a form that can be decided once: it was decided, or its thing has moved on. By its code,
 * the actions that may have decided it; null for any.
 */
const decided: { readonly [Code in DomainErrorCode]?: readonly string[] | null } = {
  "order-not-movable": orderStates,
  "order-not-cancellable": orderStates,
  "order-closed": orderStates,
  "cash-not-owed": ["cash-arrived"],
  "cash-not-at-counter": ["cash-taken", ...orderStates],
  "game-test-closed": null,
  "refund-unknown": null,
  "refund-closed": ["refund-done", "refund-failed"],
  "refund-changed": ["refund-filed"],
  "refund-in-file": ["refund-filed"],
  "refund-not-sent": ["refund-failed"],
  // Who is part of a payment already: asked for it, gave its account, or approved it.
  "approval-own": [
    "refund-requested",
    "refund-account-named",
    "refund-approved",
    "account-given",
    "account-corrected",
    "payout-approved",
  ],
  "payout-unknown": ["paid", "payout-returned"],
  "account-changed": ["refund-account-named", "refund-account-asked", "account-given", "account-corrected"],
  "trade-in-not-movable": [...tradeInStates, "payout-returned", "return-fee-paid", "return-fee-waived"],
  stocked: ["stocked"],
  "check-settled": ["check-settled"],
  "finding-changed": ["found", "finding-dropped"],
  "done-already": ["stopped", "resumed", "closed", "reopened", "endpoint-paused", "endpoint-resumed"],
  "surplus-settled": null,
  "line-settled": null,
  "claim-not-movable": null,
  "record-changed": null,
  "record-signed": null,
  "inspection-unknown": null,
  "intake-unknown": null,
  "split-unknown": null,
  "shipment-not-movable": null,
  "submission-not-movable": null,
  "bulk-decided": null,
  "bulk-not-undoable": null,
  "review-moved": null,
  "review-not-movable": null,
  "question-moved": null,
  "conversation-moved": null,
  "conversation-not-movable": null,
  "data-request-unknown": null,
  "erase-not-asked": null,
  "serial-unknown": null,
  "listing-live": null,
  "listing-not-live": null,
  "listing-not-draft": null,
  "recall-unknown": null,
  "manufacturer-changed": null,
  "manufacturer-gone": null,
  "saved-reply-changed": null,
  "saved-reply-gone": null,
  "endpoint-unknown": null,
  "invitation-gone": null,
  "already-invited": null,
  "photo-unknown": null,
  "note-unknown": null,
};

type Done = { ok: true } | { ok: false; domainError: AnyDomainError };

/** The result of a verb; where it says that somebody decided already, with who did and what. */
export async function withDecider<Result extends Done>(
  shop: Pick<Shop, "db">,
  result: Result,
  thing: AuditedThing | null,
): Promise<Result> {
  return result.ok ? result : { ...result, domainError: await namingDecider(shop, result.domainError, thing) };
}

/** As `withDecider`, of the error alone. Which entries decide follows from its code, unless `thing` names the actions. */
export async function namingDecider<Refused extends AnyDomainError>(
  { db }: Pick<Shop, "db">,
  domainError: Refused,
  thing: AuditedThing | null,
): Promise<Refused> {
  const deciding = decided[domainError.code];
  if (thing === null || deciding === undefined || domainError.change) return domainError;
  const actions = thing.actions ?? deciding;
  const change = await lastChange(db, { ...thing, ...(actions && { actions }) });
  return change ? { ...domainError, change } : domainError;
}
