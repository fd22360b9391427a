import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "kysely";
import { newId, type ListingId, type VisitorId } from "../../../../base/id.ts";
import { confirmTransfer } from "../../../../shop/orders/payment/confirm-transfer.server.ts";
import { allocateForCheckout } from "../../../../shop/orders/checkout/allocate-for-checkout.server.ts";
import type { AllocationAlarm } from "../../../../shop/inventory/allocations/warn-of-allocations.server.ts";
import { reserveUnit } from "../../../../shop/inventory/allocations/reserve-unit.server.ts";
import { bani } from "../../../../base/money.ts";
import { aComponent, aPc } from "../../../../testing/builders.ts";
import { byTransfer, ordersIn, somebodyNew } from "../../../../testing/orders.ts";
import { aVisitor, putOnSale, unitsOf } from "../../../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aMember, aStaffMember } from "../../../../testing/staff.ts";
import * as allocations from "./allocations.tsx";
import * as home from "../home/home.tsx";
import * as orders from "../orders/orders.tsx";

let shop: TestShop;
let staff: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  staff = await aStaffMember(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom("hold").execute();
  await shop.db.deleteFrom("holdLimitHit").execute();
});

const reserve = (
  listingId: ListingId,
  network: string | null = "203.0.113",
  visitorId: VisitorId = aVisitor(newId()),
) => reserveUnit(shop, { visitorId, listingId, email: `${newId()}@example.ro`, language: "ro", network });
const heldUnits = async () =>
  (
    await shop.db
      .selectFrom("hold")
      .where("until", ">", sql<Date>`now()`)
      .select("unitId")
      .execute()
  ).map((row) => row.unitId);
const see = async (search = "") =>
  (await staff.get(allocations.loader, `/office/holds${search}`)).data as {
    total: number;
    alarm: AllocationAlarm | null;
    units: { unitId: string; code: string; network: string; email: string; title: string; known: boolean }[];
  };
/** Presses the button of the list with these units ticked. */
const free = (units: readonly string[], address = "/office/holds") =>
  staff.post(allocations.action, address, [
    ["intent", "selected"],
    ...units.map((id): [string, string] => ["ids", id]),
  ]);
/** Presses the button for everything that the list at this address finds. */
const freeAll = (search: string) =>
  staff.post(allocations.action, `/office/holds${search}`, { intent: "selected", everything: "yes" });
const emailsAfter = async (work: () => Promise<unknown>) => {
  const before = await shop.db.selectFrom("outbox").select("id").execute();
  await work();
  return shop.db
    .selectFrom("outbox")
    .where("id", "not in", [0, ...before.map((row) => row.id)])
    .select(["dedupeKey"])
    .execute();
};

describe("the alarm", () => {
  test("shows that unconfirmed visitors hold a tenth of the units on sale, on the first page and beside the orders", async () => {
    const listingId = await putOnSale(shop.db, aComponent("ssd", { stock: 60 }));
    expect(await staff.get(home.loader, "/office")).toMatchObject({ data: { alarm: null } });
    for (let each = 0; each < 12; each++) await reserve(listingId);
    for (const [route, address] of [
      [home, "/office"],
      [orders, "/office/orders"],
      [allocations, "/office/holds"],
    ] as const) {
      expect(await staff.get(route.loader, address)).toMatchObject({
        data: { alarm: { heldByStrangers: 12, reached: [] } },
      });
    }
    // Allocations of accounts do not raise the alarm.
    await shop.db.updateTable("hold").set({ known: true }).execute();
    expect((await see()).alarm).toBeNull();
  });

  test("shows that a network reaches its limit again and again, without naming the network", async () => {
    const listingId = await putOnSale(shop.db, aComponent("ssd", { stock: 60 }));
    const limited = {
      ...shop,
      holding: { ...shop.holding, limits: { stranger: 5, account: 20, network: 1, wholeNetwork: 40 } },
    };
    for (let each = 0; each < 21; each++)
      await reserveUnit(limited, {
        visitorId: aVisitor(newId()),
        listingId,
        email: `${newId()}@example.ro`,
        language: "ro",
        network: "203.0.113",
      });
    const { alarm, units } = await see();
    expect(alarm?.reached).toEqual([{ key: units[0]!.network, reached: "network", hits: 20 }]);
    expect(JSON.stringify(alarm)).not.toContain("203.0.113");
  });
});

