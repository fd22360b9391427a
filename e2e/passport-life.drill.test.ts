// The life of one machine: bought from a person, tested by files, erased, sold, delivered, handed on to another owner, claimed
// and repaired.
// After each step its passport says what happened, and the offline verifier, opened from a file without a network, accepts it.
// The tests are one story in order: each continues where the one before it stopped.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TERMS_FILE } from "../app/documents/terms-file.ts";
import { openEmbedded } from "../base/db.server.ts";
import type { PassportFile } from "../shop/passport/view-passport.server.ts";
import { formatNvme, identifyNvme, nvmeDrive, readBack, recording } from "../testing/bench/erasure-logs.ts";
import { measurementFiles } from "../testing/bench/measurement-files.ts";
import { startMailServer, type MailServer } from "../testing/emails.ts";
import { scanPdf } from "../testing/pdf/scan-pdf.ts";
import { aPhoto } from "../testing/photos.ts";
import { sellingDeps, sellingIn } from "../testing/trade-ins.ts";
import { aBrowser, hydrated } from "./browser.ts";
import { addToCart, answerWarranty, goToPayment, orderNumber, placeOrder } from "./checkout-steps.ts";
import { signAsSeller } from "./seller.ts";
import { startShop, type RunningShop } from "./shop.ts";
import { comeBackToOffice, enterOffice } from "./staff.ts";

const PATIENCE = 400_000; // milliseconds; the shop starts twice on an empty folder
const PASSWORD = "un motan pe tastatură";
const PRICE = "2.599,00";
const SERIAL = "SN-PB-70017";
const buyer = "ioana.pop@example.ro";
const nextOwner = "vlad.nou@example.ro";

let shop: RunningShop;
let mail: MailServer;
let staff: Page;
let recovery: string[] = [];
let unit = "";
let passport = "";
let listing = "";
let order = "";
const browser = aBrowser();
beforeAll(async () => {
  mail = await startMailServer();
  shop = await startShop({ SEED_DEMO: "no", POSTS_PER_MINUTE: "0", SMTP_URL: mail.url });
}, PATIENCE);
afterAll(async () => {
  await shop.close();
  await mail.close();
});

const main = () => staff.locator("main");
const shows = (text: string | RegExp) => staff.getByText(text).filter({ visible: true }).first().waitFor();
const open = (path: string) => staff.goto(`${shop.url}${path}`);

async function atWork(): Promise<void> {
  staff = await browser.visit();
  await comeBackToOffice(shop, staff, recovery.pop()!);
}

async function press(intent: string, fields: Record<string, string>, text: string | RegExp) {
  const form = main()
    .locator("form", { has: staff.locator(`[name="intent"][value="${intent}"]`) })
    .first();
  await form.waitFor({ state: "attached" });
  for (const summary of await form.locator("xpath=ancestor::details[not(@open)]/summary").all()) await summary.click();
  for (const [name, value] of Object.entries(fields)) await fill(form.locator(`[name="${name}"]`), value);
  await form.locator("button:not([type=button]):not([aria-hidden])").last().click();
  await shows(text);
}

async function fill(field: Locator, value: string): Promise<void> {
  const isSelect = (await field.evaluate((element) => element.tagName)) === "SELECT";
  if (isSelect) await field.selectOption(value);
  else await field.fill(value);
}

const csvFile = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
const bytesAt = async (page: Page, address: string) =>
  Buffer.from(await (await page.context().request.get(new URL(address, shop.url).href)).body());

/** The file of the passport as anybody downloads it. */
async function downloaded(): Promise<{ text: string; kinds: string[] }> {
  const answer = await fetch(`${shop.url}/p/${passport}.json`);
  const text = answer.ok ? await answer.text() : "";
  return { text, kinds: text === "" ? [] : (JSON.parse(text) as PassportFile).events.map(({ kind }) => kind) };
}

