import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY } from "../../../../base/clock.ts";
import { newId } from "../../../../base/id.ts";
import { bani } from "../../../../base/money.ts";
import { importStatement } from "../../../../shop/bank/import-statement.server.ts";
import { uploadStatement } from "../../../../shop/bank/upload-statement.server.ts";
import { issueDocuments } from "../../../../shop/invoices/issue-documents.server.ts";
import { readDocuments } from "../../../../shop/invoices/read-documents.server.ts";
import type { Order } from "../../../../shop/orders/order.ts";
import { byTransfer, ordersIn } from "../../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import * as officeOrder from "../orders/order.tsx";
import { lateCounts, waitingCounts } from "../waiting.view.server.ts";
import * as transfers from "./transfers.tsx";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
let staff: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
  staff = await aStaffMember(shop, { staffRoles: ["accounting"] });
});
afterAll(() => shop.close());

const IBAN = "RO49AAAA1B31007593840000";
type Line = {
  id: string;
  orderNumber: string;
  amount: number;
  why: string;
  account: { iban: string; name: string } | null;
};
type Page = { surpluses: Line[]; lines: { line: { id: number }; proposal: { kind: string } }[] };

const page = async () => (await staff.get(transfers.loader, "/office/transfers")).data as Page;
const lineOf = async ({ number }: Order) => (await page()).surpluses.find(({ orderNumber }) => orderNumber === number);
const post = (form: Record<string, string>) => staff.post(transfers.action, "/office/transfers", form);

/** A statement with one payment, imported; staff give it to the order if it waits for them. */
async function arrives(order: Order, amount: number, text: string) {
  const ref = newId();
  const csv = `Data;Platitor;IBAN platitor;Detalii;Credit\n21.11.2026;Ștefania Pop;${IBAN};${text} ${ref};${(amount / 100).toFixed(2)}\n`;
  const bytes = new TextEncoder().encode(csv);
  const uploaded = await uploadStatement(shop, { bytes, name: "extras.csv", actor: staff.actor });
  if (!uploaded.ok) throw new Error(uploaded.domainError.code);
  await importStatement(shop, { id: uploaded.value, actor: staff.actor });
  for (const { line } of (await page()).lines)
    await post({ intent: "assign", lineId: String(line.id), number: order.number });
}

describe("money beyond an order's total", () => {
  test("pays the order at once and is sent back to the account that it came from", async () => {
    const order = await people.placed([], { payment: byTransfer });
    const before = (await waitingCounts(shop, { roles: ["owner"] })).transfers!;
    await arrives(order, order.totals.total + 5_00, order.number);
    expect((await people.now(order)).state).toBe("paid");
    expect((await waitingCounts(shop, { roles: ["owner"] })).transfers).toBe(before + 1);
    const line = (await lineOf(order))!;
    expect(line).toMatchObject({ amount: 5_00, why: "over" });
    await issueDocuments(shop);
    const [invoice] = await readDocuments(shop, { orderId: order.id });
    expect(invoice?.document).toMatchObject({
      totals: { gross: order.totals.total },
      payment: { received: order.totals.total + 5_00 },
    });

    const back = { intent: "surplus-back", surplus: line.id };
    expect(await post({ ...back, iban: "RO00", accountName: "Ana" })).toMatchObject({
      status: 422,
      data: { errors: { iban: "iban-invalid" }, values: { iban: "RO00" } },
    });
    expect(await post({ ...back, iban: IBAN, accountName: "" })).toMatchObject({ status: 422 });
    expect(await post({ ...back, iban: IBAN, accountName: "Ștefania Pop" })).toMatchObject({
      location: "/office/transfers?done=back",
    });
    expect(await post({ ...back, iban: IBAN, accountName: "Ștefania Pop" })).toMatchObject({
      status: 409,
      data: { domainError: { code: "surplus-settled" } },
    });
    expect(await lineOf(order)).toBeUndefined();
    expect((await people.now(order)).refunds).toMatchObject([
      { amount: 5_00, reason: "overpaid", state: "requested", account: { iban: IBAN, name: "Ștefania Pop" } },
    ]);
    const seen = await staff.get(officeOrder.loader, `/office/orders/${order.number}`, { number: order.number });
    expect(seen.data).toMatchObject({ surpluses: [{ amount: 5_00, state: "refunded" }] });
  });

  test("of an order paid twice is kept with what its buyer asked, once", async () => {
    const order = await people.paidByTransfer();
    await arrives(order, order.totals.total, `comanda ${order.number.slice(4)}`);
    const line = (await lineOf(order))!;
    expect(line).toMatchObject({ amount: order.totals.total, why: "again" });
    const submitted = { intent: "surplus-keep", surplus: line.id };
    expect(await post({ ...submitted, note: "" })).toMatchObject({
      status: 422,
      data: { errors: { note: "reason-short" } },
    });
    const note = "pentru comanda următoare, la telefon";
    expect(await post({ ...submitted, note })).toMatchObject({ location: "/office/transfers?done=kept" });
    expect(await post({ ...submitted, note })).toMatchObject({ status: 409 });
    expect(await lineOf(order)).toBeUndefined();
    const log = await shop.db.selectFrom("audit").where("entityId", "=", order.number).selectAll().execute();
    expect(log.at(-1)).toMatchObject({ action: "surplus-kept", after: { note } });
  });

  test("is no longer a line once the order's page has refunded it", async () => {
    const order = await people.paidByTransfer();
    await arrives(order, bani(7_00), order.number);
    const refund = { intent: "refund", refundAmount: "7", refundReason: "overpaid", note: "", pageKey: newId() };
    await staff.post(officeOrder.action, `/office/orders/${order.number}`, refund, { number: order.number });
    expect(await lineOf(order)).toBeUndefined();
  });
});

test("what is late among transfers opens as a list of exactly these", async () => {
  const order = await people.placed([], { payment: byTransfer });
  await arrives(order, order.totals.total + 7_00, order.number);
  const late = async () =>
    (await staff.get(transfers.loader, "/office/transfers?due=late")).data as Page & { total: number };
  expect((await late()).surpluses.map(({ orderNumber }) => orderNumber)).not.toContain(order.number);
  const monthAgo = new Date(shop.clock.now().getTime() - 30 * DAY);
  await sql`update surplus set arrived_at = ${monthAgo} where order_id = ${order.id}`.execute(shop.db);
  const { surpluses, total } = await late();
  expect(surpluses.map(({ orderNumber }) => orderNumber)).toContain(order.number);
  expect(surpluses.length + total).toBe((await lateCounts(shop, { roles: ["owner"] })).transfers);
});
