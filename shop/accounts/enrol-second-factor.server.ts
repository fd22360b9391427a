import { transaction, type Db } from "../../base/db.server.ts";
import type { AccountId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { ensureSecondFactor } from "./accounts.sql.server.ts";
import { base32, newTotpSecret, otpauthAddress, sealFactor, unsealFactor } from "./totp.server.ts";

/**
 * Starts the second factor of a member of staff: the secret for their app, the same until it is confirmed. Refuses
 * with `factor-confirmed` once it is confirmed: the secret is never shown again.
 */
export async function enrolSecondFactor(
  deps: { db: Db; authSecret: string },
  { accountId, issuer, name }: { accountId: AccountId; issuer: string; name: string },
) {
  const row = await transaction(deps.db, (tx) =>
    ensureSecondFactor(tx, { accountId, sealedSecret: sealFactor(newTotpSecret(), deps.authSecret) }),
  );
  if (row.isConfirmed) return refuse.conflict({ code: "factor-confirmed" });
  const secret = unsealFactor(row.sealedSecret, deps.authSecret);
  return ok({ secret: base32(secret), address: otpauthAddress(secret, { issuer, name }) });
}
