import { describe, expect, test } from "vitest";
import { parseTarget } from "./target.server.ts";

describe("the target of a request line", () => {
  test("is a path and what is asked of it", () => {
    expect(parseTarget("/products?q=a%20b&page=2")).toEqual({ path: "/products", search: "?q=a%20b&page=2" });
    expect(parseTarget("/")).toEqual({ path: "/", search: "" });
    expect(parseTarget("/despre-noi/%C8%9Bar%C4%83")).toEqual({ path: "/despre-noi/%C8%9Bar%C4%83", search: "" });
  });

  test.each([
    ["a path that cannot be decoded", "/%"],
    ["half a character", "/%C8"],
    ["a NUL", "/a%00b"],
    ["a line break", "/a%0d%0aset-cookie:x"],
    ["another host", "//evil.example/x"],
    ["another host in disguise", "/%2Fevil.example"],
    ["a whole address", "http://evil.example/"],
    ["nothing", ""],
    ["an asterisk", "*"],
    ["backslashes", "/..\\..\\etc"],
    ["a megabyte", `/${"a".repeat(1_000_000)}`],
  ])("is refused where it is %s", (_name, target) => {
    expect(parseTarget(target)).toBeNull();
  });
});
