import { transaction, type Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { enqueueEmail } from "../mail/enqueue-email.server.ts";
import type { MailLimits } from "../mail/limits.ts";
import { mayMail } from "../mail/may-mail.server.ts";
import {
  accountByEmail,
  deleteUnconfirmed,
  insertBuyer,
  insertKey,
  setLanguage,
  setPasswordHash,
} from "./accounts.sql.server.ts";
import type { AccountLanguage } from "./account.ts";
import { isCommonPassword } from "./passwords/common-passwords.server.ts";
import type { ComposeAccountEmail } from "./emails.ts";
import { mayTry } from "./limit-tries.server.ts";
import { LIFETIME, newMailedKey } from "./mailed-key.server.ts";
import { hashPassword } from "./passwords/password-hash.server.ts";

type Deps = { db: Db; composeAccount: ComposeAccountEmail; mailLimits: MailLimits };
/** `to`: the page shown after the e-mail's link was followed; null for the account page. */
type Person = {
  name: string;
  email: string;
  password: string;
  language: AccountLanguage;
  clientIp: string;
  to?: string | null;
};

/**
 * Creates an unconfirmed account and mails the link that confirms it. If the address has an account already, an
 * e-mail says so; the response is the same. Refuses with `password-common`, `too-many-tries` or `too-many-mails`.
 */
export async function signUp(deps: Deps, { name, email, password, language, clientIp, to = null }: Person) {
  const limits = [
    { of: "sign-up from", by: clientIp, most: 20 },
    { of: "sign-up of", by: email, most: 5 },
  ];
  if (!(await mayTry(deps, limits))) return refuse.tooMany({ code: "too-many-tries" });
  if (await isCommonPassword(password, [email, email.split("@")[0] ?? "", name, ...name.split(" ")]))
    return refuse.invalid({ code: "password-common" });
  if (!(await mayMail(deps.db, deps.mailLimits, { to: email, reason: "account" })))
    return refuse.tooMany({ code: "too-many-mails" });
  // Hashed even if the address has an account, so that the response time does not reveal it.
  const passwordHash = await hashPassword(password);
  const { key, hash } = newMailedKey();
  await transaction(deps.db, async (tx) => {
    // An earlier unconfirmed sign-up with this address may have been anybody's: the latest one wins.
    await deleteUnconfirmed(tx, email);
    const added = await insertBuyer(tx, { email, name, language });
    if (added) await setPasswordHash(tx, added, passwordHash);
    const account = await accountByEmail(tx, email);
    if (!account) return;
    if (account.emailVerified) {
      const composed = deps.composeAccount({ kind: "have-account", name: account.name }, account.language);
      return enqueueEmail(tx, {
        key: `have-account ${hash}`,
        recipient: email,
        language: account.language,
        ...composed,
      });
    }
    await setLanguage(tx, account.id, language);
    await insertKey(tx, { hash, purpose: "confirm", accountId: account.id, email, minutes: LIFETIME.confirm });
    const composed = deps.composeAccount({ kind: "confirm", name, key, to }, language);
    return enqueueEmail(tx, { key: `confirm ${hash}`, recipient: email, language, ...composed });
  });
  return ok(null);
}
