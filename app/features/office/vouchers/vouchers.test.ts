import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../../../base/id.ts";
import { ron } from "../../../../base/money.ts";
import { aPc } from "../../../../testing/builders.ts";
import { putOnSale } from "../../../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { aGuest } from "../../../../testing/visitor.ts";
import * as cart from "../../cart/cart.tsx";
import * as newVoucher from "./new-voucher.tsx";
import * as voucher from "./voucher.tsx";
import * as vouchers from "./vouchers.tsx";

let shop: TestShop;
let staff: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  staff = await aStaffMember(shop, { staffRoles: ["sales"] });
});
afterAll(() => shop.close());

const ROOT = "/office/vouchers";
const filled = {
  code: "iarna 15",
  kind: "percent",
  percent: "15",
  amount: "",
  leastGoods: "500",
  mostUses: "100",
  mostPerPerson: "1",
  firstDay: "",
  lastDay: "2999-12-31",
  note: "Campania de iarnă",
};

test("a voucher is created, listed, changed and stopped", async () => {
  const id = newId();
  const created = await staff.post(newVoucher.action, `${ROOT}/new`, { ...filled, id });
  expect(created).toMatchObject({ status: 302, location: `${ROOT}/${id}?done=created` });
  expect(await staff.get(vouchers.loader, ROOT)).toMatchObject({
    data: { rows: [{ code: "IARNA15", value: { percent: 15 }, leastGoods: ron(500), state: "active" }] },
  });
  const change = { ...filled, kind: "amount", percent: "", amount: "19,99", version: "1", intent: "save" };
  expect(await staff.post(voucher.action, `${ROOT}/${id}`, change, { id })).toMatchObject({ status: 302 });
  expect(await staff.post(voucher.action, `${ROOT}/${id}`, change, { id })).toMatchObject({
    status: 409,
    data: { domainError: { code: "voucher-changed" }, values: { amount: "19,99" } },
  });
  // The page of the second person says who was faster, and shows both versions.
  expect(await staff.get(voucher.loader, `${ROOT}/${id}`, { id })).toMatchObject({
    data: { lastChange: { actor: expect.stringContaining("staff:"), at: expect.any(Date) }, voucher: { version: 2 } },
  });
  expect(voucher.shouldRevalidate({ actionStatus: 409, defaultShouldRevalidate: false } as never)).toBe(true);
  await staff.post(voucher.action, `${ROOT}/${id}`, { intent: "stop" }, { id });
  expect(await staff.get(voucher.loader, `${ROOT}/${id}`, { id })).toMatchObject({
    data: { voucher: { value: { amount: 1999 }, state: "stopped" }, uses: [] },
  });
  const log = await shop.db
    .selectFrom("audit")
    .where("entity", "=", "voucher")
    .select("action")
    .orderBy("id")
    .execute();
  expect(log.map(({ action }) => action)).toEqual(["created", "edited", "stopped"]);
});

test.each([
  [{ code: "x" }, { code: "voucher-code-invalid" }],
  [{ percent: "" }, { percent: "required" }],
  [{ percent: "95" }, { percent: "number-invalid" }],
  [{ kind: "amount" }, { amount: "required" }],
  [{ firstDay: "2026-02-01", lastDay: "2026-01-01" }, { lastDay: "until-before" }],
])("a form with %j is not accepted: %j", async (different, errors) => {
  const answer = await staff.post(newVoucher.action, `${ROOT}/new`, { ...filled, ...different, id: newId() });
  expect(answer).toMatchObject({ status: 422, data: { errors } });
});

test("a visitor enters it in the cart without JavaScript; a wrong code is said beside its field", async () => {
  await staff.post(newVoucher.action, `${ROOT}/new`, { ...filled, code: "COS10", percent: "10", id: newId() });
  const listing = await putOnSale(shop.db, aPc({ price: ron(1000) }));
  await shop.db
    .updateTable("unit")
    .set({ costBani: ron(100) })
    .where("listingId", "=", listing)
    .execute();
  const guest = aGuest(shop);
  await guest.post(cart.action, "/cart", { intent: "add", productId: String(listing) });
  expect(await guest.post(cart.action, "/cart", { intent: "voucher", code: "NUEXISTA" })).toMatchObject({
    status: 422,
    data: { domainError: { code: "voucher-unknown" }, about: { intent: "voucher" } },
  });
  const back = "/checkout?step=payment";
  expect(await guest.post(cart.action, "/cart", { intent: "voucher", code: "cos10", back })).toMatchObject({
    status: 302,
    location: back,
  });
  const shown = await guest.get(cart.loader, "/cart");
  expect(shown).toMatchObject({ data: { cart: { voucher: { code: "COS10" }, totals: { reduction: ron(100) } } } });
  expect(JSON.stringify(shown)).not.toContain("floor");
});
