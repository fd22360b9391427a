// The cookie that a session is known by: its token, and a signature over it.
// Invariant: without the shop's secret nobody can make one, not even out of a stolen table of sessions.

import { createHmac, timingSafeEqual } from "node:crypto";
import { cookieName } from "../../base/cookie.ts";

export const SESSION_COOKIE = "session";

export function sessionCookieName(publicUrl: string): string {
  return cookieName(SESSION_COOKIE, publicUrl.startsWith("https:"));
}

/** The token in a cookie's value, or null where the signature is not ours. */
export function sessionTokenIn(value: string, secret: string): string | null {
  const dot = value.lastIndexOf(".");
  if (dot < 1) return null;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1));
  const right = Buffer.from(signatureOf(token, secret));
  return given.length === right.length && timingSafeEqual(given, right) ? token : null;
}

/** A cookie's value, not yet escaped. */
export function signedToken(token: string, secret: string): string {
  return `${token}.${signatureOf(token, secret)}`;
}

function signatureOf(token: string, secret: string): string {
  return createHmac("sha256", secret).update(token).digest("base64");
}
