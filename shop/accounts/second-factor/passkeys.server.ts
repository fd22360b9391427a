// Passkeys of staff (WebAuthn level 3): a second factor that cannot be typed into a false page, beside the app's codes.
// Invariant: a challenge belongs to one session and is used once; only an answer for the shop's own origin and domain, given by
// somebody whom the authenticator has verified (fingerprint, face, PIN), counts.

import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { z } from "zod";
import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import type { AccountId, SessionId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { enqueueEmail } from "../../mail/enqueue-email.server.ts";
import { accountById, lockAccount } from "../accounts.sql.server.ts";
import type { ComposeAccountEmail } from "../emails.ts";
import { resetTries } from "../limit-tries.server.ts";
import { passSecondFactor } from "./pass-second-factor.server.ts";
import {
  deletePasskey,
  insertPasskey,
  lockPasskey,
  passkeysOf,
  setPasskeyUsed,
  storeChallenge,
  takeChallenge,
  type Passkey,
} from "./passkeys.sql.server.ts";
import { countFactorTry, recordWrongFactor, type FactorTry, type FactorTryDeps } from "./second-factor-tries.server.ts";

const MAX_PASSKEYS = 10;
const CHALLENGE_MINUTES = 10;
const VERIFIED = "required";
/** ES256, RS256 and EdDSA (RFC 9053): what authenticators of today make. */
const ALGORITHMS = [-7, -257, -8];

/** Where passkeys are good: the shop's public address. */
type Site = { publicUrl: string };
type Session = { accountId: AccountId; sessionId: SessionId };

/** What a browser answers, as far as it is read here; the library reads the rest. */
const answerShape = z.looseObject({
  id: z.string().min(1).max(1400),
  rawId: z.string(),
  type: z.literal("public-key"),
  response: z.looseObject({ clientDataJSON: z.string() }),
  clientExtensionResults: z.looseObject({}).default({}),
});

/** The answer of an authenticator in the form's field; null if it is none. */
function answerIn(text: string): z.infer<typeof answerShape> | null {
  try {
    return answerShape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function rules({ publicUrl }: Site, expectedChallenge: string) {
  const { origin, hostname } = new URL(publicUrl);
  return { expectedChallenge, expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true };
}

const named = ({ id, transports }: Passkey) => ({ id, transports });

/** The passkeys of a member of staff, as their list shows them. */
export async function listPasskeys(deps: { db: Db }, { accountId }: { accountId: AccountId }) {
  const passkeys = await passkeysOf(deps.db, accountId);
  return passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt }));
}

/** Asks the browser for a new passkey of this session's account: what `startRegistration` takes. */
export async function beginPasskey(
  deps: { db: Db } & Site,
  { accountId, sessionId, shopName }: Session & { shopName: string },
) {
  const [account, passkeys] = await Promise.all([accountById(deps.db, accountId), passkeysOf(deps.db, accountId)]);
  const { extensions: _, ...options } = await generateRegistrationOptions({
    rpName: shopName,
    rpID: new URL(deps.publicUrl).hostname,
    userID: new TextEncoder().encode(accountId),
    userName: account?.email ?? "",
    userDisplayName: account?.name ?? "",
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: passkeys.map(named),
    authenticatorSelection: { residentKey: "preferred", userVerification: VERIFIED },
  });
  await storeChallenge(deps.db, {
    sessionId,
    purpose: "add",
    challenge: options.challenge,
    minutes: CHALLENGE_MINUTES,
  });
  return options;
}

/**
 * Adds the passkey that a browser made for this session; its member is told by e-mail. Refuses with `passkey-wrong` (no answer to
 * the session's challenge, another origin, nobody was verified), `passkey-known` (registered already) or `passkeys-full`.
 */
