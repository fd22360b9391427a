import { sql } from "kysely";
import { gzipSync } from "node:zlib";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction, type Database } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { testDatabase } from "../../testing/database.ts";
import { inxi } from "../../testing/reports.ts";
import { describeOwnPc } from "./describe-own-pc.server.ts";
import { describePasted } from "./describe-pasted.server.ts";
import { getOwnPc } from "./get-own-pc.server.ts";
import { mergeOwnPc } from "./merge-own-pc.server.ts";
import { nameOwnParts } from "./name-own-parts.server.ts";
import { noPc, ownPartNames, type OwnPc } from "./own-pc.ts";
import { removeOwnPc } from "./remove-own-pc.server.ts";
import { renameOwnPc } from "./rename-own-pc.server.ts";
import { deleteGuestPcs } from "./retention.server.ts";
import { settleOpenPart } from "./settle-open-part.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

let visitors = 0;
const aVisitor = (of = "visitor") => `${of}:${++visitors}` as VisitorId;
const nothingTyped = {
  processors: "",
  "graphics-cards": "",
  motherboards: "",
  ram: "",
  ssd: "",
  hdd: "",
  "power-supplies": "",
  cases: "",
  coolers: "",
};

async function typeParts(visitorId: VisitorId, typed: Partial<typeof nothingTyped>, isWithoutCard = false) {
  const pc = (await getOwnPc(database, visitorId)) ?? noPc;
  const named = await nameOwnParts(database, { pc, typed: { ...nothingTyped, ...typed }, isWithoutCard });
  return named.ok ? describeOwnPc(database, { visitorId, change: named.value }) : named;
}

function described(pc: OwnPc | null) {
  return pc?.parts.map((part) => [part.category, part.is, part.is === "known" ? part.part.name : part.name]);
}

describe("a pasted report", () => {
  test("describes the parts that it names, and stores no serial number", async () => {
    const visitorId = aVisitor();
    const text = inxi.replace("serial: <filter>", "serial: SN-SECRET-77");
    expect(await describePasted(database, { visitorId, text })).toMatchObject({ ok: true });
    const pc = await getOwnPc(database, visitorId);
    expect(described(pc)).toEqual([
      ["processors", "known", "Ryzen 5 5600"],
      ["graphics-cards", "known", "Radeon RX 6600"],
      ["motherboards", "known", "B550-A PRO"],
      ["ram", "known", expect.stringContaining("16GB (2x8GB)")],
      ["ssd", "known", expect.stringContaining("500GB")],
      ["hdd", "known", expect.stringContaining("1TB")],
    ]);
    const rows = await database.db.selectFrom("ownPc").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("SECRET");
  });

  test("changes what it names and leaves the rest of the description", async () => {
    const visitorId = aVisitor();
    await typeParts(visitorId, { processors: "Core i5-8400", "power-supplies": "Corsair RM650x" });
    await describePasted(database, { visitorId, text: inxi });
    const pc = await getOwnPc(database, visitorId);
    expect(ownPartNames(pc!, "processors")).toBe("Ryzen 5 5600");
    expect(ownPartNames(pc!, "power-supplies")).toContain("650");
  });

  test.each([
    ["", "code-empty"],
    ["vreau un calculator", "report-unknown"],
    ["x".repeat(1_000_001), "report-too-long"],
    ["PCB1.abc.00000000", "code-damaged"],
    [inxi.replace("Type: Desktop", "Type: Laptop"), "report-laptop"],
  ])("that cannot be used changes nothing", async (text, code) => {
    const visitorId = aVisitor();
    expect(await describePasted(database, { visitorId, text })).toMatchObject({ ok: false, domainError: { code } });
    expect(await getOwnPc(database, visitorId)).toBeNull();
  });

  test("with a card of two memory sizes leaves it open, until its owner chooses", async () => {
    const visitorId = aVisitor();
    const data = gzipSync("cpu\tAMD Ryzen 5 5600 6-Core Processor\t\ngpu\tNVIDIA GeForce RTX 3060\t\n").toString(
      "base64url",
    );
    const code = `PCB1.${data}.${createHash("sha256").update(data).digest("hex").slice(0, 8)}`;
    await describePasted(database, { visitorId, text: code });
    const open = (await getOwnPc(database, visitorId))!.parts[1]!;
    if (open.is !== "open") throw new Error("the card is not open");
    expect(open.options.map(({ name }) => name)).toEqual(["GeForce RTX 3060 12GB", "GeForce RTX 3060 8GB"]);
    const other = await settleOpenPart(database, { visitorId, place: 1, partId: "processors/ryzen-5-5600" });
    expect(other).toMatchObject({ ok: false, domainError: { code: "pc-part-unknown" } });
    const settled = await settleOpenPart(database, { visitorId, place: 1, partId: open.options[0]!.id });
    expect(settled).toMatchObject({ ok: true });
    expect(ownPartNames((await getOwnPc(database, visitorId))!, "graphics-cards")).toBe("GeForce RTX 3060 12GB");
  });
});

