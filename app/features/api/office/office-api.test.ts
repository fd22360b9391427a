// The staff API through the real HTTP server: requests of another program, with a token.

import { matchRoutes } from "react-router";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../../../base/id.ts";
import type { ApiScope } from "../../../../shop/integrations/api-token.ts";
import { apiScopes, CALLS_A_MINUTE } from "../../../../shop/integrations/api-token.ts";
import { makeToken } from "../../../../shop/integrations/change-tokens.server.ts";
import { aPc } from "../../../../testing/builders.ts";
import { putOnSale } from "../../../../testing/catalogue-index.ts";
import { ordersIn, STAFF } from "../../../../testing/orders.ts";
import { routeArgs } from "../../../../testing/request.ts";
import { serve } from "../../../../testing/served.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { siteRoutes } from "../../../../testing/site-routes.ts";
import { operations, type Operation, type OperationName } from "./operations.ts";
import { staffOpenApi } from "./openapi-document.ts";

let shop: TestShop;
let server: Awaited<ReturnType<typeof serve>>;
let people: ReturnType<typeof ordersIn>;
const seen: Request[] = [];
const tokens = new Map<string, string>();

type Verb = (args: never) => Promise<Response>;
type ApiRoute = { path: string; loader: Verb | undefined; action: Verb | undefined };
let routes: ApiRoute[] = [];

beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
  routes = Object.values(await siteRoutes()).flatMap((route) => {
    const path = route?.path ?? "";
    return path.startsWith("api/office") ? [{ ...(route!.module as Omit<ApiRoute, "path">), path: `/${path}` }] : [];
  });
  server = await serve({
    async render(request) {
      seen.push(request);
      const address = new URL(request.url);
      const [match] = matchRoutes(
        routes.map(({ path }) => ({ path, id: path })),
        address.pathname,
      )!;
      const route = routes.find(({ path }) => path === match!.route.id)!;
      const isRead = request.method === "GET" || request.method === "OPTIONS";
      const args = { ...routeArgs(shop, address.href, { params: match!.params as Record<string, string> }), request };
      const response = await (isRead ? route.loader! : route.action!)(args as never);
      return { response, html: null, scripts: [] };
    },
    errorPage: (fault) => `<p>${fault}</p>`,
    resendPage: () => "<p>again</p>",
  });
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

async function tokenWith(...scopes: ApiScope[]): Promise<string> {
  const key = scopes.join();
  const known = tokens.get(key);
  if (known) return known;
  const created = await makeToken(shop, { id: newId(), name: `Piață ${key}`, days: null, scopes, actor: STAFF });
  if (!created.ok) throw new Error("no token");
  tokens.set(key, created.value.secret);
  return created.value.secret;
}

type Call = { method?: string; body?: unknown; token?: string | null; headers?: Record<string, string> };

