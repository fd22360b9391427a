// The filter of a page that chooses a part, as its address has it.

import { cleanText } from "../../../base/clean-text.ts";

export const LONGEST_TEXT = 100; // characters

/** The typed words, and the page of what was found. */
export function readNarrowing(params: URLSearchParams): { q: string; page: number } {
  const page = params.get("page") ?? "";
  return {
    q: cleanText(params.get("q") ?? "").slice(0, LONGEST_TEXT),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The page of `link` with a filter; empty values and the first page are left out. */
export function narrowedLink(
  link: string,
  { page, ...filter }: { q: string; page: number } & Record<string, string | number>,
): string {
  const [path = "", search = ""] = link.split("?");
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(filter)) if (value !== "") params.set(name, String(value));
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `${path}?${params}` : path;
}
