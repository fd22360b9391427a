import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { outsideForms, ownForms, withoutAmount } from "./amount-forms.ts";
import { findAmounts } from "./find-amounts.ts";
import type { Currency } from "./tokens.ts";

type Row = { text: string; currency: string; min: number | null; max: number | null; note: string };

const rowsOf = (table: string): Row[] =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [text = "", currency = "", range = "", note = ""] = line.split("|").map((cell) => cell.trim());
      const [min, max] = range.split("..").map((end) => (end === "" ? null : Math.round(Number(end) * 100)));
      return { text, currency, min: min ?? null, max: max ?? null, note };
    });

/** The one amount of a text; where no currency is named it is in RON. */
function readOne(text: string): Row | string {
  const [only, ...more] = findAmounts(text);
  if (!only || more.length > 0) return `${more.length + (only ? 1 : 0)} amounts`;
  const note = only.about ? "about" : only.each ? "per piece" : "";
  return { text, currency: only.currency ?? "RON", min: only.min, max: only.max, note };
}

test("the table holds at least 300 forms, a third of them written without knowledge of the reader", () => {
  const [outside, own] = [rowsOf(outsideForms).length, rowsOf(ownForms).length];
  expect(outside + own).toBeGreaterThanOrEqual(300);
  expect(outside).toBeGreaterThanOrEqual(100);
});

describe.each([
  ["written without knowledge of the reader", outsideForms],
  ["written with the reader", ownForms],
])("forms %s", (_, table) => {
  test.each(rowsOf(table))("$text", (row) => expect(readOne(row.text)).toEqual(row));
});

test.each(withoutAmount.trim().split("\n"))("no number is money in %o", (text) =>
  expect(findAmounts(text)).toEqual([]),
);

test.each([
  ["3,500", 3500_00],
  ["3.500", 3500_00],
  ["3,50", 3_50],
  ["3.5", 3_50],
  ["12,345", 12_345_00],
  ["3,500.00", 3500_00],
  ["3.500,00", 3500_00],
  ["1,234,567", 1_234_567_00],
])("exactly three digits behind a separator are thousands: %s lei", (figure, bani) =>
  expect(findAmounts(`${figure} lei`)[0]).toMatchObject({ min: bani, max: bani }),
);

test("a difference of prices is told from a price", () => {
  const [found] = findAmounts("300 lei mai ieftin la alt magazin");
  expect(found).toMatchObject({ isDifference: true, max: 300_00 });
});

test("a foreign currency is never lei, wherever it stands", () => {
  const foreign = [
    "EUR",
    "USD",
    "GBP",
    "HUF",
    "UAH",
    "CHF",
    "PLN",
    "CZK",
    "MDL",
  ] as const satisfies readonly Currency[];
  for (const currency of foreign)
    for (const text of [
      `${currency} 500`,
      `500 ${currency.toLowerCase()}`,
      `sub 500${currency}`,
      `400-500 ${currency}`,
    ])
      expect(
        findAmounts(text).map((one) => one.currency),
        text,
      ).toEqual([currency]);
});

test("only the number that is money is read beside models, sizes and screens", () => {
  const texts = ["rtx 3060 12gb ryzen 5 5600 16 gb ssd 512 1080p", "i5-8400 650w ddr4 3200 windows 11 144 hz"];
  const amounts = ["sub 3000 lei", "до 3000 лей", "3000 lej alatt", "under 3,000 RON"];
  for (const text of texts)
    for (const amount of amounts)
      for (const sentence of [`${text} ${amount}`, `${amount} ${text}`])
        expect(
          findAmounts(sentence).map(({ max }) => max),
          sentence,
        ).toEqual([3000_00]);
});

// The numerals below are spelled by the grammars of the languages (DOOM 3, Oxford, the rules of the Hungarian Academy, the
// Ukrainian orthography of 2019), not by the tables of the reader.
type Speller = (value: number) => string;

