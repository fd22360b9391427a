// Nothing ends in a state that no screen shows: every state of every table has its screen and its way out.

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction } from "../../../base/db.server.ts";
import { newId, type ListingId, type UnitId } from "../../../base/id.ts";
import { ron } from "../../../base/money.ts";
import { nextStates, orderStates, type Order, type OrderState } from "../../../shop/orders/order.ts";
import { inspectUnits } from "../../../shop/inventory/receiving/inspect-units.server.ts";
import { takeIn } from "../../../shop/inventory/receiving/receive-units.server.ts";
import { bankTransitions, cardTransitions } from "../../../shop/payments/payment.ts";
import { refundTransitions } from "../../../shop/payments/refund.ts";
import { submissionTransitions } from "../../../shop/invoices/e-factura/submission.ts";
import { claimStates, claimTransitions } from "../../../shop/returns/claim.ts";
import { openClaim } from "../../../shop/returns/open-claim.server.ts";
import { unitsOf } from "../../../shop/orders/order.ts";
import { shipmentTransitions } from "../../../shop/shipments/shipment.ts";
import { tradeInStates, tradeInTransitions } from "../../../shop/trade-in/trade-in.ts";
import { aPc } from "../../../testing/builders.ts";
import { putOnSale, unitsOf as unitsOn } from "../../../testing/catalogue-index.ts";
import { ordersIn, STAFF } from "../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { siteRoutes } from "../../../testing/site-routes.ts";
import { aStaffMember } from "../../../testing/staff.ts";
import { noStates, stateScreens } from "../../../testing/states.ts";
import * as inspections from "./inspections/inspections.tsx";
import * as orderPage from "./orders/order.tsx";
import * as orderList from "./orders/orders.tsx";
import * as listing from "./listings/listing.tsx";
import * as receiving from "./receiving/receiving.tsx";
import * as claimPage from "./returns/return.tsx";
import * as claimList from "./returns/returns.tsx";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
let staff: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
  staff = await aStaffMember(shop);
});
afterAll(() => shop.close());

/** The states that the code's own tables of transitions know, with where each leads. */
const machines: Record<string, Record<string, readonly string[]>> = {
  "sales_order.state": Object.fromEntries(orderStates.map((state) => [state, nextStates(state)])),
  "claim.state": exitsOf(claimTransitions),
  "trade_in.state": exitsOf(tradeInTransitions),
  "e_invoice_submission.state": exitsOf(submissionTransitions),
  "shipment.state": exitsOf(shipmentTransitions),
  "refund.state": refundTransitions,
  "payment.state": merged(cardTransitions, bankTransitions),
};

function exitsOf(transitions: Record<string, object>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(transitions).map(([from, exits]) => [from, Object.keys(exits)]));
}

function merged(...tables: Record<string, readonly string[]>[]): Record<string, string[]> {
  const exits: Record<string, string[]> = {};
  for (const table of tables)
    for (const [from, to] of Object.entries(table)) exits[from] = [...new Set([...(exits[from] ?? []), ...to])];
  return exits;
}

/** The columns that hold a state, with the values that the database allows; null where the code alone knows them. */
async function stateColumns(): Promise<Map<string, string[] | null>> {
  const { rows } = await sql<{ name: string; nullable: boolean; check: string | null }>`
    select c.table_name || '.' || c.column_name as name, c.is_nullable = 'YES' as nullable,
      (select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
        where k.conrelid = c.table_name::regclass and k.contype = 'c' and array_length(k.conkey, 1) = 1
          and k.conkey[1] = c.ordinal_position and pg_get_constraintdef(k.oid) ~ 'ANY') as check
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name in ('state', 'outcome')
  `.execute(shop.db);
  return new Map(
    rows.map(({ name, nullable, check }) => {
      const values = check === null ? null : [...check.matchAll(/'([^']+)'::text/g)].map(([, value]) => value!);
      return [name, values && nullable ? [...values, "null"] : values];
    }),
  );
}

describe("the table of states", () => {
  test("names every column of the database that holds a state, and every value that it allows", async () => {
    for (const [column, allowed] of await stateColumns()) {
      if (column in noStates) continue;
      expect(stateScreens, `testing/states.ts lacks ${column}`).toHaveProperty([column]);
      const known = allowed ?? Object.keys(machines[column] ?? {});
      expect(Object.keys(stateScreens[column]!).toSorted(), column).toEqual([...known].toSorted());
    }
  });

  test.each(Object.keys(machines))(
    "leads out of each state of %s as its transitions do, or declares an end",
    (column) => {
      for (const [state, exits] of Object.entries(machines[column]!)) {
        const entry = stateScreens[column]![state]!;
        expect("to" in entry ? [...entry.to].toSorted() : [], `${column} ${state}`).toEqual([...exits].toSorted());
        if (exits.length === 0) expect(entry, `${column} ${state} has no way out`).toHaveProperty("end");
      }
    },
  );

  test("names only screens of the office that exist", async () => {
    const paths = new Set(
      Object.values(await siteRoutes()).map(
        (route) => (route?.parentId === "root" ? "" : "office/") + (route?.path ?? ""),
      ),
    );
    for (const [column, states] of Object.entries(stateScreens))
      for (const [state, { screen }] of Object.entries(states))
        expect([...paths], `${column} ${state}: no screen ${screen}`).toContain(screen);
  });

  test("leads every state to an end or back into the table", () => {
    for (const [column, states] of Object.entries(stateScreens))
      for (const [state, entry] of Object.entries(states))
        if ("to" in entry)
          for (const next of entry.to) expect(Object.keys(states), `${column}: ${state} → ${next}`).toContain(next);
  });
});

