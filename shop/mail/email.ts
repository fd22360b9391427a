// A letter of the outbox on its way out, and when it is tried again.
// Invariant: it goes out at least once, and every time with the same Message-ID, so that who gets it twice can know.

/** What is put into the outbox. */
export type NewEmail = {
  /** At most one e-mail is ever written for a key: it names the event that the e-mail tells of. */
  key: string;
  recipient: string;
  language: string;
  subject: string;
  text: string;
  html: string;
  /** A mail program that posts to it stops e-mails of this kind; null or nothing where the e-mail must arrive. */
  unsubscribeLink?: string | null;
};

/** What a mail program needs of a letter. */
export type Email = {
  /** Without angle brackets; the same at every try. */
  readonly messageId: string;
  readonly recipient: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A mail program that posts to it stops letters of this kind (RFC 8058); null where the letter must arrive. */
  readonly unsubscribeLink: string | null;
  readonly writtenAt: Date;
};

/** What became of one try. `refused` will be refused again: its address is wrong, or its content unwanted. */
export type Outcome = { readonly is: "sent" } | { readonly is: "failed" | "refused"; readonly reason: string };

/** The outside that carries letters. Never throws for what a mail server says: that is an outcome. */
export type Mailer = {
  send(emailMessage: Email): Promise<Outcome>;
  close(): Promise<void>;
};

/** Who a letter went to and what it said is forgotten so long after it went. */
export const LETTERS_KEPT_DAYS = 90;

/** With the waits below, the last try is almost three days after the first: a mail server's long weekend. */
const MOST_TRIES = 15;
const LONGEST_WAIT = 12 * 60; // minutes

/** Minutes until the next try after so many, or null where it was the last. */
export function waitAfter(tries: number): number | null {
  return tries >= MOST_TRIES ? null : Math.min(2 ** (tries - 1), LONGEST_WAIT);
}
