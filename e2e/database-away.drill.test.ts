// An unavailable database (W7), and connections that die under load (W1), as visitors of two processes see them.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openPostgres } from "../base/db.server.ts";
import { aPc } from "../testing/builders.ts";
import { findPostgres, startPostgres, type Cluster } from "../testing/postgres.ts";
import { putOnSale } from "../testing/catalogue-index.ts";
import { aBrowser, hydrated } from "./browser.ts";
import { freePorts, startShop, type RunningShop } from "./shop.ts";

/** How often all connections are ended, and how many responses there are in between. */
const ROUNDS = 15;
const ANSWERS_BETWEEN = 12;

const programs = findPostgres();
const browser = aBrowser();

describe.skipIf(programs === null)("two processes on one PostgreSQL", () => {
  let cluster: Cluster;
  let shops: RunningShop[];
  let ids: number[];

  beforeAll(async () => {
    cluster = await startPostgres(programs ?? "");
    const variables = {
      DATABASE_URL: cluster.url,
      AUTH_SECRET: "the secret of tests, which is no secret",
      SEED_DEMO: "no",
      POSTS_PER_MINUTE: "0",
    };
    const first = await startShop(variables);
    const database = openPostgres(cluster.url, { connections: 2 });
    ids = [];
    for (let count = 0; count < 6; count += 1) ids.push(await putOnSale(database.db, aPc()));
    await database.close();
    shops = [first, await startShop(variables)];
  });
  afterAll(async () => {
    await Promise.all(shops.map((shop) => shop.close()));
    await cluster.stop();
  });
  // A test that failed half-way must not fail the next ones.
  afterEach(() => cluster.resume());

  type RequestOptions = { cookie?: string; language?: string; accept?: string; form?: Record<string, string> };

  async function ask(
    shop: RunningShop,
    path: string,
    { cookie = visitor(), language = "ro", accept = "text/html", form }: RequestOptions = {},
  ) {
    const answer = await fetch(shop.url + path, {
      redirect: "manual",
      headers: { cookie, accept, "accept-language": language, ...(form && { origin: new URL(shop.url).origin }) },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  let visitors = 0;
  const visitor = () => `visitor=${String((visitors += 1)).padStart(27, "v")}`;
  const cartForm = () => ({ intent: "add", productId: String(ids[visitors % ids.length]), quantity: "1" });

  /** The first response after the database is back: it comes without delay and needs no retry. */
  async function expectReadyAtOnce(): Promise<void> {
    const ready = await Promise.all(shops.map((shop) => ask(shop, "/readyz")));
    expect(ready.map(({ status }) => status)).toEqual([200, 200]);
  }

  describe("while it is away", () => {
    const words = {
      ro: "Revenim în câteva clipe",
      en: "Back in a moment",
      hu: "Mindjárt visszatérünk",
      uk: "Повернемося за мить",
    };

    test("home, lists and search stay, and what needs it answers 503 with when to come back, in the visitor's language", async () => {
      await cluster.halt();
      for (const shop of shops) {
        expect((await ask(shop, "/healthz")).status).toBe(200);
        expect((await ask(shop, "/readyz")).status).toBe(503);
        for (const path of [
          "/",
          "/products",
          "/products?q=ryzen",
          "/about",
          "/api/suggestions?q=ryzen",
          "/api/products",
        ])
          expect((await ask(shop, path)).status, path).toBe(200);
        for (const [language, title] of Object.entries(words)) {
          for (const path of [`/products/${ids[0]}`, "/cart", "/checkout", "/favourites"]) {
            const { status, headers, text } = await ask(shop, path, { language });
            expect(
              [status, headers.get("retry-after"), headers.get("refresh"), headers.get("cache-control")],
              path,
            ).toEqual([503, "5", "5", "no-store"]);
            expect([text.includes(`<html lang="${language}"`), text.includes(title)], path).toEqual([true, true]);
          }
        }
      }
      await cluster.resume();
      await expectReadyAtOnce();
      for (const shop of shops)
        for (const path of [`/products/${ids[0]}`, "/cart", "/favourites"])
          expect((await ask(shop, path)).status, path).toBe(200);
    });

    test("data and programs are told 503 as well, and are not sent round in circles", async () => {
      await cluster.halt();
      const [shop] = shops as [RunningShop];
      for (const path of [`/products/${ids[1]}.data`, "/cart.data", "/api/session.data"]) {
        const { status, headers } = await ask(shop, path, { accept: "*/*" });
        expect([status, headers.get("retry-after"), headers.get("refresh")], path).toEqual([503, "5", null]);
      }
      const program = await ask(shop, `/api/products/${ids[1]}`, { accept: "application/json" });
      expect([program.status, program.headers.get("retry-after"), program.headers.get("content-type")]).toEqual([
        503,
        "5",
        "application/problem+json",
      ]);
      expect(JSON.parse(program.text)).toMatchObject({ status: 503 });
      // After such a response the provider repeats the webhook.
      expect((await ask(shop, "/checkout/return/ORD-123456")).status).toBe(503);
    });

    test("a form is not sent again by itself; its page keeps what was filled in, but no password, and sends it when the visitor says so", async () => {
      const [shop] = shops as [RunningShop];
      const cookie = visitor();
      const form = cartForm();
      await cluster.halt();
      const sent = await ask(shop, "/cart", { cookie, form });
      expect([sent.status, sent.headers.get("retry-after"), sent.headers.get("refresh")]).toEqual([503, "5", null]);
      expect(sent.text.includes("Nu știm dacă datele au ajuns")).toBe(true);
      for (const [name, value] of Object.entries(form))
        expect(new RegExp(`<input[^>]*name="${name}"[^>]*value="${value}"`).test(sent.text), name).toBe(true);
      expect(/<form action="\/cart" method="post">/.test(sent.text)).toBe(true);

      const login = await ask(shop, "/login", {
        form: { email: "ana@example.ro", password: "a secret that nobody may see" },
      });
      expect(login.status).toBe(503);
      expect(login.text.includes("nobody may see")).toBe(false);

      await cluster.resume();
      const again = await ask(shop, "/cart", { cookie, form });
      expect([again.status, again.headers.get("location")]).toEqual([302, `/cart?added=${form.productId}`]);
    });

    test("a link followed inside the shop says so and shows its page once the database is back; a form's page sends it again", async () => {
      const page = await browser.visit({ baseURL: shops[0]?.url ?? "" });
      await page.goto("/products");
      await hydrated(page);
      await cluster.halt();
      await page.locator(`main a[href^="/products/${ids[2]}"]`).first().click();
      await page.getByRole("heading", { name: words.ro }).waitFor();
      // No visitor does anything.
      await cluster.resume();
      const add = page.getByRole("main").getByRole("button", { name: "Adaugă în coș" }).first();
      await add.waitFor();

      await cluster.halt();
      await add.click();
      await page.getByRole("heading", { name: "Nu știm dacă datele au ajuns" }).waitFor();
      await cluster.resume();
      await page.getByRole("button", { name: "Trimite din nou" }).click();
      await page.waitForURL(/\/cart/);
      await page.getByRole("main").locator(`a[href^="/products/${ids[2]}"]`).first().waitFor();
    });

    test("the home page stays whole, and shows the visitor's cart once the database is back", async () => {
      const page = await browser.visit({ baseURL: shops[0]?.url ?? "" });
      await page.goto("/");
      await page.context().addCookies([{ name: "visitor", value: "v".repeat(27), url: shops[0]?.url ?? "" }]);
      await ask(shops[0] as RunningShop, "/cart", {
        cookie: `visitor=${"v".repeat(27)}`,
        form: { intent: "add", productId: String(ids[3]), quantity: "1" },
      });
      await cluster.halt();
      const request = page.waitForResponse((response) => response.url().includes("/api/session"));
      await page.goto("/");
      expect((await request).status()).toBe(503);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await cluster.resume();
      await page.getByRole("banner").getByRole("link", { name: /1/ }).first().waitFor();
      expect(await page.getByRole("heading", { name: words.ro }).count()).toBe(0);
    });
  });

  test("no process ends when connections die under load, and nothing but 503 is answered meanwhile", async () => {
    const seen = new Map<number, number>();
    const load = { isOver: false, answers: 0 };
    /** A new visitor each time: adds a listing to the cart and opens the checkout, which allocates it in a transaction. */
    async function shopper(shop: RunningShop): Promise<void> {
      while (!load.isOver) {
        const cookie = visitor();
        for (const request of [{ path: "/cart", form: cartForm() }, { path: "/cart" }, { path: "/checkout" }]) {
          const { status } = await ask(shop, request.path, { cookie, ...(request.form && { form: request.form }) });
          seen.set(status, (seen.get(status) ?? 0) + 1);
          load.answers += 1;
        }
      }
    }
    const shoppers = shops.flatMap((shop) => Array.from({ length: 6 }, () => shopper(shop)));

    const everybody = Promise.all(shoppers);
    everybody.catch(() => {});
    try {
      const other = new pg.Client({ connectionString: cluster.url });
      other.on("error", () => {});
      await other.connect();
      const endAll =
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()";
      for (let round = 1; round <= ROUNDS; round += 1) {
        while (load.answers < round * ANSWERS_BETWEEN) await ask(shops[0] as RunningShop, "/healthz");
        await other.query(endAll);
      }
      await other.end();
      await cluster.halt();
      await cluster.resume();
      await expectReadyAtOnce();
    } finally {
      load.isOver = true;
    }
    await everybody;
    expect([...seen.keys()].filter((status) => status >= 500)).toEqual([503]);
    expect(seen.get(200)).toBeGreaterThan(0);
    for (const shop of shops) expect((await ask(shop, "/cart")).status).toBe(200);
    // A process that had crashed would not exit with 0.
    expect(await Promise.all(shops.map((shop) => shop.leave()))).toEqual([0, 0]);
  });
});

describe.skipIf(programs === null)("a process that starts before its database", () => {
  test("is alive and not ready, says so, and opens once the database answers, with one connection for notifications", async () => {
    const cluster = await startPostgres(programs ?? "");
    await cluster.halt();
    const [port = 0, cardPort = 0] = await freePorts(2);
    const dataDir = await mkdtemp(join(tmpdir(), "pcbis-late-"));
    const child = spawn(process.execPath, [join(import.meta.dirname, "../server.ts")], {
      env: {
        ...process.env,
        NODE_ENV: undefined,
        PORT: String(port),
        SANDBOX_CARD_PORT: String(cardPort),
        DATA_DIR: dataDir,
        DATABASE_URL: cluster.url,
        AUTH_SECRET: "the secret of tests, which is no secret",
        SEED_DEMO: "no",
        LOG_LEVEL: "error",
        SHUTDOWN_GRACE_SECONDS: "0",
      },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let output = "";
    child.stderr.on("data", (text) => (output += text));
    const status = async (path: string) =>
      fetch(`http://localhost:${port}${path}`).then(
        (answer) => answer.status,
        () => null,
      );
    const slowly = { timeout: 100_000, interval: 200 };
    await expect.poll(() => status("/healthz"), slowly).toBe(200);
    expect([await status("/readyz"), await status("/")]).toEqual([503, 503]);
    expect(output).toMatch(/^The database of DATABASE_URL cannot be reached: .+\. Trying again in 1 s\.$/m);
    expect(child.exitCode).toBeNull();
    await cluster.resume();
    await expect.poll(() => status("/readyz"), slowly).toBe(200);
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    const { rows } = await client.query("select pid from pg_stat_activity where query ilike 'listen %'");
    await client.end();
    expect(rows).toHaveLength(1);
    child.kill("SIGTERM");
    await once(child, "exit");
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
});
