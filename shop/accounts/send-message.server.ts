import { transaction, type Db } from "../../base/db.server.ts";
import { insertLetter, insertMessage } from "./accounts.sql.server.ts";
import type { ComposeMessageLetters, ContactMessage } from "./contact-message.ts";

/** Stores what somebody wrote, with a letter to the shop and a receipt to the sender: all three or none. Refuses nothing. */
export function sendMessage(desk: { db: Db; composeMessage: ComposeMessageLetters }, message: ContactMessage): Promise<void> {
  return transaction(desk.db, async (tx) => {
    const number = await insertMessage(tx, message);
    const { toShop, toSender } = desk.composeMessage(message);
    await insertLetter(tx, toShop, { key: `message ${number} to the shop` });
    await insertLetter(tx, toSender, { key: `message ${number} receipt` });
  });
}
