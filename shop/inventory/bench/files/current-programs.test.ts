// What programs write today, in the shape of their own source or test data; each fixture names the release. The figures are
// reckoned here a second time, from the definitions and not with the reader's code.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  afterburner,
  capFrameX,
  card,
  hwinfoOf,
  integrated,
  mangoHud,
  measurementFiles,
  presentMon1,
  presentMon23,
  presentMonColumns,
  type GraphicsDevice,
} from "../../../../testing/bench/measurement-files.ts";
import {
  nvmeText,
  smartTextDisk,
  smartTextNvme,
  smartTextSas,
  smartTextSsd,
} from "../../../../testing/bench/smart-texts.ts";
import { plainNumber } from "./file-lines.ts";
import type { MeasuredFile } from "./measurement-file.ts";
import { readBenchFile } from "./read-bench-file.ts";
import { pointsOf } from "./read-cinebench.ts";
import { readMeasurementFile } from "./read-measurement-file.ts";
import { summaryOf } from "./reading-summary.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const summary = (content: string | Uint8Array) =>
  summaryOf(readBenchFile(typeof content === "string" ? bytesOf(content) : content));
const fileOf = (content: string): MeasuredFile => {
  const reading = readMeasurementFile(bytesOf(content));
  if (!reading.ok) throw new Error(JSON.stringify(reading.issue));
  return reading.file;
};

/** Average and 1 % low by their definitions: frames over time, and the same over the slowest hundredth. */
function rates(times: readonly number[]) {
  const rate = (part: readonly number[]) => (1000 * part.length) / part.reduce((sum, time) => sum + time, 0);
  const slowest = times.toSorted((a, b) => b - a).slice(0, Math.ceil(times.length / 100));
  return { average: rate(times), low1: rate(slowest) };
}

describe("frames", () => {
  test("of PresentMon are read with any number of decimals, in any order of columns, beside other columns and the desktop", () => {
    const some = fc.record({
      times: fc.array(fc.double({ min: 0.5, max: 60, noNaN: true }), { minLength: 300, maxLength: 420 }),
      decimals: fc.integer({ min: 4, max: 20 }),
      order: fc.infiniteStream(fc.nat()),
      extra: fc.array(fc.constantFrom("GPUPower", "MsGPUTime", "Résumé", "MsPCLatency"), { maxLength: 3 }),
      desktop: fc.constantFrom(0, 5, 900),
    });
    fc.assert(
      fc.property(some, ({ times, decimals, order, extra, desktop }) => {
        const all = [...presentMonColumns(times, decimals), ...extra.map((name) => [name, () => "NA"] as const)];
        const columns = all
          .map((column) => ({ column, key: order.next().value as number }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ column }) => column);
        const { frames, application } = fileOf(presentMon23(times, { decimals, columns, desktop }));
        const expected = rates(times.map((time) => Number(time.toFixed(decimals))));
        expect(application).toBe("cs2.exe");
        expect(frames!.count).toBe(times.length);
        expect(Math.abs(frames!.average / 10 - expected.average)).toBeLessThan(0.051);
        expect(Math.abs(frames!.low1! / 10 - expected.low1)).toBeLessThan(0.051);
      }),
      { numRuns: 40, seed: 23 },
    );
  });

  test("of release 1 have 14 decimals too, and the first frame of a program no frame before it", () => {
    const short = presentMon1(600);
    const long = short.replaceAll(/(?<=\d\.\d{1,6})(?=,)/g, "00000000");
    expect(long).toContain("16.666700000000");
    expect(summary(long)).toEqual(summary(short));
    const first = short.replace("0.212,16.6667,", "0.212,0.00000000000000,");
    expect(summary(first)).toMatchObject({ program: "PresentMon", version: "1", fps: { low1: 30 } });
  });

  test("of CapFrameX are those of all its runs together, and its sensors are read", () => {
    expect(summary(capFrameX())).toMatchObject({
      program: "CapFrameX",
      version: "1.7.3",
      fps: { average: 59.4, low1: 30, low01: 30 },
      gpuMax: 64,
      cpuMax: 71,
      why: null,
    });
    const [slow, quick] = [Array.from({ length: 400 }, () => 20), Array.from({ length: 400 }, () => 10)];
    // 800 frames in 12 s.
    expect(summary(capFrameX({ runs: [slow, quick] }))).toMatchObject({
      fps: { average: 66.7, low1: 50 },
      warnings: [expect.stringContaining("runs-together")],
    });
    const core = (Values: number[]) => ({ Name: "GPU Core", Type: "Temperature", Values });
    const withTwo = {
      Info: {},
      Runs: [
        { CaptureData: { MsBetweenPresents: quick }, SensorData2: { "/igpu": core([40, 42]), "/gpu": core([70, 78]) } },
      ],
    };
    expect(summary(JSON.stringify(withTwo))).toMatchObject({ gpuMax: 78 });
    const { driver, takenOn, application } = fileOf(capFrameX());
    expect({ driver, takenOn, application }).toEqual({
      driver: "581.57",
      takenOn: "2026-11-21",
      application: "cs2.exe",
    });
  });

  test.each([5, 40, 298, 596])("of MangoHud that were sampled are told so at once, in a log of %i lines", (lines) => {
    // log_interval=100: a timer of its own writes the frame that was drawn last (src/logging.cpp, Logger::logging).
    const [head, rows] = [mangoHud(1).split("\n").slice(0, 3), mangoHud(lines).split("\n").slice(3, -1)];
    const sampled = rows.map((row, place) => row.replace(/\d+$/, String((place + 1) * 100_064_071)));
    expect(summary([...head, ...sampled, ""].join("\n"))).toMatchObject({
      program: "MangoHud",
      fps: null,
      why: expect.stringContaining("sampled"),
    });
  });

  test("of MangoHud that paused once are no samples", () => {
    const rows = mangoHud(600).split("\n");
    const paused = rows.map((row, place) =>
      place > 300 ? row.replace(/\d+$/, (elapsed) => String(Number(elapsed) + 60e9)) : row,
    );
    expect(summary(paused.join("\n"))).toMatchObject({ fps: { average: 59.4 }, why: null });
  });
});

