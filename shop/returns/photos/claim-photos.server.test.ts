import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction } from "../../../base/db.server.ts";
import { ERASED } from "../../../base/erased.ts";
import { newId, type ClaimPhotoId } from "../../../base/id.ts";
import { redrawPhoto } from "../../../base/redraw-photo.server.ts";
import { aComponent } from "../../../testing/builders.ts";
import { putOnSale } from "../../../testing/catalogue-index.ts";
import { ordersIn, STAFF } from "../../../testing/orders.ts";
import { aPhoto } from "../../../testing/photos.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { aMember } from "../../../testing/staff.ts";
import { unitsOf, type Order } from "../../orders/order.ts";
import type { Claim } from "../claim.ts";
import { claimAsHolder } from "../claim-as-holder.server.ts";
import { eraseClaims } from "../person.sql.server.ts";
import { findOwnClaim } from "../find-own-claim.server.ts";
import { listWarranties } from "../list-warranties.server.ts";
import { offerTransfer } from "../offer-transfer.server.ts";
import { openClaim } from "../open-claim.server.ts";
import { deleteOldClaimPhotos } from "../retention.server.ts";
import { takeOverWarranty } from "../take-over-warranty.server.ts";
import { transitionClaim } from "../transition-claim.server.ts";
import { addClaimPhotos } from "./add-claim-photos.server.ts";
import { claimPhotoBytes } from "./claim-photo-bytes.server.ts";
import { claimPhotosOf } from "./claim-photos-of.server.ts";
import type { UploadedClaimPhoto } from "./claim-photo.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
const pictures: UploadedClaimPhoto[] = [];
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
  for (let width = 211; width <= 218; width++) {
    const drawn = await redrawPhoto(await aPhoto({ width }));
    if (!drawn.ok) throw new Error(drawn.domainError.code);
    pictures.push({ ...drawn.value, name: `${width}.jpg` });
  }
});
afterAll(() => shop.close());

const delivered = async () =>
  people.delivered(await people.paidByCard([{ listingId: await putOnSale(shop.db, aComponent("ssd")) }]));

const claimOf = (order: Order, photos: UploadedClaimPhoto[], key = newId()) =>
  openClaim(shop, {
    orderId: order.id,
    kind: "warranty",
    units: unitsOf(order),
    story: "Se oprește după zece minute de joc.",
    key,
    actor: "buyer",
    photos,
  });

async function opened(order: Order, photos: UploadedClaimPhoto[]): Promise<Claim> {
  const claim = await claimOf(order, photos);
  if (!claim.ok) throw new Error(claim.domainError.code);
  return claim.value;
}
const photosOf = async ({ id }: Pick<Claim, "id">) => (await claimPhotosOf(shop, [id])).get(id)!;
const nobody = { accountId: null, visitorId: null, key: null };
const byLink = (order: Order) => ({ ...nobody, key: order.linkKey });

