import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAwbLines, readAwbRows } from "./courier-file.ts";

const read = (text: string) => readAwbLines(text, { courier: "dpd" });
const one = (text: string) => read(text)[0];

// The heads are those of the exports: FAN Courier's SelfAWB ("Nr. AWB", "Centru cost"), Sameday's eAWB ("AWB", "Referință internă"),
// Cargus' WebExpress ("Cod bară", "Serie client"), DPD ("Număr colet", "Ref 1"), GLS' MyGLS ("Parcel number", "Client reference";
// "Csomagszám" in Hungarian).
describe("a courier's export", () => {
  test.each([
    ["FAN", "Nr. AWB;Data;Destinatar;Telefon;Ramburs;Centru cost;Status", ["2160301234567", "20.11.2026", "Ion Pop", "0721234567", "1.234,50", "EXP-123456", "Livrat"], "2160301234567", "delivered"],
    ["Sameday", "Referință internă,AWB,Telefon,Stare", ["EXP-123456", "1ONBLN123456789", "0721 234 567", "În livrare"], "1ONBLN123456789", "in-transit"],
    ["Cargus", "Serie client;Cod bară;Localitate;Cod poștal;Ramburs;Status", ["EXP-123456", "1043212345", "Cluj-Napoca", "400001", "0,00", "Returnat expeditorului"], "1043212345", "returned"],
    ["DPD", "Număr colet\tRef 1\tGreutate\tStatus", ["8012 3456 789", "exp-123456", "2,5", "Ridicat de curier"], "80123456789", "in-transit"],
    ["GLS", "Parcel number;Client reference;COD amount;Status", ["90412345678", "EXP123456", "199.90", "Delivered"], "90412345678", "delivered"],
    ["GLS in Hungarian", "Csomagszám;Ügyfélhivatkozás;Állapot", ["90412345678", "EXP-123456", "Kiszállítás alatt"], "90412345678", "in-transit"],
  ] as const)("of %s is read by its head", (_courier, head, cells, awb, means) => {
    const separator = /[;,\t]/.exec(head)![0];
    const title = "Borderou de expediții\nClient;4012345\n\n";
    for (const before of ["", "\ufeff", "sep=;\n", title])
      expect(read(`${before}${head}\r\n${cells.join(separator)}\r\n`).slice(before === title ? -1 : 0)).toEqual([
        { number: "EXP-123456", awb, courier: "dpd", means, problem: null },
      ]);
  }); // prettier-ignore

  test("with a phone, a postal code and cash beside the AWB is read", () => {
    const head = "Referinta;AWB;Telefon;Cod postal;Ramburs";
    expect(read(`${head}\nEXP-123456;1ONBLN123456789;0721234567;400001;1234,50`)).toMatchObject([
      { number: "EXP-123456", awb: "1ONBLN123456789", problem: null },
    ]);
  });

  test.each([
    ["an AWB that a spreadsheet rounded", "EXP-123456;2,16E+12;;", "tracking-invalid"],
    ["no AWB", "EXP-123456;;0721234567;", "awb-missing"],
    ["no parcel of ours", "ORD-123456;2160301234567;;", "shipment-number-invalid"],
    ["two parcels of ours", "EXP-123456 EXP-123457;2160301234567;;", "shipment-number-invalid"],
    ["a courier that the shop does not have", "EXP-123456;2160301234567;;GLS", "courier-unknown"],
  ])("names what is not understood, such as %s, and reads the rest", (_what, line, problem) => {
    const rows = readAwbRows(`Referinta;AWB;Telefon;Curier\n${line}\nEXP-654321;2160307654321;;Cargus`, {
      courier: "fan",
    });
    expect(rows).toMatchObject([
      { row: 2, line, read: { problem } },
      { row: 3, read: { number: "EXP-654321", awb: "2160307654321", courier: "cargus", problem: null } },
    ]);
  });

  test.each(["Nelivrat", "Predat la ghișeu", "Not delivered", "Livrare eșuată", "Avarie"])(
    "with the state %s stores the AWB and leaves the state to a person",
    (state) => {
      const [row] = readAwbRows(`Referinta;AWB;Stare\nEXP-123456;2160301234567;${state}`, { courier: "fan" });
      expect(row).toMatchObject({ read: { means: null, problem: null }, unknownState: state });
    },
  );

  test("whose head comes again, as in several exports pasted together, is read on", () => {
    const page = (number: number) => `AWB;Referinta\n216030123456${number};EXP-12345${number}\n`;
    expect(read(page(1) + page(2) + page(1))).toMatchObject([
      { number: "EXP-123451", problem: null },
      { number: "EXP-123452", problem: null },
      { problem: "shipment-twice" },
    ]);
  });

  test("that has more lines than are read says so", () => {
    const lines = Array.from({ length: 1002 }, (_, place) => `EXP-${100_000 + place};21603${10_000_000 + place}`);
    expect(read(["Referinta;AWB", ...lines].join("\n")).at(-1)).toMatchObject({ problem: "awb-lines-many" });
  });
});

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(""));
const two = (min: number, max: number) => fc.integer({ min, max }).map((number) => String(number).padStart(2, "0"));
const awbs = fc.oneof(
  digits(10).map((end) => `216${end}`),
  digits(9).map((end) => `1ONBLN${end}`),
  digits(8).map((end) => `90${end}1`),
);
/** What stands beside an AWB in an export, and is none. */
const others = {
  Telefon: digits(8).map((end) => `07${end}`),
  Mobil: digits(8).map((end) => `+40 7${end}`),
  "Telefon expeditor": digits(8).map((end) => `0040 2${end}`),
  "Cod poștal": digits(6),
  Data: fc.tuple(two(1, 28), two(1, 12)).map(([day, month]) => `${day}.${month}.2026`),
  "Data ISO": fc.tuple(two(1, 12), two(1, 28)).map(([month, day]) => `2026-${month}-${day} 10:30:00`),
  Zi: fc.tuple(two(1, 12), two(1, 28)).map(([month, day]) => `2026${month}${day}`),
  Conținut: digits(6).map((number) => `ORD-${number}`),
  Greutate: fc.integer({ min: 1, max: 31 }).map((kilos) => `${kilos},5 kg`),
  Ramburs: fc.integer({ min: 0, max: 9999 }).map((lei) => `${lei},50`),
  Valoare: fc.integer({ min: 1000, max: 9999 }).map((lei) => `${lei} lei`),
  Colete: fc.integer({ min: 1, max: 9 }).map(String),
  "E-mail": digits(4).map((end) => `ana${end}@example.ro`),
  CUI: digits(8).map((end) => `RO${end}`),
  IBAN: digits(16).map((end) => `RO49AAAA${end}`),
  Adresa: fc.integer({ min: 1, max: 200 }).map((house) => `Str. 1 Decembrie 1918 nr. ${house}, bl. A12`),
};
const columns = fc.shuffledSubarray(Object.entries(others), { minLength: 1 });
const awbHeads = [
  "AWB",
  "Nr. AWB",
  "Numar AWB",
  "Număr AWB",
  "nr awb",
  "AWB number",
  "Tracking",
  "Tracking number",
  "COD AWB",
];
const referenceHeads = ["Referință", "Referinta", "Comanda", "Nr. comandă", "Reference", "ref", "Order", "Centru cost"];
const grouped = (awb: string) => awb.replace(/(.{4})(?=.)/g, "$1 ");

