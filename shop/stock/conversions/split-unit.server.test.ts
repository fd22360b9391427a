import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { viewBenchUnit } from "../../catalogue/bench/view-bench-unit.server.ts";
import { transaction } from "../../../base/db.server.ts";
import { bani, sum } from "../../../base/money.ts";
import { refuse } from "../../../base/result.ts";
import { aPc } from "../../../testing/builders.ts";
import { putOnSale, takenBySomebody, unitsOf } from "../../../testing/catalogue-index.ts";
import { testDatabase } from "../../../testing/database.ts";
import { STAFF } from "../../../testing/orders.ts";
import { inspectUnits } from "../../inventory/receiving/inspect-units.server.ts";
import { listReceivedUnits } from "../../inventory/receiving/list-receiving.server.ts";
import { splitUnit } from "./split-unit.server.ts";
import { findReceivedUnit } from "../../catalogue/publishing/find-received.server.ts";
import { partsOfUnit } from "./parts-of-unit.server.ts";
import { knownSpecFields } from "../../catalogue/editing/received-specs.ts";

let shop: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  shop = await testDatabase();
});
afterAll(() => shop.close());

async function aPcAtTheShop() {
  const listingId = await putOnSale(shop.db, aPc());
  const [unitId] = await unitsOf(shop.db, listingId);
  await shop.db
    .updateTable("unit")
    .set({ costBani: bani(1234_57) })
    .where("id", "=", unitId!)
    .execute();
  const { code } = await shop.db.selectFrom("unit").where("id", "=", unitId!).select("code").executeTakeFirstOrThrow();
  return { listingId, unitId: unitId!, code };
}

const piecesFor = async (code: string) => {
  const found = await partsOfUnit(shop, { code });
  if (!found.ok) throw new Error(found.domainError.code);
  return found.value.pieces;
};

describe("splitting a PC into parts", () => {
  test("its cost follows to the ban, and each part is received with the specs that its listing stated", async () => {
    const { code, unitId } = await aPcAtTheShop();
    const pieces = await piecesFor(code);
    expect(pieces.map(({ category }) => category)).toEqual([
      "processors",
      "graphics-cards",
      "motherboards",
      "ram",
      "ssd",
      "power-supplies",
      "cases",
      "coolers",
    ]);
    const split = await splitUnit(shop, { code, actor: STAFF, pieces });
    if (!split.ok) throw new Error(split.domainError.code);
    expect(split.value.codes).toHaveLength(8);
    const { rows } = await listReceivedUnits(shop, { page: 1 });
    const parts = rows.filter(({ source }) => source === code);
    expect(sum(parts.map(({ cost }) => cost))).toBe(1234_57);
    const found = await findReceivedUnit(shop, { code: split.value.codes[0]! });
    expect(found.ok && knownSpecFields(found.value.unit.parts[0]!, () => null)).toMatchObject({
      model: "Ryzen 5 5600",
      socket: "AM4",
      cores: "6",
    });
    expect(await shop.db.selectFrom("unit").where("id", "=", unitId).select("state").executeTakeFirst()).toMatchObject({
      state: "converted",
    });
    expect(await splitUnit(shop, { code, actor: STAFF, pieces })).toEqual(refuse.notFound({ code: "split-unknown" }));
  });

  test("writes one record of what became of what, and withdraws the listing", async () => {
    const { code, unitId, listingId } = await aPcAtTheShop();
    const pieces = (await piecesFor(code)).slice(0, 2).map((piece, place) => ({ ...piece, worth: bani(place + 1) }));
    await splitUnit(shop, { code, actor: STAFF, pieces, reason: "placa arsă" });
    const records = await shop.db
      .selectFrom("unitConversionPart as p")
      .innerJoin("unitConversion as c", "c.id", "p.conversionId")
      .where("c.id", "in", (part) =>
        part.selectFrom("unitConversionPart").where("unitId", "=", unitId).select("conversionId"),
      )
      .orderBy("p.costBani")
      .select(["c.kind", "c.note", "p.side", "p.costBani"])
      .execute();
    expect(records).toEqual([
      { kind: "split", note: "placa arsă", side: "into", costBani: 411_52 },
      { kind: "split", note: "placa arsă", side: "into", costBani: 823_05 },
      { kind: "split", note: "placa arsă", side: "from", costBani: 1234_57 },
    ]);
    expect(
      await shop.db.selectFrom("listing").where("id", "=", listingId).select("state").executeTakeFirst(),
    ).toMatchObject({ state: "withdrawn" });
  });

  test("is refused without parts, and while a buyer has it", async () => {
    const { code, listingId } = await aPcAtTheShop();
    const pieces = await piecesFor(code);
    expect(await splitUnit(shop, { code, actor: STAFF, pieces: [] })).toEqual(refuse.invalid({ code: "split-empty" }));
    await takenBySomebody(shop.db, listingId, { how: "held" });
    expect(await splitUnit(shop, { code, actor: STAFF, pieces })).toEqual(refuse.conflict({ code: "split-taken" }));
  });

  test("that came back from a buyer leaves no drive that may go on sale before it is erased anew", async () => {
    const { code, unitId } = await aPcAtTheShop();
    await transaction(shop.db, (tx) =>
      inspectUnits(tx, { units: [unitId], why: "return", source: "RET-123457", actor: STAFF }),
    );
    const split = await splitUnit(shop, { code, actor: STAFF, pieces: await piecesFor(code) });
    if (!split.ok) throw new Error(split.domainError.code);
    const found = await Promise.all(split.value.codes.map((each) => viewBenchUnit(shop, { code: each })));
    const isErased = found.flatMap((each) =>
      each.ok ? [[each.value.unit.category, each.value.erased.state.isErased]] : [],
    );
    const drives = isErased.filter(([category]) => category === "ssd" || category === "hdd");
    expect(drives.length).toBeGreaterThan(0);
    expect(drives.every(([, is]) => is === false)).toBe(true);
    expect(isErased.filter((each) => !drives.includes(each)).every(([, is]) => is === true)).toBe(true);
  });

  test("ends the inspection of a unit that came back, with the decision on record", async () => {
    const { code, unitId } = await aPcAtTheShop();
    await transaction(shop.db, (tx) =>
      inspectUnits(tx, { units: [unitId], why: "return", source: "RET-123456", actor: STAFF }),
    );
    const done = await splitUnit(shop, { code, actor: STAFF, pieces: await piecesFor(code), reason: "carcasă spartă" });
    expect(done.ok).toBe(true);
    expect(
      await shop.db.selectFrom("inspection").where("unitId", "=", unitId).select(["outcome", "note"]).execute(),
    ).toEqual([{ outcome: "to-parts", note: "carcasă spartă" }]);
  });
});
