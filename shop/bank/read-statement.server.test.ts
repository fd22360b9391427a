import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { strToU8, zipSync } from "fflate";
import { bani } from "../../base/money.ts";
import type { OrderNumber } from "../orders/order.ts";
import { readPackedStatement } from "./read-long-statement.server.ts";
import { readStatement } from "./read-statement.server.ts";
import { isClear, proposeFor, referenceIn, type Awaited } from "./statement.ts";

const OURS = "RO49AAAA1B31007593840000";
/** Numbers and reasons of the rows of a result. */
const rowsOf = (result: ReturnType<typeof readStatement>, kind: "open" | "skipped") =>
  result.ok ? result.value[kind].map(({ row, why }) => [row, why]) : result.domainError.code;
const openRows = (result: ReturnType<typeof readStatement>) => rowsOf(result, "open");
const skippedRows = (result: ReturnType<typeof readStatement>) => rowsOf(result, "skipped");
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
    expect(openRows(read("Data;Credit;Detalii\n21.11.2026;=1+1;x\n"))).toEqual([[2, "amount-unreadable"]]);
  });

  test.each([
    ["statement-unknown-format", "hello\nworld\n"],
    ["statement-unknown-format", "Data;Detalii\n21.11.2026;x\n"],
    ["statement-empty", "Data;Credit;Debit\n"],
    ["statement-other-account", "Cont;RO09BCYP0000001234567890\nData;Credit\n21.11.2026;10,00\n"],
    ["statement-other-currency", `Cont;${OURS}\nValuta: EUR\nData;Credit\n21.11.2026;10,00\n`],
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
        open: [],
        skipped: [],
        arrived: [
          {
            row: 1,
            section: 0,
            currency: "RON",
            direction: "in",
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
    const result = read(camt(others.join("") + entry()));
    expect(result).toMatchObject({ value: { open: [], arrived: [{ amount: 50_000 }] } });
    expect(skippedRows(result)).toEqual([
      [1, "outgoing"],
      [2, "not-booked"],
      [3, "other-currency"],
      [4, "reversal"],
    ]);
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
    [
      "an account in euro",
      "statement-other-currency",
      camt(entry()).replace("</Id></Acct>", "</Id><Ccy>EUR</Ccy></Acct>"),
    ],
    ["no entry", "statement-empty", camt("")],
  ])("with %s is refused", (_what, code, text) =>
    expect(read(text)).toMatchObject({ ok: false, domainError: { code } }),
  );
});

