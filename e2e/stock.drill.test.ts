// Photos of a unit and the barcode scanner, as staff use them: with a mouse, with the keyboard, with a phone, and two people
// at once.

import sharp from "sharp";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbedded } from "../base/db.server.ts";
import { aBrowser, hydrated, PHONE } from "./browser.ts";
import { startShop, type RunningShop } from "./shop.ts";
import { comeBackToOffice, enterOffice } from "./staff.ts";

const PATIENCE = 200_000; // milliseconds; the shop starts twice

let shop: RunningShop;
const browser = aBrowser();
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

/** A PC on sale, while the shop is stopped. */
async function aPcOnSale(): Promise<{ code: string; serial: string | null; listing: number }> {
  await shop.leave();
  const database = await openEmbedded(shop.dataDir);
  const found = await database.db
    .selectFrom("unit as u")
    .innerJoin("listing as l", "l.id", "u.listingId")
    .leftJoin("hold as h", "h.unitId", "u.id")
    .where("h.unitId", "is", null)
    .where("l.kind", "=", "pc")
    .where("l.state", "=", "live")
    .where("u.state", "=", "stock")
    .select(["u.code", "u.serial", "l.id as listing"])
    .orderBy("l.id")
    .executeTakeFirstOrThrow();
  await database.close();
  return found;
}

const aColour = async (name: string, background: string) => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer(),
});

const addressOf = (listing: number) => `${shop.url}/office/listings/${listing}`;
const photos = (page: Page): Locator => page.locator("li:has(button[value=nowhere])");
/** The photos in their order, by the links to their pages. */
const order = (page: Page) =>
  photos(page).evaluateAll((items) => items.map((item) => item.querySelector("a")?.getAttribute("href") ?? ""));

test(
  "photos are added, ordered by mouse and keyboard, cropped and taken with a phone; a scanned code opens its unit",
  { timeout: PATIENCE },
  async () => {
    const { code, listing } = await aPcOnSale();
    const officePage = await browser.visit();
    const codes = await enterOffice(shop, officePage);
    await officePage.goto(addressOf(listing));
    await hydrated(officePage);

    // Three photos at once.
    const before = await photos(officePage).count();
    const files = await Promise.all([aColour("a.png", "#a03"), aColour("b.png", "#0a3"), aColour("c.png", "#03a")]);
    await officePage.locator('input[type="file"][multiple]').first().setInputFiles(files);
    await expect.poll(() => photos(officePage).count()).toBe(before + 3);

    // By mouse: the last to the first place.
    const added = await order(officePage);
    await photos(officePage).last().dragTo(photos(officePage).first());
    await expect.poll(async () => (await order(officePage))[0]).toBe(added.at(-1));

    // Pressed, pulled before another and let go: what is shown is what is stored.
    const [front, second] = await order(officePage);
    await dragBefore(officePage, { dragged: photos(officePage).nth(1), before: photos(officePage).nth(0) });
    await expect.poll(async () => (await order(officePage)).slice(0, 2)).toEqual([second, front]);
    await officePage.reload();
    await hydrated(officePage);
    expect((await order(officePage)).slice(0, 2)).toEqual([second, front]);
    await dragBefore(officePage, { dragged: photos(officePage).nth(1), before: photos(officePage).nth(0) });
    await expect.poll(async () => (await order(officePage)).slice(0, 2)).toEqual([front, second]);

    // By keyboard: the same photo two places back, with the focus where it was.
    const dragged = added.at(-1)!;
    await photos(officePage).first().locator('button[value="later"]').focus();
    for (const place of [1, 2]) {
      await expect.poll(() => officePage.evaluate(() => document.activeElement?.getAttribute("value"))).toBe("later");
      await officePage.keyboard.press("Enter");
      await expect.poll(async () => (await order(officePage)).indexOf(dragged)).toBe(place);
    }
    await officePage.reload();
    expect((await order(officePage)).indexOf(dragged)).toBe(2);

    await cropByMouse(officePage);
    await byTwoPeople(officePage, { listing, recovery: codes[0]! });
    await byPhone({ listing, recovery: codes[1]! });
    await scans(officePage, code);
  },
);

