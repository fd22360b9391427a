import { afterEach, describe, expect, test } from "vitest";
import { serve } from "../../testing/served.ts";
import type { Application } from "./application.ts";

type Seen = { cookie: string | null; origin: string | null; client: string | null; body: string };
type Served = Awaited<ReturnType<typeof serve>>;

const PATH = "/api/ucp/mcp";
const CALL = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
const JSON_TYPE = { "content-type": "application/json", accept: "application/json, text/event-stream" };

const open: Served[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ close }) => close()));
});

/** A server whose application notes what reaches it. */
async function aServer(env: Record<string, string> = {}) {
  const seen: Seen[] = [];
  const application: Application = {
    async render(request) {
      const { headers } = request;
      const body = await request.text();
      seen.push({
        cookie: headers.get("cookie"),
        origin: headers.get("origin"),
        client: headers.get("x-clientIp"),
        body,
      });
      return { response: Response.json({ jsonrpc: "2.0", id: 1, result: {} }), html: null, scripts: [] };
    },
    errorPage: (fault, language) => JSON.stringify({ title: fault, text: `${fault} ${language}` }),
    resendPage: () => "again",
  };
  const served = await serve(application, env);
  open.push(served);
  const post = (body: string | Buffer = CALL, headers: Record<string, string> = {}) =>
    served.send({ method: "POST", path: PATH, body, headers: { ...JSON_TYPE, ...headers } });
  return { ...served, post, seen };
}

describe("a post of a buyer's program", () => {
  test("needs no origin, and brings no cookie of anybody", async () => {
    const { post, seen } = await aServer();
    const answer = await post(CALL, { cookie: "visitor=somebody; session=staff" });
    expect(answer.status).toBe(200);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(seen).toEqual([{ cookie: null, origin: null, client: "127.0.0.1", body: CALL }]);
  });

  test.each([
    ["a page of another site", { origin: "https://evil.example" }, 403, "cross-site"],
    ["a page of another site, as the browser says", { "sec-fetch-site": "cross-site" }, 403, "cross-site"],
  ])("%s cannot make one", async (_name, headers, status, code) => {
    const { post, seen } = await aServer();
    const answer = await post(CALL, headers);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject({ jsonrpc: "2.0", id: null, error: { data: { code } } });
    expect(seen).toEqual([]);
  });

  test.each(["GET", "DELETE", "PUT", "OPTIONS"])("is a POST: %s is answered 405", async (method) => {
    const { send } = await aServer();
    const answer = await send({ method, path: PATH, headers: JSON_TYPE });
    expect(answer).toMatchObject({ status: 405, headers: { allow: "POST" } });
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  });

  test.each([
    ["a card number", CALL.replace("tools/list", "4242 4242 4242 4242"), 422, "card-number"],
    ["a NUL", Buffer.from(`${CALL}\u0000`), 400, "bad-text"],
    ["a NUL as JSON writes it", CALL.replace("tools/list", "\\u0000"), 400, "bad-text"],
    ["more than a long message", CALL.replace("tools/list", "a".repeat(120_001)), 413, "too-large"],
  ])("with %s never reaches the shop", async (_name, body, status, code) => {
    const { post, seen } = await aServer();
    const answer = await post(body, { "accept-language": "hu" });
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject({ error: { message: `${code} hu`, data: { code } } });
    expect(seen).toEqual([]);
  });

  test("with ten thousand characters of arguments is answered", async () => {
    const { post, seen } = await aServer();
    expect((await post(CALL.replace("tools/list", "a".repeat(10_000)))).status).toBe(200);
    expect(seen).toHaveLength(1);
  });

  test("is one of at most so many: of a hundred in a second the rest is told to wait", async () => {
    const { post, seen, get } = await aServer();
    const answers = await Promise.all(Array.from({ length: 100 }, () => post()));
    const served = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 429);
    expect(served).toHaveLength(60); // half of 120 a minute at once
    expect(refused).toHaveLength(40);
    expect(seen).toHaveLength(60);
    for (const { headers } of refused) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect((await get("/products")).status).toBe(200);
  });
});
