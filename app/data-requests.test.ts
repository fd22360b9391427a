import { createRequestHandler } from "react-router";
import { expect, test } from "vitest";
import { isDataPath, pagePath, pageSearch, WANTED_ROUTES } from "./data-requests.ts";
import { aServerBuild } from "../testing/router/server-build.ts";

/** A shop of three routes whose loaders say which address the router gave them. */
const build = aServerBuild(
  [
    { id: "root", path: "" },
    { id: "home", parentId: "root", index: true },
    { id: "office", parentId: "root", path: "office/list" },
  ],
  {
    moduleOf: ({ id }) => ({
      default: () => null,
      loader: ({ url }: { url: URL }) => `${id} loaded ${url.pathname}${url.search}`,
    }),
    renderPage: () => new Response("page"),
  },
);

const router = createRequestHandler(build, "production");
const answer = async (address: string) => {
  const response = await router(new Request(`https://shop.example${address}`));
  return { isScript: response.headers.get("content-type")?.includes("text/x-script"), text: await response.text() };
};

test.each([
  ["/_.data", "home"],
  ["/_.data?utm=1", "home"],
  ["/office/list.data", "office"],
  ["/office/list.data?page=2&q=a", "office"],
  [`/office/list.data?page=2&${WANTED_ROUTES}=office`, "office"],
  [`/_.data?${WANTED_ROUTES}=root,home`, "home"],
])("the router, too, takes %s for the data of a page at the same address", async (address, routeId) => {
  const [path, search] = [address.replace(/\?.*/, ""), address.replace(/^[^?]*/, "")];
  expect(isDataPath(path)).toBe(true);
  const { isScript, text } = await answer(address);
  expect(isScript).toBe(true);
  expect(text).toContain(`${routeId} loaded ${pagePath(path)}${pageSearch(search)}`);
});

test("the router sends the data of the wanted routes only", async () => {
  const { text } = await answer(`/office/list.data?${WANTED_ROUTES}=office`);
  expect(text).toContain("office loaded");
  expect(text).not.toContain("root loaded");
});

test("any other address is that of a page, for the router too", async () => {
  for (const path of ["/", "/office/list"]) {
    expect(isDataPath(path)).toBe(false);
    expect(pagePath(path)).toBe(path);
    expect(await answer(path)).toMatchObject({ text: "page" });
  }
  expect(pageSearch("?q=a%20b")).toBe("?q=a%20b");
  expect(pageSearch("")).toBe("");
});
