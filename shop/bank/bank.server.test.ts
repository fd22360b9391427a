import { zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StatementId } from "../../base/id.ts";
import { ron, type Bani } from "../../base/money.ts";
import { refuse } from "../../base/result.ts";
import { aPc } from "../../testing/builders.ts";
import { byTransfer, ordersIn, STAFF } from "../../testing/orders.ts";
import { putOnSale } from "../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { confirmTransfer } from "../orders/payment/confirm-transfer.server.ts";
import type { Order } from "../orders/order.ts";
import { assignLine } from "./assign-line.server.ts";
import { keyOfLine } from "./bank.sql.server.ts";
import { ignoreLine } from "./ignore-line.server.ts";
import { importStatement } from "./import-statement.server.ts";
import { saveColumns, unknownColumns } from "./save-layout.server.ts";
import { uploadStatement } from "./upload-statement.server.ts";
import { viewStatement, viewTransfers } from "./view-transfers.server.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
});
afterAll(() => shop.close());

const waiting = () => people.placed([], { payment: byTransfer });
const lei = (amount: number) => (amount / 100).toFixed(2).replace(".", ",");
/** One row per payment: the amount and the payer's text. */
const file = (...rows: [Bani | number, string][]) =>
  Buffer.from(`Data;Detalii;Credit\n${rows.map(([amount, text]) => `21.11.2026;${text};${lei(amount)}`).join("\n")}\n`);

async function upload(bytes: Buffer): Promise<StatementId> {
  const uploaded = await uploadStatement(shop, { bytes, name: "extras.csv", actor: STAFF });
  if (!uploaded.ok) throw new Error(`the test's statement was refused: ${uploaded.domainError.code}`);
  return uploaded.value;
}

const linesIn = async (id: StatementId) => (await viewStatement(shop, { id }))!.lines.map(({ line }) => line);
const stateOf = async (order: Order) => (await people.now(order)).state;
const transfersOf = (order: Order) =>
  shop.db.selectFrom("transfer").where("orderId", "=", order.id).select("amountBani").execute();

describe("a statement", () => {
  test("is shown before anything is booked, and its import pays the orders that it names", async () => {
    const [one, two] = [await waiting(), await waiting()];
    const id = await upload(
      file(
        [one.totals.total, `plata ${one.number}`],
        [two.totals.total, two.number.replace("-", " ").toLowerCase()],
        [777_77, "chirie"],
      ),
    );
    expect((await viewStatement(shop, { id }))?.lines.map(({ proposal }) => proposal.kind)).toEqual([
      "named",
      "named",
      "unnamed",
    ]);
    expect(await stateOf(one)).toBe("awaiting-payment");
    expect(await importStatement(shop, { id, actor: STAFF })).toEqual({ ok: true, value: { matched: 2, open: 1 } });
    expect([await stateOf(one), await stateOf(two)]).toEqual(["paid", "paid"]);
    expect((await linesIn(id)).map(({ state, outcome }) => [state, outcome])).toEqual([
      ["matched", "paid"],
      ["matched", "paid"],
      ["open", null],
    ]);
  });

  test("that is imported twice, as the same file or within a longer one, changes nothing", async () => {
    const order = await waiting();
    const rows: [number, string][] = [[order.totals.total, `plata ${order.number} iar`]];
    const id = await upload(file(...rows));
    await importStatement(shop, { id, actor: STAFF });
    await importStatement(shop, { id, actor: STAFF });
    expect(await upload(file(...rows))).toBe(id);
    const longer = await upload(file(...rows, [12_34, "dobanda"]));
    expect((await viewStatement(shop, { id: longer }))?.statement.knownLines).toBe(1);
    expect(await importStatement(shop, { id: longer, actor: STAFF })).toMatchObject({ value: { matched: 0, open: 1 } });
    expect(await transfersOf(order)).toHaveLength(1);
  });

  test("may have two equal payments, and both count", async () => {
    const order = await waiting();
    const half = Math.floor(order.totals.total / 2);
    const id = await upload(file([half, `transa ${order.number}`], [half, `transa ${order.number}`]));
    await importStatement(shop, { id, actor: STAFF });
    expect(await transfersOf(order)).toHaveLength(2);
  });

  test("whose import died after an order was credited resumes there", async () => {
    const order = await waiting();
    const id = await upload(file([order.totals.total, `moare ${order.number}`]));
    const [line] = await linesIn(id);
    await confirmTransfer(shop, {
      orderNumber: order.number,
      amount: line!.amount!,
      at: shop.clock.now(),
      key: await keyOfLine(shop.db, line!.id),
      actor: STAFF,
    });
    expect(await importStatement(shop, { id, actor: STAFF })).toMatchObject({ value: { matched: 1, open: 0 } });
    expect(await linesIn(id)).toMatchObject([{ state: "matched", orderNumber: order.number, outcome: "known" }]);
    expect(await transfersOf(order)).toHaveLength(1);
  });

  test("leaves excess payments, and payments for cancelled orders, to staff", async () => {
    const [generous, late] = [await waiting(), await waiting()];
    await cancelOrder(shop, { orderId: late.id });
    const id = await upload(
      file(
        [generous.totals.total + 1_00, `prea mult ${generous.number}`],
        [late.totals.total, `tarziu ${late.number}`],
      ),
    );
    expect(await importStatement(shop, { id, actor: STAFF })).toMatchObject({ value: { matched: 0, open: 2 } });
    expect(await stateOf(generous)).toBe("awaiting-payment");
    const [, second] = await linesIn(id);
    expect(await assignLine(shop, { lineId: second!.id, orderNumber: late.number, actor: STAFF })).toMatchObject({
      ok: true,
      value: { outcome: "late" },
    });
  });

  test("with a card number in a payer's text does not store it", async () => {
    const id = await upload(file([9_99, "cardul meu 4111 1111 1111 1111"]));
    expect((await linesIn(id))[0]?.details).toBe("cardul meu •••• •••• •••• 1111");
  });

  test("that is none leaves nothing behind", async () => {
    const before = await shop.db.selectFrom("bankStatement").select("id").execute();
    expect(
      await uploadStatement(shop, { bytes: Buffer.from("Nume;Oraș\nAna;Cluj\n"), name: "x.csv", actor: STAFF }),
    ).toMatchObject({ ok: false, domainError: { code: "statement-unknown-format" } });
    expect(await shop.db.selectFrom("bankStatement").select("id").execute()).toEqual(before);
  });
});