/** The passport has exactly these events, its page shows them and these texts, and the verifier accepts the file. */
async function expectPassport({ kinds, shows }: { kinds: string[]; shows: (string | RegExp)[] }): Promise<void> {
  await expect.poll(async () => (await downloaded()).kinds, { timeout: 60_000 }).toEqual(kinds);
  const visitor = await browser.visit();
  await visitor.goto(`${shop.url}/p/${passport}`);
  await visitor.locator(`[data-passport="${passport}"]`).waitFor();
  const shown = await visitor
    .locator("ol")
    .last()
    .locator("[data-event]")
    .evaluateAll((found) => found.map((event) => event.getAttribute("data-event")));
  expect(shown).toEqual(kinds);
  for (const text of shows) await visitor.locator("main").getByText(text).first().waitFor();
  const page = (await visitor.locator("main").textContent()) ?? "";
  for (const personal of ["Ioana", "Vlad", "example.ro", "Observatorului", SERIAL, order].filter((text) => text !== ""))
    expect(page).not.toContain(personal);
  const verdict = await verified(await openVerifier(), (await downloaded()).text);
  expect(verdict).toMatchObject({ is: "valid", detail: expect.stringMatching(new RegExp(`^${kinds.length} `)) });
  await visitor.context().close();
}

/** The verifier as a file on a disk, in a browser without a network. */
async function openVerifier(): Promise<Page> {
  const path = join(shop.dataDir, "passport-verifier.html");
  await writeFile(path, await (await fetch(`${shop.url}/passport-verifier.html`)).text());
  const page = await browser.visit();
  await page.context().setOffline(true);
  await page.goto(pathToFileURL(path).href);
  return page;
}

