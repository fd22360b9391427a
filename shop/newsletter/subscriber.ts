// Somebody who wants the newsletter.
// Invariant: only a confirmed address gets it, and the words that it agreed to are on record.

import type { SubscriberId } from "../../base/id.ts";

export const subscriberStates = ["pending", "confirmed", "unsubscribed"] as const;
export type SubscriberState = (typeof subscriberStates)[number];

export type NewsletterLanguage = "ro" | "en" | "hu" | "uk";

/** The version of the words beside the form: a new version when `newsletter:consent` changes. */
export const CONSENT_VERSION = "2026-11-23";
/** Days until the link in the e-mail expires; an address that was not confirmed is deleted then. */
export const CONFIRM_DAYS = 7;
/** Days after which the address of somebody who unsubscribed is deleted. */
export const UNSUBSCRIBED_DAYS = 30;

export type Subscriber = {
  id: SubscriberId;
  email: string;
  language: NewsletterLanguage;
  state: SubscriberState;
  consent: string;
  askedAt: Date;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
};

export type NewsletterEmail =
  /** `secret`: the key of its link. */
  | { kind: "newsletter-confirm"; secret: string }
  /** `linkKey`: the key of the link that unsubscribes. */
  | { kind: "newsletter-welcome"; linkKey: string };

/** Composes an e-mail. Pure, because it runs inside the transaction. `stopLink`: the address that unsubscribes. */
export type ComposeNewsletterEmail = (
  content: NewsletterEmail,
  language: NewsletterLanguage,
) => { subject: string; text: string; html: string; stopLink: string | null };