describe("a row that is not understood", () => {
  test("waits with its number, its text and the reason, though it names an order of that amount", async () => {
    const [named, paid] = [await waiting(), await waiting()];
    const total = lei(named.totals.total);
    const id = await upload(
      Buffer.from(
        [
          "Data;Detalii;Tip;Suma",
          `21.11.2026;plata ${paid.number};Încasare;${lei(paid.totals.total)}`,
          `21.11.2026;plata ${named.number};Xyz;${total}`,
          `mâine;plata ${named.number};Încasare;${total}`,
          "21.11.2026;restituire;Plată;5,00",
          "",
        ].join("\n"),
      ),
    );
    const { statement, lines } = (await viewStatement(shop, { id }))!;
    expect(lines.map(({ line: { row, why } }) => [row, why])).toEqual([
      [2, null],
      [3, "direction-unknown"],
      [4, "date-unreadable"],
    ]);
    expect(lines[2]!.line.details).toContain(`mâine · plata ${named.number}`);
    expect(statement).toMatchObject({ skippedLines: 1, skipped: [{ why: "outgoing", rows: [5] }] });
    expect(await importStatement(shop, { id, actor: STAFF })).toMatchObject({ value: { matched: 1, open: 2 } });
    expect([await stateOf(paid), await stateOf(named)]).toEqual(["paid", "awaiting-payment"]);
  });

  test("is given to an order by staff, who say the amount that could not be read", async () => {
    const order = await waiting();
    const id = await upload(Buffer.from(`Data;Detalii;Credit\n21.11.2026;plata ${order.number};zece mii\n`));
    await importStatement(shop, { id, actor: STAFF });
    const [line] = await linesIn(id);
    expect(line).toMatchObject({ state: "open", amount: null, why: "amount-unreadable" });
    const given = { lineId: line!.id, orderNumber: order.number, actor: STAFF };
    expect(await assignLine(shop, given)).toEqual(refuse.invalid({ code: "line-amount-missing" }));
    expect(await assignLine(shop, { ...given, amount: order.totals.total })).toMatchObject({
      value: { outcome: "paid" },
    });
    expect(await linesIn(id)).toMatchObject([{ state: "matched", amount: order.totals.total, bookedOn: "2026-11-21" }]);
  });
});

describe("the files of an archive", () => {
  test("may overlap: a payment in two of them counts once, two equal payments in one count twice", async () => {
    const order = await waiting();
    const half = Math.floor(order.totals.total / 2);
    const rows: [number, string][] = [
      [half, `zip ${order.number}`],
      [half, `zip ${order.number}`],
    ];
    const id = await upload(
      Buffer.from(zipSync({ "luni.csv": file(...rows), "saptamana.csv": file(...rows, [9_87, "dobanda zip"]) })),
    );
    expect((await viewStatement(shop, { id }))!.statement.knownLines).toBe(2);
    await importStatement(shop, { id, actor: STAFF });
    expect(await transfersOf(order)).toHaveLength(2);
  });
});

describe("the columns of an unknown bank's file", () => {
  test("are named once, and its files are then read", async () => {
    const order = await waiting();
    const csv = (day: string) =>
      Buffer.from(`Ziua;Ce;Cine;Lei\n${day}.11.2026;plata ${order.number};Ion Pop;${lei(order.totals.total)}\n`);
    const send = (bytes: Buffer) => uploadStatement(shop, { bytes, name: "x.csv", actor: STAFF });
    expect(await send(csv("20"))).toMatchObject({ domainError: { code: "statement-unknown-format" } });
    expect(await unknownColumns(csv("20"))).toEqual([
      { name: "Ziua", example: "20.11.2026" },
      { name: "Ce", example: `plata ${order.number}` },
      { name: "Cine", example: "Ion Pop" },
      { name: "Lei", example: lei(order.totals.total) },
    ]);
    const save = (kinds: Parameters<typeof saveColumns>[1]["kinds"]) =>
      saveColumns(shop, { bytes: csv("20"), kinds, actor: STAFF });
    expect(await save(["date", "details", null, null])).toEqual(refuse.invalid({ code: "columns-incomplete" }));
    expect(await save(["date", "details", "payer", "credit"])).toEqual({ ok: true, value: null });
    const id = await upload(csv("21"));
    expect(await linesIn(id)).toMatchObject([{ payer: "Ion Pop", amount: order.totals.total, why: null }]);
  });
});

