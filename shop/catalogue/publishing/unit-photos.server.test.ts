import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database, Db } from "../../../base/db.server.ts";
import type { ListingId, UnitId, UnitPhotoId } from "../../../base/id.ts";
import { refuse } from "../../../base/result.ts";
import { aComponent, aPc } from "../../../testing/builders.ts";
import { testDatabase } from "../../../testing/database.ts";
import { aPhoto, aPng, aPngBomb } from "../../../testing/photos.ts";
import { waitForIndex, putOnSale, takenBySomebody, unitsOf } from "../../../testing/catalogue-index.ts";
import { addUnitPhotos } from "./add-unit-photos.server.ts";
import { drawUnitPhoto, type DrawnUnitPhoto } from "../../inventory/photos/draw-unit-photo.server.ts";
import { moveUnitPhoto } from "./move-unit-photo.server.ts";
import { openCatalogueIndex, type CatalogueIndex } from "../catalogue-index.server.ts";
import { parseCrop, parseUnitPhotoFile, unitPhotoWidths } from "../../inventory/photos/unit-photo.ts";
import { unitPhotoBytes } from "../../inventory/photos/unit-photo-bytes.server.ts";
import { editorVersion } from "../editing/editor-version.server.ts";
import { cropPhoto, describePhoto } from "./edit-unit-photo.server.ts";
import { photosOfUnits } from "../../inventory/photos/unit-photos.sql.server.ts";

let database: Database;
let db: Db;
let catalogueIndex: CatalogueIndex;
let drawn: DrawnUnitPhoto;
beforeAll(async () => {
  database = await testDatabase();
  db = database.db;
  catalogueIndex = await openCatalogueIndex(database, { error: (_details, message) => expect.unreachable(message) });
  drawn = await drawing(await aPhoto());
});
afterAll(async () => {
  await catalogueIndex.close();
  await database.close();
});

const actor = "staff:1";

async function drawing(bytes: Uint8Array): Promise<DrawnUnitPhoto> {
  const photo = await drawUnitPhoto(bytes);
  if (!photo.ok) throw new Error(photo.domainError.code);
  return photo.value;
}

/** Different pictures, with different digests. */
const named = (...names: string[]) => names.map((name) => ({ ...drawn, digest: name, name }));
const add = (unitId: UnitId, ...names: string[]) => addUnitPhotos({ db }, { unitId, actor, photos: named(...names) });

async function aUnitOnSale(thing = aPc()): Promise<{ listingId: ListingId; unitId: UnitId }> {
  const listingId = await putOnSale(db, thing);
  return { listingId, unitId: (await unitsOf(db, listingId))[0]! };
}

async function photosOf(listingId: ListingId) {
  const units = await unitsOf(db, listingId);
  const photos = await photosOfUnits(db, units);
  return units.flatMap((unit) => photos.get(unit) ?? []);
}
const idsOf = async (listingId: ListingId): Promise<UnitPhotoId[]> => (await photosOf(listingId)).map(({ id }) => id);

