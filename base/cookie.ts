// Writes and reads cookie headers, on the server and in the browser.
// Invariant: over TLS a cookie that identifies a visitor has the prefix `__Host-`, so that no other host, no subdomain and no
// unencrypted response can set it.

/** Lifetime of long-lived cookies, in seconds. */
export const COOKIE_YEAR = 365 * 24 * 60 * 60;

/** A cookie's name. Browsers accept the prefix only over TLS, for this host alone and for all its paths. */
export function cookieName(name: string, https: boolean): string {
  return https ? `__Host-${name}` : name;
}

type Cookie = { value: string; seconds: number; https: boolean };

/** The Set-Cookie value of a cookie that scripts cannot read. `seconds` is its lifetime; 0 deletes the cookie. */
export function cookieText(
  name: string,
  { sameSite = "Lax", ...cookie }: Cookie & { sameSite?: "Lax" | "Strict" },
): string {
  return written(cookieName(name, cookie.https), { ...cookie, flags: `; HttpOnly; SameSite=${sameSite}` });
}

/** The text of a preference cookie: scripts may read it, and write it through `document.cookie`. `seconds` is its lifetime; 0 deletes it. */
export function preferenceCookie(name: string, cookie: Cookie): string {
  return written(name, { ...cookie, flags: "; SameSite=Lax" });
}

function written(name: string, { value, seconds, https, flags }: Cookie & { flags: string }): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}${flags}${https ? "; Secure" : ""}`;
}

/** The value of a cookie in a request's Cookie header or in `document.cookie`; null if it is missing. */
export function readCookie(header: string, name: string): string | null {
  for (const pair of header.split(";")) {
    const equals = pair.indexOf("=");
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return null;
}
