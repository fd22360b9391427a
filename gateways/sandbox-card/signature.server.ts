// Webhook signatures: an HMAC over the time of sending and the bytes of the body.

import { createHmac, timingSafeEqual } from "node:crypto";
import { MINUTE } from "../../base/clock.ts";

export const SIGNATURE_HEADER = "sandbox-signature";

/** Older signatures are rejected as replays. A repeated delivery is signed again. */
const GOOD_FOR = 5 * MINUTE;

/** Derives the API key and the webhook secret from the one configured secret. */
export function secretsFrom(secret: string): { apiKey: string; webhookSecret: string } {
  const derive = (purpose: string) => createHmac("sha256", secret).update(purpose).digest("hex");
  return { apiKey: derive("sandbox-card server API"), webhookSecret: derive("sandbox-card webhooks") };
}

export function signBody(body: string, options: { secret: string; at: Date }): string {
  const seconds = Math.floor(options.at.getTime() / 1000);
  return `t=${seconds},v1=${hmac(body, { secret: options.secret, seconds: String(seconds) })}`;
}

/** Whether a signature header is valid for this body and not older than five minutes at `now`. */
export function isSigned(body: string, options: { header: string | null; secret: string; now: Date }): boolean {
  const [, seconds, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(options.header ?? "") ?? [];
  if (!seconds || !signature) return false;
  if (Math.abs(options.now.getTime() - Number(seconds) * 1000) > GOOD_FOR) return false;
  return sameSecret(signature, hmac(body, { secret: options.secret, seconds }));
}

/** Constant-time comparison. */
export function sameSecret(given: string, right: string): boolean {
  const key = "compare";
  const digest = (text: string) => createHmac("sha256", key).update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}

function hmac(body: string, { secret, seconds }: { secret: string; seconds: string }): string {
  return createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
}