// The grammar of amounts is xs:decimal, of RvslInd xs:boolean, of times xs:dateTime (W3C XML Schema part 2).
describe("an entry of a camt file", () => {
  const part = (more: string, text = "ORD-123456") => `<TxDtls>${more}<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
  const batch = (...parts: string[]) => `<NtryDtls>${parts.join("")}</NtryDtls>`;
  const amt = (amount: string, currency = "RON") => `<Amt Ccy="${currency}">${amount}</Amt>`;

  test.each([
    ["000000000000149.87", 14_987],
    ["100.00000", 10_000],
    ["1234.500", 123_450],
    ["7", 700],
    ["+7.1", 710],
  ])("of %s lei is %d bani", (amount, value) =>
    expect(read(camt(entry("", { amount })))).toMatchObject({ value: { arrived: [{ amount: value }] } }),
  );

  test.each(["1e3", "1,50", "1.234,50", "-5.00", "1.005", "", "99999999.00"])("of %j lei is open", (amount) =>
    expect(openRows(read(camt(entry("", { amount }))))).toEqual([[1, "amount-unreadable"]]),
  );

  test.each<[string, string, Parameters<typeof entry>[1]?]>([
    ["date-unreadable", "", { day: "2026-02-30" }],
    ["direction-unknown", "", { way: "CREDIT" }],
    ["status-unknown", "", { status: "XXXX" }],
    ["reversal-unknown", "<RvslInd>yes</RvslInd>"],
    ["currency-unknown", "", { currency: "" }],
    ["parts-in-other-currency", batch(part(amt("7999.00", "HUF")), part(amt("100.00", "HUF"), "x"))],
    ["parts-in-other-currency", batch(part(amt("500.00", "EUR")))],
    ["parts-differ", batch(part(amt("200.00")), part(amt("200.00"), "x"))],
    ["parts-differ", batch(part(amt("499.00")))],
    ["parts-missing", batch(part(amt("200.00")), part("", "x"))],
    ["parts-missing", `<NtryDtls><Btch><NbOfTxs>3</NbOfTxs></Btch>${part("")}</NtryDtls>`],
    ["parts-going-out", batch(part(amt("502.00")), part(`${amt("2.00")}<CdtDbtInd>DBIT</CdtDbtInd>`, "x"))],
    ["reversal-in-words", batch(part("", "stornare plata ORD-123456"))],
  ])("waits for staff: %s", (why, more, given) => {
    const result = read(camt(entry(more, given) + entry()));
    expect(openRows(result)).toEqual([[1, why]]);
    expect(result).toMatchObject({ value: { arrived: [{ row: 2, amount: 50_000 }] } });
  });

  test("of which the parts state what the payer instructed, in lei, is split", () =>
    expect(
      read(
        camt(
          entry(
            batch(
              part(`<AmtDtls><InstdAmt>${amt("200.00")}</InstdAmt></AmtDtls>`),
              part(`<AmtDtls><TxAmt>${amt("300.00")}</TxAmt></AmtDtls>`, "ORD-654321"),
            ),
          ),
        ),
      ),
    ).toMatchObject({ value: { arrived: [{ amount: 20_000 }, { amount: 30_000 }] } }));

  test.each([
    ["true", "reversal"],
    ["1", "reversal"],
  ])("with RvslInd %s is a reversal", (word, why) =>
    expect(skippedRows(read(camt(entry(`<RvslInd>${word}</RvslInd>`))))).toEqual([[1, why]]),
  );

  test.each([
    ["<ValDt><DtTm>2026-11-20T23:30:00Z</DtTm></ValDt>", "2026-11-21"],
    ["<BookgDt><DtTm>2026-11-20T23:30:00+02:00</DtTm></BookgDt>", "2026-11-20"],
    ["<BookgDt><DtTm>2026-11-20T23:30:00</DtTm></BookgDt>", "2026-11-20"],
    ["<BookgDt><Dt>2026-11-20+02:00</Dt></BookgDt>", "2026-11-20"],
  ])("of %s is of the day in Romania", (dates, bookedOn) =>
    expect(read(camt(entry().replace(/<BookgDt>.*<\/BookgDt>/, dates)))).toMatchObject({
      value: { arrived: [{ bookedOn }] },
    }),
  );

  test("names payer and text wherever they stand, with references by number decoded", () =>
    expect(
      read(
        camt(
          entry(
            batch(
              `<TxDtls><RltdPties><UltmtDbtr><Pty><Nm>Ion &#350;tef&#x103;nescu</Nm></Pty></UltmtDbtr></RltdPties>
              <RmtInf><Ustrd xml:space="preserve">ORD&#45;123456</Ustrd><Strd><AddtlRmtInf>rest</AddtlRmtInf></Strd></RmtInf></TxDtls>`,
            ),
          ),
        ),
      ),
    ).toMatchObject({
      value: { arrived: [{ payer: "Ion Ștefănescu".replace("Ș", "Ş"), details: "ORD-123456\nrest" }] },
    }));

  test("of our account is read, that of another account in the file is skipped", () => {
    const other = camt(entry(), { account: "RO09BCYP0000001234567890" });
    const both = camt(entry()).replace("</Stmt>", `</Stmt>${/<Stmt>.*<\/Stmt>/s.exec(other)![0]}`);
    const result = read(both);
    expect(result).toMatchObject({ value: { arrived: [{ row: 1 }] } });
    expect(skippedRows(result)).toEqual([[2, "other-account"]]);
  });

  test.each([
    ["camt.052", "BkToCstmrAcctRpt", "Rpt"],
    ["camt.054", "BkToCstmrDbtCdtNtfctn", "Ntfctn"],
  ])("of %s is read", (_kind, message, statement) =>
    expect(
      read(
        camt(entry(details("ORD-123456")))
          .replaceAll("BkToCstmrStmt", message)
          .replaceAll(/(<\/?)Stmt>/g, `$1${statement}>`),
      ),
    ).toMatchObject({ value: { arrived: [{ amount: 50_000 }] } }),
  );

  test("is read where a comment speaks of a DOCTYPE, and the account is in lower case with spaces", () =>
    expect(
      read(camt(`<!-- no <!DOCTYPE here -->${entry()}`, { account: "ro49 aaaa 1b31 0075 9384 0000" })),
    ).toMatchObject({ value: { arrived: [{ amount: 50_000 }] } }));

  test("takes a time that grows with its length, whatever the text", () => {
    for (const word of ["<aaaa", "<", "<a ", '<a b="', "<!--", "<![CDATA[", "&#", "</a>", "<a>"]) {
      const time = (length: number) => {
        const start = process.cpuUsage();
        read(`<Document>${word.repeat(length / word.length)}`);
        const { user, system } = process.cpuUsage(start);
        return (user + system) / 1000;
      };
      time(100_000);
      expect(time(890_000), word).toBeLessThan(3000);
    }
  });
});

