import { describe, expect, test } from "vitest";
import { readBenchForm, runsOf, typedValues, type BenchValue } from "./bench-form.ts";

const value = (test: string, value: number, different: Partial<BenchValue> = {}): BenchValue => ({
  test,
  value,
  version: "1",
  resolution: null,
  settings: null,
  subject: null,
  ...different,
});
const standard = { resolution: "1920x1080", settings: "high" };
const columns = { "run.0.resolution": "1920x1080", "run.0.settings": "high" };
const read = (fields: Record<string, string>, stored: BenchValue[] = []) =>
  readBenchForm({ ...columns, ...fields }, { stored, drives: 1 });

describe("the form of the bench", () => {
  test("reads games by column, decimal commas, and drives by number", () => {
    const { values, problems } = read({
      "fps.cs2.0": " 212 ",
      "noise-load": "34,5",
      "drive-written.1": "12,4",
      "version.cs2": "1.40",
    });
    expect(problems).toEqual({});
    expect(values).toEqual([
      { test: "cs2", value: 212, version: "1.40", ...standard, subject: null },
      value("noise-load", 345, { version: "noise" }),
      value("drive-written", 124, { version: "drive", subject: "1" }),
    ]);
  });

  test.each([
    ["cpu-load", "720", { code: "impossible", from: "10", to: "125" }],
    ["noise-idle", "nouă", { code: "not-a-number", from: "10", to: "100" }],
    ["cinebench", "12,5", { code: "not-a-number", from: "100", to: "200000" }],
    ["drive-life.1", "101", { code: "impossible", from: "0", to: "100" }],
    ["fps.cs2.0", "2001", { code: "impossible", from: "1", to: "2000" }],
    ["noise-load", "12", { code: "unusual", from: "25", to: "60" }],
  ])("refuses %s = %s at its field, with the plausible range", (name, typed, problem) => {
    expect(read({ [name]: typed })).toMatchObject({ values: [], problems: { [name]: problem } });
  });

  test("asks once about an unusual value, and asks again if another one is typed", () => {
    expect(read({ "gpu-load": "103" }).problems).toMatchObject({ "gpu-load": { code: "unusual" } });
    expect(read({ "gpu-load": "103", "sure.gpu-load": "103" })).toMatchObject({
      problems: {},
      values: [{ value: 103 }],
    });
    expect(read({ "gpu-load": "104", "sure.gpu-load": "103" }).problems).toHaveProperty("gpu-load");
  });

  test("asks whether a machine is really cooler under load", () => {
    expect(read({ "cpu-idle": "60", "cpu-load": "55" }).problems).toEqual({ "cpu-load": { code: "load-below-idle" } });
    expect(read({ "cpu-idle": "60", "cpu-load": "55", "sure.cpu-load": "55" }).problems).toEqual({});
  });

  test("writes only what changed, and removes what was emptied", () => {
    const stored = [value("cinebench", 12_000), value("cpu-load", 71), value("heaven", 3_000)];
    const typed = typedValues(stored, { runs: runsOf(stored), drives: 1 });
    const same = read(typed, stored);
    expect([same.values, same.cleared]).toEqual([[], []]);
    const changed = read({ ...typed, cinebench: "12500", heaven: "" }, stored);
    expect(changed.values).toEqual([value("cinebench", 12_500)]);
    expect(changed.cleared.map(({ test }) => test)).toEqual(["heaven"]);
  });

  test("does not ask again about an unusual value that is stored already", () => {
    const stored = [value("cpu-load", 101)];
    expect(read({ "cpu-load": "101" }, stored).problems).toEqual({});
  });

  test("offers the standard run first, then what was measured, and refuses a run that is there twice", () => {
    const stored = [value("cs2", 90, { resolution: "3840x2160", settings: "ultra" })];
    expect(runsOf(stored)).toEqual([
      standard,
      { resolution: "3840x2160", settings: "ultra" },
      { resolution: "2560x1440", settings: "high" },
    ]);
    const twice = { "run.1.resolution": "1920x1080", "run.1.settings": "high", "fps.cs2.1": "200" };
    expect(read(twice).problems).toEqual({ "run.1.resolution": { code: "run-twice" } });
    expect(read({ "run.0.resolution": "1x1" }).problems).toEqual({ "run.0.resolution": { code: "run-invalid" } });
  });
});
