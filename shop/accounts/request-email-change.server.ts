import { attempt, type Db } from "../../base/db.server.ts";
import type { AccountId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { enqueueEmail } from "../mail/enqueue-email.server.ts";
import type { MailLimits } from "../mail/limits.ts";
import { mayMail } from "../mail/may-mail.server.ts";
import { accountByEmail, accountById, insertKey } from "./accounts.sql.server.ts";
import { isRightPassword } from "./passwords/check-password.server.ts";
import type { ComposeAccountEmail } from "./emails.ts";
import { mayTry } from "./limit-tries.server.ts";
import { LIFETIME, newMailedKey } from "./mailed-key.server.ts";

type Deps = { db: Db; composeAccount: ComposeAccountEmail; mailLimits: MailLimits };

/**
 * Mails a link to a new address: following it changes the account's address. If that address has an account of its
 * own, it gets a notice instead; the response is the same. Refuses with `credentials-wrong`, `too-many-tries` or
 * `too-many-mails`.
 */
export async function requestEmailChange(
  deps: Deps,
  { accountId, email, password }: { accountId: AccountId; email: string; password: string },
) {
  const right = await isRightPassword(deps, { accountId, password });
  if (!right.ok) return right;
  if (!(await mayTry(deps, [{ of: "change of address by", by: accountId, most: 5 }])))
    return refuse.tooMany({ code: "too-many-tries" });
  const { key, hash } = newMailedKey();
  return attempt(deps.db, async (tx) => {
    const [account, owner] = [await accountById(tx, accountId), await accountByEmail(tx, email)];
    if (!account || owner?.id === accountId) return ok(null);
    if (!(await mayMail(tx, deps.mailLimits, { to: email, reason: "account" })))
      return refuse.tooMany({ code: "too-many-mails" });
    if (owner) {
      const composed = deps.composeAccount({ kind: "have-account", name: owner.name }, owner.language);
      await enqueueEmail(tx, {
        key: `have-account ${hash}`,
        recipient: email,
        language: owner.language,
        ...composed,
      });
      return ok(null);
    }
    await insertKey(tx, { hash, purpose: "change-email", accountId, email, minutes: LIFETIME["change-email"] });
    const composed = deps.composeAccount({ kind: "change-email", name: account.name, key }, account.language);
    await enqueueEmail(tx, {
      key: `change-email ${hash}`,
      recipient: email,
      language: account.language,
      ...composed,
    });
    return ok(null);
  });
}
