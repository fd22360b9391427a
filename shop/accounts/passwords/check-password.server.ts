import type { Db } from "../../../base/db.server.ts";
import type { AccountId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { passwordHashOf } from "../accounts.sql.server.ts";
import { resetTries, mayTry } from "../limit-tries.server.ts";
import { isPassword } from "./password-hash.server.ts";

/**
 * Re-checks the account's password before an action that cannot be undone. Refuses with `credentials-wrong` or
 * `too-many-tries`.
 */
export async function isRightPassword(
  deps: { db: Db },
  { accountId, password }: { accountId: AccountId; password: string },
) {
  const limit = { of: "password of", by: accountId, most: 10 };
  if (!(await mayTry(deps, [limit]))) return refuse.tooMany({ code: "too-many-tries" });
  const hash = await passwordHashOf(deps.db, accountId);
  if (hash === null || !(await isPassword(password, hash)))
    return refuse.unauthenticated({ code: "credentials-wrong" });
  await resetTries(deps, [limit]);
  return ok(null);
}
