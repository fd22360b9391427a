// The policy of a route: each route module exports `handle`, and app/server reads it from the build when the process
// starts. The object is sent to browsers with the route's module: it holds plain data and imports nothing but types.

import type { Category } from "../shop/catalogue/specs.ts";
import type { CountedPage } from "../shop/reports/page-views.ts";
import type { Namespace } from "./i18n/namespaces.ts";

/** `export const handle = { … } satisfies RouteHandle`. Routes that share a module share its handle. */
export type RouteHandle = {
  /** Namespaces of words that the screen needs, in addition to those of its parents. */
  words?: readonly Namespace[];
  /** The kind of the address; "page" by default. */
  kind?: RouteKind;
  /** Set where the page is the same for every visitor. It is then rendered without cookies. */
  cache?: CachePolicy;
  /** The limits of a POST. A route with an action must have it. */
  body?: BodyPolicy;
  /**
   * What the page may load and frame beyond the shop's own files. "card-fields": the card provider's scripts, where the
   * provider draws the fields.
   */
  csp?: "card-fields";
  /**
   * What the page is for, if that limits what the shell shows around it. "task": the checkout and selling; search, cart
   * and account are hidden and nothing floats over the page (rule 6). "payment": a task that has no menu either, and a footer of
   * one line. "form": on a small screen nothing floats over its fields.
   */
  purpose?: "task" | "payment" | "form";
  /** As what its views are counted for the reports. */
  counts?: CountedPage;
};

/**
 * page: a screen, or an address that its forms and links lead through. data: JSON for the shop's own scripts. api: JSON
 * for any client, with CORS preflights. file: read by programs, or shown and saved by browsers. webhook: another
 * machine posts here and proves itself by a signature or a secret, so its origin is not checked, and its rate only where
 * `body.rate` is set. staff-api: programs with a
 * token, with PATCH; cookies are removed, and errors are problem documents. agents: JSON-RPC posts of buyers' programs;
 * cookies are removed, posts of other sites' pages are refused, rate and size are those of forms.
 */
export type RouteKind = "page" | "data" | "api" | "file" | "webhook" | "staff-api" | "agents";

/** ":name" is a parameter of the route's path. */
type PathParameter = `:${string}`;

/**
 * Which query parameters are part of the cache key. All others never enter the address under which the page is cached.
 * "ignored": none. "uncached": none, but a page with a query is not cached. "filter": those of the list of this product
 * type. A record: the values of each parameter that count; the page is cached while the listing is in the catalogue
 * index.
 */
export type CachePolicy =
  | { query: "ignored" | "uncached" }
  | { query: "filter"; productType: "pc" | Category | PathParameter }
  | { query: Readonly<Record<string, readonly string[]>>; listing?: PathParameter };

/** The size and rate of a POST (app/server/body-limits.ts has the figures). */
export type BodyRules = {
  /**
   * form: fields. message: a text that the sender wrote. list: many lines. file: a statement. table: a CSV of thousands of rows.
   * event: a webhook's message. email: an e-mail with its files.
   */
  size: "form" | "message" | "list" | "file" | "table" | "event" | "email";
  /**
   * A lower limit of posts a minute than for other forms: "email" where a post sends an e-mail to a typed address,
   * "secret" where it compares a password or a key.
   */
  rate?: "email" | "secret";
  /**
   * How card numbers are searched for: "goods" beside barcodes, "unsearched" not at all, where long numbers are
   * expected.
   */
  cards?: "goods" | "unsearched";
  /** Multipart forms hold photos: they are streamed to the action. */
  photos?: true;
  /** The action itself reports a body that is too large. */
  explainsTooLarge?: true;
  /**
   * With this query parameter the body is a report of the parts in a computer: long, full of long numbers, and only the
   * names of parts are stored.
   */
  report?: { query: string; size: BodyRules["size"] };
};

export type BodyPolicy = BodyRules & {
  /** Other policies for paths that end with one of these: a step of the route, or another route of the same module. */
  steps?: Readonly<Record<string, BodyRules>>;
};
