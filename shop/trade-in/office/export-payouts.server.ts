import { attempt, databaseTime, type Db, type Transaction } from "../../../base/db.server.ts";
import { sum } from "../../../base/money.ts";
import { ok, refuse } from "../../../base/result.ts";
import { transferFaults, type Transfer } from "../../payments/bank-transfer.ts";
import { keepFile, lockDue, nextFileName, putIntoFile } from "./office.sql.server.ts";
import { payoutDocument, type PayoutFile } from "./payout-file.ts";
import { payoutFileFaults } from "./payout-rules.ts";

const MOST_TRANSFERS = 500;

/** Takes what else is due into the file with that name, each transfer once, inside the caller's transaction; the room that owes it implements this. */
export type FileDue = (
  tx: Transaction,
  into: { file: string; limit: number; actor: string },
) => Promise<readonly Transfer[]>;

type Deps = { db: Db; payer: PayoutFile["payer"] };

/**
 * Puts every due payout that is in no file yet into a new one for the bank, together with what `alsoDue` gives (refunds to buyers), and
 * answers with it; of two who ask at once one gets each. The file is kept before anybody sees it, so that nothing is lost on
 * the way. Those with faults stay out. Refuses with `payouts-none-due`. `executeOn` is the bank's day in Romania.
 */
export function exportPayouts(
  deps: Deps,
  { actor, executeOn, alsoDue = [] }: { actor: string; executeOn: string; alsoDue?: readonly FileDue[] },
) {
  return attempt(deps.db, async (tx) => {
    const due = (await lockDue(tx, { limit: MOST_TRANSFERS })).filter((row) => transferFaults(row).length === 0);
    const name = await nextFileName(tx, executeOn);
    // A bank takes two transfers with one name for the same transfer: what came back goes out under another.
    const transfers: Transfer[] = due.map(({ number, attempt: time, payee, iban, amount }) => ({
      number: time > 1 ? `${number}-${time}` : number,
      payee,
      iban,
      amount,
    }));
    for (const fileDue of alsoDue) transfers.push(...(await fileDue(tx, { file: name, limit: MOST_TRANSFERS, actor })));
    if (transfers.length === 0) return refuse.conflict({ code: "payouts-none-due" });
    const file: PayoutFile = { name, madeAt: await databaseTime(tx), executeOn, payer: deps.payer, transfers };
    const faults = payoutFileFaults(payoutDocument(file));
    if (faults.length > 0) throw new Error(`${file.name} would not be taken by a bank: ${faults.join(", ")}`);
    await keepFile(tx, file, { total: sum(transfers.map(({ amount }) => amount)), actor });
    await putIntoFile(
      tx,
      file,
      due.map(({ tradeInId }) => tradeInId),
    );
    return ok(file);
  });
}
