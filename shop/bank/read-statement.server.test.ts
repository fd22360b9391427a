import { describe, expect, test } from "vitest";
import { refuse } from "../../base/result.ts";
import { readStatement } from "./read-statement.server.ts";

const OURS = "RO49AAAA1B31007593840000";
const read = (content: string | Uint8Array) =>
  readStatement(typeof content === "string" ? new TextEncoder().encode(content) : content, { ourIban: OURS });

const camt = (entries: string, { account = OURS, head = '<?xml version="1.0" encoding="UTF-8"?>' } = {}) =>
  `${head}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><IBAN>${account}</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`;
const entry = (
  more = "",
  { amount = "500.00", currency = "RON", way = "CRDT", status = "BOOK", day = "2026-11-21" } = {},
) =>
  `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${way}</CdtDbtInd><Sts>${status}</Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>REF1</AcctSvcrRef>${more}</Ntry>`;
const details = (text: string) =>
  `<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Ana &amp; Ion Pop</Nm></Dbtr><DbtrAcct><Id><IBAN>RO09BCYP0000001234567890</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls>`;

describe("a statement as CSV", () => {
  test.each([
    [
      "with debit and credit in columns of their own, below a greeting",
      'Extras de cont;;\nClient: PCBis;;\n\nData tranzactiei;Descriere;Referinta;Debit;Credit\n21.11.2026;"Incasare OP; ORD-123456";R1;;1.234,56\n21.11.2026;Comision;R2;2,00;\nSold final;;;;1.232,56\n',
      { details: "Incasare OP; ORD-123456", bankRef: "R1", amount: 123_456 },
    ],
    [
      "with signed amounts, commas and English names",
      "Completed Date,Description,Payer,Amount,Currency,ID\n2026-11-21 10:15:00,ORD-123456,Ana Pop,1234.56,RON,tx-1\n2026-11-21,Card,Shop,-20.00,RON,tx-2\n2026-11-21,ORD-123456,Max,9.00,EUR,tx-3\n",
      { details: "ORD-123456", payer: "Ana Pop", amount: 123_456, bankRef: "tx-1" },
    ],
    [
      "with a sign in words, tabs and diacritics",
      "Data\tSuma\tTip\tNume ordonator\tDetalii tranzacție\n21/11/2026\t1234,56\tCredit\tȘtefan Țiriac\tplată ORD-123456\n21/11/2026\t20,00\tDebit\t\tabonament\n",
      { details: "plată ORD-123456", payer: "Ștefan Țiriac", amount: 123_456 },
    ],
  ])("%s", (_what, text, expected) => {
    const result = read(text);
    expect(result).toMatchObject({ ok: true, value: { arrived: [{ bookedOn: "2026-11-21", ...expected }] } });
  });

  test("in Windows-1250", () => {
    const bytes = Uint8Array.from([
      ...Buffer.from("Data;Credit;Detalii\n21.11.2026;10,00;plat", "latin1"),
      0xe3,
      ...Buffer.from(" ORD-123456\n", "latin1"),
    ]);
    expect(read(bytes)).toMatchObject({ ok: true, value: { arrived: [{ details: "plată ORD-123456" }] } });
  });

  test("in UTF-16, as some programs save it", () => {
    const bytes = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from("Data;Credit;Detalii\n21.11.2026;10,00;ORD-123456\n", "utf16le"),
    ]);
    expect(read(bytes)).toMatchObject({ ok: true, value: { arrived: [{ amount: 1_000 }] } });
  });

  test("with formulas in its cells gives their text, and evaluates nothing", () => {
    const result = read('Data;Credit;Detalii;Ordonator\n21.11.2026;10,00;="ORD-123456";=HYPERLINK(1)\n');
    expect(result).toMatchObject({ ok: true, value: { arrived: [{ details: "ORD-123456", payer: "=HYPERLINK(1)" }] } });
    expect(read("Data;Credit;Detalii\n21.11.2026;=1+1;x\n")).toEqual(
      refuse.invalid({ code: "statement-bad-amount", row: 2, found: "=1+1" }),
    );
  });

  test.each([
    ["statement-unknown-format", "hello\nworld\n"],
    ["statement-unknown-format", "Data;Detalii\n21.11.2026;x\n"],
    ["statement-bad-date", "Data;Credit\n32.11.2026;10,00\n"],
    ["statement-bad-amount", "Data;Credit\n21.11.2026;zece\n"],
    ["statement-bad-amount", "Data;Credit\n21.11.2026;1e9\n"],
    ["statement-empty", "Data;Credit;Debit\n21.11.2026;;10,00\n"],
    ["statement-too-large", `Data;Credit\n${"21.11.2026;1,00\n".repeat(21_000)}`],
    ["statement-too-large", "x".repeat(900_001)],
    ["statement-not-text", ""],
    ["statement-not-text", "\u0000\u0001PK"],
  ])("is refused with %s: %.30j", (code, text) =>
    expect(read(text)).toMatchObject({ ok: false, domainError: { code } }),
  );

  test("that is an image is rejected", () =>
    expect(read(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]))).toMatchObject({
      domainError: { code: "statement-not-text" },
    }));
});

