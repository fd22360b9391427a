// A buyer's program and its buyer: the example client finds, checks, quotes and checks out over HTTP, the buyer pays in a browser.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aBrowser, PHONE } from "./browser.ts";
import { cards, fillCard } from "./checkout-steps.ts";
import { buy, connectTo, type ConnectedShop } from "./example-agent.ts";
import { startShop, type RunningShop } from "./shop.ts";

const person = {
  buyer: { first_name: "Ioana", last_name: "Pop", email: "ioana.agent@example.ro", phone_number: "0740 123 456" },
  address: {
    street_address: "Str. Observatorului 12",
    address_locality: "Cluj-Napoca",
    address_region: "Cluj",
    postal_code: "400363",
  },
};

describe("a buyer's program", () => {
  let shop: RunningShop;
  let program: ConnectedShop;
  const browser = aBrowser();
  beforeAll(async () => {
    shop = await startShop();
    program = await connectTo(shop.url);
  });
  afterAll(async () => {
    await program.client.close();
    await shop.close();
  });

  test("knows what fits, what it runs and what the old PC is worth", async () => {
    const answer = await program.call<{ text: string }>("ask_shop", {
      question: "How much is delivery?",
      language: "en",
    });
    expect(answer.text.length).toBeGreaterThan(0);
    const fps = await program.call<{ estimated: object[] }>("estimate_fps", {
      processor: "Ryzen 5 5600",
      graphics: "RTX 3060 12GB",
    });
    expect(fps.estimated.length).toBeGreaterThan(0);
    const quote = await program.call<{ guaranteed: { amount: number } }>("quote_my_pc", {
      cpu: "Ryzen 5 5600",
      gpu: "RTX 3060 12GB",
      ram: "Corsair Vengeance LPX 16GB (2x8GB) DDR4-3200 CL16",
    });
    expect(quote.guaranteed.amount).toBeGreaterThan(0);
    const search = await program.call<{ products: { id: string }[] }>("search_catalog", {
      catalog: { filters: { categories: ["processors"] }, pagination: { limit: 1 } },
    });
    const fit = await program.call<{ missing: string[] }>("check_compatibility", {
      parts: [{ id: search.products[0]!.id }],
    });
    expect(fit.missing).toContain("motherboards");
  });

  test("places an order that its buyer pays on a phone; then the program sees it paid", async () => {
    const { checkout } = await buy(program, "SSD", person);
    expect(checkout.status).toBe("requires_escalation");
    const page = await browser.visit({ viewport: PHONE });
    await page.goto(checkout.continue_url!);
    await fillCard(page, cards.accepted);
    await page.locator("#pay-form button").click();
    await page.waitForURL(/\/checkout\/complete\/ORD-\d{6}/);
    type State = { status: string; order?: { id: string } };
    await expect
      .poll(async () => (await program.call<State>("get_checkout", { id: checkout.id })).status)
      .toBe("completed");
    const { order } = await program.call<State>("get_checkout", { id: checkout.id });
    const state = await program.call<{ messages: { code: string }[] }>("get_order", { id: order!.id });
    expect(state.messages[0]!.code).toBe("paid");
  });

  test("cannot be a page of another site", async () => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
    const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
    const post = (more: Record<string, string>) =>
      fetch(`${shop.url}/api/ucp/mcp`, { method: "POST", body, headers: { ...headers, ...more } });
    expect((await post({})).status).toBe(200);
    expect((await post({ origin: "https://evil.example" })).status).toBe(403);
    expect((await fetch(`${shop.url}/api/ucp/mcp`)).status).toBe(405);
  });
});
