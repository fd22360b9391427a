import { spawn } from "node:child_process";
import { withNewDrives } from "../../../../testing/bench/erasing.ts";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { transaction } from "../../../../base/db.server.ts";
import { newId } from "../../../../base/id.ts";
import { inspectUnits } from "../../../../shop/inventory/receiving/inspect-units.server.ts";
import { cancelOrder } from "../../../../shop/orders/cancel-order.server.ts";
import { confirmTransfer } from "../../../../shop/orders/payment/confirm-transfer.server.ts";
import { findOrder } from "../../../../shop/orders/find-order.server.ts";
import { listRefundsDue } from "../../../../shop/orders/payment/list-refunds-due.server.ts";
import { nameRefundAccount } from "../../../../shop/orders/payment/name-refund-account.server.ts";
import type { Order } from "../../../../shop/orders/order.ts";
import { placeOrder } from "../../../../shop/orders/checkout/place-order.server.ts";
import { aPc } from "../../../../testing/builders.ts";
import { anOrderRequest } from "../../../../testing/buyer.ts";
import { unlimited } from "../../../../testing/allocating.ts";
import { anyMails } from "../../../../testing/email-limits.ts";
import { anIban, byTransfer, STAFF } from "../../../../testing/orders.ts";
import { aPostgres } from "../../../../testing/postgres-database.ts";
import { putOnSale, unitsOf } from "../../../../testing/catalogue-index.ts";
import { firstDeliveryTerms } from "../../../../shop/shipping/fee.ts";

const database = aPostgres({ connections: 8 });
let accounts = 0;
/** An account that nothing was paid to: what goes to one account counts together. */
const newAccount = () => ({ iban: anIban((accounts += 1)), name: "Ana Pop" });

function deps() {
  const compose = () => ({ subject: "subject", text: "text", html: "html" });
  const bank = { bank: "b", iban: "i", beneficiary: "b" };
  return {
    db: database.db,
    compose,
    chance: Math.random,
    bank,
    card: { name: "sandbox" } as never,
    takesCash: false,
    delivery: firstDeliveryTerms,
    holding: unlimited,
    mailLimits: anyMails,
    vatRates: [{ from: "2017-01-01", percent: 21 }],
  };
}

async function owed(account = newAccount()): Promise<{ order: Order; refundId: string }> {
  const placed = await placeOrder(deps(), await anOrderRequest({ db: database.db }, { payment: byTransfer }));
  if (!placed.ok) throw new Error(placed.domainError.code);
  const order = placed.value;
  await confirmTransfer(deps(), {
    orderNumber: order.number,
    amount: order.totals.total,
    at: new Date(),
    key: newId(),
    actor: STAFF,
  });
  await cancelOrder(deps(), { orderId: order.id });
  const refundId = (await now(order)).refunds[0]!.id;
  await nameRefundAccount(deps(), { orderId: order.id, refundId, account, actor: "buyer" });
  return { order, refundId };
}

async function now(order: Order): Promise<Order> {
  const found = await findOrder(deps(), { number: order.number, visitorId: null, key: order.linkKey });
  if (!found.ok) throw new Error(found.domainError.code);
  return found.value;
}

