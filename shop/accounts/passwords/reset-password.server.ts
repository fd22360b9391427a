import { attempt, type Db } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import { enqueueEmail } from "../../mail/enqueue-email.server.ts";
import {
  accountById,
  deleteKeys,
  deleteSessions,
  findKey,
  passwordHashOf,
  setConfirmed,
  setPasswordHash,
  takeKey,
} from "../accounts.sql.server.ts";
import { isCommonPassword } from "./common-passwords.server.ts";
import type { ComposeAccountEmail } from "../emails.ts";
import { keyHash } from "../mailed-key.server.ts";
import { hashPassword } from "./password-hash.server.ts";

type Deps = { db: Db; composeAccount: ComposeAccountEmail };

/**
 * Sets a new password by the key that was mailed to the address, which also confirms the address. Ends every session
 * of the account, and e-mails the owner if there was a password before. Refuses with `link-used` (or expired) or
 * `password-common`.
 */
export async function resetPassword(deps: Deps, { key, password }: { key: string; password: string }) {
  const requested = { hash: keyHash(key), purpose: "reset" as const };
  const found = await findKey(deps.db, requested);
  if (!found) return refuse.gone({ code: "link-used" });
  if (await isCommonPassword(password, [found.email, found.email.split("@")[0] ?? ""]))
    return refuse.invalid({ code: "password-common" });
  const hash = await hashPassword(password);
  return attempt(deps.db, async (tx) => {
    if (!(await takeKey(tx, requested))) return refuse.gone({ code: "link-used" });
    const { accountId } = found;
    const before = await passwordHashOf(tx, accountId);
    await setPasswordHash(tx, accountId, hash);
    await setConfirmed(tx, accountId);
    await deleteKeys(tx, accountId);
    await deleteSessions(tx, accountId);
    const account = await accountById(tx, accountId);
    if (before !== null && account) {
      const { email, name, language } = account;
      const composed = deps.composeAccount({ kind: "password-reset", name }, language);
      await enqueueEmail(tx, { key: `password-reset ${requested.hash}`, recipient: email, language, ...composed });
    }
    return ok({ email: found.email });
  });
}
