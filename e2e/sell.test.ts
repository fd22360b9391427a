// Selling a PC to the shop: ten steps on a phone, with and without JavaScript, to an accepted offer.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aPhoto, aPng } from "../testing/photos.ts";
import { inxi, sampleReports } from "../testing/reports.ts";
import { aBrowser, hydrated, PHONE } from "./browser.ts";
import { startShop, type RunningShop } from "./shop.ts";

const seller = {
  iban: "RO49 AAAA 1B31 0075 9384 0000",
  payee: "Ana Pop",
  firstName: "Ana",
  lastName: "Pop",
  phone: "0712 345 678",
  address: "Str. Horea 3",
  city: "Cluj-Napoca",
  postalCode: "400174",
};

describe("a computer", () => {
  let shop: RunningShop;
  const browser = aBrowser();
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  const at = (page: Page, path: RegExp) => page.waitForURL(path, { waitUntil: "domcontentloaded" });
  const heading = (page: Page, text: string) => page.locator("main h1", { hasText: text }).waitFor();

  async function photos() {
    return [
      { name: "fata.jpg", mimeType: "image/jpeg", buffer: await aPhoto() },
      { name: "inauntru.png", mimeType: "image/png", buffer: await aPng({ width: 800, height: 600 }) },
    ];
  }

  /** From the estimate to the shipping label: the same forms with and without JavaScript. */
  async function acceptsTheOffer(page: Page, email: string) {
    await heading(page, "Oferta ta");
    expect(await page.locator("main table").count()).toBe(0);
    await page.locator('main [name="email"]').fill(email);
    await page.locator('main [name="consent"]').check();
    await page.locator('main button[value="email"]').click();
    await page.locator("main table").first().waitFor();
    await page
      .locator("main table", { hasText: "Ryzen 5 5600" })
      .getByText("lista de prețuri 1; stare bună")
      .first()
      .waitFor();
    await page.locator('main a[href^="/trade-in/VND-"]').first().click();
    await at(page, /\/trade-in\/VND-\d{6}\?key=/);
    await page.locator('main button[value="accept"]').click();
    await page.locator('main a[href="#field-iban"]').waitFor();
    for (const [name, value] of Object.entries(seller)) await page.locator(`main [name="${name}"]`).fill(value);
    await page.locator('main [name="county"]').selectOption("CJ");
    for (const name of ["owner", "terms", "erasure"]) await page.locator(`main [name="${name}"]`).check();
    const accept = page.locator('main button[value="accept"]');
    const accepted = (await accept.innerText()).replace("Accept oferta de ", "").trim();
    await accept.click();
    await page.locator("main").getByText("Trimite-l la noi").waitFor();
    await page.locator('main a[href*="/papers/sheet"]').waitFor();
    await page.getByText("Ai acceptat oferta").first().waitFor();
    // What was agreed is what the button said: with a line that testing prices, both sums.
    const agreed = page.locator("main section", { has: page.getByRole("heading", { name: "Datele vânzării" }) });
    await agreed.getByText(accepted, { exact: true }).waitFor();
  }

  test("is sold in ten steps on a phone: found as one types, by keyboard", async () => {
    const page = await browser.visit({ viewport: PHONE });
    const next = async (step: string) => {
      await page.locator('main button[value="next"]:enabled').click();
      await at(page, new RegExp(`/sell/${step}$`));
    };
    const pick = async (query: string, name: string) => {
      const box = page.locator('main [role="combobox"]').first();
      await box.fill(query);
      await page.locator('[role="option"]', { hasText: name }).first().waitFor();
      await page.locator('[role="listbox"]:not([aria-busy])').waitFor();
      await box.press("ArrowDown");
      await box.press("Enter");
      await page.locator("main").getByText("Ai ales").first().waitFor();
    };

    await page.goto(`${shop.url}/sell`);
    await page.locator("main").getByRole("link", { name: "Începe vânzarea" }).first().click();
    await heading(page, "Ce procesor are?");
    await hydrated(page);
    const box = page.locator('main [role="combobox"]');
    await box.focus();
    await expect.poll(() => page.locator('[role="option"]').count()).toBe(10);
    await box.fill("niciun procesor");
    await page.locator("main").getByText("Niciun model pentru „niciun procesor”.").first().waitFor();
    await box.press("Escape");
    await page.locator('[role="listbox"]').waitFor({ state: "detached" });
    expect(await page.locator('main button[value="next"]').isDisabled()).toBe(true);
    await pick("ryzen 5 5600", "Ryzen 5 5600");
    await next("gpu");
    await page.locator('main button[value="skip"]').click();
    await heading(page, "Ce placă de bază are?");
    await page.locator("main").getByText("componente completate: 13%").waitFor();
    await page.locator("main summary", { hasText: "Nu este în listă" }).click();
    await page.locator('main [name="named"]').fill("MSI, nu știu care");
    await page.locator('main button[value="named"]').click();
    await heading(page, "Ce memorie are?");
    await pick("vengeance lpx 3200 16gb", "Corsair Vengeance LPX");
    await next("storage");
    await page.locator('main [role="combobox"]').fill("970 evo plus 1tb");
    await page.locator('[role="option"]', { hasText: "Samsung 970 EVO Plus 1TB" }).click();
    await page.locator('main button[value="clear"]').waitFor();
    await next("psu");
    await page.locator('main button[value="skip"]').click();
    await heading(page, "În ce carcasă este?");
    await pick("nzxt h510", "NZXT H510");
    await next("cooler");
    await page.locator('main button[value="skip"]').click();
    await heading(page, "Fotografiile calculatorului");
    expect(await page.locator('main button[value="next"]').isDisabled()).toBe(true);
    await page
      .locator('main input[type="file"]')
      .first()
      .setInputFiles(await photos());
    await page.locator('main [name="boxIncluded"]').check();
    await next("offer");
    await acceptsTheOffer(page, "ana.telefon@example.ro");
  });

  test("is sold without JavaScript all the same", async () => {
    const page = await browser.visit({ viewport: PHONE, javaScriptEnabled: false });
    const pick = async (query: string, name: string, to: RegExp) => {
      await page.locator('main [name="q"]').first().fill(query);
      await page.locator('main [name="q"]').first().press("Enter");
      await at(page, /[?&]q=/);
      await page.locator("main li label", { hasText: name }).first().click();
      await page.locator('main button[value="next"]').click();
      await at(page, to);
    };
    await page.goto(`${shop.url}/sell`);
    await page.locator("main").getByRole("link", { name: "Începe vânzarea" }).first().click();
    await heading(page, "Ce procesor are?");
    await page.locator('main button[value="next"]').click();
    await page.locator('main a[href="#field-part"]').waitFor();
    await pick("ryzen 5 5600", "Ryzen 5 5600", /\/sell\/gpu$/);
    await pick("rtx 3070", "GeForce RTX 3070", /\/sell\/motherboard$/);
    await pick("b550m ds3h", "B550M DS3H", /\/sell\/ram$/);
    await pick("vengeance lpx 3200 16gb", "Corsair Vengeance LPX", /\/sell\/storage$/);
    await page.locator('main [name="q"]').fill("970 evo plus 1tb");
    await page.locator('main [name="q"]').press("Enter");
    await at(page, /[?&]q=/);
    await page.locator('main button[name="part"]', { hasText: "Samsung 970 EVO Plus 1TB" }).click();
    await page.locator('main button[value="clear"]').waitFor();
    await page.locator('main button[value="next"]').click();
    await at(page, /\/sell\/psu$/);
    await pick("rmx 650", "Corsair RMx 650W", /\/sell\/case$/);
    await pick("nzxt h510", "NZXT H510", /\/sell\/cooler$/);
    await pick("nh-u12s", "Noctua NH-U12S", /\/sell\/photos$/);
    await page
      .locator('main input[type="file"]')
      .first()
      .setInputFiles(await photos());
    await page.locator('main form:has(input[type="file"]) button').last().click();
    await page.locator('main button[value="next"]:enabled').waitFor();
    await page.locator('main button[value="next"]').click();
    await at(page, /\/sell\/offer$/);
    await acceptsTheOffer(page, "ana.simplu@example.ro");
  });

  const paste = async (page: Page, text: string) => {
    const folded = page.locator("details:has(#detect):not([open]) > summary");
    if ((await folded.count()) > 0) await folded.click();
    await page.locator('main [name="report"]').fill(text);
    await page.locator("main button", { hasText: "Completează pașii" }).click();
  };

  test("is told by what a program says of it, and its seller only looks at the steps", async () => {
    const page = await browser.visit();
    const goOn = async (to: string) => {
      await page.locator('main button[value="next"]:enabled').click();
      await at(page, new RegExp(`/sell/${to}$`));
    };
    await page.goto(`${shop.url}/sell/cpu`);
    await hydrated(page);
    await paste(page, "PCB1.stricat.00000000");
    await page.locator("main").getByText("Codul este incomplet").first().waitFor();
    await paste(page, inxi);
    const found = page.locator('main section[aria-label="Ce am găsit"]');
    await found.getByText("AMD Ryzen 5 5600").first().waitFor();
    await page.locator("main").getByText("Detectat").first().waitFor();
    await goOn("gpu");
    await found.getByText("RX 6600").first().waitFor();
    await goOn("motherboard");
    await found.getByText("B550-A PRO").first().waitFor();
    await goOn("ram");
    await goOn("storage");
    await found.getByText("SNV2S500G").first().waitFor();
    await goOn("psu");
    await page.locator('main button[value="skip"]').click();
    await heading(page, "În ce carcasă este?");
    await page.locator("main summary", { hasText: "Nu este în listă" }).click();
    await page.locator('main [name="named"]').fill("Carcasă veche, fără nume");
    await page.locator('main button[value="named"]').click();
    await heading(page, "Ce cooler are");
    await page.locator('main button[value="skip"]').click();
    await heading(page, "Fotografiile calculatorului");
    await page
      .locator('main input[type="file"]')
      .first()
      .setInputFiles(await photos());
    await goOn("offer");
    await acceptsTheOffer(page, "ana.raport@example.ro");
  });

  test.each(sampleReports)("is told by a report of $name, without JavaScript", async ({ name, text }) => {
    const page = await browser.visit({ viewport: PHONE, javaScriptEnabled: false });
    await page.goto(`${shop.url}/sell/cpu`);
    await paste(page, text);
    // systeminfo reports only the family of a processor.
    const expected = name === "systeminfo" ? "nu indică un model" : "Detectat";
    await page.locator('main section[aria-label="Ce am găsit"]').getByText(expected).first().waitFor();
  });
});
