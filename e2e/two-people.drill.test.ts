// Two members of staff on one form of the office, with JavaScript: the second sees both versions on a phone and on a desktop, has what they
// typed, and saves it on top.

import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop } from "../app/composition.server.ts";
import { readEnvironment } from "../base/env.server.ts";
import { createOfficeRecords, type OfficeRecords } from "../testing/office/office-records.ts";
import type { TestShop } from "../testing/shop.ts";
import { aStaffMember } from "../testing/staff.ts";
import { overflow, violationsOf } from "./axe.ts";
import { aBrowser, DESKTOP, hydrated, PHONE } from "./browser.ts";
import { startShop, type RunningShop } from "./shop.ts";

let shop: RunningShop;
let records: OfficeRecords;
let cookies: string[];
const browser = aBrowser();

beforeAll(async () => {
  shop = await startShop();
  await shop.leave();
  const env = { NODE_ENV: "test", PORT: "0", DATA_DIR: shop.dataDir, PUBLIC_URL: shop.url, LOG_LEVEL: "silent" };
  const open = await openShop(readEnvironment(env));
  try {
    records = await createOfficeRecords(open.shop as TestShop);
    cookies = [];
    for (const name of ["Ana Prima", "Dan Secund"]) cookies.push((await aStaffMember(open.shop, { name })).cookie);
  } finally {
    await open.close();
  }
  await shop.killAndRestart();
});
afterAll(() => shop.close());

async function signedIn(cookie: string): Promise<Page> {
  const page = await browser.visit();
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: shop.url }]);
  return page;
}

type Typed = readonly (readonly [selector: string, text: string])[];
type Form = { path: string; button: string; theirs: Typed; mine: Typed; saved: RegExp };

async function type(page: Page, typed: Typed) {
  for (const [selector, text] of typed) {
    const field = page.locator(selector).first();
    if ((await field.evaluate((element) => element.tagName)) === "SELECT") await field.selectOption(text);
    else await field.fill(text);
  }
}

const forms: Record<string, () => Form> = {
  measurements: () => ({
    path: `bench/${records.unit}`,
    button: "form:has([name=measuredOn]) button",
    theirs: [
      ['[name="cinebench"]', "12000"],
      ['[name="fps.cs2.0"]', "240"],
    ],
    mine: [
      ['[name="cinebench"]', "12500"],
      ['[name="fps.cs2.0"]', "244"],
    ],
    saved: /saved=|noted/,
  }),
  manufacturer: () => ({
    path: "safety/manufacturers?brand=Fractal",
    button: 'button[value="save"]',
    theirs: makerFields("Göteborg"),
    mine: makerFields("Lindholmen 4, 417 55 Göteborg, Suedia"),
    saved: /done=saved/,
  }),
  recall: () => ({
    path: `safety/${records.recall}`,
    button: 'button[value="save"]',
    theirs: [["[name=adviceRo]", "Oprește calculatorul."]],
    mine: [["[name=adviceRo]", "Scoate calculatorul din priză și scrie-ne."]],
    saved: /done=saved/,
  }),
  unit: () => ({
    path: `units/${records.unit}`,
    button: "form:has([name=wasPlace]) button",
    theirs: [["[name=place]", "R1-S1"]],
    mine: [["[name=place]", "R2-S2"]],
    saved: /done=edit/,
  }),
  delivery: () => ({
    path: `orders/${records.order}/delivery`,
    button: "form:has([name=firstName]) button >> nth=-1",
    theirs: [["[name=address]", "Bd. Eroilor 9"]],
    mine: [["[name=address]", "Str. Memorandumului 21, bl. 4, ap. 17"]],
    saved: /done=delivery/,
  }),
};

const makerFields = (address: string): Typed => [
  ["[name=name]", "Fractal Gaming"],
  ["[name=address]", address],
  ["[name=contact]", "safety@fractal.example"],
];

test.each(Object.keys(forms))(
  "both versions of the form %s are on the screen, and the second is saved on top",
  async (name) => {
    const { path, button, theirs, mine, saved } = forms[name]!();
    const [ana, dan] = [await signedIn(cookies[0]!), await signedIn(cookies[1]!)];
    for (const page of [ana, dan]) {
      await page.goto(`${shop.url}/office/${path}`);
      await hydrated(page);
    }
    await type(ana, theirs);
    await ana.locator(button).first().click();
    await ana.waitForURL(saved);
    await type(dan, mine);
    await dan.locator(button).first().click();
    await conflictOn(dan, name);
    for (const [selector, text] of mine) expect(await dan.locator(selector).first().inputValue()).toBe(text);
    await dan.locator(button).first().click();
    await dan.waitForURL(saved);
  },
);

