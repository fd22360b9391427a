import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  hwinfo,
  mangoHud,
  measurementFiles,
  presentMon1,
  resultXml,
  threeDMarkArchive,
  zipBomb,
} from "../../../../testing/bench/measurement-files.ts";
import { frameFigures } from "./frame-times.ts";
import type { FileReading, MeasuredFile } from "./measurement-file.ts";
import { readDroppedFile } from "./read-dropped-file.server.ts";
import { readMeasurementFile } from "./read-measurement-file.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (content: Uint8Array | string) =>
  readMeasurementFile(typeof content === "string" ? bytesOf(content) : content);
const fileOf = (name: string): MeasuredFile => {
  const reading = read(measurementFiles[name]!);
  if (!reading.ok) throw new Error(`${name}: ${JSON.stringify(reading.issue)}`);
  return reading.file;
};
const issueOf = (content: Uint8Array | string) => {
  const reading = read(content);
  return reading.ok ? null : reading.issue;
};
const textOf = (name: string) => new TextDecoder().decode(measurementFiles[name]);

describe("files of measuring programs", () => {
  test.each([
    [
      "cinebench.txt",
      "cinebench",
      [
        { test: "cinebench-single", value: 1532 },
        { test: "cinebench", value: 12_346 },
      ],
      { version: "Cinebench R23.200" },
    ],
    [
      "3DMark-TimeSpy-11874.3dmark-result",
      "3dmark",
      [{ test: "futuremark", value: 11_874 }],
      { driver: "32.0.15.6094", takenOn: "2026-11-20" },
    ],
    ["timespy.xml", "3dmark", [{ test: "futuremark", value: 11_874 }], { version: "3DMark 2.29.8294" }],
    [
      "FurMark-Scores.txt",
      "furmark",
      [
        { test: "furmark", value: 4020 },
        { test: "furmark-max", value: 72 },
        { test: "furmark-minutes", value: 1 },
      ],
      { takenOn: "2026-11-21", version: "FurMark 1.39.3.0" },
    ],
    [
      "Unigine_Heaven_Benchmark_4.0_20261121.html",
      "heaven",
      [{ test: "heaven", value: 2104 }],
      { driver: "31.0.15.3623", settings: "Direct3D11, 1920x1080 8xAA fullscreen, Extreme" },
    ],
    [
      "smart-nvme.json",
      "smartctl",
      [
        { test: "drive-life", value: 94 },
        { test: "drive-hours", value: 3210 },
        { test: "drive-written", value: 124 },
        { test: "drive-media-errors", value: 0 },
        { test: "drive-used", value: 6 },
        { test: "drive-spare", value: 100 },
        { test: "drive-spare-limit", value: 10 },
        { test: "drive-critical", value: 0 },
        { test: "drive-failing", value: 0 },
      ],
      { takenOn: "2026-11-21" },
    ],
    [
      "smart-sata.json",
      "smartctl",
      [
        { test: "drive-life", value: 87 },
        { test: "drive-hours", value: 8123 },
        { test: "drive-written", value: 165 },
        { test: "drive-failing", value: 0 },
      ],
      { version: "smartctl 7.3" },
    ],
    [
      "nvme0.json",
      "nvme",
      [
        { test: "drive-life", value: 96 },
        { test: "drive-hours", value: 1900 },
        { test: "drive-written", value: 60 },
        { test: "drive-used", value: 4 },
        { test: "drive-spare", value: 100 },
        { test: "drive-spare-limit", value: 10 },
        { test: "drive-critical", value: 0 },
      ],
      {},
    ],
    [
      "hwinfo.csv",
      "hwinfo",
      [
        { test: "cpu-load", value: 75 },
        { test: "gpu-load", value: 70 },
      ],
      { takenOn: "2026-11-21", seconds: 238 },
    ],
    [
      "hwinfo-ro.csv",
      "hwinfo",
      [
        { test: "cpu-load", value: 75 },
        { test: "gpu-load", value: 70 },
      ],
      { takenOn: "2026-11-21", seconds: 238 },
    ],
  ])("%s is recognised by what is in it", (name, kind, values, more) => {
    expect(fileOf(name)).toMatchObject({ kind, values, ...more });
  });

  test.each([
    ["cs2_2026-11-21.csv", "mangohud", { driver: "565.57.01", application: null }],
    [
      "PresentMon-cs2.csv",
      "presentmon",
      { version: "PresentMon 1", application: "cs2.exe", notes: ["several-programs"] },
    ],
    ["PresentMon-valorant.csv", "presentmon", { version: "PresentMon 2", application: "VALORANT-Win64-Shipping.exe" }],
  ])("%s gives average, 1 %% low and 0.1 %% low", (name, kind, more) => {
    // 99 frames of 16.67 ms and one of 33.33 ms: 59.4 fps on average, and the slowest hundredth is drawn at 30 fps.
    expect(fileOf(name)).toMatchObject({ kind, ...more, frames: { average: 594, low1: 300, low01: 300 } });
  });

  test("the lows are the averages of the slowest frames, not a percentile", () => {
    const times = Float64Array.from({ length: 1000 }, (_, frame) => (frame < 990 ? 10 : frame === 999 ? 100 : 20));
    expect(frameFigures(times)).toMatchObject({ average: 982, low1: 357, low01: 100 });
    expect(frameFigures(times.subarray(0, 900)).low01).toBeNull();
  });

  test("series are reduced to a plot, with the peak of each part", () => {
    const { series } = fileOf("cs2_2026-11-21.csv");
    expect(series.map(({ name }) => name)).toEqual([
      "frame-time",
      "cpu-temperature",
      "gpu-temperature",
      "cpu-clock",
      "gpu-clock",
      "cpu-power",
      "gpu-power",
    ]);
    expect(series[0]!.mean).toHaveLength(240);
    expect(Math.max(...series[0]!.peak.map(Number))).toBe(33.33);
  });
});