describe("a statement as camt.053", () => {
  test("gives the incoming payments, with payer and text", () => {
    expect(read(camt(entry(details("plata ORD-123456 &lt;3"))))).toEqual({
      ok: true,
      value: {
        skipped: 0,
        arrived: [
          {
            bookedOn: "2026-11-21",
            amount: 50_000,
            payer: "Ana & Ion Pop",
            iban: "RO09BCYP0000001234567890",
            details: "plata ORD-123456 <3",
            bankRef: "REF1",
          },
        ],
      },
    });
  });

  test("skips outgoing, unbooked, foreign-currency and reversed entries", () => {
    const others = [
      entry("", { way: "DBIT" }),
      entry("", { status: "PDNG" }),
      entry("", { currency: "EUR" }),
      entry("<RvslInd>true</RvslInd>"),
    ];
    expect(read(camt(others.join("") + entry()))).toMatchObject({
      value: { skipped: 4, arrived: [{ amount: 50_000 }] },
    });
  });

  test("splits a batch into its payments", () => {
    const part = (amount: string, text: string) =>
      `<TxDtls><Amt Ccy="RON">${amount}</Amt><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
    const batch = entry(`<NtryDtls>${part("200.00", "ORD-000001")}${part("300.00", "ORD-000002")}</NtryDtls>`);
    expect(read(camt(batch))).toMatchObject({
      value: {
        arrived: [
          { amount: 20_000, details: "ORD-000001" },
          { amount: 30_000, details: "ORD-000002" },
        ],
      },
    });
  });

  test("with namespace prefixes is read too", () => {
    const prefixed = camt(entry(details("ORD-123456")))
      .replace(/<(\/?)([A-Z])/g, "<$1c:$2")
      .replace("xmlns=", "xmlns:c=");
    expect(read(prefixed)).toMatchObject({ value: { arrived: [{ details: "ORD-123456" }] } });
  });

  test.each([
    [
      "an entity that swells",
      "statement-xml-forbidden",
      camt(entry(details("&a;")), { head: '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaa">]>' }),
    ],
    [
      "a document type that fetches",
      "statement-xml-forbidden",
      camt(entry(), { head: '<!DOCTYPE d SYSTEM "http://localhost/x">' }),
    ],
    ["another account", "statement-other-account", camt(entry(), { account: "RO09BCYP0000001234567890" })],
    ["broken XML", "statement-unknown-format", camt(entry()).slice(0, -20)],
    ["XML that is something else", "statement-unknown-format", "<html><body>x</body></html>"],
    ["elements without end", "statement-unknown-format", "<a>".repeat(100_000)],
    ["no money that came in", "statement-empty", camt(entry("", { way: "DBIT" }))],
    ["an amount that is none", "statement-bad-amount", camt(entry("", { amount: "1e3" }))],
    ["a day that is none", "statement-bad-date", camt(entry("", { day: "2026-02-30" }))],
  ])("with %s is refused", (_what, code, text) =>
    expect(read(text)).toMatchObject({ ok: false, domainError: { code } }),
  );
});
