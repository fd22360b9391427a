import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../../../base/id.ts";
import { ron } from "../../../../base/money.ts";
import { cancelOrder } from "../../../../shop/orders/cancel-order.server.ts";
import { confirmTransfer } from "../../../../shop/orders/payment/confirm-transfer.server.ts";
import { nameRefundAccount } from "../../../../shop/orders/payment/name-refund-account.server.ts";
import { openRefund } from "../../../../shop/orders/payment/open-refund.server.ts";
import { accountVersion } from "../../../../shop/payments/account-version.server.ts";
import { lockOrder } from "../../../../shop/orders/orders.sql.server.ts";
import { transaction } from "../../../../base/db.server.ts";
import { anIban, byTransfer, ordersIn } from "../../../../testing/orders.ts";
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
  shop = Object.defineProperties(await openTestShop(), {
    fourEyesAbove: { value: ron(1000), configurable: true },
    worksAlone: { value: false, configurable: true },
  });
  [ana, dan, sales] = await Promise.all([
    aStaffMember(shop, { staffRoles: ["accounting"] }),
    aStaffMember(shop, { staffRoles: ["owner"] }),
    aStaffMember(shop, { staffRoles: ["sales", "buying"] }),
  ]);
  people = ordersIn(shop);
  selling = sellingIn(shop);
});
afterAll(() => shop.close());

const other = { iban: "RO66BACX0000001234567890", name: "Ana Pop" };

type Form = Record<string, string>;
type Row = {
  id: string;
  number: string;
  orderNumber: string;
  approval: string | null;
  file: string | null;
  account: typeof other | null;
  iban: string;
  seen: string;
};
function pageOf<R>(data: unknown) {
  const { rows, mayPay } = data as { rows: { refund: R | null; payout: R | null }[]; mayPay: boolean };
  return { mayPay, refunds: rows.flatMap((row) => row.refund ?? []), owed: rows.flatMap((row) => row.payout ?? []) };
}
const page = async (staff: Staff) => pageOf<Row>((await staff.get(payouts.loader, "/office/payouts")).data);
const act = (staff: Staff, form: Form) => staff.post(payouts.action, "/office/payouts", form);
const named = ({ iban, name }: typeof other) => ({ iban, accountName: name });
const code = (answer: Awaited<ReturnType<typeof act>>) =>
  (answer.data as { domainError?: { code: string } } | null)?.domainError?.code ?? answer.location;

let accounts = 0;
/** An account that nothing was paid to: what goes to one account counts together. */
const newAccount = () => ({ iban: anIban((accounts += 1)), name: "Ștefania Pop" });

/** A cancelled order of 2,599 RON that was paid by transfer, with the buyer's account. */
async function owed(account = newAccount()) {
  const order = await people.paidByTransfer();
  await cancelOrder(shop, { orderId: order.id });
  const [refund] = (await people.now(order)).refunds;
  await nameRefundAccount(shop, { orderId: order.id, refundId: refund!.id, account, actor: "buyer" });
  const row = async (staff: Staff) => (await page(staff)).refunds.find(({ id }) => id === refund!.id);
  const approve = async (staff: Staff) =>
    act(staff, { intent: "refund-approve", refund: refund!.id, seen: (await row(staff))!.seen });
  return { order, account, refund: refund!.id, row, approve };
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
    const { account, refund, row, approve } = await owed();
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
    const { order, account, refund, row } = await owed();
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
          account: newAccount(),
        }),
      );
    await half(600);
    expect(code(await act(dan!, { intent: "export" }))).toMatch(/made=/);
    const second = await half(600);
    const refund = second.ok ? second.value.id : "";
    expect(code(await act(dan!, { intent: "export" }))).toBe("payouts-none-due");
    const seen = accountVersion(second.ok ? second.value.account : null);
    const approve = { intent: "refund-approve", refund, seen };
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
      code(await act(ana!, { intent: "account", ...payout, seen, iban: anIban(99), accountName: "Ana Pop" })),
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

/** Where the form of a payment that was sent leads. */
const SENT = "/office/payouts";

/** A cancelled order of 2,599 RON, paid by a transfer that this person recorded, with an account that its buyer gave. */
async function enteredBy(staff: Staff, given = newAccount()) {
  const order = await people.placed([], { payment: byTransfer });
  const { total: amount } = order.totals;
  const at = shop.clock.now();
  await confirmTransfer(shop, { orderNumber: order.number, amount, at, key: newId(), actor: staff.actor });
  expect((await people.now(order)).state).toBe("paid");
  await cancelOrder(shop, { orderId: order.id });
  const [refund] = (await people.now(order)).refunds;
  await nameRefundAccount(shop, { orderId: order.id, refundId: refund!.id, account: given, actor: "buyer" });
  const row = async (who: Staff) => (await page(who)).refunds.find(({ id }) => id === refund!.id);
  const send = (who: Staff) => act(who, { intent: "refund-paid", refund: refund!.id, reference: "OP 7", file: "" });
  const approve = async (who: Staff) =>
    act(who, { intent: "refund-approve", refund: refund!.id, seen: accountVersion(given) });
  return { order, refund: refund!.id, row, send, approve };
}

