// The chain of a passport: each event is hashed in its canonical form, names the hash before it, and is signed with Ed25519.

import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from "node:crypto";
import { canonicalJson } from "./canonical-json.ts";
import type { PassportRecord, SignedEvent } from "./passport-event.ts";

/** A public key with the days on which it signed; `until` null: it still does. */
export type PublicKey = { id: string; publicKey: string; from: string; until: string | null };

export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** The id of a public key (base64url of its 32 bytes): the first 16 digits of its hash. */
export function keyIdOf(publicKey: string): string {
  return createHash("sha256").update(Buffer.from(publicKey, "base64url")).digest("hex").slice(0, 16);
}

/** The signature of a hash, in base64url. */
export function signHash(hash: string, key: KeyObject): string {
  return sign(null, Buffer.from(hash, "hex"), key).toString("base64url");
}

/** The event with its hash and signature, and the text that was hashed. */
export function sealRecord(
  record: PassportRecord,
  key: KeyObject,
): { record: string; hash: string; signature: string } {
  const text = canonicalJson(record);
  const hash = sha256(text);
  return { record: text, hash, signature: signHash(hash, key) };
}

/** A key of 32 bytes as Node's key object. */
export function privateKeyOf(seed: Buffer): KeyObject {
  const pkcs8 = Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), seed]);
  return createPrivateKey({ key: pkcs8, format: "der", type: "pkcs8" });
}

/** The 32 bytes of the public key that belongs to it, in base64url. */
export function publicKeyOf(key: KeyObject): string {
  return createPublicKey(key).export({ format: "jwk" }).x!;
}

export function isSignedBy(publicKey: string, { hash, signature }: { hash: string; signature: string }): boolean {
  return isSigned(keyObjectOf(publicKey), { hash, signature });
}

function isSigned(key: KeyObject, { hash, signature }: { hash: string; signature: string }): boolean {
  const bytes = Buffer.from(signature, "base64url");
  // Another spelling of the same bytes is another file.
  return bytes.toString("base64url") === signature && verify(null, Buffer.from(hash, "hex"), key, bytes);
}

function keyObjectOf(publicKey: string): KeyObject {
  return createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: publicKey }, format: "jwk" });
}

export type ChainProblem =
  | { is: "altered"; seq: number; why: "hash" | "order" | "passport" | "signature" | "day" }
  | { is: "unknown-key"; seq: number; key: string };

/** The first thing that is wrong with a chain, or null. Invariant: one changed byte of any event is found. */
export function problemInChain(
  events: readonly SignedEvent[],
  { passport, keys }: { passport: string; keys: readonly PublicKey[] },
): ChainProblem | null {
  const known = new Map(keys.map((key) => [key.id, { ...key, object: keyObjectOf(key.publicKey) }]));
  let before: { hash: string; at: string } | null = null;
  for (const [index, event] of events.entries()) {
    const problem = problemInEvent(event, { seq: index + 1, passport, before, key: known.get(event.key) });
    if (problem) return problem;
    before = event;
  }
  return null;
}

type Expected = {
  seq: number;
  passport: string;
  before: { hash: string; at: string } | null;
  key: (PublicKey & { object: KeyObject }) | undefined;
};

function problemInEvent(event: SignedEvent, { seq, passport, before, key }: Expected): ChainProblem | null {
  const { hash, signature, ...record } = event;
  const altered = (why: Extract<ChainProblem, { is: "altered" }>["why"]) => ({ is: "altered", seq, why }) as const;
  if (sha256(canonicalJson(record)) !== hash) return altered("hash");
  if (event.passport !== passport) return altered("passport");
  if (event.seq !== seq || event.prev !== (before?.hash ?? null)) return altered("order");
  if (!key) return { is: "unknown-key", seq, key: event.key };
  if (!isSigned(key.object, { hash, signature })) return altered("signature");
  if (event.at < key.from || (key.until !== null && event.at > key.until)) return altered("day");
  return before && event.at < before.at ? altered("day") : null;
}
