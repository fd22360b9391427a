import { once } from "node:events";
import { Agent, request as ask } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { fixedClock, SECOND } from "../../base/clock.ts";
import { readEnvironment } from "../../base/env.server.ts";
import { changingIndex } from "../../testing/changing-index.ts";
import { siteRoutes } from "../../testing/site-routes.ts";
import type { Application, RenderOptions } from "./application.ts";
import { send, sendRaw } from "../../testing/served.ts";
import type { Asset } from "./assets.server.ts";
import { CARD_SEEN_HEADER, TOO_LARGE_HEADER } from "./guard.server.ts";
import { createShopServer, type ShopServer } from "./shop-server.server.ts";

/** An application that returns the visitor it sees and the request it got. */
const recording: Application = {
  async render(request, language) {
    const { pathname, search } = new URL(request.url);
    if (pathname === "/broken") throw new Error("a screen broke");
    if (pathname === "/picture")
      return {
        response: new Response("<svg/>", { headers: { "content-type": "image/svg+xml" } }),
        html: null,
        scripts: [],
      };
    const cookie = request.headers.get("cookie") ?? "nobody";
    const body = await request.text();
    const html = `<html lang="${language}"><script>1</script><p>${cookie}</p><i>${pathname}${search}</i><b>${body.length}</b>${"x".repeat(2000)}</html>`;
    const headers: Record<string, string> = pathname === "/cart" ? { "set-cookie": "visitor=1" } : {};
    return {
      response: new Response(null, { status: pathname === "/nowhere" ? 404 : 200, headers }),
      html: Buffer.from(html),
      scripts: ["1"],
    };
  },
  errorPage: (fault, language) => `<h1>${fault} ${language}</h1>`,
  resendPage: () => "again",
};

const asset: Asset = {
  headers: { "content-type": "text/javascript", etag: '"a"' },
  bodies: { identity: Buffer.from("plain"), br: Buffer.from("packed") },
};
/** The headers of a form on the shop's own page. */
const OURS = { origin: "https://shop.example" };
const open: ShopServer[] = [];
/** The views that the servers counted. */
const views: string[] = [];

async function aServer({
  application = recording,
  env = {},
  isReady = async () => true,
}: { application?: Application; env?: Record<string, string>; isReady?: () => Promise<boolean> } = {}) {
  const clock = fixedClock("2026-11-21T08:00:00Z");
  const catalogueIndex = Object.assign(changingIndex(), { byId: () => null, knows: () => false });
  const errors: object[] = [];
  const lines: unknown[] = [];
  const log = {
    info: (...args: unknown[]) => lines.push(args),
    debug: (...args: unknown[]) => lines.push(args),
    error: (details: object, message: string) => {
      errors.push(details);
      lines.push([details, message]);
    },
  };
  const shop = createShopServer({
    countView: (page) => views.push(page),
    env: readEnvironment({ PUBLIC_URL: "https://shop.example", ...env }),
    clock,
    log,
    catalogueIndex,
    card: { mode: "sandbox", confirmOrigin: "https://cards.example" },
    secret: "the secret of tests, which is no secret",
    isReady,
    assets: new Map([["/assets/a-1.js", asset]]),
    routes: await siteRoutes(),
    application,
  });
  open.push(shop);
  shop.server.listen(0, "127.0.0.1");
  await once(shop.server, "listening");
  const { port } = shop.server.address() as AddressInfo;
  return {
    shop,
    catalogueIndex,
    clock,
    errors,
    lines,
    port,
    get: (path: string, headers = {}) => send(port, { path, headers }),
    post: (path: string, headers = {}, body = "a=b") =>
      send(port, { method: "POST", path, headers: { ...OURS, ...headers }, body }),
  };
}

afterEach(async () => {
  await Promise.all(open.splice(0).map(({ stop }) => stop({ grace: Promise.resolve(), within: 100 })));
});

