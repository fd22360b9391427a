import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FORM, serve } from "../../testing/served.ts";
import { siteRoutes } from "../../testing/site-routes.ts";
import type { RouteHandle } from "../route-handle.ts";
import type { Application } from "./application.ts";
import { BODY_BYTES } from "./body-limits.ts";
import { PolicyTable, type BuildRoutes } from "./policy-table.server.ts";
import { LONGEST_SEARCH, parseTarget } from "./target.server.ts";

type ReceivedRequest = { path: string; search: string; method: string; body: string };
const received: ReceivedRequest[] = [];

/** Records the requests that reach it; some addresses behave like other kinds of routes. */
const recording: Application = {
  async render(request) {
    const { pathname: path, search } = new URL(request.url);
    received.push({ path, search, method: request.method, body: await request.text() });
    const plain = (type: string, init: ResponseInit = {}) => ({
      response: new Response("body", { ...init, headers: { "content-type": type, ...init.headers } }),
      html: null,
      scripts: [],
    });
    if (path === "/broken") throw new Error("a screen broke");
    if (path === "/redirect")
      return { response: new Response(null, { status: 302, headers: { location: "/cart" } }), html: null, scripts: [] };
    if (path === "/known")
      return { response: new Response(null, { status: 304, headers: { etag: '"x"' } }), html: null, scripts: [] };
    if (path === "/paper") return plain("application/pdf");
    if (path === "/api/products")
      return plain("application/json; charset=utf-8", { headers: { "cross-origin-resource-policy": "cross-origin" } });
    if (path === "/photos/1")
      return plain("image/jpeg", {
        headers: {
          "x-content-type-options": "nosniff",
          "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
        },
      });
    if (path === "/feeds/google.xml") return plain("application/xml");
    if (path.endsWith(".data")) return plain("text/x-script");
    if (path === "/stream") return plain("application/xml", { headers: { "x-accel-buffering": "no" } });
    if (path === "/refused") return plain("text/plain", { status: 422 });
    return {
      response: new Response(null, { status: path === "/nowhere" ? 404 : 200 }),
      html: Buffer.from("<p>page</p>"),
      scripts: [],
    };
  },
  errorPage: (fault, language, as) =>
    as === "page" ? `<h1>${fault} ${language}</h1>` : JSON.stringify([fault, language]),
  resendPage: ({ action, fields }, language) => `${language} ${action} ${JSON.stringify(fields)}`,
};

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => void (server = await serve(recording, { POSTS_PER_MINUTE: "0" })));
afterAll(() => server.close());

const reached = async (ask: () => Promise<unknown>): Promise<ReceivedRequest[]> => {
  received.length = 0;
  await ask();
  return [...received];
};

