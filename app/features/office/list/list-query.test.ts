import { describe, expect, test } from "vitest";
import { isLimited, listSearch, readListQuery, sortChange } from "./list-query.ts";

const at = (search: string) =>
  readListQuery(`https://shop.example/office/units${search}`, {
    sorts: ["added", "price", "title"],
    descendingFirst: ["added", "price"],
    filters: { state: ["free", "sold"], kind: ["pc"] },
    dates: true,
  });

describe("the query of an office list", () => {
  test("is read from the address", () => {
    const query = at("?q=%20RTX%203060%20&sort=price&desc=0&page=3&state=sold&from=2026-11-01&to=2026-11-22");
    expect(query).toMatchObject({
      search: "RTX 3060",
      sort: "price",
      descending: false,
      page: 3,
      filters: { state: "sold", kind: null },
      from: "2026-11-01",
      to: "2026-11-22",
    });
  });

  test("begins with the first sort, from its usual end", () => {
    expect(at("")).toMatchObject({ search: "", sort: "added", descending: true, page: 1, from: null, to: null });
    expect(at("?sort=title")).toMatchObject({ sort: "title", descending: false });
  });

  test.each([
    ["?sort=cost&state=lost&page=-4", { sort: "added", filters: { state: null, kind: null }, page: 1 }],
    ["?page=many&from=2026-02-30&to=22.11.2026", { page: 1, from: null, to: null }],
    ["?page=99999999", { page: 10_000 }],
  ])("ignores what an address says wrongly: %s", (search, expected) => {
    expect(at(search)).toMatchObject(expected);
  });

  test("takes two days in either order", () => {
    expect(at("?from=2026-11-22&to=2026-11-01")).toMatchObject({ from: "2026-11-01", to: "2026-11-22" });
  });

  test("has no dates where the list offers none", () => {
    const query = readListQuery("https://shop.example/office?from=2026-11-01", { sorts: ["added"] });
    expect(query).toMatchObject({ from: null, filters: {} });
  });
});

describe("the links of an office list", () => {
  test("keep the search and the filters, leave out what is usual, and begin at the first page", () => {
    const query = at("?q=rtx&state=free&page=4&done=saved");
    expect(listSearch(query)).toBe("?q=rtx&state=free");
    expect(listSearch(query, { page: "5" })).toBe("?q=rtx&state=free&page=5");
    expect(listSearch(query, { state: null, q: null })).toBe("");
  });

  test("sort by a column from its usual end first, then from the other", () => {
    const sorted = (search: string, by: string) => listSearch(at(search), sortChange(at(search), by));
    expect(sorted("", "price")).toBe("?sort=price");
    expect(sorted("?sort=price", "price")).toBe("?sort=price&desc=0");
    expect(sorted("?sort=price&desc=0", "price")).toBe("?sort=price");
    expect(sorted("", "added")).toBe("?desc=0");
    expect(sorted("?sort=price", "title")).toBe("?sort=title");
    expect(sorted("?sort=title", "title")).toBe("?sort=title&desc=1");
  });

  test("lead to an address that reads as the same query", () => {
    const query = at("?q=a&sort=price&desc=0&state=sold&to=2026-11-22");
    expect(at(listSearch(query))).toEqual(query);
  });

  test("say whether anything limits the list", () => {
    expect(isLimited(at("?sort=price&page=2"))).toBe(false);
    for (const search of ["?q=a", "?state=free", "?from=2026-11-01"]) expect(isLimited(at(search))).toBe(true);
  });
});
