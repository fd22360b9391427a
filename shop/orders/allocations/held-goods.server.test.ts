// Staff's list of held units, freeing them, retention, and resending the e-mail: the SQL on both databases.

import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../../base/id.ts";
import { aComponent } from "../../../testing/builders.ts";
import { byTransfer, ordersIn, somebodyNew } from "../../../testing/orders.ts";
import { aVisitor, minutesPass, putOnSale } from "../../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { awaitedLink } from "./awaited-link.server.ts";
import { deleteOldHolders } from "../retention.server.ts";
import { freeAllocations } from "./free-allocations.server.ts";
import { listAllocations } from "./list-allocations.server.ts";
import { reserveUnit } from "../../inventory/allocations/reserve-unit.server.ts";
import { sendExtensionLink } from "./send-extension-link.server.ts";
import { warnOfAllocations } from "../../inventory/allocations/warn-of-allocations.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("strangers' allocations raise a warning, are listed, freed in bulk, and deleted", async () => {
  const listingId = await putOnSale(shop.db, aComponent("ssd", { stock: 40 }));
  const limited = {
    ...shop,
    holding: { ...shop.holding, limits: { stranger: 5, account: 20, network: 10, wholeNetwork: 40 } },
  };
  const email = () => `${newId()}@example.ro`;
  for (let each = 0; each < 31; each++)
    await reserveUnit(limited, {
      visitorId: aVisitor(newId()),
      listingId,
      email: email(),
      language: "ro",
      network: "203.0.113",
    });
  const { placed, now } = ordersIn(shop);
  const order = await placed([{ listingId, quantity: 2 }], { payment: byTransfer, shipping: somebodyNew() });

  expect(await warnOfAllocations(shop, { alarmPercent: 10 })).toMatchObject({
    onSale: 40,
    heldByStrangers: 12,
    share: 30,
    reached: [{ reached: "network", hits: 21 }],
  });
  const { units, total } = await listAllocations(shop);
  expect([units.length, total]).toEqual([12, 12]);
  expect(units.map((unit) => unit.kind).toSorted()).toEqual([
    ...Array<string>(2).fill("order"),
    ...Array<string>(10).fill("reservation"),
  ]);

  expect(await freeAllocations(shop, { units: units.map((unit) => unit.unitId), actor: "staff:ion" })).toEqual({
    units: 12,
    cancelled: 1,
    left: 0,
  });
  expect(await listAllocations(shop)).toEqual({ units: [], total: 0, networks: [] });
  expect(await now(order)).toMatchObject({ state: "cancelled" });
  expect(await freeAllocations(shop, { units: units.map((unit) => unit.unitId), actor: "staff:ion" })).toEqual({
    units: 0,
    cancelled: 0,
    left: 12,
  });

  await reserveUnit(shop, {
    visitorId: aVisitor(newId()),
    listingId,
    email: email(),
    language: "ro",
    network: "203.0.113",
  });
  // A transfer holds its units for three working days, which weekends and public holidays can make ten.
  await minutesPass(shop.db, 60 * 24 * 18);
  await deleteOldHolders(shop);
  for (const column of ["email", "emailKey", "networkKey"] as const)
    expect(await shop.db.selectFrom("hold").where(column, "is not", null).select(column).execute()).toEqual([]);
  expect(await shop.db.selectFrom("holdRequest").select("id").execute()).toEqual([]);
  expect(await shop.db.selectFrom("holdLimitHit").select("key").execute()).toEqual([]);
});

test("the e-mail with the link is sent again to the same address, not more than twice", async () => {
  const visitorId = aVisitor(newId());
  const listingId = await putOnSale(shop.db, aComponent("ssd"));
  await reserveUnit(shop, { visitorId, listingId, email: "ana@example.ro", language: "hu" });
  expect(await awaitedLink(shop, { visitorId })).toMatchObject({ email: "ana@example.ro" });
  const answers: string[] = [];
  for (let each = 0; each < 3; each++) {
    await minutesPass(shop.db, 2);
    const sent = await sendExtensionLink(shop, { visitorId });
    answers.push(sent.ok ? "sent" : sent.domainError.code);
  }
  expect(answers).toEqual(["sent", "sent", "keep-mails-spent"]);
  expect(
    await shop.db.selectFrom("outbox").where("dedupeKey", "like", "keep %").select(["recipient", "language"]).execute(),
  ).toEqual(Array.from({ length: 2 }, () => ({ recipient: "ana@example.ro", language: "hu" })));
  expect(await sendExtensionLink(shop, { visitorId: aVisitor(newId()) })).toMatchObject({
    domainError: { code: "keep-over" },
  });
});