describe("MSI Afterburner", () => {
  test.each(["en", "de", "uk", "ja"] as const)("is read in %s: the average of its samples, and no lows", (language) => {
    // 60 samples of 90 to 100 FPS in turn.
    const samples = Array.from({ length: 60 }, (_, second) => 90 + (second % 11));
    const mean = samples.reduce((sum, rate) => sum + rate, 0) / 60;
    expect(summary(afterburner({ language }))).toMatchObject({
      program: "MSI Afterburner",
      fps: { average: Math.round(mean * 10) / 10, low1: null, low01: null },
      gpuMax: 68,
      why: null,
    });
  });

  test("leaves out the time before the game ran, takes the last of several logs, and refuses one without readings", () => {
    const idle = [null, null, 0.0001, ...Array.from({ length: 20 }, () => 60)];
    expect(summary(afterburner({ rates: idle.filter((rate) => rate !== 0.0001) })).fps).toMatchObject({ average: 60 });
    const two = afterburner() + afterburner({ rates: Array.from({ length: 20 }, () => 144) });
    expect(summary(two)).toMatchObject({
      fps: { average: 144 },
      warnings: [expect.stringContaining("several-runs")],
    });
    expect(summary(afterburner({ rates: [] }))).toMatchObject({ program: "MSI Afterburner", fps: null });
    expect(summary(afterburner({ rates: [] })).why).toContain("file-too-short");
  });

  test("is read after a spreadsheet took the zeros of its line kinds, and gives temperatures without a frame rate", () => {
    const saved = afterburner().replaceAll(/^0(?=\d,)/gm, "");
    expect(summary(saved)).toEqual(summary(afterburner()));
    const noGame = afterburner({ rates: Array.from({ length: 20 }, () => null) });
    expect(fileOf(noGame)).toMatchObject({
      frames: null,
      values: [
        { test: "gpu-load", value: 68 },
        { test: "cpu-load", value: 70 },
      ],
    });
  });
});

describe("drives, as text for people", () => {
  test.each([
    [
      "a hard disk with bad sectors",
      smartTextDisk,
      { program: "smartctl", version: "7.4", life: null, hours: 11_234, writtenTb: null },
      ["reallocated: 2480", "pending: 312", "offline: 312"],
    ],
    // 32,212,254,720 sectors of 512 bytes would be 16.5 TB: the attribute says 15,360 GiB, the same.
    ["an SSD with device statistics", smartTextSsd, { life: 87, hours: 8123, writtenTb: 16.5 }, []],
    [
      "a worn NVMe drive",
      smartTextNvme,
      { program: "smartctl", life: 0, hours: 38_313, writtenTb: 204.8 },
      ["failing", "critical", "media-errors: 240", "spare: available spare 3 %", "used-up: 112 %"],
    ],
    ["a SAS drive", smartTextSas, { hours: 41_000, writtenTb: 5 }, ["reallocated: 12", "reported: 3"]],
    ["of nvme-cli", nvmeText, { program: "nvme-cli", life: 96, hours: 1900, writtenTb: 6 }, []],
  ])("%s", (_what, text, expected, warnings) => {
    const read = summary(text);
    expect(read).toMatchObject({ why: null, ...expected });
    expect(read.warnings).toEqual(warnings.map((warning) => expect.stringContaining(warning)));
  });

  test("cut off before what may warn, they are refused", () => {
    const upTo = (text: string, mark: string) => text.slice(0, text.indexOf(mark));
    expect(summary(upTo(smartTextDisk, "197 Current")).why).toContain("file-cut-off");
    expect(summary(upTo(smartTextNvme, "Media and")).why).toContain("file-cut-off");
    expect(summary(upTo(nvmeText, "media_errors")).why).toContain("file-cut-off");
  });

  test("hours of a part of smartctl's JSON come from the attribute, wear of a SAS drive under its older name too", () => {
    const table = [{ id: 9, name: "Power_On_Hours", value: 90, raw: { value: 4321, string: "4321" } }];
    expect(summary(JSON.stringify({ ata_smart_attributes: { table } }))).toMatchObject({ hours: 4321 });
    const sas = { device: { protocol: "SCSI" }, scsi_percentage_used_endurance_indicator: 7 };
    expect(summary(JSON.stringify({ smartctl: { version: [7, 3] }, ...sas }))).toMatchObject({ life: 93 });
  });
});