/** The answers of two office processes that did the same concurrently. */
async function twoAtOnce(task: string, about: readonly string[]): Promise<string[]> {
  const script = join(import.meta.dirname, "../../../../testing/processes/paying-process.ts");
  const both = [1, 2].map(async () => {
    const child = spawn(process.execPath, [script, database.url, task, JSON.stringify(about)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    child.stdout.on("data", (text) => (output += text));
    const [code] = await once(child, "close");
    if (code !== 0) throw new Error(`the process ended with ${code}`);
    return JSON.parse(output) as string[];
  });
  return (await Promise.all(both)).flat();
}

test("refunds that two processes export at once are each in one file, in the exact sum", async () => {
  const all = await Promise.all(Array.from({ length: 6 }, owed));
  const answers = await twoAtOnce("export", ["1", "2", "3"]);
  const filed = answers
    .filter((answer) => answer.startsWith("PAY-"))
    .flatMap((answer) => answer.split(": ")[1]!.split(" "));
  expect(filed.toSorted()).toEqual(all.map(({ order }) => `${order.number}-R1`).toSorted());
  const files = await database.db.selectFrom("payoutFile").select("totalBani").execute();
  expect(files.reduce((total, { totalBani }) => total + totalBani, 0)).toBe(
    all.reduce((total, { order }) => total + order.totals.total, 0),
  );
  expect((await listRefundsDue({ db: database.db })).due.every(({ file }) => file !== null)).toBe(true);
});

test("a refund that two processes confirm while two others make the bank file is sent once", async () => {
  const all = await Promise.all(Array.from({ length: 6 }, owed));
  const [sent, filed] = await Promise.all([
    twoAtOnce(
      "send-refund",
      all.map(({ refundId }) => refundId),
    ),
    twoAtOnce("export", ["1"]),
  ]);
  const inFiles = filed
    .filter((answer) => answer.startsWith("PAY-"))
    .flatMap((answer) => answer.split(": ")[1]!.split(" "));
  // Invariant: either staff paid it by hand or the bank file contains it, never both and never neither.
  for (const { order } of all) {
    const [refund] = (await now(order)).refunds;
    expect(inFiles.filter((number) => number === `${order.number}-R1`)).toHaveLength(refund!.state === "done" ? 0 : 1);
  }
  expect(sent.filter((answer) => answer === "done")).toHaveLength(all.length - inFiles.length);
});

test("a refund that two processes report as bounced is due once more", async () => {
  const all = await Promise.all(Array.from({ length: 4 }, owed));
  await twoAtOnce("export", ["1"]);
  const answers = await twoAtOnce(
    "bounce-refund",
    all.map(({ refundId }) => refundId),
  );
  expect(answers.toSorted()).toEqual([...Array<string>(4).fill("done"), ...Array<string>(4).fill("refund-not-sent")]);
  for (const { order } of all) {
    const { refunds, payment } = await now(order);
    expect(refunds).toMatchObject([
      { state: "failed" },
      { state: "requested", sequence: 2, amount: order.totals.total },
    ]);
    expect(payment.refunded).toBe(order.totals.total);
  }
});

test("of refunds to one account that two processes send at once, no more leaves than one person may send", async () => {
  const account = newAccount();
  // Each 2,599 RON: one is below the limit of 5,000 of one person, two are not.
  const all = await Promise.all(Array.from({ length: 4 }, () => owed()));
  const ids = all.map(({ refundId }) => refundId);
  // The account is given while the processes send: each payment may be the first of its account.
  const naming = Promise.all(
    all.map(({ refundId }) =>
      database.db
        .updateTable("refund")
        .set({ iban: account.iban })
        .where("id", "=", refundId as never)
        .where("state", "=", "requested")
        .where("file", "is", null)
        .execute(),
    ),
  );
  await Promise.all([naming, twoAtOnce("send-refund", ids), twoAtOnce("export", ["1"])]);
  const sent = await database.db
    .selectFrom("refund")
    .where("iban", "=", account.iban)
    .where((of) => of.or([of("state", "=", "done"), of("file", "is not", null)]))
    .select("id")
    .execute();
  expect(sent.length).toBeLessThanOrEqual(1);
});

test("concurrent different decisions about a unit: exactly one wins", async () => {
  const { db } = database;
  const codes = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const units = await unitsOf(db, await putOnSale(db, aPc()));
      await transaction(db, (tx) => inspectUnits(tx, { units, why: "return", source: "RET-123456", actor: STAFF }));
      const { code } = await db.selectFrom("unit").where("id", "=", units[0]!).select("code").executeTakeFirstOrThrow();
      await withNewDrives({ db }, code);
      return code;
    }),
  );
  const answers = await twoAtOnce(
    "put-back",
    codes.flatMap((code) => [code, code]),
  );
  expect(answers.filter((answer) => answer === "done")).toHaveLength(4);
  const rows = await db
    .selectFrom("inspection as i")
    .innerJoin("unit as u", "u.id", "i.unitId")
    .where("u.code", "in", codes)
    .select(["u.state", "i.outcome"])
    .execute();
  for (const { state, outcome } of rows) expect(state).toBe(outcome === "back-on-sale" ? "stock" : "scrapped");
});