describe("photos of a claim", () => {
  test("are stored with it, once, and more can be added while it is open", async () => {
    const order = await delivered();
    const key = newId();
    const first = await claimOf(order, [pictures[0]!, pictures[0]!, pictures[1]!], key);
    expect(await claimOf(order, [pictures[2]!], key)).toEqual(first);
    if (!first.ok) throw new Error(first.domainError.code);
    const claim = first.value;
    expect((await photosOf(claim)).map(({ name }) => name)).toEqual(["211.jpg", "212.jpg"]);
    const add = (photos: UploadedClaimPhoto[]) =>
      addClaimPhotos(shop, { number: claim.number, viewer: byLink(order), photos });
    expect(await add(pictures.slice(1, 4))).toMatchObject({ value: { added: { length: 2 }, known: ["212.jpg"] } });
    expect(await add(pictures.slice(4, 7))).toMatchObject({ domainError: { code: "photos-full", most: 6 } });
    expect(await photosOf(claim)).toHaveLength(4);
    await transitionClaim(shop, { number: claim.number, to: "rejected", actor: STAFF, answer: "Nu este un defect." });
    expect(await add(pictures.slice(4, 5))).toMatchObject({ domainError: { code: "claim-ended" } });
    const audit = await shop.db
      .selectFrom("audit")
      .where("entityId", "=", order.number)
      .where("action", "=", "claim-photos-added")
      .select(["actor", "after"])
      .execute();
    expect(audit).toEqual([{ actor: "buyer", after: { claim: claim.number, photos: 2 } }]);
  });

  test("of more than six open no claim", async () => {
    const order = await delivered();
    expect(await claimOf(order, pictures.slice(0, 7))).toMatchObject({ domainError: { code: "photos-full" } });
    expect(await shop.db.selectFrom("claim").where("orderId", "=", order.id).select("id").execute()).toEqual([]);
  });

  test("are shown to the buyer, by the order's link and to staff, and to nobody else", async () => {
    const order = await delivered();
    const claim = await opened(order, [pictures[0]!]);
    const other = await opened(await delivered(), [pictures[1]!]);
    const [photo] = await photosOf(claim);
    const look = (viewer: Parameters<typeof claimPhotoBytes>[1]["viewer"], photoId: ClaimPhotoId = photo!.id) =>
      claimPhotoBytes(shop, { number: claim.number, photoId, size: "whole", viewer });
    for (const viewer of [{ ...nobody, visitorId: order.visitorId }, byLink(order), "staff" as const]) {
      const found = await look(viewer);
      if (!found.ok) throw new Error(found.domainError.code);
      expect(Buffer.from((await found.value.picture())!).equals(pictures[0]!.whole)).toBe(true);
    }
    const member = await aMember(shop);
    for (const viewer of [nobody, { ...nobody, key: "guessed" }, { ...member, key: null }]) {
      expect(await look(viewer)).toMatchObject({ domainError: { code: "photo-unknown" } });
      expect(await findOwnClaim(shop, { number: claim.number, viewer })).toMatchObject({
        domainError: { code: "claim-unknown" },
      });
      expect(await addClaimPhotos(shop, { number: claim.number, viewer, photos: pictures })).toMatchObject({
        domainError: { code: "claim-unknown" },
      });
    }
    // The address of another claim does not show it either.
    const [foreign] = await photosOf(other);
    expect((await look(byLink(order), foreign!.id)).ok).toBe(false);
  });

  test("of a warranty that was taken over belong to who took it over, not to the buyer", async () => {
    const order = await delivered();
    const [buyer, next] = [await aMember(shop), await aMember(shop)];
    await shop.db.updateTable("salesOrder").set({ visitorId: buyer.visitorId }).where("id", "=", order.id).execute();
    const [warranty] = (await listWarranties(shop, buyer)).held;
    const offered = await offerTransfer(shop, { id: warranty!.id, holder: buyer });
    if (!offered.ok) throw new Error(offered.domainError.code);
    await takeOverWarranty(shop, { typed: offered.value.code, holder: next });
    const claim = await claimAsHolder(shop, {
      id: warranty!.id,
      holder: next,
      story: "Nu mai pornește de ieri.",
      key: newId(),
      photos: [pictures[0]!],
    });
    if (!claim.ok) throw new Error(claim.domainError.code);
    const look = async (viewer: Parameters<typeof findOwnClaim>[1]["viewer"]) =>
      (await findOwnClaim(shop, { number: claim.value.number, viewer })).ok;
    expect(await look({ ...next, key: null })).toBe(true);
    expect(await look({ ...buyer, key: null })).toBe(false);
    expect(await look(byLink(order))).toBe(false);
  });
});

test("an erasure of the buyer deletes the photos of their claims, and leaves the claim without its words", async () => {
  const order = await delivered();
  const claim = await opened(order, pictures.slice(0, 2));
  await transaction(shop.db, (tx) => eraseClaims(tx, [order.id]));
  expect(await photosOf(claim)).toEqual([]);
  const left = await shop.db.selectFrom("claim").where("id", "=", claim.id).select(["number", "story"]).execute();
  expect(left).toEqual([{ number: claim.number, story: ERASED }]);
});

test("photos of a claim go 180 days after it ended, those of an open one stay", async () => {
  const claims = [];
  for (const [days, ends] of [
    [181, true],
    [179, true],
    [400, false],
  ] as const) {
    const claim = await opened(await delivered(), [pictures[0]!]);
    if (ends) await transitionClaim(shop, { number: claim.number, to: "rejected", actor: STAFF, answer: "Nu." });
    await sql`update claim_move set at = now() - make_interval(days => ${days}) where claim_id = ${claim.id}`.execute(
      shop.db,
    );
    claims.push(claim);
  }
  expect(await deleteOldClaimPhotos(shop)).toBe(1);
  expect((await Promise.all(claims.map(photosOf))).map(({ length }) => length)).toEqual([0, 1, 1]);
  expect(
    await shop.db
      .selectFrom("claimPhotoBytes")
      .leftJoin("claimPhoto", "id", "photoId")
      .where("id", "is", null)
      .select("photoId")
      .execute(),
  ).toEqual([]);
});