test("of two graphics devices in a log of MSI Afterburner the one that worked is meant", () => {
  const columns = ["GPU1 temperature", "GPU2 temperature", "GPU1 power", "GPU2 power", "Framerate"];
  const line = (kind: string, second: number, cells: readonly string[]) =>
    `${kind}, 21-11-2026 15:42:${String(second).padStart(2, "0")},${cells.map((cell) => cell.padEnd(20)).join(",")}`;
  const readings = Array.from({ length: 20 }, (_, second) =>
    line("80", second, ["42.000", "71.000", "9.0", "150.0", "60.0"]),
  );
  const log = ["00, 21-11-2026 15:42:00, Hardware monitoring log v1.6 ", line("02", 0, columns), ...readings, ""];
  expect(summary(log.join("\n"))).toMatchObject({ gpuMax: 71, warnings: [expect.stringContaining("several-cards")] });
});

describe("HWiNFO", () => {
  const inProcessor = [
    "GPU [#0]: AMD Radeon",
    "GPU [#0]: AMD Raphael: AMD Radeon(TM) Graphics",
    "GPU [#0]: AMD Radeon 780M Graphics",
    "GPU [#0]: AMD Radeon RX Vega 11 Graphics",
    "GPU [#0]: Intel UHD Graphics 770",
    "GPU [#0]: Intel Iris Xe Graphics",
    "iGPU [#0]: Intel Arc Graphics",
  ];
  const cards = [
    "GPU [#1]: NVIDIA GeForce RTX 3070",
    "GPU [#1]: NVIDIA GeForce GTX 1660 SUPER",
    "GPU [#1]: AMD Radeon RX 6600 XT",
    "GPU [#1]: AMD Radeon RX Vega 64",
    "GPU [#1]: AMD Radeon R9 390",
    "GPU [#1]: Intel Arc B580",
    "GPU [#1]: Intel Arc A770 Graphics",
    "dGPU [#1]: NVIDIA GeForce RTX 4060",
  ];

  test("tells the card from the graphics of the processor by the names in its last line, whichever comes first", () => {
    const some = fc.record({
      within: fc.constantFrom(...inProcessor),
      own: fc.constantFrom(...cards),
      temperature: fc.integer({ min: 45, max: 95 }),
      // The graphics of the processor may be the hotter one, and draw more.
      other: fc.integer({ min: 30, max: 99 }),
      watts: fc.integer({ min: 5, max: 300 }),
      isFirst: fc.boolean(),
      separator: fc.constantFrom(",", ";", "\t"),
    });
    fc.assert(
      fc.property(some, ({ within, own, temperature, other, watts, isFirst, separator }) => {
        const devices: GraphicsDevice[] = [
          { name: within, temperature: other, watts, hasHotSpot: false },
          { name: own, temperature, watts: 150, hasHotSpot: false },
        ];
        const text = hwinfoOf(isFirst ? devices : devices.toReversed(), { separator: separator as "," });
        expect(summary(text)).toMatchObject({ program: "HWiNFO", gpuMax: temperature, cpuMax: 79, warnings: [] });
      }),
      { numRuns: 120, seed: 25 },
    );
  });

  test("takes graphics of the processor alone, and of two cards the one that works, and says so", () => {
    expect(summary(hwinfoOf([integrated]))).toMatchObject({ gpuMax: 42, warnings: [] });
    const second = { name: "GPU [#2]: NVIDIA GeForce GT 710", temperature: 88, watts: 15, hasHotSpot: true };
    expect(summary(hwinfoOf([integrated, second, card]))).toMatchObject({
      gpuMax: 78,
      warnings: [expect.stringContaining("several-cards")],
    });
  });

  test("of a recording that was not stopped has no names: sensors that only cards have tell the card, else its power", () => {
    expect(summary(hwinfoOf([integrated, card], { isEnded: false }))).toMatchObject({ gpuMax: 78, warnings: [] });
    const plain = { ...card, hasHotSpot: false };
    expect(summary(hwinfoOf([integrated, plain], { isEnded: false }))).toMatchObject({
      gpuMax: 78,
      warnings: [expect.stringContaining("card-unsaid")],
    });
  });

  test("is read in German, and through the night on which the clock goes back", () => {
    const german = hwinfoOf([card], { separator: ";" })
      .replaceAll("GPU Temperature", "GPU-Temperatur")
      .replaceAll("GPU Power", "GPU Leistung");
    expect(summary(german)).toMatchObject({ gpuMax: 78, cpuMax: 79 });
    const night = hwinfoOf([card])
      .replaceAll("21.11.2026", "25.10.2026")
      .replaceAll(/14:00:(?=[01])/g, "3:59:")
      .replaceAll(/14:00:/g, "3:00:");
    expect(summary(night)).toMatchObject({ gpuMax: 78, why: null });
    expect(summary(night.replaceAll("25.10.2026", "24.10.2026")).why).toContain("file-order");
  });
});

