// The transfers of a payout file as CSV, for banks that take no XML and for manual checks.

import { plainAmount } from "../../base/amount.ts";
import { transferText, type PayoutFile } from "../../shop/trade-in/office/payout-file.ts";
import { csvOf } from "./csv.ts";

const HEAD = ["Referință", "Beneficiar", "IBAN", "Sumă", "Valută", "Data", "Detalii"];

export function payoutCsv({ executeOn, transfers }: PayoutFile): string {
  return csvOf([
    HEAD,
    ...transfers.map((transfer) => [
      transfer.number,
      transfer.payee,
      transfer.iban,
      plainAmount(transfer.amount),
      "RON",
      executeOn,
      transferText(transfer),
    ]),
  ]);
}