describe("a page that may hold private data", () => {
  test.each([
    "/cart",
    "/checkout?step=payment",
    "/checkout/complete/ORD-123456",
    "/account/orders",
    "/products/1/reserve",
    "/cart.data",
  ])("is never kept by the browser: %s", async (path) => {
    const { get, post } = await aServer();
    expect((await get(path, { cookie: "visitor=me" })).headers["cache-control"]).toBe("private, no-store");
    expect((await post(path, { "content-type": "application/x-www-form-urlencoded" })).headers["cache-control"]).toBe(
      "private, no-store",
    );
  });

  test("may set other caching, and responses that are no page are left alone", async () => {
    const render: Application["render"] = async (request) => ({
      response: new Response("{}", {
        headers: new URL(request.url).pathname === "/own" ? { "cache-control": "no-cache" } : {},
      }),
      html: request.url.endsWith("/own") ? Buffer.from("<p>") : null,
      scripts: [],
    });
    const { get } = await aServer({ application: { ...recording, render } });
    expect((await get("/own")).headers["cache-control"]).toBe("no-cache");
    expect((await get("/api/products")).headers["cache-control"]).toBe("private, no-cache");
  });
});

describe("a page that is the same for everybody", () => {
  test("is rendered without the visitor's cookies, and one visitor's page is never another's", async () => {
    const { get } = await aServer();
    const mine = await get("/products", { cookie: "visitor=me; lng=ro" });
    expect(mine.text).toContain("<p>nobody</p>");
    expect(await get("/products", { cookie: "visitor=you; lng=ro" })).toMatchObject({ text: mine.text });
    expect((await get("/products?q=rtx", { cookie: "visitor=me" })).text).toContain("<p>nobody</p>");
    expect((await get("/cart", { cookie: "visitor=me" })).text).toContain("<p>visitor=me</p>");
    expect((await get("/cart", { cookie: "visitor=you" })).text).toContain("<p>visitor=you</p>");
    expect((await get("/cart")).text).toContain("<p>nobody</p>");
  });

  test("is cached by language, and rendered from its canonical address", async () => {
    const { get } = await aServer();
    expect((await get("/products?utm_source=spy&sort=priceAsc")).text).toContain("<i>/products?sort=priceAsc</i>");
    expect((await get("/products", { "accept-language": "hu" })).text).toContain('lang="hu"');
    expect((await get("/products")).text).toContain('lang="ro"');
    expect((await get("/products", { cookie: "lng=uk" })).text).toContain('lang="uk"');
  });

  test("is rendered again within a second of a change of the catalogue index, and after a minute", async () => {
    let renderings = 0;
    const application: Application = {
      ...recording,
      render: async () => ({
        response: new Response(null),
        html: Buffer.from(`<p>${(renderings += 1)}</p>`),
        scripts: [],
      }),
    };
    const { get, catalogueIndex, clock } = await aServer({ application });
    expect((await get("/")).text).toBe("<p>1</p>");
    expect((await get("/")).text).toBe("<p>1</p>");
    catalogueIndex.change();
    clock.advance(SECOND);
    expect((await get("/")).text).toBe("<p>2</p>");
    clock.advance(61 * SECOND);
    expect((await get("/")).text).toBe("<p>3</p>");
  });

  test("stays cached, without being rendered again, where a change does not affect it", async () => {
    let renderings = 0;
    const calls: RenderOptions[] = [];
    const application: Application = {
      ...recording,
      render: async (_request, _language, options) => (
        calls.push(options),
        {
          response: new Response(null),
          html: Buffer.from(`<p>${(renderings += 1)}</p>`),
          scripts: [],
          isUnchanged: () => true,
        }
      ),
    };
    const { get, catalogueIndex, clock } = await aServer({ application });
    for (let change = 0; change < 5; change++) {
      expect((await get("/products")).text).toBe("<p>1</p>");
      catalogueIndex.change();
      clock.advance(2 * SECOND);
    }
    expect(calls).toEqual([{ routeId: expect.any(String), isPublic: true }]);
    await get("/cart");
    expect(calls[1]?.isPublic, "what is one visitor's own").toBeUndefined();
  });

  test.each(["/products?q=rtx", "/products?sort=cheapest", "/products", "/products/999"])(
    "at %s is made once for a hundred who ask at the same time",
    async (path) => {
      let renderings = 0;
      const { promise: allRequested, resolve: goOn } = Promise.withResolvers<void>();
      const application: Application = {
        ...recording,
        render: async (...args) => ((renderings += 1), await allRequested, recording.render(...args)),
      };
      const { get, port, shop } = await aServer({ application });
      let received = 0;
      shop.server.on("request", () => {
        if (++received === 100) setImmediate(goOn);
      });
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, visitor) =>
          get(path, { cookie: `visitor=${visitor}; lng=ro`, "accept-encoding": visitor % 2 ? "br" : "identity" }),
        ),
      );
      expect(renderings).toBe(1);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(
        new Set(
          answers.map(({ headers, body, text }) =>
            headers["content-encoding"] === "br" ? brotliDecompressSync(body).toString() : text,
          ),
        ).size,
      ).toBe(1);
      expect(
        (await send(port, { path, headers: { cookie: "lng=hu" } })).text,
        "another language is another page",
      ).toContain('lang="hu"');
    },
  );

  test("is refused politely where too many renderings are queued, while buyers are still served", async () => {
    const { promise: enough, resolve: goOn } = Promise.withResolvers<void>();
    const application: Application = {
      ...recording,
      render: async (request, ...rest) => {
        if (new URL(request.url).pathname === "/products") await enough;
        return await recording.render(request, ...rest);
      },
    };
    const { get, shop } = await aServer({ application });
    let received = 0;
    const { promise: allReceived, resolve: receive } = Promise.withResolvers<void>();
    shop.server.on("request", () => {
      if (++received === 300) setImmediate(receive);
    });
    const cold = Array.from({ length: 300 }, (_, page) => get(`/products?q=${page}`, { "accept-language": "hu" }));
    await allReceived;
    expect((await get("/cart", { cookie: "visitor=me" })).text).toContain("visitor=me");
    goOn();
    const answers = await Promise.all(cold);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(100);
    expect(refused[0]).toMatchObject({ text: "<h1>busy hu</h1>", headers: { "retry-after": "2" } });
    expect(answers.filter(({ status }) => status === 200).length).toBe(300 - refused.length);
    expect((await get("/metrics")).text).toContain(`page_cache_total{use="shed"} ${refused.length}`);
  });

  test("answers 304 to clients that have it already, in the same encoding", async () => {
    const { get, catalogueIndex, clock } = await aServer();
    const first = await get("/products", { "accept-encoding": "br" });
    expect(first.headers).toMatchObject({
      "content-encoding": "br",
      vary: "accept-encoding, accept-language, cookie",
      "cache-control": "private, no-cache",
    });
    expect(brotliDecompressSync(first.body).toString()).toContain("<i>/products</i>");
    const etag = first.headers.etag ?? "";
    const again = await get("/products", { "accept-encoding": "br", "if-none-match": etag });
    expect(again).toMatchObject({ status: 304, text: "", headers: { etag } });
    expect(again.headers["content-length"]).toBeUndefined();
    expect((await get("/products", { "if-none-match": etag })).status).toBe(200);
    catalogueIndex.change();
    clock.advance(SECOND);
    expect(
      (await get("/products", { "accept-encoding": "br", "if-none-match": etag })).status,
      "the same content",
    ).toBe(304);
  });

  test("is rendered for each visitor where caching is off, still without cookies", async () => {
    const { get } = await aServer({ env: { PAGE_CACHE: "off" } });
    const answer = await get("/products", { cookie: "visitor=me" });
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.text).toContain("<p>nobody</p>");
  });
});

