import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import type { InvitationId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { mayDecide } from "./may-decide.server.ts";
import { deleteInvitation } from "./staff.sql.server.ts";
import type { Decider } from "./staff.ts";

/** Takes an invitation back: its link stops working. Refuses with `invitation-gone` or `right-lost`. */
export function withdrawInvitation(deps: { db: Db }, { by, id }: { by: Decider; id: InvitationId }) {
  return attempt(deps.db, async (tx) => {
    if (!(await mayDecide(tx, by))) return refuse.denied({ code: "right-lost" });
    const withdrawn = await deleteInvitation(tx, { id });
    if (!withdrawn) return refuse.gone({ code: "invitation-gone" });
    await recordAudit(tx, {
      actor: by.actor,
      action: "invitation-withdrawn",
      entity: "invitation",
      entityId: id,
      before: withdrawn,
    });
    return ok({ email: withdrawn.email });
  });
}
