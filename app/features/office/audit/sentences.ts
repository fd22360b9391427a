// The actions of the audit log that have words, by the kind of thing; a new action adds its name here and its sentence to
// `words`. An action without words is shown as it stands in the log.

import type { Key } from "../../../i18n/translate.ts";

type Words = Key<"office-audit">;

/** The words of a kind are keyed by its name with "-" for spaces. */
const actions: Record<string, readonly string[]> = {
  order: [
    "placed",
    "awaiting-payment",
    "paid",
    "preparing",
    "shipped",
    "delivered",
    "withdrawn",
    "returned",
    "cancelled",
    "refunded",
    "payment-authorised",
    "payment-captured",
    "payment-failed",
    "payment-cancelled",
    "transfer-arrived",
    "total-reduced",
    "cash-arrived",
    "refund-requested",
    "refund-done",
    "refund-failed",
    "refund-filed",
    "refund-account-asked",
    "refund-account-named",
    "hold-freed",
    "hold-kept",
    "game-results",
    "withdrawal-opened",
    "return-opened",
    "warranty-opened",
    "claim-accepted",
    "claim-received",
    "claim-settled",
    "claim-rejected",
    "claim-dropped",
  ],
  "trade-in": [
    "draft",
    "offered",
    "accepted",
    "received",
    "testing",
    "tested",
    "revised",
    "rejected",
    "paid",
    "bounced",
    "returned",
    "expired",
    "found",
    "finding-dropped",
    "added-photos",
    "removed-photo",
    "stocked",
    "account-given",
    "payout-returned",
    "return-fee-paid",
    "return-fee-waived",
  ],
  unit: [
    "put-up-for-sale",
    "back-on-sale",
    "scrapped",
    "written-off",
    "freed",
    "hold-freed",
    "added-photos",
    "put-photo-first",
    "removed-photo",
    "dropped-files",
  ],
  account: [
    "staff-created",
    "staff-renewed",
    "staff-joined",
    "staff-removed",
    "roles-changed",
    "second-factor-enrolled",
    "second-factor-reset",
    "sessions-ended",
    "account-deleted",
  ],
  invitation: ["staff-invited", "invitation-sent-again", "invitation-withdrawn"],
  statement: ["uploaded", "imported"],
  "statement-line": ["ignored"],
  invoice: ["issued"],
  "price-book": ["put-in-force"],
  letter: ["letter-given-up"],
  conversation: ["opened", "answered", "reply-recorded", "noted", "assigned", "closed", "reopened"],
  "saved-reply": ["saved", "removed"],
};

const kinds: readonly string[] = [
  "order",
  "trade-in",
  "unit",
  "account",
  "invitation",
  "statement",
  "statement-line",
  "invoice",
  "price-book",
  "letter",
  "listing",
  "claim",
  "setting",
  "conversation",
  "saved-reply",
];
const fields: readonly string[] = [
  "state",
  "reason",
  "total",
  "amount",
  "sum",
  "reduction",
  "price",
  "cost",
  "paid",
  "refund",
  "payment",
  "grade",
  "roles",
  "name",
  "email",
  "invitedBy",
  "note",
  "file",
  "reference",
  "account",
  "iban",
  "order",
  "claim",
  "units",
  "listingId",
  "version",
  "heldUntil",
  "until",
  "lines",
  "skipped",
  "photos",
  "resolution",
  "settled",
  "attempt",
  "attempts",
  "all",
  "corrects",
  "cause",
  "codes",
  "title",
  "warrantyMonths",
  "serial",
  "assignee",
  "origin",
];
const values: readonly string[] = [
  "by-shop",
  "by-buyer",
  "not-paid",
  "unit-sold",
  "owner",
  "sales",
  "technician",
  "buying",
  "accounting",
  "intake",
  "stock",
  "received",
  "awaiting",
  "waived",
  "refunded",
  "yes",
  "no",
  "open",
  "waiting",
  "closed",
  "contact",
  "assistant",
  "question",
  "staff",
];

const slug = (entity: string) => entity.replaceAll(" ", "-");

/** The key of the sentence for an action, or null. */
export function sentenceOf({ entity, action }: { entity: string; action: string }): Words | null {
  return actions[slug(entity)]?.includes(action) ? (`did.${slug(entity)}.${action}` as Words) : null;
}

export function kindKey(entity: string): Words | null {
  return kinds.includes(slug(entity)) ? (`kind.${slug(entity)}` as Words) : null;
}

/** By the last word of the field's path: "address.city" is named like "city". */
export function fieldKey(path: string): Words | null {
  const name = path.split(".").at(-1) ?? "";
  return fields.includes(name) ? (`field.${name}` as Words) : null;
}

export function valueKey(value: string): Words | null {
  return values.includes(value) ? (`value.${value}` as Words) : null;
}