async function call(path: string, { method = "GET", body, token, headers = {} }: Call = {}) {
  const secret = token === undefined ? await tokenWith(...apiScopes) : token;
  const answer = await server.send({
    method,
    path,
    headers: {
      host: "shop.example",
      ...(secret !== null && { authorization: `Bearer ${secret}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const json = /json/.test(answer.headers["content-type"] ?? "") && answer.text !== "" ? JSON.parse(answer.text) : null;
  return { ...answer, json: json as Record<string, never> | null };
}

const listingOf = (id: number) => `/api/office/listings/${id}`;

describe("a listing", () => {
  test("gets a new price and title by PATCH, with the version that was read, and the log names the program", async () => {
    const id = await putOnSale(shop.db, aPc({ title: "PC Gaming" }));
    const read = await call(listingOf(id));
    expect(read).toMatchObject({ status: 200, json: { id, title: "PC Gaming", state: "live", available: 1 } });
    const etag = read.headers.etag!;
    const body = { price: 199_900, title: "PC Gaming Pro" };
    const changed = await call(listingOf(id), { method: "PATCH", body, headers: { "if-match": etag } });
    expect(changed).toMatchObject({ status: 200, json: body });
    expect(changed.headers.etag).not.toBe(etag);
    expect(await call(listingOf(id), { method: "PATCH", body, headers: { "if-match": etag } })).toMatchObject({
      status: 412,
      json: { code: "listing-changed" },
    });
    expect(await call(listingOf(id), { method: "PATCH", body })).toMatchObject({ status: 428 });
    const logged = await shop.db
      .selectFrom("audit")
      .where("entity", "=", "listing")
      .where("entityId", "=", String(id))
      .select(["actor", "action"])
      .execute();
    expect(logged).toEqual([{ actor: expect.stringMatching(/^token:[0-9a-f-]{36}$/), action: "edited" }]);
    const prices = await shop.db.selectFrom("priceLog").where("listingId", "=", id).select("priceBani").execute();
    expect(prices.at(-1)).toEqual({ priceBani: 199_900 });
  });

  test("is withdrawn with a reason, and once", async () => {
    const id = await putOnSale(shop.db, aPc());
    const withdraw = async () =>
      call(listingOf(id), {
        method: "PATCH",
        body: { state: "withdrawn", reason: "sold elsewhere" },
        headers: { "if-match": (await call(listingOf(id))).headers.etag! },
      });
    expect(await withdraw()).toMatchObject({ status: 200, json: { state: "withdrawn", available: 0 } });
    expect(await withdraw()).toMatchObject({ status: 409, json: { code: "listing-not-live" } });
  });

  test("keeps its price if the token may only change stock", async () => {
    const id = await putOnSale(shop.db, aPc());
    const token = await tokenWith("stock.read", "stock.write");
    const { etag } = (await call(listingOf(id), { token })).headers;
    const patch = (body: object) =>
      call(listingOf(id), { method: "PATCH", token, body, headers: { "if-match": etag! } });
    expect(await patch({ price: 100 })).toMatchObject({ status: 403, json: { code: "scope-missing" } });
    expect(await patch({ price: 0 })).toMatchObject({ status: 422, json: { code: "form-invalid" } });
    expect(await patch({ owner: "me" })).toMatchObject({ status: 422 });
    expect(await patch({ title: "PC de birou" })).toMatchObject({ status: 200, json: { title: "PC de birou" } });
  });

  test("is in pages in the order of its last change, each listing once", async () => {
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.push(await putOnSale(shop.db, aPc()));
    const found: number[] = [];
    let cursor = "";
    do {
      const { json } = await call(`/api/office/listings?limit=2${cursor && `&cursor=${cursor}`}`);
      const page = json as unknown as { items: { id: number }[]; next: string | null };
      found.push(...page.items.map(({ id }) => id));
      cursor = page.next ?? "";
    } while (cursor !== "");
    expect(new Set(found).size).toBe(found.length);
    for (const id of ids) expect(found).toContain(id);
    expect(await call("/api/office/listings?updated_since=2100-01-01T00:00:00Z")).toMatchObject({
      json: { items: [], next: null },
    });
    for (const wrong of ["cursor=zz", "cursor=5b5d", "limit=500", "state=draft", "updated_since=now", "price=1"])
      expect(await call(`/api/office/listings?${wrong}`)).toMatchObject({
        status: 422,
        json: { code: "form-invalid" },
      });
  });
});

describe("a unit", () => {
  test("is corrected, written off, and says so; its cost is not told", async () => {
    const id = await putOnSale(shop.db, aPc());
    const { json } = await call(`/api/office/units?listing=${id}`);
    const [unit] = (json as unknown as { items: { code: string }[] }).items;
    expect(unit).not.toHaveProperty("cost");
    const path = `/api/office/units/${encodeURIComponent(unit!.code)}`;
    const headers = { "if-match": (await call(path)).headers.etag! };
    expect(await call(path, { method: "PATCH", body: { place: "A-3" }, headers })).toMatchObject({
      status: 200,
      json: { place: "A-3", state: "on-sale" },
    });
    expect(await call(path, { method: "PATCH", body: { place: "B-1" }, headers })).toMatchObject({ status: 412 });
    const writeOff = () => call(`${path}/write-off`, { method: "POST", body: { reason: "fell down" } });
    expect(await writeOff()).toMatchObject({ status: 200, json: { state: "scrapped" } });
    expect(await writeOff()).toMatchObject({ status: 409, json: { code: "unit-not-in-stock" } });
  });
});

describe("an order", () => {
  test("goes from paid to delivered by the same verbs as in the office, without personal data", async () => {
    const order = await people.paidByCard();
    const path = `/api/office/orders/${order.number}`;
    const move = (step: string, body: object = {}) => call(`${path}/${step}`, { method: "POST", body });
    expect(await move("deliver")).toMatchObject({ status: 409, json: { code: "order-not-movable" } });
    expect(await move("prepare")).toMatchObject({ status: 200, json: { state: "preparing" } });
    expect(await move("ship")).toMatchObject({ status: 422, json: { code: "parcel-missing" } });
    expect(await move("ship", { courier: "pigeon", trackingNumber: "1234" })).toMatchObject({ status: 422 });
    expect(await move("ship", { courier: "fan", trackingNumber: "2000123" })).toMatchObject({
      status: 200,
      json: { state: "shipped", courier: "fan", trackingNumber: "2000123" },
    });
    const delivered = await move("deliver");
    expect(delivered).toMatchObject({ status: 200, json: { state: "delivered" } });
    for (const personal of [order.email, order.phone, order.address.lastName, order.address.address])
      expect(delivered.text).not.toContain(personal);
    expect(await people.emailsAbout(order)).toContain(`shipped ${order.number}`);
    expect((await call("/api/office/orders?state=delivered&limit=200")).text).toContain(order.number);
    expect(await call("/api/office/orders/ORD-000000")).toMatchObject({ status: 404, json: { code: "order-unknown" } });
  });
});

describe("a caller", () => {
  test("without a valid token gets 401, whatever cookie or origin the browser sends", async () => {
    const headers = { cookie: "__Host-session=stolen", origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    for (const token of [null, "pcb_wrong"])
      expect(await call("/api/office/orders", { token, headers })).toMatchObject({
        status: 401,
        headers: { "www-authenticate": "Bearer", "content-type": "application/problem+json" },
      });
    expect(seen.at(-1)?.headers.get("cookie")).toBeNull();
    expect(seen.at(-1)?.headers.get("origin")).toBeNull();
  });

  test("without the scope gets 403", async () => {
    const token = await tokenWith("orders.read");
    expect(await call("/api/office/listings", { token })).toMatchObject({
      status: 403,
      json: { code: "scope-missing" },
    });
    expect(await call("/api/office/orders", { token })).toMatchObject({ status: 200 });
  });

  test("that calls too often gets 429, and others do not", async () => {
    const token = await tokenWith("stock.read");
    expect(await call("/api/office/units", { token })).toMatchObject({ status: 200 });
    // As if it had made all its calls of this minute, in this process or another.
    const counted = (calls: number) =>
      shop.db.updateTable("apiToken").set({ calls }).where("begins", "=", token.slice(0, 8)).execute();
    await counted(CALLS_A_MINUTE);
    const refused = await call("/api/office/units", { token });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
    expect((await call("/api/office/units")).status).toBe(200);
    await counted(0);
  });

  test("that sends another method, another type or nonsense gets a problem document", async () => {
    const problem = { "content-type": "application/problem+json" };
    expect(await call("/api/office/orders", { method: "DELETE" })).toMatchObject({ status: 405, headers: problem });
    expect(await call("/api/office/orders", { method: "POST", body: {} })).toMatchObject({
      status: 405,
      headers: { ...problem, allow: "GET, HEAD, OPTIONS" },
    });
    expect(await call("/api/office/nothing")).toMatchObject({ status: 404, headers: problem });
    const order = `/api/office/orders/${(await people.paidByCard()).number}/prepare`;
    expect(await call(order, { method: "POST", body: {}, headers: { "content-type": "text/plain" } })).toMatchObject({
      status: 415,
      headers: problem,
    });
    expect(await call(order, { method: "POST", body: { any: "thing" } })).toMatchObject({ status: 422 });
    expect(await call(order, { method: "POST", body: "x".repeat(300_000) })).toMatchObject({
      status: 413,
      headers: problem,
    });
  });

  test("may ask for the head alone, and for the methods", async () => {
    const head = await call("/api/office/orders", { method: "HEAD" });
    expect([head.status, head.text]).toEqual([200, ""]);
    expect(await call("/api/office/listings/1", { method: "OPTIONS", token: null })).toMatchObject({
      status: 204,
      headers: { allow: "GET, HEAD, PATCH, OPTIONS" },
    });
  });

  test("of any other address cannot PATCH, and a post of another site stays refused there", async () => {
    expect(await server.send({ method: "PATCH", path: "/cart", headers: { host: "shop.example" } })).toMatchObject({
      status: 405,
    });
    expect(await server.post("/cart", "a=b", { host: "shop.example", origin: "https://evil.example" })).toMatchObject({
      status: 403,
    });
  });
});

describe("the OpenAPI document", () => {
  const document = staffOpenApi({ origin: "https://shop.example", shopName: "PCBis" });
  const paths = document["paths"] as Record<string, Record<string, { responses: object }>>;

  test("describes every route of the API, and no other", async () => {
    const described = Object.keys(paths).map((path) => path.replace(/\{(\w+)\}/g, ":$1"));
    const own = ["/api/office/openapi.json", "/api/office/*"];
    expect(described.toSorted()).toEqual(
      routes
        .map(({ path }) => path)
        .filter((path) => !own.includes(path))
        .toSorted(),
    );
    expect(await call("/api/office/openapi.json", { token: null })).toMatchObject({
      status: 200,
      json: { openapi: "3.1.1" },
    });
  });

  test("has an answer for each method, and each method answers as described", async () => {
    for (const { method, path } of Object.values(operations)) {
      const { responses } = paths[path]![method.toLowerCase()]!;
      const address = path.replace("{id}", "1").replace("{code}", "PC-0").replace("{number}", "ORD-000000");
      const body = method === "GET" ? {} : { body: path.endsWith("write-off") ? { reason: "none" } : {} };
      const answer = await call(address, { method, ...body });
      expect(Object.keys(responses), `${method} ${path}`).toContain(String(answer.status));
      expect(answer.status).not.toBe(405);
    }
  });

  test("is right about what every operation answers when it succeeds", async () => {
    const people = ordersIn(shop);
    const id = await putOnSale(shop.db, aPc());
    const { code } = await shop.db
      .selectFrom("unit")
      .where("listingId", "=", id)
      .select("code")
      .executeTakeFirstOrThrow();
    const order = await people.paidByCard();
    const bodies: Partial<Record<OperationName, object>> = {
      changeListing: { price: 199_900 },
      changeUnit: { place: "A-3" },
      writeOffUnit: { reason: "fell down" },
      shipOrder: { courier: "fan", trackingNumber: "2000123" },
    };
    for (const [name, operation] of Object.entries(operations) as [OperationName, Operation][]) {
      const { method, path, answer } = operation;
      const address = path
        .replace("{id}", String(id))
        .replace("{code}", encodeURIComponent(code))
        .replace("{number}", order.number);
      const etag = operation.isConditional ? (await call(address)).headers.etag : undefined;
      const body = method === "GET" ? undefined : (bodies[name] ?? {});
      const got = await call(address, { method, body, headers: etag === undefined ? {} : { "if-match": etag } });
      expect(got.status, name).toBe(200);
      expect(answer.safeParse(got.json).error, name).toBeUndefined();
    }
  });

  test("names every schema that it refers to", () => {
    const { schemas } = document["components"] as { schemas: object };
    const names = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w*)/g)].map(([, name]) => name);
    for (const name of new Set(names)) expect(Object.keys(schemas)).toContain(name);
  });
});