describe("the data of such a page", () => {
  /** Data as the router answers them, with the visitor in them. */
  const data: Application = {
    ...recording,
    async render(request, language) {
      const { pathname, search } = new URL(request.url);
      const body = `["${language}","${request.headers.get("cookie") ?? "nobody"}","${pathname}${search}"]${"x".repeat(2000)}`;
      return {
        response: new Response(body, { headers: { "content-type": "text/x-script", "x-remix-response": "yes" } }),
        html: null,
        scripts: [],
      };
    },
  };

  test("are rendered without cookies, cached by language, and served to everybody", async () => {
    const { get } = await aServer({ application: data });
    const address = "/products.data?fbclid=1&sort=priceAsc&_routes=features%2Fcatalogue%2Fproducts";
    const mine = await get(address, { cookie: "visitor=me; lng=uk" });
    expect(mine.text).toContain(
      '["uk","nobody","/products.data?sort=priceAsc&_routes=features%2Fcatalogue%2Fproducts"]',
    );
    expect(mine.headers).toMatchObject({
      "content-type": "text/x-script",
      "x-remix-response": "yes",
      "x-content-type-options": "nosniff",
      vary: "accept-encoding, accept-language, cookie",
      "cache-control": "private, no-cache",
    });
    expect((await get(address, { cookie: "visitor=you; lng=uk" })).text).toBe(mine.text);
    expect((await get(address, { cookie: "visitor=you; lng=hu" })).text).toContain('["hu","nobody"');
    const { text } = await get("/metrics");
    expect(text).toContain('page_cache_total{use="hit"} 1');
    expect(text).toContain('page_cache_total{use="miss"} 2');
    expect(text).toContain('http_requests_total{kind="data",status="200"} 2');
    expect(text).toContain('http_requests_total{kind="cached",status="200"} 1');
  });

  test("are answered 304 to clients that have them, and rendered again when the catalogue index changes", async () => {
    let renderings = 0;
    const application: Application = {
      ...data,
      render: async () => ({
        response: new Response(`[${(renderings += 1)}]`, { headers: { "content-type": "text/x-script" } }),
        html: null,
        scripts: [],
      }),
    };
    const { get, catalogueIndex, clock } = await aServer({ application });
    const first = await get("/products.data");
    expect((await get("/products.data", { "if-none-match": first.headers.etag ?? "" })).status).toBe(304);
    catalogueIndex.change();
    clock.advance(SECOND);
    expect(await get("/products.data", { "if-none-match": first.headers.etag ?? "" })).toMatchObject({
      status: 200,
      text: "[2]",
    });
  });

  test("are never mixed with the page itself, nor with private data", async () => {
    const { get } = await aServer({ application: data });
    expect((await get("/products")).text).toContain('"/products"]');
    expect((await get("/products.data")).text).toContain('"/products.data"]');
    expect((await get("/cart.data", { cookie: "visitor=me" })).text).toContain('"visitor=me","/cart.data"]');
    expect((await get("/cart.data", { cookie: "visitor=you" })).text).toContain('"visitor=you"');
    expect((await get("/products.data?q=rtx", { cookie: "visitor=me" })).text).toContain(
      '"nobody","/products.data?q=rtx"]',
    );
    expect((await get("/products.data?_routes=root", { cookie: "visitor=me" })).text).toContain('"nobody"');
  });
});

