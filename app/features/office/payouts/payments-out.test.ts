import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY } from "../../../../base/clock.ts";
import { newId } from "../../../../base/id.ts";
import { ron, sum } from "../../../../base/money.ts";
import { cancelOrder } from "../../../../shop/orders/cancel-order.server.ts";
import { nameRefundAccount } from "../../../../shop/orders/payment/name-refund-account.server.ts";
import { accountVersion } from "../../../../shop/payments/account-version.server.ts";
import type { Order } from "../../../../shop/orders/order.ts";
import { routeArgs } from "../../../../testing/request.ts";
import { ordersIn } from "../../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { sellingIn } from "../../../../testing/trade-ins.ts";
import { aGuest } from "../../../../testing/visitor.ts";
import * as accountOrder from "../../orders/order.tsx";
import * as officeOrder from "../orders/order.tsx";
import * as payoutFile from "./payout-file.ts";
import * as payouts from "./payouts.tsx";
import { lateCounts, waitingCounts } from "../waiting.view.server.ts";

let shop: TestShop;
let staff: Awaited<ReturnType<typeof aStaffMember>>;
let people: ReturnType<typeof ordersIn>;
let selling: ReturnType<typeof sellingIn>;
beforeAll(async () => {
  shop = await openTestShop();
  staff = await aStaffMember(shop);
  people = ordersIn(shop);
  selling = sellingIn(shop);
});
afterAll(() => shop.close());

const account = { iban: "RO49AAAA1B31007593840000", name: "Ștefania Pop" };
const other = { iban: "RO66BACX0000001234567890", name: "Ana Pop" };

type Form = Record<string, string>;
type Due = {
  id: string;
  orderNumber: string;
  amount: number;
  account: { iban: string; name: string } | null;
  file: string | null;
  faults: string[];
};
type Page = {
  refunds: Due[];
  files: { name: string; transfers: number; total: number; paid: number; bounced: number }[];
};

const page = async () => {
  const data = (await staff.get(payouts.loader, "/office/payouts")).data as Pick<Page, "files"> & {
    rows: { refund: Due | null }[];
  };
  return { ...data, refunds: data.rows.flatMap(({ refund }) => refund ?? []) } satisfies Page;
};
const dueOf = async ({ number }: Order) => (await page()).refunds.find(({ orderNumber }) => orderNumber === number);
const pay = (form: Form) => staff.post(payouts.action, "/office/payouts", form);
const move = ({ number }: Order, form: Form) =>
  staff.post(officeOrder.action, `/office/orders/${number}`, form, { number });
const seen = async ({ number }: Order) =>
  (await staff.get(officeOrder.loader, `/office/orders/${number}`, { number })).data as {
    refunds: { id: string; number: string; progress: string; account: typeof account | null; hint: string | null }[];
  };
const emailsAbout = async ({ number }: Order, kind: string) =>
  (
    await shop.db
      .selectFrom("outbox")
      .where("subject", "like", `%${number}%`)
      .where("dedupeKey", "like", `${kind} %`)
      .select("textBody")
      .orderBy("id")
      .execute()
  ).map(({ textBody }) => textBody);
const exported = async () => (await pay({ intent: "export" })).location?.split("made=")[1] ?? null;

async function fileOf(name: string, format: "xml" | "csv"): Promise<string> {
  const args = routeArgs(shop, `/office/payouts/files/${name}.${format}`, {
    params: { file: `${name}.${format}` },
    headers: { cookie: staff.cookie },
  });
  return (await (payoutFile.loader as (args: unknown) => Promise<Response>)(args)).text();
}

/** A cancelled order that was paid by transfer, with the buyer's account if one is given. */
async function owed(named: typeof account | null = account): Promise<{ order: Order; refundId: string }> {
  const order = await people.paidByTransfer();
  await cancelOrder(shop, { orderId: order.id });
  const [refund] = (await people.now(order)).refunds;
  if (named) await nameRefundAccount(shop, { orderId: order.id, refundId: refund!.id, account: named, actor: "buyer" });
  return { order, refundId: refund!.id };
}

