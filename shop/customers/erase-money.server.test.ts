// What an erasure leaves of bank lines, cash receipts and payout files: documents stay as they were made, what staff wrote
// about the person does not.

import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { recordAudit } from "../../base/audit.server.ts";
import { transaction } from "../../base/db.server.ts";
import { ERASED, ERASED_EMAIL } from "../../base/erased.ts";
import { newId } from "../../base/id.ts";
import { bani } from "../../base/money.ts";
import { byTransfer, ordersIn, somebodyNew, STAFF } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { must, sellingIn } from "../../testing/trade-ins.ts";
import { importStatement } from "../bank/import-statement.server.ts";
import { uploadStatement } from "../bank/upload-statement.server.ts";
import { recordCashMovement } from "../cash/record-cash-movement.server.ts";
import { takeCash } from "../cash/take-cash.server.ts";
import { findReceipt } from "../cash/view-cash.server.ts";
import { issueDocuments } from "../invoices/issue-documents.server.ts";
import type { Order } from "../orders/order.ts";
import { confirmRefundTransfer } from "../orders/payment/confirm-refund-transfer.server.ts";
import { fileDueRefunds } from "../orders/payment/file-due-refunds.server.ts";
import { nameRefundAccount } from "../orders/payment/name-refund-account.server.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { exportPayouts } from "../trade-in/office/export-payouts.server.ts";
import { findPayoutFile } from "../trade-in/office/find-payout-file.server.ts";
import { payOut } from "../trade-in/office/pay-out.server.ts";
import { eraseCustomer } from "./erase-customer.server.ts";
import { exportCustomer } from "./export-customer.server.ts";
import { findCustomer } from "./find-customer.server.ts";
import { recordDataRequest } from "./settle-data-request.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const EMAIL = "zamfira.balaceanu@example.ro";
const NAME = "Zamfira Bălăceanu";
const who = { email: EMAIL, firstName: "Zamfira", lastName: "Bălăceanu", phone: "+40799111222" };
const PAYS_FROM = "RO66BACX0000001234567890";
const PAID_TO = "RO49AAAA1B31007593840000";
const OTHER = "Ilarie Neatins";
const people = () => ordersIn(shop);

/** Uploads and imports a statement with these payments. */
async function statement(rows: readonly { amount: number; payer: string; iban: string; details: string }[]) {
  const lines = rows.map(
    ({ amount, payer, iban, details }) => `21.11.2026;${payer};${iban};${details};${(amount / 100).toFixed(2)}`,
  );
  const bytes = Buffer.from(`Data;Platitor;IBAN platitor;Detalii;Credit\n${lines.join("\n")}\n`);
  const id = must(await uploadStatement(shop, { bytes, name: "extras.csv", actor: STAFF }));
  must(await importStatement(shop, { id, actor: STAFF }));
}

const bankLines = () =>
  shop.db
    .selectFrom("statementLine")
    .select(["payer", "iban", "details", "state", "orderNumber", "amountBani", "outcome"])
    .orderBy("id")
    .execute();
const cashBook = () => shop.db.selectFrom("cashEntry").selectAll().orderBy("place").execute();

let paid: Order;
let collected: Order;
let cancelled: Order;
let fileName: string;
let refundId: string;

/** One order by transfer, one in cash, one refunded to an account, one sale; each with its papers. */
async function business(): Promise<void> {
  paid = await people().placed([], { payment: byTransfer, shipping: somebodyNew(who) });
  const fromThem = { payer: "BALACEANU ZAMFIRA", iban: PAYS_FROM };
  await statement([
    { amount: paid.totals.total, ...fromThem, details: `plata ${paid.number}` },
    { amount: 123_45, ...fromThem, details: "avans pentru ceva" },
    { amount: 77_77, payer: OTHER, iban: "RO09BCYP0000001234567890", details: "chirie" },
  ]);
  await people().delivered(await people().now(paid));
  const atCounter = somebodyNew({ ...who, delivery: "pickup" });
  collected = await people().placed([], { payment: byTransfer, shipping: atCounter });
  const key = newId();
  must(await takeCash(shop, { number: collected.number, actor: STAFF, cashier: "Dan Casier", key }));
  await shop.db.updateTable("salesOrder").set({ state: "delivered" }).where("id", "=", collected.id).execute();
  cancelled = await people().paidByTransfer([], { shipping: somebodyNew(who) });
  await cancelOrder(shop, { orderId: cancelled.id });
  const [refund] = (await people().now(cancelled)).refunds;
  refundId = refund!.id;
  const account = { iban: PAID_TO, name: "Tudora Bălăceanu" };
  await nameRefundAccount(shop, { orderId: cancelled.id, refundId: refund!.id, account, actor: "buyer" });
  const selling = sellingIn(shop);
  const sale = await selling.accepted({ email: EMAIL, payout: "instant" });
  await selling.accepted({ payout: "instant" }).then((other) => selling.moved(other, "received", "testing", "tested"));
  await selling.moved(sale, "received", "testing", "tested");
  const payer = { name: "PCBis SRL", cui: "RO12345678", iban: "RO09BCYP0000001234567890" };
  const file = must(
    await exportPayouts({ ...shop, payer }, { actor: STAFF, executeOn: "2026-11-21", alsoDue: [fileDueRefunds] }),
  );
  fileName = file.name;
  must(await confirmRefundTransfer(shop, { refundId: refund!.id, actor: STAFF, reference: "OP 1", file: fileName }));
  must(await payOut(shop, { number: sale.number!, attempt: 1, reference: "OP 2", actor: STAFF }));
  const back = { kind: "other-out", amount: bani(10_00), party: NAME, about: `Rest pentru ${NAME}` } as const;
  must(await recordCashMovement(shop, { ...back, actor: STAFF, key: newId() }));
  await issueDocuments(shop);
}

