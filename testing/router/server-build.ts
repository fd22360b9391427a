// A build of the router with routes of a test, which its request handlers take for that of the shop.

import type { ServerBuild } from "react-router";

type BuildRoute = { id: string; parentId?: string | undefined; path?: string; index?: boolean };

/** `moduleOf`: the module of a route; `renderPage`: the response for a page. */
export function aServerBuild<Route extends BuildRoute>(
  routes: readonly Route[],
  {
    moduleOf,
    renderPage,
  }: { moduleOf: (route: Route) => object; renderPage: ServerBuild["entry"]["module"]["default"] },
): ServerBuild {
  const byId = <Value>(value: (route: Route) => Value) =>
    Object.fromEntries(routes.map((route) => [route.id, value(route)]));
  return {
    entry: { module: { default: renderPage, handleError: () => undefined } },
    routes: byId((route) => ({ ...route, module: moduleOf(route) })),
    assets: { entry: { imports: [], module: "" }, routes: byId((route) => route), url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  } as unknown as ServerBuild;
}
