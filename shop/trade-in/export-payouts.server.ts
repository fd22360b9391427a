import { attempt, type Db } from "../../base/db.server.ts";
import { sum } from "../../base/money.ts";
import { ok, refuse } from "../../base/result.ts";
import { lockDue, nextFileName, putIntoFile } from "./office.sql.server.ts";
import { payoutDocument, transferFaults, type PayoutFile } from "./payout-file.ts";
import { payoutFileFaults } from "./payout-rules.ts";
import { databaseTime } from "./trade-ins.sql.server.ts";

const MOST_TRANSFERS = 500;

type Desk = { db: Db; payer: PayoutFile["payer"] };

/**
 * Puts every due payout that is in no file yet into a new one for the bank, and answers with it; of two who ask at once one gets each.
 * The file is kept before anybody sees it, so that nothing is lost on the way. Those with faults stay out. Refuses with
 * `payouts-none-due`. `executeOn` is the bank's day in Romania.
 */
export function exportPayouts(desk: Desk, { actor, executeOn }: { actor: string; executeOn: string }) {
  return attempt(desk.db, async (tx) => {
    const due = (await lockDue(tx, { limit: MOST_TRANSFERS })).filter((row) => transferFaults(row).length === 0);
    if (due.length === 0) return refuse({ code: "payouts-none-due" });
    // A bank takes two transfers with one name for the same transfer: what came back goes out under another.
    const transfers = due.map(({ number, attempt: time, payee, iban, amount }) => ({ number: time > 1 ? `${number}-${time}` : number, payee, iban, amount }));
    const file: PayoutFile = { name: await nextFileName(tx, executeOn), madeAt: await databaseTime(tx), executeOn, payer: desk.payer, transfers };
    const faults = payoutFileFaults(payoutDocument(file));
    if (faults.length > 0) throw new Error(`${file.name} would not be taken by a bank: ${faults.join(", ")}`);
    await putIntoFile(tx, file, { ids: due.map(({ tradeInId }) => tradeInId), total: sum(transfers.map(({ amount }) => amount)), actor });
    return ok(file);
  });
}
