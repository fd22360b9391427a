// How many exact payments of generated bank statements are booked without staff, and how many are booked that should not be. The
// ledger comes first and is the truth; the files are written from it without the reader's code. Without a database.

import { zipSync } from "fflate";
import { bani } from "../base/money.ts";
import { readStatement } from "../shop/bank/read-statement.server.ts";
import { isClear, proposeFor, type Awaited } from "../shop/bank/statement.ts";
import type { OrderNumber } from "../shop/orders/order.ts";
import { printFigures } from "./table.ts";

const OURS = "RO49AAAA1B31007593840000";
const THEIRS = "RO09BCYP0000001234567890";
const STATEMENTS = 240;

/** What happened on the account. Only `exact` is to be booked: all others look like payments of their order. */
type Kind = "exact" | "outgoing" | "reversal" | "foreign" | "unclear";
type Entry = { kind: Kind; order: string; amount: number; day: number; text: string; payer: string };
type Random = () => number;
type Shape = { name: string; write: (entries: readonly Entry[], random: Random) => string | Uint8Array };

/** Deterministic random numbers from 0 to below 1 (mulberry32). */
function randomNumbers(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const oneOf = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

/** As people write their order's number. */
const texts = [
  (n: string) => `plata ORD-${n}`,
  (n: string) => `ORD-${n} 26.11.2026`,
  (n: string) => `comanda ORD ${n.slice(0, 3)} ${n.slice(3)} multumesc`,
  (n: string) => `PF-ORD-${n}`,
  (n: string) => `pford${n}`,
  (n: string) => `ORD\u2011${n} 2 buc`,
  (n: string) => `Contravaloare comanda nr. ${n}`,
  (n: string) => `ord.${n}/PCBIS`,
];

function ledger(random: Random): Entry[] {
  const kinds: Kind[] = ["exact", "exact", "exact", "outgoing", "reversal", "foreign", "unclear", "exact"];
  return kinds.map((kind) => {
    const order = String(Math.floor(random() * 900_000) + 100_000);
    return {
      kind,
      order,
      amount: Math.floor(random() * 900_000) + 1_00,
      day: 1 + Math.floor(random() * 27),
      text: oneOf(random, texts)(order),
      payer: oneOf(random, ["Ion Pop", "Ștefania Țiriac", "SC Exemplu & Fiii SRL", "Kovács Anna", "O'Neil John"]),
    };
  });
}

const two = (number: number) => String(number).padStart(2, "0");
const point = (amount: number) => `${Math.floor(amount / 100)}.${two(amount % 100)}`;
const grouped = (amount: number, group: string, decimal: string) =>
  `${String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, group)}${decimal}${two(amount % 100)}`;
const romanian = (amount: number) => grouped(amount, ".", ",");
const iso = (day: number) => `2026-11-${two(day)}`;
const dotted = (day: number) => `${two(day)}.11.2026`;
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const lines = (...rows: string[]) => `${rows.join("\r\n")}\r\n`;

function camtEntry({ kind, amount, day, text, payer }: Entry, random: Random): string {
  const currency = kind === "foreign" ? "EUR" : "RON";
  const way = kind === "outgoing" ? "DBIT" : "CRDT";
  const reversal = kind === "reversal" ? `<RvslInd>${oneOf(random, ["1", "true"])}</RvslInd>` : "";
  const dates = oneOf(random, [
    `<BookgDt><Dt>${iso(day)}</Dt></BookgDt>`,
    `<BookgDt><DtTm>${iso(day)}T10:00:00+02:00</DtTm></BookgDt>`,
    `<ValDt><DtTm>${iso(day)}T10:00:00Z</DtTm></ValDt>`,
  ]);
  const words = oneOf(random, [
    `<RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf>`,
    `<RmtInf><Ustrd xml:space="preserve">${escaped(text).replaceAll("-", "&#45;")}</Ustrd></RmtInf>`,
    `<RmtInf><Strd><AddtlRmtInf>${escaped(text)}</AddtlRmtInf></Strd></RmtInf>`,
  ]);
  const about = `<Refs><EndToEndId>${Math.floor(random() * 1e12)}</EndToEndId></Refs>`;
  const name = `<RltdPties><Dbtr>${oneOf(random, [`<Nm>${escaped(payer)}</Nm>`, `<Pty><Nm>${escaped(payer)}</Nm></Pty>`])}</Dbtr></RltdPties>`;
  const unclear = kind === "unclear" ? `<Amt Ccy="HUF">${point(amount)}</Amt>` : "";
  return `<Ntry><Amt Ccy="${currency}">${point(amount)}${oneOf(random, ["", "0", "000"])}</Amt><CdtDbtInd>${way}</CdtDbtInd>${reversal}<Sts>${oneOf(random, ["BOOK", "<Cd>BOOK</Cd>"])}</Sts>${dates}<NtryDtls><TxDtls>${about}${unclear}${name}${words}</TxDtls></NtryDtls></Ntry>`;
}

function camt(entries: readonly Entry[], random: Random, [message, statement] = ["BkToCstmrStmt", "Stmt"]): string {
  const account = oneOf(random, [OURS, OURS.toLowerCase(), OURS.replace(/(.{4})(?=.)/g, "$1 ")]);
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${oneOf(random, ["02", "08", "13"])}"><${message}><${statement}><Id>1</Id><Acct><Id><IBAN>${account}</IBAN></Id><Ccy>RON</Ccy></Acct>${entries.map((entry) => camtEntry(entry, random)).join("")}</${statement}></${message}></Document>`;
}

const batch: Shape["write"] = (entries) => {
  const exact = entries.filter(({ kind }) => kind === "exact");
  const total = exact.reduce((sum, { amount }) => sum + amount, 0);
  const part = ({ amount, text }: Entry, extra = 0) =>
    `<TxDtls><AmtDtls><TxAmt><Amt Ccy="RON">${point(amount + extra)}</Amt></TxAmt></AmtDtls><RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf></TxDtls>`;
  const entry = (sum: number, parts: string) =>
    `<Ntry><Amt Ccy="RON">${point(sum)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><NtryDtls>${parts}</NtryDtls></Ntry>`;
  const others = entries.filter(({ kind }) => kind !== "exact");
  // The parts of the second batch do not add up.
  return `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${OURS}</IBAN></Id></Acct>${entry(total, exact.map((each) => part(each)).join(""))}${entry(
    others.reduce((sum, { amount }) => sum + amount, 0) + 1,
    others.map((each) => part(each)).join(""),
  )}</Stmt></BkToCstmrStmt></Document>`;
};

/** A table with debit and credit in columns of their own. `cells`: what a row has for its day, text, payer, out and in. */
function inColumns(
  head: readonly string[],
  cells: (entry: Entry, out: string, into: string, random: Random) => string,
  format: (amount: number) => string,
): Shape["write"] {
  return (entries, random) =>
    lines(
      ...head,
      ...entries.map((entry) => {
        const amount = format(entry.amount);
        if (entry.kind === "outgoing") return cells(entry, amount, "", random);
        if (entry.kind === "reversal") return cells(entry, "", `-${amount}`, random);
        if (entry.kind === "foreign") return cells(entry, "", `${amount} EUR`, random);
        return cells(
          entry,
          "",
          entry.kind === "unclear" ? oneOf(random, ["zece", `${amount}9`, "1.2.3"]) : amount,
          random,
        );
      }),
    );
}

const inWords: Shape["write"] = (entries, random) =>
  lines(
    "Cont;" + OURS + ";Valuta;RON",
    "Data;Detalii;Tip tranzactie;Suma;Moneda;Platitor",
    ...entries.map(({ kind, amount, day, text, payer }) => {
      const word = {
        exact: oneOf(random, ["Încasare", "Credit", "Intrare", "C"]),
        outgoing: oneOf(random, ["Plată", "Debit", "Ieșire", "D"]),
        reversal: "Stornare",
        foreign: "Credit",
        unclear: oneOf(random, ["", "Altele", "Qwerty"]),
      }[kind];
      return [dotted(day), text, word, romanian(amount), kind === "foreign" ? "EUR" : "RON", payer].join(";");
    }),
  );

const signed: Shape["write"] = (entries) =>
  lines(
    "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance",
    ...entries.map(({ kind, amount, day, text }) =>
      [
        "TRANSFER",
        "Current",
        `${iso(day)} 09:00:00`,
        `${iso(day)} 10:00:00`,
        quoted(text),
        `${kind === "outgoing" ? "-" : ""}${point(amount)}`,
        "0.00",
        kind === "foreign" ? "EUR" : "RON",
        kind === "reversal" ? "REVERTED" : kind === "unclear" ? "SOMETHING" : "COMPLETED",
        "9000.00",
      ].join(","),
    ),
  );

const ing: Shape["write"] = (entries) =>
  lines(
    "Data,,,Detalii tranzactie,,,Debit,,Credit",
    ...entries.flatMap(({ kind, amount, day, text, payer }) => {
      const into =
        kind === "outgoing"
          ? ""
          : quoted(
              `${kind === "reversal" ? "-" : ""}${romanian(amount)}${kind === "foreign" ? " EUR" : kind === "unclear" ? "?" : ""}`,
            );
      return [
        `${day} noiembrie 2026,,,${kind === "outgoing" ? "Transfer" : "Incasare"},,,${kind === "outgoing" ? quoted(romanian(amount)) : ""},,${into}`,
        `,,,${quoted(`Ordonator:${payer}`)},,,,,`,
        `,,,Din contul:${THEIRS},,,,,`,
        `,,,${quoted(`Detalii:${text}`)},,,,,`,
      ];
    }),
  );

/** Field 86 as each bank writes it. */
const descriptions: Record<string, (entry: Entry) => string[]> = {
  BCR: ({ text, payer }) =>
    `Referinta 261120S029321541, data valutei 20-11-2026, Decontare -Platitor  ${payer}  ${THEIRS}  CODFISC 0-Beneficiar  PCBIS SRL  ${OURS}  CODFISC RO39187746-Detalii  ${text}`.match(
      /.{1,65}/gs,
    ) ?? [],
  BRD: ({ text, payer }) => ["000+20Plata           +30302410000+31" + THEIRS, `+32${payer}+33/`, `+23${text}`],
  ING: ({ text, payer }) => {
    const parts = [
      ["20", "AMT RCD RON"],
      ["21", ""],
      ["32", payer],
      ["33", THEIRS],
      ["25", text.slice(0, 27)],
      ["26", text.slice(27)],
    ];
    return `110${parts.map(([number, part]) => `~${number}${part!.padEnd(27)}`).join("")}`.match(/.{1,65}/gs) ?? [];
  },
  Raiffeisen: ({ text, payer }) => `000^20${text}^24Ref.Doc 2268/OPMC^31${THEIRS}^32${payer}`.match(/.{1,50}/gs) ?? [],
  words: ({ text, payer }) => [`/ORDP//NAME/${payer}/IBAN/${THEIRS}/REMI/USTD//${text.replaceAll("/", " ")}/EREF/77/`],
};

function mt940(describe: (entry: Entry) => string[]): Shape["write"] {
  return (entries) => {
    const of = (list: readonly Entry[], currency: string, account: string) => [
      ":20:1",
      `:25:${account}`,
      ":28C:1/1",
      `:60F:C261101${currency}1000,00`,
      ...list.flatMap((entry) => {
        const mark = { exact: "C", outgoing: "D", reversal: "RC", foreign: "C", unclear: "CR" }[entry.kind];
        const [first = "", ...more] = describe(entry);
        return [
          `:61:2611${two(entry.day)}11${two(entry.day)}${mark}${point(entry.amount).replace(".", ",")}NTRFNONREF//B${entry.order}`,
          `:86:${first}`,
          ...more,
        ];
      }),
      `:62F:C261130${currency}2000,00`,
      "-",
    ];
    return lines(
      ...of(
        entries.filter(({ kind }) => kind !== "foreign"),
        "RON",
        OURS,
      ),
      ...of(
        entries.filter(({ kind }) => kind === "foreign"),
        "EUR",
        OURS,
      ),
    );
  };
}

const shapes: Shape[] = [
  { name: "camt.053", write: (entries, random) => camt(entries, random) },
  { name: "camt.052", write: (entries, random) => camt(entries, random, ["BkToCstmrAcctRpt", "Rpt"]) },
  { name: "camt.054", write: (entries, random) => camt(entries, random, ["BkToCstmrDbtCdtNtfctn", "Ntfctn"]) },
  { name: "camt.053, a batch", write: batch },
  {
    name: "ZIP of camt.053",
    write: (entries, random) =>
      zipSync({
        "1.xml": Buffer.from(camt(entries.slice(0, 4), random)),
        "2.xml": Buffer.from(camt(entries.slice(4), random)),
      }),
  },
  {
    name: "CSV as of BRD",
    write: inColumns(
      ["Data operatiune;Descriere;Suma debitoare;Suma creditoare"],
      ({ day, text }, out, into) => [dotted(day), text, out, into].join(";"),
      romanian,
    ),
  },
  {
    name: "CSV as of Banca Transilvania",
    write: inColumns(
      [
        `Numar cont:,${OURS},RON`,
        "Data tranzactie,Data valuta,Descriere,Referinta tranzactiei,Debit,Credit,Sold contabil",
      ],
      ({ day, text, payer, order }, out, into) =>
        [iso(day), iso(day), quoted(`${text};${payer}`), `R${order}`, quoted(out), quoted(into), '"9,000.00"'].join(
          ",",
        ),
      (amount) => grouped(amount, ",", "."),
    ),
  },
  {
    name: "CSV, UTF-16 without a mark",
    write: (entries, random) =>
      Buffer.from(
        inColumns(
          ["sep=;", "Data;Detalii;Debit;Credit"],
          ({ day, text }, out, into) => [`${two(day)}.11.26`, text, out || "-", into || "-"].join(";"),
          (amount) => grouped(amount, " ", ","),
        )(entries, random) as string,
        "utf16le",
      ),
  },
  { name: "CSV, direction in words", write: inWords },
  { name: "CSV as of Revolut", write: signed },
  { name: "CSV as of ING", write: ing },
  ...Object.entries(descriptions).map(([bank, describe]) => ({ name: `MT940, ${bank}`, write: mt940(describe) })),
];

type Tally = { exact: number; booked: number; wrong: number; left: string[] };

/** Books what the reader and the proposals call clear, and compares it with the ledger. */
function bookedOf(bytes: Uint8Array, entries: readonly Entry[]): Tally {
  const read = readStatement(bytes, { ourIban: OURS });
  const arrived = read.ok ? read.value.arrived : [];
  const orders = entries.map(({ order, amount }): Awaited => ({
    number: `ORD-${order}` as OrderNumber,
    state: "awaiting-payment",
    total: bani(amount),
    arrived: bani(0),
    buyer: "",
  }));
  const booked = arrived.flatMap((row) => {
    const proposal = proposeFor(row, orders);
    return isClear(proposal)
      ? [{ order: proposal.order.number.slice(4), amount: row.amount as number, day: row.bookedOn }]
      : [];
  });
  const exact = entries.filter(({ kind }) => kind === "exact");
  const isRight = (entry: Entry) =>
    booked.some(({ order, amount }) => order === entry.order && amount === entry.amount);
  return {
    exact: exact.length,
    booked: exact.filter(isRight).length,
    wrong: booked.filter(
      ({ order, amount }) => !exact.some((entry) => entry.order === order && entry.amount === amount),
    ).length,
    left: exact.filter((entry) => !isRight(entry)).map(({ text }) => text),
  };
}

/** Prints the share of exact payments that are booked without staff, and the wrong bookings, for each shape of file. */
export function printStatements(): void {
  const sum: Tally = { exact: 0, booked: 0, wrong: 0, left: [] };
  const byShape = new Map<string, Tally>();
  for (let seed = 0; seed < STATEMENTS; seed += 1) {
    const random = randomNumbers(seed + 1);
    const shape = shapes[seed % shapes.length]!;
    const entries = ledger(random);
    const written = shape.write(entries, random);
    const tally = bookedOf(typeof written === "string" ? Buffer.from(written) : written, entries);
    const own = byShape.get(shape.name) ?? { exact: 0, booked: 0, wrong: 0, left: [] };
    for (const total of [sum, own]) {
      total.exact += tally.exact;
      total.booked += tally.booked;
      total.wrong += tally.wrong;
      total.left.push(...tally.left);
    }
    byShape.set(shape.name, own);
  }
  printFigures(`bank statements: ${STATEMENTS} of ${shapes.length} shapes, ${sum.exact} exact payments`, [
    {
      name: "exact payments booked without staff",
      value: (sum.booked / sum.exact) * 100,
      unit: "%",
      target: { atLeast: 98 },
    },
    { name: "wrong bookings", value: sum.wrong, unit: "", target: { below: 1 } },
    ...[...byShape].map(([name, { exact, booked }]) => ({ name, value: (booked / exact) * 100, unit: "%" })),
  ]);
}
