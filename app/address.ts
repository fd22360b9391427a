// How the addresses of links.ts and office-links.ts are put together. Pure, for server and browser.
// Invariant: query values are escaped here, and a parameter without a value is left out.

/** An existing query string, with or without its "?", carried on from another address. */
export type Carried = string | URLSearchParams;
export type Search<Name extends string = string> =
  | Carried
  | { readonly [name in Name]?: string | number | null | undefined };
export type IdText = string | number;

/** A path with a query and an anchor. */
export function at(path: string, search: Search = {}, place?: string): string {
  const query =
    typeof search === "string"
      ? search.replace(/^\?/, "")
      : String(search instanceof URLSearchParams ? search : new URLSearchParams(given(search)));
  return `${path}${query && `?${query}`}${place === undefined ? "" : `#${place}`}`;
}

function given(search: Exclude<Search, Carried>): [string, string][] {
  return Object.entries(search).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
}

/** Whether an address, with or without a query, is this page or one below it: "/cart?added=1" and "/cart/a" are at "/cart". */
export function isAt(address: string, page: string): boolean {
  return address.startsWith(page) && /^(?:$|[/?#])/.test(address.slice(page.length));
}

export const text = (id: IdText) => String(id);
