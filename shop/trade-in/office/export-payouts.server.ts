import { attempt, databaseTime, type Db, type Transaction } from "../../../base/db.server.ts";
import { sum } from "../../../base/money.ts";
import { ok, refuse } from "../../../base/result.ts";
import { transferIssues, type Transfer } from "../../payments/bank-transfer.ts";
import type { ChosenPayments } from "../../payments/chosen.ts";
import { fourEyesOf, type FourEyes, type FourEyesLimit } from "../../payments/four-eyes.ts";
import { lockPaymentsOut, storeFile, lockDue, nextFileName, putIntoFile } from "./office.sql.server.ts";
import { payoutDocument, type PayoutFile } from "./payout-file.ts";
import { payoutFileIssues } from "./payout-rules.ts";

const MOST_TRANSFERS = 500;

/**
 * Adds other due transfers to the named file, each once, inside the caller's transaction; implemented by the module
 * that owes them.
 */
export type FileDue = (
  tx: Transaction,
  into: { file: string; limit: number; actor: string; only: ChosenPayments | null } & FourEyes,
) => Promise<readonly Transfer[]>;

type ExportRequest = {
  actor: string;
  executeOn: string;
  alsoDue?: readonly FileDue[];
  only?: ChosenPayments | null;
};

type Deps = { db: Db; payer: PayoutFile["payer"] } & FourEyesLimit;

/**
 * Puts every due payout that is in no file yet into a new bank file, together with the transfers of `alsoDue`
 * (refunds to buyers), and returns it. Concurrent calls never export the same payout twice. The file is stored before
 * it is returned, so a lost response loses nothing. Payouts with issues stay out, and so do
 * those that need a second person and that nobody else than the actor has approved. Refuses with `payouts-none-due`.
 * `executeOn` is the bank's day in Romania. With `only`, nothing but these payments is put into the file.
 */
export function exportPayouts(deps: Deps, { actor, executeOn, alsoDue = [], only = null }: ExportRequest) {
  return attempt(deps.db, async (tx) => {
    await lockPaymentsOut(tx);
    const by = { limit: MOST_TRANSFERS, actor, only, ...fourEyesOf(deps) };
    const due = (await lockDue(tx, by)).filter((row) => transferIssues(row).length === 0);
    const name = await nextFileName(tx, executeOn);
    // A bank treats two transfers with one id as duplicates: a returned payout goes out under a new id.
    const transfers: Transfer[] = due.map(({ number, attempt: time, payee, iban, amount }) => ({
      number: time > 1 ? `${number}-${time}` : number,
      payee,
      iban,
      amount,
    }));
    for (const fileDue of alsoDue) transfers.push(...(await fileDue(tx, { file: name, ...by })));
    if (transfers.length === 0) return refuse.conflict({ code: "payouts-none-due" });
    const file: PayoutFile = { name, madeAt: await databaseTime(tx), executeOn, payer: deps.payer, transfers };
    const issues = payoutFileIssues(payoutDocument(file));
    if (issues.length > 0) throw new Error(`${file.name} would be rejected by a bank: ${issues.join(", ")}`);
    await storeFile(tx, file, { total: sum(transfers.map(({ amount }) => amount)), actor });
    await putIntoFile(
      tx,
      { name, actor },
      due.map(({ tradeInId }) => tradeInId),
    );
    return ok(file);
  });
}
