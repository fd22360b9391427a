import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database, Db } from "../../../base/db.server.ts";
import { newId, type TradeInId } from "../../../base/id.ts";
import { refuse } from "../../../base/result.ts";
import { testDatabase } from "../../../testing/database.ts";
import { aPhoto } from "../../../testing/photos.ts";
import { aVisitor } from "../../../testing/catalogue-index.ts";
import { addPhotos } from "./add-photos.server.ts";
import { deleteOldPhotos } from "../retention.server.ts";
import { photoBytes } from "./photo-bytes.server.ts";
import { redrawPhoto, type RedrawnPhoto } from "../../../base/redraw-photo.server.ts";
import { removePhoto } from "./remove-photo.server.ts";
import type { TradeInState } from "../trade-in.ts";

let database: Database;
let db: Db;
const pictures: RedrawnPhoto[] = [];
beforeAll(async () => {
  database = await testDatabase();
  db = database.db;
  for (let width = 301; width <= 308; width++) {
    const drawn = await redrawPhoto(await aPhoto({ width }));
    if (!drawn.ok) throw new Error(drawn.domainError.code);
    pictures.push(drawn.value);
  }
});
afterAll(() => database.close());

const seller = aVisitor("photo-seller");
let numbers = 0;

async function aTradeIn(state: TradeInState): Promise<TradeInId> {
  const id = newId<"trade-in">();
  const number = `VND-${String(++numbers).padStart(6, "0")}`;
  const agreed = {
    payoutChoice: "full",
    iban: "RO",
    payeeName: "Ana",
    ownerDeclaredAt: new Date(),
    seller: "{}",
  } as const;
  await db
    .insertInto("tradeIn")
    .values({
      id,
      number,
      visitorId: seller,
      of: "machine",
      state,
      language: "ro",
      draft: null,
      email: "ana@example.ro",
      consentedAt: new Date(),
      ...agreed,
      expiresAt: null,
    } as never)
    .execute();
  return id;
}

const named = (from: number, to: number) =>
  pictures.slice(from, to).map((picture, place) => ({ ...picture, name: `${from + place}.jpg` }));
const bySeller = (id: TradeInId) => ({ tradeIn: { id }, of: "declaration", actor: "seller" }) as const;
const found = (id: TradeInId) => ({ tradeIn: { id }, of: "evidence", actor: "staff:1" }) as const;

async function countOf(tradeInId: TradeInId): Promise<{ photos: number; pictures: number }> {
  const photos = await db.selectFrom("tradeInPhoto").where("tradeInId", "=", tradeInId).select("id").execute();
  const rows =
    photos.length === 0
      ? []
      : await db
          .selectFrom("tradeInPhotoBytes")
          .where(
            "photoId",
            "in",
            photos.map(({ id }) => id),
          )
          .select("photoId")
          .execute();
  return { photos: photos.length, pictures: rows.length };
}

describe("photos of a draft", () => {
  test("are stored in order, five at most; an upload that exceeds the limit is refused completely", async () => {
    const id = await aTradeIn("draft");
    const first = await addPhotos({ db }, bySeller(id), named(0, 3));
    expect(first).toMatchObject({
      ok: true,
      value: { added: [expect.any(String), expect.any(String), expect.any(String)], known: [] },
    });
    expect(await addPhotos({ db }, bySeller(id), named(3, 6))).toEqual(
      refuse.invalid({ code: "photos-full", most: 5 }),
    );
    expect(await countOf(id)).toEqual({ photos: 3, pictures: 3 });
    expect((await addPhotos({ db }, bySeller(id), named(3, 5))).ok).toBe(true);
    const names = await db
      .selectFrom("tradeInPhoto")
      .where("tradeInId", "=", id)
      .select("name")
      .orderBy("position")
      .execute();
    expect(names.map(({ name }) => name)).toEqual(["0.jpg", "1.jpg", "2.jpg", "3.jpg", "4.jpg"]);
  });

  test("the same picture twice is one photo, even at the limit", async () => {
    const id = await aTradeIn("draft");
    await addPhotos({ db }, bySeller(id), named(0, 5));
    expect(await addPhotos({ db }, bySeller(id), named(1, 3))).toEqual({
      ok: true,
      value: { added: [], known: ["1.jpg", "2.jpg"] },
    });
    expect(await countOf(id)).toEqual({ photos: 5, pictures: 5 });
  });

  test("of eight concurrent uploads five photos are stored", async () => {
    const id = await aTradeIn("draft");
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) => addPhotos({ db }, bySeller(id), named(place, place + 1))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
    expect(await countOf(id)).toEqual({ photos: 5, pictures: 5 });
  });

  test("can be removed, with their pictures", async () => {
    const id = await aTradeIn("draft");
    const added = await addPhotos({ db }, bySeller(id), named(0, 2));
    if (!added.ok) throw new Error(added.domainError.code);
    const [photo] = added.value.added;
    const other = await aTradeIn("draft");
    // Another seller's photo is not visible.
    expect((await removePhoto({ db }, bySeller(other), photo!)).ok).toBe(true);
    expect((await removePhoto({ db }, found(await aTradeIn("testing")), photo!)).ok).toBe(true);
    expect(await countOf(id)).toEqual({ photos: 2, pictures: 2 });
    expect((await removePhoto({ db }, bySeller(id), photo!)).ok).toBe(true);
    expect(await countOf(id)).toEqual({ photos: 1, pictures: 1 });
    expect(await addPhotos({ db }, bySeller(id), named(0, 1))).toMatchObject({
      value: { added: [expect.any(String)] },
    });
  });

  test("cannot be changed after the offer", async () => {
    for (const state of ["offered", "accepted", "expired"] as const) {
      const id = await aTradeIn(state);
      expect(await addPhotos({ db }, bySeller(id), named(0, 1))).toEqual(refuse.conflict({ code: "photos-closed" }));
      expect(await removePhoto({ db }, bySeller(id), newId())).toEqual(refuse.conflict({ code: "photos-closed" }));
    }
    expect(await addPhotos({ db }, bySeller(newId()), named(0, 1))).toEqual(refuse.conflict({ code: "photos-closed" }));
  });
});

