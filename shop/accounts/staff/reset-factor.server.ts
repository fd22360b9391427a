import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import type { AccountId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { enqueueEmail } from "../../mail/enqueue-email.server.ts";
import {
  accountById,
  deleteKeys,
  deletePassword,
  deleteSecondFactor,
  deleteSessions,
  insertKey,
} from "../accounts.sql.server.ts";
import type { ComposeAccountEmail } from "../emails.ts";
import { LIFETIME, newMailedKey } from "../mailed-key.server.ts";
import { mayDecide } from "./may-decide.server.ts";
import type { Decider } from "./staff.ts";

/**
 * For somebody who lost their phone: disconnects the authenticator app, ends their sessions, and e-mails them a link to
 * choose a new password. The old password no longer works, because without the second step it would be enough to connect
 * somebody else's phone. Refuses with `not-yourself`, `not-staff` or `right-lost`.
 */
export function resetFactor(
  deps: { db: Db; composeAccount: ComposeAccountEmail },
  { by, accountId }: { by: Decider; accountId: AccountId },
) {
  return attempt(deps.db, async (tx) => {
    if (by.accountId === accountId) return refuse.conflict({ code: "not-yourself" });
    if (!(await mayDecide(tx, by))) return refuse.denied({ code: "right-lost" });
    const member = await accountById(tx, accountId);
    if (member?.role !== "staff") return refuse.notFound({ code: "not-staff" });
    await deleteSecondFactor(tx, accountId);
    await deletePassword(tx, accountId);
    await deleteKeys(tx, accountId);
    await deleteSessions(tx, accountId);
    const { name, email, language } = member;
    const { key, hash } = newMailedKey();
    await insertKey(tx, { hash, purpose: "reset", accountId, email, minutes: LIFETIME["set-password"] });
    const composed = deps.composeAccount({ kind: "factor-reset", name, key, by: by.name }, language);
    await enqueueEmail(tx, { key: `factor-reset ${hash}`, recipient: email, language, ...composed });
    await recordAudit(tx, {
      actor: by.actor,
      action: "second-factor-reset",
      entity: "account",
      entityId: accountId,
    });
    return ok({ name });
  });
}
