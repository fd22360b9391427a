import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ListingId, UnitId } from "../../../../base/id.ts";
import { aPc } from "../../../../testing/builders.ts";
import { asked } from "../../../../testing/request.ts";
import { aPhoto, aPng } from "../../../../testing/photos.ts";
import { onShelf, unitsOf } from "../../../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { aGuest } from "../../../../testing/visitor.ts";
import { listingPageView } from "../../product/product.view.server.ts";
import * as seller from "../../trade-in/photos/photos.ts";
import * as photos from "./photos.tsx";

let shop: TestShop;
let staff: Awaited<ReturnType<typeof aStaffMember>>;
let listingId: ListingId;
let unitId: UnitId;
beforeAll(async () => {
  shop = await openTestShop();
  staff = await aStaffMember(shop);
  listingId = await onShelf(shop.db, aPc());
  unitId = (await unitsOf(shop.db, listingId))[0]!;
});
afterAll(() => shop.close());

/** Uploads files as the form of a unit does. */
async function send(files: Record<string, Uint8Array>, cookie = staff.cookie) {
  const form = new FormData();
  for (const [name, bytes] of Object.entries(files)) form.append("photos", new File([new Uint8Array(bytes)], name));
  const args = asked(shop, `/office/photos?listing=${listingId}&unit=${unitId}`);
  const request = new Request(args.request.url, { method: "POST", body: form, headers: { cookie } });
  const answer = await photos.action({ ...args, request } as never).catch((thrown: unknown) => thrown);
  return answer instanceof Response
    ? { status: answer.status, data: null }
    : (answer as { init: { status: number }; data: unknown });
}

const page = `/office/photos`;
type Shown = { id: string; address: string };
type Loaded = { listing: { units: { photos: Shown[] }[] } };
const photosView = async () =>
  ((await staff.get(photos.loader, `${page}?listing=${listingId}`)).data as Loaded).listing.units[0]!.photos;

async function file(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return (await seller.loader(
    asked(shop, path, { params: { of: path.replace("/photos/", "") }, headers }) as never,
  )) as Response;
}

describe("photos of a unit on sale", () => {
  test("are managed only by staff", async () => {
    const guest = aGuest(shop);
    expect(await guest.get(photos.loader, `${page}?listing=${listingId}`)).toMatchObject({ status: 302 });
    expect(await guest.post(photos.action, page, { intent: "remove", photo: unitId })).toMatchObject({ status: 302 });
    expect(await send({ "a.png": await aPng() }, "")).toMatchObject({ status: 302 });
    expect(await photosView()).toEqual([]);
  });

  test("are uploaded several at a time: valid ones are stored, the others listed with their reason", async () => {
    expect(
      await send({
        "one.jpg": await aPhoto(),
        "two.png": await aPng({ noise: true }),
        "bill.pdf": Buffer.from("%PDF-1.7"),
      }),
    ).toMatchObject({
      init: { status: 200 },
      data: { unitId, domainError: null, rejected: [{ name: "bill.pdf", code: "photo-type" }] },
    });
    expect(await photosView()).toHaveLength(2);
    expect(await send({ "again.jpg": await aPhoto() })).toMatchObject({
      init: { status: 422 },
      data: { rejected: [{ name: "again.jpg", code: "photo-known" }] },
    });
    expect(await photosView()).toHaveLength(2);
  });

  test("come first on the product's page, before the illustrations", async () => {
    const addresses = (await photosView()).map(({ address }) => address);
    await expect.poll(() => shop.catalogueIndex.byId(listingId)?.photo).toBe(addresses[0]);
    const shown = await listingPageView(shop, listingId);
    expect(shown?.pictures.map(({ view }) => view)).toEqual(["photo", "photo", "front", "inside"]);
    expect(shown?.pictures.slice(0, 2).map(({ address }) => address)).toEqual(addresses);
    expect(shown?.pictures.slice(2).every(({ address }) => address.startsWith("/assets/pictures/"))).toBe(true);
  });

  test("are public, cacheable, and have the right type", async () => {
    const [{ id }] = (await photosView()) as [Shown];
    for (const format of ["avif", "webp"]) {
      const path = `/photos/unit-${id}-400.${format}`;
      const answer = await file(path);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": `image/${format}`,
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      });
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
      expect((await file(path, { "if-none-match": answer.headers.get("etag")! })).status).toBe(304);
    }
    expect((await file(`/photos/unit-${unitId}-400.avif`)).status).toBe(404);
    expect((await file(`/photos/unit-${id}-401.avif`)).status).toBe(404);
  });

  test("can be put first and removed by a form", async () => {
    const [one, two] = (await photosView()) as [Shown, Shown];
    expect(
      await staff.post(photos.action, `${page}?listing=${listingId}`, { intent: "first", photo: two.id }),
    ).toMatchObject({ status: 302, location: `${page}?listing=${listingId}` });
    expect((await photosView()).map(({ id }) => id)).toEqual([two.id, one.id]);
    expect(
      await staff.post(photos.action, `${page}?listing=${listingId}`, { intent: "remove", photo: two.id }),
    ).toMatchObject({ status: 302 });
    expect((await photosView()).map(({ id }) => id)).toEqual([one.id]);
    expect(
      await staff.post(photos.action, `${page}?listing=${listingId}`, { intent: "remove", photo: two.id }),
    ).toMatchObject({ status: 404, data: { domainError: { code: "photo-unknown" } } });
  });

  test("of an unknown listing show that it does not exist", async () => {
    expect((await staff.get(photos.loader, `${page}?listing=999999`)).data).toMatchObject({
      requested: "999999",
      listing: null,
    });
  });
});
