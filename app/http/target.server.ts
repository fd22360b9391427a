// What a request line asks for. Must always hold: past this line a path is decodable and names no control character.

export type Target = { readonly path: string; readonly search: string };

// Characters. A query may be longer, as far as the server takes a request's head at all: what a visitor pasted into the
// search box is cut and named by the screen, not refused by the process.
const LONGEST_PATH = 2048;

/** Splits the target of a request line; null where it is not one that a browser sends. */
export function parseTarget(target: string): Target | null {
  if (!target.startsWith("/")) return null;
  const query = target.indexOf("?");
  const path = query < 0 ? target : target.slice(0, query);
  const search = query < 0 ? "" : target.slice(query);
  if (path.length > LONGEST_PATH) return null;
  if (!path.includes("%")) return isClean(path) ? { path, search } : null;
  try {
    return isClean(decodeURIComponent(path)) ? { path, search } : null;
  } catch {
    return null;
  }
}

/** Two slashes at the start would be read as another host, a backslash as a slash. */
function isClean(path: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return !path.startsWith("//") && !/[\u0000-\u001f\u007f\\]/.test(path);
}

/** A long piece of a path may be a key to something, such as a guest's order, or a card: it is not written down. */
export function pathForLog(path: string): string {
  return path
    .replace(/[^/]{20,}/g, "…")
    .replace(/\d(?:[ +-]|%20|\d){11,}\d/g, "…")
    .slice(0, 200);
}
