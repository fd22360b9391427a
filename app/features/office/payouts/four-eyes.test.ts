import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../../../base/id.ts";
import { ron } from "../../../../base/money.ts";
import { cancelOrder } from "../../../../shop/orders/cancel-order.server.ts";
import { nameRefundAccount } from "../../../../shop/orders/payment/name-refund-account.server.ts";
import { openRefund } from "../../../../shop/orders/payment/open-refund.server.ts";
import { accountVersion } from "../../../../shop/payments/account-version.server.ts";
import { lockOrder } from "../../../../shop/orders/orders.sql.server.ts";
import { transaction } from "../../../../base/db.server.ts";
import { ordersIn } from "../../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { sellingIn } from "../../../../testing/trade-ins.ts";
import * as officeOrder from "../orders/order.tsx";
import * as tradeInPage from "../trade-ins/trade-in.tsx";
import * as payoutFile from "./payout-file.ts";
import * as payouts from "./payouts.tsx";

type Staff = Awaited<ReturnType<typeof aStaffMember>>;
let shop: TestShop;
let [ana, dan, sales]: Staff[] = [];
let people: ReturnType<typeof ordersIn>;
let selling: ReturnType<typeof sellingIn>;
beforeAll(async () => {
  shop = Object.defineProperty(await openTestShop(), "fourEyesAbove", { value: ron(1000) });
  [ana, dan, sales] = await Promise.all([
    aStaffMember(shop, { staffRoles: ["accounting"] }),
    aStaffMember(shop, { staffRoles: ["owner"] }),
    aStaffMember(shop, { staffRoles: ["sales", "buying"] }),
  ]);
  people = ordersIn(shop);
  selling = sellingIn(shop);
});
afterAll(() => shop.close());

const account = { iban: "RO49AAAA1B31007593840000", name: "Ștefania Pop" };
const other = { iban: "RO66BACX0000001234567890", name: "Ana Pop" };

type Form = Record<string, string>;
type Row = {
  id: string;
  number: string;
  orderNumber: string;
  approval: string | null;
  account: typeof account | null;
  iban: string;
  seen: string;
};
function pageOf<R>(data: unknown) {
  const { rows, mayPay } = data as { rows: { refund: R | null; payout: R | null }[]; mayPay: boolean };
  return { mayPay, refunds: rows.flatMap((row) => row.refund ?? []), owed: rows.flatMap((row) => row.payout ?? []) };
}
const page = async (staff: Staff) => pageOf<Row>((await staff.get(payouts.loader, "/office/payouts")).data);
const act = (staff: Staff, form: Form) => staff.post(payouts.action, "/office/payouts", form);
const named = ({ iban, name }: typeof account) => ({ iban, accountName: name });
const code = (answer: Awaited<ReturnType<typeof act>>) =>
  (answer.data as { domainError?: { code: string } } | null)?.domainError?.code ?? answer.location;

/** A cancelled order of 2,599 RON that was paid by transfer, with the buyer's account. */
async function owed() {
  const order = await people.paidByTransfer();
  await cancelOrder(shop, { orderId: order.id });
  const [refund] = (await people.now(order)).refunds;
  await nameRefundAccount(shop, { orderId: order.id, refundId: refund!.id, account, actor: "buyer" });
  const row = async (staff: Staff) => (await page(staff)).refunds.find(({ id }) => id === refund!.id);
  const approve = async (staff: Staff) =>
    act(staff, { intent: "refund-approve", refund: refund!.id, seen: (await row(staff))!.seen });
  return { order, refund: refund!.id, row, approve };
}