describe("a refund to a bank account", () => {
  test("is listed with its full account, counted as waiting, and exported once in the bank file with the payouts", async () => {
    const before = (await waitingCounts(shop, { roles: ["owner"] })).payouts!;
    const sale = await selling.moved(await selling.accepted({ payout: "instant" }), "received", "testing", "tested");
    const { order, refundId } = await owed();
    await owed(null);
    expect((await waitingCounts(shop, { roles: ["owner"] })).payouts).toBe(before + 2);
    expect(await dueOf(order)).toMatchObject({ amount: order.totals.total, account, file: null, faults: [] });

    const name = (await exported())!;
    const xml = await fileOf(name, "xml");
    expect(xml).toContain(`<EndToEndId>${order.number}-R1</EndToEndId>`);
    expect(xml).toContain(`<IBAN>${account.iban}</IBAN>`);
    expect(xml).toContain("<Nm>Stefania Pop</Nm>");
    expect(xml).toContain(`<Ustrd>Restituire comanda ${order.number}</Ustrd>`);
    expect(xml).toContain(`<EndToEndId>${sale.number}</EndToEndId>`);
    expect(await fileOf(name, "csv")).toContain(`${order.number}-R1;Stefania Pop;${account.iban};2599,00;RON`);
    const file = (await page()).files.find((each) => each.name === name);
    const payout = (
      await shop.db
        .selectFrom("tradeInPayout")
        .where("tradeInId", "=", sale.id)
        .select("amountBani")
        .executeTakeFirstOrThrow()
    ).amountBani;
    expect(file).toMatchObject({ transfers: 2, total: sum([order.totals.total, payout]), paid: 0, bounced: 0 });

    expect(await pay({ intent: "export" })).toMatchObject({
      status: 409,
      data: { domainError: { code: "payouts-none-due" } },
    });
    expect(await dueOf(order)).toMatchObject({ file: name });
    expect(
      await pay({ intent: "refund-paid", refund: refundId, order: order.number, reference: "OP 77", file: "" }),
    ).toMatchObject({ status: 409, data: { domainError: { code: "refund-changed" } } });
    expect(
      await pay({ intent: "refund-paid", refund: refundId, order: order.number, reference: "OP 77", file: name }),
    ).toMatchObject({ status: 302, location: `/office/payouts?paid=${order.number}` });
    expect(
      await pay({ intent: "refund-paid", refund: refundId, order: order.number, reference: "OP 78", file: name }),
    ).toMatchObject({ status: 409, data: { domainError: { code: "refund-closed" } } });
    expect(await dueOf(order)).toBeUndefined();
    expect((await page()).files.find((each) => each.name === name)).toMatchObject({ paid: 1, bounced: 0 });
    expect(await people.now(order)).toMatchObject({
      payment: { state: "refunded" },
      refunds: [{ state: "done", reference: "OP 77", file: name }],
    });
    expect(await emailsAbout(order, "refund-sent")).toHaveLength(1);
    // The full account is shown only while it must be paid.
    expect((await seen(order)).refunds).toMatchObject([{ account: null, hint: "RO49 … 0000" }]);
  });

  test("with an invalid account stays out of the file until staff correct it or ask the buyer again", async () => {
    const foreign = { iban: "DE89370400440532013000", name: "Ana Pop" };
    const { order, refundId } = await owed(foreign);
    expect(await dueOf(order)).toMatchObject({ faults: ["iban-abroad"] });
    expect(await exported()).toBeNull();
    expect(
      await move(order, {
        intent: "refund-account",
        refund: refundId,
        seen: accountVersion(foreign),
        iban: "RO00",
        accountName: "Ana Pop",
      }),
    ).toMatchObject({ status: 422, data: { errors: { iban: "iban-invalid" } } });
    expect(
      await move(order, {
        intent: "refund-account",
        refund: refundId,
        seen: accountVersion(foreign),
        iban: "RO49 AAAA 1B31 0075 9384 0000",
        accountName: account.name,
      }),
    ).toMatchObject({ status: 302 });
    expect((await seen(order)).refunds).toMatchObject([{ account, progress: "requested" }]);

    const key = newId();
    for (const _ of [1, 2])
      expect(await move(order, { intent: "refund-ask", refund: refundId, pageKey: key })).toMatchObject({
        status: 302,
      });
    expect(await emailsAbout(order, "refund-needs-account")).toHaveLength(2);
    expect((await seen(order)).refunds).toMatchObject([{ account: null, progress: "needs-account" }]);
    const guest = aGuest(shop);
    const answered = await guest.post(
      accountOrder.action,
      `/account/orders/${order.number}?key=${order.linkKey}`,
      { intent: "refund-account", refund: refundId, iban: other.iban, accountName: other.name },
      { number: order.number },
    );
    expect(answered).toMatchObject({ status: 302 });
    expect(await dueOf(order)).toMatchObject({ account: other, faults: [] });
    const audited = await shop.db
      .selectFrom("audit")
      .where("entityId", "=", order.number)
      .where("action", "like", "refund-account%")
      .select(["actor", "action", "after"])
      .orderBy("id")
      .execute();
    expect(audited.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      "buyer refund-account-named",
      `${staff.actor} refund-account-named`,
      `${staff.actor} refund-account-asked`,
      `${staff.actor} refund-account-asked`,
      "buyer refund-account-named",
    ]);
    expect(JSON.stringify(audited)).not.toContain("0000");
    await exported();
  });

  test("that bounces is due once more, to another account, without a second credit note", async () => {
    const { order, refundId } = await owed();
    expect(
      await move(order, { intent: "refund-bounce", refund: refundId, why: "account-closed", bounceNote: "" }),
    ).toMatchObject({ status: 409, data: { domainError: { code: "refund-not-sent" } } });
    const name = (await exported())!;
    expect(
      await move(order, {
        intent: "refund-account",
        refund: refundId,
        seen: accountVersion(account),
        iban: other.iban,
        accountName: other.name,
      }),
    ).toMatchObject({ status: 409, data: { domainError: { code: "refund-in-file" } } });
    expect(await move(order, { intent: "refund-ask", refund: refundId, pageKey: newId() })).toMatchObject({
      status: 409,
      data: { domainError: { code: "refund-in-file" } },
    });
    await move(order, { intent: "refund-done", refund: refundId, reference: "OP 5", file: name });

    expect(
      await move(order, { intent: "refund-bounce", refund: refundId, why: "account-closed", bounceNote: "AC04" }),
    ).toMatchObject({ status: 302 });
    expect(
      await move(order, { intent: "refund-bounce", refund: refundId, why: "account-closed", bounceNote: "" }),
    ).toMatchObject({ status: 409, data: { domainError: { code: "refund-not-sent" } } });
    const { refunds, payment } = await people.now(order);
    expect(refunds).toMatchObject([
      { state: "failed", sequence: 1, file: name, reference: "OP 5", failed: { why: "account-closed", note: "AC04" } },
      { state: "requested", sequence: 2, account: null, amount: order.totals.total, file: null },
    ]);
    expect(payment).toMatchObject({ captured: order.totals.total, refunded: order.totals.total });
    expect((await emailsAbout(order, "refund-needs-account")).at(-1)).toContain("contul este închis");
    expect((await page()).files.find((each) => each.name === name)).toMatchObject({ paid: 0, bounced: 1 });

    await nameRefundAccount(shop, { orderId: order.id, refundId: refunds[1]!.id, account: other, actor: "buyer" });
    const next = (await exported())!;
    expect(await fileOf(next, "xml")).toContain(`<EndToEndId>${order.number}-R2</EndToEndId>`);
    expect(
      await move(order, { intent: "refund-done", refund: refunds[1]!.id, reference: "OP 6", file: next }),
    ).toMatchObject({ status: 302 });
    expect((await people.now(order)).refunds).toMatchObject([{ state: "failed" }, { state: "done", account: other }]);
  });
});

