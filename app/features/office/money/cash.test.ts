import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../../../base/id.ts";
import { byTransfer, ordersIn, somebodyNew } from "../../../../testing/orders.ts";
import { routeArgs } from "../../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import * as cash from "./cash.tsx";
import * as receiptFile from "./receipt-file.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("sales take cash for an order by its digits and print the receipt; other cash is for who may pay", async () => {
  const sales = await aStaffMember(shop, { staffRoles: ["sales"], name: "Dan Casier" });
  const accountant = await aStaffMember(shop, { staffRoles: ["accounting"] });
  const shipping = somebodyNew({ delivery: "pickup" });
  const order = await ordersIn(shop).placed([], { payment: byTransfer, shipping });
  const post = (staff: typeof sales, form: Record<string, string>) =>
    staff.post(cash.action, "/office/cash", { formKey: newId(), ...form });

  expect(await post(sales, { intent: "take", number: "12" })).toMatchObject({
    status: 422,
    data: { errors: { number: "order-number-invalid" }, typed: { number: "12" } },
  });
  expect(await post(sales, { intent: "take", number: order.number.slice(4) })).toMatchObject({
    status: 302,
    location: "/office/cash?receipt=PCBCH-1",
  });
  const args = routeArgs(shop, "/office/cash/receipts/PCBCH-1.pdf", {
    params: { number: "PCBCH-1.pdf" },
    headers: { cookie: sales.cookie },
  });
  const file = await (receiptFile.loader as (args: unknown) => Promise<Response>)(args);
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");

  const deposit = { intent: "move", kind: "to-bank", amount: "100", party: "Banca", about: "Depunere zilnică" };
  expect((await post(sales, deposit)).status).toBe(403);
  expect(await post(accountant, deposit)).toMatchObject({ location: "/office/cash?done=moved" });
  expect(await post(accountant, { ...deposit, amount: "99999" })).toMatchObject({
    status: 409,
    data: { domainError: { code: "till-too-small" }, typed: { about: "Depunere zilnică" } },
  });
  expect((await sales.get(cash.loader, "/office/cash")).data).toMatchObject({
    mayMove: false,
    book: { opening: 0, entries: [{ document: "PCBCH 1", orderNumber: order.number }, { amount: -10_000 }] },
  });
  const technician = await aStaffMember(shop, { staffRoles: ["technician"] });
  expect((await technician.get(cash.loader, "/office/cash")).status).toBe(403);
});
