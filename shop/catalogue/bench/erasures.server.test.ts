import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fixedClock } from "../../../base/clock.ts";
import type { MeasurementDropId } from "../../../base/id.ts";
import { ron } from "../../../base/money.ts";
import { aComponent } from "../../../testing/builders.ts";
import { anSsd, aMachineWithSsd, droppedLogs, erased, receivedFrom } from "../../../testing/bench/erasing.ts";
import {
  formatNvme,
  hardDisk,
  identifyNvme,
  nvmeDrive,
  nwipeLog,
  recording,
  sataDrive,
} from "../../../testing/bench/erasure-logs.ts";
import { putOnSale } from "../../../testing/catalogue-index.ts";
import { testDatabase } from "../../../testing/database.ts";
import { erasureLogBytes } from "../../inventory/erasure/erasure-log-bytes.server.ts";
import { putUpForSale } from "../publishing/put-up-for-sale.server.ts";
import { noteUnerased } from "./note-unerased.server.ts";
import { recordErasures } from "./record-erasures.server.ts";
import { viewBenchUnit } from "./view-bench-unit.server.ts";
import { viewFileDrop } from "./view-file-drop.server.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let shop: { db: typeof database.db; clock: ReturnType<typeof fixedClock> };
beforeAll(async () => {
  database = await testDatabase();
  shop = { db: database.db, clock: fixedClock("2026-11-21T10:00:00Z") };
});
afterAll(() => database.close());

let purchases = 0;
const received = (thing = anSsd) =>
  receivedFrom(shop.db, { source: `VND-8${String((purchases += 1)).padStart(5, "0")}`, thing });

async function bench(code: string) {
  const found = await viewBenchUnit(shop, { code });
  if (!found.ok) throw new Error(found.domainError.code);
  return found.value.erased;
}
const rejectedIn = async (code: string, id: MeasurementDropId) => {
  const found = await viewFileDrop(shop, { code, id });
  return found.ok ? found.value.drop.rejected : null;
};
/** A log of its own drive: each test erases another one. */
let drives = 0;
const ownDrive = () => ({ ...nvmeDrive, serial: `S4EWNX0R8${String((drives += 1)).padStart(5, "0")}K` });
const logOf = (drive = ownDrive(), day = "2026-11-20") => recording([identifyNvme(drive), formatNvme()], { day });

describe("a drive that was erased", () => {
  test("is on record with its log, byte for byte, and who recorded it", async () => {
    const code = await received();
    const drive = ownDrive();
    const log = logOf(drive);
    expect(await erased(shop, { code, log })).toEqual({ ok: true, value: { count: 1 } });
    const [erasure] = (await bench(code)).erasures;
    expect(erasure).toMatchObject({
      subject: 1,
      serial: drive.serial,
      method: "nvme-format",
      variant: "user-data",
      proof: null,
      endedAt: "2026-11-20 10:21:30",
      actor: "staff:1",
      isLatest: true,
    });
    const stored = await erasureLogBytes(shop, erasure!.logId);
    expect(new TextDecoder().decode(stored!.bytes)).toBe(log);
    const audit = await shop.db.selectFrom("audit").where("action", "=", "drives-erased").select("after").execute();
    expect(JSON.stringify(audit)).toContain(drive.serial);
  });

  test("is erased again by a new row; the later one counts, and neither is ever changed", async () => {
    const code = await received();
    const drive = ownDrive();
    await erased(shop, { code, log: logOf(drive, "2026-11-19") });
    await erased(shop, { code, log: logOf(drive, "2026-11-20") });
    const { erasures } = await bench(code);
    expect(erasures.map(({ endedAt, isLatest }) => [endedAt.split(" ")[0], isLatest])).toEqual([
      ["2026-11-20", true],
      ["2026-11-19", false],
    ]);
    await expect(sql`update drive_erasure set proof = 'read-back'`.execute(shop.db)).rejects.toThrow(/never changed/);
    await expect(sql`delete from drive_erasure`.execute(shop.db)).rejects.toThrow(/never changed/);
  });

  test("is recorded once: not from the same log, nor from a copy that was saved again, nor on another unit", async () => {
    const [code, other] = [await received(), await received(aMachineWithSsd)];
    const log = logOf();
    await erased(shop, { code, log });
    expect(await rejectedIn(code, await droppedLogs(shop.db, { code, logs: { again: log } }))).toMatchObject([
      { name: "again", code: "file-known" },
    ]);
    expect(await rejectedIn(other, await droppedLogs(shop.db, { code: other, logs: { again: log } }))).toMatchObject([
      { code: "file-elsewhere", unit: code },
    ]);
    const copy = log.replaceAll("\r\n", "\n");
    expect(await erased(shop, { code, log: copy })).toMatchObject({
      domainError: { code: "erasure-known", unit: code },
    });
    expect((await bench(code)).erasures).toHaveLength(1);
  });

  test("in one log with drives of other units is recorded on each of them", async () => {
    const [first, second] = [await received(), await received()];
    const rack = nwipeLog([
      { ...hardDisk, serial: "Z3TRACK01" },
      { ...sataDrive, serial: "S3ZRACK02X" },
    ]);
    for (const [code, place] of [
      [first, 0],
      [second, 1],
    ] as const) {
      const id = await droppedLogs(shop.db, { code, logs: { "nwipe.log": rack } });
      const found = await viewFileDrop(shop, { code, id });
      if (!found.ok) throw new Error(found.domainError.code);
      const [log] = found.value.logs;
      expect(found.value.recorded.map(({ unit }) => unit)).toEqual(place === 0 ? [] : [first]);
      const taken = [{ logId: log!.id, line: log!.log.drives[place]!.line, subject: 1 }];
      expect((await recordErasures(shop, { code, actor: "staff:1", dropId: id, taken })).ok).toBe(true);
    }
    expect(
      await rejectedIn(first, await droppedLogs(shop.db, { code: first, logs: { "nwipe.log": rack } })),
    ).toMatchObject([{ code: "file-known" }]);
  });
});

