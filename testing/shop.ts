// A whole shop for tests: a real database, the live catalogue index, the sandbox card provider, the real e-mail texts.

import { pino } from "pino";
import { settled, type Shop } from "../app/composition.server.ts";
import { fixedClock } from "../base/clock.ts";
import type { Database, Db } from "../base/db.server.ts";
import { readEnvironment } from "../base/env.server.ts";
import { openCatalogueIndex } from "../shop/catalogue/catalogue-index.server.ts";
import { openTestProvider, SHOP_ORIGIN, type TestProvider } from "./card.ts";
import { testDatabase } from "./database.ts";
import { anyMails } from "./email-limits.ts";
import { letterBox, type LetterBox } from "./emails.ts";

export type TestShop = Shop & {
  clock: ReturnType<typeof fixedClock>;
  provider: TestProvider;
  mail: LetterBox;
  database: Database;
  close(): Promise<void>;
};

/** Unlimited allocations, because most tests are not about these limits. */
const ANY_NUMBER = { HOLDS_STRANGER: "0", HOLDS_ACCOUNT: "0", HOLDS_NETWORK: "0", HOLDS_WHOLE_NETWORK: "0" };

const NOW = "2026-11-21T10:00:00Z";

/** `stock` fills the database before the catalogue index is opened. */
export async function openTestShop({ stock }: { stock?: (db: Db) => Promise<unknown> } = {}): Promise<TestShop> {
  const log = pino({ level: "silent" });
  const [database, provider] = await Promise.all([testDatabase(), openTestProvider()]);
  await stock?.(database.db);
  const catalogueIndex = await openCatalogueIndex(database, log);
  return {
    ...settled(
      readEnvironment({
        NODE_ENV: "test",
        PUBLIC_URL: SHOP_ORIGIN,
        AUTH_SECRET: "the secret of tests, which is no secret",
        ...ANY_NUMBER,
      }),
    ),
    mailLimits: anyMails,
    database,
    db: database.db,
    clock: fixedClock(NOW),
    log,
    catalogueIndex,
    card: provider.gateway,
    mail: letterBox(),
    provider,
    async close() {
      await catalogueIndex.close();
      await Promise.all([database.close(), provider.close()]);
    },
  };
}
