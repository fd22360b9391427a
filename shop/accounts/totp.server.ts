// The codes of an authenticator app: RFC 6238 with SHA-1, six digits, half a minute each, which every such app knows.
// Must always hold: a code counts once, so whoever looks over a shoulder comes too late.

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const SECRET_BYTES = 20;
const STEP = 30_000; // milliseconds
const DIGITS = 6;
/** A phone's clock may be half a minute off, either way. */
const DRIFT = 1; // steps

export function newTotpSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = mac[mac.length - 1]! & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, "0");
}

export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / STEP);
}

/** The half minute that a code is of, near `now`; null where it is of none. */
export function matchingStep(code: string, { secret, now }: { secret: Buffer; now: Date }): number | null {
  const current = stepOf(now);
  for (let step = current - DRIFT; step <= current + DRIFT; step++) if (codeAt(secret, step) === code) return step;
  return null;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648 base 32, as the apps take a secret by hand. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

/** What the QR code says to the app. */
export function otpauthAddress(secret: Buffer, { issuer, name }: { issuer: string; name: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(name)}`;
  return `otpauth://totp/${label}?${new URLSearchParams({ secret: base32(secret), issuer, algorithm: "SHA1", digits: String(DIGITS), period: "30" })}`;
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
