import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../../base/db.server.ts";
import { plainSerial } from "../../../base/text.ts";
import { aComponent } from "../../../testing/builders.ts";
import { putOnSale } from "../../../testing/catalogue-index.ts";
import { testDatabase } from "../../../testing/database.ts";
import { unitWithSerial } from "./units.sql.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** A serial number with spaces, dashes and capitals as somebody else writes it. */
const spellings = fc
  .array(
    fc.tuple(fc.constantFrom(..."ABCXYZ0189"), fc.constantFrom("", "", "", " ", "-", "_", ".", "/"), fc.boolean()),
    {
      minLength: 4,
      maxLength: 20,
    },
  )
  .map((signs) => ({
    plain: signs.map(([sign]) => sign).join(""),
    written: signs.map(([sign, gap, isLower]) => (isLower ? sign.toLowerCase() : sign) + gap).join(""),
  }));

test("the database compares serial numbers as the shop does, whatever was typed", async () => {
  const texts = fc.array(fc.oneof(fc.string(), fc.stringMatching(/^[A-Za-z0-9 _./-]{0,12}$/)), {
    minLength: 1,
    maxLength: 40,
  });
  await fc.assert(
    fc.asyncProperty(texts, async (all) => {
      // PostgreSQL stores no NUL, and its trim() takes spaces only.
      const typed = all
        .map((text) => text.replaceAll("\u0000", "").trim())
        .filter((text) => /^[\x20-\x7e]*$/.test(text));
      const { rows } = await sql<{ key: string }>`
        select serial_key(value) as key from jsonb_array_elements_text(${JSON.stringify(typed)}::jsonb)`.execute(
        database.db,
      );
      expect(rows.map(({ key }) => key)).toEqual(typed.map(plainSerial));
    }),
    { numRuns: 25 },
  );
});

test("a serial number is found in every spelling, and no other number is", async () => {
  const id = await putOnSale(database.db, aComponent("ssd"));
  const unit = await database.db
    .selectFrom("unit")
    .where("listingId", "=", id)
    .select(["id", "code"])
    .executeTakeFirstOrThrow();
  await fc.assert(
    fc.asyncProperty(spellings, spellings, async (stored, typed) => {
      await database.db.updateTable("unit").set({ serial: stored.written }).where("id", "=", unit.id).execute();
      const found = (serial: string) => unitWithSerial(database.db, { serial, except: null });
      expect(await found(stored.plain)).toBe(unit.code);
      expect(await found(` ${stored.plain.toLowerCase().replace(/(.{3})/g, "$1-")}`)).toBe(unit.code);
      expect(await found(typed.written)).toBe(typed.plain === stored.plain ? unit.code : null);
    }),
    { numRuns: 30 },
  );
});