test("both gradings and both price books are on the screen, and the second is saved on top", async () => {
  const [ana, dan] = [await signedIn(cookies[0]!), await signedIn(cookies[1]!)];
  await ana.goto(`${shop.url}/office/bench/${records.unit}`);
  // In Ukrainian the words of the table are the longest.
  await dan.goto(`${shop.url}/office/bench/${records.unit}?lng=uk`);
  const answerAll = async (page: Page, place: number) => {
    await hydrated(page);
    const questions = page.locator('select[name^="answer."]');
    for (let each = 0; each < (await questions.count()); each += 1)
      await questions.nth(each).selectOption({ index: place });
    await page.locator("form:has([name=gradingSeen]) button").click();
  };
  await answerAll(ana, 1);
  await ana.waitForURL(/graded=/);
  await answerAll(dan, 2);
  await conflictOn(dan, "grading");
  await dan.locator("form:has([name=gradingSeen]) button").click();
  await dan.waitForURL(/graded=/);

  for (const page of [ana, dan]) {
    await page.goto(`${shop.url}/office/price-book`);
    await hydrated(page);
  }
  const put = async (page: Page, lines: string) => {
    await page.locator("[name=changes]").fill(lines);
    await page.locator('button[value="check"]').click();
    await page.locator('button[value="put"]').click();
  };
  await put(ana, "fallback.cpu;640\nfallback.gpu;900");
  await ana.waitForURL(/done=/);
  await dan.locator("[name=changes]").fill("fallback.cpu;630");
  await dan.locator('button[value="check"]').click();
  await conflictOn(dan, "price-book");
  await dan.locator('button[value="put"]').click();
  await dan.waitForURL(/done=/);
});

test("a manufacturer that a colleague changed is removed after a look at both versions", async () => {
  const [ana, dan] = [await signedIn(cookies[0]!), await signedIn(cookies[1]!)];
  const makers = `${shop.url}/office/safety/manufacturers?brand=Noctua&lng=uk`;
  const save = async (address: string) => {
    await ana.goto(makers);
    await hydrated(ana);
    await type(ana, makerFields(address));
    await ana.locator('button[value="save"]').click();
    await ana.waitForURL(/done=saved/);
  };
  await save("Відень");
  await dan.goto(makers);
  await hydrated(dan);
  await save("Wienerbergstraße 11, 1100 Wien, Австрія");
  const remove = 'form:has([name=brand][value="Noctua"]) button[value="remove"]';
  await dan.locator(remove).click();
  await conflictOn(dan, "removal of a manufacturer");
  await dan.locator(`[role=alert] ${remove}`).click();
  await dan.waitForURL(/done=saved/);
  await expect.poll(() => dan.locator(remove).count()).toBe(0);
});

test("a second removal of a watched serial number, a token and a connection names the first", async () => {
  const [ana, dan] = [await signedIn(cookies[0]!), await signedIn(cookies[1]!)];
  await ana.goto(`${shop.url}/office/watch-list`);
  await ana.locator("[name=lines]").fill("SN-77A1");
  await ana.locator("[name=note]").first().fill("poliția Cluj");
  await ana.locator('button[value="add"]').click();
  await ana.waitForURL(/added=1/);
  const steps = [
    { path: "watch-list", button: 'button[value="remove"]', list: /\/watch-list/ },
    { path: `integrations/tokens/${records.token}/revoke`, button: "main form button", list: /integrations\?gone=/ },
    {
      path: `integrations/endpoints/${records.endpoint}/remove`,
      button: "main form button",
      list: /integrations\?gone=/,
    },
  ];
  for (const { path, button, list } of steps) {
    for (const page of [ana, dan]) {
      await page.goto(`${shop.url}/office/${path}`);
      await hydrated(page);
    }
    const gone = ana.waitForResponse((response) => response.request().method() === "POST");
    await ana.locator(button).click();
    await gone;
    await dan.locator(button).click();
    await looksRight(dan, dan.locator("main [role=alert]", { hasText: "Ana Prima" }), path);
    expect(dan.url(), path).toMatch(list);
    expect(await dan.locator(button).count(), path).toBe(0);
  }
});

/** Both versions are on the screen, with the colleague's name. They come once the screen has loaded what is stored now. */
async function conflictOn(page: Page, name: string) {
  await looksRight(page, page.locator("main [role=alert]:has(table)", { hasText: "Ana Prima" }), name);
}

/** The notice, in each look: axe reports nothing and nothing scrolls sideways. */
async function looksRight(page: Page, notice: Locator, name: string) {
  await notice.waitFor();
  for (const [viewport, colorScheme] of [
    [PHONE, "light"],
    [PHONE, "dark"],
    [DESKTOP, "dark"],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await notice.scrollIntoViewIfNeeded();
    expect(await overflow(page), `${name} at ${viewport.width} px`).toBe(0);
    expect(await violationsOf(page), `${name} at ${viewport.width} px`).toEqual([]);
  }
}
