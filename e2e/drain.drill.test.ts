// A shop that shuts down under load (W10): it drains, and no accepted request is lost.

import { once } from "node:events";
import { Agent, request } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { startShop, type RunningShop } from "./shop.ts";

const AT_ONCE = 16;
const PATHS = ["/", "/about", "/products", "/cart", "/healthz"];

let shop: RunningShop;
afterEach(() => shop.close());

type Ways = { agent: Agent | false; path: string };

/** The status, and whether the response closes the connection. Throws if the connection is lost. */
async function ask({ agent, path }: Ways): Promise<{ status: number; closes: boolean }> {
  const sent = request(shop.url + path, { agent });
  sent.end();
  const [answer] = await once(sent, "response");
  answer.resume();
  await once(answer, "end");
  return { status: answer.statusCode, closes: answer.headers.connection === "close" };
}

/** Visitors who send requests until `over`; returns the responses. */
async function visitors(agent: Agent | false, isOver: () => boolean): Promise<string[]> {
  const met: string[] = [];
  const visit = async (at: number) => {
    for (let count = at; !isOver(); count += 1)
      met.push(
        await ask({ agent, path: PATHS[count % PATHS.length] ?? "/" }).then(({ status }) => String(status), String),
      );
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => visit(at)));
  return met;
}

describe("a shop that is told to close under load", () => {
  test("loses no request of a proxy that follows /readyz", async () => {
    shop = await startShop({ SEED_DEMO: "no", SHUTDOWN_GRACE_SECONDS: "3" });
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    const proxy = { requests: 0, sendsElsewhere: false };
    const met = visitors(agent, () => {
      proxy.requests += 1;
      return proxy.sendsElsewhere;
    });
    while (proxy.requests < 300) await ask({ agent: false, path: "/healthz" });
    const left = shop.leave();
    // The proxy polls /readyz and sends no more requests after the first "not ready".
    while ((await ask({ agent: false, path: "/readyz" })).status === 200);
    proxy.sendsElsewhere = true;
    expect([...new Set(await met)]).toEqual(["200"]);
    agent.destroy();
    expect(await left).toBe(0);
  });

  test("serves whoever comes while it drains, and tells each that the connection ends", async () => {
    shop = await startShop({ SEED_DEMO: "no", SHUTDOWN_GRACE_SECONDS: "300" });
    const left = shop.leave();
    while ((await ask({ agent: false, path: "/readyz" })).status === 200);
    let requests = 0;
    const met = await visitors(false, () => (requests += 1) > 300);
    expect(met).toHaveLength(300);
    expect([...new Set(met)]).toEqual(["200"]);
    expect(await ask({ agent: false, path: "/about" })).toEqual({ status: 200, closes: true });
    // A second signal exits at once, with the exit code of an interrupted process.
    expect(await shop.leave()).toBe(1);
    expect(await left).toBe(1);
  });
});
