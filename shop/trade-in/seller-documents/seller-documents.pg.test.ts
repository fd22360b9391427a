// Two processes sign the same records at once, on PostgreSQL.

import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { transaction } from "../../../base/db.server.ts";
import { STAFF } from "../../../testing/orders.ts";
import { aPostgres } from "../../../testing/postgres-database.ts";
import { sellingDeps, sellingIn } from "../../../testing/trade-ins.ts";
import { transitionTradeIn } from "../transition-trade-in.server.ts";

const database = aPostgres({ connections: 8 });
const run = promisify(execFile);

async function signInAProcess(numbers: readonly (string | null)[]): Promise<string[]> {
  const script = join(import.meta.dirname, "../../../testing/processes/paying-process.ts");
  const { stdout } = await run(process.execPath, [script, database.url, "sign", JSON.stringify(numbers)]);
  return JSON.parse(stdout) as string[];
}

test("of two processes that sign a record at once, one signs and the other reads that it is signed", async () => {
  const deps = sellingDeps(database.db);
  const selling = sellingIn(deps);
  const sales = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const testing = await selling.moved(await selling.accepted({ payout: "instant" }), "received", "testing");
      await selling.identified(testing);
      return transaction(database.db, (tx) => transitionTradeIn(tx, deps, testing, { to: "tested", actor: STAFF }));
    }),
  );
  const numbers = sales.map(({ number }) => number);
  const answers = (await Promise.all([signInAProcess(numbers), signInAProcess(numbers)])).flat();
  expect(answers.toSorted()).toEqual([...Array<string>(6).fill("done"), ...Array<string>(6).fill("record-signed")]);
  const stored = await database.db.selectFrom("tradeInSignature").select("tradeInId").execute();
  expect(stored.map(({ tradeInId }) => tradeInId).toSorted()).toEqual(sales.map(({ id }) => id as string).toSorted());
});