test.each([
  ["12345.67", 12_345.67],
  ["12345,67", 12_345.67],
  ["12.345,67", 12_345.67],
  ["12,345.67", 12_345.67],
  ["12 345,67", 12_345.67],
  ["12\u00a0345,67", 12_345.67],
  ["12\u202f345,67", 12_345.67],
  ["12’345.67", 12_345.67],
  ["1.234.567,89", 1_234_567.89],
  ["850.10", 850.1],
  ["1532.450000", 1532.45],
  ["1532.450", 1532.45],
  ["12.345", 12_345],
  ["12345", 12_345],
  ["12.345.67", null],
  ["1,2,3", null],
  ["12.34.567,8", null],
  ["CB", null],
])("Cinebench's score %s is %s points in the region that wrote it", (written, points) => {
  expect(pointsOf(written)).toBe(points);
  const text = `Cinebench R23.200\nRunning Multiple CPU Render Test...\nCB ${written} (0,00)\n`;
  if (points !== null && points < 200_000)
    expect(summary(text)).toMatchObject({ points: Math.round(points), why: null });
});

test("Cinebench 2024 is refused by its release: its points are of another scale", () => {
  const text = "Cinebench 2024.1.0\nRunning Multiple CPU Render Test...\nCB 812.41 (0.00)\n";
  expect(summary(text)).toMatchObject({ program: "Cinebench", version: "2024.1.0", points: null });
  expect(summary(text).why).toContain("file-other-version");
});

test("numbers are those of C's printf and of C++ streams", () => {
  expect(["16.47540000000000", "1e-05", "1.23457e+06", "5.", "-0.5"].map((text) => plainNumber(text))).toEqual([
    16.4754, 0.00001, 1_234_570, 5, -0.5,
  ]);
  expect(["", "NA", "1,5", "0x10", "1e999", "1.2.3", "9".repeat(500)].map((text) => plainNumber(text))).toEqual(
    Array.from({ length: 7 }, () => null),
  );
});

/** PowerShell writes UTF-16 when output is redirected, and some tools drop its mark. */
function utf16(text: string, { isBig, isMarked }: { isBig: boolean; isMarked: boolean }): Uint8Array {
  const marked = isMarked ? `\uFEFF${text}` : text;
  const bytes = new Uint8Array(marked.length * 2);
  const view = new DataView(bytes.buffer);
  for (let place = 0; place < marked.length; place += 1) view.setUint16(place * 2, marked.charCodeAt(place), !isBig);
  return bytes;
}

test.each(Object.entries(measurementFiles).filter(([name]) => !/result$|-ro\.csv$/.test(name)))(
  "%s says the same in UTF-16 of either order, with its mark and without",
  (_name, bytes) => {
    const text = new TextDecoder().decode(bytes).replace(/^\uFEFF/, "");
    for (const isBig of [false, true])
      for (const isMarked of [false, true]) expect(summary(utf16(text, { isBig, isMarked }))).toEqual(summary(bytes));
  },
);

test("what cannot be read says why, and which program wrote it where that is known", () => {
  expect(summary("Dragă magazin")).toMatchObject({ program: null, why: expect.stringContaining("file-unknown") });
  expect(summary(presentMon1(20))).toMatchObject({
    program: "PresentMon",
    fps: null,
    why: expect.stringContaining("file-too-short"),
  });
  const keys = [
    "program",
    "version",
    "fps",
    "gpuMax",
    "cpuMax",
    "life",
    "hours",
    "writtenTb",
    "points",
    "warnings",
    "why",
  ];
  expect(Object.keys(summary(""))).toEqual(keys);
});