describe("every page", () => {
  test("has a connection that stays open longer than a proxy keeps it, while request headers may take ten seconds as before", async () => {
    const { get, port, shop } = await aServer();
    const request = ask({ host: "127.0.0.1", port, agent: new Agent({ keepAlive: true }), path: "/products" });
    request.end();
    const [response] = await once(request, "response");
    response.resume();
    const seconds = Number(/timeout=(\d+)/.exec(response.headers["keep-alive"])?.[1]);
    expect(seconds).toBeGreaterThan(60);
    expect(shop.server.keepAliveTimeout).toBe(seconds * SECOND);
    expect(shop.server.headersTimeout).toBe(10 * SECOND);
    await once(response, "end");
    request.destroy();
    expect((await get("/products")).status).toBe(200);
  });

  test("has the security headers", async () => {
    const { get } = await aServer();
    for (const path of ["/products", "/cart", "/nowhere"]) {
      const { headers } = await get(path);
      expect(headers["content-security-policy"], path).toMatch(/script-src 'self' 'sha256-[^']+';/);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "cross-origin-opener-policy": "same-origin",
        "strict-transport-security": expect.any(String),
      });
    }
  });

  test("has the same headers and no body for HEAD", async () => {
    const { get, port } = await aServer();
    const whole = await get("/cart");
    const head = await send(port, { method: "HEAD", path: "/cart" });
    expect(head.text).toBe("");
    expect(head.headers["content-length"]).toBe(whole.headers["content-length"]);
  });

  test("remembers the language of its address, next to the cookies of the page itself", async () => {
    const { get } = await aServer();
    const chosen = "lng=uk; Path=/; Max-Age=31536000; SameSite=Lax; Secure";
    const cached = await get("/products?lng=uk", { cookie: "lng=ro" });
    expect(cached.text).toContain('lang="uk"');
    expect(cached.headers["set-cookie"]).toEqual([chosen]);
    expect((await get("/cart?lng=uk")).headers["set-cookie"]).toEqual(["visitor=1", chosen]);
    expect((await get("/products?lng=xx")).headers["set-cookie"]).toBeUndefined();
    expect((await get("/products")).headers["set-cookie"]).toBeUndefined();
  });
});