export async function addPasskey(
  deps: { db: Db; composeAccount: ComposeAccountEmail } & Site,
  { accountId, sessionId, name, answer }: Session & { name: string; answer: string },
) {
  const challenge = await takeChallenge(deps.db, { sessionId, purpose: "add" });
  const response = answerIn(answer) as RegistrationResponseJSON | null;
  const made =
    challenge && response
      ? await verified(
          verifyRegistrationResponse({ response, supportedAlgorithmIDs: ALGORITHMS, ...rules(deps, challenge) }),
        )
      : null;
  if (!made?.verified) return refuse.unauthenticated({ code: "passkey-wrong" });
  const { id, publicKey, counter } = made.registrationInfo.credential;
  return attempt(deps.db, async (tx) => {
    await lockAccount(tx, accountId);
    if ((await passkeysOf(tx, accountId)).length >= MAX_PASSKEYS) return refuse.conflict({ code: "passkeys-full" });
    const transports = (response?.response.transports ?? []).slice(0, 10).map(String);
    if (!(await insertPasskey(tx, { id, accountId, name, publicKey, counter, transports })))
      return refuse.conflict({ code: "passkey-known" });
    await recordAudit(tx, {
      actor: `staff:${accountId}`,
      action: "passkey-added",
      entity: "account",
      entityId: accountId,
      after: { name },
    });
    const member = await accountById(tx, accountId);
    if (member)
      await enqueueEmail(tx, {
        key: `passkey-added ${id}`,
        recipient: member.email,
        language: member.language,
        ...deps.composeAccount({ kind: "passkey-added", name: member.name, passkey: name }, member.language),
      });
    return ok(null);
  });
}

/** Removes a passkey of this account. Refuses with `passkey-unknown`. */
export function removePasskey(deps: { db: Db }, { accountId, id }: { accountId: AccountId; id: string }) {
  return attempt(deps.db, async (tx) => {
    const name = await deletePasskey(tx, { accountId, id });
    if (name === null) return refuse.notFound({ code: "passkey-unknown" });
    await recordAudit(tx, {
      actor: `staff:${accountId}`,
      action: "passkey-removed",
      entity: "account",
      entityId: accountId,
      before: { name },
    });
    return ok(null);
  });
}

/** Asks the browser for a passkey of this session's account: what `startAuthentication` takes. Null if the account has none. */
export async function beginPasskeySignIn(deps: { db: Db } & Site, { accountId, sessionId }: Session) {
  const passkeys = await passkeysOf(deps.db, accountId);
  if (passkeys.length === 0) return null;
  const { extensions: _, ...options } = await generateAuthenticationOptions({
    rpID: new URL(deps.publicUrl).hostname,
    allowCredentials: passkeys.map(named),
    userVerification: VERIFIED,
  });
  await storeChallenge(deps.db, {
    sessionId,
    purpose: "sign-in",
    challenge: options.challenge,
    minutes: CHALLENGE_MINUTES,
  });
  return options;
}

/**
 * Gives the second factor of this session by passkey instead of a code; returns the new cookie value. Its tries are counted,
 * audited and told like those of codes. Refuses with `passkey-wrong` (also for a used or expired challenge, and a counter that
 * went back: a copied passkey) or `too-many-tries`.
 */
export async function signInWithPasskey(
  deps: FactorTryDeps & Site & { authSecret: string },
  { sessionId, answer, ...attempted }: FactorTry & { sessionId: SessionId; answer: string },
) {
  const { accountId } = attempted;
  const counted = await countFactorTry(deps, attempted);
  if (counted === null) return refuse.tooMany({ code: "too-many-tries" });
  const challenge = await takeChallenge(deps.db, { sessionId, purpose: "sign-in" });
  const response = answerIn(answer) as AuthenticationResponseJSON | null;
  const passed = await attempt(deps.db, async (tx) => {
    const passkey = response ? await lockPasskey(tx, { accountId, id: response.id }) : null;
    if (!challenge || !response || !passkey) return refuse.unauthenticated({ code: "passkey-wrong" });
    const { publicKey, counter } = passkey;
    const credential = { ...named(passkey), publicKey: new Uint8Array(publicKey), counter };
    const checked = await verified(verifyAuthenticationResponse({ response, credential, ...rules(deps, challenge) }));
    if (!checked?.verified) return refuse.unauthenticated({ code: "passkey-wrong" });
    await setPasskeyUsed(tx, passkey.id, checked.authenticationInfo.newCounter);
    return ok({ recoveryCodes: null, cookie: await passSecondFactor(tx, deps, { ...attempted, sessionId }) });
  });
  if (passed.ok) await resetTries(deps, [counted.limit]);
  else await recordWrongFactor(deps, { ...attempted, way: "passkey", isTrusted: counted.isTrusted });
  return passed;
}

/** The library throws for an answer that breaks a rule; what it checks is all foreign. */
async function verified<T>(verification: Promise<T>): Promise<T | null> {
  try {
    return await verification;
  } catch {
    return null;
  }
}
