// A payout file: transfers to sellers that the bank is asked for in one go (ISO 20022 pain.001.001.03, in RON).
// Must always hold: it is written from what is stored alone, so that a file that is fetched again is the same file.

import { sum, type Bani } from "../../base/money.ts";
import type { XmlNode } from "../../base/xml.ts";
import { parseIban } from "../payments/iban.ts";

export type Transfer = {
  /** The trade-in's number, and which attempt it is after the first: it comes back on the statement. */
  number: string;
  payee: string;
  iban: string;
  amount: Bani;
};

export type PayoutFile = {
  /** "PAY-20261121-0001": the bank's message id, and the name under which the file is saved. */
  name: string;
  madeAt: Date;
  /** "2026-11-21": when the bank is to send the money. */
  executeOn: string;
  payer: { name: string; cui: string; iban: string };
  transfers: readonly Transfer[];
};

/** Why a bank would send a transfer back. */
export type TransferFault = "iban" | "iban-abroad" | "payee" | "amount";

const LONGEST = { id: 35, name: 70, text: 140 } as const; // ISO 20022, as banks take them
const MOST: Bani = 50_000_00 as Bani; // larger ones go through another system; no trade-in comes near

/** What is wrong with a transfer; nothing where it may go into a file. RON is sent to accounts in Romania alone. */
export function transferFaults({ payee, iban, amount }: Transfer): TransferFault[] {
  return [
    ...(parseIban(iban) === iban ? (iban.startsWith("RO") ? [] : ["iban-abroad" as const]) : ["iban" as const]),
    ...(bankText(payee, LONGEST.name).length < 2 ? ["payee" as const] : []),
    ...(Number.isSafeInteger(amount) && amount > 0 && amount < MOST ? [] : ["amount" as const]),
  ];
}

const cyrillic: Readonly<Record<string, string>> = {
  а: "a", б: "b", в: "v", г: "h", ґ: "g", д: "d", е: "e", є: "ie", ж: "zh", з: "z", и: "y", і: "i", ї: "i", й: "i", к: "k", л: "l", м: "m",
  н: "n", о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f", х: "kh", ц: "ts", ч: "ch", ш: "sh", щ: "shch", ь: "", ю: "iu", я: "ia",
  ы: "y", э: "e", ъ: "", ё: "e",
};

/** The text in the letters that banks exchange: no diacritics, Cyrillic in Latin, no other signs than theirs. */
export function bankText(text: string, most: number): string {
  const latin = [...text].map((letter) => inLatin(letter)).join("");
  const plain = latin.normalize("NFD").replace(/\p{Mn}+/gu, "").replaceAll("ł", "l").replaceAll("đ", "d");
  return plain.replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, " ").replace(/ +/g, " ").trim().slice(0, most).trim();
}

function inLatin(letter: string): string {
  const small = letter.toLowerCase();
  const latin = Object.hasOwn(cyrillic, small) ? cyrillic[small]! : letter;
  return letter === small || latin === letter ? latin : latin.slice(0, 1).toUpperCase() + latin.slice(1);
}

/** The file's root element, to be written with `writeXml`. Throws for a transfer that has faults. */
export function payoutDocument(file: PayoutFile): XmlNode {
  const { name, madeAt, executeOn, payer, transfers } = file;
  const faulty = transfers.find((transfer) => transferFaults(transfer).length > 0);
  if (faulty) throw new Error(`${faulty.number} is in no state to be sent to a bank`);
  const count = text("NbOfTxs", String(transfers.length));
  const total = text("CtrlSum", decimal(sum(transfers.map(({ amount }) => amount))));
  const payerName = text("Nm", bankText(payer.name, LONGEST.name));
  return {
    ...group("Document", [
      group("CstmrCdtTrfInitn", [
        group("GrpHdr", [
          text("MsgId", name),
          text("CreDtTm", madeAt.toISOString().slice(0, 19)),
          count,
          total,
          group("InitgPty", [payerName, group("Id", [group("OrgId", [group("Othr", [text("Id", bankText(payer.cui, LONGEST.id))])])])]),
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
          // The bank knows itself by the account.
          group("DbtrAgt", [group("FinInstnId", [group("Othr", [text("Id", "NOTPROVIDED")])])]),
          text("ChrgBr", "SLEV"),
          ...transfers.map(transferOf),
        ]),
      ]),
    ]),
    attributes: { xmlns: "urn:iso:std:iso:20022:tech:xsd:pain.001.001.03" },
  };
}

function transferOf({ number, payee, iban, amount }: Transfer): XmlNode {
  return group("CdtTrfTxInf", [
    group("PmtId", [text("InstrId", number), text("EndToEndId", number)]),
    group("Amt", [{ ...text("InstdAmt", decimal(amount)), attributes: { Ccy: "RON" } }]),
    group("Cdtr", [text("Nm", bankText(payee, LONGEST.name))]),
    group("CdtrAcct", [account(iban)]),
    group("RmtInf", [text("Ustrd", transferText(number))]),
  ]);
}

/** What the seller reads on their statement. */
export function transferText(number: string): string {
  return bankText(`Achizitie bunuri second-hand ${number}`, LONGEST.text);
}

function account(iban: string): XmlNode {
  return group("Id", [text("IBAN", iban)]);
}

function decimal(amount: Bani): string {
  return (amount / 100).toFixed(2);
}

function group(name: string, children: XmlNode[]): XmlNode {
  return { name, attributes: {}, children, text: "" };
}

function text(name: string, text: string): XmlNode {
  return { name, attributes: {}, children: [], text };
}