describe("a file or a response that is no page", () => {
  test("is sent as it was built, cached for ever, compressed where the browser accepts it", async () => {
    const { get } = await aServer();
    expect(await get("/assets/a-1.js")).toMatchObject({ status: 200, text: "plain" });
    expect(await get("/assets/a-1.js", { "accept-encoding": "gzip, br" })).toMatchObject({
      text: "packed",
      headers: { "content-encoding": "br" },
    });
    expect((await get("/assets/a-1.js", { "if-none-match": '"a"' })).status).toBe(304);
  });

  test("cannot be reached outside the built files", async () => {
    const { get } = await aServer();
    for (const path of [
      "/assets/../server.ts",
      "/assets/..%2f..%2fserver.ts",
      "/assets/%2e%2e/package.json",
      "/..%5c..%5cetc",
    ]) {
      const { status, text } = await get(path);
      expect(text, path).not.toContain("import");
      expect([200, 400], path).toContain(status);
    }
  });

  test("keeps its own type", async () => {
    const { get } = await aServer();
    expect(await get("/picture")).toMatchObject({ text: "<svg/>", headers: { "content-type": "image/svg+xml" } });
  });
});

describe("an invalid request", () => {
  test.each(["/%", "/%00", "/a%0ab", "//evil.example/", "/%C8"])(
    "for %s is refused in the visitor's language, and the shop stays open",
    async (path) => {
      const { get } = await aServer();
      expect(await get(path, { "accept-language": "hu" })).toMatchObject({
        status: 400,
        text: "<h1>bad-address hu</h1>",
      });
      expect((await get("/products")).status).toBe(200);
    },
  );

  test.each([
    ["a whole address", "GET http://evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
    ["a NUL", "GET /\u0000 HTTP/1.1\r\n\r\n"],
    ["no request at all", "hello\r\n\r\n"],
    ["a header of 40 kB", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(40_000)}\r\n\r\n`],
  ])("such as %s is refused and harms nobody", async (_name, bytes) => {
    const { get, port } = await aServer();
    expect((await sendRaw(port, bytes)).slice(0, 20)).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect((await get("/products")).status).toBe(200);
  });

  test("with an unknown method is answered 405", async () => {
    const { port } = await aServer();
    for (const method of ["PUT", "DELETE", "TRACE", "OPTIONS"]) {
      expect(await send(port, { method, path: "/cart" }), method).toMatchObject({
        status: 405,
        headers: { allow: "GET, HEAD, POST" },
      });
    }
  });

  test("whose screen throws is answered 500 without details", async () => {
    const { get, errors } = await aServer();
    expect(await get("/broken")).toMatchObject({ status: 500, text: "<h1>broken ro</h1>" });
    expect(errors).toHaveLength(1);
  });
});

describe("a post", () => {
  test("of the shop's own pages is accepted, under each of its names", async () => {
    const { post, port } = await aServer();
    expect((await post("/cart", { origin: "https://shop.example" })).text).toContain("<b>3</b>");
    expect((await post("/cart", { origin: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}` })).status).toBe(200);
  });

  test("of another site is refused; a webhook comes from another site and is accepted", async () => {
    const { post } = await aServer();
    expect(await post("/cart", { origin: "https://evil.example" })).toMatchObject({
      status: 403,
      text: "<h1>cross-site ro</h1>",
    });
    expect((await post("/cart", { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await post("/webhooks/card", { origin: "https://evil.example" })).status).toBe(200);
  });

  test("with a body above its route's limit is refused, with or without Content-Length", async () => {
    const { post, port } = await aServer();
    const large = Buffer.alloc(20_001, "a");
    expect(await send(port, { method: "POST", path: "/cart", headers: OURS, body: large })).toMatchObject({
      status: 413,
      text: "<h1>too-large ro</h1>",
    });
    expect(
      (
        await send(port, {
          method: "POST",
          path: "/cart",
          headers: { ...OURS, "transfer-encoding": "chunked" },
          body: large,
        })
      ).status,
    ).toBe(413);
    expect((await post("/cart", {}, "a".repeat(20_000))).text).toContain("<b>20000</b>");
    expect((await post("/sell/cpu?detect=1", {}, "a".repeat(1_000_000))).text).toContain("<b>1000000</b>");
    expect((await post("/sell/cpu?detect=1", {}, "a".repeat(1_000_001))).status).toBe(413);
    expect((await post("/sell/cpu", {}, "a".repeat(20_001))).status).toBe(413);
  });

  test("above the rate limit is answered 429; pages are still served", async () => {
    const { post, get, clock } = await aServer({ env: { POSTS_PER_MINUTE: "4" } });
    expect((await post("/cart")).status).toBe(200);
    expect((await post("/cart")).status).toBe(200);
    expect(await post("/cart")).toMatchObject({ status: 429, headers: { "retry-after": "15" } });
    expect((await get("/products")).status).toBe(200);
    clock.advance(15 * SECOND);
    expect((await post("/cart")).status).toBe(200);
  });

  const card = "4242424242424242";
  const echo = () => {
    const received: { body: string; marked: boolean }[] = [];
    const application: Application = {
      ...recording,
      render: async (request) => {
        received.push({ body: await request.text(), marked: request.headers.has(CARD_SEEN_HEADER) });
        throw new Error("a screen that breaks");
      },
    };
    return { received, application };
  };

  test("with a card number reaches no screen and no log: a form shows the error, anything else is refused", async () => {
    const { received, application } = echo();
    const { post, lines } = await aServer({ application, env: { LOG_LEVEL: "debug" } });
    expect(
      (await post("/contact", { "content-type": "application/x-www-form-urlencoded" }, `message=${card}`)).status,
    ).toBe(500);
    expect(received).toEqual([{ body: "", marked: true }]);
    const bodies = [
      ["application/json", JSON.stringify({ note: card })],
      ["multipart/form-data; boundary=x", `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${card}\r\n--x--`],
      ["text/plain", "4242 4242 4242 4242"],
    ];
    for (const [type, body] of bodies)
      expect(await post("/contact", { "content-type": type! }, body)).toMatchObject({
        status: 422,
        text: "<h1>card-number ro</h1>",
      });
    expect(received).toHaveLength(1);
    expect((await post("/contact", { [CARD_SEEN_HEADER]: "yes" }, "a=b")).status).toBe(500);
    expect(received[1]).toEqual({ body: "a=b", marked: false });
    await post(`/contact/${card}?number=${card}`, {}, `number=${card}`);
    expect(lines.length).toBeGreaterThan(3);
    expect(JSON.stringify(lines)).not.toMatch(/4242/);
  });

  test("of a list of parts may hold barcodes; a card number or too long a list is reported beside the list", async () => {
    const received: { body: string; card: boolean; tooLarge: boolean }[] = [];
    const render: Application["render"] = async (request) => {
      received.push({
        body: await request.text(),
        card: request.headers.has(CARD_SEEN_HEADER),
        tooLarge: request.headers.has(TOO_LARGE_HEADER),
      });
      throw new Error("a screen that breaks");
    };
    const { post, port } = await aServer({ application: { ...recording, render } });
    const file = (text: string) =>
      `--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${text}\r\n--x--`;
    const type = { "content-type": "multipart/form-data; boundary=x", [TOO_LARGE_HEADER]: "yes" };
    await post("/components/sell", type, file("MSI B550;4711081080077"));
    await post("/components/sell", type, file(`MSI B550;${card}`));
    await send(port, {
      method: "POST",
      path: "/components/sell",
      headers: { ...OURS, ...type },
      body: Buffer.alloc(1_000_001),
    });
    expect(received).toEqual([
      { body: file("MSI B550;4711081080077"), card: false, tooLarge: false },
      { body: "", card: true, tooLarge: false },
      { body: "", card: false, tooLarge: true },
    ]);
    expect((await post("/contact", type, file("4711081080077"))).status).toBe(422);
  });

  test("of a webhook is left unchanged, whatever long numbers are in it", async () => {
    const { received, application } = echo();
    const { post } = await aServer({ application });
    await post("/webhooks/card", {}, card);
    expect(received).toEqual([{ body: card, marked: false }]);
  });

  test("of the bank's file reaches its staff screen whole, because banks' references look like cards, and no other screen accepts it", async () => {
    const { received, application } = echo();
    const { post } = await aServer({ application });
    const body = `--x\r\nContent-Disposition: form-data; name="file"\r\n\r\n${card}\r\n--x--`;
    const type = { "content-type": "multipart/form-data; boundary=x" };
    await post("/office/transfers/upload", type, body);
    expect(received).toEqual([{ body, marked: false }]);
    expect((await post("/office/transfers/upload/x", type, body)).status).toBe(422);
    expect((await post("/office/transfers", type, body)).status).toBe(422);
  });

  test("with a card in its address reaches the address without it", async () => {
    const { get, lines } = await aServer();
    expect(await get(`/products?q=${card}`)).toMatchObject({ status: 303, headers: { location: "/products" } });
    expect((await get("/products?q=rtx&utm_id=120210987654321014")).status).toBe(200);
    await get(`/products/${card}`);
    expect(JSON.stringify(lines)).not.toMatch(/4242/);
  });

  test("is limited by the address that a trusted proxy passes on, and by no other's", async () => {
    const trusting = await aServer({ env: { POSTS_PER_MINUTE: "2", TRUST_PROXY: "yes" } });
    expect((await trusting.post("/cart", { "x-forwarded-for": "198.51.100.1" })).status).toBe(200);
    expect((await trusting.post("/cart", { "x-forwarded-for": "198.51.100.2" })).status).toBe(200);
    expect((await trusting.post("/cart", { "x-forwarded-for": "1.1.1.1, 198.51.100.2" })).status).toBe(429);
    const plain = await aServer({ env: { POSTS_PER_MINUTE: "2" } });
    expect((await plain.post("/cart", { "x-forwarded-for": "198.51.100.1" })).status).toBe(200);
    expect((await plain.post("/cart", { "x-forwarded-for": "198.51.100.2" })).status).toBe(429);
  });
});

