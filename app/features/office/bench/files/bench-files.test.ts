import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHash } from "node:crypto";
import { problemInChain } from "../../../../../shop/passport/chain.server.ts";
import type { PassportBody } from "../../../../../shop/passport/passport-event.ts";
import { markOfWarnings } from "../../../../../shop/inventory/bench/drive-health.ts";
import { sealEvents } from "../../../../../shop/passport/seal-events.server.ts";
import { passportCodesOf, passportFile } from "../../../../../shop/passport/view-passport.server.ts";
import { aPc, aUnit } from "../../../../../testing/builders.ts";
import { putOnSale, unitsOf } from "../../../../../testing/catalogue-index.ts";
import { measurementFiles, smartctlSata } from "../../../../../testing/bench/measurement-files.ts";
import { routeArgs } from "../../../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../../../testing/shop.ts";
import { aStaffMember } from "../../../../../testing/staff.ts";
import { CLIENT_HEADER } from "../../../../server/guard.server.ts";
import * as passportPage from "../../../passport/passport.tsx";
import type { PassportView } from "../../../passport/passport.view.server.ts";
import * as product from "../../../product/product.tsx";
import * as benchUnit from "../bench-unit.tsx";
import * as dropFiles from "./drop-files.tsx";
import * as fileDrop from "./file-drop.tsx";
import type { FileDropView } from "./file-drop.view.server.ts";
import * as measurementFile from "./measurement-file.ts";

let shop: TestShop;
let technician: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  technician = await aStaffMember(shop, { staffRoles: ["technician"] });
});
afterAll(() => shop.close());

async function aPcOnSale() {
  const listingId = await putOnSale(shop.db, aPc({ units: [aUnit()] }));
  return { listingId, code: (await unitsOf(shop.db, listingId))[0]! as string };
}

type Files = Readonly<Record<string, Uint8Array | string>>;

async function send(code: string, files: Files, cookie = technician.cookie) {
  const form = new FormData();
  for (const [name, bytes] of Object.entries(files)) form.append("files", new File([bytes as BlobPart], name));
  const path = `/office/bench/${code}/files`;
  const request = new Request(`https://shop.example${path}`, { method: "POST", body: form, headers: { cookie } });
  return dropFiles.action({ ...routeArgs(shop, path, { params: { code } }), request } as never);
}

/** The id of the drop that the files made. */
async function dropped(code: string, files: Files): Promise<string> {
  const answer = (await send(code, files)) as Response;
  expect(answer.status).toBe(302);
  return answer.headers.get("location")!.split("/").at(-1)!;
}
/** The same file for a second unit, as another system ends its lines. */
const unlike = (file: Uint8Array | string) =>
  new TextEncoder().encode(
    (typeof file === "string" ? file : new TextDecoder().decode(file)).replaceAll(/\r?\n/g, (end) =>
      end === "\n" ? "\r\n" : "\n",
    ),
  );
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

async function passportOf(unit: string) {
  const { unitId } = await shop.db
    .selectFrom("unit")
    .where("code", "=", unit)
    .select("id as unitId")
    .executeTakeFirstOrThrow();
  const code = (await passportCodesOf(shop, [unitId])).get(unitId)!;
  const file = await passportFile(shop, code);
  if (!file.ok) throw new Error("there is no such passport");
  const page = await passportPage.loader(
    routeArgs(shop, `/p/${code}`, { params: { code }, headers: { [CLIENT_HEADER]: "192.0.2.1" } }) as never,
  );
  return { passport: file.value, shown: (page as unknown as { data: PassportView }).data };
}

const view = async (code: string, id: string) =>
  (await technician.get(fileDrop.loader, `/office/bench/${code}/files/${id}`, { code, id })).data as FileDropView;
const confirm = (code: string, id: string, form: Record<string, string>) =>
  technician.post(fileDrop.action, `/office/bench/${code}/files/${id}`, form, { code, id });

