// Global setup of a run: the first start of a shop on an empty folder; the shop of every test file starts on a copy of that folder.
// Also starts the shared browser and the shared shop.

import { startBrowser } from "./browser.ts";
import { SEEDED_DATA, SHARED_SHOP, startShop } from "./shop.ts";

export default async function startFirst() {
  const first = await startShop();
  await first.leave();
  process.env[SEEDED_DATA] = first.dataDir;
  // All visitors come from one IP address.
  const [shared, browser] = await Promise.all([startShop({ POSTS_PER_MINUTE: "0" }), startBrowser()]);
  process.env[SHARED_SHOP] = shared.url;
  return () => Promise.all([browser.close(), shared.close(), first.close()]);
}
