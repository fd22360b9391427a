// Request handlers of single routes. The router prepares every route of its build for each request: it matches them one
// after the other, twice, and makes their elements anew. A handler that knows only the answering route and its layouts
// costs the same however many screens the shop has.

import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";

/**
 * The handlers of a build by the id of the route that answers; they are made when they are first needed. An id that the
 * build does not have gets the handler of the whole build.
 */
export function handlersByRoute(
  build: ServerBuild,
  mode: "production" | "development",
): (routeId: string) => RequestHandler {
  const whole = createRequestHandler(build, mode);
  const handlers = new Map<string, RequestHandler>();
  return (routeId) => {
    if (!build.routes[routeId]) return whole;
    let handler = handlers.get(routeId);
    if (handler === undefined) {
      handler = createRequestHandler(branchOf(build, routeId), mode);
      handlers.set(routeId, handler);
    }
    return handler;
  };
}

/** The build with one route and its parents. Browsers still get the manifest of all routes, by its address. */
function branchOf(build: ServerBuild, routeId: string): ServerBuild {
  const ids: string[] = [];
  for (let id: string | undefined = routeId; id !== undefined; id = build.routes[id]?.parentId) ids.push(id);
  return {
    ...build,
    routes: pick(build.routes, ids),
    assets: { ...build.assets, routes: pick(build.assets.routes, ids) },
  };
}

function pick<Value>(all: Readonly<Record<string, Value>>, keys: readonly string[]): Record<string, Value> {
  return Object.fromEntries(keys.map((key) => [key, all[key]!]));
}