describe("a payment above the limit", () => {
  test("to a buyer stays out of the file until one approves it, and then only another may send it", async () => {
    const { refund, row, approve } = await owed();
    expect((await row(ana!))?.approval).toBe("yours");
    expect(code(await act(ana!, { intent: "export" }))).toBe("payouts-none-due");
    expect(
      code(await act(ana!, { intent: "refund-paid", refund, reference: "OP 1", file: "" })),
      "paying by hand is no way around it",
    ).toBe("approval-missing");

    expect(code(await approve(ana!))).toBe("/office/payouts?done=approved");
    expect([(await row(ana!))?.approval, (await row(dan!))?.approval]).toEqual(["sent-by-colleague", "ready"]);
    expect(code(await act(ana!, { intent: "export" }))).toBe("payouts-none-due");
    expect(code(await act(ana!, { intent: "refund-paid", refund, reference: "OP 1", file: "" }))).toBe(
      "approval-missing",
    );
    expect(code(await approve(dan!))).toBe("approval-own");
    expect(code(await act(dan!, { intent: "export" }))).toMatch(/made=PAY-/);
    const stored = await shop.db
      .selectFrom("refund")
      .where("id", "=", refund as never)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ approvedBy: ana!.actor, exportedBy: dan!.actor });
    await expect(
      shop.db
        .updateTable("refund")
        .set({ exportedBy: ana!.actor })
        .where("id", "=", refund as never)
        .execute(),
    ).rejects.toThrow(/refund_by_two_people/);
  });

  test("loses its approval with another account, and who gave the account cannot approve", async () => {
    const { refund, row, approve } = await owed();
    const { seen } = (await row(ana!))!;
    await act(ana!, { intent: "refund-approve", refund, seen });
    expect(
      code(
        await act(dan!, {
          intent: "refund-account",
          refund,
          seen,
          iban: "RO66 BACX 0000 0012 3456 7890",
          accountName: other.name,
        }),
      ),
    ).toBe("/office/payouts?done=account");
    expect(await row(dan!)).toMatchObject({ approval: "colleague", account: other });
    expect(code(await approve(dan!))).toBe("approval-own");
    expect(await act(dan!, { intent: "refund-account", refund, seen, iban: "RO66", accountName: "" })).toMatchObject({
      status: 422,
      data: { errors: { iban: "iban-invalid" }, values: { iban: "RO66" } },
    });
    const stale = { refund, seen };
    expect(code(await act(ana!, { intent: "refund-approve", ...stale })), "not the account that ana saw").toBe(
      "account-changed",
    );
    const back = { intent: "refund-account", ...stale, ...named(account) };
    expect(code(await act(ana!, back))).toBe("account-changed");
    expect(code(await approve(ana!))).toBe("/office/payouts?done=approved");
    expect(code(await act(dan!, { intent: "export" }))).toMatch(/made=/);
  });

  test("is corrected on the page of its order only by who has seen the account that it has", async () => {
    const { order, refund, row } = await owed();
    const params = { number: order.number };
    const address = `/office/orders/${order.number}`;
    const orderPage = async () =>
      (await ana!.get(officeOrder.loader, address, params)).data as { refunds: { seen: string }[] };
    const { seen } = (await orderPage()).refunds[0]!;
    const correct = (staff: Staff, form: Form) =>
      staff.post(officeOrder.action, address, { intent: "refund-account", refund, ...form }, params);
    expect(code(await correct(dan!, { seen, ...named(other) }))).toBe(`${address}?done=refund-account`);
    const note = { intent: "note-add", note: newId(), noteText: "A sunat." };
    expect((await ana!.post(officeOrder.action, address, note, params)).status).toBe(302);
    expect(await correct(ana!, { seen, ...named({ ...account, name: "Ana" }) })).toMatchObject({
      status: 409,
      data: { domainError: { code: "account-changed", change: { actor: dan!.actor, action: "refund-account-named" } } },
    });
    expect(await act(ana!, { intent: "refund-approve", order: order.number, refund, seen })).toMatchObject({
      data: { domainError: { code: "account-changed", change: { actor: dan!.actor, action: "refund-account-named" } } },
    });
    expect(await row(ana!)).toMatchObject({ account: other });
    const again = { seen: (await orderPage()).refunds[0]!.seen, ...named(account) };
    expect(code(await correct(ana!, again))).toBe(`${address}?done=refund-account`);
  });

  test("in two parts of one order is still above it, and who asked for a refund cannot approve it", async () => {
    const order = await people.paidByTransfer();
    const half = async (amount: number) =>
      transaction(shop.db, async (tx) =>
        openRefund(tx, shop, await lockOrder(tx, order.id), {
          amount: ron(amount),
          reason: "goodwill",
          key: newId(),
          actor: ana!.actor,
          account,
        }),
      );
    await half(600);
    expect(code(await act(dan!, { intent: "export" }))).toMatch(/made=/);
    const second = await half(600);
    const refund = second.ok ? second.value.id : "";
    expect(code(await act(dan!, { intent: "export" }))).toBe("payouts-none-due");
    const approve = { intent: "refund-approve", refund, seen: accountVersion(account) };
    expect(code(await act(ana!, approve))).toBe("approval-own");
    expect(code(await act(dan!, approve))).toBe("/office/payouts?done=approved");
    expect(code(await act(ana!, { intent: "export" }))).toMatch(/made=/);
  });

  test("to a seller takes two people too; it is corrected and sent back in the list", async () => {
    const sale = await selling.moved(await selling.accepted({ payout: "instant" }), "received", "testing", "tested");
    const payout = { number: sale.number!, attempt: "1" };
    const row = async (staff: Staff) => (await page(staff)).owed.find(({ number }) => number === sale.number);
    expect((await row(ana!))?.approval).toBe("yours");
    expect(code(await act(dan!, { intent: "export" }))).toBe("payouts-none-due");
    expect(code(await act(dan!, { intent: "paid", ...payout, reference: "OP 5" }))).toBe("approval-missing");
    const stale = { seen: (await row(dan!))!.seen };
    const move = { intent: "account", ...payout, ...stale, iban: other.iban, accountName: other.name };
    expect(code(await act(ana!, move))).toBe("/office/payouts?done=account");
    expect(code(await act(dan!, { ...move, accountName: "Dan" })), "he has seen another account").toBe(
      "account-changed",
    );
    expect(await act(dan!, { intent: "approve", ...payout, ...stale })).toMatchObject({
      status: 409,
      data: { domainError: { code: "account-changed", change: { actor: ana!.actor, action: "account-corrected" } } },
    });
    expect(await row(dan!)).toMatchObject({ iban: other.iban, payee: other.name, approval: "yours" });
    const { seen } = (await row(dan!))!;
    expect(code(await act(ana!, { intent: "approve", ...payout, seen }))).toBe("approval-own");
    expect(code(await act(dan!, { intent: "approve", ...payout, seen }))).toBe("/office/payouts?done=approved");
    expect(code(await act(ana!, { intent: "export" }))).toMatch(/made=/);
    expect(
      code(await act(ana!, { intent: "account", ...payout, seen, iban: account.iban, accountName: "Ana Pop" })),
    ).toBe("payout-unknown");
    expect(code(await act(ana!, { intent: "bounce", ...payout, why: "account-closed", bounceNote: "" }))).toBe(
      "/office/payouts?done=bounced",
    );
    const stored = await shop.db
      .selectFrom("tradeInPayout")
      .where("tradeInId", "=", sale.id)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ attempt: 2, file: null, approvedBy: null, exportedBy: null });
    const log = await shop.db.selectFrom("audit").where("entityId", "=", sale.number!).selectAll().execute();
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["account-corrected", "payout-approved", "payout-returned"]),
    );
    expect(JSON.stringify(log)).not.toContain(other.iban);
  });
});

