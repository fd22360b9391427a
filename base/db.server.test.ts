import { mkdtemp, readdir, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { attempt, openEmbedded, transaction, type Database } from "./db.server.ts";
import { ok, refuse } from "./result.ts";

describe("a transaction", () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  const row = { name: "Ana", email: "ana@example.ro", message: "Salut", language: "ro" };

  test("refuses the root handle instead of waiting forever", async () => {
    await expect(transaction(database.db, () => database.db.selectFrom("cart").selectAll().execute())).rejects.toThrow(
      "inside a transaction",
    );
  });

  test("that fails half-way changes nothing", async () => {
    await expect(
      transaction(database.db, async (tx) => {
        await tx.insertInto("contactMessage").values(row).execute();
        throw new Error("half-way");
      }),
    ).rejects.toThrow("half-way");
    expect(await database.db.selectFrom("contactMessage").selectAll().execute()).toEqual([]);
  });
});

describe("an attempt", () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  const row = { name: "Ana", email: "ana@example.ro", message: "Salut", language: "ro" };

  test("that ends with a domain error is rolled back, one that ends with a value is committed", async () => {
    const messages = () => database.db.selectFrom("contactMessage").select("name").execute();
    const refused = await attempt(database.db, async (tx) => {
      await tx.insertInto("contactMessage").values(row).execute();
      return refuse.conflict({ code: "too-late" });
    });
    expect(refused).toEqual(refuse.conflict({ code: "too-late" }));
    expect(await messages()).toEqual([]);
    const committed = await attempt(database.db, async (tx) => {
      await tx.insertInto("contactMessage").values(row).execute();
      return ok(1);
    });
    expect(committed).toEqual({ ok: true, value: 1 });
    expect(await messages()).toEqual([{ name: "Ana" }]);
  });
});

describe("the embedded folder", () => {
  test("is refused to a second opener, and opens again once the first has closed", async () => {
    const folder = await mkdtemp(join(tmpdir(), "pcbis-lock-"));
    await mkdir(join(folder, "db")); // the state after a first start was killed
    await writeFile(join(folder, "db", "PG_VERSION"), "18");
    await writeFile(join(folder, "db.unfinished"), "");
    const first = await openEmbedded(folder);
    await expect(openEmbedded(folder)).rejects.toThrow(/in use by another running shop/);
    await first.close();
    const again = await openEmbedded(folder);
    expect(await readdir(folder)).toEqual(["db"]);
    await again.close();
    await rm(folder, { recursive: true });
  });
});

describe("the audit log", () => {
  test("refuses updates and deletes", async () => {
    const database = await testDatabase();
    await database.db
      .insertInto("audit")
      .values({ actor: "system", action: "placed", entity: "order", entityId: "1", before: null, after: null })
      .execute();
    await expect(database.db.deleteFrom("audit").execute()).rejects.toThrow("never changed");
    await expect(database.db.updateTable("audit").set({ actor: "somebody" }).execute()).rejects.toThrow(
      "never changed",
    );
    await database.close();
  });
});
