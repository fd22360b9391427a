// The books of a month as tables, each drawn as PDF and as CSV: Romanian, since they are for the accountant and the tax
// authority.

import { bani, sum, type Bani } from "../../base/money.ts";
import type { CashKind } from "../../shop/cash/cash-book.ts";
import type { MarginEntry, marginTotals } from "../../shop/accounting/margin-register.ts";
import type { JournalRow, JournalTotal } from "../../shop/accounting/sales-journal.ts";
import { plainAmount } from "../../base/amount.ts";
import { csvOf } from "./csv.ts";

/** A cell is a text, or an amount in bani. */
type Cell = string | { bani: Bani };
export type Register = {
  /** The file's name without its ending. */
  name: string;
  title: string;
  columns: { title: string; width: number; align?: "right" }[];
  rows: Cell[][];
  totals: Cell[][];
};

const amount = (value: Bani): Cell => ({ bani: value });

const kinds = { invoice: "factură", "credit-note": "storno" } as const;

/** One row for each document and rate; a credit note's amounts are negative. */
export function journalRegister(
  month: string,
  { rows, totals }: { rows: readonly JournalRow[]; totals: readonly JournalTotal[] },
): Register {
  return {
    name: `jurnal-vanzari-${month}`,
    title: `Jurnal de vânzări ${month}`,
    columns: [
      { title: "Număr", width: 90 },
      { title: "Data", width: 56 },
      { title: "Tip", width: 44 },
      { title: "Comanda", width: 64 },
      { title: "Cumpărător", width: 158 },
      { title: "CUI", width: 64 },
      { title: "Regim", width: 44 },
      { title: "Cota TVA", width: 42, align: "right" },
      { title: "Bază", width: 65, align: "right" },
      { title: "TVA", width: 62, align: "right" },
      { title: "Total", width: 68, align: "right" },
    ],
    rows: rows.map(({ number, issuedOn, kind, orderNumber, buyer, cui, ...of }) => [
      number,
      issuedOn,
      kinds[kind],
      orderNumber,
      buyer,
      cui ?? "",
      ...taxCells(of),
    ]),
    totals: [
      ...totals.map((total) => ["Total", "", "", "", "", "", ...taxCells(total)]),
      [
        "Total general",
        ...Array.from({ length: 7 }, () => ""),
        ...(["net", "tax", "gross"] as const).map((of) => amount(sum(totals.map((total) => total[of])))),
      ],
    ],
  };
}

function taxCells({ regime, percent, net, tax, gross }: JournalTotal): Cell[] {
  return [
    { margin: "marjă", standard: "normal", none: "fără TVA" }[regime],
    String(percent),
    amount(net),
    amount(tax),
    amount(gross),
  ];
}

/** One row for each unit sold or credited in the month, with its purchase. */
export function marginRegister(
  month: string,
  { entries, totals }: { entries: readonly MarginEntry[]; totals: ReturnType<typeof marginTotals> },
): Register {
  return {
    name: `registru-marja-${month}`,
    title: `Registru special pentru bunuri second-hand, regimul marjei ${month}`,
    columns: [
      { title: "Data cumpărării", width: 54 },
      { title: "Document", width: 56 },
      { title: "Vânzător", width: 96 },
      { title: "Cod", width: 54 },
      { title: "Bun", width: 148 },
      { title: "Data vânzării", width: 54 },
      { title: "Factura", width: 86 },
      { title: "Preț de cumpărare", width: 58, align: "right" },
      { title: "Preț de vânzare", width: 58, align: "right" },
      { title: "Marjă", width: 52, align: "right" },
      { title: "TVA din marjă", width: 41, align: "right" },
    ],
    rows: entries.map(({ purchase, code, title, issuedOn, document, cost, price, margin, tax }) => [
      purchase.boughtOn,
      purchase.source,
      purchase.seller ?? "",
      code,
      title,
      issuedOn,
      document,
      amount(cost),
      amount(price),
      amount(margin),
      amount(tax),
    ]),
    totals: [
      [
        "Total",
        ...Array.from({ length: 6 }, () => ""),
        amount(totals.cost),
        amount(totals.price),
        amount(totals.margin),
        amount(totals.tax),
      ],
    ],
  };
}

