import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { MeasurementDropId } from "../../../base/id.ts";
import { refuse } from "../../../base/result.ts";
import { aPc, aUnit } from "../../../testing/builders.ts";
import { putOnSale, unitsOf } from "../../../testing/catalogue-index.ts";
import { measurementFiles, smartctlSata } from "../../../testing/bench/measurement-files.ts";
import { STAFF } from "../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { dropFiles, prepareFile } from "../../inventory/bench/files/drop-files.server.ts";
import { measurementFileBytes } from "../../inventory/bench/files/measurement-file-bytes.server.ts";
import { coursesOf } from "../../inventory/bench/files/measurement-files.sql.server.ts";
import { driveWarnings, markOfWarnings } from "../../inventory/bench/drive-health.ts";
import { answersTo, questionsOf } from "../../inventory/grading/rubric.ts";
import { gradeUnit } from "./grade-unit.server.ts";
import { proposeChoices, proposeDrives, readFileChoices } from "./file-choices.ts";
import { recordMeasurements } from "./record-measurements.server.ts";
import { viewFileDrop } from "./view-file-drop.server.ts";
import { viewBenchUnit } from "./view-bench-unit.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const session = { measuredOn: "2026-11-21", driver: null, note: null };

async function aPcOnSale() {
  const listingId = await putOnSale(shop.db, aPc({ units: [aUnit()] }));
  const code = (await unitsOf(shop.db, listingId))[0]! as string;
  return { listingId, code };
}

async function drop(code: string, names: readonly string[]) {
  const prepared = [];
  for (const name of names) {
    const file = await prepareFile(name, measurementFiles[name] ?? Buffer.from("nothing known"));
    if (!file.ok) throw new Error(file.domainError.code);
    prepared.push(file.value);
  }
  return dropFiles(shop, { code, actor: STAFF, prepared });
}

async function view(code: string, id: MeasurementDropId) {
  const found = await viewFileDrop(shop, { code, id });
  if (!found.ok) throw new Error(found.domainError.code);
  return found.value;
}

async function confirm(code: string, id: MeasurementDropId, typed: Record<string, string> = {}) {
  const { drop, drives, seen } = await view(code, id);
  const all = { ...proposeChoices(drop.files, { drives }), ...typed };
  const { values, files, problems } = readFileChoices(drop.files, { typed: all, drives });
  if (Object.keys(problems).length > 0) throw new Error(JSON.stringify(problems));
  return recordMeasurements(shop, { code, actor: STAFF, seen, session, values, cleared: [], files });
}
const dropped = async (code: string, names: readonly string[]) => {
  const done = await drop(code, names);
  if (!done.ok) throw new Error(done.domainError.code);
  return done.value;
};

describe("files dropped at the bench", () => {
  test("become measurements at once, and are kept byte for byte with their SHA-256 and a plot of the run", async () => {
    const { code, listingId } = await aPcOnSale();
    const names = ["cinebench.txt", "smart-nvme.json", "PresentMon-cs2.csv", "letter.txt"];
    const id = await dropped(code, names);
    expect((await view(code, id)).drop.rejected).toMatchObject([{ name: "letter.txt", code: "file-unknown", line: 1 }]);
    expect(await view(code, id)).toMatchObject({ current: [] });
    const run = { "resolution.2": "1920x1080", "settings.2": "high" };
    expect(await confirm(code, id, run)).toMatchObject({ ok: true, value: { count: 12 } });
    const found = await viewBenchUnit(shop, { code });
    if (!found.ok) throw new Error("gone");
    const { current, files } = found.value;
    expect(Object.fromEntries(current.map(({ test, value }) => [test, value]))).toEqual({
      cinebench: 12_346,
      "cinebench-single": 1532,
      "drive-life": 94,
      "drive-hours": 3210,
      "drive-written": 124,
      "drive-media-errors": 0,
      "drive-used": 6,
      "drive-spare": 100,
      "drive-spare-limit": 10,
      "drive-critical": 0,
      "drive-failing": 0,
      cs2: 59,
    });
    const stored = files.find(({ program }) => program === "presentmon")!;
    const bytes = (await measurementFileBytes(shop, stored.id))!.bytes;
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(stored.digest);
    expect(Buffer.compare(bytes, Buffer.from(measurementFiles["PresentMon-cs2.csv"]!))).toBe(0);
    const courses = await coursesOf(shop.db, { listingId });
    expect(courses).toMatchObject([
      { test: "cs2", frames: { average: 594, low1: 300 }, series: [{ name: "frame-time" }] },
    ]);
  });

  test("cannot be recorded twice on a unit, nor on another unit", async () => {
    const [first, second] = [await aPcOnSale(), await aPcOnSale()];
    const names = ["smart-sata.json"];
    const waiting = await dropped(second.code, names);
    // The PC of the test has another drive, so nothing is ticked by itself.
    const tick = { "take.0.0": "on" };
    await confirm(first.code, await dropped(first.code, [...names, ...names]), tick);
    expect((await view(first.code, await dropped(first.code, names))).drop).toMatchObject({
      files: [],
      rejected: [{ code: "file-known" }],
    });
    expect((await view(second.code, await dropped(second.code, names))).drop).toMatchObject({
      files: [],
      rejected: [{ code: "file-elsewhere", unit: first.code }],
    });
    expect(await confirm(second.code, waiting, tick)).toMatchObject({
      ok: false,
      domainError: { code: "bench-file-elsewhere", unit: first.code },
    });
    expect((await view(second.code, waiting)).current).toEqual([]);
  });

  test("that were confirmed already are refused whole", async () => {
    const { code } = await aPcOnSale();
    const id = await dropped(code, ["nvme0.json"]);
    const { drop: before, drives } = await view(code, id);
    await confirm(code, id);
    const { seen } = await view(code, id);
    const again = readFileChoices(before.files, { typed: proposeChoices(before.files, { drives }), drives });
    expect(
      await recordMeasurements(shop, {
        code,
        actor: STAFF,
        seen,
        session,
        values: again.values,
        cleared: [],
        files: again.files,
      }),
    ).toMatchObject({ ok: false, domainError: { code: "bench-files-changed" } });
  });

  test("of a unit that does not exist are not stored", async () => {
    expect(await drop("U-NOTHING", ["nvme0.json"])).toMatchObject({
      ok: false,
      domainError: { code: "bench-unit-unknown" },
    });
  });
});