/** Presses the mouse on one photo, moves it in steps over another and lets go. */
async function dragBefore(page: Page, { dragged, before }: { dragged: Locator; before: Locator }) {
  await before.scrollIntoViewIfNeeded();
  const middle = async (photo: Locator) => {
    const { x, y, width } = (await photo.locator("img").boundingBox())!;
    return [x + width / 2, y + 20] as const;
  };
  await page.mouse.move(...(await middle(dragged)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(before)), { steps: 8 });
  await page.mouse.up();
}

/** Drags a corner of a photo towards its middle and saves the detail. */
async function cropByMouse(page: Page) {
  await photos(page).first().getByRole("link", { name: "Decupează și descrie" }).click();
  await hydrated(page);
  const whole = page.locator('img[src*="/originals/"]');
  await whole.evaluate((image: HTMLImageElement) => image.decode());
  const box = (await whole.boundingBox())!;
  await page.mouse.move(box.x + 1, box.y + 1);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 4, { steps: 5 });
  await page.mouse.up();
  const typed = Number(await page.locator('[name="left"]').inputValue());
  expect(typed).toBeGreaterThan(20);
  expect(typed).toBeLessThan(30);
  await page.getByRole("button", { name: "Salvează decuparea" }).click();
  await page.waitForURL(/done=cropped/);
  await page.getByRole("link", { name: "Înapoi la produs" }).click();
  await photos(page).first().waitFor();
}

/** A colleague deletes a photo that is still on this page; who then moves it is told, and the rest stays as it is. */
async function byTwoPeople(page: Page, { listing, recovery }: { listing: number; recovery: string }) {
  await page.goto(addressOf(listing));
  await hydrated(page);
  const stale = (await order(page)).at(-1)!;
  const colleague = await browser.visit();
  await comeBackToOffice(shop, colleague, recovery);
  await colleague.goto(addressOf(listing));
  await hydrated(colleague);
  const last = photos(colleague).last();
  await last.locator("summary").click();
  await last.locator('button[value="nowhere"]').click();
  await expect.poll(() => order(colleague)).not.toContain(stale);

  await photos(page).last().getByRole("button", { name: "Pune-o prima" }).click();
  await page.getByText("Nu există această fotografie").first().waitFor();
  await expect.poll(() => order(page)).toEqual(await order(colleague));
  await colleague.context().close();
}

/** On a phone the camera is a field of its own, for the camera at the back, and its photo is sent at once. */
async function byPhone({ listing, recovery }: { listing: number; recovery: string }) {
  const phone = await browser.visit({ viewport: PHONE, isMobile: true, hasTouch: true });
  await comeBackToOffice(shop, phone, recovery);
  await phone.goto(addressOf(listing));
  await hydrated(phone);
  const camera = phone.locator('input[type="file"][capture="environment"]').first();
  expect(await camera.isVisible()).toBe(true);
  const before = await photos(phone).count();
  await camera.setInputFiles(await aColour("camera.png", "#aa2"));
  await expect.poll(() => photos(phone).count()).toBe(before + 1);
  // No keyboard over the list.
  await phone.goto(`${shop.url}/office/units`);
  await hydrated(phone);
  expect(await phone.evaluate(() => document.activeElement?.id)).not.toBe("list-q");
  await phone.context().close();
}

/** A scanner types a code and Enter into whatever has the focus. */
async function scans(page: Page, code: string) {
  await page.goto(`${shop.url}/office/units`);
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("list-q");
  await page.keyboard.type("ABC-000");
  await page.keyboard.press("Enter");
  await page.waitForURL(/q=ABC-000/);
  // The next scan replaces what was not found.
  await expect.poll(() => page.evaluate(() => String(window.getSelection()))).toBe("ABC-000");
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${shop.url}/office/units/${code}`);
  // From the navigation, too.
  await page.getByRole("link", { name: "Recepție" }).first().click();
  await page.waitForURL(/\/office\/intake/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("list-q");
  await page.keyboard.type(code.toLowerCase());
  await page.keyboard.press("Enter");
  await page.waitForURL(`${shop.url}/office/units/${code}`);
}