test("staff add evidence while they test, and the audit log says who", async () => {
  const id = await aTradeIn("testing");
  const added = await addPhotos({ db }, found(id), named(0, 7));
  if (!added.ok) throw new Error(added.domainError.code);
  await removePhoto({ db }, found(id), added.value.added[0]!);
  const { number } = await db.selectFrom("tradeIn").where("id", "=", id).select("number").executeTakeFirstOrThrow();
  const audit = await db
    .selectFrom("audit")
    .where("entityId", "=", number!)
    .select(["actor", "action"])
    .orderBy("id")
    .execute();
  expect(audit).toEqual([
    { actor: "staff:1", action: "added-photos" },
    { actor: "staff:1", action: "removed-photo" },
  ]);
  const byNumber = { ...found(id), tradeIn: { number: number! } };
  expect(await addPhotos({ db }, byNumber, named(7, 8))).toMatchObject({ value: { added: [expect.any(String)] } });
  expect(await addPhotos({ db }, found(await aTradeIn("paid")), named(0, 1))).toEqual(
    refuse.conflict({ code: "photos-closed" }),
  );
});

test("a photo is shown to its seller, to whoever has the link's key, and to staff: to nobody else", async () => {
  const id = await aTradeIn("draft");
  const { linkKey } = await db.selectFrom("tradeIn").where("id", "=", id).select("linkKey").executeTakeFirstOrThrow();
  const added = await addPhotos({ db }, bySeller(id), named(0, 1));
  if (!added.ok) throw new Error(added.domainError.code);
  const [photoId] = added.value.added as [never];
  const nobody = { visitorId: null, key: null, isStaff: false };
  for (const viewer of [
    { ...nobody, visitorId: seller },
    { ...nobody, key: linkKey },
    { ...nobody, isStaff: true },
  ]) {
    for (const size of ["whole", "small"] as const) {
      const answer = await photoBytes({ db }, { photoId, size, viewer });
      if (!answer.ok) throw new Error(answer.domainError.code);
      expect(Buffer.from((await answer.value.picture())!).equals(pictures[0]![size])).toBe(true);
    }
  }
  for (const viewer of [
    nobody,
    { ...nobody, visitorId: aVisitor("another") },
    { ...nobody, key: "" },
    { ...nobody, key: `${linkKey}0` },
  ]) {
    expect(await photoBytes({ db }, { photoId, size: "small", viewer })).toEqual(
      refuse.notFound({ code: "photo-unknown" }),
    );
  }
  expect((await photoBytes({ db }, { photoId: newId(), size: "small", viewer: { ...nobody, isStaff: true } })).ok).toBe(
    false,
  );
});

test("photos of ended trade-ins are deleted: after a month if nothing was received, else after half a year", async () => {
  const tradeIns = new Map<string, TradeInId>();
  const cases = {
    "young expired": ["expired", 29, false],
    "old expired": ["expired", 31, false],
    "paid lately": ["paid", 179, true],
    "paid long ago": ["paid", 181, true],
    "rejected, still here": ["rejected", 400, true],
    waiting: ["testing", 400, true],
  } as const;
  for (const [name, [state, days, came]] of Object.entries(cases)) {
    const id = await aTradeIn("draft");
    await addPhotos({ db }, bySeller(id), named(0, 2));
    const ago = sql<Date>`now() - make_interval(days => ${days})`;
    await db
      .updateTable("tradeIn")
      .set({ state, movedAt: ago, ...(came && { receivedAt: ago }) } as never)
      .where("id", "=", id)
      .execute();
    tradeIns.set(name, id);
  }
  expect(await deleteOldPhotos({ db })).toBe(4);
  const remaining = [];
  for (const [name, id] of tradeIns) if ((await countOf(id)).photos > 0) remaining.push(name);
  expect(remaining).toEqual(["young expired", "paid lately", "rejected, still here", "waiting"]);
});
