import { randomBytes } from "node:crypto";
import { transaction, type Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { enqueueEmail } from "../mail/enqueue-email.server.ts";
import type { MailLimits } from "../mail/limits.ts";
import { mayMail } from "../mail/may-mail.server.ts";
import type { Account } from "./account.ts";
import {
  accountByEmail,
  accountToSignIn,
  insertKey,
  insertSession,
  isDeviceKnown,
  recordDevice,
  recordWrongPassword,
} from "./accounts.sql.server.ts";
import { deviceHash, deviceSecret } from "./device.server.ts";
import type { ComposeAccountEmail } from "./emails.ts";
import { resetTries, mayTry } from "./limit-tries.server.ts";
import { LIFETIME, newMailedKey } from "./mailed-key.server.ts";
import { SESSION_DAYS, STAFF_HOURS } from "./session.ts";
import { isPassword, NO_PASSWORD } from "./passwords/password-hash.server.ts";
import { signedToken } from "./session-cookie.server.ts";

type Deps = {
  db: Db;
  authSecret: string;
  composeAccount: ComposeAccountEmail;
  mailLimits: MailLimits;
};
/** `device`: the secret that this browser got at an earlier sign-in, or null. */
type Try = { email: string; password: string; clientIp: string; userAgent: string; device: string | null };

/** Tries per quarter of an hour on a device that the account has used before, most likely its owner's. */
const MOST_ON_KNOWN_DEVICE = 5;
const TOKEN_BYTES = 24;
const LONGEST_USER_AGENT = 300;

/**
 * Signs in by address and password with a new session; returns the account, the session cookie's value and the device
 * secret of this browser. The owner gets an e-mail about a new device. Tries are limited by address and IP, by IP and
 * by address; on a device known to the account only by device and address, so that nobody else's tries lock the owner
 * out (W17). A wrong password for an address of staff is audited. Known and unknown addresses cost the same queries and one hash (W19). Refuses with `credentials-wrong`
 * (address or password); `email-unconfirmed` (both are right, but the link was not followed yet; it is mailed again);
 * `too-many-mails` (that mailbox has reached its limit); or `too-many-tries`.
 */
export async function signIn(deps: Deps, { email, password, clientIp, userAgent, device: given }: Try) {
  const hashOfDevice = deviceHash(deviceSecret(given));
  const isKnown = await isDeviceKnown(deps.db, { email, deviceHash: hashOfDevice });
  const ownLimit = isKnown
    ? { of: "sign-in on device", by: `${email} ${hashOfDevice}`, most: MOST_ON_KNOWN_DEVICE }
    : { of: "sign-in at", by: `${email} ${clientIp}`, most: 10 };
  const limits = isKnown
    ? [ownLimit]
    : [ownLimit, { of: "sign-in from", by: clientIp, most: 60 }, { of: "sign-in to", by: email, most: 50 }];
  if (!(await mayTry(deps, limits))) return refuse.tooMany({ code: "too-many-tries" });
  const found = await accountToSignIn(deps.db, email);
  const isRight = await isPassword(password, found?.passwordHash ?? NO_PASSWORD);
  if (!found || !isRight) {
    await recordWrongPassword(deps.db, { email, device: isKnown ? "known" : "new" });
    return refuse.unauthenticated({ code: "credentials-wrong" });
  }
  const { account } = found;
  if (!account.emailVerified) {
    return (await mailConfirmation(deps, email))
      ? refuse.denied({ code: "email-unconfirmed" })
      : refuse.tooMany({ code: "too-many-mails" });
  }
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await insertSession(deps.db, {
    token,
    accountId: account.id,
    hours: account.role === "staff" ? STAFF_HOURS : SESSION_DAYS * 24,
    ipAddress: clientIp,
    userAgent: userAgent.slice(0, LONGEST_USER_AGENT),
  });
  await resetTries(deps, [ownLimit]);
  const device = deviceSecret(given);
  await notifyOfNewDevice(deps, { account, device, userAgent });
  return ok({ account, cookie: signedToken(token, deps.authSecret), device });
}

/** The first device of an account is the one that confirmed its address: it needs no e-mail. */
async function notifyOfNewDevice(
  deps: Deps,
  { account, device, userAgent }: { account: Account; device: string; userAgent: string },
): Promise<void> {
  const { id: accountId, name, email, language } = account;
  await transaction(deps.db, async (tx) => {
    const seen = await recordDevice(tx, { accountId, deviceHash: deviceHash(device) });
    if (seen.is !== "new") return;
    const composed = deps.composeAccount({ kind: "new-device", name, at: seen.at, userAgent }, language);
    await enqueueEmail(tx, {
      key: `new-device ${accountId} ${deviceHash(device)}`,
      recipient: email,
      language,
      ...composed,
    });
  });
}

/** False if the mailbox has reached its e-mail limit. */
async function mailConfirmation(deps: Deps, email: string): Promise<boolean> {
  const { key, hash } = newMailedKey();
  return transaction(deps.db, async (tx) => {
    const account = await accountByEmail(tx, email);
    if (!account) return true;
    if (!(await mayMail(tx, deps.mailLimits, { to: email, reason: "account" }))) return false;
    await insertKey(tx, { hash, purpose: "confirm", accountId: account.id, email, minutes: LIFETIME.confirm });
    const composed = deps.composeAccount({ kind: "confirm", name: account.name, key, to: null }, account.language);
    await enqueueEmail(tx, { key: `confirm ${hash}`, recipient: email, language: account.language, ...composed });
    return true;
  });
}
