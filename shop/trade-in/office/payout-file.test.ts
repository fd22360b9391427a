import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bani, ron, sum } from "../../../base/money.ts";
import { writeXml, type XmlNode } from "../../../base/xml.ts";
import { readXml, type XmlElement } from "../../../testing/xml.ts";
import { bankText, transferIssues, type Transfer } from "../../payments/bank-transfer.ts";
import { payoutDocument, type PayoutFile } from "./payout-file.ts";
import { payoutFileIssues } from "./payout-rules.ts";

const IBAN = "RO49AAAA1B31007593840000";
const transfer: Transfer = { number: "V000123", payee: "Ștefan Țurcanu", iban: IBAN, amount: bani(1_234_56) };
const file: PayoutFile = {
  name: "PAY-20261121-0001",
  madeAt: new Date("2026-11-21T10:00:00Z"),
  executeOn: "2026-11-21",
  payer: { name: "PCBis Demo SRL", cui: "RO12345674", iban: IBAN },
  transfers: [transfer, { ...transfer, number: "V000124", payee: "Їжак & Щука <SRL>", amount: ron(90) }],
};

const at = (node: XmlElement | undefined, path: string): XmlElement | undefined =>
  path
    .split("/")
    .reduce<XmlElement | undefined>((found, name) => found?.children.find((child) => child.name === name), node);

describe("a payout file", () => {
  test("contains payees, amounts and their sum", () => {
    const root = readXml(writeXml(payoutDocument(file)));
    const payment = at(root, "CstmrCdtTrfInitn/PmtInf");
    expect(at(root, "CstmrCdtTrfInitn/GrpHdr/CtrlSum")?.text).toBe("1324.56");
    expect(at(payment, "NbOfTxs")?.text).toBe("2");
    expect(at(payment, "DbtrAcct/Id/IBAN")?.text).toBe(IBAN);
    const transfers = payment?.children.filter(({ name }) => name === "CdtTrfTxInf") ?? [];
    expect(
      transfers.map((each) => [
        at(each, "PmtId/EndToEndId")?.text,
        at(each, "Cdtr/Nm")?.text,
        at(each, "Amt/InstdAmt")?.text,
      ]),
    ).toEqual([
      ["V000123", "Stefan Turcanu", "1234.56"],
      ["V000124", "Izhak Shchuka SRL", "90.00"],
    ]);
  });

  test("is identical each time it is written", () => {
    expect(writeXml(payoutDocument(structuredClone(file)))).toBe(writeXml(payoutDocument(file)));
  });

  test("passes the bank's rules for any payees", () => {
    const payees = fc.string({ unit: "grapheme", minLength: 1, maxLength: 120 });
    const transfers = fc.array(fc.record({ payee: payees, amount: fc.integer({ min: 1, max: 4_999_999 }).map(bani) }), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(transfers, payees, (given, name) => {
        const many = given
          .map((each, index) => ({ ...transfer, ...each, number: `V${index}` }))
          .filter((each) => transferIssues(each).length === 0);
        if (many.length === 0 || bankText(name, 70) === "") return;
        const root = payoutDocument({ ...file, payer: { ...file.payer, name }, transfers: many });
        expect(payoutFileIssues(root)).toEqual([]);
        expect(at(readXml(writeXml(root)), "CstmrCdtTrfInitn/GrpHdr/CtrlSum")?.text).toBe(
          (sum(many.map(({ amount }) => amount)) / 100).toFixed(2),
        );
      }),
      { numRuns: 300 },
    );
  });

  test.each<[string, (root: XmlNode) => void]>([
    ["CtrlSum", (root) => (deep(root, "CtrlSum").text = "1.00")],
    ["NbOfTxs", (root) => (deep(root, "NbOfTxs").text = "7")],
    ["IBAN: check digits", (root) => (deep(root, "IBAN").text = IBAN.replace("49", "48"))],
    ["Nm: letters", (root) => (deep(root, "Nm").text = "Ștefan")],
    ["Nm: length", (root) => (deep(root, "Nm").text = "a".repeat(71))],
    ["PmtInf: order", (root) => (deep(root, "PmtInf").children = deep(root, "PmtInf").children.toReversed())],
    ["Cdtr: incomplete", (root) => (deep(root, "Cdtr").children = [])],
    ["InstdAmt", (root) => (deep(root, "InstdAmt").attributes = { Ccy: "EUR" })],
    ["EndToEndId: twice", (root) => (deep(root, "EndToEndId").text = "V000124")],
  ])("the rules find an issue: %s", (issue, spoil) => {
    const root = payoutDocument(file);
    spoil(root);
    expect(payoutFileIssues(root)).toContain(issue);
  });
});

