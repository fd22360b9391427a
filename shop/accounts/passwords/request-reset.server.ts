import { transaction, type Db } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import { enqueueEmail } from "../../mail/enqueue-email.server.ts";
import type { MailLimits } from "../../mail/limits.ts";
import { mayMail } from "../../mail/may-mail.server.ts";
import { accountByEmail, insertKey, isDeviceKnown } from "../accounts.sql.server.ts";
import { deviceHash, deviceSecret } from "../device.server.ts";
import type { ComposeAccountEmail } from "../emails.ts";
import { mayTry } from "../limit-tries.server.ts";
import { LIFETIME, newMailedKey } from "../mailed-key.server.ts";

type Deps = { db: Db; composeAccount: ComposeAccountEmail; mailLimits: MailLimits };

/**
 * Mails a link to choose a new password if the address has an account; the response is the same either way. On a
 * device that the account has used, only requests of that device count, so strangers cannot exhaust the limit. `to`
 * is the page to open after signing in. Refuses with `too-many-tries` or `too-many-mails`.
 */
export async function requestReset(
  deps: Deps,
  {
    email,
    clientIp,
    device = null,
    to = null,
  }: { email: string; clientIp: string; device?: string | null; to?: string | null },
) {
  const hashOfDevice = deviceHash(deviceSecret(device));
  const isKnown = await isDeviceKnown(deps.db, { email, deviceHash: hashOfDevice });
  const unknownDeviceLimits = [
    { of: "reset from", by: clientIp, most: 20 },
    { of: "reset of", by: email, most: 4 },
  ];
  const limits = isKnown ? [{ of: "reset on device", by: `${email} ${hashOfDevice}`, most: 2 }] : unknownDeviceLimits;
  if (!(await mayTry(deps, limits))) return refuse.tooMany({ code: "too-many-tries" });
  // Counted for every address: a limit only for accounts would reveal which addresses have one.
  if (!isKnown && !(await mayMail(deps.db, deps.mailLimits, { to: email, reason: "account" })))
    return refuse.tooMany({ code: "too-many-mails" });
  const { key, hash } = newMailedKey();
  await transaction(deps.db, async (tx) => {
    const account = await accountByEmail(tx, email);
    if (!account) return;
    await insertKey(tx, { hash, purpose: "reset", accountId: account.id, email, minutes: LIFETIME.reset });
    const composed = deps.composeAccount({ kind: "reset", name: account.name, key, to }, account.language);
    await enqueueEmail(tx, { key: `reset ${hash}`, recipient: email, language: account.language, ...composed });
  });
  return ok(null);
}