test("payments are listed by state, kind and name, and stay in the list once they are paid", async () => {
  type Listed = {
    total: number;
    rows: { kind: string; state: string; number: string; payee: string; amount: number }[];
  };
  const listed = async (search = "") => (await staff.get(payouts.loader, `/office/payouts${search}`)).data as Listed;
  const { order, refundId } = await owed();
  const { order: requested } = await owed(null);
  const sale = await selling.moved(await selling.accepted({ payout: "instant" }), "received", "testing", "tested");
  const of = async (search: string, { number }: { number: string | null }) =>
    (await listed(search)).rows.find((row) => row.number === number)?.state;

  expect(await of("", order)).toBe("due");
  expect(await of("", requested)).toBe("asked");
  expect(await of("?kind=payout", sale)).toBeDefined();
  expect(await of("?kind=payout", order)).toBeUndefined();
  expect((await listed(`?q=${order.number}`)).rows).toMatchObject([{ kind: "refund", payee: account.name }]);
  expect((await listed("?sort=amount")).rows.map(({ amount }) => amount)).toEqual(
    (await listed("?sort=amount&desc=0")).rows.map(({ amount }) => amount).toReversed(),
  );

  const answer = await staff.post(payouts.action, "/office/payouts?kind=refund", {
    intent: "refund-paid",
    refund: refundId,
    order: order.number,
    reference: "OP 901",
    file: "",
  });
  expect(answer.location).toBe(`/office/payouts?kind=refund&paid=${order.number}`);
  expect(await of("", order)).toBeUndefined();
  expect(await of("?state=paid", order)).toBe("paid");
  expect(await of("?state=paid&q=op+901", order)).toBe("paid");
});

test("what is late among payments opens as a list of exactly these", async () => {
  const { order, refundId } = await owed();
  const sale = await selling.moved(await selling.accepted({ payout: "instant" }), "received", "testing", "tested");
  const late = async () =>
    (await staff.get(payouts.loader, "/office/payouts?due=late")).data as { rows: { number: string }[]; total: number };
  const numbers = async () => (await late()).rows.map(({ number }) => number);
  expect(await numbers()).not.toContain(order.number);
  const monthAgo = new Date(shop.clock.now().getTime() - 30 * DAY);
  await sql`update refund set requested_at = ${monthAgo} where id = ${refundId}`.execute(shop.db);
  await shop.db
    .insertInto("tradeInPayout")
    .values({ tradeInId: sale.id, amountBani: ron(700), iban: account.iban, name: "Ana Pop", dueAt: monthAgo })
    .onConflict((conflict) => conflict.column("tradeInId").doUpdateSet({ dueAt: monthAgo }))
    .execute();
  expect(await numbers()).toEqual(expect.arrayContaining([order.number, sale.number]));
  expect((await late()).total).toBe((await lateCounts(shop, { roles: ["owner"] })).payouts);
});
