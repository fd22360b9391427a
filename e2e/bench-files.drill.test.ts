// A test run at the bench: its files are dropped, confirmed, and shown to buyers.

import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbedded } from "../base/db.server.ts";
import { measurementFiles } from "../testing/bench/measurement-files.ts";
import { aBrowser, hydrated } from "./browser.ts";
import { startShop, type RunningShop } from "./shop.ts";
import { enterOffice } from "./staff.ts";

const PATIENCE = 200_000; // milliseconds; the shop starts twice

let shop: RunningShop;
const browser = aBrowser();
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

async function aPcOfTheCatalogue(): Promise<{ code: string; listingId: number }> {
  await shop.leave();
  const database = await openEmbedded(shop.dataDir);
  const found = await database.db
    .selectFrom("unit as u")
    .innerJoin("listing as l", "l.id", "u.listingId")
    .where("l.kind", "=", "pc")
    .where("l.state", "=", "live")
    .select(["u.code", "l.id as listingId"])
    .orderBy("l.id")
    .executeTakeFirstOrThrow();
  await database.close();
  return found;
}

async function onDisk(names: readonly string[]): Promise<string[]> {
  const folder = join(shop.dataDir, "dropped");
  await mkdir(folder, { recursive: true });
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      await writeFile(path, measurementFiles[name] ?? "call back on Monday");
      return path;
    }),
  );
}

test(
  "the files of a test run are read, confirmed without scripts, and plotted on the product page",
  { timeout: PATIENCE },
  async () => {
    const { code, listingId } = await aPcOfTheCatalogue();
    const staff = await browser.visit({ javaScriptEnabled: false });
    await enterOffice(shop, staff);
    await staff.goto(`${shop.url}/office/bench/${code}`);
    const names = ["cs2_2026-11-21.csv", "smart-nvme.json", "hwinfo.csv", "note.txt"];
    await staff.locator('input[name="files"]').setInputFiles(await onDisk(names));
    await staff.getByRole("button", { name: "Citește fișierele" }).click();
    await staff.waitForURL(/\/files\/[0-9a-f-]{36}$/);
    await staff.getByText("note.txt").waitFor();
    await staff.getByText("Linia 1:").waitFor();

    await staff.getByRole("button", { name: "Salvează valorile bifate" }).click();
    await staff.getByText("Alege rezoluția.").first().waitFor();
    // The demo PC has another drive than the file: its values are not ticked.
    for (const field of ["take.1.0", "take.1.1", "take.1.2"]) await staff.locator(`[name="${field}"]`).check();
    await staff.locator('[name="resolution.0"]').selectOption("1920x1080");
    await staff.locator('[name="settings.0"]').selectOption("high");
    await staff.getByRole("button", { name: "Salvează valorile bifate" }).click();
    await staff.waitForURL(/saved=6/);
    expect(await staff.locator('[name="drive-life.1"]').inputValue()).toBe("94");
    const download = staff.waitForEvent("download");
    await staff.getByRole("link", { name: "smart-nvme.json" }).click();
    expect((await download).suggestedFilename()).toBe("smart-nvme.json");

    const buyer = await browser.visit({ javaScriptEnabled: false });
    await buyer.goto(`${shop.url}/products/${listingId}?tab=benchmarks`);
    await buyer.getByRole("heading", { name: "Desfășurarea testului" }).waitFor();
    await buyer.getByText("Cele mai lente 1% au avut 30 FPS.").waitFor();
    await buyer.getByText("Aproape neuzat").waitFor();
    expect(await buyer.locator("figure svg path").count()).toBeGreaterThan(6);
    await buyer.locator("figure summary").first().click();
    expect(await buyer.locator("figure table tbody tr").first().isVisible()).toBe(true);

    // The passport has the files by their hashes, the plots, and a repair of the same unit.
    await staff.goto(`${shop.url}/office/units/${code}/repair`);
    await staff.locator('[name="work"]').selectOption("thermal-paste");
    await staff.locator('[name="part"]').selectOption("cpu");
    await staff.getByRole("button", { name: "Salvează reparația" }).click();
    await staff.waitForURL(/done=repair/);
    const passport = await staff.locator('main a[href^="/p/"]').first().getAttribute("href");
    await expect
      .poll(async () => {
        await buyer.goto(shop.url + passport!);
        return buyer.locator("main").textContent();
      })
      .toContain("pastă termică nouă");
    for (const name of ["cs2_2026-11-21.csv", "hwinfo.csv"]) {
      const digest = createHash("sha256").update(measurementFiles[name]!).digest("hex");
      expect(await buyer.locator(`[data-file="${digest}"]`).textContent()).toContain(name);
    }
    expect(await buyer.locator("figure svg path.stroke-phosphor").count()).toBeGreaterThan(3);

    // The same folder once more: all of it is known.
    await staff.goto(`${shop.url}/office/bench/${code}/files`);
    await staff.locator('input[name="files"]').setInputFiles(await onDisk(names.slice(0, 3)));
    await staff.getByRole("button", { name: "Citește fișierele" }).click();
    await staff.getByText("Exemplarul are deja acest fișier.").first().waitFor();
  },
);

test("files dropped on the page are read at once", { timeout: PATIENCE }, async () => {
  const { code } = await aPcOfTheCatalogue();
  const staff = await browser.visit();
  await enterOffice(shop, staff);
  await staff.goto(`${shop.url}/office/bench/${code}/files`);
  await hydrated(staff);
  const text = new TextDecoder().decode(measurementFiles["cinebench.txt"]);
  const transfer = await staff.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], "cinebench.txt"));
    data.items.add(new File(["nothing"], "other.log"));
    return data;
  }, text);
  await staff.locator('input[name="files"]').dispatchEvent("drop", { dataTransfer: transfer });
  await staff.waitForURL(/\/files\/[0-9a-f-]{36}$/);
  await staff.getByRole("heading", { name: "Cinebench R23.200" }).waitFor();
  await staff.getByText("other.log").waitFor();
});
