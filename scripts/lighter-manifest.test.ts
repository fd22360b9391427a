import { expect, test } from "vitest";
import { DOOR, lighter, withoutOffice } from "./lighter-manifest.ts";

const screen = { parentId: "root", hasLoader: true, imports: ["/shop.js", "/home.js"], css: ["/shop.css"] };
const manifest = {
  entry: { imports: ["/platform.js", "/shop.js"], css: ["/shop.css"] },
  routes: {
    root: { id: "root", path: "", hasLoader: true, hasAction: false, imports: ["/platform.js", "/shop.js"], css: ["/shop.css"] },
    home: { ...screen, id: "home", index: true, hasAction: false },
    preview: { ...screen, id: "preview", path: "og/:name" },
    viewed: { ...screen, id: "viewed", path: "api/viewed" },
    session: { ...screen, id: "session", path: "api/session" },
    products: { ...screen, id: "products", path: "products/:id" },
    officeless: { ...screen, id: "officeless", path: "officeless" },
    code: { ...screen, id: "code", path: "office/code" },
    frame: { ...screen, id: "frame", path: "office" },
    desk: { ...screen, id: "desk", parentId: "frame", index: true },
    orders: { ...screen, id: "orders", parentId: "frame", path: "orders" },
    [DOOR]: { ...screen, id: DOOR, path: "office/*", hasClientLoader: true },
  },
  url: "/assets/manifest-abc.js",
  version: "abc",
};

test("a browser's site map keeps every screen, and leaves out what is loaded anyway or read as false", () => {
  const { routes, ...rest } = lighter(manifest);
  expect(Object.keys(routes)).toEqual(["root", "home", "session", "products", "officeless", "code", "frame", "desk", "orders", DOOR]);
  expect(routes.home).toEqual({ id: "home", parentId: "root", index: true, hasLoader: true });
  expect(routes.products).toEqual({ id: "products", parentId: "root", path: "products/:id", hasLoader: true });
  expect(rest).toEqual({ entry: manifest.entry, url: manifest.url, version: "abc" });
});

test("a visitor's has the office's door, and nothing that is behind it", () => {
  expect(Object.keys(withoutOffice(lighter(manifest)).routes)).toEqual(["root", "home", "session", "products", "officeless", DOOR]);
});
