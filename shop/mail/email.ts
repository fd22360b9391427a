// An e-mail in the outbox, and its retry schedule.
// Invariant: it is sent at least once, always with the same Message-ID, so that duplicates can be recognised.

/** How mail programs show an e-mail in its conversation (RFC 5322). Message-IDs stand without angle brackets. */
export type EmailThread = {
  /** The id of this e-mail, which answers name; null: one that the outbox makes. */
  messageId: string | null;
  inReplyTo: string | null;
  /** The earlier e-mails of the conversation, oldest first. */
  references: readonly string[];
  /** A person wrote it: it is no automatic message. */
  byPerson: boolean;
};

/** A file that goes with an e-mail, by what it is drawn from: the terms that an order was placed with. */
export type EmailAttachment = {
  kind: "terms";
  termsVersion: string;
  orderNumber: string;
  /** ISO 8601. */ placedAt: string;
};

/** A file as mail servers take it. */
export type EmailFile = { filename: string; contentType: string; content: Buffer };

/** Draws an attachment, the same in every attempt to send its e-mail. Throws if that is not possible now. */
export type DrawAttachment = (attachment: EmailAttachment) => Promise<EmailFile>;

/** The input of the outbox. */
export type NewEmail = {
  /** At most one e-mail is ever written per key: it names the event that the e-mail reports. */
  key: string;
  recipient: string;
  language: string;
  subject: string;
  text: string;
  html: string;
  /**
   * RFC 8058: a mail program that posts to this address unsubscribes from e-mails of this kind; null or absent if the
   * e-mail must arrive.
   */
  unsubscribeLink?: string | null;
  thread?: EmailThread;
  attachments?: readonly EmailAttachment[];
};

/** What a mail server needs of an e-mail. */
export type Email = {
  /** Without angle brackets; the same in every attempt. */
  readonly messageId: string;
  readonly recipient: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /**
   * RFC 8058: a mail program that posts to this address unsubscribes from e-mails of this kind; null if the e-mail
   * must arrive.
   */
  readonly unsubscribeLink: string | null;
  readonly writtenAt: Date;
  /** Absent if it belongs to no conversation. */
  readonly thread?: EmailThread;
  /** Absent if it has none. */
  readonly attachments?: readonly EmailFile[];
};

/** The outcome of one attempt. `refused` is permanent: wrong address or unwanted content. */
export type Outcome = { readonly is: "sent" } | { readonly is: "failed" | "refused"; readonly reason: string };

/** Where e-mails are kept as files. An e-mail's file is known by when it was written and by its Message-ID. */
type MailFiles = {
  list(): Promise<{ name: string; writtenAt: Date }[]>;
  nameOf(email: Pick<Email, "writtenAt" | "messageId">): string;
  remove(name: string): Promise<void>;
};

/** The mail provider. Never throws for a mail server's response: that is an outcome. */
export type Mailer = {
  send(email: Email): Promise<Outcome>;
  /** Absent where they leave for a mail server. */
  readonly files?: MailFiles;
  close(): Promise<void>;
};

/** Days after sending until recipient and content are deleted. */
export const EMAIL_RETENTION_DAYS = 90;

/**
 * With the waits below, the last attempt is almost three days after the first: a mail server's outage over a long
 * weekend.
 */
const MOST_TRIES = 15;
const LONGEST_WAIT = 12 * 60; // minutes

/** Minutes until the next attempt after this many, or null after the last one. */
export function waitAfter(tries: number): number | null {
  return tries >= MOST_TRIES ? null : Math.min(2 ** (tries - 1), LONGEST_WAIT);
}
