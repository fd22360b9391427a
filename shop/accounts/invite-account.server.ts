import { attempt, type Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { enqueueEmail } from "../mail/enqueue-email.server.ts";
import type { MailLimits } from "../mail/limits.ts";
import { mayMail } from "../mail/may-mail.server.ts";
import { accountByEmail, insertAccount, insertKey } from "./accounts.sql.server.ts";
import type { Language } from "./account.ts";
import type { ComposeAccountLetter } from "./letters.ts";
import { GOOD_FOR, newMailedKey } from "./mailed-key.server.ts";

type Desk = { db: Db; composeAccount: ComposeAccountLetter; publicUrl: string; mailLimits: MailLimits };

/**
 * Prepares an account for somebody who asked for one while ordering, and mails the link by which they choose a password.
 * Whoever has one already is left alone, and so is whoever's mailbox has had its share of
 * e-mails; `occasion` is told of once.
 */
export async function inviteAccount(desk: Desk, { email, name, language, occasion }: { email: string; name: string; language: Language; occasion: string }): Promise<void> {
  const { key, hash } = newMailedKey();
  await attempt(desk.db, async (tx) => {
    const known = await accountByEmail(tx, email);
    if (known?.emailVerified) return ok(null);
    const letter = desk.composeAccount({ kind: "set-password", name, link: `${desk.publicUrl}/reset-password?token=${key}` }, language);
    if (!(await enqueueEmail(tx, { key: `set-password ${occasion}`, recipient: email, language, ...letter }))) return ok(null);
    if (!(await mayMail(tx, desk.mailLimits, { to: email, reason: "receipt" }))) return refuse.tooMany({ code: "too-many-mails" });
    const accountId = known?.id ?? (await insertAccount(tx, { email, name, role: "buyer", language }));
    await insertKey(tx, { hash, purpose: "reset", accountId, email, minutes: GOOD_FOR["set-password"] });
    return ok(null);
  });
}