describe("files of a test run in the office", () => {
  test("are dropped, looked at and confirmed, and the product page shows what they measured", async () => {
    const { code, listingId } = await aPcOnSale();
    const { "cs2_2026-11-21.csv": frames, "smart-nvme.json": drive, "hwinfo.csv": log } = measurementFiles;
    const id = await dropped(code, {
      "cs2_2026-11-21.csv": frames!,
      "smart.json": drive!,
      "hwinfo.csv": log!,
      "notes.txt": "call back on Monday",
    });
    const shown = await view(code, id);
    expect(shown).toMatchObject({
      files: [
        { program: "MangoHud", needs: "run" },
        { program: "smartctl 7.4", needs: "drive" },
        { program: "HWiNFO" },
      ],
      rejected: [{ name: "notes.txt", code: "file-unknown", line: 1, found: "call back on Monday" }],
      typed: { "game.0": "cs2", "take.0.0": "on", measuredOn: "2026-11-21", driver: "565.57.01" },
    });
    const form = { ...shown.typed, seen: shown.seen };
    expect(await confirm(code, id, form)).toMatchObject({
      status: 422,
      data: { problems: { "resolution.0": "resolution-missing", "settings.0": "settings-missing" } },
    });
    const run = { "resolution.0": "1920x1080", "settings.0": "high" };
    expect(await confirm(code, id, { ...form, ...run })).toMatchObject({
      status: 302,
      location: `/office/bench/${code}?saved=12`,
    });
    const unit = (await technician.get(benchUnit.loader, `/office/bench/${code}`, { code })).data as {
      files: { id: string; name: string }[];
      typed: Record<string, string>;
    };
    expect(unit.typed).toMatchObject({
      "fps.cs2.0": "59",
      "drive-life.1": "94",
      "drive-written.1": "12,4",
      "cpu-load": "75",
    });
    expect(unit.files.map(({ name }) => name)).toEqual(["cs2_2026-11-21.csv", "smart.json", "hwinfo.csv"]);

    const path = `/products/${listingId}?tab=benchmarks`;
    const page = await product.loader(routeArgs(shop, path, { params: { id: String(listingId) } }) as never);
    const { courses } = (page as { data: { courses: { plots: { kind: string; lines: { path: string }[] }[] }[] } })
      .data;
    expect(courses.map(({ plots }) => plots.map(({ kind }) => kind))).toEqual([
      expect.arrayContaining(["frame-time", "temperature"]),
      expect.arrayContaining(["temperature", "clock", "power"]),
    ]);
  });

  test("are in the passport by their hashes, with lows, sensors and plots", async () => {
    const { code } = await aPcOnSale();
    const names = ["cs2_2026-11-21.csv", "hwinfo.csv"] as const;
    const id = await dropped(code, Object.fromEntries(names.map((name) => [name, unlike(measurementFiles[name]!)])));
    const { typed, seen } = await view(code, id);
    const run = { "resolution.0": "1920x1080", "settings.0": "high" };
    expect(await confirm(code, id, { ...typed, ...run, seen })).toMatchObject({ status: 302 });
    await sealEvents(shop);
    const hashes = names.map((name) => sha256(unlike(measurementFiles[name]!)));
    const { passport, shown } = await passportOf(code);
    const measured = passport.events.find(({ kind }) => kind === "measured")!.body as PassportBody<"measured">;
    expect(measured.files).toEqual(hashes.toSorted());
    const game = measured.results.find(({ test }) => test === "cs2")!;
    expect(game.low01!).toBeLessThanOrEqual(game.low1!);
    expect(game.low1! / 10).toBeLessThan(game.value);
    const ofLog = measured.sensors!.filter(({ file }) => file === hashes[1]);
    expect(ofLog.map(({ sensor }) => sensor)).toContain("cpu-temperature");
    for (const { low, high } of ofLog) expect(low).toBeLessThanOrEqual(high);
    expect(problemInChain(passport.events, { passport: passport.passport, keys: passport.keys })).toBeNull();
    expect(shown.files.map(({ name, digest }) => [name, digest]).toSorted()).toEqual(
      names.map((name, place) => [name, hashes[place]]).toSorted(),
    );
    expect(shown.courses.map(({ plots }) => plots.map(({ kind }) => kind))).toEqual([
      expect.arrayContaining(["frame-time"]),
      expect.arrayContaining(["temperature", "clock", "power"]),
    ]);
  });

  test("of a failing drive are warned of, signed into the passport, and its unit is graded only when staff saw it", async () => {
    const { code } = await aPcOnSale();
    const worn = {
      critical_warning: 1,
      avail_spare: 3,
      spare_thresh: 10,
      percent_used: 112,
      power_on_hours: "38,313",
      media_errors: 240,
    };
    const id = await dropped(code, { "nvme0.json": JSON.stringify(worn) });
    const { files, typed, seen } = await view(code, id);
    const found = [
      { code: "critical", value: 1 },
      { code: "media-errors", value: 240 },
      { code: "spare", value: 3, limit: 10 },
      { code: "used-up", value: 112 },
    ];
    expect(files).toMatchObject([{ program: "nvme-cli", warnings: found }]);
    expect(await confirm(code, id, { ...typed, seen })).toMatchObject({ status: 302 });
    await sealEvents(shop);

    const { passport, shown } = await passportOf(code);
    expect(problemInChain(passport.events, { passport: passport.passport, keys: passport.keys })).toBeNull();
    const measured = new Map(shown.measured.map(({ test, value }) => [test, value]));
    expect(
      ["drive-media-errors", "drive-spare", "drive-spare-limit", "drive-used"].map((test) => measured.get(test)),
    ).toEqual([240, 3, 10, 112]);

    const page = () => technician.get(benchUnit.loader, `/office/bench/${code}`, { code });
    const bench = (await page()).data as Awaited<ReturnType<typeof benchUnit.loader>>;
    expect(bench.driveWarnings).toMatchObject(found.map((warning) => ({ ...warning, subject: "1" })));
    const answers = bench.questions.map(({ question, answers: all }) => [`answer.${question}`, all[0]!]);
    const form = { intent: "grade", ...(Object.fromEntries(answers) as Record<string, string>) };
    const grade = (more: Record<string, string>) =>
      technician.post(benchUnit.action, `/office/bench/${code}`, { ...form, ...more }, { code });
    expect(await grade({})).toMatchObject({ status: 409, data: { domainError: { code: "grading-drive-failing" } } });
    expect(((await page()).data as typeof bench).grading).toBeNull();
    expect(await grade({ drives: markOfWarnings(bench.driveWarnings) })).toMatchObject({ status: 302 });

    // The next reading of the drive replaces this one whole: what it does not say is not said any more.
    const sound = await dropped(code, { "smart.json": JSON.stringify({ ...smartctlSata, model_name: undefined }) });
    const later = await view(code, sound);
    expect(await confirm(code, sound, { ...later.typed, seen: later.seen })).toMatchObject({ status: 302 });
    const current = (await page()).data as typeof bench;
    expect(current.driveWarnings.map((warning) => warning.code)).toEqual(["media-errors"]);
    expect(current.typed["drive-media-errors.1"]).toBe("240");
  });

  test("that nothing was read from are told, and nothing is recorded", async () => {
    const { code } = await aPcOnSale();
    const id = await dropped(code, { "heaven.html": "<html><h1>Unigine Heaven Benchmark 4.0</h1>", "empty.csv": "" });
    expect(await view(code, id)).toMatchObject({
      files: [],
      rejected: [
        { name: "heaven.html", code: "file-cut-off", line: 1 },
        { name: "empty.csv", code: "file-empty" },
      ],
    });
    expect(await confirm(code, id, { seen: "", measuredOn: "2026-11-21" })).toMatchObject({ status: 409 });
  });

  test("show what somebody else recorded meanwhile, and keep what was chosen", async () => {
    const { code } = await aPcOnSale();
    const id = await dropped(code, { "cb.txt": measurementFiles["cinebench.txt"]! });
    const { typed, seen } = await view(code, id);
    const other = await dropped(code, { "fur.txt": measurementFiles["FurMark-Scores.txt"]! });
    const theirs = await view(code, other);
    await confirm(code, other, { ...theirs.typed, seen: theirs.seen });
    const late = await confirm(code, id, { ...typed, seen });
    expect(late).toMatchObject({
      status: 409,
      data: { domainError: { code: "bench-changed" }, typed: { "take.0.0": "on" } },
    });
    const fresh = (late.data as { view: FileDropView }).view.seen;
    expect(await confirm(code, id, { ...typed, seen: fresh })).toMatchObject({ status: 302 });
  });

  test("are given back as they were, never shown by the browser", async () => {
    const { code } = await aPcOnSale();
    const bytes = measurementFiles["Unigine_Heaven_Benchmark_4.0_20261121.html"]!;
    const id = await dropped(code, { "raport țintă.html": bytes });
    const { files } = await view(code, id);
    const args = routeArgs(shop, `/office/bench-files/${files[0]!.id}`, {
      params: { id: files[0]!.id },
      headers: { cookie: technician.cookie },
    });
    const answer = await measurementFile.loader(args as never);
    expect(answer.headers.get("content-type")).toBe("application/octet-stream");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="raport_.*\.html"/);
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
  });

  test("are for those who may record", async () => {
    const { code } = await aPcOnSale();
    const sales = await aStaffMember(shop, { staffRoles: ["sales"] });
    await expect(send(code, { "cb.txt": "x" }, sales.cookie)).rejects.toMatchObject({ init: { status: 403 } });
  });
});
