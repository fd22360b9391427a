// Once a run: a shop's first start on an empty folder, as a stranger has it; every file's shop then begins on a copy of what it made.
// The browser and the shop that files share are started here as well.

import { startBrowser } from "./browser.ts";
import { SEEDED_DATA, SHARED_SHOP, startShop } from "./shop.ts";

export default async function startFirst() {
  const first = await startShop();
  await first.leave();
  process.env[SEEDED_DATA] = first.dataDir;
  // All its visitors come from one address.
  const [shared, browser] = await Promise.all([startShop({ POSTS_PER_MINUTE: "0" }), startBrowser()]);
  process.env[SHARED_SHOP] = shared.url;
  return () => Promise.all([browser.close(), shared.close(), first.close()]);
}
