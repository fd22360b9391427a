import { expect, test } from "vitest";
import { lighter } from "./lighter-manifest.ts";

const manifest = {
  entry: { imports: ["/platform.js", "/shop.js"], css: ["/shop.css"] },
  routes: {
    root: { id: "root", path: "", hasLoader: true, hasAction: false, imports: ["/platform.js", "/shop.js"], css: ["/shop.css"] },
    home: { id: "home", parentId: "root", index: true, hasAction: false, imports: ["/shop.js", "/home.js"], css: ["/home.css", "/shop.css"] },
    drawings: { id: "drawings", parentId: "root", path: "drawings/:name", hasLoader: true },
    products: { id: "products", parentId: "root", path: "products/:id", hasLoader: true },
  },
  version: "abc",
};

test("a browser's site map keeps every screen, and leaves out what is loaded anyway or read as false", () => {
  expect(lighter(manifest)).toEqual({
    entry: manifest.entry,
    routes: {
      root: { id: "root", path: "", hasLoader: true, imports: [], css: [] },
      home: { id: "home", parentId: "root", index: true, imports: ["/home.js"], css: ["/home.css"] },
      products: { id: "products", parentId: "root", path: "products/:id", hasLoader: true, imports: [], css: [] },
    },
    version: "abc",
  });
});
