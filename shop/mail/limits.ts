// Limits on e-mails that strangers can cause to one mailbox (W9). E-mails about money or a real transition are neither
// counted nor limited.

/** `secret` is the key of the hashes that are counted; a limit of 0 means unlimited. */
export type MailLimits = { readonly secret: string; readonly perHour: number; readonly perDay: number };

/** Why an unauthenticated person causes an e-mail: a receipt, an order or reservation, or a link to an account. */
export type MailReason = "receipt" | "order" | "account";

/** The share of the limit that each reason may use: the most important e-mails are blocked last. */
const share = { receipt: 1 / 2, order: 3 / 4, account: 1 } as const satisfies Record<MailReason, number>;

/**
 * The number of e-mails in one window, of all reasons together, up to which this reason may send; null if unlimited.
 */
export function limitFor(reason: MailReason, limit: number): number | null {
  return limit === 0 ? null : Math.ceil(limit * share[reason]);
}