// What one member of staff could do alone before: pay own orders with a statement that she typed, refund them below the limit to
// one account, and send each.
describe("payments that one person could send alone", () => {
  const withLimit = async (limit: number, run: () => Promise<void>) => {
    const before = shop.fourEyesAbove;
    Object.defineProperty(shop, "fourEyesAbove", { value: ron(limit), configurable: true });
    await run();
    Object.defineProperty(shop, "fourEyesAbove", { value: before, configurable: true });
  };

  test("several orders refunded to one account count together, with what was sent in the 30 days before", () =>
    withLimit(5000, async () => {
      const one = await owed();
      expect(code(await act(ana!, { intent: "refund-paid", refund: one.refund, reference: "OP 1", file: "" }))).toBe(
        SENT,
      );
      const second = await owed(one.account);
      expect(await second.row(ana!)).toMatchObject({
        approval: "yours",
        second: { reasons: ["sum"], together: ron(5198) },
      });
      const send = (who: Staff) =>
        act(who, { intent: "refund-paid", refund: second.refund, reference: "OP 2", file: "" });
      expect(code(await send(ana!))).toBe("approval-missing");
      await shop.db
        .updateTable("refund")
        .set({ settledAt: new Date(Date.now() - 31 * 86_400_000) })
        .where("id", "=", one.refund)
        .execute();
      expect(code(await send(ana!)), "after 30 days it no longer counts").toBe(SENT);
    }));

  test("a refund and a payout to one account count together", () =>
    withLimit(3000, async () => {
      const sale = await selling.moved(await selling.accepted({ payout: "instant" }), "received", "testing", "tested");
      const { iban, amountBani } = await shop.db
        .selectFrom("tradeInPayout")
        .where("tradeInId", "=", sale.id)
        .select(["iban", "amountBani"])
        .executeTakeFirstOrThrow();
      expect(amountBani).toBeLessThan(ron(3000));
      const refund = await owed({ iban, name: "Ana Pop" });
      expect((await refund.row(dan!))?.approval).toBe("yours");
      const payout = { number: sale.number!, attempt: "1" };
      expect(code(await act(dan!, { intent: "paid", ...payout, reference: "OP 5" }))).toBe("approval-missing");
    }));

  test("money goes out again only with somebody else than the person who recorded that it came in", () =>
    withLimit(5000, async () => {
      const { row, send, approve } = await enteredBy(ana!);
      expect(await row(ana!)).toMatchObject({ approval: "colleague", second: { reasons: ["own-money"] } });
      expect(code(await send(ana!))).toBe("approval-missing");
      await act(ana!, { intent: "export" });
      expect((await row(ana!))?.file, "it is left out of the file").toBeNull();
      expect(code(await approve(ana!))).toBe("approval-own");
      expect(code(await approve(dan!))).toBe("/office/payouts?done=approved");
      expect(code(await send(dan!)), "who approved does not send").toBe("approval-missing");
      expect(code(await send(ana!))).toBe(SENT);
    }));

  test("who recorded the money is not alone either when a colleague presses the button for them", () =>
    withLimit(5000, async () => {
      const mine = await enteredBy(ana!);
      const seen = accountVersion(((await mine.row(ana!)) as Row).account);
      const given = newAccount();
      await act(ana!, { intent: "refund-account", refund: mine.refund, seen, ...named(given) });
      expect(code(await mine.send(dan!)), "she gave the account").toBe("approval-missing");
      const theirs = await enteredBy(ana!);
      expect(code(await theirs.send(dan!)), "the buyer gave it, and he only sends").toBe(SENT);
    }));

  test("who gave an account earlier cannot approve it after a colleague has touched it", () =>
    withLimit(1000, async () => {
      const { refund, row, approve } = await owed();
      const change = async (who: Staff, to: typeof other) =>
        act(who, { intent: "refund-account", refund, seen: (await row(who))!.seen, ...named(to) });
      await change(ana!, other);
      await change(dan!, { ...other, name: "Ana M. Pop" });
      expect(code(await approve(ana!))).toBe("approval-own");
      await expect(
        shop.db
          .updateTable("refund")
          .set({ approvedBy: ana!.actor, approvedAt: new Date() })
          .where("id", "=", refund as never)
          .execute(),
      ).rejects.toThrow(/refund_account_by_another/);
    }));

  test("a shop of one person says so in its settings, and the log names what was sent alone", () =>
    withLimit(5000, async () => {
      Object.defineProperty(shop, "worksAlone", { value: true, configurable: true });
      const { order, row, send } = await enteredBy(dan!);
      expect((await row(dan!))?.approval).toBeNull();
      expect(code(await send(dan!))).toBe(SENT);
      const log = await shop.db
        .selectFrom("audit")
        .where("entityId", "=", order.number)
        .where("action", "=", "refund-done")
        .select("after")
        .executeTakeFirstOrThrow();
      expect(log.after).toMatchObject({ alone: true });
      Object.defineProperty(shop, "worksAlone", { value: false, configurable: true });
    }));
});

describe("a full account number", () => {
  test("is shown only to who may pay; others see the end of it and cannot change or send anything", async () => {
    const { order, account, refund } = await owed({ iban: "RO49AAAA1B31007593840000", name: "Ștefania Pop" });
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
