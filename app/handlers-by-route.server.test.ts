import { expect, test } from "vitest";
import type { EntryContext, ServerBuild } from "react-router";
import { handlersByRoute } from "./handlers-by-route.server.ts";

const paths = { root: "", office: "office", "office/orders": "orders", cart: "cart", other: "*" } as const;
type RouteId = keyof typeof paths;
const parents: Record<RouteId, RouteId | undefined> = {
  root: undefined,
  office: "root",
  "office/orders": "office",
  cart: "root",
  other: "root",
};

/** A build whose pages name the route that they show and the routes that the router prepared for it. */
function aBuild(): ServerBuild {
  const ids = Object.keys(paths) as RouteId[];
  const byId = <Value>(value: (id: RouteId) => Value) => Object.fromEntries(ids.map((id) => [id, value(id)]));
  const route = (id: RouteId) => ({ id, parentId: parents[id], path: paths[id] });
  const page = (_request: Request, status: number, headers: Headers, router: EntryContext) =>
    Response.json(
      {
        shown: router.staticHandlerContext.matches.map(({ route }) => route.id),
        prepared: Object.keys(router.routeModules),
        manifest: Object.keys(router.manifest.routes),
      },
      { status, headers },
    );
  return {
    entry: { module: { default: page, handleError: () => undefined } },
    routes: byId((id) => ({ ...route(id), module: { default: () => null, loader: () => id } })),
    assets: { entry: { imports: [], module: "" }, routes: byId(route), url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  } as unknown as ServerBuild;
}

const handlerOf = handlersByRoute(aBuild(), "production");
const answer = async (routeId: string, path: string) => {
  const response = await handlerOf(routeId)(new Request(`https://shop.example${path}`));
  return { status: response.status, ...(await response.json()) };
};

test("a page is prepared with its own route and the layouts around it, and no others", async () => {
  const branch = ["root", "office", "office/orders"];
  expect(await answer("office/orders", "/office/orders")).toEqual({
    status: 200,
    shown: branch,
    prepared: expect.arrayContaining(branch),
    manifest: expect.arrayContaining(branch),
  });
  expect((await answer("office/orders", "/office/orders")).prepared).toHaveLength(branch.length);
  expect((await answer("cart", "/cart")).prepared).toEqual(expect.arrayContaining(["root", "cart"]));
});

test("a handler answers for no other route than its own", async () => {
  expect(await answer("cart", "/office/orders")).toMatchObject({ status: 404, shown: ["root"] });
});

test("where no route is known, the whole build answers", async () => {
  for (const id of ["", "gone"])
    expect(await answer(id, "/office/orders")).toMatchObject({
      status: 200,
      shown: ["root", "office", "office/orders"],
      prepared: { length: Object.keys(paths).length },
    });
});

test("the handler of a route is made once", () => {
  expect(handlerOf("cart")).toBe(handlerOf("cart"));
  expect(handlerOf("cart")).not.toBe(handlerOf("office"));
});
