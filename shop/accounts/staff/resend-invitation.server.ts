import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import type { InvitationId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { enqueueEmail } from "../../mail/enqueue-email.server.ts";
import type { ComposeAccountEmail } from "../emails.ts";
import { newMailedKey } from "../mailed-key.server.ts";
import { mayDecide } from "./may-decide.server.ts";
import { renewInvitation } from "./staff.sql.server.ts";
import type { Decider } from "./staff.ts";

/**
 * Sends an invitation again with a new link, valid for another week; the former link stops working. Refuses with
 * `invitation-gone` (accepted or withdrawn) or `right-lost`.
 */
export function resendInvitation(
  deps: { db: Db; composeAccount: ComposeAccountEmail },
  { by, id }: { by: Decider; id: InvitationId },
) {
  return attempt(deps.db, async (tx) => {
    if (!(await mayDecide(tx, by))) return refuse.denied({ code: "right-lost" });
    const { key, hash } = newMailedKey();
    const sent = await renewInvitation(tx, { id, keyHash: hash, invitedBy: by.actor });
    if (!sent) return refuse.gone({ code: "invitation-gone" });
    const { email, name, language } = sent;
    const composed = deps.composeAccount({ kind: "staff-invitation", name, key, by: by.name }, language);
    await enqueueEmail(tx, { key: `staff-invitation ${hash}`, recipient: email, language, ...composed });
    await recordAudit(tx, { actor: by.actor, action: "invitation-sent-again", entity: "invitation", entityId: id });
    return ok({ email });
  });
}
