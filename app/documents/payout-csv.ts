// The transfers of a payout file as CSV, for banks that take no XML and for manual checks.

import { plainAmount } from "../../base/amount.ts";
import { bankText, LONGEST_IN_BANKS } from "../../shop/payments/bank-transfer.ts";
import { transferText, type PayoutFile } from "../../shop/trade-in/office/payout-file.ts";
import { csvOf } from "./csv.ts";

const HEAD = ["Referință", "Beneficiar", "IBAN", "Sumă", "Valută", "Data", "Detalii"];

export function payoutCsv({ executeOn, transfers }: PayoutFile): string {
  return csvOf([
    HEAD,
    ...transfers.map((transfer) => [
      transfer.number,
      bankText(transfer.payee, LONGEST_IN_BANKS.name),
      transfer.iban,
      plainAmount(transfer.amount),
      "RON",
      executeOn,
      transferText(transfer),
    ]),
  ]);
}
