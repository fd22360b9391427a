// One build in twenty carts at once: a cart allocates nothing, the checkout sells it once.

import { expect, test } from "vitest";
import { newId, type ListingId } from "../../../base/id.ts";
import { ron, sum } from "../../../base/money.ts";
import { aComponent, insertListings } from "../../../testing/builders.ts";
import { shipping } from "../../../testing/orders.ts";
import { aPostgres } from "../../../testing/postgres-database.ts";
import { aVisitor } from "../../../testing/catalogue-index.ts";
import { inTwoProcesses } from "../../../testing/two-processes.ts";
import { firstDeliveryTerms, shippingFor } from "../../shipping/fee.ts";
import type { NewOrder } from "./place-order.server.ts";

const database = aPostgres();

const VISITORS = 20;

test("twenty visitors put a build with the only board into their carts, and one of them buys it", async () => {
  const ids = (await insertListings(
    database.db,
    aComponent("processors", { stock: VISITORS }),
    aComponent("motherboards"),
    aComponent("ram", { stock: 2 * VISITORS }),
  )) as [ListingId, ListingId, ListingId];
  const items = ids.map((listingId, place) => ({ listingId, quantity: place === 2 ? 2 : 1 }));
  const visitors = Array.from({ length: VISITORS }, () => aVisitor(newId()));
  // Each buyer clicks twice.
  const added = await inTwoProcesses("saving-process.ts", {
    url: database.url,
    jobs: [...visitors, ...visitors].map((visitorId) => ({ add: { visitorId, items } })),
  });
  expect(new Set(added)).toEqual(new Set(["done"]));
  const lines = await database.db.selectFrom("cartLine").select(["listingId", "quantity"]).execute();
  expect(lines).toHaveLength(3 * VISITORS);
  expect(lines.filter(({ listingId, quantity }) => quantity !== (listingId === ids[2] ? 2 : 1))).toEqual([]);

  const goods = ron(4 * 350);
  const orders = visitors.map((visitorId): NewOrder => ({
    visitorId,
    language: "ro",
    shipping,
    payment: { paymentMethod: "card" },
    extendedWarranty: false,
    seenTotal: sum([goods, shippingFor(goods, firstDeliveryTerms)]),
    idempotencyKey: newId(),
  }));
  const answers = await inTwoProcesses("buying-process.ts", { url: database.url, jobs: orders });
  expect(answers.filter((answer) => answer.startsWith("ORD-"))).toHaveLength(1);
  expect(answers.filter((answer) => answer === "unit-taken")).toHaveLength(VISITORS - 1);
  expect(
    await database.db.selectFrom("salesOrderLine").select("listingId").where("listingId", "=", ids[1]).execute(),
  ).toHaveLength(1);
  expect(await database.db.selectFrom("hold").select("unitId").execute()).toHaveLength(4);
});
