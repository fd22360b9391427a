import { transaction, type Db } from "../../base/db.server.ts";
import { accountByEmail, insertAccount, insertKey, insertLetterOnce } from "./accounts.sql.server.ts";
import type { Language } from "./account.ts";
import type { ComposeAccountLetter } from "./letters.ts";
import { GOOD_FOR, newMailedKey } from "./mailed-key.server.ts";

type Desk = { db: Db; composeAccount: ComposeAccountLetter; publicUrl: string };

/**
 * Prepares an account for somebody who asked for one while ordering, and mails the link by which they choose a password.
 * Whoever has one already is left alone; `occasion` is told of once.
 */
export async function inviteAccount(desk: Desk, { email, name, language, occasion }: { email: string; name: string; language: Language; occasion: string }): Promise<void> {
  const { key, hash } = newMailedKey();
  await transaction(desk.db, async (tx) => {
    const known = await accountByEmail(tx, email);
    if (known?.emailVerified) return;
    const letter = desk.composeAccount({ kind: "set-password", name, link: `${desk.publicUrl}/reset-password?token=${key}` }, language);
    if (!(await insertLetterOnce(tx, { recipient: email, language, ...letter }, { key: `set-password ${occasion}` }))) return;
    const accountId = known?.id ?? (await insertAccount(tx, { email, name, role: "buyer", language }));
    await insertKey(tx, { hash, purpose: "reset", accountId, email, minutes: GOOD_FOR["set-password"] });
  });
}