function deep(root: XmlNode, name: string): XmlNode {
  if (root.name === name) return root;
  for (const child of root.children) {
    const found = hasNamed(child, name) ? deep(child, name) : null;
    if (found) return found;
  }
  throw new Error(`no ${name}`);
}

function hasNamed(node: XmlNode, name: string): boolean {
  return node.name === name || node.children.some((child) => hasNamed(child, name));
}

describe("the text of a bank", () => {
  // The nearest letters as passports and banks write them (ICAO Doc 9303, part 3, table A), but for ä, ö, ü, å as Romanian banks do.
  test.each([
    ["Łukasz Đorđević", "Lukasz Dordevic"],
    ["Weiß", "Weiss"],
    ["Søren Ærø, Åse", "Soren AEro, Ase"],
    ["Þór Ðað Œuvre", "THor Dad OEuvre"],
    ["S\u0326tefan Őry Győző", "Stefan Ory Gyozo"],
    ["Їжак Щука Зґурський", "Izhak Shchuka Zgurskyi"],
    ["Γιώργος", "Giorgos"],
    ["O’Neil – d’Alessandro", "O'Neil - d'Alessandro"],
  ])("%s is %s", (name, expected) => expect(bankText(name, 70).toLowerCase()).toBe(expected.toLowerCase()));

  test("keeps every Latin letter of Unicode as letters", () => {
    const latin = Array.from({ length: 0x2_0000 }, (_, code) => String.fromCodePoint(code)).filter(
      (each) => /\p{Script=Latin}/u.test(each) && /\p{Lu}|\p{Ll}|\p{Lt}/u.test(each),
    );
    expect(latin.length).toBeGreaterThan(1200);
    const lost = latin.filter((letter) => bankText(`a${letter}b`, 70).length < 3);
    expect(lost).toEqual([]);
    // Every letter of a European or African alphabet in use, which the blocks up to Latin Extended Additional hold, is letters.
    const inUse = latin.filter(
      (letter) =>
        letter.codePointAt(0)! < 0x1_f00 &&
        !/[\u0184\u0185\u01a7\u01a8\u01b8\u01b9\u01bc\u01bd\u0241\u0242\u0294\u0295\u02ad]/.test(letter),
    );
    expect(inUse.filter((letter) => !/^a[A-Za-z.']+b$/.test(bankText(`a${letter}b`, 70)))).toEqual([]);
  });
});

describe("a transfer", () => {
  test.each<[Partial<Transfer>, string[]]>([
    [{}, []],
    [{ iban: IBAN.replace("49", "94") }, ["iban"]],
    [{ iban: "RO49AAAA1B3100759384" }, ["iban"]],
    [{ iban: "DE89370400440532013000" }, ["iban-abroad"]],
    [{ payee: "日本" }, ["payee"]],
    [{ amount: bani(0) }, ["amount"]],
    [{ amount: ron(50_000) }, ["amount"]],
  ])("%o is valid, or has issues", (different, issues) => {
    expect(transferIssues({ ...transfer, ...different })).toEqual(issues);
  });
});
