// What anybody may send without signing in writes no error into the shop's log: errors wake people and fill disks (S9). Every route
// of the site map, each with its methods, data requests and bodies that no page of the shop would send.

import type { RouteConfigEntry } from "@react-router/dev/routes";
import { connect } from "node:net";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import siteMap from "../app/routes.ts";
import { startShop, type RunningShop } from "./shop.ts";

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop({ LOG_LEVEL: "info", POSTS_PER_MINUTE: "0" });
});
afterAll(() => shop.close());

const ERROR = 50; // pino

/** Every path of the site map, with this text for each parameter. */
function pathsOf(entries: readonly RouteConfigEntry[], filled: string, above = ""): string[] {
  return entries.flatMap(({ path = "", children = [] }) => {
    const own = path
      .split("/")
      .map((part) => (part.startsWith(":") || part === "*" ? filled : part.replace(/\?$/, "")))
      .join("/");
    const whole = path === "" ? above : `${above}/${own}`;
    return [whole || "/", ...pathsOf(children, filled, whole)];
  });
}

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";
const boundary = "multipart/form-data; boundary=x";
/** Content type and body. */
const bodies: [string | null, string | Uint8Array<ArrayBuffer>][] = [
  [FORM, ""],
  [FORM, "a=b&a=c&intent=nothing&__proto__=1&constructor=2"],
  [FORM, "%&%E0%A4%A&=&intent=%ff%fe"],
  [FORM, "intent=" + "x".repeat(15_000)],
  [`${FORM}; charset=utf-16`, new Uint8Array([0xff, 0xfe, 0x61])],
  [boundary, ""],
  [boundary, '--x\r\nContent-Disposition: form-data; name="a'],
  [boundary, '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nno picture\r\n--x--\r\n'],
  ["multipart/form-data", "--\r\n"],
  [JSON_TYPE, "{"],
  [JSON_TYPE, "null"],
  [JSON_TYPE, '{"jsonrpc":"2.0","id":{},"method":7,"params":[]}'],
  [JSON_TYPE, "[".repeat(5000)],
  ["text/plain", "a=b"],
  ["application/octet-stream", new Uint8Array([1, 2, 3])],
  [null, "a"],
];

/** The lines of the log that a stranger must not be able to write. */
const alarms = () =>
  shop
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as { level: number; err?: { stack?: string } })
    .filter(({ level, err }) => level >= ERROR || err?.stack !== undefined);

test("no route, method or body makes an error line or a 5xx", { timeout: 600_000 }, async () => {
  const paths = [...new Set(["x", "1", "ORD-482913"].flatMap((filled) => pathsOf(siteMap, filled)))];
  expect(paths.length).toBeGreaterThan(250);
  const broken: string[] = [];
  async function ask(method: string, path: string, [type, body]: (typeof bodies)[number] = [null, ""]) {
    const answer = await fetch(shop.url + path, {
      method,
      redirect: "manual",
      headers: { origin: shop.url, accept: "text/html", ...(type && { "content-type": type }) },
      ...(method === "POST" || method === "PATCH" ? { body } : {}),
    });
    await answer.arrayBuffer();
    if (answer.status >= 500) broken.push(`${method} ${path} ${type} ${answer.status}`);
    return answer.status;
  }
  const turns = [...paths.entries()];
  async function walk() {
    for (let turn = turns.pop(); turn; turn = turns.pop()) {
      const [place, path] = turn;
      const data = path === "/" ? "/_root.data" : `${path}.data`;
      for (const method of ["GET", "HEAD", "PUT", "DELETE", "OPTIONS"]) await ask(method, path);
      await ask("GET", data);
      await ask("GET", `${data}?_routes=nothing`);
      await ask("GET", `${path}?page=-1&sort=x&q=%F0%9F%92%A9&index`);
      for (let times = 0; times < 4; times += 1) await ask("POST", path, bodies[(place * 4 + times) % bodies.length]);
      await ask("POST", data, bodies[place % bodies.length]);
      await ask("PATCH", path, bodies[9]);
    }
  }
  await Promise.all([walk(), walk()]);
  for (const body of bodies)
    for (const path of ["/", "/login", "/contact", "/mcp", "/no/such/page"]) await ask("POST", path, body);
  expect(await ask("POST", "/about", bodies[1]), "a page without a form").toBe(405);
  expect(await ask("GET", "/no/such/page")).toBe(404);
  expect(broken).toEqual([]);
  expect(alarms()).toEqual([]);
});

test("a body that ends half-way is status 499 at information level, also a file's", async () => {
  const port = Number(new URL(shop.url).port);
  for (const [path, type] of [
    ["/contact", FORM],
    ["/sell/photos", boundary],
    ["/sell/components", FORM],
  ]) {
    const socket = connect(port, "localhost");
    await once(socket, "connect");
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: ${shop.url}\r\nContent-Type: ${type}\r\nContent-Length: 9000\r\n\r\n`;
    socket.write(`${head}--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n`, () =>
      socket.resetAndDestroy(),
    );
    await once(socket, "close");
  }
  const aborted = () => [...shop.output().matchAll(/"level":30,[^\n]*"status":499/g)].length;
  await expect.poll(aborted).toBe(3);
  expect(alarms()).toEqual([]);
});