describe("a row of a CSV", () => {
  const csv = (...rows: string[]) => read(`${rows.join("\n")}\n`);

  test.each<[string, string[], (number | string)[][] | string]>([
    [
      "direction in an unknown word",
      ["Data;Detalii;Tip;Suma", "20.11.2026;x;Plata;9,00", "20.11.2026;ORD-123456;Qwerty;10,00"],
      [[3, "direction-unknown"]],
    ],
    [
      "no direction where other rows have one",
      ["Data;Detalii;D/C;Suma", "20.11.2026;x;D;9,00", "20.11.2026;ORD-123456;;10,00"],
      [[3, "direction-unknown"]],
    ],
    [
      "words of direction under an unknown heading",
      ["Data;Detalii;Fel;Suma", "20.11.2026;x;Plată;9,00", "20.11.2026;ORD-123456;Ceva;10,00"],
      [[3, "direction-unknown"]],
    ],
    [
      "an unknown column and no sign",
      ["Data;Detalii;Fel;Suma", "20.11.2026;ORD-123456;A1;10,00"],
      [[2, "direction-unknown"]],
    ],
    [
      "amounts on both sides",
      ["Data;Detalii;Debit;Credit", "20.11.2026;ORD-123456;1,00;10,00"],
      [[2, "direction-unknown"]],
    ],
    [
      "a currency that its column does not name",
      ["Data;Detalii;Credit;Valuta", "20.11.2026;ORD-123456;10,00;"],
      [[2, "currency-unknown"]],
    ],
    [
      "two currencies above the table",
      ["Cont RON și EUR", "Data;Detalii;Credit", "20.11.2026;ORD-123456;10,00"],
      [[3, "currency-unknown"]],
    ],
    [
      "an account that may be the payer's",
      ["Data;Detalii;Credit;Cont", "20.11.2026;ORD-123456;10,00;RO09BCYP0000001234567890"],
      [[2, "account-unknown"]],
    ],
    ["an amount of two readings", ["Data;Detalii;Credit", "20.11.2026;ORD-123456;1.234"], [[2, "amount-unreadable"]]],
    [
      "a fraction of a ban",
      ["Data;Detalii;Credit", "20.11.2026;x;1.234,50", "20.11.2026;ORD-123456;10,005"],
      [[3, "amount-unreadable"]],
    ],
    ["an impossible day", ["Data;Detalii;Credit", "32.11.2026;ORD-123456;10,00"], [[2, "date-unreadable"]]],
    ["an unknown state", ["Data;Detalii;Credit;Stare", "20.11.2026;ORD-123456;10,00;???"], [[2, "status-unknown"]]],
    [
      "cells in other columns",
      ["Data;Detalii;Credit", "20.11.2026;x;1,00", ";20.11.2026;;ORD-123456;10,00", "20.11.2026;y;2,00"],
      [[3, "row-unreadable"]],
    ],
    ["a reversal in words", ["Data;Detalii;Credit", "20.11.2026;storno ORD-123456;10,00"], [[2, "reversal-in-words"]]],
  ])("with %s waits for staff", (_what, rows, expected) => {
    const result = csv(...rows);
    expect(openRows(result)).toEqual(expected);
    expect(result.ok && result.value.arrived.map(({ details }) => referenceIn(details)).filter(Boolean)).toEqual([]);
  });

  test.each<[string, string[], string]>([
    ["a word for outgoing", ["Data;Detalii;Tip operatiune;Suma", "20.11.2026;ORD-123456;Plată;10,00"], "outgoing"],
    ["a sign behind the amount", ["Data;Detalii;Suma", "20.11.2026;ORD-123456;10,00-"], "outgoing"],
    ["a mark of debit", ["Data;Detalii;Suma", "20.11.2026;ORD-123456;10,00 D"], "outgoing"],
    ["another currency", ["Data;Detalii;Credit (EUR)", "20.11.2026;ORD-123456;10,00"], "other-currency"],
    ["a currency in its cell", ["Data;Detalii;Credit", "20.11.2026;ORD-123456;10,00 EUR"], "other-currency"],
    ["a negative amount among the credits", ["Data;Detalii;Debit;Credit", "20.11.2026;ORD-123456;;-10,00"], "reversal"],
    ["a state that is not final", ["Data;Detalii;Credit;State", "20.11.2026;ORD-123456;10,00;PENDING"], "not-booked"],
  ])("with %s is skipped", (_what, rows, why) => expect(skippedRows(csv(...rows))).toEqual([[2, why]]));

  // Headings as BRD, Banca Transilvania, BCR George, Raiffeisen, ING, Revolut and Wise export them (public samples, 2020 to 2026).
  test.each<[string, string[], object]>([
    ["BRD", ["Data operatiune;Descriere;Suma debitoare;Suma creditoare", "20/11/26;plata ORD-123456;;1.234,50"], {}],
    [
      "Banca Transilvania",
      [
        `Numar cont:,${OURS}`,
        "Data tranzactie,Data valuta,Descriere,Referinta tranzactiei,Debit,Credit,Sold contabil",
        '2026-11-20,2026-11-19,"plata ORD-123456",REF1,,"1,234.50","9,000.00"',
      ],
      { bankRef: "REF1" },
    ],
    [
      "George",
      [
        "Data finalizării,Partener,IBAN partener,Sumă,Monedă,Detalii",
        '20.11.2026,Ion Pop,RO09BCYP0000001234567890,"1.234,50",RON,ORD-123456',
      ],
      { payer: "Ion Pop" },
    ],
    [
      "Raiffeisen",
      [
        "Data inregistrarii;Data tranzactiei;Suma debit;Suma credit;Nr. OP;Cod fiscal beneficiar;Nume/Denumire ordonator/beneficiar;Nr. cont in/din care se efectueaza tranzactiile;Descrierea tranzactiei",
        "20/11/2026;19/11/2026;;1,234.50;7;;Ion Pop;RO09BCYP0000001234567890;ORD-123456",
      ],
      { payer: "Ion Pop", iban: "RO09BCYP0000001234567890" },
    ],
    [
      "Revolut",
      [
        "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance",
        "TRANSFER,Current,2026-11-19 10:00:00,2026-11-20 10:00:01,ORD-123456,1234.50,0.00,RON,COMPLETED,5000.00",
      ],
      {},
    ],
    [
      "Wise",
      [
        '"TransferWise ID",Date,Amount,Currency,Description,"Payment Reference","Running Balance","Payer Name"',
        "T-1,20-11-2026,1234.50,RON,Received money,ORD-123456,5000,Ion Pop",
      ],
      { payer: "Ion Pop" },
    ],
    ["a spreadsheet", ["sep=;", "Data;Detalii;Debit;Credit", "20.11.2026;ORD-123456;-;1 234,50 RON"], {}],
    ["marks of direction", ["Data;Detalii;Suma", "2026/11/20;ORD-123456;1.234,50 CR"], {}],
  ])("of %s is read", (_bank, rows, expected) =>
    expect(csv(...rows)).toMatchObject({
      value: { open: [], skipped: [], arrived: [{ bookedOn: "2026-11-20", amount: 123_450, ...expected }] },
    }),
  );

  test("has the payer's words in the rows below it, as ING writes them", () =>
    expect(
      csv(
        "Data,,,Detalii tranzactie,,,Debit,,Credit",
        '20 noiembrie 2026,,,Incasare,,,,,"1.234,50"',
        ",,,Ordonator:Ion Pop,,,,,",
        ",,,Din contul:RO09BCYP0000001234567890,,,,,",
        ",,,Detalii:plata ORD-123456,,,,,",
        '21 noiembrie 2026,,,Comision,,,"3,00",,',
      ),
    ).toMatchObject({
      value: {
        arrived: [{ payer: "Ion Pop", iban: "RO09BCYP0000001234567890", details: "Incasare\nplata ORD-123456" }],
        skipped: [{ why: "outgoing" }],
      },
    }));

  test("behind a broken quote is open or read, and hides no other", () => {
    const result = csv(
      "Data;Detalii;Credit",
      '20.11.2026;"x;1,00',
      "20.11.2026;ORD-123456;10,00",
      '20.11.2026;y";2,00',
    );
    expect(result).toMatchObject({
      value: { arrived: expect.arrayContaining([expect.objectContaining({ amount: 1000 })]) },
    });
  });

  test("of a second export in the same file belongs to the account above it", () => {
    const result = csv(
      `Cont ${OURS}`,
      "Data;Detalii;Credit",
      "20.11.2026;a;1,00",
      "Cont RO09BCYP0000001234567890",
      "Data;Detalii;Credit",
      "20.11.2026;ORD-123456;10,00",
    );
    expect([result.ok && result.value.arrived.length, skippedRows(result)]).toEqual([1, [[6, "other-account"]]]);
  });

  test("is read from UTF-16 whose last letter is cut in half", () =>
    expect(
      read(Buffer.from("Data;Credit;Detalii\n21.11.2026;10,00;ORD-123456\n ", "utf16le").subarray(0, -1)),
    ).toMatchObject({ value: { arrived: [{ details: "ORD-123456" }] } }));

  test("is read from UTF-16 without a mark", () =>
    expect(read(Buffer.from("Data;Credit;Detalii\n21.11.2026;10,00;plată ORD-123456\n", "utf16le"))).toMatchObject({
      value: { arrived: [{ details: "plată ORD-123456" }] },
    }));
});