async function verified(page: Page, text: string): Promise<{ is: string | null; detail: string }> {
  const result = page.locator("#result");
  await result.evaluate((element) => element.removeAttribute("data-is"));
  await page
    .locator("#file")
    .setInputFiles({ name: "passport.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await page.locator("#result[data-is]").waitFor();
  return {
    is: await result.getAttribute("data-is"),
    detail: (await page.locator("#detail").textContent()) ?? "",
  };
}

/** Registers, confirms the address and stays signed in. */
async function registered(name: string, email: string): Promise<Page> {
  const page = await browser.visit();
  await page.goto(`${shop.url}/register`);
  await page.locator('main [name="acceptTerms"]').check();
  await send(page, { name, email, password: PASSWORD, confirmPassword: PASSWORD });
  await page.waitForURL(/\/account/);
  const letter = () => mail.received.find(({ to, message }) => to.includes(email) && /token=/.test(message.text ?? ""));
  await expect.poll(() => letter() !== undefined).toBe(true);
  await page.goto(/https?:\/\/\S+token=[\w-]+/.exec(letter()!.message.text ?? "")![0]);
  await send(page, { password: PASSWORD });
  await page.waitForURL(/\/account/);
  return page;
}

async function signedIn(email: string): Promise<Page> {
  const page = await browser.visit();
  await page.goto(`${shop.url}/login?to=%2Faccount%2Fwarranties`);
  await send(page, { email, password: PASSWORD });
  await page.waitForURL(/\/account\/warranties/);
  return page;
}

async function send(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`main [name="${name}"]`).fill(value);
  await page.locator("main form button:not([type=button])").last().click();
}

describe("one machine", () => {
  test("is bought from a person and received", { timeout: PATIENCE }, async () => {
    staff = await browser.visit();
    await open("/office");
    await shows("npm run staff:create");
    await staff.context().close();
    // Its seller's steps have a journey of their own: here they are made through the shop's functions.
    await shop.leave();
    const database = await openEmbedded(shop.dataDir);
    const { number, linkKey } = await sellingIn(sellingDeps(database.db)).accepted({ payout: "instant" });
    await database.close();
    staff = await browser.visit();
    recovery = await enterOffice(shop, staff);

    await open(`/office/trade-ins/${number}`);
    await press("receive", {}, "Coletul este la noi");
    await press("test", {}, "Compară ce a venit");
    await press("finish", {}, "Banii sunt datorați");
    const seller = await browser.visit();
    await signAsSeller(seller, `${shop.url}/trade-in/${number}?key=${linkKey}`);
    await seller.context().close();
    await open("/office/payouts");
    await press("export", {}, "este gata");
    await open(`/office/trade-ins/${number}`);
    await press("pay", { reference: "OP 17" }, "Bucată cu bucată");
    await main().locator('button[value="machine"]').click();
    await shows("A ajuns la recepție");
    await open("/office/intake");
    const received = await main().locator('a[href^="/office/intake/"]').first().getAttribute("href");
    unit = received!.split("/").at(-1)!;
    await open(`/office/units/${unit}`);
    passport = ((await main().locator('a[href^="/p/"]').first().textContent()) ?? "").trim();
    expect(passport).toMatch(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/);
    await expectPassport({
      kinds: ["received"],
      shows: ["Cumpărat de la o persoană și recepționat", "Se află la magazin.", "Nu s-a măsurat nimic"],
    });
  });

  test("is tested, by the files that were dropped", { timeout: PATIENCE }, async () => {
    await atWork();
    const names = ["cinebench.txt", "cs2_2026-11-21.csv"];
    await dropOnUnit(names.map((name) => ({ name, text: new TextDecoder().decode(measurementFiles[name]) })));
    await main().locator('select[name^="resolution."]').first().selectOption("1920x1080");
    await main().locator('select[name^="settings."]').first().selectOption("high");
    await main().getByRole("button", { name: "Salvează valorile bifate" }).click();
    await staff.waitForURL(/saved=\d/);
    await expectPassport({
      kinds: ["received", "measured"],
      shows: [/valori măsurate/, "Cinebench R23", "Counter-Strike 2", "1920 × 1080"],
    });
  });

  test("has its drive erased, by the log of the program that did it", { timeout: PATIENCE }, async () => {
    await atWork();
    await open(`/office/bench/${unit}`);
    await shows("Pe disc pot fi încă datele celui care l-a vândut.");
    await dropOnUnit([{ name: "erase.log", text: recording([identifyNvme(), formatNvme(), readBack()]) }]);
    await main().getByRole("button", { name: "Înregistrează ștergerile" }).click();
    await staff.waitForURL(/erased=1/);
    await expectPassport({
      kinds: LIFE.slice(0, 3),
      shows: [/NVMe Format, user data erase/, nvmeDrive.model],
    });
  });

  /** Drops files on the page of the unit's files, as from a folder; the shop reads them. */
  async function dropOnUnit(files: { name: string; text: string }[]): Promise<void> {
    await open(`/office/bench/${unit}/files`);
    await hydrated(staff);
    const dropped = await staff.evaluateHandle((all) => {
      const data = new DataTransfer();
      for (const { name, text } of all) data.items.add(new File([text], name));
      return data;
    }, files);
    await main().locator('input[name="files"]').dispatchEvent("drop", { dataTransfer: dropped });
    await staff.waitForURL(/\/files\/[0-9a-f-]{36}$/);
  }

  test("is put up for sale, and its labels lead to its passport", { timeout: PATIENCE }, async () => {
    await atWork();
    await open(`/office/intake/${unit}`);
    await main().locator('button[value="draft"]').click();
    await staff.waitForURL(/\/office\/listings\/\d+/);
    listing = /\/office\/listings\/(\d+)/.exec(staff.url())![1]!;
    await hydrated(staff);
    await fillDraft();
    await main()
      .locator('#photos input[type="file"]')
      .first()
      .setInputFiles({ name: "fata.jpg", mimeType: "image/jpeg", buffer: await aPhoto() });
    await main().locator("#photos img").first().waitFor();
    await main().locator('button[name="intent"][value="publish"]:visible').click();
    await shows("E la vânzare.");
    await expectPassport({
      kinds: LIFE.slice(0, 4),
      shows: [/Pus în vânzare, grad A/, "De vânzare în magazin.", "Seria se termină în …017"],
    });

    await open(`/office/units/${unit}`);
    const labels = await main()
      .locator('a[href*="labels.pdf"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute("href")!));
    expect(labels).toHaveLength(2);
    for (const label of labels) {
      const [address, ...others] = scanPdf(await bytesAt(staff, label));
      expect([address, others]).toEqual([`${shop.url}/p/${passport}`, []]);
    }
    const visitor = await browser.visit();
    await visitor.goto(`${shop.url}/products/${listing}`);
    await visitor.locator(`main a[href="/p/${passport}"]`).first().waitFor();
  });

  /** Fills what the draft does not know yet with the values of the example of the shop's CSV template. */
  async function fillDraft(): Promise<void> {
    const template = (await bytesAt(staff, "/office/units/template.csv")).toString("utf8").replace("\ufeff", "");
    const lines = template.trim().split("\r\n");
    const cells = (line: string) => line.split(";").map((cell) => cell.replace(/^"(.*)"$/, "$1").replaceAll('""', '"'));
    const [names, example] = [cells(lines[0]!), cells(lines.at(-1)!)];
    for (const [column, name] of names.entries()) {
      const value = example[column]!;
      const boxes = value
        .split(", ")
        .map((option) => `input[type="checkbox"][name="${name}.${option}"]`)
        .join(",");
      const field = main().locator(`[name="${name}"]:not([type="hidden"]):not([type="checkbox"])`);
      if (value === "") continue;
      if ((await main().locator(boxes).count()) > 0)
        for (const box of await main().locator(boxes).all()) await box.check();
      else if ((await field.count()) === 1 && (await field.inputValue()) === "") await fill(field, value);
    }
    await main().locator('[name="price"]').fill("2599");
    await main().locator('[name^="unit."][name$=".serial"]').first().fill(SERIAL);
    await main().locator('[name^="unit."][name$=".grade"]').first().selectOption("A");
  }

  test("is sold, paid by bank transfer and delivered, with its papers", { timeout: PATIENCE }, async () => {
    const page = await registered("Ioana Pop", buyer);
    await addToCart(page, { url: shop.url, listing });
    await goToPayment(page, { url: shop.url, changes: { email: buyer } });
    await placeOrder(page, "bank");
    await answerWarranty(page, "no");
    order = await orderNumber(page);
    await atWork();
    await open("/office/transfers/upload");
    const day = new Intl.DateTimeFormat("ro-RO", { timeZone: "Europe/Bucharest", dateStyle: "short" }).format(
      new Date(),
    );
    // One row that pays the order, two that nobody can read, and one that went out.
    const rows = [
      `${day};;${PRICE};Plata comanda ${order};Ioana Pop;RO66BACX0000001234567890;REF-1`,
      `${day};;zece mii;Avans monitor;Dan Ene;;REF-2`,
      "mâine;;500,00;Chirie depozit;;;REF-3",
      `${day};12,00;;Comision administrare;;;REF-4`,
    ];
    await main()
      .locator('input[type="file"]')
      .first()
      .setInputFiles(csvFile("extras.csv", `Data;Debit;Credit;Detalii;Ordonator;IBAN;Referinta\n${rows.join("\n")}\n`));
    await main().locator('form:has(input[type="file"]) button').last().click();
    await main().getByText(order).first().waitFor();
    await shows("Așteaptă: suma nu a putut fi citită (rândul 3)");
    await shows("Așteaptă: data nu a putut fi citită (rândul 4)");
    await shows(/mâine · 500,00 · Chirie depozit/);
    await shows("bani ieșiți (rândurile: 5)");
    await main().locator("form button").last().click();
    await shows("Extrasul este importat.");
    await open("/office/transfers");
    await shows(/zece mii · Avans monitor/);
    await shows("Așteaptă: data nu a putut fi citită (rândul 4)");
    await expectPassport({ kinds: LIFE.slice(0, 5), shows: ["Vândut. Pașaportul rămâne valabil."] });

    await open(`/office/orders/${order}`);
    await press("prepare", {}, "Predată curierului");
    // The certificate of the parcel, before the delivery.
    expect(scanPdf(await bytesAt(staff, `/office/orders/${order}/certificates.pdf`))).toEqual([
      `${shop.url}/p/${passport}`,
    ]);
    await press("ship", { trackingNumber: "1ONB2345678" }, "A fost livrată");
    await press("deliver", {}, "A ajuns la cumpărător.");
    await expectPassport({
      kinds: LIFE.slice(0, 6),
      shows: ["Livrat; garanția a început", /Garanția legală de conformitate/, /Începe la livrare/],
    });

    await page.goto(`${shop.url}/account/orders/${order}`);
    // The accepted terms name no machine.
    const documentLinks = page.locator(
      `main a[href*="/account/orders/${order}/papers/"]:not([href*="/${TERMS_FILE}"])`,
    );
    await expect.poll(() => documentLinks.count()).toBe(3);
    for (const documentPath of await documentLinks.evaluateAll((found) =>
      found.map((link) => link.getAttribute("href")!),
    ))
      expect(scanPdf(await bytesAt(page, documentPath)), documentPath).toEqual([`${shop.url}/p/${passport}`]);
  });

  test("gets another owner by a code", { timeout: PATIENCE }, async () => {
    const seller = await signedIn(buyer);
    await seller.locator('main form:has([value="offer"]) button').click();
    const code = (await seller.locator("main .figure.select-all").textContent()) ?? "";
    const owner = await registered("Vlad Nou", nextOwner);
    await owner.goto(`${shop.url}/account/warranties`);
    await send(owner, { code });
    await owner.getByText("Garanția este acum pe numele tău.").first().waitFor();
    await expectPassport({ kinds: LIFE.slice(0, 7), shows: ["Are un nou proprietar, al 2-lea"] });

    const certificate = await owner.locator('main a[href$="/certificate.pdf"]').getAttribute("href");
    expect(scanPdf(await bytesAt(owner, certificate!))).toEqual([`${shop.url}/p/${passport}`]);
    expect((await seller.context().request.get(`${shop.url}${certificate}`)).status()).toBe(404);
  });

  test("is claimed by its new owner, and repaired with a new part", { timeout: PATIENCE }, async () => {
    const owner = await signedIn(nextOwner);
    await owner.locator('main a[href$="/claim"]').click();
    await owner.locator(`main input[name="remedy"][value="repair"]`).check();
    await send(owner, { story: "Calculatorul se oprește după zece minute de joc." });
    await owner.waitForURL(/\/account\/warranties$/);
    await expectPassport({
      kinds: LIFE.slice(0, 8),
      shows: [
        "Cerere deschisă: garanție",
        "Este în reparație: cât timp este la noi, termenele garanției sunt suspendate.",
      ],
    });

    await atWork();
    await open("/office/returns");
    await main()
      .getByText(/RET-\d{6}/)
      .first()
      .click();
    for (const to of ["accepted", "received"]) {
      await main().locator(`button[name="to"][value="${to}"]`).click();
      await main().locator(`button[name="to"][value="${to}"]`).waitFor({ state: "detached" });
    }
    await main().locator('select[name="resolution"]').selectOption("repaired");
    await main().locator("details summary").last().click();
    await main().locator('select[name="replacedPart"]').selectOption("ram");
    await main().locator('[name="replacedTitle"]').fill("Kingston Fury Beast 16 GB");
    await main().locator('[name="replacedSerial"]').fill("KF-0099877");
    await main().locator('button[name="to"][value="settled"]').click();
    await main().locator('button[name="to"][value="settled"]').waitFor({ state: "detached" });
    await expectPassport({
      kinds: LIFE,
      shows: ["Cerere încheiată: reparat", "Piesă înlocuită: Memorie RAM, Kingston Fury Beast 16 GB"],
    });
  });

  test("has a file in which no byte can be changed unseen", { timeout: PATIENCE }, async () => {
    const { text } = await downloaded();
    const page = await openVerifier();
    const file = JSON.parse(text) as PassportFile;
    const changes: { seq: number; where: string; changed: string }[] = [];
    const change = (seq: number, where: string, at: number) => {
      const letter = text[at] === "2" ? "3" : "2";
      changes.push({ seq, where, changed: text.slice(0, at) + letter + text.slice(at + 1) });
    };
    let from = text.indexOf('"events"');
    for (const { seq, kind, hash, signature } of file.events) {
      const after = (what: string) => text.indexOf(what, from) + what.length;
      change(seq, `${kind}: its day`, after('"at": "') + 9);
      change(seq, `${kind}: its kind`, after('"kind": "'));
      change(seq, `${kind}: what it says`, after('"on": "') + 9);
      if (seq > 1) change(seq, `${kind}: the hash before`, after('"prev": "') + 3);
      change(seq, `${kind}: its key`, after('"key": "'));
      change(seq, `${kind}: its number`, after('"seq": '));
      change(seq, `${kind}: its hash`, after(`"hash": "${hash}`) - 5);
      change(seq, `${kind}: its signature`, after(`"signature": "${signature}`) - 40);
      change(seq, `${kind}: the last letter of its signature`, after(`"signature": "${signature}`) - 1);
      from = after(`"signature": "${signature}`);
    }
    const keys = text.indexOf('"keys"', from);
    for (const name of ["id", "publicKey", "from"])
      change(1, `the key's ${name}`, text.indexOf(`"${name}": "`, keys) + name.length + 6);
    for (const { seq, where, changed } of changes) {
      const { is, detail } = await verified(page, changed);
      expect({ is, detail }, where).toEqual({ is: "altered", detail: expect.stringContaining(`Rândul ${seq} `) });
    }
    expect(changes.length).toBeGreaterThan(8 * LIFE.length);
    expect(await verified(page, text)).toMatchObject({ is: "valid" });
    expect(await readFile(join(shop.dataDir, "passport-verifier.html"), "utf8")).not.toMatch(/src=|https?:/);
  });
});

/** What its passport says in the end. */
const LIFE = [
  "received",
  "measured",
  "erased",
  "published",
  "sold",
  "delivered",
  "transferred",
  "claim-opened",
  "claim-settled",
  "part-replaced",
];
