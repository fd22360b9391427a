// The shop as a process: its start, invalid settings, the headers of all pages, its end.

import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startShop, type RunningShop } from "./shop.ts";

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

/** Starts a process that should end by itself. */
async function startInVain(variables: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../server.ts")], {
    env: { PATH: process.env.PATH, LOG_LEVEL: "error", PORT: "0", SANDBOX_CARD_PORT: "0", ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  const [code] = await once(child, "close");
  return { code, output };
}

describe("a start that cannot be", () => {
  test.each([
    [{ PORT: "http" }, /^Bad setting PORT: .+\. See \.env\.example\.\n$/],
    [
      { DATABASE_URL: "mysql://localhost/shop" },
      /^Bad setting DATABASE_URL: must begin with postgres:\/\/. See \.env\.example\.\n$/,
    ],
    [
      { DATABASE_URL: "postgres://shop@127.0.0.1:9/shop" },
      /^Setting AUTH_SECRET is missing: .+\. See \.env\.example\.\n$/,
    ],
  ])("with %j says why in one line and ends with 1", async (variables, line) => {
    expect(await startInVain(variables)).toEqual({ code: 1, output: expect.stringMatching(line) });
  });

  test("on a data folder that another shop uses says so", async () => {
    const { code, output } = await startInVain({ DATA_DIR: shop.dataDir });
    expect(output).toBe(
      `The data folder ${shop.dataDir} is in use by another running shop. Stop it first, or set DATA_DIR.\n`,
    );
    expect(code).toBe(1);
  });

  test("on a port that is taken says so", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as AddressInfo;
    const dataDir = await mkdtemp(join(tmpdir(), "pcbis-taken-"));
    const { code, output } = await startInVain({
      PORT: String(port),
      SANDBOX_CARD_PORT: "0",
      DATA_DIR: dataDir,
      SEED_DEMO: "no",
    });
    taken.close();
    await rm(dataDir, { recursive: true });
    expect(output).toBe(`Port ${port} is in use by another process. Stop it, or set PORT.\n`);
    expect(code).toBe(1);
  });
});

describe("the pages of the shop", () => {
  test.each([
    "/",
    "/products",
    "/products?sort=cheapest",
    "/products/1",
    "/components/ram",
    "/cart",
    "/checkout",
    "/about",
    "/login",
    "/not-there",
  ])("%s names each of its inline scripts in its policy, and no data", async (path) => {
    const answer = await fetch(shop.url + path);
    const html = await answer.text();
    const policy = answer.headers.get("content-security-policy") ?? "";
    const scripts = [
      ...html.matchAll(/<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g),
    ].map(([, script]) => script ?? "");
    expect(scripts.length).toBeGreaterThan(2);
    const hashes = scripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    expect([...policy.matchAll(/'sha256-[^']+'/g)].map(([named]) => named).toSorted()).toEqual(
      [...new Set(hashes)].toSorted(),
    );
    expect(html).not.toContain("nonce=");
  });

  test("are the same for every visitor where they are for everybody, and set no cookie", async () => {
    for (const path of ["/", "/products", "/products/1", "/components/ram", "/about"]) {
      const [one, two] = await Promise.all(
        ["visitor=one", "visitor=two"].map((cookie) => fetch(shop.url + path, { headers: { cookie } })),
      );
      expect(one?.headers.get("set-cookie"), path).toBeNull();
      expect(await one?.text(), path).toBe(await two?.text());
    }
  });

  test("come again as 304 to whoever has them", async () => {
    const first = await fetch(`${shop.url}/products/2`);
    await first.text();
    const again = await fetch(`${shop.url}/products/2`, {
      headers: { "if-none-match": first.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  });
});

test("a shop that is told to close ends with 0, and opens again on its data", async () => {
  const own = await startShop({ SEED_DEMO: "no" });
  try {
    expect(await own.leave()).toBe(0);
    await own.killAndRestart();
    expect((await fetch(`${own.url}/readyz`)).status).toBe(200);
  } finally {
    await own.close();
  }
});