test("documents of money stay as they were made; nothing else says who it was", async () => {
  await business();
  await transaction(shop.db, async (tx) => {
    const entry = { actor: STAFF, action: "noted", entity: "statement line", entityId: "2" };
    await recordAudit(tx, {
      ...entry,
      after: { note: "sunat pe zamfira balaceanu", about: "Tudora Bălăceanu", total: 5 },
    });
    await recordAudit(tx, { ...entry, entityId: "3", after: { note: `sunat pe ${OTHER}` } });
  });
  const [lines, book, file] = [await bankLines(), await cashBook(), await findPayoutFile(shop, { name: fileName })];
  expect(lines).toMatchObject([
    { state: "matched", orderNumber: paid.number, payer: "BALACEANU ZAMFIRA", iban: PAYS_FROM },
    { state: "open", payer: "BALACEANU ZAMFIRA" },
    { state: "open", payer: OTHER },
  ]);
  const customerId = (await findCustomer(shop, { email: EMAIL }))!;
  const form = {
    intent: "request",
    request: newId<"data-request">(),
    kind: "erase",
    channel: "email",
    receivedOn: "2026-11-21",
  } as const;
  must(await recordDataRequest(shop, { customerId, form, actor: STAFF }));
  const exported = must(await exportCustomer(shop, { id: customerId, actor: STAFF }));
  const tables = exported.tables.map(({ table }) => table);
  for (const table of ["statement_line", "cash_entry", "refund", "trade_in_payout"]) expect(tables).toContain(table);
  expect(JSON.stringify(exported.tables)).not.toContain(OTHER);

  must(await eraseCustomer(shop, { id: customerId, actor: STAFF }));

  // The law keeps these whole (Legea contabilității 82/1991, art. 25): the bank's lines, the cash book, the bank's file.
  expect(await bankLines()).toEqual(lines);
  expect(await cashBook()).toEqual(book);
  expect(await findPayoutFile(shop, { name: fileName })).toEqual(file);
  expect(file?.transfers.map(({ payee }) => payee)).toContain("Tudora Bălăceanu");
  const receipt = await findReceipt(shop, { number: "PCBCH-1" });
  expect(receipt).toMatchObject({ payer: { name: NAME }, orderNumber: collected.number });
  const refund = shop.db.selectFrom("refund").where("id", "=", refundId as never);
  expect(await refund.select(["iban", "accountName", "note"]).executeTakeFirstOrThrow()).toMatchObject({
    iban: PAID_TO,
    accountName: "Tudora Bălăceanu",
  });

  // What the shop does not need any more goes.
  for (const order of [paid, collected, cancelled])
    expect(await people().now(order)).toMatchObject({ email: ERASED_EMAIL, phone: "", totals: order.totals });
  const payments = await shop.db.selectFrom("payment").where("payerName", "is not", null).select("payerName").execute();
  expect(payments).toEqual([]);
});

test("the audit log forgets the name in every writing, that of the refund's account too, and keeps what is about others", async () => {
  const { rows } = await sql<{ said: string }>`select coalesce(before::text, '') || coalesce(after::text, '') as said
    from audit`.execute(shop.db);
  const all = rows.map(({ said }) => said).join("\n");
  for (const text of ["Bălăceanu", "balaceanu", EMAIL, PAID_TO, PAYS_FROM]) expect(all).not.toContain(text);
  expect(all).toContain(OTHER);
  const noted = await shop.db.selectFrom("audit").where("action", "=", "noted").select("after").orderBy("id").execute();
  expect(noted[0]?.after).toEqual({ note: ERASED, about: ERASED, total: 5 });
});
