// The text of a QR code that begins a transfer in a banking app: "Quick Response Code: Guidelines to enable data capture for the initiation of a
// SEPA credit transfer" of the European Payments Council (EPC069-12, version 3.1), which George, Revolut, Wise and others read.
// The council's code knows the euro alone. The shop is paid in lei, so the amount names RON (decision 288): an app that knows only euros refuses
// the code, and never offers that number of euros.

import type { Bani } from "../../base/money.ts";
import { bankText, LONGEST_IN_BANKS } from "./bank-transfer.ts";

type Payment = { beneficiary: string; iban: string; amount: Bani; reference: string };

/** The lines of the code, in the order of the guidelines. Without a BIC: within the European Economic Area version 002 needs none. */
export function paymentCodeOf({ beneficiary, iban, amount, reference }: Payment): string {
  const lines = [
    "BCD", // service tag
    "002", // version
    "1", // UTF-8
    "SCT", // SEPA credit transfer
    "", // BIC
    bankText(beneficiary, LONGEST_IN_BANKS.name),
    iban.replace(/\s/g, ""),
    `RON${(amount / 100).toFixed(2)}`,
    "", // purpose
    "", // structured reference: ours is no ISO 11649 reference
    bankText(reference, LONGEST_IN_BANKS.text),
  ];
  return lines.join("\n");
}