type Bought = {
  boughtOn: string;
  source: string;
  seller: string | null;
  code: string;
  name: string;
  serial: string | null;
  cost: Bani;
};

/** Units bought under the margin scheme in the month, sold or not. */
export function purchaseRegister(month: string, purchases: readonly Bought[]): Register {
  return {
    name: `achizitii-marja-${month}`,
    title: `Bunuri second-hand cumpărate, regimul marjei ${month}`,
    columns: [
      { title: "Data", width: 66 },
      { title: "Document", width: 80 },
      { title: "Vânzător", width: 170 },
      { title: "Cod", width: 80 },
      { title: "Bun", width: 200 },
      { title: "Serie", width: 91 },
      { title: "Preț de cumpărare", width: 70, align: "right" },
    ],
    rows: purchases.map(({ boughtOn, source, seller, code, name, serial, cost }) => [
      boughtOn,
      source,
      seller ?? "",
      code,
      name,
      serial ?? "",
      amount(cost),
    ]),
    totals: [["Total", "", "", "", "", "", amount(sum(purchases.map(({ cost }) => cost)))]],
  };
}

type Entry = {
  day: string;
  document: string | null;
  kind: CashKind;
  party: string;
  about: string;
  amount: Bani;
  balance: Bani;
};

const cashKinds = {
  receipt: "Încasare comandă",
  "to-bank": "Depunere la bancă",
  "from-bank": "Ridicare de la bancă",
  "other-in": "Altă încasare",
  "other-out": "Altă plată",
} as const satisfies Record<CashKind, string>;

/** The cash book of a month or a day. */
export function cashRegister(
  period: string,
  { opening, entries }: { opening: Bani; entries: readonly Entry[] },
): Register {
  const amountsOf = entries.map((entry) => entry.amount);
  const [into, out] = [amountsOf.filter((each) => each > 0), amountsOf.filter((each) => each < 0)];
  const blank = ["", "", "", ""];
  return {
    name: `registru-casa-${period}`,
    title: `Registru de casă ${period}`,
    columns: [
      { title: "Data", width: 62 },
      { title: "Document", width: 72 },
      { title: "Operațiune", width: 112 },
      { title: "De la / către", width: 150 },
      { title: "Explicații", width: 163 },
      { title: "Încasări", width: 66, align: "right" },
      { title: "Plăți", width: 66, align: "right" },
      { title: "Sold", width: 66, align: "right" },
    ],
    rows: [
      [period, "", "Sold inițial", "", "", "", "", amount(opening)],
      ...entries.map((entry) => [
        entry.day,
        entry.document ?? "",
        cashKinds[entry.kind],
        entry.party,
        entry.about,
        entry.amount > 0 ? amount(entry.amount) : "",
        entry.amount < 0 ? amount(bani(0 - entry.amount)) : "",
        amount(entry.balance),
      ]),
    ],
    totals: [["Total", ...blank, amount(sum(into)), amount(bani(0 - sum(out))), amount(sum([opening, ...amountsOf]))]],
  };
}

const amounts = new Intl.NumberFormat("ro-RO", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: "always",
});

/** A cell as a document prints it. */
export function printedCell(cell: Cell): string {
  return typeof cell === "string" ? cell : amounts.format(cell.bani / 100).replace("-", "−");
}

/** The register as spreadsheets read it, with its totals below. */
export function registerCsv({ columns, rows, totals }: Register): string {
  const plain = (cell: Cell) =>
    typeof cell === "string" ? cell : `${cell.bani < 0 ? "-" : ""}${plainAmount(bani(Math.abs(cell.bani)))}`;
  return csvOf([columns.map(({ title }) => title), ...[...rows, ...totals].map((row) => row.map(plain))]);
}
