import { describe, expect, test } from "vitest";
import { fitTogether, parseKilograms, parseSides, stacked, type ParcelSize } from "../shipping/parcel-size.ts";
import { readLockerRows } from "./locker-file.ts";
import { fitsLocker, lockerBar, type LockerLimits } from "./locker.ts";

const easybox = { lengthMm: 470, widthMm: 445, heightMm: 390 };
const limits: LockerLimits = { isOn: true, mostGrams: 20_000, compartment: easybox, takesCard: false };
const size = (lengthMm: number, widthMm: number, heightMm: number, weightGrams = 5000): ParcelSize => ({
  lengthMm,
  widthMm,
  heightMm,
  weightGrams,
});

describe("a locker takes", () => {
  test.each([
    ["a small PC", [size(450, 440, 210, 9000)], null],
    ["a small PC on its side", [size(210, 440, 450, 9000)], null],
    ["a tower", [size(580, 550, 340, 13_000)], "locker-too-small"],
    ["something one millimetre too long", [size(471, 100, 100)], "locker-too-small"],
    ["something too heavy", [size(100, 100, 100, 20_001)], "locker-too-small"],
    ["three parts that stack", [size(300, 250, 120), size(300, 250, 120), size(200, 100, 120)], null],
    ["four of them that do not", Array<ParcelSize>(4).fill(size(440, 430, 120, 1000)), "locker-too-small"],
    [
      "two things that are too heavy together",
      [size(100, 100, 100, 11_000), size(100, 100, 100, 11_000)],
      "locker-too-small",
    ],
    ["something whose size nobody knows", [size(100, 100, 100), null], "locker-size-unknown"],
    ["nothing", [], "locker-size-unknown"],
  ])("%s: %#", (_, sizes, code) => {
    expect(lockerBar(sizes, { limits })?.code ?? null).toBe(code);
  });

  test("nothing while the shop sends nothing there, or the locker is closed", () => {
    expect(lockerBar([size(1, 1, 1)], { limits: { ...limits, isOn: false } })).toEqual({ code: "locker-off" });
    const locker = { compartments: [], closedAt: new Date(0) };
    expect(lockerBar([size(1, 1, 1)], { limits, locker })).toEqual({ code: "locker-closed" });
  });

  test("what fits its own compartments, whatever the limit of the shop", () => {
    const small = { compartments: [{ lengthMm: 470, widthMm: 445, heightMm: 100 }], closedAt: null };
    expect(lockerBar([size(450, 440, 210)], { limits, locker: small })).toEqual({ code: "locker-too-small" });
    expect(fitsLocker(size(100, 440, 460), { limits, locker: small })).toBe(true);
  });

  test("things that have room beside each other", () => {
    const things = [size(300, 200, 100), size(250, 200, 150)];
    expect(stacked(things)).toMatchObject({ lengthMm: 300, widthMm: 250, heightMm: 200, weightGrams: 10_000 });
    expect(fitTogether(things, { lengthMm: 300, widthMm: 250, heightMm: 200 })).toBe(true);
    expect(fitTogether(things, { lengthMm: 299, widthMm: 250, heightMm: 200 })).toBe(false);
  });
});

test.each([
  ["8,5", 8500],
  ["8.05", 8050],
  ["12", 12_000],
  ["0", null],
  ["51", null],
  ["8kg", null],
  ["", null],
])("the weight %j is %j grams", (typed, grams) => {
  expect(parseKilograms(typed)).toBe(grams);
});

test.each([
  ["44 x 39 x 20", [440, 390, 200]],
  ["44x39×20", [440, 390, 200]],
  ["44 x 39", null],
  ["0 x 39 x 20", null],
  ["44 x 39 x 201", null],
])("the sides %j are %j", (typed, sides) => {
  const read = parseSides(typed);
  expect(read && [read.lengthMm, read.widthMm, read.heightMm]).toEqual(sides);
});

describe("a file of lockers", () => {
  const head = ["id", "name", "address", "city", "county", "compartments", "card"];

  test("is read by the names of its columns", () => {
    const { lockers } = readLockerRows([
      ["city", "id", "name", "address", "county", "compartments", "card"],
      ["Cluj-Napoca", "7", "Easybox Horea", "Str. Horea 3", "judetul Cluj", "47 x 44 x 39 | 47 x 44 x 10", "da"],
      ["București", "8", "Easybox Obor", "Șos. Colentina 2", "Municipiul Bucuresti", "", ""],
    ]);
    expect(lockers).toEqual([
      {
        code: "7",
        name: "Easybox Horea",
        address: "Str. Horea 3",
        city: "Cluj-Napoca",
        county: "CJ",
        postalCode: "",
        compartments: [
          { lengthMm: 470, widthMm: 440, heightMm: 390 },
          { lengthMm: 470, widthMm: 440, heightMm: 100 },
        ],
        takesCard: true,
        hours: "",
      },
      expect.objectContaining({ code: "8", county: "B", compartments: [], takesCard: false }),
    ]);
  });

  test.each([
    [
      "a column is missing",
      [
        ["id", "name"],
        ["1", "a"],
      ],
      "locker-column",
      "address",
    ],
    ["it has no lockers", [head], "locker-column", "id"],
    ["a name is missing", [head, ["1", "", "x", "y", "", "", ""]], "locker-cell", "name"],
    ["a county is unknown", [head, ["1", "a", "x", "y", "Atlantida", "", ""]], "locker-cell", "county"],
    ["a size cannot be read", [head, ["1", "a", "x", "y", "", "mare", ""]], "locker-cell", "compartments"],
    [
      "a locker is there twice",
      [head, ["1", "a", "x", "y", "", "", ""], ["1", "b", "x", "y", "", "", ""]],
      "locker-twice",
      "id",
    ],
  ])("changes nothing where %s", (_, rows, code, column) => {
    const read = readLockerRows(rows);
    expect(read.lockers).toBeNull();
    expect(read.problems[0]).toMatchObject({ code, column });
  });
});
