import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import { enqueueEmail } from "../../mail/enqueue-email.server.ts";
import type { AccountLanguage } from "../account.ts";
import { accountByEmail } from "../accounts.sql.server.ts";
import type { ComposeAccountEmail } from "../emails.ts";
import { newMailedKey } from "../mailed-key.server.ts";
import type { StaffRole } from "../rights.ts";
import { mayDecide } from "./may-decide.server.ts";
import { insertInvitation } from "./staff.sql.server.ts";
import type { Decider } from "./staff.ts";

type Deps = { db: Db; composeAccount: ComposeAccountEmail };
type Options = { email: string; name: string; language: AccountLanguage; roles: readonly StaffRole[] };

/**
 * Asks somebody by e-mail to join the staff with these roles. Nothing about an account of that address changes before
 * they follow the link. Refuses with `already-staff`, `already-invited` (the invitation can be sent again) or
 * `right-lost`.
 */
export function inviteStaff(deps: Deps, { by, ...invitation }: Options & { by: Decider }) {
  return attempt(deps.db, async (tx) => {
    if (!(await mayDecide(tx, by))) return refuse.denied({ code: "right-lost" });
    const { email, name, language, roles } = invitation;
    if ((await accountByEmail(tx, email))?.role === "staff") return refuse.conflict({ code: "already-staff" });
    const { key, hash } = newMailedKey();
    const id = await insertInvitation(tx, { ...invitation, keyHash: hash, invitedBy: by.actor });
    if (id === null) return refuse.conflict({ code: "already-invited" });
    const composed = deps.composeAccount({ kind: "staff-invitation", name, key, by: by.name }, language);
    await enqueueEmail(tx, { key: `staff-invitation ${hash}`, recipient: email, language, ...composed });
    await recordAudit(tx, {
      actor: by.actor,
      action: "staff-invited",
      entity: "invitation",
      entityId: id,
      after: { name, email, roles },
    });
    return ok({ id });
  });
}