describe("any export, with any other columns in any order", () => {
  const row = fc.record({
    awb: awbs,
    number: digits(6).map((end) => `EXP-${end}`),
    beside: columns,
    inGroups: fc.boolean(),
  });
  const cells = row.chain(({ beside, ...rest }) =>
    fc
      .tuple(...beside.map(([, value]) => value))
      .map((values) => ({ ...rest, beside: beside.map(([name]) => name), values })),
  );
  const place = fc.nat(20);

  test("is read by its head: the AWB, and no other number", () => {
    fc.assert(
      fc.property(
        cells, fc.constantFrom(...awbHeads), fc.constantFrom(...referenceHeads), fc.constantFrom(";", "\t", "|"), place, place,
        ({ awb, number, beside, values, inGroups }, awbHead, referenceHead, separator, first, second) => {
          const [head, line] = [[...beside], [...values]];
          for (const [at, title, value] of [
            [first, awbHead, inGroups ? grouped(awb) : awb],
            [second, referenceHead, number],
          ] as const) {
            head.splice(at % (head.length + 1), 0, title);
            line.splice(at % (line.length + 1), 0, value);
          }
          expect(read(`${head.join(separator)}\n${line.join(separator)}\n`)).toEqual([
            { number, awb, courier: "dpd", means: null, problem: null },
          ]);
        },
      ),
    );
  }); // prettier-ignore

  test("without a head is read by guess, and another number is never the AWB", () => {
    fc.assert(
      fc.property(cells, fc.boolean(), ({ awb, number, values, inGroups }, hasAwb) => {
        const line = [number, ...values, ...(hasAwb ? [inGroups ? grouped(awb) : awb] : [])].join(";");
        expect(one(line)).toEqual(
          hasAwb ? { number, awb, courier: "dpd", means: null, problem: null } : { line, problem: "awb-missing" },
        );
      }),
    );
  });
});

describe("a pasted line", () => {
  test.each([
    ["EXP-123456;2160301234567", { awb: "2160301234567", courier: "dpd", means: null }],
    ["exp-123456 1onb2345 sameday delivered", { awb: "1ONB2345", courier: "sameday", means: "delivered" }],
    ["EXP-123456 2160 3012 34567", { awb: "2160301234567" }],
    ["EXP-123456 1ONB LN12 3456 789", { awb: "1ONBLN123456789" }],
    ["cargus în livrare 2160301234567 EXP-123456", { courier: "cargus", means: "in-transit" }],
  ])("%s is read", (line, expected) =>
    expect(one(line)).toMatchObject({ number: "EXP-123456", problem: null, ...expected }),
  );

  test.each([
    ["EXP-123456", "awb-missing"],
    ["EXP-123456 0721234567", "awb-missing"],
    ["EXP-123456 400001", "awb-missing"],
    ["EXP-123456 2160301234567 2160301234568", "awb-several"],
    ["EXP-123456 21603012 34567", "awb-several"],
    ["EXP-123456 2160301234567 0721 234 567", "awb-several"],
  ])("%s is left to a person", (line, problem) => expect(one(line)).toEqual({ line, problem }));
});
