import { expect, test } from "vitest";
import { fixedClock } from "../../base/clock.ts";
import { newId } from "../../base/id.ts";
import { bani, NOTHING, ron } from "../../base/money.ts";
import { aPc } from "../../testing/builders.ts";
import { aVisitor, putOnSale } from "../../testing/catalogue-index.ts";
import { byTransfer, somebodyNew, STAFF } from "../../testing/orders.ts";
import { aPostgres } from "../../testing/postgres-database.ts";
import { inTwoProcesses } from "../../testing/two-processes.ts";
import { addToCart } from "../cart/add-to-cart.server.ts";
import { enterVoucher } from "../cart/enter-voucher.server.ts";
import type { NewOrder } from "../orders/checkout/place-order.server.ts";
import { createVoucher } from "./change-voucher.server.ts";
import { viewVoucher } from "./view-voucher.server.ts";
import type { VoucherCode } from "./voucher.ts";

const database = aPostgres();

test("of twenty orders at once in two processes exactly as many use a voucher as it allows, the last use goes to one", async () => {
  const id = newId<"voucher">();
  const code = "ULTIMUL" as VoucherCode;
  const terms = {
    value: { percent: 10 },
    coversDelivery: false,
    leastGoods: NOTHING,
    mostUses: 3,
    mostPerPerson: null,
    firstDay: null,
    lastDay: null,
    note: "",
  };
  await createVoucher(database, { form: { id, code, terms }, actor: STAFF });
  const deps = {
    ...database,
    vatRates: [{ from: "2017-01-01", percent: 21 }],
    clock: fixedClock("2026-11-21T10:00:00Z"),
  };
  const orders: NewOrder[] = [];
  for (let buyer = 0; buyer < 20; buyer++) {
    const visitorId = aVisitor(newId());
    const listingId = await putOnSale(database.db, aPc({ price: ron(3000) }));
    await database.db
      .updateTable("unit")
      .set({ costBani: ron(1000) })
      .where("listingId", "=", listingId)
      .execute();
    await addToCart(database, { visitorId, listingId, quantity: 1 });
    expect(await enterVoucher(deps, { visitorId, code })).toMatchObject({ ok: true });
    orders.push({
      visitorId,
      language: "ro",
      shipping: somebodyNew(),
      payment: byTransfer,
      extendedWarranty: false,
      seenTotal: bani(270_000),
      idempotencyKey: newId(),
    });
  }
  const answers = await inTwoProcesses("buying-process.ts", { url: database.url, jobs: orders });
  expect(answers.filter((answer) => answer.startsWith("ORD-"))).toHaveLength(3);
  expect(answers.filter((answer) => answer === "voucher-used-up")).toHaveLength(17);
  const view = await viewVoucher(database, { id });
  expect(view).toMatchObject({ voucher: { uses: 3, state: "used-up" } });
  expect(view?.uses).toHaveLength(3);
});
