// How many e-mails strangers can have sent to one mailbox (W9). What tells of money or of a real transition is not counted and never held back.

/** `secret` keys the hashes that are counted by; 0 e-mails are any number. */
export type MailLimits = { readonly secret: string; readonly perHour: number; readonly perDay: number };

/** Why somebody who may be anybody has an e-mail sent: a receipt, an order or reservation, or a link to an account. */
export type MailReason = "receipt" | "order" | "account";

/** The share of the limit up to which there is room: what is needed most is held back last. */
const share = { receipt: 1 / 2, order: 3 / 4, account: 1 } as const satisfies Record<MailReason, number>;

/** E-mails in one window, all reasons together, up to which one of this reason is sent; null for any number. */
export function roomFor(reason: MailReason, limit: number): number | null {
  return limit === 0 ? null : Math.ceil(limit * share[reason]);
}
