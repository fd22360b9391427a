// Once a run: a shop's first start on an empty folder, as a stranger has it. Every file's shop then begins on a copy of what it made.

import { SEEDED_DATA, startShop } from "./shop.ts";

export default async function startFirst() {
  const shop = await startShop();
  await shop.leave();
  process.env[SEEDED_DATA] = shop.dataDir;
  return () => shop.close();
}