describe("freeing allocations", () => {
  test("a checkout and a reservation lose the selected units, nobody gets an e-mail, and the audit log names the staff member", async () => {
    const [mine, other] = [await putOnSale(shop.db, aPc({ title: "PC rezervat" })), await putOnSale(shop.db, aPc())];
    const { aBuyer } = ordersIn(shop);
    const inCheckout = await putOnSale(shop.db, aPc());
    await allocateForCheckout(shop, { visitorId: await aBuyer({ listingId: inCheckout }) });
    await reserve(mine);
    await reserve(other);
    expect((await see()).units.find((unit) => unit.title === "PC rezervat")?.email).toContain("@example.ro");
    const emailMessages = await emailsAfter(async () =>
      expect((await free([...(await unitsOf(shop.db, mine)), ...(await unitsOf(shop.db, inCheckout))])).location).toBe(
        "/office/holds?freed=2+0+0",
      ),
    );
    expect(emailMessages).toEqual([]);
    expect(await heldUnits()).toEqual(await unitsOf(shop.db, other));
    expect(
      await shop.db
        .selectFrom("audit")
        .where("action", "=", "hold-freed")
        .where("actor", "=", staff.actor)
        .select("entity")
        .execute(),
    ).toHaveLength(2);
    expect(await staff.get(allocations.loader, "/office/holds?freed=2+0+0")).toMatchObject({
      data: { freed: { units: 2, orders: 0, left: 0 } },
    });
  });

  test("an unpaid order by transfer is cancelled with one e-mail to its buyer; an order that received money is left", async () => {
    const { placed } = ordersIn(shop);
    const listingId = await putOnSale(shop.db, aComponent("ram", { stock: 4 }));
    const open = await placed([{ listingId, quantity: 2 }], { payment: byTransfer, shipping: somebodyNew() });
    const short = await placed([{ listingId }], { payment: byTransfer, shipping: somebodyNew() });
    await confirmTransfer(shop, {
      orderNumber: short.number,
      amount: bani(100),
      at: shop.clock.now(),
      key: newId(),
      actor: "staff:ion",
    });
    const [first] = open.lines.flatMap((line) => (line.kind === "unit" ? [line.unitId] : []));
    const [paidFor] = short.lines.flatMap((line) => (line.kind === "unit" ? [line.unitId] : []));
    const emailMessages = await emailsAfter(async () =>
      expect((await free([first!, paidFor!])).location).toBe("/office/holds?freed=2+1+1"),
    );
    expect(emailMessages).toEqual([{ dedupeKey: `cancelled ${open.number}` }]);
    expect(await heldUnits()).toEqual([paidFor]);
    const states = await shop.db
      .selectFrom("salesOrder")
      .where("number", "in", [open.number, short.number])
      .select(["number", "state"])
      .execute();
    expect(Object.fromEntries(states.map((row) => [row.number, row.state]))).toEqual({
      [open.number]: "cancelled",
      [short.number]: "awaiting-payment",
    });
  });

  test("an order that waits for a card payment loses only its units, and allocates them again if they are free when it is paid", async () => {
    const { placed, now } = ordersIn(shop);
    const listingId = await putOnSale(shop.db, aPc());
    const order = await placed([{ listingId }], { shipping: somebodyNew() });
    expect(await emailsAfter(() => free([]))).toEqual([]);
    expect(await emailsAfter(async () => free(await unitsOf(shop.db, listingId)))).toEqual([]);
    expect(await heldUnits()).toEqual([]);
    expect(await now(order)).toMatchObject({ state: "placed", heldUntil: null });
  });

  test("one button frees all allocations of a network or of unconfirmed visitors; those of accounts stay", async () => {
    const listingId = await putOnSale(shop.db, aComponent("ssd", { stock: 20 }));
    for (const network of ["203.0.113", "203.0.113", "198.51.100"]) await reserve(listingId, network);
    const member = await aMember(shop);
    await reserve(listingId, "203.0.113", member.visitorId);
    const { units } = await see();
    const network = units.filter(
      (unit) => !unit.known && units.filter((other) => other.network === unit.network && !other.known).length === 2,
    )[0]!.network;
    expect((await see(`?network=${network}`)).units).toHaveLength(2);
    expect((await freeAll(`?network=${network}`)).location).toBe(`/office/holds?network=${network}&freed=2+0+0`);
    expect(await heldUnits()).toHaveLength(2);
    await staff.post(allocations.action, "/office/holds", { intent: "strangers" });
    expect((await see()).units.map((unit) => unit.known)).toEqual([true]);
  });

  test("everything that a filtered list finds is freed, also beyond its page, and nothing else", async () => {
    const drives = await putOnSale(shop.db, aComponent("ssd", { stock: 60, title: "SSD Mușlea 1 TB" }));
    await reserve(await putOnSale(shop.db, aPc({ title: "PC de alături" })));
    for (let each = 0; each < 52; each++) await reserve(drives, `203.0.${each}`);
    const found = await see("?q=muslea&sort=until");
    expect([found.units.length, found.total]).toEqual([50, 52]);
    expect((await see("?q=muslea&page=2")).units).toHaveLength(2);
    expect((await see("?holder=known")).total).toBe(0);
    expect(await freeAll("?q=muslea&kind=order")).toMatchObject({ status: 422 });
    expect((await freeAll("?q=muslea")).location).toBe("/office/holds?q=muslea&freed=52+0+0");
    expect((await see()).units.map(({ title }) => title)).toEqual(["PC de alături"]);
  });

  test("an empty selection shows an error, and only staff may free allocations", async () => {
    expect(await free([])).toMatchObject({ status: 422 });
    const buyer = await aMember(shop);
    expect((await buyer.post(allocations.action, "/office/holds", { intent: "strangers" })).status).toBe(404);
    expect((await buyer.get(allocations.loader, "/office/holds")).status).toBe(404);
  });
});