describe("an incoming payment without a clear order", () => {
  async function anOpenLine(amount: number, text: string) {
    const id = await upload(file([amount, text]));
    await importStatement(shop, { id, actor: STAFF });
    return (await linesIn(id))[0]!;
  }

  test("is listed with the orders of that amount, and assigned to one by staff", async () => {
    const listingId = await putOnSale(shop.db, aPc({ price: ron(3333) }));
    const order = await people.placed([{ listingId }], { payment: byTransfer });
    const line = await anOpenLine(order.totals.total, "fara referinta");
    const { lines: open, awaiting } = await viewTransfers(shop);
    expect(open.find((other) => other.line.id === line.id)?.proposal).toMatchObject({
      kind: "unnamed",
      candidates: [{ number: order.number }],
    });
    expect(awaiting.map(({ number }) => number)).toContain(order.number);
    expect(await assignLine(shop, { lineId: line.id, orderNumber: order.number, actor: STAFF })).toMatchObject({
      ok: true,
      value: { outcome: "paid" },
    });
    expect(await assignLine(shop, { lineId: line.id, orderNumber: order.number, actor: STAFF })).toEqual(
      refuse.conflict({ code: "line-settled" }),
    );
    expect(await transfersOf(order)).toHaveLength(1);
  });

  test("is found among all payments by its text, its account or its amount, and by its state and day", async () => {
    const [line, booked] = [await anOpenLine(1234_56, "avans monitor"), await waiting()];
    await importStatement(shop, { id: await upload(file([booked.totals.total, booked.number])), actor: STAFF });
    const found = async (query: Parameters<typeof viewTransfers>[1]) =>
      (await viewTransfers(shop, query)).lines.map((each) => each.line.id);
    expect(await found({ search: "AVANS MONI" })).toEqual([line.id]);
    expect(await found({ search: "1.234,56" })).toEqual([line.id]);
    expect(await found({ search: booked.number })).toEqual([]);
    expect(await found({ search: booked.number, state: "all" })).toHaveLength(1);
    expect(await found({ search: booked.number, state: "matched" })).toHaveLength(1);
    expect(await found({ search: "avans", from: "2026-11-22" })).toEqual([]);
    expect(await found({ search: "avans", from: "2026-11-21", to: "2026-11-21" })).toEqual([line.id]);
    const { lines, counts } = await viewTransfers(shop, { state: "all", sort: "amount", descending: true });
    const amounts = lines.map((each) => each.line.amount ?? 0);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    expect(counts.get("open")).toBe((await viewTransfers(shop)).total);
  });

  test("can be ignored, which is audited", async () => {
    const line = await anOpenLine(4_44, "dobanda");
    expect(await ignoreLine(shop, { lineId: line.id, actor: STAFF })).toEqual({ ok: true, value: null });
    expect(await ignoreLine(shop, { lineId: line.id, actor: STAFF })).toEqual(
      refuse.conflict({ code: "line-settled" }),
    );
    expect((await viewTransfers(shop)).lines.map((other) => other.line.id)).not.toContain(line.id);
    expect(
      await shop.db
        .selectFrom("audit")
        .where("entity", "=", "statement line")
        .where("entityId", "=", String(line.id))
        .select(["actor", "action"])
        .execute(),
    ).toEqual([{ actor: STAFF, action: "ignored" }]);
  });

  test("cannot be assigned to an unknown order or one by card", async () => {
    const line = await anOpenLine(5_55, "gresit");
    const byCard = await people.placed();
    expect(
      await assignLine(shop, { lineId: line.id, orderNumber: "ORD-999999" as Order["number"], actor: STAFF }),
    ).toMatchObject({ domainError: { code: "order-unknown" } });
    expect(await assignLine(shop, { lineId: line.id, orderNumber: byCard.number, actor: STAFF })).toMatchObject({
      domainError: { code: "order-not-by-transfer" },
    });
    expect(await assignLine(shop, { lineId: 999_999, orderNumber: byCard.number, actor: STAFF })).toMatchObject({
      domainError: { code: "line-unknown" },
    });
  });
});

test("a statement of more than two kilobytes is read in another process, with the same result", async () => {
  const order = await waiting();
  const rows = Array.from({ length: 200 }, (_, row): [number, string] => [1_00 + row, `lung ${row}`]);
  const id = await upload(file([order.totals.total, `lung ${order.number}`], ...rows));
  expect(await linesIn(id)).toHaveLength(201);
  expect(await importStatement(shop, { id, actor: STAFF })).toMatchObject({ value: { matched: 1, open: 200 } });
});
