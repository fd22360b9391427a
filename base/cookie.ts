// The text of cookies: how browsers are told to keep one, and how its value is read back, on the server and in the browser.
// Invariant: over TLS a cookie that decides who somebody is has the prefix `__Host-`, so that no other name, no subdomain and no
// unencrypted answer can set it.

/** How long a browser keeps what it is to remember, in seconds. */
export const COOKIE_YEAR = 365 * 24 * 60 * 60;

/** A cookie's name: browsers take one with this prefix over TLS only, for this host alone and for all its paths. */
export function cookieName(name: string, https: boolean): string {
  return https ? `__Host-${name}` : name;
}

type Cookie = { value: string; seconds: number; https: boolean };

/** The header's text for a cookie that scripts cannot read, for as many seconds; 0 takes it away. */
export function cookieText(
  name: string,
  { sameSite = "Lax", ...cookie }: Cookie & { sameSite?: "Lax" | "Strict" },
): string {
  return written(cookieName(name, cookie.https), { ...cookie, flags: `; HttpOnly; SameSite=${sameSite}` });
}

/** The text of a cookie that holds a preference: scripts may read it, and write it by `document.cookie`. For as many seconds; 0 takes it away. */
export function preferenceCookie(name: string, cookie: Cookie): string {
  return written(name, { ...cookie, flags: "; SameSite=Lax" });
}

function written(name: string, { value, seconds, https, flags }: Cookie & { flags: string }): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}${flags}${https ? "; Secure" : ""}`;
}

/** The value of a cookie in a request's Cookie header or in `document.cookie`; null where there is none of that name. */
export function readCookie(header: string, name: string): string | null {
  for (const pair of header.split(";")) {
    const equals = pair.indexOf("=");
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return null;
}