describe("typed parts", () => {
  test("are matched, with quantities; an unknown model is stored by its name", async () => {
    const visitorId = aVisitor();
    await typeParts(visitorId, {
      processors: "ryzen 5 5600",
      ssd: "Samsung 870 EVO 500GB + 2 × Crucial MX500 1TB",
      cases: "Carcasa veche a lui bunicu",
    });
    expect(described(await getOwnPc(database, visitorId))).toEqual([
      ["processors", "known", "Ryzen 5 5600"],
      ["ssd", "known", "Samsung 870 EVO 500GB"],
      ["ssd", "known", "Crucial MX500 1TB"],
      ["cases", "named", "Carcasa veche a lui bunicu"],
    ]);
    expect((await getOwnPc(database, visitorId))!.parts[2]).toMatchObject({ quantity: 2 });
  });

  test("that were not changed stay; an emptied line is unknown again", async () => {
    const visitorId = aVisitor();
    await describePasted(database, { visitorId, text: inxi });
    const before = (await getOwnPc(database, visitorId))!;
    const lines = Object.fromEntries(
      Object.keys(nothingTyped).map((category) => [category, ownPartNames(before, category as "ram")]),
    );
    await typeParts(visitorId, { ...lines, "graphics-cards": "" }, true);
    const pc = (await getOwnPc(database, visitorId))!;
    expect(pc.parts).toEqual(before.parts.filter(({ category }) => category !== "graphics-cards"));
    expect(pc.isWithoutCard).toBe(true);
  });

  test("of a laptop, or of the other kind of drive, are refused with their line", async () => {
    const refused = await typeParts(aVisitor(), { processors: "Core i7-9750H", hdd: "Samsung 870 EVO 500GB" });
    expect(refused).toMatchObject({
      ok: false,
      domainError: { code: "pc-parts-refused", reasons: { processors: "laptop", hdd: "other-kind" } },
    });
  });

  test("must be at least one", async () => {
    expect(await typeParts(aVisitor(), {})).toMatchObject({ ok: false, domainError: { code: "pc-undescribed" } });
  });
});

describe("the PC of a visitor", () => {
  test("can be renamed and removed", async () => {
    const visitorId = aVisitor();
    expect(await renameOwnPc(database, { visitorId, name: "Birou" })).toMatchObject({ ok: false });
    await typeParts(visitorId, { processors: "Ryzen 5 5600" });
    await renameOwnPc(database, { visitorId, name: "Birou" });
    await typeParts(visitorId, { processors: "Ryzen 7 5700X" });
    expect(await getOwnPc(database, visitorId)).toMatchObject({ name: "Birou" });
    await removeOwnPc(database, { visitorId });
    expect(await getOwnPc(database, visitorId)).toBeNull();
  });

  test("moves to the account at sign-in; of two, the one described last stays", async () => {
    const merge = (from: VisitorId, to: VisitorId) => transaction(database.db, (tx) => mergeOwnPc(tx, { from, to }));
    const [guest, later, account] = [aVisitor(), aVisitor(), aVisitor("account")];
    await typeParts(guest, { processors: "Ryzen 5 5600" });
    await merge(guest, account);
    expect(await getOwnPc(database, guest)).toBeNull();
    expect(ownPartNames((await getOwnPc(database, account))!, "processors")).toBe("Ryzen 5 5600");

    await typeParts(later, { processors: "Ryzen 5 3600" });
    await database.db
      .updateTable("ownPc")
      .set({ changedAt: sql<Date>`now() - interval '1 hour'` })
      .where("visitorId", "=", account)
      .execute();
    await merge(later, account);
    expect(ownPartNames((await getOwnPc(database, account))!, "processors")).toBe("Ryzen 5 3600");

    const old = aVisitor();
    await typeParts(old, { processors: "Ryzen 7 5700X" });
    await database.db
      .updateTable("ownPc")
      .set({ changedAt: sql<Date>`now() - interval '1 day'` })
      .where("visitorId", "=", old)
      .execute();
    await merge(old, account);
    expect(ownPartNames((await getOwnPc(database, account))!, "processors")).toBe("Ryzen 5 3600");
    expect(await getOwnPc(database, old)).toBeNull();
  });

  test("of a guest is deleted a year after its last change; that of an account stays", async () => {
    const [guest, fresh, account] = [aVisitor(), aVisitor(), aVisitor("account")];
    for (const visitorId of [guest, fresh, account]) await typeParts(visitorId, { processors: "Ryzen 5 5600" });
    await database.db
      .updateTable("ownPc")
      .set({ changedAt: sql<Date>`now() - interval '366 days'` })
      .where("visitorId", "in", [guest, account])
      .execute();
    for (let run = 0; run < 2; run++) await deleteGuestPcs(database);
    const left = await Promise.all([guest, fresh, account].map((visitorId) => getOwnPc(database, visitorId)));
    expect(left.map((pc) => pc !== null)).toEqual([false, true, true]);
  });
});
