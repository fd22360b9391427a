import { describe, expect, test } from "vitest";
import { driveWear, modelHints, modelSales, wearPerYear, type MeasuredDrive } from "./model-report.ts";

const aRow = (sold: number, warranty = 0) => ({
  group: "gpu" as const,
  model: "GeForce RTX 3060",
  sold,
  medianPrice: 123_456.5,
  medianDays: 11.6,
  withdrawn: 0,
  returned: 0,
  warranty,
});
const aDrive = (unit: string, life: number | null, hours = 8766): MeasuredDrive => ({
  model: "Samsung 980",
  unit,
  life,
  hours,
  written: 100,
});

test("of fewer than three units no price, time or share of returns is given", () => {
  expect(modelSales(aRow(2))).toMatchObject({ sold: 2, medianPrice: null, medianDays: null, percent: null });
  expect(modelSales(aRow(4, 1))).toMatchObject({ medianPrice: 123_457, medianDays: 12, percent: 25 });
});

describe("the wear of a model of drive", () => {
  test("is the median of life used in a year of operation", () => {
    expect(driveWear([aDrive("1", 97), aDrive("2", 96, 17_532), aDrive("3", 90)])).toEqual([
      { model: "Samsung 980", drives: 3, percentPerYear: 3, terabytesPerYear: 10 },
    ]);
  });

  test("is not given of two drives, and a drive of a few hours tells nothing", () => {
    expect(driveWear([aDrive("1", 97), aDrive("2", 96), aDrive("3", 99, 100)])).toEqual([
      { model: "Samsung 980", drives: 2, percentPerYear: null, terabytesPerYear: null },
    ]);
    expect(wearPerYear({ life: 99, hours: 100 })).toBeNull();
  });
});

describe("a hint for graders", () => {
  const others = driveWear(["1", "2", "3"].map((unit) => aDrive(unit, 97)));
  const worn = (life: number) => ({ model: "Samsung 980", place: 1, life, hours: 8766 });

  test("names a drive whose wear is far above the usual", () => {
    expect(modelHints({ drives: [worn(80)], others, sales: [] })).toEqual([
      { kind: "drive-wear", model: "Samsung 980", place: 1, percentPerYear: 20, usual: 3 },
    ]);
  });

  test("is not given for usual wear, for little wear, or where too few drives are known", () => {
    expect(modelHints({ drives: [worn(95.5)], others, sales: [] })).toEqual([]);
    expect(modelHints({ drives: [worn(80)], others: driveWear([aDrive("1", 97)]), sales: [] })).toEqual([]);
  });

  test("names a model of which many units come back", () => {
    const sales = [modelSales(aRow(20, 3)), modelSales({ ...aRow(20, 1), model: "GeForce GTX 1650" })];
    expect(modelHints({ drives: [], others: [], sales })).toEqual([
      { kind: "returns", model: "GeForce RTX 3060", percent: 15, cameBack: 3 },
    ]);
  });
});
