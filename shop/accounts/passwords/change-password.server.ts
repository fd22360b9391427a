import { transaction, type Db } from "../../../base/db.server.ts";
import type { AccountId, SessionId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { enqueueEmail } from "../../mail/enqueue-email.server.ts";
import { accountById, deleteOtherSessions, setPasswordHash } from "../accounts.sql.server.ts";
import { isRightPassword } from "./check-password.server.ts";
import { isCommonPassword } from "./common-passwords.server.ts";
import type { ComposeAccountLetter } from "../emails.ts";
import { newMailedKey } from "../mailed-key.server.ts";
import { hashPassword } from "./password-hash.server.ts";

type Desk = { db: Db; composeAccount: ComposeAccountLetter };
type Change = { accountId: AccountId; sessionId: SessionId; currentPassword: string; password: string };

/**
 * Gives an account another password, tells its owner by letter, and signs every other session out. Refuses with
 * `credentials-wrong` (the current one), `password-common` or `too-many-tries`.
 */
export async function changePassword(desk: Desk, { accountId, sessionId, currentPassword, password }: Change) {
  const right = await isRightPassword(desk, { accountId, password: currentPassword });
  if (!right.ok) return right;
  const account = await accountById(desk.db, accountId);
  if (!account) return refuse.unauthenticated({ code: "credentials-wrong" });
  const { email, name, language } = account;
  if (await isCommonPassword(password, [email, email.split("@")[0] ?? "", name, ...name.split(" ")])) return refuse.invalid({ code: "password-common" });
  const hash = await hashPassword(password);
  await transaction(desk.db, async (tx) => {
    await setPasswordHash(tx, accountId, hash);
    await deleteOtherSessions(tx, { accountId, sessionId });
    const letter = desk.composeAccount({ kind: "password-changed", name }, language);
    await enqueueEmail(tx, { key: `password-changed ${newMailedKey().hash}`, recipient: email, language, ...letter });
  });
  return ok(null);
}
