// Tries of the second factor, by code or passkey. Whoever knows a password, and nothing more, has only the tries that all unknown
// devices share: a device on which the second factor was given before has its own, so nobody else locks its owner out.

import { recordAudit } from "../../../base/audit.server.ts";
import { databaseTime, transaction, type Db } from "../../../base/db.server.ts";
import { HOUR } from "../../../base/clock.ts";
import type { AccountId } from "../../../base/id.ts";
import { enqueueEmail } from "../../mail/enqueue-email.server.ts";
import { accountById, isDeviceTrusted } from "../accounts.sql.server.ts";
import { deviceHash } from "../device.server.ts";
import type { ComposeAccountEmail } from "../emails.ts";
import { countTries, mayTry, type TryLimit } from "../limit-tries.server.ts";

const MAX_TRIES = 10;
/** A member who mistypes on a device of theirs is not written to before this many wrong tries in a quarter of an hour. */
const MAILED_AFTER = 5;

/** Who tries: `device` is the secret of the browser's cookie, or null. */
export type FactorTry = { accountId: AccountId; device: string | null; userAgent: string };
export type FactorTryDeps = { db: Db; composeAccount: ComposeAccountEmail };

/** Counts a try, and returns its limit; null if there were too many. */
export async function countFactorTry(
  deps: { db: Db },
  { accountId, device }: FactorTry,
): Promise<{ limit: TryLimit; isTrusted: boolean } | null> {
  const hash = device === null ? null : deviceHash(device);
  const isTrusted = hash !== null && (await isDeviceTrusted(deps.db, { accountId, deviceHash: hash }));
  const limit = isTrusted
    ? { of: "second factor on device", by: `${accountId} ${hash}`, most: MAX_TRIES }
    : { of: "second factor of", by: accountId, most: MAX_TRIES };
  return (await mayTry(deps, [limit])) ? { limit, isTrusted } : null;
}

/**
 * Audits a wrong second factor, and writes to the member, at most once an hour: at once for a device on which it was never
 * given, because whoever tries there knows the password.
 */
export async function recordWrongFactor(
  deps: FactorTryDeps,
  { accountId, userAgent, way, isTrusted }: FactorTry & { way: "code" | "passkey"; isTrusted: boolean },
): Promise<void> {
  const tries = await countTries(deps, { of: "wrong second factor of", by: accountId });
  await transaction(deps.db, async (tx) => {
    const member = await accountById(tx, accountId);
    if (member?.role !== "staff") return;
    const device = isTrusted ? "known" : "new";
    await recordAudit(tx, {
      actor: "system",
      action: "second-factor-wrong",
      entity: "account",
      entityId: accountId,
      after: { way, device, tries },
    });
    if (isTrusted && tries < MAILED_AFTER) return;
    const at = await databaseTime(tx);
    const { email, name, language } = member;
    await enqueueEmail(tx, {
      key: `wrong-code ${accountId} ${Math.floor(at.getTime() / HOUR)}`,
      recipient: email,
      language,
      ...deps.composeAccount({ kind: "wrong-code", name, at, userAgent }, language),
    });
  });
}
