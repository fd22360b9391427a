// W18: among many concurrent buyers of the last units, those who are too late are refused without waiting for a lock.

import { expect, test } from "vitest";
import { transaction } from "../../../base/db.server.ts";
import { refuse } from "../../../base/result.ts";
import { aComponent } from "../../../testing/builders.ts";
import { anOrderRequest } from "../../../testing/buyer.ts";
import { unlimited } from "../../../testing/allocating.ts";
import { anyMails } from "../../../testing/email-limits.ts";
import { aPostgres } from "../../../testing/postgres-database.ts";
import { putOnSale, takenBySomebody } from "../../../testing/catalogue-index.ts";
import { lockListings } from "../../inventory/allocations/allocations.sql.server.ts";
import { placeOrder } from "./place-order.server.ts";
import { firstDeliveryTerms } from "../../shipping/fee.ts";

const database = aPostgres();

function deps() {
  const compose = () => ({ subject: "subject", text: "text", html: "html" });
  const bank = { bank: "b", iban: "i", beneficiary: "b" };
  return {
    db: database.db,
    compose,
    chance: Math.random,
    bank,
    card: { name: "sandbox" },
    takesCash: false,
    delivery: firstDeliveryTerms,
    holding: unlimited,
    mailLimits: anyMails,
    vatRates: [{ from: "2017-01-01", percent: 21 }],
  };
}

test("an order of sold-out units is refused while another buyer still has the listing locked", async () => {
  const listingId = await putOnSale(database.db, aComponent("ssd", { stock: 1 }));
  const orderRequest = await anOrderRequest(database, { listingId });
  await takenBySomebody(database.db, listingId, { how: "held" });
  const locked = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  const other = transaction(database.db, async (tx) => {
    await lockListings(tx, [listingId]);
    locked.resolve();
    await done.promise;
  });
  await locked.promise;
  const placed = await placeOrder(deps(), orderRequest).finally(() => done.resolve());
  await other;
  expect(placed).toEqual(refuse.conflict({ code: "unit-taken", listings: [listingId] }));
});
