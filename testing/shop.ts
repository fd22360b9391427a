// A whole shop for tests: a real database, the live catalogue index, the sandbox card provider, the real e-mail texts.

import { renderedEInvoice } from "../app/documents/e-invoice.server.ts";
import { pino } from "pino";
import { withSettings, type Shop } from "../app/composition.server.ts";
import { fixedClock } from "../base/clock.ts";
import type { Database, Db } from "../base/db.server.ts";
import { readEnvironment } from "../base/env.server.ts";
import { openCatalogueIndex } from "../shop/catalogue/catalogue-index.server.ts";
import { openLiveEstimates } from "../shop/estimates/live-estimates.server.ts";
import { LivePassports } from "../shop/passport/live-passports.server.ts";
import { openLiveReviews } from "../shop/reviews/live-reviews.server.ts";
import { openLivePriceBook } from "../shop/trade-in/live-price-book.server.ts";
import { openLiveSafety } from "../shop/safety/live-safety.server.ts";
import { openSettings } from "../shop/settings/live-settings.server.ts";
import { firstSettings } from "../shop/settings/settings.ts";
import { ron } from "../base/money.ts";
import { openTestProvider, SHOP_ORIGIN, type TestProvider } from "./card.ts";
import { testDatabase } from "./database.ts";
import { anyMails } from "./email-limits.ts";
import { emailBox, type EmailBox } from "./emails.ts";

export type TestShop = Shop & {
  clock: ReturnType<typeof fixedClock>;
  provider: TestProvider;
  mail: EmailBox;
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
  const env = readEnvironment({
    NODE_ENV: "test",
    PUBLIC_URL: SHOP_ORIGIN,
    AUTH_SECRET: "the secret of tests, which is no secret",
    IDENTITY_KEYS: "tests:the-secret-of-tests-which-is-no-secret",
    ...ANY_NUMBER,
  });
  const clock = fixedClock(NOW);
  const settings = await openSettings(database, { defaults: firstSettings(env), clock, log });
  const catalogueIndex = await openCatalogueIndex(database, log);
  const liveReviews = await openLiveReviews(database, log);
  const liveSafety = await openLiveSafety(database, log);
  const livePriceBook = await openLivePriceBook(database, log);
  const liveEstimates = await openLiveEstimates(database, { log, wait: 0 });
  const mail = emailBox();
  const parts = {
    database,
    db: database.db,
    log,
    catalogueIndex,
    liveReviews,
    liveSafety,
    livePassports: new LivePassports({ db: database.db, catalogueIndex }),
    livePriceBook,
    liveEstimates,
    rephraser: null,
    eFactura: null,
    renderEInvoice: renderedEInvoice,
    card: provider.gateway,
    courier: null,
    mail,
    provider,
  };
  // Most tests are not about the second person for payments out either.
  const shop = Object.defineProperties(withSettings(parts, { env, settings }), {
    fourEyesAbove: { value: ron(1_000_000), configurable: true },
    worksAlone: { value: true, configurable: true },
  });
  return Object.assign(shop, {
    mailLimits: anyMails,
    clock,
    async close() {
      await liveEstimates.close();
      await livePriceBook.close();
      await liveSafety.close();
      await liveReviews.close();
      await catalogueIndex.close();
      await settings.close();
      await Promise.all([database.close(), provider.close()]);
    },
  });
}
