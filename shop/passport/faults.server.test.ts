// What goes wrong with clocks, keys and disks: passports stay valid.

import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sql } from "kysely";
import { migrate, openEmbedded, transaction, type Database, type Db } from "../../base/db.server.ts";
import type { UnitId } from "../../base/id.ts";
import { storedSecret } from "../../base/secrets/stored-secret.server.ts";
import { aPc, insertListings } from "../../testing/builders.ts";
import { testDatabase } from "../../testing/database.ts";
import { canonicalJson } from "./canonical-json.ts";
import { problemInChain, publicKeyOf, sha256, signHash } from "./chain.server.ts";
import { endCurrentKey, insertKey } from "./keys.sql.server.ts";
import { publishRoots } from "./publish-roots.server.ts";
import { recordPassportEvent } from "./record-event.server.ts";
import { insertRoot } from "./roots.sql.server.ts";
import { sealEvents } from "./seal-events.server.ts";
import { KeyUnreadable, rotateKey, signingKey } from "./signing-key.server.ts";
import { passportCodesOf, passportFile, passportKeys } from "./view-passport.server.ts";

const log = { error: () => {} };
const secret = "a secret of the test, 32 letters or more";

async function aMachine(db: Db): Promise<{ unitId: UnitId; passport: string }> {
  const [listingId] = await insertListings(db, aPc());
  const unit = db.selectFrom("unit").where("listingId", "=", listingId!).select("id");
  const { id: unitId } = await unit.executeTakeFirstOrThrow();
  return { unitId, passport: (await passportCodesOf({ db }, [unitId])).get(unitId)! };
}

async function repaired(db: Db, unitId: UnitId, ref: string): Promise<void> {
  const body = { on: "2026-11-20", work: "cleaned" } as const;
  await transaction(db, (tx) => recordPassportEvent(tx, { unitId, ref, kind: "repaired", body }));
}

async function chainOf(db: Db, passport: string) {
  const file = await passportFile({ db }, passport);
  if (!file.ok) throw new Error("there is no such passport");
  const { events } = file.value;
  return { events, problem: problemInChain(events, { passport, keys: await passportKeys({ db }) }) };
}

describe("a clock that is set back", () => {
  let database: Database;
  beforeEach(async () => {
    database = await testDatabase();
  });
  afterEach(() => database.close());

  test("signs nothing on a day whose root is published, and no root is published again", async () => {
    const { db } = database;
    const { unitId, passport } = await aMachine(db);
    await sealEvents({ db, authSecret: secret, log });
    // As if the clock had been two days ahead, and the roots of those days had been published.
    const ahead = await transaction(db, async (tx) => {
      const { id, key } = await signingKey(tx, secret);
      const { rows } = await sql<{ day: string }>`select passport_day(now() + interval '2 days') as day`.execute(tx);
      const { day } = rows[0]!;
      const record = canonicalJson({ v: 1, day, chains: 0, root: null, prev: null, key: id });
      const hash = sha256(record);
      await insertRoot(tx, { day, chains: 0, record, hash, signature: signHash(hash, key), keyId: id });
      return day;
    });
    await repaired(db, unitId, "1");
    await sealEvents({ db, authSecret: secret, log });
    const { events, problem } = await chainOf(db, passport);
    expect(events.at(-1)!.at > ahead).toBe(true);
    expect(events.at(-1)!.body.on).toBe("2026-11-20");
    expect(problem).toBeNull();
    expect(await publishRoots({ db, authSecret: secret })).toBe(0);
  });
});

describe("the key", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "pcbis-key-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test("that was lost with its machine is back with the backup: old passports stay valid, the next event has it", async () => {
    const [dataDir, backup] = [join(folder, "data"), join(folder, "backup")];
    const database = await openEmbedded(dataDir);
    await migrate(database.db);
    const authSecret = storedSecret(join(dataDir, "auth-secret"));
    const { unitId, passport } = await aMachine(database.db);
    await sealEvents({ db: database.db, authSecret, log });
    await database.close();
    // docs/OPERATING.md: back up all of DATA_DIR.
    await cp(dataDir, backup, { recursive: true });
    await rm(dataDir, { recursive: true });

    await cp(backup, dataDir, { recursive: true });
    const restored = await openEmbedded(dataDir);
    const { db } = restored;
    expect((await chainOf(db, passport)).problem).toBeNull();
    await repaired(db, unitId, "1");
    await sealEvents({ db, authSecret: storedSecret(join(dataDir, "auth-secret")), log });
    const { events, problem } = await chainOf(db, passport);
    expect(problem).toBeNull();
    expect(new Set(events.map(({ key }) => key)).size).toBe(1);
    expect(events.at(-1)!.kind).toBe("repaired");
    await restored.close();
  });

  test("that an earlier version sealed still signs", async () => {
    const database = await testDatabase();
    await transaction(database.db, async (tx) => {
      const sealedKey = "j18uBmqJfQkIRtU1fqpxonqZcrc2S0bf/f7DZJn+QKVd+WYNJ36H3ayuRBRNxw+bV5l7EaAarts+SjiH";
      const publicKey = "6kpsY-KcUgq-9VB7Ey7F-ZVHdq6-vnuSQh7qaRRG0iw";
      await endCurrentKey(tx);
      await insertKey(tx, { id: "fe812c12f3ab4ce6", publicKey, sealedKey });
      const { id, key } = await signingKey(tx, secret);
      expect([id, publicKeyOf(key)]).toEqual(["fe812c12f3ab4ce6", publicKey]);
      await expect(signingKey(tx, `another ${secret}`)).rejects.toThrow(KeyUnreadable);
    });
    await database.close();
  });

  test("of which the secret is lost for good is replaced: what it signed stays valid, and what waited is signed", async () => {
    const database = await testDatabase();
    const { db } = database;
    const { unitId, passport } = await aMachine(db);
    await sealEvents({ db, authSecret: secret, log });
    const before = await chainOf(db, passport);
    await repaired(db, unitId, "1");
    const other = "another secret, because the first one is gone";
    await expect(sealEvents({ db, authSecret: other, log })).rejects.toThrow(/passport:rotate/);
    expect(await chainOf(db, passport)).toEqual(before);
    await rotateKey({ db, authSecret: other });
    await sealEvents({ db, authSecret: other, log });
    const { events, problem } = await chainOf(db, passport);
    expect(problem).toBeNull();
    expect(events.slice(0, -1)).toEqual(before.events);
    expect(new Set(events.map(({ key }) => key)).size).toBe(2);
    await database.close();
  });
});