describe("a log that is not about the unit's drive", () => {
  test("is refused where the unit has another serial number, and nothing is recorded", async () => {
    const code = await received();
    await shop.db.updateTable("unit").set({ serial: "S4EW-OTHER-1" }).where("code", "=", code).execute();
    const { serial, ...drive } = ownDrive();
    expect(await erased(shop, { code, log: logOf({ ...drive, serial }) })).toMatchObject({
      domainError: { code: "erasure-other-drive", serial },
    });
    await shop.db.updateTable("unit").set({ serial: serial.toLowerCase() }).where("code", "=", code).execute();
    expect((await erased(shop, { code, log: logOf({ ...drive, serial }) })).ok).toBe(true);
  });

  test("is refused where another unit at the shop has the drive", async () => {
    const [code, other] = [await received(aMachineWithSsd), await received()];
    const drive = ownDrive();
    await shop.db.updateTable("unit").set({ serial: drive.serial }).where("code", "=", other).execute();
    expect(await erased(shop, { code, log: logOf(drive) })).toMatchObject({
      domainError: { code: "erasure-drive-elsewhere", unit: other },
    });
    expect((await bench(code)).erasures).toEqual([]);
  });

  test("is refused where it ends in the future", async () => {
    const code = await received();
    expect(await erased(shop, { code, log: logOf(ownDrive(), "2026-11-22") })).toMatchObject({
      domainError: { code: "erasure-date" },
    });
  });
});

describe("a unit that a person sold to the shop", () => {
  const onSale = () => putOnSale(shop.db, aComponent("ssd", { price: ron(159) }));
  const sell = async (code: string) =>
    putUpForSale(shop, { code, actor: "staff:1", grade: "A", serial: null, beside: await onSale() });

  test("goes on sale only after its drive was erased", async () => {
    const code = await received();
    expect(await sell(code)).toMatchObject({ domainError: { code: "erasure-missing" } });
    await erased(shop, { code, log: logOf() });
    expect(await sell(code)).toMatchObject({ ok: true });
  });

  test("goes on sale without, where staff say why; an erasure takes the reason back", async () => {
    const code = await received();
    const unerased = { reason: "other", note: "discul e nou, sigilat" } as const;
    expect((await noteUnerased(shop, { code, actor: "staff:1", unerased })).ok).toBe(true);
    expect((await bench(code)).state).toMatchObject({ isErased: true, unerased });
    await erased(shop, { code, log: logOf() });
    expect((await bench(code)).state).toMatchObject({ isErased: true, unerased: null, erasedDrives: 1 });
    await noteUnerased(shop, { code, actor: "staff:1", unerased });
    expect(await sell(code)).toMatchObject({ ok: true });
  });

  test("of a supplier needs no erasure", async () => {
    const code = await receivedFrom(shop.db, { source: "PURCHASE-1" });
    expect(await sell(code)).toMatchObject({ ok: true });
  });
});

test("a log that failed is told by its line, and the good one beside it can be used", async () => {
  const code = await received();
  const bad = logOf().replace("Success formatting", "NVMe status: Access Denied, error");
  const id = await droppedLogs(shop.db, { code, logs: { "bad.log": bad, "good.log": logOf() } });
  const found = await viewFileDrop(shop, { code, id });
  expect(found).toMatchObject({
    value: {
      logs: [{ name: "good.log" }],
      drop: { rejected: [{ name: "bad.log", code: "erasure-failed", line: 16 }] },
    },
  });
});
