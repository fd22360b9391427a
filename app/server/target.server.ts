// Parses the target of a request line.
// Invariant: a path is decodable, has no control character and no dot segment, and is the same path that the router
// sees: what a guard decides about it holds for the screen that answers.

export type Target = { readonly path: string; readonly search: string };

const LONGEST_PATH = 2048; // characters

/**
 * Characters of a query. The longest address that the shop creates, of a build, has about two thousand. Ten kilobytes
 * pasted into the search box are shortened and reported by the screen, not refused by the process.
 */
export const LONGEST_SEARCH = 16_000;

const HERE = "http://here.invalid";

/**
 * Splits the target of a request line; null if it is not one that a browser sends, or holds a character that no
 * database can store.
 */
export function parseTarget(target: string): Target | null {
  if (!target.startsWith("/") || target.includes("#")) return null;
  const query = target.indexOf("?");
  const path = query < 0 ? target : target.slice(0, query);
  const search = query < 0 ? "" : target.slice(query);
  if (path.length > LONGEST_PATH || !isClean(path) || hasNul(search)) return null;
  const url = URL.parse(path, HERE);
  return url?.origin === HERE ? { path: url.pathname, search } : null;
}

function isClean(path: string): boolean {
  const plain = decoded(path);
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (plain === null || /[\u0000-\u001f\u007f\\]/.test(plain)) return false;
  // Two slashes at the start would be parsed as another host; dot segments would be resolved to another path after the
  // guards.
  return !plain.startsWith("//") && !plain.split("/").some((segment) => segment === "." || segment === "..");
}

/** The decoded path, encoded slashes too; null if it cannot be decoded. */
function decoded(path: string): string | null {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * Whether an encoded query, form or cookie holds a NUL: the one character of UTF-8 that PostgreSQL cannot store. Lone
 * surrogates cannot occur: decoding replaces invalid UTF-8 by U+FFFD.
 */
export function hasNul(encoded: string): boolean {
  return encoded.includes("%00") || encoded.includes("\u0000");
}

/** The address that a form may redirect to: an address of this shop that its server accepts, or null. */
export function localAddress(text: string | null | undefined): string | null {
  if (!text || text.length > 500) return null;
  const target = parseTarget(text.split("#", 1)[0] ?? "");
  const url = target && URL.parse(target.path + target.search, HERE);
  return url ? url.pathname + url.search : null;
}

/**
 * A path for the log: a long segment may be a key, such as that of a guest's order, or a card number, so it is left
 * out.
 */
export function pathForLog(path: string): string {
  return path
    .replace(/[^/]{20,}/g, "…")
    .replace(/\d(?:[ +-]|%20|\d){11,}\d/g, "…")
    .slice(0, 200);
}