describe("what staff take from files", () => {
  test("is each test once: a second file of the same test is not ticked, and refused where it is", async () => {
    const names = ["timespy.xml", "3DMark-TimeSpy-11874.3dmark-result"];
    const { code } = await aPcOnSale();
    const { drop: found, drives } = await view(code, await dropped(code, names));
    const proposed = proposeChoices(found.files, { drives });
    expect(proposed).toMatchObject({ "take.0.0": "on" });
    expect(proposed).not.toHaveProperty("take.1.0");
    const both = readFileChoices(found.files, { typed: { ...proposed, "take.1.0": "on" }, drives });
    expect(both.problems).toEqual({ "take.1.0": "value-twice" });
  });

  test("is every fault that a drive reports, ticked or not, and grading it asks whether staff saw them", async () => {
    const { code } = await aPcOnSale();
    const disk = {
      ...smartctlSata,
      model_name: "Samsung SSD 970 EVO Plus 1TB",
      ata_smart_attributes: {
        table: [
          { id: 5, name: "Reallocated_Sector_Ct", value: 100, raw: { value: 2480, string: "2480" } },
          { id: 197, name: "Current_Pending_Sector", value: 90, raw: { value: 0, string: "0" } },
        ],
      },
    };
    const prepared = await prepareFile("smart.json", Buffer.from(JSON.stringify(disk)));
    if (!prepared.ok) throw new Error(prepared.domainError.code);
    const waiting = await dropFiles(shop, { code, actor: STAFF, prepared: [prepared.value] });
    if (!waiting.ok) throw new Error(waiting.domainError.code);
    const { drop: found, drives } = await view(code, waiting.value);
    const values = found.files[0]!.reading.values.map(({ test }) => test);
    const alone = { "drive.0": "1", [`take.0.${values.indexOf("drive-hours")}`]: "on" };
    const chosen = readFileChoices(found.files, { typed: alone, drives });
    expect(chosen.values.map(({ test }) => test)).toEqual(["drive-hours", "drive-reallocated"]);
    // A file of which nothing is ticked is of another drive: nothing of it is recorded.
    expect(readFileChoices(found.files, { typed: { "drive.0": "1" }, drives })).toMatchObject({
      values: [],
      files: [],
    });
    await confirm(code, waiting.value);

    const bench = await viewBenchUnit(shop, { code });
    if (!bench.ok) throw new Error("gone");
    const warnings = driveWarnings(bench.value.current);
    expect(warnings).toEqual([{ code: "reallocated", subject: "1", value: 2480, limit: null }]);
    const answers = Object.fromEntries(questionsOf("pc").map((question) => [question, answersTo(question)[0]!]));
    const grade = (drives: string) =>
      gradeUnit(shop, { code, actor: STAFF, answers, override: null, seen: null, drives });
    for (const mark of ["", "1:reallocated:8", "on"])
      expect(await grade(mark)).toEqual(refuse.conflict({ code: "grading-drive-failing" }));
    expect(await grade(markOfWarnings(warnings))).toMatchObject({ ok: true });
    const entry = await shop.db
      .selectFrom("audit")
      .where("entityId", "=", code)
      .where("action", "=", "graded")
      .select("after")
      .executeTakeFirstOrThrow();
    expect(entry.after).toMatchObject({ drives: "1:reallocated:2480" });
  });

  test("is the game of the program, at settings that staff must choose", async () => {
    const { code } = await aPcOnSale();
    const { drop: found, drives } = await view(code, await dropped(code, ["PresentMon-valorant.csv"]));
    const proposed = proposeChoices(found.files, { drives });
    expect(proposed).toMatchObject({ "game.0": "valorant" });
    expect(readFileChoices(found.files, { typed: proposed, drives }).problems).toEqual({
      "resolution.0": "resolution-missing",
      "settings.0": "settings-missing",
    });
  });

  test("is not ticked where the file names a drive that the unit does not have", async () => {
    const { code } = await aPcOnSale();
    // Another reading of the drive: a file that a unit has already is not read again.
    const file = await prepareFile(
      "smart.json",
      Buffer.concat([measurementFiles["smart-sata.json"]!, Buffer.from("\n")]),
    );
    if (!file.ok) throw new Error(file.domainError.code);
    const waiting = await dropFiles(shop, { code, actor: STAFF, prepared: [file.value] });
    if (!waiting.ok) throw new Error(waiting.domainError.code);
    const { drop: found, drives } = await view(code, waiting.value);
    expect(drives).toEqual(["Samsung 970 EVO Plus 1 TB"]);
    const proposed = proposeChoices(found.files, { drives });
    expect(Object.keys(proposed).filter((field) => field.startsWith("take."))).toEqual([]);
    expect(proposeDrives(found.files, ["Samsung 970 EVO Plus 1 TB", "Kingston SA400S37480G 480 GB"])).toEqual([
      { number: "2", isOther: false },
    ]);
  });
});
