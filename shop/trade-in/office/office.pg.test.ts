import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { sum } from "../../../base/money.ts";
import { refuse } from "../../../base/result.ts";
import { STAFF } from "../../../testing/orders.ts";
import { aPostgres } from "../../../testing/postgres-database.ts";
import { sellingDeps, sellingIn } from "../../../testing/trade-ins.ts";
import { exportPayouts } from "./export-payouts.server.ts";
import { findPayoutFile } from "./find-payout-file.server.ts";
import { giveAccount } from "../give-account.server.ts";
import { listPayouts } from "./list-payouts.server.ts";
import type { TradeIn, TradeInState } from "../trade-in.ts";

const database = aPostgres({ connections: 8 });
let selling: ReturnType<typeof sellingIn>;
beforeAll(async () => {
  selling = sellingIn(sellingDeps(database.db));
});

async function aTradeIn(...moved: TradeInState[]): Promise<TradeIn> {
  return selling.moved(await selling.accepted({ payout: "instant" }), ...moved);
}

function start(task: string, numbers: readonly (string | null)[]) {
  const script = join(import.meta.dirname, "../../../testing/processes/paying-process.ts");
  // All sellers of these races share one account: no limit of one person. The second person has races of its own.
  const child = spawn(process.execPath, [script, database.url, task, JSON.stringify(numbers), "1000000"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  const line = new Promise<string[]>((resolve, reject) => {
    child.stdout.on("data", (text) => {
      output += text;
      if (output.includes("\n")) resolve(JSON.parse(output) as string[]);
    });
    child.once("close", (code) => reject(new Error(`the process ended with ${code}`)));
  });
  return { child, answers: line };
}

/** The results of two processes that did the same thing at once. */
async function twoAtOnce(task: string, numbers: readonly (string | null)[]): Promise<string[]> {
  const both = [1, 2].map(() => start(task, numbers));
  return (await Promise.all(both.map(({ answers }) => answers))).flat();
}

async function transitionsOf({ id }: TradeIn, to: TradeInState): Promise<number> {
  return (
    await database.db
      .selectFrom("tradeInMove")
      .where("tradeInId", "=", id)
      .where("toState", "=", to)
      .select("id")
      .execute()
  ).length;
}

test("two concurrent calls of finishTesting have one outcome", async () => {
  const tradeIns = await Promise.all(Array.from({ length: 6 }, () => aTradeIn("received", "testing")));
  const answers = await twoAtOnce(
    "finish",
    tradeIns.map(({ number }) => number),
  );
  expect(answers.toSorted()).toEqual([
    ...Array<string>(6).fill("done"),
    ...Array<string>(6).fill("trade-in-not-movable"),
  ]);
  for (const tradeIn of tradeIns) expect(await transitionsOf(tradeIn, "tested")).toBe(1);
  for (const tradeIn of tradeIns) await selling.signed(tradeIn);
});

test("a payout in two concurrent exports is in one file only, and none is left out", async () => {
  const owed = (await listPayouts({ db: database.db })).owed
    .filter(({ file }) => file === null)
    .map(({ number }) => number as string);
  const more = await Promise.all(Array.from({ length: 6 }, () => aTradeIn("received", "testing", "tested")));
  const all = [...owed, ...more.map(({ number }) => number as string)];
  const answers = await twoAtOnce("export", ["1", "2", "3"]);
  const files = answers.filter((answer) => answer.startsWith("PAY-"));
  expect(answers.filter((answer) => !answer.startsWith("PAY-")).every((answer) => answer === "payouts-none-due")).toBe(
    true,
  );
  expect(files.flatMap((file) => file.split(": ")[1]!.split(" ")).toSorted()).toEqual(all.toSorted());
});

test("a payout confirmed twice at once is paid once", async () => {
  const tradeIns = await Promise.all(Array.from({ length: 4 }, () => aTradeIn("received", "testing", "tested")));
  const answers = await twoAtOnce(
    "pay",
    tradeIns.map(({ number }) => number),
  );
  expect(answers.filter((answer) => answer === "done")).toHaveLength(4);
  for (const tradeIn of tradeIns) expect(await transitionsOf(tradeIn, "paid")).toBe(1);
  const stocked = await twoAtOnce(
    "stock",
    tradeIns.map(({ number }) => number),
  );
  expect(stocked.filter((answer) => answer === "done")).toHaveLength(4);
  for (const { number, payout, offers } of tradeIns) {
    const units = await database.db
      .selectFrom("unit")
      .where("code", "like", `${number}-%`)
      .select("costBani")
      .execute();
    expect(sum(units.map(({ costBani }) => costBani))).toBe(payout?.amount ?? offers.at(-1)!.payouts.instant);
  }
});

test("a payout recorded twice as returned is owed once, and goes once into the next file", async () => {
  const sales = await Promise.all(Array.from({ length: 6 }, () => aTradeIn("received", "testing", "tested")));
  const numbers = sales.map(({ number }) => number!);
  await twoAtOnce("export", ["1"]);
  const answers = await twoAtOnce("bounce", numbers);
  expect(answers.toSorted()).toEqual([
    ...Array<string>(6).fill("done"),
    ...Array<string>(6).fill("trade-in-not-movable"),
  ]);
  for (const sale of sales) {
    expect(await transitionsOf(sale, "bounced")).toBe(1);
    const given = {
      number: sale.number,
      visitorId: null,
      key: sale.linkKey,
      attempt: 2,
      iban: "RO66BACX0000001234567890",
      payee: "Ana Pop",
    };
    const twice = await Promise.all([1, 2].map(() => giveAccount(sellingDeps(database.db), given)));
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
  }
  const files = (await twoAtOnce("export", ["1", "2"])).filter((answer) => answer.startsWith("PAY-"));
  expect(files.flatMap((file) => file.split(": ")[1]!.split(" ")).toSorted()).toEqual(
    numbers.map((number) => `${number}-2`).toSorted(),
  );
});

test("when staff record payment and return at once, nothing is lost and nothing is paid twice", async () => {
  const sales = await Promise.all(Array.from({ length: 6 }, () => aTradeIn("received", "testing", "tested")));
  await twoAtOnce("export", ["1"]);
  await twoAtOnce(
    "bounce-or-pay",
    sales.flatMap(({ number }) => [number, number]),
  );
  const { owed } = await listPayouts({ db: database.db });
  for (const sale of sales) {
    // Whichever was first: the return is recorded once, and the payout stays open until another account was given.
    expect(await transitionsOf(sale, "bounced")).toBe(1);
    expect(await transitionsOf(sale, "paid")).toBeLessThan(2);
    expect(owed.find(({ number }) => number === sale.number)).toMatchObject({
      isBounced: true,
      attempt: 2,
      file: null,
    });
  }
});

test("a process killed between the export and its response loses nothing and pays nobody twice", async () => {
  const tradeIn = await aTradeIn("received", "testing", "tested");
  const { child, answers } = start("export-and-hang", ["1"]);
  const [answer = ""] = await answers;
  const exited = once(child, "exit");
  child.kill("SIGKILL");
  await exited;
  const [name = "", numbers = ""] = answer.split(": ");
  expect(numbers.split(" ")).toContain(tradeIn.number);
  expect((await listPayouts({ db: database.db })).files.map((file) => file.name)).toContain(name);
  expect((await findPayoutFile({ db: database.db }, { name }))?.transfers.map(({ number }) => number)).toEqual(
    numbers.split(" "),
  );
  const again = await exportPayouts(
    { db: database.db, payer: { name: "Magazin SRL", cui: "RO1", iban: "RO49AAAA1B31007593840000" } },
    { actor: STAFF, executeOn: "2026-11-21" },
  );
  expect(again).toEqual(refuse.conflict({ code: "payouts-none-due" }));
});
