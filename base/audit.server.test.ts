import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { recordAudit, recordAudits } from "./audit.server.ts";
import { transaction, type Database } from "./db.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const rows = () =>
  database.db
    .selectFrom("audit")
    .select(["actor", "action", "entity", "entityId", "before", "after"])
    .orderBy("id")
    .execute();

test("an entry says who did what to which thing, and what it was before and after", async () => {
  await transaction(database.db, async (tx) => {
    await recordAudit(tx, {
      actor: "staff:7",
      action: "shipped",
      entity: "order",
      entityId: "100",
      before: { state: "paid" },
      after: { state: "shipped", parcels: ["a"] },
    });
    await recordAudit(tx, { actor: "buyer", action: "account-deleted", entity: "account", entityId: "5" });
    await recordAudit(tx, {
      actor: "system",
      action: "freed",
      entity: "unit",
      entityId: "U1",
      before: { until: new Date(0) },
      after: null,
    });
  });
  expect(await rows()).toEqual([
    {
      actor: "staff:7",
      action: "shipped",
      entity: "order",
      entityId: "100",
      before: { state: "paid" },
      after: { state: "shipped", parcels: ["a"] },
    },
    { actor: "buyer", action: "account-deleted", entity: "account", entityId: "5", before: null, after: null },
    {
      actor: "system",
      action: "freed",
      entity: "unit",
      entityId: "U1",
      before: { until: "1970-01-01T00:00:00.000Z" },
      after: null,
    },
  ]);
});

test("an entry never holds a whole IBAN, a secret or the text of an e-mail", async () => {
  const before = { iban: "RO49AAAA1B31007593840000", password: "parola" };
  const entry = {
    actor: "staff:7",
    action: "corrected",
    entity: "payout",
    entityId: "9",
    before,
    after: { note: "RO49 AAAA 1B31 0075 9384 0000" },
  };
  await transaction(database.db, async (tx) => {
    await recordAudit(tx, entry);
    await recordAudits(tx, [entry, entry]);
  });
  const written = (await rows()).filter(({ entity }) => entity === "payout");
  const hidden = { before: { iban: "RO49 … 0000", password: "…" }, after: { note: "RO49 … 0000" } };
  expect(written).toMatchObject([hidden, hidden, hidden]);
});

test("an entry is rolled back together with its change", async () => {
  const before = (await rows()).length;
  const failing = transaction(database.db, async (tx) => {
    await recordAudit(tx, { actor: "system", action: "freed", entity: "unit", entityId: "U2" });
    throw new Error("lost");
  });
  await expect(failing).rejects.toThrow("lost");
  expect(await rows()).toHaveLength(before);
});
