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
  noteDevice,
} from "./accounts.sql.server.ts";
import { deviceHash, deviceSecret } from "./device.server.ts";
import type { ComposeAccountEmail } from "./emails.ts";
import { forgetTries, mayTry } from "./limit-tries.server.ts";
import { GOOD_FOR, newMailedKey } from "./mailed-key.server.ts";
import { SESSION_DAYS, STAFF_HOURS } from "./session.ts";
import { isPassword, NO_PASSWORD } from "./passwords/password-hash.server.ts";
import { signedToken } from "./session-cookie.server.ts";

type Deps = {
  db: Db;
  authSecret: string;
  publicUrl: string;
  composeAccount: ComposeAccountEmail;
  mailLimits: MailLimits;
};
/** `device` is the secret that this browser was given at an earlier sign-in, or null. */
type Try = { email: string; password: string; asker: string; userAgent: string; device: string | null };

/** Tries in a quarter of an hour on a device that the account was signed in to before: its owner's, most likely. */
const MOST_ON_KNOWN_DEVICE = 5;
const TOKEN_BYTES = 24;
const LONGEST_USER_AGENT = 300;

/**
 * Signs somebody in by address and password, in a new session, and answers with the account, the value of the session's cookie
 * and the secret by which this browser is known again. The account's owner is told by letter of a device that is new to it.
 * Tries are limited by address and asker, by asker and by address; on a device that is known for the account only by device and address, so
 * that nobody else's tries keep its owner out (W17). Known and unknown addresses cost the same queries and one hash (W19).
 * Refuses with `credentials-wrong`, whether the address or the password is; `email-unconfirmed` where both are right and the
 * link was not followed yet, which is mailed again; `too-many-mails` where that mailbox
 * has had its share; or `too-many-tries`.
 */
export async function signIn(deps: Deps, { email, password, asker, userAgent, device: given }: Try) {
  const hashOfDevice = deviceHash(deviceSecret(given));
  const isKnown = await isDeviceKnown(deps.db, { email, deviceHash: hashOfDevice });
  const here = isKnown
    ? { of: "sign-in on device", by: `${email} ${hashOfDevice}`, most: MOST_ON_KNOWN_DEVICE }
    : { of: "sign-in at", by: `${email} ${asker}`, most: 10 };
  const limits = isKnown
    ? [here]
    : [here, { of: "sign-in from", by: asker, most: 60 }, { of: "sign-in to", by: email, most: 50 }];
  if (!(await mayTry(deps, limits))) return refuse.tooMany({ code: "too-many-tries" });
  const found = await accountToSignIn(deps.db, email);
  const isRight = await isPassword(password, found?.passwordHash ?? NO_PASSWORD);
  if (!found || !isRight) return refuse.unauthenticated({ code: "credentials-wrong" });
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
    ipAddress: asker,
    userAgent: userAgent.slice(0, LONGEST_USER_AGENT),
  });
  await forgetTries(deps, [here]);
  const device = deviceSecret(given);
  await meetDevice(deps, { account, device, userAgent });
  return ok({ account, cookie: signedToken(token, deps.authSecret), device });
}

/** The first device of an account is the one that its owner confirmed its address on: nothing to tell. */
async function meetDevice(
  deps: Deps,
  { account, device, userAgent }: { account: Account; device: string; userAgent: string },
): Promise<void> {
  const { id: accountId, name, email, language } = account;
  await transaction(deps.db, async (tx) => {
    const met = await noteDevice(tx, { accountId, deviceHash: deviceHash(device) });
    if (met.is !== "new") return;
    const emailMessage = deps.composeAccount({ kind: "new-device", name, at: met.at, userAgent }, language);
    await enqueueEmail(tx, {
      key: `new-device ${accountId} ${deviceHash(device)}`,
      recipient: email,
      language,
      ...emailMessage,
    });
  });
}

/** False where the mailbox has had its share of e-mails. */
async function mailConfirmation(deps: Deps, email: string): Promise<boolean> {
  const { key, hash } = newMailedKey();
  return transaction(deps.db, async (tx) => {
    const account = await accountByEmail(tx, email);
    if (!account) return true;
    if (!(await mayMail(tx, deps.mailLimits, { to: email, reason: "account" }))) return false;
    await insertKey(tx, { hash, purpose: "confirm", accountId: account.id, email, minutes: GOOD_FOR.confirm });
    const emailMessage = deps.composeAccount({ kind: "confirm", name: account.name, key, to: null }, account.language);
    await enqueueEmail(tx, { key: `confirm ${hash}`, recipient: email, language: account.language, ...emailMessage });
    return true;
  });
}