describe("a full account number", () => {
  test("is shown only to who may pay; others see the end of it and cannot change or send anything", async () => {
    const { order, refund } = await owed();
    const sale = await selling.moved(await selling.accepted({ payout: "instant" }), "received", "testing", "tested");
    const orderPage = async (staff: Staff) =>
      (await staff.get(officeOrder.loader, `/office/orders/${order.number}`, { number: order.number })).data as {
        refunds: { account: unknown; hint: string | null }[];
      };
    expect((await orderPage(ana!)).refunds).toMatchObject([{ account, hint: null }]);
    expect((await orderPage(sales!)).refunds).toMatchObject([{ account: null, hint: "RO49 … 0000" }]);
    const seen = await sales!.get(tradeInPage.loader, `/office/trade-ins/${sale.number}`, { number: sale.number! });
    expect(JSON.stringify(seen.data)).not.toContain(account.iban);
    expect((await sales!.get(payouts.loader, "/office/payouts")).status).toBe(403);
    expect((await act(sales!, { intent: "export" })).status).toBe(403);
    expect((await sales!.get(payoutFile.loader, "/office/payouts/files/PAY-20261121-0001.xml")).status).toBe(403);
    const move = { intent: "refund-account", refund, iban: other.iban, accountName: other.name };
    expect(
      (await sales!.post(officeOrder.action, `/office/orders/${order.number}`, move, { number: order.number })).status,
    ).toBe(403);
    const pay = { intent: "pay", reference: "OP 9", attempt: "1" };
    expect(
      (await sales!.post(tradeInPage.action, `/office/trade-ins/${sale.number}`, pay, { number: sale.number! })).status,
    ).toBe(403);
  });
});