describe("a photo of a unit, as it is drawn", () => {
  test("is 4:3 at three widths in two formats, without metadata of place and camera", async () => {
    const sent = await aPhoto({ width: 800, height: 600 });
    expect(sent.includes("SECRET-MAKER")).toBe(true);
    const { files, middle } = await drawing(sent);
    expect(middle).toMatch(/^[0-9a-f]{6}$/);
    expect(files).toHaveLength(6);
    for (const { width, format, bytes } of files) {
      const metadata = await sharp(bytes).metadata();
      expect(metadata).toMatchObject({ width, height: (width * 3) / 4, format: format === "avif" ? "heif" : "webp" });
      expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
      for (const secret of ["SECRET-MAKER", "GPS", "Exif"]) expect(bytes.includes(secret)).toBe(false);
    }
  });

  test.each([
    { width: 600, height: 400, orientation: 1, fills: true },
    { width: 400, height: 400, orientation: 1, fills: false },
    { width: 640, height: 480, orientation: 6, fills: false },
  ])(
    "fills the frame where it is nearly 4:3, and stands whole where it is not: $width × $height, turned as $orientation says",
    async ({ fills, ...look }) => {
      const { files } = await drawing(await aPhoto(look));
      const file = files.find(({ width, format }) => width === 400 && format === "webp")!;
      const [red = 0, , blue = 0] = await sharp(file.bytes)
        .extract({ left: 2, top: 150, width: 1, height: 1 })
        .raw()
        .toBuffer();
      // The photo is blue, the background is not.
      expect(blue - red > 50).toBe(fills);
    },
  );

  test("is refused for what it is, and 256 megapixels are not unpacked", async () => {
    expect(await drawUnitPhoto(Buffer.from("%PDF-1.7"))).toEqual(refuse.invalid({ code: "photo-type" }));
    expect(await drawUnitPhoto((await aPhoto()).subarray(0, 300))).toEqual(refuse.invalid({ code: "photo-broken" }));
    expect(await drawUnitPhoto(aPngBomb({ width: 16_000, height: 16_000 }))).toEqual(
      refuse.invalid({ code: "photo-too-many-pixels" }),
    );
  });

  test("is known again by its pixels, whatever its file says", async () => {
    const plain = await drawing(await aPng({ width: 400, height: 300 }));
    expect((await drawing(await aPng({ width: 400, height: 300 }))).digest).toBe(plain.digest);
    expect((await drawing(await aPng({ width: 400, height: 300, noise: true }))).digest).not.toBe(plain.digest);
  });
});

