// Secrets of endpoints and tokens: made, encrypted, hashed, and used to sign (Standard Webhooks).

import { createHash, createHmac, randomBytes } from "node:crypto";
import { seal, unseal } from "../../base/secrets/seal.server.ts";
import { TOKEN_PREFIX } from "./api-token.ts";

const SECRET_BYTES = 32;
const SECRET_PREFIX = "whsec_";
const PURPOSE = "webhook endpoint";

/** A new secret of an endpoint, as its program gets it. */
export function newEndpointSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString("base64");
}

export function sealSecret(secret: string, authSecret: string): string {
  return seal(Buffer.from(secret), { authSecret, purpose: PURPOSE });
}

export function unsealSecret(sealed: string, authSecret: string): string {
  return unseal(sealed, { authSecret, purpose: PURPOSE }).toString();
}

/** The headers of a message: one signature for each secret. `at` is the time of the attempt. */
export function signedHeaders(
  { mark, at, body }: { mark: string; at: Date; body: string },
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${mark}.${timestamp}.${body}`).digest("base64")}`;
  });
  return { "webhook-id": mark, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}

/** A new token of the staff API. */
export function newApiSecret(): string {
  return TOKEN_PREFIX + randomBytes(SECRET_BYTES).toString("base64url");
}

/** 256 random bits need no slow hash. */
export function hashOfToken(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