// The shapes are those of the test files of OCA/l10n-romania, whose modules read each bank's MT940 (16.0, 2022 to 2024).
describe("a statement as MT940", () => {
  const mt940 = (...payments: string[]) =>
    [":20:1", `:25:${OURS}`, ":28C:1/1", ":60F:C261119RON1000,00", ...payments, ":62F:C261120RON2000,00", "-", ""].join(
      "\r\n",
    );

  test.each<[string, string[], object]>([
    [
      "BCR",
      [
        ":61:2611201120C1000,00NTRF.//2026112080931993",
        "Ion Pop",
        ":86:Referinta 261120S029321541, data valutei 20-11-2026, Decontare -P",
        "latitor  Ion Pop  RO24BREL0002002472400100  CO",
        "DFISC 0-Beneficiar  PCBIS SRL  RO49AAAA1B31007593840000  CODFISC R",
        "O39187746-Detalii  plata ORD-123456",
      ],
      { payer: "Ion Pop", iban: "RO24BREL0002002472400100", bankRef: "2026112080931993" },
    ],
    [
      "BRD",
      [
        ":61:2611201120C1000,00NTRFOPH478",
        "plata ORD-123456",
        ":86:000+20Plata           +30302410000+31RO89RZBR0000060003480121",
        "+32Ion Pop+33/",
        "+23plata ORD-123456",
      ],
      { payer: "Ion Pop", iban: "RO89RZBR0000060003480121" },
    ],
    [
      "ING",
      [
        ":61:261120CN1000,00NTRFNONREF//RE20261120-7523",
        ":86:110~20AMT RCD RON 1000,00        ~21                           ~",
        "22                           ~32Ion Pop                ~33RO2",
        "5INGB0014000031948911   ~23                           ~24",
        "                   ~25ORD-123456 . 344944869     ~26",
        "             ~27   ~60     ~61              ~",
      ],
      { payer: "Ion Pop", iban: "RO25INGB0014000031948911" },
    ],
    [
      "Raiffeisen",
      [
        ":61:2611201120C1000,00NMSC11808959//3A2J52A6FSLSUBU",
        ":86:000^20plata ORD-123456^24Ref.Doc 2268/OPMC^30RAIFFEIS",
        "EN BANK S.A.^31RO05RZBR0000060003144073^32ION ",
        "POP",
      ],
      { payer: "ION POP", iban: "RO05RZBR0000060003144073" },
    ],
    [
      "another bank",
      [
        ":61:2611201120C1000,00NTRFEREF//B1",
        ":86:/ORDP//NAME/Ion Pop/IBAN/RO05RZBR0000060003144073/REMI/USTD//plata ORD-123456/EREF/77/",
      ],
      { payer: "Ion Pop", iban: "RO05RZBR0000060003144073" },
    ],
  ])("of %s is read", (_bank, payment, expected) => {
    const result = read(mt940(...payment));
    expect(result).toMatchObject({
      value: { open: [], arrived: [{ amount: 100_000, bookedOn: "2026-11-20", ...expected }] },
    });
    expect(result.ok && referenceIn(result.value.arrived[0]!.details)).toBe("ORD-123456");
  });

  test("skips payments out and reversals of either direction", () =>
    expect(
      skippedRows(
        read(
          mt940(
            ":61:2611201120D1,00NTRFX",
            ":61:2611201120RC1,00NTRFX",
            ":61:2611201120RD1,00NTRFX",
            ":61:2611201120EC1,00NTRFX",
          ),
        ),
      ),
    ).toEqual([
      [1, "outgoing"],
      [2, "reversal"],
      [3, "reversal"],
      [4, "not-booked"],
    ]));

  test.each<[string, string, string]>([
    ["currency-unknown", ":61:2611201120CR1,00NTRFX", "the letter of another currency"],
    ["row-unreadable", ":61:2611201120X1,00NTRFX", "an unknown mark"],
    ["row-unreadable", ":61:2611201120C1.234,00NTRFX", "a separator of thousands"],
    ["date-unreadable", ":61:2613401120C1,00NTRFX", "an impossible day"],
  ])("leaves to staff: %s", (why, payment) => expect(openRows(read(mt940(payment)))).toEqual([[1, why]]));

  test("of another account or currency is refused, of several accounts ours is read", () => {
    const other = mt940(":61:2611201120C1,00NTRFX").replace(OURS, "RO09BCYP0000001234567890");
    expect(openRows(read(other))).toBe("statement-other-account");
    expect(openRows(read(mt940(":61:2611201120C1,00NTRFX").replaceAll("RON", "EUR")))).toBe("statement-other-currency");
    expect(skippedRows(read(other + mt940(":61:2611201120C2,00NTRFX")))).toEqual([[1, "other-account"]]);
  });
});

