// The state of an office list: search, filters, dates, sort and page.
// Invariant: the address is the state. A wrong value in an address is ignored, never an error.

import { cleanText } from "../../../../base/clean-text.ts";
import { parseDay } from "../../../../base/day.ts";

export const LONGEST_SEARCH = 100;
const LAST_PAGE = 10_000;

type FilterOptions = { readonly [name in string]: readonly string[] };
/** One value or none for each filter. */
type Chosen = { readonly [name in string]: string | null };

/** What a list offers. */
export type ListOffer<Sort extends string, Options extends FilterOptions> = {
  /** The first one is the default. */
  sorts: readonly Sort[];
  /** Sorts that begin with the highest value, for example dates and amounts. */
  descendingFirst?: readonly Sort[];
  /** For each filter, the values that it accepts. */
  filters?: Options;
  /** Whether the list can be limited to a range of days. */
  dates?: boolean;
};

export type ListQuery<Sort extends string = string, Filters extends Chosen = Chosen> = {
  search: string;
  sort: Sort;
  /** The order of the column: true for the newest, the most expensive, "z" first. */
  descending: boolean;
  page: number;
  filters: Filters;
  /** The first and the last day (ISO dates, in the shop's time zone), both included. */
  from: string | null;
  to: string | null;
  /** The sort of an address without one, and the sorts that begin with the highest value. */
  defaults: { sort: Sort; descendingFirst: readonly Sort[] };
};

/** Reads the query of a list from the address of its page. */
export function readListQuery<const Sort extends string, const Options extends FilterOptions = {}>(
  address: string | URL,
  { sorts, descendingFirst = [], filters, dates = false }: ListOffer<Sort, Options>,
): ListQuery<Sort, { [Filter in keyof Options]: Options[Filter][number] | null }> {
  const params = new URL(address).searchParams;
  const sort = sorts.find((name) => name === params.get("sort")) ?? sorts[0]!;
  const days = [
    dates ? parseDay(params.get("from") ?? "") : null,
    dates ? parseDay(params.get("to") ?? "") : null,
  ] as const;
  const [from, to] = days[0] !== null && days[1] !== null && days[0] > days[1] ? [days[1], days[0]] : days;
  const accepted = Object.entries<readonly string[]>(filters ?? {});
  return {
    search: cleanText(params.get("q") ?? "").slice(0, LONGEST_SEARCH),
    sort,
    descending: params.has("desc") ? params.get("desc") === "1" : descendingFirst.includes(sort),
    page: pageOf(params.get("page")),
    filters: Object.fromEntries(
      accepted.map(([name, values]) => [name, values.find((value) => value === params.get(name)) ?? null]),
    ) as { [Filter in keyof Options]: Options[Filter][number] | null },
    from,
    to,
    defaults: { sort: sorts[0]!, descendingFirst },
  };
}

function pageOf(text: string | null): number {
  const page = Number.parseInt(text ?? "", 10);
  return Number.isNaN(page) ? 1 : Math.min(Math.max(page, 1), LAST_PAGE);
}

/**
 * The query string of the list after a change; null removes a parameter. It keeps what belongs to the list and nothing
 * else, such as the message of an action. Every change but that of the page leads to the first page.
 */
export function listSearch(query: ListQuery, change: Readonly<Record<string, string | null>> = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...statedIn(query), ...change }))
    if (value !== null && value !== "") params.set(name, value);
  const text = String(params);
  return text === "" ? "" : `?${text}`;
}

/** The parameters of what the list shows, without the page; null where it is the default. */
function statedIn({ search, filters, from, to, ...query }: ListQuery): Record<string, string | null> {
  return { q: search, ...filters, from, to, ...statedSort(query) };
}

/** The parameters of the sort; null where it is the default. */
export function statedSort(query: Pick<ListQuery, "defaults" | "sort" | "descending">): Record<string, string | null> {
  return withSort(query, query);
}

/** The change that sorts by a column: from its usual end first, and from the other end if it sorts already. */
export function sortChange(query: ListQuery, sort: string): Record<string, string | null> {
  const usual = query.defaults.descendingFirst.includes(sort);
  return withSort(query, { sort, descending: query.sort === sort ? !query.descending : usual });
}

function withSort(
  { defaults }: Pick<ListQuery, "defaults">,
  { sort, descending }: Pick<ListQuery, "sort" | "descending">,
): Record<string, string | null> {
  const usual = defaults.descendingFirst.includes(sort);
  return { sort: sort === defaults.sort ? null : sort, desc: descending === usual ? null : descending ? "1" : "0" };
}

/** Whether a search, a filter or a date limits the list. */
export function isLimited({ search, filters, from, to }: ListQuery): boolean {
  return search !== "" || from !== null || to !== null || Object.values(filters).some((value) => value !== null);
}
