import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction } from "../../../../base/db.server.ts";
import { newId } from "../../../../base/id.ts";
import { bani } from "../../../../base/money.ts";
import { inspectUnits } from "../../../../shop/inventory/receiving/inspect-units.server.ts";
import { takeIn } from "../../../../shop/inventory/receiving/receive-units.server.ts";
import { unitsOf as unitsOfOrder } from "../../../../shop/orders/order.ts";
import { openClaim } from "../../../../shop/returns/open-claim.server.ts";
import { transitionClaim } from "../../../../shop/returns/transition-claim.server.ts";
import { aPc } from "../../../../testing/builders.ts";
import { putOnSale, unitsOf } from "../../../../testing/catalogue-index.ts";
import { ordersIn } from "../../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { must, sellingIn } from "../../../../testing/trade-ins.ts";
import * as bench from "../bench/bench.tsx";
import * as inspections from "../inspections/inspections.tsx";
import * as listings from "../listings/listings.tsx";
import * as receiving from "../receiving/receiving.tsx";
import * as returns from "../returns/returns.tsx";
import * as search from "../search/search.tsx";
import * as tradeIns from "../trade-ins/trade-ins.tsx";
import * as units from "../units/units.tsx";

let shop: TestShop;
let staff: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  staff = await aStaffMember(shop);
});
afterAll(() => shop.close());

/** What a list answers to a scan: the address of the page that opens, or how many rows it shows. */
async function scan(list: { loader: unknown }, path: string, scanned: string, more = "") {
  const answer = await staff.get(list.loader as never, `${path}?q=${encodeURIComponent(scanned)}${more}`);
  return answer.location ?? (answer.data as { total: number }).total;
}
const inUnits = (scanned: string, more?: string) => scan(units, "/office/units", scanned, more);
const inReceiving = (scanned: string) => scan(receiving, "/office/intake", scanned);
const inInspections = (scanned: string) => scan(inspections, "/office/inspections", scanned);
const inTradeIns = (scanned: string) => scan(tradeIns, "/office/trade-ins", scanned);
const inReturns = (scanned: string) => scan(returns, "/office/returns", scanned);

/** A PC on sale with a code and a serial number of its own. */
async function aUnit(code: string, serial: string) {
  const listing = await putOnSale(shop.db, aPc({ title: `PC ${code}` }));
  const unitId = (await unitsOf(shop.db, listing))[0]!;
  await shop.db.updateTable("unit").set({ code, serial }).where("id", "=", unitId).execute();
  return { listing, unitId, code };
}

describe("a scanned code", () => {
  test("opens the unit by its code, serial number or label; a filter keeps the list", async () => {
    const { unitId, code, listing } = await aUnit("U-SCAN-1", "5CD0001ABC");
    const passport = "ABCDEFGHJKMNPQRSTVWX";
    await shop.db
      .insertInto("passport")
      .values({ unitId, code: passport })
      .onConflict((conflict) => conflict.column("unitId").doUpdateSet({ isFed: false }))
      .execute();
    const label = await shop.db
      .selectFrom("passport")
      .where("unitId", "=", unitId)
      .select("code")
      .executeTakeFirstOrThrow();
    const address = `https://pcbis.example/p/${label.code.match(/.{5}/g)!.join("-")}`;
    for (const scanned of [code, code.toLowerCase(), "5cd0001abc", address])
      expect(await inUnits(scanned)).toBe(`/office/units/${code}`);
    expect(await inUnits(code, "&state=on-sale")).toBe(1);
    expect(await inUnits(code, "&from=2026-01-01")).toBe(1);
    expect(await scan(listings, "/office/listings", address)).toBe(`/office/listings/${listing}`);
    expect(await scan(bench, "/office/bench", "5CD0001ABC")).toBe(`/office/bench/${code}`);
    expect(await scan(search, "/office/search", address, "&go=yes")).toBe(`/office/listings/${listing}`);
  });

  test("that several units have, or that only begins like one, filters the list", async () => {
    await aUnit("U-SCAN-2", "SAME-SERIAL");
    await aUnit("U-SCAN-3", "SAME-SERIAL");
    expect(await inUnits("SAME-SERIAL")).toBe(2);
    expect(await inUnits("U-SCAN")).toBe(3);
    expect(await inUnits("U-SCAN-9")).toBe(0);
  });

  test("opens a received unit where it is worked on, and any other unit on its page", async () => {
    const thing = {
      kind: "pc" as const,
      name: "PC vechi",
      parts: [],
      cost: bani(900_00),
      suggestedGrade: "B" as const,
    };
    const [code] = await transaction(shop.db, (tx) =>
      takeIn(tx, { source: "VND-900001", taxRegime: "margin", things: [thing] }),
    );
    expect(await inReceiving(code!)).toBe(`/office/intake/${code}`);
    const { code: onSale } = await aUnit("U-SCAN-4", "SER-4");
    expect(await inReceiving(onSale)).toBe(`/office/units/${onSale}`);
    expect(await inReceiving("VND-900001")).toBe(1);
  });

  test("opens a unit that came back in its inspection", async () => {
    const { unitId, code } = await aUnit("U-SCAN-5", "SER-5");
    expect(await inInspections(code)).toBe(`/office/units/${code}`);
    await transaction(shop.db, (tx) =>
      inspectUnits(tx, { units: [unitId], why: "return", source: "RET-900001", actor: staff.actor }),
    );
    expect(await inInspections("ser-5")).toBe(`/office/inspections/${code}`);
  });

  test("opens a trade-in by its number, its parcel, or a unit that was bought in it", async () => {
    const { number } = await sellingIn(shop).accepted();
    await shop.db.updateTable("tradeIn").set({ trackingNumber: "1ONB777" }).where("number", "=", number).execute();
    const thing = { kind: "pc" as const, name: "PC", parts: [], cost: bani(1), suggestedGrade: "B" as const };
    const [code] = await transaction(shop.db, (tx) =>
      takeIn(tx, { source: number!, taxRegime: "margin", things: [thing] }),
    );
    const label = `https://pcbis.example/office/trade-ins/${number}`;
    for (const scanned of [number!.toLowerCase(), "1ONB777", code!, label])
      expect(await inTradeIns(scanned)).toBe(`/office/trade-ins/${number}`);
    expect(await inTradeIns("VND-")).toBeGreaterThan(0);
  });

  test("opens a return by its number or by the machine in the parcel: the open one, if others have ended", async () => {
    const people = ordersIn(shop);
    const { listing, unitId, code } = await aUnit("U-SCAN-6", "SER-6");
    const order = await people.delivered(await people.paidByCard([{ listingId: listing }]));
    expect(unitsOfOrder(order)).toEqual([unitId]);
    const ask = async () =>
      must(
        await openClaim(shop, {
          orderId: order.id,
          kind: "return",
          units: [unitId],
          story: "Face zgomot",
          key: newId(),
          actor: "buyer",
        }),
      );
    const first = await ask();
    for (const scanned of [first.number, code, "ser-6"])
      expect(await inReturns(scanned)).toBe(`/office/returns/${first.number}`);
    must(await transitionClaim(shop, { number: first.number, to: "dropped", actor: "buyer" }));
    const second = await ask();
    expect(await inReturns(code)).toBe(`/office/returns/${second.number}`);
    expect(await inReturns(order.number)).toBe(2);
  });
});
