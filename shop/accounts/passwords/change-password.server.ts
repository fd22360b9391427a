import { transaction, type Db } from "../../../base/db.server.ts";
import type { AccountId, SessionId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { enqueueEmail } from "../../mail/enqueue-email.server.ts";
import { accountById, deleteOtherSessions, setPasswordHash } from "../accounts.sql.server.ts";
import { isRightPassword } from "./check-password.server.ts";
import { isCommonPassword } from "./common-passwords.server.ts";
import type { ComposeAccountEmail } from "../emails.ts";
import { newMailedKey } from "../mailed-key.server.ts";
import { hashPassword } from "./password-hash.server.ts";

type Deps = { db: Db; composeAccount: ComposeAccountEmail };
type Change = { accountId: AccountId; sessionId: SessionId; currentPassword: string; password: string };

/**
 * Changes an account's password, notifies the owner by e-mail, and ends every other session. Refuses with
 * `credentials-wrong` (the current password), `password-common` or `too-many-tries`.
 */
export async function changePassword(deps: Deps, { accountId, sessionId, currentPassword, password }: Change) {
  const right = await isRightPassword(deps, { accountId, password: currentPassword });
  if (!right.ok) return right;
  const account = await accountById(deps.db, accountId);
  if (!account) return refuse.unauthenticated({ code: "credentials-wrong" });
  const { email, name, language } = account;
  if (await isCommonPassword(password, [email, email.split("@")[0] ?? "", name, ...name.split(" ")]))
    return refuse.invalid({ code: "password-common" });
  const hash = await hashPassword(password);
  await transaction(deps.db, async (tx) => {
    await setPasswordHash(tx, accountId, hash);
    await deleteOtherSessions(tx, { accountId, sessionId });
    const composed = deps.composeAccount({ kind: "password-changed", name }, language);
    await enqueueEmail(tx, {
      key: `password-changed ${newMailedKey().hash}`,
      recipient: email,
      language,
      ...composed,
    });
  });
  return ok(null);
}
