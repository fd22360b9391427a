// Checks whether a bank would accept a payout file: the rules of pain.001.001.03 for everything the shop writes.

import type { XmlNode } from "../../../base/xml.ts";
import { parseIban } from "../../payments/iban.ts";

/** The element sequence within each parent, from the schema. */
const sequences: Readonly<Record<string, readonly string[]>> = {
  Document: ["CstmrCdtTrfInitn"],
  CstmrCdtTrfInitn: ["GrpHdr", "PmtInf"],
  GrpHdr: ["MsgId", "CreDtTm", "NbOfTxs", "CtrlSum", "InitgPty"],
  InitgPty: ["Nm", "Id"],
  PmtInf: [
    "PmtInfId",
    "PmtMtd",
    "BtchBookg",
    "NbOfTxs",
    "CtrlSum",
    "ReqdExctnDt",
    "Dbtr",
    "DbtrAcct",
    "DbtrAgt",
    "ChrgBr",
    "CdtTrfTxInf",
  ],
  Dbtr: ["Nm"],
  DbtrAcct: ["Id", "Ccy"],
  DbtrAgt: ["FinInstnId"],
  CdtTrfTxInf: ["PmtId", "Amt", "Cdtr", "CdtrAcct", "RmtInf"],
  PmtId: ["InstrId", "EndToEndId"],
  Amt: ["InstdAmt"],
  Cdtr: ["Nm"],
  CdtrAcct: ["Id"],
  RmtInf: ["Ustrd"],
};

const NAMESPACE = "urn:iso:std:iso:20022:tech:xsd:pain.001.001.03";
const lengths: Readonly<Record<string, number>> = {
  MsgId: 35,
  PmtInfId: 35,
  InstrId: 35,
  EndToEndId: 35,
  Nm: 70,
  Ustrd: 140,
};
const ALLOWED = /^[A-Za-z0-9/\-?:().,'+ ]+$/;

/** What a bank would reject, each with its path; empty if it would accept the file. */
export function payoutFileIssues(root: XmlNode): string[] {
  const issues: string[] = [];
  const demand = (isValid: boolean, about: string) => {
    if (!isValid) issues.push(about);
  };
  demand(root.name === "Document" && root.attributes["xmlns"] === NAMESPACE, "Document");
  walk(root, (node) => {
    const order = sequences[node.name];
    const places = node.children.map(({ name }) => order?.indexOf(name) ?? 0);
    if (order) {
      demand(
        places.every((place, index) => place >= 0 && (index === 0 || place >= places[index - 1]!)),
        `${node.name}: order`,
      );
      demand(
        order.every((name) => node.children.some((child) => child.name === name)),
        `${node.name}: incomplete`,
      );
    }
    if (node.children.length > 0) return;
    demand(node.text !== "" && ALLOWED.test(node.text), `${node.name}: letters`);
    demand(node.text.length <= (lengths[node.name] ?? LONGEST), `${node.name}: length`);
    if (node.name === "IBAN") demand(parseIban(node.text) === node.text, "IBAN: check digits");
    if (node.name === "InstdAmt") demand(hundredths(node) > 0 && node.attributes["Ccy"] === "RON", "InstdAmt");
  });
  const transfers = named(root, "CdtTrfTxInf");
  const amounts = named(root, "InstdAmt").map(hundredths);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  for (const node of named(root, "NbOfTxs")) demand(node.text === String(transfers.length), "NbOfTxs");
  for (const node of named(root, "CtrlSum")) demand(hundredths(node) === total, "CtrlSum");
  for (const node of named(root, "CreDtTm")) demand(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(node.text), "CreDtTm");
  for (const node of named(root, "ReqdExctnDt")) demand(/^\d{4}-\d{2}-\d{2}$/.test(node.text), "ReqdExctnDt");
  const ids = named(root, "EndToEndId").map(({ text }) => text);
  demand(new Set(ids).size === ids.length, "EndToEndId: twice");
  demand(transfers.length > 0, "CdtTrfTxInf: none");
  return issues;
}

const LONGEST = 140;

function walk(node: XmlNode, visit: (node: XmlNode) => void): void {
  visit(node);
  for (const child of node.children) walk(child, visit);
}

function named(root: XmlNode, name: string): XmlNode[] {
  const found: XmlNode[] = [];
  walk(root, (node) => {
    if (node.name === name) found.push(node);
  });
  return found;
}

/** NaN if the text is not an amount with two decimals. */
function hundredths({ text }: XmlNode): number {
  return /^\d+\.\d{2}$/.test(text) ? Number(text.replace(".", "")) : Number.NaN;
}
