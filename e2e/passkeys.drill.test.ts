// A member of staff adds a passkey and signs in with it, with Chromium's own authenticator (WebAuthn of the DevTools protocol).

import { afterAll, beforeAll, expect, test } from "vitest";
import { aBrowser, hydrated } from "./browser.ts";
import { startShop, type RunningShop } from "./shop.ts";
import { enterOffice } from "./staff.ts";

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());
const { visit } = aBrowser();

test("a passkey is added under a name, opens the office in place of the code, and is removed", async () => {
  const page = await visit();
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("WebAuthn.enable");
  const { authenticatorId } = await protocol.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await enterOffice(shop, page);

  await page.goto(`${shop.url}/office/sessions`);
  await hydrated(page);
  await page.getByText("Nicio cheie de acces.").waitFor();
  const before = loaded.length;
  await page.getByLabel("Numele cheii").fill("Laptopul de la birou");
  await page.getByRole("button", { name: "Adaugă o cheie de acces" }).click();
  await page.getByText("Laptopul de la birou").waitFor();
  await page.getByText("Nefolosită încă").waitFor();
  expect(
    loaded.slice(before).some((url) => url.endsWith(".js")),
    "the browser's part is loaded when it is used",
  ).toBe(true);

  await page.getByRole("button", { name: "Ieși" }).first().click();
  await page.goto(`${shop.url}/office`);
  await page.locator('main [name="email"]').fill("radu.birou@example.ro");
  await page.locator('main [name="password"]').fill("un motan pe tastatură");
  await page.locator("main form button:not([type=button])").last().click();
  await page.locator('[name="code"]').waitFor();
  await hydrated(page);
  await protocol.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await page.getByRole("button", { name: "Intră cu cheia de acces" }).click();
  await page.getByText("Browserul nu a folosit nicio cheie de acces").waitFor();
  await protocol.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
  await page.getByRole("button", { name: "Intră cu cheia de acces" }).click();
  await page.waitForURL(`${shop.url}/office`);

  await page.goto(`${shop.url}/office/sessions`);
  await hydrated(page);
  await page.getByText("Folosită ultima dată").first().waitFor();
  await page.getByRole("button", { name: "Șterge" }).click();
  await page.getByText("Nicio cheie de acces.").waitFor();
});
