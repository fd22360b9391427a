import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db, type Transaction } from "../../../base/db.server.ts";
import type { AccountId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import {
  accountByEmail,
  deleteKeys,
  deleteSecondFactor,
  deleteSessions,
  insertAccount,
  setConfirmed,
  setLanguage,
  setPasswordHash,
  setRole,
  setStaffRoles,
} from "../accounts.sql.server.ts";
import { keyHash } from "../mailed-key.server.ts";
import { isCommonPassword } from "../passwords/common-passwords.server.ts";
import { hashPassword } from "../passwords/password-hash.server.ts";
import { deleteFormerStaff, deleteInvitation, invitationByKey } from "./staff.sql.server.ts";

/**
 * Follows the link of an invitation: the address gets an account with this password and the roles of the invitation. A
 * buyer keeps account, orders and name; all their sessions end. The second factor is connected at the first sign-in.
 * Refuses with `link-used` (also expired, withdrawn or replaced), `password-common` or `already-staff`.
 */
export async function acceptInvitation(deps: { db: Db }, { key, password }: { key: string; password: string }) {
  const found = await invitationByKey(deps.db, keyHash(key));
  if (!found) return refuse.gone({ code: "link-used" });
  if (await isCommonPassword(password, [found.email, found.email.split("@")[0] ?? ""]))
    return refuse.invalid({ code: "password-common" });
  const passwordHash = await hashPassword(password);
  return attempt(deps.db, async (tx) => {
    const { email, name, language, roles } = found;
    const isOurs = (await invitationByKey(tx, keyHash(key))) !== null && (await deleteInvitation(tx, found)) !== null;
    if (!isOurs) return refuse.gone({ code: "link-used" });
    const known = await accountByEmail(tx, email);
    if (known?.role === "staff") return refuse.conflict({ code: "already-staff" });
    const accountId = known?.id ?? (await insertAccount(tx, { email, name, role: "staff", language }));
    await setRole(tx, accountId, "staff");
    await setStaffRoles(tx, accountId, roles);
    await setLanguage(tx, accountId, language);
    await beginAnew(tx, accountId);
    await setPasswordHash(tx, accountId, passwordHash);
    await setConfirmed(tx, accountId);
    await deleteFormerStaff(tx, accountId);
    await recordAudit(tx, {
      actor: `staff:${accountId}`,
      action: "staff-joined",
      entity: "account",
      entityId: accountId,
      after: { roles, invitedBy: found.invitedBy, invitation: found.id },
    });
    return ok({ email });
  });
}

/** No session, link or authenticator of the buyer's account becomes one of staff. */
async function beginAnew(tx: Transaction, accountId: AccountId): Promise<void> {
  await deleteSecondFactor(tx, accountId);
  await deleteKeys(tx, accountId);
  await deleteSessions(tx, accountId);
}
