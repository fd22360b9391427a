// A message sent with the contact form, and its two e-mails: one to the shop, one receipt to the sender.
// Invariant: the receipt repeats nothing of the message, or the form could be used to send spam.

export const LONGEST_MESSAGE = 4000; // characters
export const LONGEST_TRANSCRIPT = 8000; // characters

export type ContactMessage = {
  name: string;
  email: string;
  message: string;
  language: "ro" | "en" | "hu" | "uk";
  /** The talk with the assistant that led to the message; null if there was none. */
  transcript: string | null;
};

export type MessageEmail = {
  recipient: string;
  language: ContactMessage["language"];
  subject: string;
  text: string;
  html: string;
};

/** Renders both e-mails. Pure: it runs inside the transaction. */
export type ComposeMessageEmails = (message: ContactMessage) => { toShop: MessageEmail; toSender: MessageEmail };
