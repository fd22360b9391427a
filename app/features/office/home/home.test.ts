import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY } from "../../../../base/clock.ts";
import { newId } from "../../../../base/id.ts";
import { ron } from "../../../../base/money.ts";
import type { StaffRole } from "../../../../shop/accounts/rights.ts";
import { cancelOrder } from "../../../../shop/orders/cancel-order.server.ts";
import { unitsOf, type Order } from "../../../../shop/orders/order.ts";
import { openClaim } from "../../../../shop/returns/open-claim.server.ts";
import { aPc } from "../../../../testing/builders.ts";
import { putOnSale } from "../../../../testing/catalogue-index.ts";
import { ordersIn, STAFF } from "../../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { loader as layoutLoader } from "../layout.tsx";
import { loader as ordersLoader } from "../orders/orders.tsx";
import { loader as returnsLoader } from "../returns/returns.tsx";
import { waitingCounts } from "../waiting.view.server.ts";
import type { HomeSales, HomeStock } from "./home.view.server.ts";
import { loader } from "./home.tsx";

type Home = { sales: HomeSales | null; stock: HomeStock | null; late: Record<string, number> };

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
let owner: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
  owner = await aStaffMember(shop);
});
afterAll(() => shop.close());

const homeOf = async (who: typeof owner) => (await who.get(loader, "/office")).data as Home;
const homeAs = async (...staffRoles: StaffRole[]) => homeOf(await aStaffMember(shop, { staffRoles }));
const listed = async (from: typeof ordersLoader | typeof returnsLoader, address: string) =>
  ((await owner.get(from as never, address)).data as { rows: { number: string }[] }).rows.map(({ number }) => number);

async function placedOn(order: Order, daysAgo: number) {
  const placedAt = new Date(shop.clock.now().getTime() - daysAgo * DAY);
  await sql`update sales_order set placed_at = ${placedAt} where id = ${order.id}`.execute(shop.db);
}

/** A PC under the margin scheme for 2420 RON that cost 1210. */
async function aSoldPc() {
  const listingId = await putOnSale(shop.db, aPc({ price: ron(2420) }));
  await shop.db
    .updateTable("unit")
    .set({ costBani: ron(1210), taxRegime: "margin" })
    .where("listingId", "=", listingId)
    .execute();
  return people.paidByCard([{ listingId }]);
}

describe("the figures of the first page", () => {
  test("count what was ordered today and this month, beside the same days of the month before", async () => {
    const before = (await homeOf(owner)).sales!;
    const order = await aSoldPc();
    await placedOn(order, 0);
    const unpaid = await people.placed();
    await placedOn(unpaid, 0);
    const cancelled = await aSoldPc();
    await placedOn(cancelled, 0);
    await cancelOrder(shop, { orderId: cancelled.id, actor: STAFF });
    const earlier = await aSoldPc();
    const monthBefore = new Date(shop.clock.now());
    monthBefore.setUTCMonth(monthBefore.getUTCMonth() - 1);
    await sql`update sales_order set placed_at = ${monthBefore} where id = ${earlier.id}`.execute(shop.db);

    const { sales } = await homeOf(owner);
    expect(sales!.today.orders - before.today.orders).toBe(1);
    expect(sales!.today.sales - before.today.sales).toBe(order.totals.total);
    expect(sales!.today.vat! - before.today.vat!).toBe(ron(210));
    expect(sales!.today.margin! - before.today.margin!).toBe(ron(1000));
    expect(sales!.month.orders - before.month.orders).toBe(1);
    expect(sales!.before.today.sales - before.before.today.sales).toBe(earlier.totals.total);
    expect(sales!.days.at(-1)).toMatchObject({ day: sales!.to, sales: sales!.today.sales });
  });

  test("show sales staff no margin and no VAT, buying no sales, and a technician neither sales nor cost", async () => {
    const sales = await homeAs("sales");
    expect(sales.sales!.month).toMatchObject({ margin: null, vat: null });
    expect(sales.sales!.days.every(({ margin, vat }) => margin === null && vat === null)).toBe(true);
    expect(sales.stock!.cost).toBeNull();
    const buying = await homeAs("buying");
    expect(buying.sales).toBeNull();
    expect(buying.stock!.cost).not.toBeNull();
    const technician = await homeAs("technician");
    expect(technician.sales).toBeNull();
    expect(technician.stock!.bands.every(({ cost }) => cost === null)).toBe(true);
    expect((await homeAs("accounting")).sales!.month.margin).not.toBeNull();
  });

  test("count the unsold units by age, with the money that they bind", async () => {
    const before = (await homeOf(owner)).stock!;
    const listingId = await putOnSale(shop.db, aPc({ price: ron(2000) }));
    await sql`update unit set cost_bani = ${ron(1500)}, created_at = now() - interval '100 days'
      where listing_id = ${listingId}`.execute(shop.db);
    const { stock } = await homeOf(owner);
    const band = ({ bands }: HomeStock) => bands.find((each) => each.band === "91-180")!;
    expect(band(stock!).units - band(before).units).toBe(1);
    expect(band(stock!).cost! - band(before).cost!).toBe(ron(1500));
    expect(stock!.units - before.units).toBe(1);
  });
});