const ro: Speller = (value) => {
  const units = ["", "unu", "doi", "trei", "patru", "cinci", "șase", "șapte", "opt", "nouă", "zece"];
  const teens =
    "zece unsprezece doisprezece treisprezece paisprezece cincisprezece șaisprezece șaptesprezece optsprezece nouăsprezece".split(
      " ",
    );
  const tens = [
    "",
    "",
    "douăzeci",
    "treizeci",
    "patruzeci",
    "cincizeci",
    "șaizeci",
    "șaptezeci",
    "optzeci",
    "nouăzeci",
  ];
  const feminine = (one: number) => (one === 1 ? "o" : one === 2 ? "două" : units[one]!);
  const below100 = (n: number, isFeminine = false): string => {
    if (n < 10) return isFeminine ? feminine(n) : units[n]!;
    if (n < 20) return n === 12 && isFeminine ? "douăsprezece" : teens[n - 10]!;
    const rest = n % 10;
    return (
      tens[Math.floor(n / 10)]! +
      (rest ? ` și ${rest === 2 && isFeminine ? "două" : rest === 1 && isFeminine ? "una" : units[rest]}` : "")
    );
  };
  const below1000 = (n: number, isFeminine = false): string => {
    const hundreds = Math.floor(n / 100);
    const head = hundreds === 0 ? "" : `${feminine(hundreds)} ${hundreds === 1 ? "sută" : "sute"}`;
    const tail = hundreds > 0 && isFeminine && n % 100 === 1 ? "una" : below100(n % 100, isFeminine);
    return [head, tail].filter(Boolean).join(" ");
  };
  const thousands = Math.floor(value / 1000);
  const needsDe = thousands >= 20 && (thousands % 100 >= 20 || thousands % 100 === 0);
  const head =
    thousands === 0 ? "" : `${below1000(thousands, true)}${needsDe ? " de" : ""} ${thousands === 1 ? "mie" : "mii"}`;
  return [head, below1000(value % 1000)].filter(Boolean).join(" ");
};

const en: Speller = (value) => {
  const small =
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
      " ",
    );
  const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
  const below100 = (n: number) =>
    n < 20 ? small[n]! : tens[Math.floor(n / 10)]! + (n % 10 ? `-${small[n % 10]}` : "");
  const below1000 = (n: number): string => {
    if (n < 100) return below100(n);
    return `${small[Math.floor(n / 100)]} hundred${n % 100 ? ` and ${below100(n % 100)}` : ""}`;
  };
  const [thousands, rest] = [Math.floor(value / 1000), value % 1000];
  return [thousands ? `${below1000(thousands)} thousand` : "", rest ? below1000(rest) : ""].filter(Boolean).join(" ");
};

