// The policies of a build's routes, found by the path of a request: for the guards, the cache and the security headers.
// Invariant: the router's own matching finds the route, so upper case, encoded characters and addresses of data mean
// the same to both.

import { LRUCache } from "lru-cache";
import { generatePath, matchRoutes } from "react-router";
import { pagePath } from "../data-requests.ts";
import type { BodyPolicy, BodyRules, CachePolicy, RouteHandle, RouteKind } from "../route-handle.ts";

type BuildRoute = {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
  module: object;
};

/** The part of the build's routes that the table reads. */
export type BuildRoutes = Readonly<Record<string, BuildRoute | undefined>>;

/** The policy of one path. */
export type PathPolicy = {
  /** The id of the route that answers. The router uses it to request a screen's own data. */
  routeId: string;
  params: Readonly<Record<string, string | undefined>>;
  kind: RouteKind;
  body: BodyRules;
  csp: RouteHandle["csp"] | undefined;
  counts: RouteHandle["counts"] | undefined;
  /** Null if the page may differ between visitors, or if the path is another spelling of a cached page's own. */
  cache: CachePolicy | null;
};

/** A post to a route without an action is answered by a page. */
const NO_BODY: BodyPolicy = { size: "form" };

const NO_ROUTE: PathPolicy = {
  routeId: "",
  params: {},
  kind: "page",
  body: NO_BODY,
  csp: undefined,
  counts: undefined,
  cache: null,
};

// Matching takes most of a millisecond: the router sorts all routes each time.
const MOST_KNOWN = 10_000;
const LONGEST_KNOWN = 200; // characters

export class PolicyTable {
  readonly #routes: BuildRoutes;
  readonly #tree: RouteNode[];
  readonly #known = new LRUCache<string, PathPolicy>({ max: MOST_KNOWN });

  constructor(routes: BuildRoutes) {
    this.#routes = routes;
    this.#tree = childrenOf(undefined, routes);
  }

  /** The policy of a path. Under "/cart.data" and "/_.data" the router answers for "/cart" and "/". */
  at(path: string): PathPolicy {
    const known = this.#known.get(path);
    if (known) return known;
    const found = this.#find(pagePath(path));
    if (path.length <= LONGEST_KNOWN) this.#known.set(path, found);
    return found;
  }

  #find(path: string): PathPolicy {
    const matches = matchRoutes(this.#tree, path);
    const leaf = matches?.at(-1);
    if (!matches || !leaf) return NO_ROUTE;
    const { kind = "page", body = NO_BODY, cache, csp, counts } = mergedHandle(leaf.route.id, this.#routes);
    const pattern = `/${matches
      .map(({ route }) => route.path ?? "")
      .filter(Boolean)
      .join("/")}`;
    const isCanonical = cache !== undefined && generatePath(pattern, leaf.params) === path;
    return {
      routeId: leaf.route.id,
      params: leaf.params,
      kind,
      body: bodyRules(body, lastPart(pattern, leaf.params)),
      csp,
      counts,
      cache: isCanonical ? cache : null,
    };
  }
}

/** Merges a route's handle over those of its parents: the nearest route wins. Words are left to the screens. */
function mergedHandle(id: string, routes: BuildRoutes): Omit<RouteHandle, "words"> {
  const route = routes[id];
  if (!route) return {};
  const above = route.parentId === undefined ? {} : mergedHandle(route.parentId, routes);
  return { ...above, ...("handle" in route.module ? (route.module.handle as RouteHandle) : {}) };
}

function bodyRules({ steps, ...rules }: BodyPolicy, step: string): BodyRules {
  return (steps && Object.hasOwn(steps, step) ? steps[step] : undefined) ?? rules;
}

/** The last segment of a path that matched a pattern, in lower case as in the pattern. */
function lastPart(pattern: string, params: PathPolicy["params"]): string {
  const part = pattern.slice(pattern.lastIndexOf("/") + 1);
  return (part.startsWith(":") ? (params[part.slice(1)] ?? "") : part).toLowerCase();
}

type RouteNode =
  | { id: string; path?: string; index?: false; children: RouteNode[] }
  | { id: string; path?: string; index: true };

function childrenOf(parentId: string | undefined, routes: BuildRoutes): RouteNode[] {
  const children = Object.values(routes).filter(
    (route) => route !== undefined && route.parentId === parentId,
  ) as BuildRoute[];
  return children.map(({ id, path, index }) => {
    const node = { id, ...(path !== undefined && { path }) };
    return index ? { ...node, index } : { ...node, children: childrenOf(id, routes) };
  });
}
