import { attempt, type Db } from "../../../base/db.server.ts";
import { mailedSecretHash } from "../../../base/secrets/mailed-secret.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import { findLink, switchOff } from "./alerts.sql.server.ts";

/** Stops the alert by the secret of any of its emails; idempotent. Refuses with `alert-link-unknown`. */
export function stopAlert({ db }: { db: Db }, secret: string) {
  return attempt(db, async (tx) => {
    const alert = await findLink(tx, mailedSecretHash(secret));
    if (!alert) return refuse.notFound({ code: "alert-link-unknown" });
    await switchOff(tx, alert.id);
    return ok(null);
  });
}