test("a file is read in another process as it is here, zeros included", () => {
  const file = Buffer.from("Data;Credit;Detalii\n21.11.2026;10,00;plată ORD-123456\n", "utf16le");
  const content = Buffer.concat([Buffer.from(`${JSON.stringify({ ourIban: OURS })}\0`), file]);
  expect(readPackedStatement(content)).toEqual(read(file));
});

describe("an archive of daily files", () => {
  const zip = (files: Record<string, string>) =>
    read(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));

  test("gives the payments of all, and names the file that is no statement", () => {
    const result = zip({ "1.xml": camt(entry()), "2.csv": "Data;Credit\n21.11.2026;1,00\n", "3.txt": "hello" });
    expect(result).toMatchObject({
      value: { arrived: [{ amount: 50_000 }, { amount: 100 }], open: [{ details: "3.txt" }] },
    });
  });

  test("is refused if nothing in it is a statement, or if it unpacks to too much", () => {
    expect(openRows(zip({ "1.txt": "hello" }))).toBe("statement-unknown-format");
    expect(openRows(zip({ "1.csv": "a".repeat(20_000_000) }))).toBe("statement-too-large");
    expect(openRows(read(Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3])))).toBe("statement-not-text");
  });
});

// Each mutation of a file that is clear changes what a person would read in it: the payment must then not be booked for its order.
describe("a clear file of which one thing is changed", () => {
  const awaited = (amount: number): Awaited => ({
    number: "ORD-123456" as OrderNumber,
    state: "awaiting-payment",
    total: bani(amount),
    arrived: bani(0),
    buyer: "Ion Pop",
  });
  const booked = (text: string, amount: number) => {
    const result = read(text);
    if (!result.ok) return [];
    return result.value.arrived.filter((row) => isClear(proposeFor(row, [awaited(amount)])));
  };
  const lei = (amount: number, sign = ".") =>
    `${Math.floor(amount / 100)}${sign}${String(amount % 100).padStart(2, "0")}`;
  const OTHER = "RO09BCYP0000001234567890";

  const shapes: Record<
    string,
    { write: (amount: number) => string; mutations: ((text: string, amount: number) => string)[] }
  > = {
    camt: {
      write: (amount) =>
        camt(
          entry(
            `<NtryDtls><TxDtls><Amt Ccy="RON">${lei(amount)}</Amt><RmtInf><Ustrd>ORD-123456</Ustrd></RmtInf></TxDtls><TxDtls><Amt Ccy="RON">1.00</Amt></TxDtls></NtryDtls>`,
            { amount: lei(amount + 100) },
          ),
        ),
      mutations: [
        (text) => text.replace("CRDT", "DBIT"),
        (text) => text.replace("CRDT", "crdt?"),
        (text) => text.replaceAll('Ccy="RON"', 'Ccy="EUR"'),
        (text) => text.replace('<TxDtls><Amt Ccy="RON">', '<TxDtls><Amt Ccy="HUF">'),
        (text) => text.replace('<Amt Ccy="RON">1.00', '<Amt Ccy="RON">2.00'),
        (text) => text.replace("<BookgDt>", "<RvslInd>1</RvslInd><BookgDt>"),
        (text) => text.replace("<BookgDt>", "<RvslInd>true</RvslInd><BookgDt>"),
        (text) => text.replace(OURS, OTHER),
        (text) => text.replace("<Sts>BOOK", "<Sts>PDNG"),
        (text) => text.replace("<TxDtls>", "<TxDtls><CdtDbtInd>DBIT</CdtDbtInd>"),
        (text) => text.replace("</IBAN></Id>", "</IBAN></Id><Ccy>EUR</Ccy>"),
        // A payment of ours that came back (ISO 20022: RtrInf, and RRTN among the external codes of sub-families).
        (text) => text.replace("<TxDtls>", "<TxDtls><RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>"),
        (text) =>
          text.replace(
            "<AcctSvcrRef>",
            "<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>ICDT</Cd><SubFmlyCd>RRTN</SubFmlyCd></Fmly></Domn></BkTxCd><AcctSvcrRef>",
          ),
      ],
    },
    csv: {
      write: (amount) =>
        `Cont;${OURS};Valuta;RON\nData;Detalii;Tip;Suma;Moneda\n20.11.2026;comision;Plata;3,00;RON\n20.11.2026;ORD-123456;Incasare;${lei(amount, ",")};RON\n`,
      mutations: [
        (text) => text.replace("Incasare;", "Incasare;-"),
        (text) => text.replace("Incasare", "Plata"),
        (text) => text.replace("Incasare", "Altceva"),
        (text) => text.replace("Incasare", ""),
        (text) => text.replace(/RON\n$/, "EUR\n"),
        (text) => text.replace(/RON\n$/, "\n").replace("Valuta;RON", "Valuta;EUR"),
        (text) => text.replace("Valuta;RON", "Valuta;EUR"),
        (text) => text.replace(OURS, OTHER),
        (text) => text.replace("20.11.2026;ORD", "20.13.2026;ORD"),
        (text) => text.replace("ORD-123456;Incasare", "storno ORD-123456;Incasare"),
        (text) => text.replace("ORD-123456;Incasare", "Returnare plata ORD-123456;Incasare"),
        (text) => text.replace("ORD-123456;Incasare", "ORD-123456 restituire;Incasare"),
      ],
    },
    mt940: {
      write: (amount) =>
        `:20:1\n:25:${OURS}\n:60F:C261119RON1000,00\n:61:2611201120C${lei(amount, ",")}NTRFX//B1\n:86:020?20ORD-123456?32ION POP\n:62F:C261120RON2000,00\n-\n`,
      mutations: [
        (text) => text.replace("1120C", "1120D"),
        (text) => text.replace("1120C", "1120RC"),
        (text) => text.replace("1120C", "1120RD"),
        (text) => text.replace("1120C", "1120CR"),
        (text) => text.replaceAll("RON", "EUR"),
        (text) => text.replace("RON1000", "EUR1000"),
        (text) => text.replace(OURS, OTHER),
        (text) => text.replace(`:25:${OURS}\n`, ""),
        // SWIFT: RTI is a returned item; /RTRN/ gives its reason.
        (text) => text.replace("NTRF", "NRTI"),
        (text) => text.replace("020?20ORD-123456?32ION POP", "/RTRN/AC04/REMI/ORD-123456"),
      ],
    },
  };

  test.each(Object.entries(shapes))("is never booked: %s", (_name, { write, mutations }) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900_000_00 }), fc.constantFrom(...mutations), (amount, mutate) => {
        const text = write(amount);
        expect(booked(text, amount)).toHaveLength(1);
        const changed = mutate(text, amount);
        expect(changed).not.toBe(text);
        expect(booked(changed, amount)).toEqual([]);
      }),
    );
  });

  test("or of which any character is changed never pays more than it says", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(shapes)),
        fc.integer({ min: 1, max: 900_000_00 }),
        fc.nat(),
        fc.constantFrom(..."-+0DCR;,.<>?/: \n"),
        ({ write }, amount, place, sign) => {
          const text = write(amount);
          const at = place % text.length;
          const result = read(`${text.slice(0, at)}${sign}${text.slice(at + 1)}`);
          // A changed digit of the amount is another amount; everything else leaves the payment as it is, or to staff.
          const amounts = result.ok ? result.value.arrived.map((row) => row.currency) : [];
          expect(amounts.every((currency) => currency === "RON")).toBe(true);
        },
      ),
    );
  });
});