describe("a file that cannot be used is told by line", () => {
  test.each<[string, Uint8Array | string, object]>([
    ["an empty one", "", { code: "file-empty", line: null }],
    ["a picture", Uint8Array.from([0xff, 0xd8, 0xff, 0, 1, 2]), { code: "file-not-text", line: 1 }],
    ["a NUL in the middle", mangoHud(400).replace("\n59.9", "\n\u00009"), { code: "file-not-text" }],
    ["a letter", "Dragă magazin, vă trimit…\n", { code: "file-unknown", line: 1 }],
    ["a bank statement", "Data;Suma;Descriere\n21.11.2026;10;x\n", { code: "file-unknown" }],
    [
      "Cinebench 2024",
      "Cinebench 2024.1\nRunning Multiple CPU Render Test...\nCB 850.1 (0.00)\n",
      { code: "file-other-version", line: 1 },
    ],
    ["a run of Cinebench that was stopped", "Running Multiple CPU Render Test...\n", { code: "file-cut-off" }],
    ["3DMark Wild Life", resultXml().replaceAll("TimeSpyPerformance", "WildLife"), { code: "file-other-test" }],
    [
      "two scores of one test",
      resultXml().replace(
        "</results>",
        "<result><TimeSpyPerformance3DMarkScore>19000</TimeSpyPerformance3DMarkScore></result></results>",
      ),
      { code: "file-disagrees", line: 16 },
    ],
    [
      "Heaven with another score",
      textOf("Unigine_Heaven_Benchmark_4.0_20261121.html").replace("2104", "3104"),
      { code: "file-disagrees", line: 8 },
    ],
    [
      "a frame rate that does not follow from its frame time",
      mangoHud().replace("\n59.9999,", "\n159.9999,"),
      { code: "file-disagrees", line: 4 },
    ],
    [
      "a frame that lasts an hour",
      presentMon1().replace("0.212,16.6667", "0.212,3600000"),
      { code: "file-impossible", line: 22 },
    ],
    [
      "a word in place of a number",
      presentMon1().replace("0.212,16.6667", "0.212,fast"),
      { code: "file-number", line: 22, found: "fast" },
    ],
    ["a column missing", hwinfo().replace("4200.0,60.0,40.0,", "4200.0,"), { code: "file-column", line: 2 }],
    ["a clock that was set back", hwinfo().replace("13:55:00.512", "11:55:00.512"), { code: "file-order" }],
    ["200 °C", hwinfo().replace(",46.0,", ",246.0,"), { code: "file-impossible", line: 6, found: "246.0" }],
    ["ten seconds of one frame a second", mangoHud(12), { code: "file-too-short", line: null }],
    [
      "frames of which only some were written",
      mangoHud().replaceAll(/,(?<at>\d+)\n/g, ",$<at>0\n"),
      { code: "file-sampled" },
    ],
    ["an archive of something else", zipBomb(10), { code: "file-damaged" }],
  ])("%s", (_name, content, issue) => {
    expect(issueOf(content)).toMatchObject(issue);
  });

  test("an archive that unpacks to far more than it says is refused quickly", () => {
    expect(issueOf(zipBomb(200_000_000))).toMatchObject({ code: "file-damaged" });
  });

  test("a changed byte inside a 3DMark archive is noticed by its checksum", () => {
    const archive = threeDMarkArchive();
    archive[60]! ^= 1;
    expect(issueOf(archive)).toMatchObject({ code: "file-damaged" });
  });
});