type Listed = { rows: { number?: string; code?: string }[] };

describe("an order", () => {
  let order: Order;
  beforeAll(async () => {
    order = await people.delivered(await people.paidByCard());
  });

  test.each(orderStates)("that is %s is in the list and has a page", async (state) => {
    await shop.db.updateTable("salesOrder").set({ state }).where("id", "=", order.id).execute();
    const { data } = await staff.get(orderList.loader, `/office/orders?state=${state}&q=${order.number}`);
    expect((data as Listed).rows.map(({ number }) => number)).toEqual([order.number]);
    const page = await staff.get(orderPage.loader, "/office/orders", { number: order.number });
    expect(page.status).toBe(200);
    const { transitions } = page.data as { transitions: OrderState[] };
    // Money makes an order paid and refunded, the buyer withdraws, and only cash is prepared unpaid: the rest has a button.
    const byOthers = [
      "paid",
      "refunded",
      "withdrawn",
      ...(state === "placed" ? ["preparing"] : []),
      // Only what is collected from the shop is handed over without having been sent.
      ...(state === "shipped" ? [] : ["delivered"]),
    ];
    const byStaff = nextStates(state, "staff").filter((next) => !byOthers.includes(next));
    expect(transitions).toEqual(expect.arrayContaining(byStaff));
  });
});

describe("a claim", () => {
  let number: string;
  beforeAll(async () => {
    const order = await people.delivered(await people.paidByCard());
    const opened = await openClaim(shop, {
      orderId: order.id,
      kind: "return",
      units: unitsOf(order),
      story: "Nu pornește deloc.",
      key: newId(),
      actor: "buyer",
    });
    if (!opened.ok) throw new Error(opened.domainError.code);
    number = opened.value.number;
  });

  test.each(claimStates)("that is %s is in the list and has a page", async (state) => {
    const end =
      state === "settled" ? { resolution: "refunded", refundBani: ron(1) } : { resolution: null, refundBani: null };
    await shop.db
      .updateTable("claim")
      .set({ state, ...end })
      .where("number", "=", number)
      .execute();
    const { data } = await staff.get(claimList.loader, `/office/returns?state=${state}`);
    expect((data as { rows: { number: string }[] }).rows.map((claim) => claim.number)).toContain(number);
    expect((await staff.get(claimPage.loader, "/office/returns", { number })).status).toBe(200);
  });
});

describe("a unit", () => {
  let listingId: ListingId;
  let unitId: UnitId;
  beforeAll(async () => {
    listingId = await putOnSale(shop.db, aPc());
    unitId = (await unitsOn(shop.db, listingId))[0]!;
  });

  test("in receiving is in its list", async () => {
    const thing = { kind: "pc", name: "Ryzen", parts: [], cost: ron(900), suggestedGrade: "B" } as const;
    const [code] = await transaction(shop.db, (tx) =>
      takeIn(tx, { source: "VND-600001", taxRegime: "margin", things: [thing] }),
    );
    const { data } = await staff.get(receiving.loader, "/office/intake");
    expect((data as Listed).rows.map((row) => row.code)).toContain(code);
  });

  test("in stock is on the page of its listing, on sale or withdrawn", async () => {
    for (const state of ["live", "withdrawn"] as const) {
      await shop.db.updateTable("listing").set({ state }).where("id", "=", listingId).execute();
      const { data } = await staff.get(listing.loader, `/office/listings/${listingId}`, { id: String(listingId) });
      expect((data as { units: { id: string }[] }).units.map(({ id }) => id)).toEqual([unitId]);
    }
  });

  test("that came back is in the list of inspections until it is decided about, and among the decided ones after", async () => {
    await transaction(shop.db, (tx) =>
      inspectUnits(tx, { units: [unitId], why: "refused", source: "ORD-600001", actor: STAFF }),
    );
    const codes = async (search = "") => {
      const { data } = await staff.get(inspections.loader, `/office/inspections${search}`);
      return (data as Listed).rows.map((row) => row.code);
    };
    expect(await codes()).toContain(unitId);
    expect(await codes("?state=decided")).not.toContain(unitId);
    for (const outcome of ["back-on-sale", "written-off", "back-to-buyer", "to-parts"] as const) {
      await shop.db
        .updateTable("inspection")
        .set({ outcome, settledAt: shop.clock.now(), settledBy: STAFF })
        .where("unitId", "=", unitId)
        .execute();
      expect(await codes("?state=decided"), outcome).toContain(unitId);
      expect(await codes(`?state=${outcome}`), outcome).toContain(unitId);
    }
    expect(await codes()).not.toContain(unitId);
  });
});

test("every state of a trade-in can be listed", () => {
  expect(Object.keys(stateScreens["trade_in.state"]!).toSorted()).toEqual([...tradeInStates].toSorted());
});
