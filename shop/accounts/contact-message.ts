// What somebody writes to the shop through the contact form, and the two letters it causes: one to the shop, one back.
// Invariant: the letter back repeats nothing of the message, or the form could be used to send anybody anything.

export const LONGEST_MESSAGE = 4000; // characters

export type ContactMessage = {
  name: string;
  email: string;
  message: string;
  language: "ro" | "en" | "hu" | "uk";
};

export type MessageEmail = {
  recipient: string;
  language: ContactMessage["language"];
  subject: string;
  text: string;
  html: string;
};

/** Puts both letters into words. Pure: it runs inside the transaction. */
export type ComposeMessageEmails = (message: ContactMessage) => { toShop: MessageEmail; toSender: MessageEmail };