const hu: Speller = (value) => {
  const ones = ["", "egy", "kettő", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc"];
  const before = ["", "egy", "két", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc"];
  const tens = ["", "tizen", "huszon", "harminc", "negyven", "ötven", "hatvan", "hetven", "nyolcvan", "kilencven"];
  const round = { 10: "tíz", 20: "húsz" } as Readonly<Record<number, string>>;
  const below100 = (n: number, last: readonly string[]) => round[n] ?? tens[Math.floor(n / 10)]! + last[n % 10];
  const below1000 = (n: number, last: readonly string[]): string => {
    const hundreds = Math.floor(n / 100);
    return (hundreds === 0 ? "" : `${hundreds === 1 ? "" : before[hundreds]}száz`) + below100(n % 100, last);
  };
  const [thousands, rest] = [Math.floor(value / 1000), value % 1000];
  if (thousands === 0) return below1000(rest, ones);
  const head = `${thousands === 1 ? "" : below1000(thousands, before)}ezer`;
  // Above two thousand a hyphen divides the groups.
  return rest === 0 ? head : `${head}${value > 2000 ? "-" : ""}${below1000(rest, ones)}`;
};

const uk: Speller = (value) => {
  const ones = ["", "один", "два", "три", "чотири", "п'ять", "шість", "сім", "вісім", "дев'ять"];
  const teens =
    "десять одинадцять дванадцять тринадцять чотирнадцять п'ятнадцять шістнадцять сімнадцять вісімнадцять дев'ятнадцять".split(
      " ",
    );
  const tens = "- - двадцять тридцять сорок п'ятдесят шістдесят сімдесят вісімдесят дев'яносто".split(" ");
  const hundreds = [
    "",
    "сто",
    "двісті",
    "триста",
    "чотириста",
    "п'ятсот",
    "шістсот",
    "сімсот",
    "вісімсот",
    "дев'ятсот",
  ];
  const below100 = (n: number, isFeminine: boolean): string => {
    if (n >= 10 && n < 20) return teens[n - 10]!;
    const last = isFeminine && n % 10 === 1 ? "одна" : isFeminine && n % 10 === 2 ? "дві" : ones[n % 10]!;
    return [n >= 20 ? tens[Math.floor(n / 10)]! : "", last].filter(Boolean).join(" ");
  };
  const below1000 = (n: number, isFeminine: boolean) =>
    [hundreds[Math.floor(n / 100)]!, below100(n % 100, isFeminine)].filter(Boolean).join(" ");
  const [thousands, rest] = [Math.floor(value / 1000), value % 1000];
  const form =
    thousands % 100 > 10 && thousands % 100 < 20
      ? "тисяч"
      : thousands % 10 === 1
        ? "тисяча"
        : thousands % 10 >= 2 && thousands % 10 <= 4
          ? "тисячі"
          : "тисяч";
  return [thousands ? `${below1000(thousands, true)} ${form}` : "", rest ? below1000(rest, false) : ""]
    .filter(Boolean)
    .join(" ");
};

const grouped =
  (sign: string): Speller =>
  (value) =>
    String(value).replace(/\B(?=(\d{3})+$)/g, sign);

/** Ways to write a value, and sentences around it with the end that they leave open. */
const spellings: readonly Speller[] = [
  ro,
  en,
  hu,
  uk,
  String,
  grouped("."),
  grouped(","),
  grouped(" "),
  grouped("\u00a0"),
  grouped("'"),
  grouped("’"),
];
const sentences: readonly [string, "max" | "min" | "both"][] = [
  ["{} lei", "both"],
  ["am {} lei", "both"],
  ["un pc gaming sub {} de lei pentru cs2", "max"],
  ["vreau până la {} lei", "max"],
  ["cel puțin {} lei, cu rtx 3060", "min"],
  ["a computer under {} RON for my son", "max"],
  ["no more than {} RON please", "max"],
  ["at least {} RON", "min"],
  ["legfeljebb {} lej", "max"],
  ["{} lej alatt, 16 gb", "max"],
  ["legalább {} lej", "min"],
  ["до {} лей для ігор", "max"],
  ["не більше {} лей", "max"],
  ["від {} лей", "min"],
];

test("any value in any spelling is read in any sentence", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 999_999 }),
      fc.constantFrom(...spellings),
      fc.constantFrom(...sentences),
      (value, spell, [sentence, end]) => {
        const text = sentence.replace("{}", spell(value));
        const [found, ...more] = findAmounts(text);
        expect(more, text).toEqual([]);
        expect([found?.min, found?.max], text).toEqual([
          end === "max" ? null : value * 100,
          end === "min" ? null : value * 100,
        ]);
      },
    ),
    { numRuns: 20_000, seed: 271 },
  );
});

test("any range is read with both ends on one scale", () => {
  const forms: readonly string[] = [
    "{a}-{b} lei",
    "{a} – {b} lei",
    "între {a} și {b} lei",
    "de la {a} la {b} de lei",
    "between {a} and {b} RON",
    "from {a} to {b} RON",
    "{a} és {b} lej között",
    "{a}-től {b} lejig",
    "від {a} до {b} лей",
    "між {a} та {b} лей",
  ];
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom(...forms),
      (low, more, form) => {
        const [a, b] = [low * 100, (low + more) * 100];
        const text = form.replace("{a}", String(a)).replace("{b}", String(b));
        expect(
          findAmounts(text).map(({ min, max }) => [min, max]),
          text,
        ).toEqual([[a * 100, b * 100]]);
        const short = form
          .replace("{a}", String(low))
          .replace(/\{b\}/, `${low + more} mii`)
          .replace(/\b(?:RON|lejig|lej)\b/, "lei");
        if (low > 1 && !/[єії]/.test(form) && !form.includes("tő"))
          expect(
            findAmounts(short).map(({ min, max }) => [min, max]),
            short,
          ).toEqual([[low * 100_000, (low + more) * 100_000]]);
      },
    ),
    { numRuns: 2000, seed: 271 },
  );
});

test("any text is read, and places lie in the text in order", () => {
  const words = fc.constantFrom(
    "3",
    "3,5",
    "000",
    "-",
    " ",
    "mii",
    "lei",
    "și",
    "jumătate",
    "két",
    "ezer",
    "k",
    "до",
    "€",
    ".",
    "'",
    "sub",
    "x",
    "\u0301",
    "😀",
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
      const text = parts.join("");
      let last = 0;
      for (const { from, to, min, max } of findAmounts(text)) {
        expect(from).toBeGreaterThanOrEqual(last);
        expect(to).toBeLessThanOrEqual(text.length);
        if (min !== null && max !== null) expect(min).toBeLessThanOrEqual(max);
        last = to;
      }
    }),
    { numRuns: 5000 },
  );
});
