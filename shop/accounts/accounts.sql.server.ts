// Every query of the accounts room.

import type { Transaction } from "../../base/db.server.ts";
import type { ContactMessage, MessageLetter } from "./contact-message.ts";

/** Stores a message and answers with its number. */
export async function insertMessage(tx: Transaction, message: ContactMessage): Promise<number> {
  const { id } = await tx.insertInto("contactMessage").values(message).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function insertLetter(tx: Transaction, letter: MessageLetter, { key }: { key: string }): Promise<void> {
  const { recipient, language, subject, text, html } = letter;
  await tx.insertInto("outbox").values({ dedupeKey: key, recipient, language, subject, textBody: text, htmlBody: html }).execute();
}