describe("the photos of a unit", () => {
  test("are eight at most, also when they come at once, and a drop that is one too many is not kept at all", async () => {
    const { listingId, unitId } = await aUnitOnSale();
    const answers = await Promise.all(Array.from({ length: 5 }, (_, drop) => add(unitId, `${drop}-a`, `${drop}-b`)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(4);
    expect(answers.find(({ ok }) => !ok)).toEqual(refuse.invalid({ code: "photos-full", most: 8 }));
    expect(await idsOf(listingId)).toHaveLength(8);
    const files = await db
      .selectFrom("unitPhotoFile")
      .innerJoin("unitPhoto as p", "p.id", "photoId")
      .where("p.unitId", "=", unitId)
      .select("width")
      .execute();
    expect(files).toHaveLength(8 * 2 * unitPhotoWidths.length);
  });

  test("are one where the same is sent twice", async () => {
    const { listingId, unitId } = await aUnitOnSale();
    expect(await add(unitId, "same", "same")).toMatchObject({
      ok: true,
      value: { added: [expect.any(String)], known: ["same"] },
    });
    expect(await add(unitId, "same")).toEqual({ ok: true, value: { added: [], known: ["same"] } });
    expect(await idsOf(listingId)).toHaveLength(1);
  });

  test("can be put first and taken away with their files, and each move is written down", async () => {
    const { listingId, unitId } = await aUnitOnSale();
    await add(unitId, "one", "two", "three");
    const [one, two, three] = (await idsOf(listingId)) as [UnitPhotoId, UnitPhotoId, UnitPhotoId];
    expect(await moveUnitPhoto({ db }, { photoId: three, to: "first", actor })).toEqual({ ok: true, value: null });
    expect(await idsOf(listingId)).toEqual([three, one, two]);
    const path = `unit-${three}-800.avif`;
    expect(await unitPhotoBytes({ db }, path)).toMatchObject({ type: "image/avif" });
    await moveUnitPhoto({ db }, { photoId: three, to: "nowhere", actor });
    expect(await idsOf(listingId)).toEqual([one, two]);
    expect(await unitPhotoBytes({ db }, path)).toBeNull();
    expect(await moveUnitPhoto({ db }, { photoId: three, to: "first", actor })).toEqual(
      refuse.notFound({ code: "photo-unknown" }),
    );
    const { code } = await db.selectFrom("unit").where("id", "=", unitId).select("code").executeTakeFirstOrThrow();
    const audit = await db
      .selectFrom("audit")
      .where("entityId", "=", code)
      .orderBy("id")
      .select(["actor", "action"])
      .execute();
    expect(audit).toEqual(["added-photos", "arranged-photos", "removed-photo"].map((action) => ({ actor, action })));
  });

  test("are moved one place by a button, or to the place that they are dragged to", async () => {
    const { listingId, unitId } = await aUnitOnSale();
    await add(unitId, "one", "two", "three");
    const [one, two, three] = (await idsOf(listingId)) as [UnitPhotoId, UnitPhotoId, UnitPhotoId];
    const order = async (photoId: UnitPhotoId, to: Parameters<typeof moveUnitPhoto>[1]["to"]) => {
      expect(await moveUnitPhoto({ db }, { photoId, to, actor })).toEqual({ ok: true, value: null });
      return idsOf(listingId);
    };
    expect(await order(one, "later")).toEqual([two, one, three]);
    expect(await order(three, "earlier")).toEqual([two, three, one]);
    expect(await order(two, "earlier")).toEqual([two, three, one]);
    expect(await order(two, 3)).toEqual([three, one, two]);
    expect(await order(two, 99)).toEqual([three, one, two]);
  });

  test("are cropped from the stored original into a photo of its own, which keeps place and description", async () => {
    const { listingId, unitId } = await aUnitOnSale();
    // Blue, with a red right half.
    const right = await sharp({ create: { width: 800, height: 1200, channels: 3, background: "#d01010" } })
      .png()
      .toBuffer();
    const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#1030d0" } })
      .composite([{ input: right, left: 800, top: 0 }])
      .jpeg()
      .toBuffer();
    const whole = { ...(await drawing(photo)), name: "halves.jpg" };
    await addUnitPhotos({ db }, { unitId, actor, photos: [whole, ...named("another")] });
    const [first = "" as UnitPhotoId, second] = await idsOf(listingId);
    const alt = { ro: "Spatele carcasei", uk: "Ззаду" };
    await describePhoto({ db }, { photoId: first, actor, alt, version: editorVersion({}) });
    const crop = { left: 0.5, top: 0, width: 0.5, height: 0.5 };
    const cropped = await cropPhoto({ db }, { photoId: first, actor, crop });
    if (!cropped.ok) throw new Error(cropped.domainError.code);
    const { photoId } = cropped.value;
    expect(await photosOf(listingId)).toMatchObject([
      { id: photoId, alt: { ro: "Spatele carcasei", uk: "Ззаду" }, isCropped: true },
      { id: second, isCropped: false },
    ]);
    const file = await unitPhotoBytes({ db }, `unit-${photoId}-400.webp`);
    const [red = 0, , blue = 0] = await sharp(file!.bytes)
      .extract({ left: 200, top: 150, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(blue + 80);
    // The same upload is still known, and the whole photo can be shown again.
    expect(await addUnitPhotos({ db }, { unitId, actor, photos: [whole] })).toMatchObject({
      ok: true,
      value: { added: [], known: ["halves.jpg"] },
    });
    expect(await cropPhoto({ db }, { photoId, actor, crop: { left: 0, top: 0, width: 1, height: 1 } })).toMatchObject({
      ok: true,
    });
    expect(await cropPhoto({ db }, { photoId, actor, crop })).toEqual(refuse.conflict({ code: "photo-cropped" }));
  });

  test("take a description that was begun before they were cropped, and are not cropped from an old page", async () => {
    const { listingId, unitId } = await aUnitOnSale();
    await addUnitPhotos({ db }, { unitId, actor, photos: named("lid") });
    const [first = "" as UnitPhotoId] = await idsOf(listingId);
    const crop = { left: 0, top: 0, width: 0.5, height: 0.5 };
    const once = await cropPhoto({ db }, { photoId: first, actor, crop });
    if (!once.ok) throw new Error(once.domainError.code);
    const twice = await cropPhoto({ db }, { photoId: once.value.photoId, actor, crop });
    if (!twice.ok) throw new Error(twice.domainError.code);
    const alt = { ro: "Capacul" };
    expect(await describePhoto({ db }, { photoId: first, actor, alt, version: editorVersion({}) })).toMatchObject({
      ok: true,
      value: { photoId: twice.value.photoId },
    });
    expect(await photosOf(listingId)).toMatchObject([{ id: twice.value.photoId, alt, isCropped: true }]);
    for (const photoId of [first, once.value.photoId])
      expect(await cropPhoto({ db }, { photoId, actor, crop })).toEqual(refuse.conflict({ code: "photo-cropped" }));
  });

  test("are none of a unit that is on no listing", async () => {
    expect(await add("00000000-0000-4000-8000-000000000000" as UnitId, "x")).toEqual(
      refuse.notFound({ code: "listing-unknown" }),
    );
  });
});

describe("the catalogue index", () => {
  test("shows the first photo of a listing and is updated when it changes or is removed", async () => {
    const { listingId, unitId } = await aUnitOnSale();
    await waitForIndex({ catalogueIndex, db: database.db }, () => add(unitId, "one", "two"));
    const [one, two] = (await idsOf(listingId)) as [UnitPhotoId, UnitPhotoId];
    await expect.poll(() => catalogueIndex.byId(listingId)?.photo).toBe(`unit-${one}#${drawn.middle}`);
    expect((await catalogueIndex.factsOf(db, listingId)).photos).toEqual(
      [one, two].map((id) => ({ name: `unit-${id}#${drawn.middle}`, alt: null })),
    );
    await moveUnitPhoto({ db }, { photoId: two, to: "first", actor });
    await expect.poll(() => catalogueIndex.byId(listingId)?.photo).toContain(two);
    for (const photoId of [one, two]) await moveUnitPhoto({ db }, { photoId, to: "nowhere", actor });
    await expect.poll(() => catalogueIndex.byId(listingId)?.photo).toBeNull();
  });

  test("shows no photo of a sold unit, counts every unit once, and the version snapshot agrees", async () => {
    const { listingId } = await aUnitOnSale(aComponent("ssd", { stock: 2 }));
    const units = await unitsOf(db, listingId);
    for (const [place, unitId] of units.entries()) await add(unitId, `of ${place}`, `more of ${place}`);
    await expect.poll(() => catalogueIndex.byId(listingId)?.photo).toContain("unit-");
    expect(catalogueIndex.byId(listingId)).toMatchObject({ stock: 2, free: 2 });
    await takenBySomebody(db, listingId, { how: "sold" });
    const [, left] = units;
    const { id } = await db
      .selectFrom("unitPhoto")
      .where("unitId", "=", left!)
      .where("position", "=", 1)
      .select("id")
      .executeTakeFirstOrThrow();
    await expect
      .poll(() => catalogueIndex.byId(listingId))
      .toMatchObject({ stock: 1, photo: `unit-${id}#${drawn.middle}` });
    expect((await catalogueIndex.factsOf(db, listingId)).photos).toHaveLength(2);
  });
});

test.each([
  [
    { left: "0", top: "0", width: "100", height: "100" },
    { left: 0, top: 0, width: 1, height: 1 },
  ],
  [
    { left: "12,5", top: "10", width: "50", height: "40.5" },
    { left: 0.125, top: 0.1, width: 0.5, height: 0.405 },
  ],
  [{ left: "60", top: "0", width: "50", height: "50" }, null],
  [{ left: "0", top: "0", width: "5", height: "50" }, null],
  [{ left: "-1", top: "0", width: "50", height: "50" }, null],
  [{ left: "", top: "0", width: "50", height: "50" }, null],
])("the detail %o of a photo is %o", (typed, crop) => {
  expect(parseCrop(typed)).toEqual(crop);
});

test.each([
  "unit-x-800.avif",
  "unit-00000000-0000-4000-8000-000000000000-801.avif",
  "unit-00000000-0000-4000-8000-000000000000-800.png",
  "00000000-0000-4000-8000-000000000000",
])("%s names no file", (path) => {
  expect(parseUnitPhotoFile(path)).toBeNull();
});
