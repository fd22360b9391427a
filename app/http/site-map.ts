// The router's site map comes as two files: without the office for visitors, whole for whoever is in the office.

/** The whole one, beside the one that the builder names. */
export function wholeMap(map: string): string {
  return map.replace(/\.js$/, "-office.js");
}
