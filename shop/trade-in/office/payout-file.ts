// A payout file: transfers to sellers and buyers as one bank order (ISO 20022 pain.001.001.03, in RON).
// Invariant: it is generated from stored data only, so a second download is identical.

import { romanianTimeOf } from "../../../base/day.ts";
import { sum, type Bani } from "../../../base/money.ts";
import { groupElement as group, textElement as text, type XmlNode } from "../../../base/xml.ts";
import { bankText, LONGEST_IN_BANKS as LONGEST, transferIssues, type Transfer } from "../../payments/bank-transfer.ts";

export type PayoutFile = {
  /** "PAY-20261121-0001": the bank's message id and the file name. */
  name: string;
  madeAt: Date;
  /** "2026-11-21": the execution date. */
  executeOn: string;
  payer: { name: string; cui: string; iban: string };
  transfers: readonly Transfer[];
};

/** The file's root element, for `writeXml`. Throws for a transfer with issues. */
export function payoutDocument(file: PayoutFile): XmlNode {
  const { name, madeAt, executeOn, payer, transfers } = file;
  const faulty = transfers.find((transfer) => transferIssues(transfer).length > 0);
  if (faulty) throw new Error(`${faulty.number} has issues and cannot be sent to a bank`);
  const count = text("NbOfTxs", String(transfers.length));
  const total = text("CtrlSum", decimal(sum(transfers.map(({ amount }) => amount))));
  const payerName = text("Nm", bankText(payer.name, LONGEST.name));
  return {
    ...group("Document", [
      group("CstmrCdtTrfInitn", [
        group("GrpHdr", [
          text("MsgId", name),
          text("CreDtTm", romanianTimeOf(madeAt)),
          count,
          total,
          group("InitgPty", [
            payerName,
            group("Id", [group("OrgId", [group("Othr", [text("Id", bankText(payer.cui, LONGEST.id))])])]),
          ]),
        ]),
        group("PmtInf", [
          text("PmtInfId", name),
          text("PmtMtd", "TRF"),
          text("BtchBookg", "false"),
          count,
          total,
          text("ReqdExctnDt", executeOn),
          group("Dbtr", [payerName]),
          group("DbtrAcct", [account(payer.iban), text("Ccy", "RON")]),
          // The debtor's bank is identified by the account.
          group("DbtrAgt", [group("FinInstnId", [group("Othr", [text("Id", "NOTPROVIDED")])])]),
          text("ChrgBr", "SLEV"),
          ...transfers.map(transferOf),
        ]),
      ]),
    ]),
    attributes: { xmlns: "urn:iso:std:iso:20022:tech:xsd:pain.001.001.03" },
  };
}

function transferOf({ number, payee, iban, amount, text: note }: Transfer): XmlNode {
  return group("CdtTrfTxInf", [
    group("PmtId", [text("InstrId", number), text("EndToEndId", number)]),
    group("Amt", [{ ...text("InstdAmt", decimal(amount)), attributes: { Ccy: "RON" } }]),
    group("Cdtr", [text("Nm", bankText(payee, LONGEST.name))]),
    group("CdtrAcct", [account(iban)]),
    group("RmtInf", [text("Ustrd", transferText({ number, text: note }))]),
  ]);
}

/** The text on the payee's statement; the default is a trade-in payment. */
export function transferText({ number, text }: Pick<Transfer, "number" | "text">): string {
  return bankText(text ?? `Achizitie bunuri second-hand ${number}`, LONGEST.text);
}

function account(iban: string): XmlNode {
  return group("Id", [text("IBAN", iban)]);
}

function decimal(amount: Bani): string {
  return (amount / 100).toFixed(2);
}
