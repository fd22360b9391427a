import type { Transaction } from "../../base/db.server.ts";
import { enqueueEmail } from "../mail/enqueue-email.server.ts";
import type { MailLimits } from "../mail/limits.ts";
import { mayMail } from "../mail/may-mail.server.ts";
import { accountByEmail, insertAccount, insertKey } from "./accounts.sql.server.ts";
import type { AccountLanguage } from "./account.ts";
import type { ComposeAccountEmail } from "./emails.ts";
import { LIFETIME, newMailedKey } from "./mailed-key.server.ts";

type Deps = { composeAccount: ComposeAccountEmail; mailLimits: MailLimits };

export type Invitation = { email: string; name: string; language: AccountLanguage; occasion: string };

/**
 * Prepares an account for somebody who requested one while ordering, and writes the e-mail with the link to choose a
 * password, inside the caller's transaction. Writes nothing if a confirmed account has the address, if the mailbox
 * has reached its e-mail limit, or if an e-mail was written for this `occasion` before.
 */
export async function inviteAccount(
  tx: Transaction,
  deps: Deps,
  { email, name, language, occasion }: Invitation,
): Promise<void> {
  const known = await accountByEmail(tx, email);
  if (known?.emailVerified || !(await mayMail(tx, deps.mailLimits, { to: email, reason: "receipt" }))) return;
  const { key, hash } = newMailedKey();
  const composed = deps.composeAccount({ kind: "set-password", name, key }, language);
  if (!(await enqueueEmail(tx, { key: `set-password ${occasion}`, recipient: email, language, ...composed }))) return;
  const accountId = known?.id ?? (await insertAccount(tx, { email, name, role: "buyer", language }));
  await insertKey(tx, { hash, purpose: "reset", accountId, email, minutes: LIFETIME["set-password"] });
}
