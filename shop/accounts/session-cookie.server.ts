// The session cookie: the session's token and its signature.
// Invariant: nobody can forge one without the shop's secret, not even with a stolen sessions table.

import { createHmac, timingSafeEqual } from "node:crypto";
import { cookieName } from "../../base/cookie.ts";

export const SESSION_COOKIE = "session";

/** The name of the session cookie; `https`: whether the shop is served over TLS. */
export function sessionCookieName({ https }: { https: boolean }): string {
  return cookieName(SESSION_COOKIE, https);
}

/** The token in a cookie's value, or null if the signature is invalid. */
export function sessionTokenIn(value: string, secret: string): string | null {
  const dot = value.lastIndexOf(".");
  if (dot < 1) return null;
  const token = value.slice(0, dot);
  const signature = Buffer.from(value.slice(dot + 1));
  const right = Buffer.from(signatureOf(token, secret));
  return signature.length === right.length && timingSafeEqual(signature, right) ? token : null;
}

/** A cookie's value, not escaped yet. */
export function signedToken(token: string, secret: string): string {
  return `${token}.${signatureOf(token, secret)}`;
}

function signatureOf(token: string, secret: string): string {
  return createHmac("sha256", secret).update(token).digest("base64");
}
