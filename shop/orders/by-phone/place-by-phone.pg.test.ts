import { expect, test } from "vitest";
import { newId } from "../../../base/id.ts";
import { ron } from "../../../base/money.ts";
import { aPc } from "../../../testing/builders.ts";
import { anOrderRequest } from "../../../testing/buyer.ts";
import { putOnSale } from "../../../testing/catalogue-index.ts";
import { orderDeps } from "../../../testing/order-deps.ts";
import { somebodyNew } from "../../../testing/orders.ts";
import { aPostgres } from "../../../testing/postgres-database.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import { transitionOrders } from "../office/transition-orders.server.ts";
import type { OrderNumber } from "../order.ts";
import type { PhoneOrderForm } from "./forms.ts";
import { placeByPhone } from "./place-by-phone.server.ts";

const database = aPostgres({ connections: 8 });
const PRICE = ron(2500);

async function aUnit() {
  const listingId = await putOnSale(database.db, aPc({ price: PRICE }));
  const { code } = await database.db
    .selectFrom("unit")
    .where("listingId", "=", listingId)
    .select("code")
    .executeTakeFirstOrThrow();
  return { listingId, code };
}

function aForm(code: string): PhoneOrderForm {
  return {
    units: [code],
    seenGoods: PRICE,
    paymentMethod: "bank",
    language: "ro",
    pageKey: newId(),
    shipping: { ...somebodyNew(), delivery: "pickup" },
    discount: null,
  };
}

const outcome = (answer: { ok: true } | { ok: false; domainError: { code: string } }) =>
  answer.ok ? "placed" : answer.domainError.code;

test("of six members of staff who sell the same unit by phone at once, one does", async () => {
  const { code } = await aUnit();
  const deps = orderDeps(database.db);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, each) => placeByPhone(deps, { form: aForm(code), actor: `staff:${each}` })),
  );
  const outcomes = answers.map(outcome);
  expect(outcomes.filter((each) => each === "placed")).toHaveLength(1);
  expect(outcomes.filter((each) => each === "units-not-free")).toHaveLength(5);
});

test("a unit is sold once, by phone or on the site", async () => {
  for (let round = 0; round < 5; round++) {
    const { code, listingId } = await aUnit();
    const deps = orderDeps(database.db);
    const orderRequest = await anOrderRequest(database, { listingId });
    const answers = await Promise.all([
      placeByPhone(deps, { form: aForm(code), actor: "staff:ion" }),
      placeOrder(deps, orderRequest),
    ]);
    const outcomes = answers.map(outcome);
    expect(outcomes.filter((each) => each === "placed")).toHaveLength(1);
    expect(outcomes.some((each) => each === "units-not-free" || each === "unit-taken")).toBe(true);
  }
});

test("the same page of an order by phone, sent twice at once, places one order", async () => {
  const { code } = await aUnit();
  const deps = orderDeps(database.db);
  const form = aForm(code);
  const answers = await Promise.allSettled([
    placeByPhone(deps, { form, actor: "staff:ion" }),
    placeByPhone(deps, { form, actor: "staff:ion" }),
  ]);
  const { orders } = await database.db
    .selectFrom("salesOrder")
    .where("idempotencyKey", "=", form.pageKey)
    .select((eb) => eb.fn.countAll<string>().as("orders"))
    .executeTakeFirstOrThrow();
  expect(Number(orders)).toBe(1);
  expect(answers.some((answer) => answer.status === "fulfilled" && answer.value.ok)).toBe(true);
});

test("two who ship the same orders at once: each order leaves once, and its buyer is told once", async () => {
  const deps = orderDeps(database.db);
  const numbers: OrderNumber[] = [];
  for (let order = 0; order < 4; order++) {
    const { code } = await aUnit();
    const form = { ...aForm(code), paymentMethod: "cash" as const, shipping: somebodyNew({ delivery: "pickup" }) };
    const placed = await placeByPhone(deps, { form, actor: "staff:ion" });
    if (!placed.ok) throw new Error(placed.domainError.code);
    numbers.push(placed.value.number);
  }
  const prepared = await transitionOrders(deps, { transition: { to: "preparing", numbers }, actor: "staff:ion" });
  expect(prepared).toMatchObject({ ok: true });
  const ship = (order: readonly OrderNumber[]) =>
    transitionOrders(deps, {
      transition: { to: "shipped", parcels: order.map((number) => ({ number, parcel: null })) },
      actor: "staff:ion",
    });
  const [one, two] = await Promise.all([ship(numbers), ship(numbers.toReversed())]);
  if (!one.ok || !two.ok) throw new Error("refused as a whole");
  for (const number of numbers) {
    const each = [...one.value, ...two.value].filter((moved) => moved.number === number);
    expect(each.map(({ domainError }) => domainError?.code ?? "shipped").toSorted()).toEqual([
      "order-not-movable",
      "shipped",
    ]);
  }
  const emails = await database.db
    .selectFrom("outbox")
    .where("dedupeKey", "like", "shipped %")
    .select("dedupeKey")
    .execute();
  expect(emails).toHaveLength(numbers.length);
});
