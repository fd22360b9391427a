import { describe, expect, test } from "vitest";
import { fixedClock, MINUTE, SECOND } from "../../base/clock.ts";
import { originOf, PostLimit, senderOf } from "./guard.server.ts";

const shop = ["https://shop.example"];

describe("a post", () => {
  test.each([
    [{ "sec-fetch-site": "same-origin" }, "ours"],
    [{ "sec-fetch-site": "none" }, "ours"],
    [{ "sec-fetch-site": "cross-site" }, "another"],
    [{ "sec-fetch-site": "same-site" }, "another"],
    [{ origin: "https://shop.example" }, "ours"],
    [{ origin: "https://evil.example" }, "another"],
    [{ origin: "https://shop.example.evil.example" }, "another"],
    [{ origin: "http://shop.example" }, "another"],
    [{ origin: "null" }, "another"],
    // Sec-Fetch-Site is set by the browser alone; a page can influence the other headers.
    [{ "sec-fetch-site": "cross-site", origin: "https://shop.example" }, "another"],
    [{ origin: "https://evil.example", referer: "https://shop.example/" }, "another"],
    [{ referer: "https://shop.example/cart" }, "ours"],
    [{ referer: "https://evil.example/?https://shop.example/" }, "another"],
    [{ referer: "nowhere" }, "unknown"],
    [{}, "unknown"],
  ])("with %j is of: %s", (headers, expected) => {
    expect(senderOf(headers, shop)).toBe(expected);
  });
});

describe("the shop's origin", () => {
  const publicUrl = new URL("https://shop.example/");

  test("is the public one, whatever the Host header says", () => {
    expect(originOf("evil.example", publicUrl)).toBe("https://shop.example");
    expect(originOf(undefined, publicUrl)).toBe("https://shop.example");
    expect(originOf("localhost.evil.example", publicUrl)).toBe("https://shop.example");
    expect(originOf("localhost:80@evil.example", publicUrl)).toBe("https://shop.example");
  });

  test("is the loopback name where the request uses that", () => {
    expect(originOf("127.0.0.1:3000", publicUrl)).toBe("http://127.0.0.1:3000");
    expect(originOf("localhost:3000", publicUrl)).toBe("http://localhost:3000");
    expect(originOf("[::1]:3000", publicUrl)).toBe("http://[::1]:3000");
  });
});

describe("posts of one address", () => {
  test("allow a burst of half a minute's posts, then one each second", () => {
    const clock = fixedClock("2026-11-21T08:00:00Z");
    const limit = new PostLimit(60, clock);
    for (let post = 1; post <= 30; post++) expect(limit.wait("198.51.100.1"), `post ${post}`).toBe(0);
    expect(limit.wait("198.51.100.1")).toBe(1);
    expect(limit.wait("198.51.100.2"), "somebody else").toBe(0);
    clock.advance(SECOND);
    expect(limit.wait("198.51.100.1")).toBe(0);
    expect(limit.wait("198.51.100.1")).toBe(1);
  });

  test("never accumulate more than half a minute's posts", () => {
    const clock = fixedClock("2026-11-21T08:00:00Z");
    const limit = new PostLimit(4, clock);
    clock.advance(60 * MINUTE);
    expect([1, 2, 3].map(() => limit.wait("a"))).toEqual([0, 0, 15]);
  });

  test("count by their bytes too, since a long text costs more to read", () => {
    const clock = fixedClock("2026-11-21T08:00:00Z");
    const limit = new PostLimit(120, clock);
    const post = (bytes: number) => limit.wait("198.51.100.1", { routeId: "sell", bytes });
    for (let megabyte = 1; megabyte <= 6; megabyte++) expect(post(1_000_000)).toBe(0);
    expect(post(1_000_000)).toBeGreaterThan(0);
    clock.advance(MINUTE);
    expect(post(1_000_000)).toBe(0);
  });

  test("with wrong tokens are refused after a while, before a token is looked up; right ones are never counted", () => {
    const clock = fixedClock("2026-11-21T08:00:00Z");
    const limit = new PostLimit(120, clock);
    for (let right = 0; right < 500; right++) expect(limit.waitForToken("198.51.100.1")).toBe(0);
    for (let wrong = 0; wrong < 30; wrong++) limit.sawWrongToken("198.51.100.1");
    expect(limit.waitForToken("198.51.100.1")).toBeGreaterThan(0);
    expect(limit.waitForToken("198.51.100.2"), "somebody else").toBe(0);
    clock.advance(10 * SECOND);
    expect(limit.waitForToken("198.51.100.1")).toBe(0);
  });

  test("are not limited where the limit is 0", () => {
    const limit = new PostLimit(0, fixedClock("2026-11-21T08:00:00Z"));
    for (let post = 0; post < 1000; post++) expect(limit.wait("a")).toBe(0);
  });
});
