import { expect, test } from "vitest";
import type { EntryContext } from "react-router";
import { aServerBuild } from "../testing/router/server-build.ts";
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
const build = aServerBuild(
  (Object.keys(paths) as RouteId[]).map((id) => ({ id, parentId: parents[id], path: paths[id] })),
  {
    moduleOf: ({ id }) => ({ default: () => null, loader: () => id }),
    renderPage: (_request: Request, status: number, headers: Headers, router: EntryContext) =>
      Response.json(
        {
          shown: router.staticHandlerContext.matches.map(({ route }) => route.id),
          prepared: Object.keys(router.routeModules),
          manifest: Object.keys(router.manifest.routes),
        },
        { status, headers },
      ),
  },
);

const handlerOf = handlersByRoute(build, "production");
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
