// The shop's own cookies, as browsers are told to keep them.
// Must always hold: over TLS a cookie that decides who somebody is has the prefix `__Host-`, so that no other name, no
// subdomain and no unencrypted answer can set it.

/** A cookie's name: browsers take one with this prefix over TLS only, for this host alone and for all its paths. */
export function cookieName(name: string, https: boolean): string {
  return https ? `__Host-${name}` : name;
}

type Cookie = { value: string; seconds: number; https: boolean; sameSite?: "Lax" | "Strict" };

/** The header's text for a cookie that scripts cannot read, for as many seconds; 0 takes it away. */
export function cookieText(name: string, { value, seconds, https, sameSite = "Lax" }: Cookie): string {
  return `${cookieName(name, https)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${https ? "; Secure" : ""}`;
}
