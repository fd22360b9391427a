import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { localAddress, parseTarget } from "./target.server.ts";

describe("the target of a request line", () => {
  test("is a path and a query", () => {
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
    ["dot segments", "/webhooks/../account"],
    ["dot segments in disguise", "/webhooks/.%2e/account"],
    ["dot segments behind an encoded slash", "/webhooks%2f..%2faccount"],
    ["a fragment", "/account#x"],
    ["a NUL in its query", "/products?q=%00"],
    ["a megabyte", `/${"a".repeat(1_000_000)}`],
  ])("is refused where it is %s", (_name, target) => {
    expect(parseTarget(target)).toBeNull();
  });
});

describe("the address that a form redirects to", () => {
  test.each(["/account", "/office/orders?state=paid", "/products/1#top"])(
    "to an address of this shop: %s",
    (address) => {
      expect(localAddress(address)).toBe(address.replace("#top", ""));
    },
  );

  test.each([
    "https://evil.test",
    "//evil.test",
    "/\\evil.test",
    "\\/evil.test",
    "javascript:alert(1)",
    "account",
    "",
    null,
    "/\t/evil.test",
    `/${"x".repeat(600)}`,
    "/.//evil.test",
    "/x/..//evil.test",
    "/%2e//evil.test",
    "/%2E%2e//evil.test",
    "/x/%2e%2e//evil.test",
    "/..%2f/evil.test",
    "/%2fevil.test",
    "/%5cevil.test",
    "/\u0000/evil.test",
    "/a%0d%0ab",
    "/./evil.test",
  ])("to nowhere else: %o", (address) => {
    expect(localAddress(address)).toBeNull();
  });

  test("to no other origin, whatever is typed", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "%2e",
      "%2f",
      "%5c",
      "\t",
      "\n",
      "\u0000",
      "@",
      ":",
      "?",
      "#",
      "evil.test",
      "x",
      "ț",
      "\ud800",
      "http:",
      "javascript:",
    );
    const shapes = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.webUrl(),
      fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join("")),
      fc.array(piece, { maxLength: 10 }).map((pieces) => `/${pieces.join("")}`),
    );
    let led = 0;
    fc.assert(
      fc.property(shapes, (text) => {
        const address = localAddress(text);
        if (address === null) return;
        led += 1;
        expect(address).toMatch(/^\/(?!\/)/);
        const url = new URL(address, "https://shop.example");
        expect(url.origin).toBe("https://shop.example");
        expect(url.pathname + url.search).toBe(address);
        expect(() => new Headers({ location: address })).not.toThrow();
      }),
      { numRuns: 3000 },
    );
    expect(led).toBeGreaterThan(100);
  });
});