describe("the monitoring endpoints", () => {
  test("say whether the process is alive, and whether it is ready", async () => {
    let ready = true;
    const { get } = await aServer({ isReady: async () => ready });
    expect((await get("/healthz")).status).toBe(200);
    expect((await get("/readyz")).status).toBe(200);
    ready = false;
    expect((await get("/readyz")).status).toBe(503);
    expect((await get("/healthz")).status).toBe(200);
  });

  test("give metrics, on this machine only", async () => {
    const { get } = await aServer();
    await get("/products");
    await get("/products");
    const { text } = await get("/metrics");
    expect(text).toContain('http_requests_total{kind="page",status="200"} 1');
    expect(text).toContain('http_requests_total{kind="cached",status="200"} 1');
    expect(text).toContain('page_cache_total{use="hit"} 1');
    expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
    const proxied = await get("/metrics", { "x-forwarded-for": "198.51.100.1" });
    expect(proxied.text).not.toContain("http_requests_total");
    const elsewhere = await aServer({ env: { METRICS_HOST: "198.51.100.7" } });
    expect((await elsewhere.get("/metrics")).text).not.toContain("http_requests_total");
  });
});

describe("a shop that closes", () => {
  /** An application that responds when the test says so. */
  function waiting() {
    let answer = () => {};
    let notify = () => {};
    const isRequested = new Promise<void>((resolve) => (notify = resolve));
    const until = new Promise<void>((resolve) => (answer = resolve));
    const application: Application = {
      ...recording,
      async render() {
        notify();
        await until;
        return { response: new Response(null), html: Buffer.from("finished"), scripts: [] };
      },
    };
    return { application, isRequested, answer };
  }

  test("finishes running requests, accepts no new ones, and exits", async () => {
    const { application, isRequested, answer } = waiting();
    const { shop, get, port } = await aServer({ application });
    const running = get("/cart");
    await isRequested;
    const stopped = shop.stop({ grace: Promise.resolve(), within: 10_000 });
    // Without a grace period no new request is accepted from the next tick on.
    await Promise.resolve();
    await expect(get("/products")).rejects.toThrow("ECONNREFUSED");
    answer();
    expect(await running).toMatchObject({ status: 200, text: "finished", headers: { connection: "close" } });
    await stopped;
    await expect(send(port, { path: "/healthz" })).rejects.toThrow("ECONNREFUSED");
  });

  test("is not ready at once, and serves requests until the grace period is over", async () => {
    const { application, isRequested, answer } = waiting();
    const { shop, get, port } = await aServer({
      application: {
        ...application,
        render: (request, ...rest) =>
          (new URL(request.url).pathname === "/cart" ? application : recording).render(request, ...rest),
      },
    });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await send(port, { path: "/about", agent })).headers.connection).toBe("keep-alive");
    const running = get("/cart");
    await isRequested;
    let isOver = () => {};
    const stopped = shop.stop({ grace: new Promise<void>((resolve) => (isOver = resolve)), within: 10_000 });

    expect(await get("/readyz")).toMatchObject({ status: 503 });
    expect(await get("/healthz")).toMatchObject({ status: 200 });
    expect(await get("/products")).toMatchObject({ status: 200, headers: { connection: "close" } });
    expect(
      await send(port, { method: "POST", path: "/contact", headers: { origin: "https://shop.example" }, body: "a=b" }),
    ).toMatchObject({ status: 200 });
    // An open connection is served once more, and then closed.
    expect(await send(port, { path: "/about", agent })).toMatchObject({
      status: 200,
      headers: { connection: "close" },
    });

    isOver();
    answer();
    expect(await running).toMatchObject({ status: 200, text: "finished", headers: { connection: "close" } });
    await stopped;
    await expect(get("/healthz")).rejects.toThrow("ECONNREFUSED");
    agent.destroy();
  });

  test("does not wait for ever", async () => {
    const { application, isRequested } = waiting();
    const { shop, get } = await aServer({ application });
    const running = get("/cart");
    await isRequested;
    const failed = expect(running).rejects.toThrow("hang up");
    await shop.stop({ grace: Promise.resolve(), within: 50 });
    await failed;
  });
});