/** Everything that a reading may be: whole, or one issue. */
function isWhole(reading: FileReading): boolean {
  if (!reading.ok) return reading.issue.found.length <= 61;
  const { values, frames, series } = reading.file;
  return (
    values.length + (frames ? 1 : 0) + series.length > 0 &&
    values.every(({ value }) => Number.isSafeInteger(value)) &&
    series.every(({ mean, peak }) => mean.length === peak.length && mean.length <= 240)
  );
}

describe.each(Object.entries(measurementFiles))("%s, damaged", (_name, bytes) => {
  const whole = read(bytes);

  test("cut off anywhere, it is refused, or says no more than it holds", () => {
    for (let part = 1; part < 50; part += 1) {
      const reading = read(bytes.slice(0, Math.floor((bytes.length * part) / 50)));
      expect(isWhole(reading)).toBe(true);
      if (!reading.ok || !whole.ok) continue;
      expect(reading.file.values.length).toBeLessThanOrEqual(whole.file.values.length);
      // A log may end after any line, but not within one.
      if (reading.file.seconds > 0) expect(bytes[Math.floor((bytes.length * part) / 50) - 1]).toBe(10);
    }
  });

  test("with any bytes changed, nothing is thrown", () => {
    const change = fc.record({ at: fc.nat(bytes.length - 1), byte: fc.nat(255) });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
        const changed = bytes.slice();
        for (const { at, byte } of changes) changed[at] = byte;
        return isWhole(read(changed));
      }),
      { numRuns: 40, seed: 14 },
    );
  });

  test("with lines repeated, it is whole or refused", () => {
    const lines = new TextDecoder("latin1").decode(bytes).split("\n");
    for (let place = 0; place < lines.length; place += Math.ceil(lines.length / 20)) {
      const repeated = [
        ...lines.slice(0, place + 1),
        ...Array.from({ length: 50 }, () => lines[place]!),
        ...lines.slice(place + 1),
      ];
      expect(isWhole(read(Uint8Array.from(repeated.join("\n"), (sign) => sign.charCodeAt(0))))).toBe(true);
    }
  });
});

test("50 MB of frames are read in another process, within its memory", { timeout: 60_000 }, async () => {
  const row = "60.0000,16.6667,41.5,65.2,97,61,67,1807,7300,5.1,168.2,9.8,0,2.2,4450,0\n";
  const head = mangoHud(1).split("\n").slice(0, 3).join("\n");
  // A letter beyond Latin-1 doubles the memory of the text.
  const system = head.replace("Arch Linux", "Арч");
  const large = bytesOf(`${system}\n${row.repeat(Math.floor(49_000_000 / row.length))}`);
  expect(await readDroppedFile(large)).toMatchObject({
    ok: true,
    value: { ok: true, file: { frames: { average: 600 } } },
  });
});
