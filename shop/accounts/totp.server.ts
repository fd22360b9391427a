// The codes of an authenticator app: RFC 6238 with SHA-1, six digits, half a minute each, which every such app
// supports.
// Invariant: a code works once, so a code seen by somebody else is useless.

import { randomBytes } from "node:crypto";
import { HOTP, Secret, TOTP } from "otpauth";
import { seal, unseal } from "../../base/secrets/seal.server.ts";

const SECRET_BYTES = 20;
const PERIOD = 30; // seconds
const parameters = { algorithm: "SHA1", digits: 6 };
/** A phone's clock may be half a minute off, either way. */
const DRIFT = 1; // steps

export function newTotpSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

export function codeAt(secret: Buffer, step: number): string {
  return HOTP.generate({ ...parameters, secret: asSecret(secret), counter: step });
}

export function stepOf(now: Date): number {
  return TOTP.counter({ period: PERIOD, timestamp: now.getTime() });
}

/** The time step of a code near `now`; null if it matches none. */
export function matchingStep(code: string, { secret, now }: { secret: Buffer; now: Date }): number | null {
  // The library throws for six characters that are longer than six bytes.
  if (!/^\d{6}$/.test(code)) return null;
  const counter = stepOf(now);
  const delta = HOTP.validate({ ...parameters, token: code, secret: asSecret(secret), counter, window: DRIFT });
  return delta === null ? null : counter + delta;
}

/** RFC 4648 base 32, for typing a secret into an app. */
export function base32(bytes: Buffer): string {
  return asSecret(bytes).base32;
}

/** The otpauth URI of the QR code. */
export function otpauthAddress(secret: Buffer, { issuer, name }: { issuer: string; name: string }): string {
  return new TOTP({ ...parameters, period: PERIOD, secret: asSecret(secret), issuer, label: name }).toString();
}

/** Copies the bytes: a Buffer's underlying memory may be larger than the Buffer. */
function asSecret(bytes: Buffer): Secret {
  return Secret.fromHex(bytes.toString("hex"));
}

const PURPOSE = "second factor";

/** Encrypts a secret with the shop's own, so that a stolen table is useless. */
export function sealFactor(secret: Buffer, authSecret: string): string {
  return seal(secret, { authSecret, purpose: PURPOSE });
}

/** Throws if it was encrypted with another secret, or changed. */
export function unsealFactor(text: string, authSecret: string): Buffer {
  return unseal(text, { authSecret, purpose: PURPOSE });
}