describe("uploaded photos", () => {
  const form = { "content-type": "multipart/form-data; boundary=x" };

  /** Counts the bytes, read as they arrive; `/photos/unread` does not read them at all. */
  const counting: Application = {
    async render(request) {
      let bytes = 0;
      if (!request.url.endsWith("unread")) for await (const piece of request.body ?? []) bytes += piece.length;
      return { response: Response.json({ bytes }), html: null, scripts: [] };
    },
    errorPage: (fault) => fault,
    resendPage: () => "again",
  };

  test("reach their screen whole, though they are larger than any other body may be, and are not searched for cards", async () => {
    const { post } = await aServer({ application: counting });
    const body = Buffer.alloc(12_000_000, "4111111111111111 ");
    for (const path of ["/photos/draft", "/sell/photos", "/office/listings/1?unit=x", "/office/trade-ins/VND-000001"]) {
      expect(JSON.parse((await post(path, form, body as never)).text)).toEqual({ bytes: body.length });
    }
    expect((await post("/sell/cpu", form, body as never)).status).toBe(413);
    expect((await post("/photos/draft", { "content-type": "text/plain" }, body as never)).status).toBe(413);
    expect((await post("/photos/draft", { ...form, "sec-fetch-site": "cross-site" })).status).toBe(403);
  });

  test("that no route reads are drained, so that the browser reads the response", async () => {
    const { post } = await aServer({ application: counting });
    expect(JSON.parse((await post("/photos/unread", form, Buffer.alloc(5_000_000) as never)).text)).toEqual({
      bytes: 0,
    });
  });

  test("whose Content-Length is above the limit are refused without reading them", async () => {
    const { port } = await aServer({ application: counting });
    const answer = await sendRaw(
      port,
      "POST /photos/draft HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 200000000\r\n\r\n",
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test("that break off end for their screen too, and the server goes on", async () => {
    let failure: unknown;
    const ends: Application = {
      ...counting,
      async render(request, ...rest) {
        // Not before: the server answers no client that has left by then.
        if (request.method === "POST") socket.destroy();
        return counting.render(request, ...rest).catch((error: unknown) => ((failure = error), Promise.reject(error)));
      },
    };
    const { port, get, errors } = await aServer({ application: ends });
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(
      "POST /photos/draft HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\nabc",
    );
    await expect.poll(() => failure).toBeInstanceOf(Error);
    expect((await get("/somewhere")).status).toBe(200);
    expect(errors).toEqual([]);
  });
});

describe("views of pages", () => {
  const person = { "user-agent": "Mozilla/5.0 (Linux; Android 14)" };
  const counted = async (path: string, headers: Record<string, string> = person) => {
    const { get } = await aServer();
    views.length = 0;
    await get(path, headers);
    return [...views];
  };

  test("are counted by what the page is", async () => {
    expect(await counted("/products")).toEqual(["list"]);
    expect(await counted("/products/1")).toEqual(["product"]);
    expect(await counted("/cart")).toEqual(["cart"]);
    expect(await counted("/about")).toEqual([]);
    expect(await counted("/nowhere")).toEqual([]);
  });

  test("count the data of the next page, not a prefetch of it or fresh data of the same one", async () => {
    const from = (path: string) => ({ ...person, referer: `https://shop.example${path}` });
    expect(await counted("/products/1.data", from("/products?sort=priceAsc"))).toEqual(["product"]);
    expect(await counted("/products/1.data", { ...from("/products"), "sec-purpose": "prefetch" })).toEqual([]);
    expect(await counted("/products/1.data", from("/products/1?tab=specs"))).toEqual([]);
  });

  test("do not count programs", async () => {
    expect(await counted("/products/1", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" })).toEqual([]);
    expect(await counted("/products/1", {})).toEqual([]);
  });
});
