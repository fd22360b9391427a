// The built shop with one of everything that staff work on, and an owner who is signed in.

import type { Page } from "playwright-core";
import { openShop } from "../app/composition.server.ts";
import { readEnvironment } from "../base/env.server.ts";
import { createOfficeRecords } from "../testing/office/office-records.ts";
import type { TestShop } from "../testing/shop.ts";
import { aStaffMember } from "../testing/staff.ts";
import { startShop } from "./shop.ts";

export type FilledOffice = Awaited<ReturnType<typeof startFilledOffice>>;

/** Starts the shop with a filled office. `more` adds to its database before. Who starts it closes `shop`. */
export async function startFilledOffice(more: (shop: TestShop) => Promise<unknown> = async () => {}) {
  const shop = await startShop();
  await shop.leave();
  const { records, cookie } = await filled(shop, more);
  await shop.killAndRestart();
  return {
    shop,
    records,
    signIn: (page: Page) => page.context().addCookies([{ ...cookie, url: shop.url }]),
  };
}

type Stopped = { url: string; dataDir: string };

/** Fills the database of the shop, which is stopped meanwhile. */
async function filled({ url, dataDir }: Stopped, more: (shop: TestShop) => Promise<unknown>) {
  const env = readEnvironment({ NODE_ENV: "test", PORT: "0", DATA_DIR: dataDir, PUBLIC_URL: url, LOG_LEVEL: "silent" });
  const open = await openShop(env);
  try {
    // Of a test's shop only what it shares with the real one is used: no order is paid by card.
    const records = await createOfficeRecords(open.shop as TestShop);
    await more(open.shop as TestShop);
    const staff = await aStaffMember(open.shop);
    const [name = "", value = ""] = staff.cookie.split(/=(.*)/s);
    const photo = await open.shop.db
      .selectFrom("unitPhoto as p")
      .innerJoin("unit as u", "u.id", "p.unitId")
      .select(["p.id", "u.listingId"])
      .executeTakeFirst();
    const ofPhoto = photo ? `listings/${photo.listingId}/photos/${photo.id}` : null;
    return { records: { ...records, staff: String(staff.accountId), photo: ofPhoto }, cookie: { name, value } };
  } finally {
    await open.close();
  }
}
