import { afterAll, expect, test } from "vitest";
import { aComponent, aPc, insertListings } from "../../../testing/builders.ts";
import { testDatabase } from "../../../testing/database.ts";
import { factsForFitting } from "./0024-facts-for-fitting.ts";

const database = await testDatabase();
afterAll(() => database.close());

test("what was listed before the facts existed says that nobody knows them; what is known stays", async () => {
  const { db } = database;
  const [pc, known, ...old] = await insertListings(
    db,
    aPc(),
    aComponent("cases", { specs: { maxRadiatorMm: 240 } }),
    aComponent("cases"),
    aComponent("coolers"),
    aComponent("motherboards"),
  );
  const read = async () =>
    new Map(
      (await db.selectFrom("listing").select(["id", "specs"]).execute()).map(({ id, specs }) => [
        id,
        specs as Record<string, unknown>,
      ]),
    );
  const before = await read();
  for (const [id, specs] of before) {
    if (id === known) continue;
    const without = JSON.stringify(specs, (name, value) =>
      ["maxRamMts", "maxRadiatorMm", "supply", "ratedWatts"].includes(name) ? undefined : value,
    );
    await db.updateTable("listing").set({ specs: without }).where("id", "=", id).execute();
  }

  await factsForFitting.up(db);

  const after = await read();
  expect(after.get(known!)).toEqual(before.get(known!));
  expect(old.map((id) => after.get(id))).toMatchObject([
    { maxRadiatorMm: null, supply: null, brand: "Fractal Design" },
    { ratedWatts: null, brand: "Arctic" },
    { maxRamMts: null, brand: "MSI" },
  ]);
  expect(after.get(pc!)).toMatchObject({
    motherboard: { maxRamMts: null, chipset: "B550" },
    case: { maxRadiatorMm: null, supply: null, style: "mid-glass" },
    cooler: { ratedWatts: null, heightMm: 159 },
    psu: { watts: 650 },
  });
});
