import { recordAudit } from "../../../base/audit.server.ts";
import type { Transaction } from "../../../base/db.server.ts";
import type { ChosenPayments } from "../../payments/chosen.ts";
import { isSentAlone, type FourEyes } from "../../payments/four-eyes.ts";
import { transferIssues, type Transfer } from "../../payments/bank-transfer.ts";
import { refundNumber } from "../../payments/refund.ts";
import { lockRefundsToFile, putRefundsIntoFile, type RefundDueRow } from "./payments.sql.server.ts";

/**
 * Puts every due refund by transfer that is in no file yet into the payout file of that name, and returns the
 * transfers; two concurrent calls never take the same refund. Refunds with issues stay out, and so do those that need
 * the approval of somebody else than the actor. Runs in the transaction that stores the file.
 */
export async function fileDueRefunds(
  tx: Transaction,
  { file, ...by }: { file: string; limit: number; actor: string; only: ChosenPayments | null } & FourEyes,
): Promise<Transfer[]> {
  const { actor } = by;
  const due = (await lockRefundsToFile(tx, by)).flatMap((row) => {
    const transfer = transferOf(row);
    return transfer !== null && transferIssues(transfer).length === 0 ? [{ row, transfer }] : [];
  });
  await putRefundsIntoFile(
    tx,
    { file, actor },
    due.map(({ row }) => row.id),
  );
  for (const { row } of due)
    await recordAudit(tx, {
      actor,
      action: "refund-filed",
      entity: "order",
      entityId: row.orderNumber,
      after: { refund: row.id, amount: row.amount, file, ...(isSentAlone(row, by, actor) && { alone: true }) },
    });
  return due.map(({ transfer }) => transfer);
}

/** The transfer for the bank; null until the buyer has given an account. */
export function transferOf({
  orderNumber,
  sequence,
  account,
  amount,
}: Pick<RefundDueRow, "orderNumber" | "sequence" | "account" | "amount">): Transfer | null {
  return (
    account && {
      number: refundNumber({ orderNumber, sequence }),
      payee: account.name,
      iban: account.iban,
      amount,
      text: `Restituire comanda ${orderNumber}`,
    }
  );
}
