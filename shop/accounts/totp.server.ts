// The codes of an authenticator app: RFC 6238 with SHA-1, six digits, half a minute each, which every such app knows.
// Invariant: a code counts once, so whoever looks over a shoulder comes too late.

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { HOTP, Secret, TOTP } from "otpauth";

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

/** The half minute that a code is of, near `now`; null where it is of none. */
export function matchingStep(code: string, { secret, now }: { secret: Buffer; now: Date }): number | null {
  // The library throws for six characters that are not six bytes.
  if (!/^\d{6}$/.test(code)) return null;
  const counter = stepOf(now);
  const away = HOTP.validate({ ...parameters, token: code, secret: asSecret(secret), counter, window: DRIFT });
  return away === null ? null : counter + away;
}

/** RFC 4648 base 32, as the apps take a secret by hand. */
export function base32(bytes: Buffer): string {
  return asSecret(bytes).base32;
}

/** What the QR code says to the app. */
export function otpauthAddress(secret: Buffer, { issuer, name }: { issuer: string; name: string }): string {
  return new TOTP({ ...parameters, period: PERIOD, secret: asSecret(secret), issuer, label: name }).toString();
}

/** By its digits: the memory behind a Buffer may hold more than its bytes. */
function asSecret(bytes: Buffer): Secret {
  return Secret.fromHex(bytes.toString("hex"));
}

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A stolen table of secrets opens no office: they are sealed with the shop's own. */
export function seal(secret: Buffer, authSecret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(authSecret), nonce);
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
}

/** Throws where it was sealed with another secret, or changed. */
export function unseal(text: string, authSecret: string): Buffer {
  const bytes = Buffer.from(text, "base64");
  const decipher = createDecipheriv(CIPHER, sealingKey(authSecret), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}

function sealingKey(authSecret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", authSecret, "", "second factor", 32));
}
