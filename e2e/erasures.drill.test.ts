// The drive of a machine that somebody sold to the shop is erased: from the log at the bench to the seller's receipt.

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbedded } from "../base/db.server.ts";
import { formatNvme, identifyNvme, nwipeLog, readBack, recording } from "../testing/bench/erasure-logs.ts";
import { aMachineWithSsd, receivedFrom } from "../testing/bench/erasing.ts";
import { sellingDeps, sellingIn } from "../testing/trade-ins.ts";
import { aBrowser, PHONE } from "./browser.ts";
import { startShop, type RunningShop } from "./shop.ts";
import { enterOffice } from "./staff.ts";

const PATIENCE = 200_000; // milliseconds; the shop starts twice

let shop: RunningShop;
const browser = aBrowser();
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

/** Sold to the shop and received, while the shop is stopped. */
async function aReceivedMachine(): Promise<{ number: string; key: string; code: string }> {
  await shop.leave();
  const database = await openEmbedded(shop.dataDir);
  const { number, linkKey } = await sellingIn(sellingDeps(database.db)).accepted();
  const code = await receivedFrom(database.db, { source: number!, thing: aMachineWithSsd });
  await database.close();
  return { number: number!, key: linkKey, code };
}

test(
  "a log is dropped, read, and confirmed without scripts; the passport says it, and the seller has the receipt",
  { timeout: PATIENCE },
  async () => {
    const { number, key, code } = await aReceivedMachine();
    const folder = join(shop.dataDir, "dropped");
    await mkdir(folder, { recursive: true });
    const [good, stopped] = [join(folder, "erase.log"), join(folder, "nwipe.log")];
    await writeFile(good, recording([identifyNvme(), formatNvme(), readBack()]));
    await writeFile(stopped, nwipeLog(undefined, { end: "was aborted by the user." }));

    const staff = await browser.visit({ javaScriptEnabled: false });
    await enterOffice(shop, staff);
    await staff.goto(`${shop.url}/office/bench/${code}`);
    await staff.getByText("Pe disc pot fi încă datele celui care l-a vândut.").waitFor();
    await staff.locator('input[name="files"]').setInputFiles([good, stopped]);
    await staff.getByRole("button", { name: "Citește fișierele" }).click();
    await staff.waitForURL(/\/files\/[0-9a-f-]{36}$/);
    await staff.getByText("Ștergerea nu a reușit.").waitFor();
    await staff.getByText("discul a fost citit din nou în întregime și e gol").waitFor();
    await staff.getByRole("button", { name: "Înregistrează ștergerile" }).click();
    await staff.waitForURL(/erased=1/);
    await staff.getByRole("link", { name: "erase.log" }).waitFor();
    expect(await staff.getByText("Pe disc pot fi încă datele").count()).toBe(0);

    const seller = await browser.visit({ javaScriptEnabled: false, viewport: PHONE });
    const receipt = seller.getByRole("link", { name: "Dovada ștergerii datelor (PDF)" });
    // A job signs the passport.
    await expect
      .poll(
        async () => {
          await seller.goto(`${shop.url}/trade-in/${number}?key=${key}`);
          return receipt.count();
        },
        { timeout: 40_000 },
      )
      .toBe(1);
    const file = await seller.request.get(`${shop.url}${await receipt.getAttribute("href")}`);
    expect(file.headers()["content-type"]).toBe("application/pdf");
    expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
  },
);
