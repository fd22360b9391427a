import { attempt, type Db } from "../../../base/db.server.ts";
import { mailedSecretHash } from "../../../base/secrets/mailed-secret.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import { MOST_ALERTS } from "./alert.ts";
import { countActive, findLink, lockAddress, switchOn } from "./alerts.sql.server.ts";

/**
 * Activates the alert whose email had this secret; idempotent. Refuses with `alert-link-unknown` for a link that is a
 * week old, was never sent, or is from before the alert was stopped, and with `alerts-full` if the address has ten.
 */
export function confirmAlert({ db }: { db: Db }, secret: string) {
  return attempt(db, async (tx) => {
    const hash = mailedSecretHash(secret);
    const email = (await findLink(tx, hash))?.email;
    if (email === undefined) return refuse.notFound({ code: "alert-link-unknown" });
    await lockAddress(tx, email);
    const alert = await findLink(tx, hash);
    if (!alert?.confirms) return refuse.notFound({ code: "alert-link-unknown" });
    if (alert.isActive) return ok(null);
    if ((await countActive(tx, alert.email)) >= MOST_ALERTS) return refuse.invalid({ code: "alerts-full" });
    await switchOn(tx, alert.id);
    return ok(null);
  });
}
