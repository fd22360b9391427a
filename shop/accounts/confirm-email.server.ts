import { attempt, type Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import type { MailLimits } from "../mail/limits.ts";
import { findKey, setConfirmed, takeKey } from "./accounts.sql.server.ts";
import { isRightPassword } from "./passwords/check-password.server.ts";
import type { ComposeAccountEmail } from "./emails.ts";
import { keyHash } from "./mailed-key.server.ts";
import { signIn } from "./sign-in.server.ts";

type Deps = {
  db: Db;
  authSecret: string;
  composeAccount: ComposeAccountEmail;
  mailLimits: MailLimits;
};
type Confirmation = { key: string; password: string; clientIp: string; userAgent: string; device: string | null };

/**
 * Confirms an address by the key that was mailed to it, and signs in. It also checks the password of the sign-up, so
 * that the owner of a mailbox cannot confirm an account that somebody else created with it. Refuses with `link-used`
 * (or expired), `credentials-wrong` or `too-many-tries`.
 */
export async function confirmEmail(deps: Deps, { key, password, ...browser }: Confirmation) {
  const found = await findKey(deps.db, { hash: keyHash(key), purpose: "confirm" });
  if (!found) return refuse.gone({ code: "link-used" });
  const right = await isRightPassword(deps, { accountId: found.accountId, password });
  if (!right.ok) return right;
  const taken = await attempt(deps.db, async (tx) => {
    if (!(await takeKey(tx, { hash: keyHash(key), purpose: "confirm" }))) return refuse.gone({ code: "link-used" });
    await setConfirmed(tx, found.accountId);
    return ok(null);
  });
  if (!taken.ok) return taken;
  return signIn(deps, { email: found.email, password, ...browser });
}
