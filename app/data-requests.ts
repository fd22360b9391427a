// How the router's scripts ask for a page's data: at the page's address with ".data" after it, or "_.data" after a "/",
// and with the screens that they want in a parameter. React Router exports nothing for it; the test compares this file
// with the router.

const SUFFIX = ".data";
const AFTER_SLASH = "/_.data";
/** The parameter with the ids of the routes whose data is wanted; without it, the data of all. */
export const WANTED_ROUTES = "_routes";

/** Whether this path is that of a page's data. */
export function isDataPath(path: string): boolean {
  return path.endsWith(SUFFIX);
}

/** The path of the page for an address of data; any other path unchanged. */
export function pagePath(path: string): string {
  if (path.endsWith(AFTER_SLASH)) return path.slice(0, 1 - AFTER_SLASH.length);
  return isDataPath(path) ? path.slice(0, -SUFFIX.length) : path;
}

/** The query of the page for that of its data, "" or with its "?"; any other query keeps its bytes. */
export function pageSearch(search: string): string {
  if (!search.includes(`${WANTED_ROUTES}=`)) return search;
  const parameters = new URLSearchParams(search);
  parameters.delete(WANTED_ROUTES);
  return parameters.size === 0 ? "" : `?${parameters}`;
}