describe("what waits", () => {
  test("is late from the promised day on while the order is still here, and opens as a list of these orders", async () => {
    const [late, onTime] = [await people.paidByCard(), await people.paidByCard()];
    const promise = (order: Order, days: number) =>
      shop.db
        .updateTable("salesOrder")
        .set({ estimatedDelivery: new Date(shop.clock.now().getTime() + days * DAY) })
        .where("id", "=", order.id)
        .execute();
    await promise(onTime, 2);
    const before = (await homeOf(owner)).late["orders"]!;
    await promise(late, 0);
    expect((await homeOf(owner)).late["orders"]).toBe(before + 1);
    const shown = await listed(ordersLoader, "/office/orders?due=late");
    expect(shown).toContain(late.number);
    expect(shown).not.toContain(onTime.number);
    expect(await listed(ordersLoader, "/office/orders?due=open")).toEqual(
      expect.arrayContaining([late.number, onTime.number]),
    );
    await people.shipped(late);
    expect((await homeOf(owner)).late["orders"]).toBe(before);
  });

  test("claims are late after 15 days, and open as a list of these claims", async () => {
    const order = await people.delivered(await people.paidByCard());
    const opened = await openClaim(shop, {
      orderId: order.id,
      kind: "warranty",
      units: unitsOf(order),
      story: "Se oprește după zece minute de joc.",
      key: newId(),
      actor: "buyer",
    });
    if (!opened.ok) throw new Error(opened.domainError.code);
    const { number } = opened.value;
    const openedDaysAgo = (days: number) =>
      sql`update claim set opened_at = ${new Date(shop.clock.now().getTime() - days * DAY)}
        where number = ${number}`.execute(shop.db);
    await openedDaysAgo(14);
    expect(await listed(returnsLoader, "/office/returns?due=late")).not.toContain(number);
    const before = (await homeOf(owner)).late["returns"]!;
    await openedDaysAgo(16);
    expect((await homeOf(owner)).late["returns"]).toBe(before + 1);
    expect(await listed(returnsLoader, "/office/returns?due=late")).toContain(number);
    // A state beside it limits further: nothing is settled and late at once.
    expect(await listed(returnsLoader, "/office/returns?due=late&state=settled")).toEqual([]);
  });

  test("is counted for the sections that somebody sees, and by the layout alone", async () => {
    expect(Object.keys(await waitingCounts(shop, { roles: ["buying"] })).toSorted()).toEqual(
      ["bench", "inspections", "intake", "safety", "shipments", "trade-ins", "watch-list"].toSorted(),
    );
    const { waiting } = (await owner.get(layoutLoader, "/office")).data as { waiting: Record<string, number> };
    expect(waiting).toEqual(await waitingCounts(shop, { roles: ["owner"] }));
    expect(await homeOf(owner)).not.toHaveProperty("waiting");
    const late = (await homeAs("technician")).late;
    expect(late).toHaveProperty("orders");
    expect(late).not.toHaveProperty("payouts");
  });
});