describe("an address with dot segments", () => {
  const shapes = [
    "/webhooks/../account/profile",
    "/webhooks/%2e%2e/account/profile",
    "/webhooks/.%2E/account/profile",
    "/webhooks/..%2faccount/profile",
    "/webhooks/%2e%2e%2faccount%2fprofile",
    "/webhooks/..\\account/profile",
    "/webhooks/..%5caccount/profile",
    "/./account/profile",
    "/account/%2e/profile",
    "/account/..",
    "/account/profile#/../x",
  ];

  test.each(shapes)("reaches no screen: %s", async (path) => {
    const got = await reached(async () => {
      expect(
        (await server.post(path, "name=x", { origin: "https://evil.test", "sec-fetch-site": "cross-site" })).status,
      ).toBe(400);
      expect((await server.get(path)).status).toBe(400);
    });
    expect(got).toEqual([]);
  });

  test("is never rewritten: the guards and the router see the same path", () => {
    const piece = fc.constantFrom(
      "/",
      "//",
      ".",
      "..",
      "%2e",
      "%2E",
      "%2f",
      "%5c",
      "\\",
      "webhooks",
      "card",
      "#",
      "?",
      "%00",
      "%25",
      "a",
      "ț",
      "%C8%9B",
      " ",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join("")}`),
          fc.string(),
        ),
        (text) => {
          const target = parseTarget(text);
          if (target)
            expect(new URL(`https://shop.example${target.path}${target.search}`)).toMatchObject({
              origin: "https://shop.example",
              pathname: target.path,
            });
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe("the webhook's address", () => {
  test("is the only one that is exempt from the checks of forms", async () => {
    const strange = { origin: "https://evil.test", "content-type": "application/json" };
    expect((await server.post("/webhooks/card", "{}", strange)).status).toBe(200);
    for (const path of ["/webhooks/card/x", "/webhooks", "/webhooks/other", "/webhooks/card%2fx", "/webhooks%2fcard"])
      expect((await server.post(path, "{}", strange)).status, path).toBe(403);
  });
});

const site = await siteRoutes();
const policies = new PolicyTable(site);
type Module = { handle?: RouteHandle; action?: unknown };

/** A route's address with its parameters filled in. */
function addressOf(id: string, routes: BuildRoutes): string {
  const route = routes[id];
  const above = route?.parentId === undefined ? "" : addressOf(route.parentId, routes).replace(/\/$/, "");
  return `${above}/${(route?.path ?? "").replaceAll(/:\w+|\*/g, "x")}`;
}

/** The policies that a route lacks, or has without need. */
function faultsOf(routes: BuildRoutes): string[] {
  return Object.values(routes).flatMap((route) => {
    const { handle, action } = (route?.module ?? {}) as Module;
    if (!handle) return [`${route?.id} has no handle`];
    if (action && !handle.body) return [`${route?.id} takes posts, and its handle has no body`];
    return handle.body && !action ? [`${route?.id} has a body, and takes no posts`] : [];
  });
}

describe("the policy table", () => {
  const withActions = Object.values(site).flatMap((route) =>
    route && (route.module as Module).action ? [{ id: route.id, path: addressOf(route.id, site) }] : [],
  );

  test("has a handle for every route, and the kinds of posts that each takes", () => {
    expect(Object.keys(site).length).toBeGreaterThan(100);
    expect(withActions.length).toBeGreaterThan(40);
    expect(faultsOf(site)).toEqual([]);
    for (const { id, path } of withActions) expect(policies.at(path).routeId, path).toBe(id);
  });

  test("finds a route without a policy", () => {
    const action = () => null;
    const planted = (module: Module): BuildRoutes => ({
      root: { id: "root", module: { handle: { body: { size: "form" } }, action } },
      planted: { id: "planted", parentId: "root", path: "planted", module },
    });
    expect(faultsOf(planted({}))).toEqual(["planted has no handle"]);
    expect(faultsOf(planted({ handle: {}, action }))).toEqual(["planted takes posts, and its handle has no body"]);
    expect(faultsOf(planted({ handle: { body: { size: "form" } } }))).toEqual([
      "planted has a body, and takes no posts",
    ]);
    expect(faultsOf(planted({ handle: { body: { size: "form" } }, action }))).toEqual([]);
  });

  test("limits most forms to 20 kB", () => {
    const small = withActions.filter(({ path }) => policies.at(path).body.size === "form");
    expect(small.length / withActions.length).toBeGreaterThan(0.6);
    for (const path of ["/cart", "/checkout", "/login", "/register", "/cart.data", "/CART", "/c%61rt"])
      expect(BODY_BYTES[policies.at(path).body.size], path).toBe(20_000);
  });

  test("tells apart the steps of one route, and two routes of one module", () => {
    expect(policies.at("/sell/gpu").body).toEqual({ size: "message" });
    expect(policies.at("/sell/CPU").body).toMatchObject({ size: "form", report: { query: "detect", size: "list" } });
    expect(policies.at("/sell/photos").body).toMatchObject({ size: "message", photos: true });
    expect(policies.at("/sell/constructor").body).toEqual({ size: "message" });
    expect([policies.at("/login"), policies.at("/register")].map(({ routeId, body }) => [routeId, body.rate])).toEqual([
      ["features/account/sign-in/login", "secret"],
      ["register", "email"],
    ]);
  });

  test("prefers the policy of the nearest route, and has none where there is no route", () => {
    const above: RouteHandle = { kind: "file", csp: "card-fields" };
    const table = new PolicyTable({
      top: { id: "top", path: "a", module: { handle: above } },
      leaf: { id: "leaf", parentId: "top", path: ":b", module: { handle: { kind: "api" } } },
    });
    expect(table.at("/a/1.data")).toMatchObject({
      routeId: "leaf",
      params: { b: "1" },
      kind: "api",
      csp: "card-fields",
      body: { size: "form" },
      cache: null,
    });
    expect(table.at("/a")).toMatchObject({ routeId: "top", kind: "file" });
    expect(table.at("/b")).toMatchObject({ routeId: "", kind: "page", cache: null });
  });

  test.each(withActions.map(({ path }) => path))(
    "holds: more is refused at %s, in the visitor's language",
    async (path) => {
      const { kind, body } = policies.at(path);
      const { size, explainsTooLarge } = body;
      // A program reads a problem or a JSON-RPC error, not a page.
      const isProgram = kind === "staff-api" || kind === "agents";
      const text = isProgram ? expect.stringContaining('"code":"too-large"') : "<h1>too-large hu</h1>";
      const got = await reached(async () => {
        const answer = await server.post(path, Buffer.alloc(BODY_BYTES[size] + 1, "a"), { "accept-language": "hu" });
        if (!explainsTooLarge) expect(answer).toMatchObject({ status: 413, text });
      });
      expect(got.map((request) => request.body)).toEqual(explainsTooLarge ? [""] : []);
    },
  );

  test("answers a refused form of the router's scripts so that the page can show it", async () => {
    const answer = await server.post("/cart.data", "a".repeat(20_001), { "accept-language": "hu" });
    expect(answer).toMatchObject({
      status: 413,
      text: '["too-large","hu"]',
      headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
    });
  });

  test("has a lower limit for routes that send e-mails", async () => {
    const counted = await serve(recording, { POSTS_PER_MINUTE: "120" });
    const statuses: number[] = [];
    for (let post = 0; post < 12; post++) statuses.push((await counted.post("/contact")).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect((await counted.post("/cart")).status).toBe(200);
    for (let post = 0; post < 12; post++) await counted.post("/register");
    expect((await counted.post("/register")).status).toBe(429);
    expect((await counted.post("/login")).status, "another route of the same module").toBe(200);
    await counted.close();
  });
});

describe("a very long query", () => {
  test("is refused as too long, and reaches no screen", async () => {
    const got = await reached(async () =>
      expect(await server.get(`/products?q=${"a".repeat(LONGEST_SEARCH)}`, { "accept-language": "uk" })).toMatchObject({
        status: 414,
        text: "<h1>too-long uk</h1>",
      }),
    );
    expect(got).toEqual([]);
    expect((await server.get(`/products?q=${"a".repeat(LONGEST_SEARCH - 10)}`)).status).toBe(200);
  });
});

describe("a table of staff", () => {
  // 50,000 rows of stock are up to 40 MB (BODY_BYTES.table); bodies above 20 MB were cut off before.
  test.each([21, 39])("of %d MB arrives whole", async (megabytes) => {
    const got = await reached(() =>
      server.post("/office/units/csv", "a".repeat(megabytes * 1_000_000), {
        "content-type": "multipart/form-data; boundary=x",
      }),
    );
    expect(got.map(({ body }) => body.length)).toEqual([megabytes * 1_000_000]);
  });

  test("that is too large is refused with an answer that the browser reads", async () => {
    const { status } = await server.post("/office/units/csv", "a".repeat(41_000_000), {
      "content-type": "multipart/form-data; boundary=x",
    });
    expect([200, 413]).toContain(status);
  });
});

describe("a NUL", () => {
  test.each([
    ["a form", () => server.post("/contact", "message=a%00b")],
    ["a form of the router's scripts", () => server.post("/contact.data", "message=a%00b")],
    ["a form that encodes nothing", () => server.post("/cart", "productId=1\u0000")],
    ["an office form", () => server.post("/office/orders/ORD-000001", "note=%00")],
    ["a query", () => server.get("/products?q=a%00b")],
    ["a query of a post", () => server.post("/login?to=%00")],
    ["a query of data", () => server.get("/api/parts?q=%00")],
    ["a path", () => server.get("/products/%00")],
    ["a cookie", () => server.get("/account", { cookie: "visitor=a%00b" })],
  ])("in %s is refused before any screen sees it", async (_name, ask) => {
    const got = await reached(async () => expect((await ask()).status).toBe(400));
    expect(got).toEqual([]);
  });

  test("in a webhook's signed body is accepted", async () => {
    expect((await server.post("/webhooks/card", '{"url":"/%00"}')).status).toBe(200);
  });

  test("that is only spelt out is text, and in a file any byte is allowed", async () => {
    expect((await server.post("/contact", "message=%2500")).status).toBe(200);
    expect(
      (await server.post("/office/transfers/upload", "a\u0000b", { "content-type": "multipart/form-data; boundary=x" }))
        .status,
    ).toBe(200);
  });
});

describe("a Host header", () => {
  test.each([
    "shop.example",
    "SHOP.example",
    "shop.example:443",
    "www.shop.example",
    "localhost:3000",
    "127.0.0.1",
    "[::1]:3000",
    "10.0.0.8:3000",
  ])("that names the shop is answered: %s", async (host) => {
    const named = await serve(recording, { ALLOWED_HOSTS: "www.shop.example, old.example", HOST: "10.0.0.8" });
    expect((await named.get("/cart", { host })).status).toBe(200);
    await named.close();
  });

  test.each([
    "evil.test",
    "shop.example.evil.test",
    "localhost.evil.test",
    "shop.example@evil.test",
    "127.0.0.1.nip.io",
    "10.0.0.7",
  ])("that names another is answered 421: %o", async (host) => {
    const got = await reached(async () => {
      expect(await server.get("/cart", { host })).toMatchObject({ status: 421, text: "<h1>bad-host ro</h1>" });
      expect((await server.post("/cart", "a=b", { host })).status).toBe(421);
    });
    expect(got).toEqual([]);
  });

  test("that is missing does not name the shop", async () => {
    expect(await server.raw("GET /cart HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 421 /);
  });

  test("is not checked for monitoring requests", async () => {
    for (const path of ["/healthz", "/readyz"])
      expect((await server.get(path, { host: "10.0.0.7:3000" })).status, path).toBe(200);
  });
});

describe("every answer", () => {
  const kinds: [string, () => Promise<{ status: number; headers: Record<string, unknown> }>, number][] = [
    ["a page", () => server.get("/cart"), 200],
    ["a cached page", () => server.get("/about"), 200],
    ["the data of a page", () => server.get("/cart.data"), 200],
    ["cached data", () => server.get("/about.data"), 200],
    ["a redirect of a screen", () => server.get("/redirect"), 302],
    ["a redirect of the server", () => server.get("/cart/"), 308],
    ["a redirect away from a card number", () => server.get("/products?q=4242424242424242"), 303],
    ["healthz", () => server.get("/healthz"), 200],
    ["readyz", () => server.get("/readyz"), 200],
    ["metrics", () => server.get("/metrics"), 200],
    ["JSON of the API", () => server.get("/api/products"), 200],
    ["a preflight of anything else", () => server.send({ method: "OPTIONS", path: "/api/session" }), 405],
    ["a preflight of the API", () => server.send({ method: "OPTIONS", path: "/api/products" }), 200],
    ["a PDF", () => server.get("/paper"), 200],
    ["a photo with a policy of its own", () => server.get("/photos/1"), 200],
    ["a feed", () => server.get("/feeds/google.xml"), 200],
    ["a stream", () => server.get("/stream"), 200],
    ["an asset", () => server.get("/assets/a-1.js"), 200],
    ["an asset that is known", () => server.get("/assets/a-1.js", { "if-none-match": '"a"' }), 304],
    ["a document that is known", () => server.get("/known"), 304],
    ["a HEAD", () => server.send({ method: "HEAD", path: "/cart" }), 200],
    ["400", () => server.get("/%"), 400],
    ["403", () => server.post("/cart", "a=b", { origin: "https://evil.test" }), 403],
    ["404", () => server.get("/nowhere"), 404],
    ["405", () => server.send({ method: "PUT", path: "/cart" }), 405],
    ["413", () => server.post("/cart", "a".repeat(20_001)), 413],
    ["414", () => server.get(`/?${"a".repeat(LONGEST_SEARCH + 1)}`), 414],
    ["421", () => server.get("/cart", { host: "evil.test" }), 421],
    ["422", () => server.get("/refused"), 422],
    ["500", () => server.get("/broken"), 500],
  ];

  test.each(kinds)("has the security headers: %s", async (_name, ask, status) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": expect.any(String),
      "cross-origin-resource-policy": expect.any(String),
      "strict-transport-security": expect.any(String),
    });
    // With 304 the browser keeps the stored headers: another policy would replace the page's own.
    if (status !== 304) expect(answer.headers["content-security-policy"]).toMatch(/frame-ancestors 'none'/);
    if (String(answer.headers["content-type"]).startsWith("text/html"))
      expect(answer.headers).toMatchObject({ "cross-origin-opener-policy": "same-origin", "x-frame-options": "DENY" });
  });

  test("429 has them too", async () => {
    const counted = await serve(recording, { POSTS_PER_MINUTE: "2" });
    await counted.post("/cart");
    const { status, headers } = await counted.post("/cart");
    expect({ status, ...headers }).toMatchObject({
      status: 429,
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    });
    await counted.close();
  });

  test.each([
    ["GET / HTTP/1.1\r\nHost: a\r\nX y\r\n\r\n", 400],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(40_000)}\r\n\r\n`, 431],
  ])("says so even to what cannot be read", async (bytes, status) => {
    const answer = await server.raw(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const header of [
      "x-content-type-options: nosniff",
      "referrer-policy:",
      "content-security-policy:",
      "strict-transport-security:",
    ])
      expect(answer).toContain(header);
  });

  test("has no policy in development: the builder's scripts are not the shop's", async () => {
    const working = await serve(recording, {}, { development: (_request, _response, next) => next() });
    for (const path of ["/cart", "/api/products"])
      expect((await working.get(path)).headers, path).toMatchObject({ "x-content-type-options": "nosniff" });
    expect((await working.get("/cart")).headers["content-security-policy"]).toBeUndefined();
    await working.close();
  });

  test("keeps the headers that a route sets", async () => {
    expect((await server.get("/photos/1")).headers["content-security-policy"]).toContain("sandbox");
    expect((await server.get("/api/products")).headers["cross-origin-resource-policy"]).toBe("cross-origin");
  });

  test("at every address of the site map, whatever its kind", async () => {
    for (const id of Object.keys(site)) {
      const path = addressOf(id, site);
      const { headers } = await server.get(path);
      expect(headers, path).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": expect.any(String),
        "cross-origin-resource-policy": expect.any(String),
        "content-security-policy": expect.any(String),
      });
    }
  });
});

describe("a post of a browser that sends no origin", () => {
  const old = { host: "shop.example", "content-type": FORM };
  const ask = (body: string, headers: Record<string, string> = {}, path = "/cart?x=1") =>
    server.send({ method: "POST", path, headers: { ...old, ...headers }, body });

  test("is accepted where its Referer is a page of the shop, and refused where it is another site's", async () => {
    expect((await ask("a=b", { referer: "https://shop.example/products/1" })).status).toBe(200);
    for (const referer of ["https://evil.test/", "http://shop.example/", "https://shop.example.evil.test/"])
      expect((await ask("a=b", { referer })).status, referer).toBe(403);
  });

  test("leads to a page that asks to send it again, with the same fields; then it reaches its screen unchanged", async () => {
    const first = await reached(async () => {
      const answer = await ask("name=Ana+%22%C8%9B%22&b=2", { "accept-language": "uk" });
      expect(answer.status).toBe(403);
      expect(answer.headers).toMatchObject({ "cache-control": "no-store" });
      const [action, ...fields] = answer.text.replace("uk ", "").split(/ (?=\[)/);
      expect(action).toBe("/cart?x=1");
      const sent = JSON.parse(fields.join(" ")) as [string, string][];
      expect(sent.slice(0, 2)).toEqual([
        ["name", 'Ana "ț"'],
        ["b", "2"],
      ]);
      const cookie = String(answer.headers["set-cookie"]).split(";")[0] ?? "";
      const again = new URLSearchParams(sent).toString();
      expect((await ask(again, { cookie })).status).toBe(200);
      expect((await ask(again)).status, "without the cookie").toBe(403);
      expect(
        (await ask(again, { cookie: cookie.replace(/.$/, (last) => (last === "A" ? "B" : "A")) })).status,
        "with another's cookie",
      ).toBe(403);
      expect((await ask(again, { cookie }, "/checkout")).status, "at another address").toBe(403);
    });
    expect(first).toEqual([{ path: "/cart", search: "?x=1", method: "POST", body: "name=Ana+%22%C8%9B%22&b=2" }]);
  });

  test("is refused where it is no plain form, and a card number is never repeated", async () => {
    expect(await ask("{}", { "content-type": "application/json" })).toMatchObject({
      status: 403,
      text: "<h1>cross-site ro</h1>",
    });
    expect((await ask("number=4242424242424242")).text).not.toContain("4242");
  });

  test("may be a webhook", async () => {
    expect((await ask("{}", { "content-type": "application/json" }, "/webhooks/card")).status).toBe(200);
  });
});

describe("what strangers do", () => {
  const settled = async (count: number) => expect.poll(() => server.lines.length).toBeGreaterThanOrEqual(count);

  test("a body that is never completed is a request with status 499, in the log and the metrics, and no error", async () => {
    server.errors.length = 0;
    server.lines.length = 0;
    const head = (path: string, type: string, length: string) =>
      `POST ${path} HTTP/1.1\r\nHost: shop.example\r\nOrigin: https://shop.example\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`;
    const half = "a=b".repeat(50);
    const bodies = [
      head("/contact", FORM, "Content-Length: 5000") + half,
      head("/contact", FORM, "Transfer-Encoding: chunked") + "96\r\n" + half,
      head("/sell/photos", "multipart/form-data; boundary=x", "Content-Length: 5000") + "--x\r\n" + half,
      head("/webhooks/card", "application/json", "Content-Length: 5000") + "{",
      head("/mcp", "application/json", "Content-Length: 5000") + "{",
      head("/api/office/orders/ORD-000000/ship", "application/json", "Content-Length: 5000") + "{",
    ];
    for (const bytes of bodies) await server.leave(bytes);
    await settled(bodies.length);
    expect(server.errors).toEqual([]);
    expect(server.lines.map((line) => (line as { status: number }).status)).toEqual(bodies.map(() => 499));
    expect((await server.get("/metrics", { host: "127.0.0.1" })).text).toMatch(
      /http_requests_total\{kind="refused",status="499"\} [6-9]/,
    );
  });

  test("a request that names two hosts is refused", async () => {
    const twice = (first: string, second: string) =>
      server.raw(`GET / HTTP/1.1\r\nHost: ${first}\r\nhost: ${second}\r\nConnection: close\r\n\r\n`);
    expect(await twice("shop.example", "shop.example")).toMatch(/^HTTP\/1\.1 400 /);
    expect(await twice("shop.example", "evil.example")).toMatch(/^HTTP\/1\.1 400 /);
    expect(await twice("evil.example", "shop.example")).toMatch(/^HTTP\/1\.1 400 /);
  });
});
