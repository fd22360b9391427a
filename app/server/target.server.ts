// What a request line asks for. Invariant: a path is decodable, names no control character and no dot segment, and is
// the very path that the router will see: what a guard decides about it holds for the screen that answers.

export type Target = { readonly path: string; readonly search: string };

const LONGEST_PATH = 2048; // characters

/**
 * Characters of a query. The longest address that the shop makes itself, of a build, has some two thousand. Ten kilobytes pasted into the
 * search box are cut and named by the screen, not refused by the process.
 */
export const LONGEST_SEARCH = 16_000;

const HERE = "http://here.invalid";

/** Splits the target of a request line; null where it is not one that a browser sends, or names what no database can store. */
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
  // Two slashes at the start would be read as another host; dot segments would make another path of it, behind the guards' back.
  return !plain.startsWith("//") && !plain.split("/").some((segment) => segment === "." || segment === "..");
}

/** The path as it is meant, encoded slashes too; null where it cannot be decoded. */
function decoded(path: string): string | null {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * Whether a query, a form or a cookie, still encoded, holds a NUL: the one character of UTF-8 that PostgreSQL cannot store. Half
 * characters cannot come this way: decoding turns bytes that are no UTF-8 into U+FFFD.
 */
export function hasNul(encoded: string): boolean {
  return encoded.includes("%00") || encoded.includes("\u0000");
}

/** Where a form may lead afterwards: an address of this shop as the shop's own server takes it, or null. */
export function localAddress(text: string | null | undefined): string | null {
  if (!text || text.length > 500) return null;
  const target = parseTarget(text.split("#", 1)[0] ?? "");
  const url = target && URL.parse(target.path + target.search, HERE);
  return url ? url.pathname + url.search : null;
}

/** A long piece of a path may be a key to something, such as a guest's order, or a card: it is not written down. */
export function pathForLog(path: string): string {
  return path
    .replace(/[^/]{20,}/g, "…")
    .replace(/\d(?:[ +-]|%20|\d){11,}\d/g, "…")
    .slice(0, 200);
}
