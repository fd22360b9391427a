import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ListingId, UnitId } from "../../../../base/id.ts";
import { ron } from "../../../../base/money.ts";
import { typedListing, unitField } from "../../../../shop/catalogue/editing/listing-form.ts";
import { aGraphicsCard, aPc } from "../../../../testing/builders.ts";
import { waitForIndex, putOnSale, takenBySomebody, unitsOf } from "../../../../testing/catalogue-index.ts";
import { aPhoto, aPng } from "../../../../testing/photos.ts";
import { routeArgs } from "../../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { aGuest } from "../../../../testing/visitor.ts";
import { listingPageView } from "../../product/product.view.server.ts";
import * as listing from "./listing.tsx";
import * as listings from "./listings.tsx";
import * as newListing from "./new-listing.tsx";
import * as original from "./original.ts";
import * as photo from "./photo.tsx";
import * as photosRedirect from "./photos-redirect.ts";
import type { PublishedListings } from "./publish-listings.action.server.ts";

let shop: TestShop;
let staff: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  staff = await aStaffMember(shop);
});
afterAll(() => shop.close());

type Person = Pick<typeof staff, "get" | "post" | "cookie">;
type Typed = Record<string, string>;
type View = {
  listing: { typed: Typed; state: string };
  version: string;
  units: { id: UnitId; cost: number | null; pictures: { id: string; name: string }[] }[];
  issues: { field: string; code: string }[];
  history: { action: string; name: string | null }[];
  proposal: { lines: { from: string }[] } | null;
  isIncomplete: boolean;
};

const page = (id: ListingId | string) => `/office/listings/${id}`;

async function view(id: ListingId | string, person: Person = staff): Promise<View> {
  return (await person.get(listing.loader, page(id), { id: String(id) })).data as View;
}

/** Sends the whole form of a listing as its page shows it, with some fields changed. */
async function post(id: ListingId | string, change: Typed, person: Person = staff) {
  const { listing: shown, version } = await view(id, person);
  return person.post(listing.action, page(id), { version, ...shown.typed, ...change }, { id: String(id) });
}

async function upload(id: ListingId, unit: UnitId, files: Record<string, Uint8Array>, cookie = staff.cookie) {
  const form = new FormData();
  for (const [name, bytes] of Object.entries(files)) form.append("photos", new File([new Uint8Array(bytes)], name));
  const args = routeArgs(shop, `${page(id)}?unit=${unit}`, { params: { id: String(id) } });
  const request = new Request(args.request.url, { method: "POST", body: form, headers: { cookie } });
  const answer = await listing.action({ ...args, request } as never).catch((thrown: unknown) => thrown);
  return answer instanceof Response
    ? { status: answer.status, data: null }
    : { status: (answer as { init: { status: number } }).init.status, data: (answer as { data: unknown }).data };
}

type PhotoView = { id: ListingId; photoId: string };

async function photoView({ id, photoId }: PhotoView) {
  const params = { id: String(id), photo: photoId };
  const { data } = await staff.get(photo.loader, `${page(id)}/photos/${photoId}`, params);
  return (data as { photo: { version: string; alt: Record<string, string> } }).photo;
}

/** Sends the description of a photo, from the form as it is shown now unless `typed` has an older version. */
async function describeAs(person: Person, about: PhotoView, typed: Typed) {
  const { version } = await photoView(about);
  const params = { id: String(about.id), photo: about.photoId };
  const form = { version, intent: "describe", ro: "", en: "", hu: "", uk: "", ...typed };
  return person.post(photo.action, `${page(about.id)}/photos/${about.photoId}`, form, params);
}

test.each([
  [listings.loader, "/office/listings"],
  [listing.loader, "/office/listings/1"],
  [newListing.loader, "/office/listings/new"],
  [photo.loader, "/office/listings/1/photos/x"],
  [original.loader, "/office/listings/originals/x"],
  [photosRedirect.loader, "/office/photos"],
] as const)("a stranger does not get in: %#", async (loader, address) => {
  expect(await aGuest(shop).get(loader as never, address)).toMatchObject({ status: 302 });
});

describe("a listing by hand", () => {
  test("begins as a draft, is saved half done, and says what it lacks before it is published", async () => {
    const created = await staff.post(newListing.action, "/office/listings/new", { type: "graphics-cards" });
    expect(created).toMatchObject({ status: 302, location: expect.stringMatching(/\/listings\/\d+\?done=created$/) });
    const id = /listings\/(\d+)/.exec(created.location!)![1]!;
    expect(await post(id, { intent: "save", title: "RTX 3060", price: "abc" })).toMatchObject({
      status: 302,
      location: `${page(id)}?done=saved`,
    });
    expect((await view(id)).listing.typed).toMatchObject({ title: "RTX 3060", price: "abc" });
    expect(await post(id, { intent: "publish" })).toMatchObject({ location: `${page(id)}?done=incomplete` });
    const incomplete = (await staff.get(listing.loader, `${page(id)}?done=incomplete`, { id })).data as View;
    expect(incomplete).toMatchObject({ isIncomplete: true, listing: { state: "draft" } });
    expect(incomplete.issues).toEqual(
      expect.arrayContaining([
        { field: "price", code: "amount-invalid" },
        { field: "component.lengthMm", code: "spec-missing" },
        { field: "purchase.supplier", code: "purchase-missing" },
      ]),
    );

    const [unit] = incomplete.units;
    const whole = typedListing({ ...aGraphicsCard({ title: "Asus RTX 3060" }), usesCategoryPicture: true } as never);
    const bought = {
      "purchase.supplier": "Euro PC SRL",
      "purchase.invoiceNumber": "1",
      "purchase.invoiceDate": "2026-11-20",
      "purchase.regime": "margin",
      "purchase.cost": "500",
    };
    const form = { ...whole, ...bought, [unitField(unit!.id, "grade")]: "A", intent: "publish" };
    await waitForIndex(shop, async () =>
      expect(await post(id, form)).toMatchObject({ location: `${page(id)}?done=published` }),
    );
    expect((await listingPageView(shop, Number(id) as ListingId, "specs"))?.listing).toMatchObject({
      title: "Asus RTX 3060",
      price: ron(899),
      grade: "A",
    });
    expect((await view(id)).history[0]).toMatchObject({ action: "published", name: "Radu Birou" });
  });

  test("is not of a kind that does not exist", async () => {
    expect(await staff.post(newListing.action, "/office/listings/new", { type: "laptop" })).toMatchObject({
      status: 422,
    });
  });

  test("is copied into a draft, and a draft is deleted", async () => {
    const id = await putOnSale(shop.db, aPc({ title: "De copiat" }));
    const copied = await post(id, { intent: "copy" });
    const copy = /listings\/(\d+)\?done=copied$/.exec(copied.location!)![1]!;
    expect((await view(copy)).listing).toMatchObject({ state: "draft", typed: { title: "De copiat" } });
    expect(await post(copy, { intent: "discard" })).toMatchObject({ location: "/office/listings?done=discarded" });
    expect(await staff.get(listing.loader, page(copy), { id: copy })).toMatchObject({ status: 404 });
  });

  test("gets one drive more or less, and everything that was typed stays", async () => {
    const id = await putOnSale(shop.db, aPc());
    const added = await post(id, { intent: "drive:add:hdd", title: "Scris acum" });
    expect(added).toMatchObject({ status: 200, data: { typed: { drives: "ssd,hdd", title: "Scris acum" } } });
    const removed = await post(id, {
      intent: "drive:remove:1",
      drives: "ssd,hdd",
      "storage1.model": "primul",
      "storage2.model": "al doilea",
    });
    expect(removed).toMatchObject({ status: 200, data: { typed: { drives: "hdd", "storage1.model": "al doilea" } } });
    expect((await view(id)).listing.typed["drives"]).toBe("ssd");
  });
});

describe("a listing on sale", () => {
  test("shows a corrected typo and a new price on its public page at once", async () => {
    const id = await putOnSale(shop.db, aPc({ title: "PC cu RTX 3060 Tii" }));
    await waitForIndex(shop, async () =>
      expect(await post(id, { intent: "save", title: "PC cu RTX 3060 Ti", price: "2399" })).toMatchObject({
        status: 302,
      }),
    );
    expect(await listingPageView(shop, id, "specs")).toMatchObject({
      listing: { title: "PC cu RTX 3060 Ti", price: ron(2399) },
      was: ron(2599),
    });
  });

  test("names the field of each mistake, and keeps what was typed", async () => {
    const id = await putOnSale(shop.db, aPc());
    expect(await post(id, { intent: "save", title: "", "ram.capacityGb": "mult" })).toMatchObject({
      status: 422,
      data: {
        errors: { title: "title-required", "ram.capacityGb": "spec-number" },
        typed: { title: "", "ram.capacityGb": "mult" },
      },
    });
  });

  test("tells the second of two people who changed what, and loses neither", async () => {
    const id = await putOnSale(shop.db, aPc());
    const other = await aStaffMember(shop, { name: "Ioana" });
    const mine = await view(id);
    await post(id, { intent: "save", title: "Titlul Ioanei" }, other);
    const form = { version: mine.version, ...mine.listing.typed, title: "Titlul meu", intent: "save" };
    const refused = await staff.post(listing.action, page(id), form, { id: String(id) });
    expect(refused).toMatchObject({
      status: 409,
      data: {
        typed: { title: "Titlul meu" },
        conflict: { name: "Ioana", fields: [{ name: "title", stored: "Titlul Ioanei", yours: "Titlul meu" }] },
      },
    });
    const { version } = (refused.data as { conflict: { version: string } }).conflict;
    expect(await staff.post(listing.action, page(id), { ...form, version }, { id: String(id) })).toMatchObject({
      status: 302,
    });
    expect((await view(id)).listing.typed["title"]).toBe("Titlul meu");
  });

  test("is withdrawn only with a reason, and not while it is kept for a buyer", async () => {
    const id = await putOnSale(shop.db, aPc());
    expect(await post(id, { intent: "withdraw", reason: "" })).toMatchObject({
      status: 422,
      data: { errors: { reason: "reason-missing" } },
    });
    await takenBySomebody(shop.db, id, { how: "held" });
    expect(await post(id, { intent: "withdraw", reason: "defect" })).toMatchObject({
      status: 409,
      data: { domainError: { code: "units-allocated" } },
    });
  });

  test("hides what it cost from those who sell, who may change its price; a technician may not", async () => {
    const id = await putOnSale(shop.db, aPc());
    const sales = await aStaffMember(shop, { staffRoles: ["sales"] });
    const technician = await aStaffMember(shop, { staffRoles: ["technician"] });
    const accountant = await aStaffMember(shop, { staffRoles: ["accounting"] });
    expect((await view(id, sales)).units[0]!.cost).toBeNull();
    expect((await view(id, accountant)).units[0]!.cost).toBe(ron(1));
    await post(id, { intent: "save", title: "Tehnician", price: "1" }, technician);
    expect((await view(id)).listing.typed).toMatchObject({ title: "Tehnician", price: "2599,00" });
    await post(id, { intent: "save", price: "2500" }, sales);
    expect((await view(id)).listing.typed["price"]).toBe("2500,00");
    expect(await post(id, { intent: "save", title: "Contabil" }, accountant)).toMatchObject({ status: 403 });
  });
});

describe("photos of a unit", () => {
  test("are uploaded on the page of the listing, come first in the shop, are ordered, described and deleted", async () => {
    const id = await putOnSale(shop.db, aPc());
    const [unit] = (await unitsOf(shop.db, id)) as [UnitId];
    expect(await upload(id, unit, { "a.png": await aPng() }, "")).toMatchObject({ status: 302 });
    expect(
      await upload(id, unit, {
        "one.jpg": await aPhoto(),
        "two.png": await aPng({ noise: true }),
        "bill.pdf": Buffer.from("%PDF-1.7"),
      }),
    ).toMatchObject({ status: 200, data: { photos: { rejected: [{ name: "bill.pdf", code: "photo-type" }] } } });
    expect(await upload(id, unit, { "again.jpg": await aPhoto() })).toMatchObject({
      status: 422,
      data: { photos: { rejected: [{ code: "photo-known" }] } },
    });
    const [one, two] = (await view(id)).units[0]!.pictures as unknown as [{ id: string }, { id: string }];
    expect(await post(id, { intent: "photo", photo: two.id, to: "first" })).toMatchObject({ status: 200 });
    expect(await describeAs(staff, { id, photoId: two.id }, { ro: "Interiorul" })).toMatchObject({ status: 302 });
    await waitForIndex(shop, async () => post(id, { intent: "photo", photo: one.id, to: "nowhere" }));
    const shown = await listingPageView(shop, id, "specs");
    expect(shown?.pictures.slice(0, 2)).toMatchObject([
      { view: "photo", name: expect.stringContaining(two.id), alt: { ro: "Interiorul" } },
      { view: "front" },
    ]);
    expect(await post(id, { intent: "photo", photo: one.id, to: "first" })).toMatchObject({ status: 404 });
  });

  test("are cropped on a page of their own, by numbers", async () => {
    const id = await putOnSale(shop.db, aPc());
    const [unit] = (await unitsOf(shop.db, id)) as [UnitId];
    await upload(id, unit, { "one.jpg": await aPhoto({ width: 800, height: 800 }) });
    const [before] = (await view(id)).units[0]!.pictures as unknown as [{ id: string }];
    const params = { id: String(id), photo: before.id };
    const address = `${page(id)}/photos/${before.id}`;
    expect((await staff.get(photo.loader, address, params)).data).toMatchObject({ photo: { width: 800, crop: null } });
    const whole = (await original.loader(
      routeArgs(shop, `/office/listings/originals/${before.id}`, {
        params: { photo: before.id },
        headers: { cookie: staff.cookie },
      }) as never,
    )) as Response;
    expect(whole.headers.get("content-type")).toBe("image/jpeg");
    const crop = { intent: "crop", left: "10", top: "0", width: "95", height: "50" };
    expect(await staff.post(photo.action, address, crop, params)).toMatchObject({
      status: 422,
      data: { domainError: { code: "crop-invalid" } },
    });
    const done = await staff.post(photo.action, address, { ...crop, width: "80" }, params);
    const [after] = (await view(id)).units[0]!.pictures as unknown as [{ id: string }];
    expect(after.id).not.toBe(before.id);
    expect(done).toMatchObject({ status: 302, location: `${page(id)}/photos/${after.id}?done=cropped` });
    // The page that somebody else had open finds it: what they cut is compared, what they wrote is stored.
    expect((await staff.get(photo.loader, address, params)).data).toMatchObject({ photo: { id: after.id } });
    const late = await staff.post(photo.action, address, { ...crop, width: "50", photo: before.id }, params);
    expect(late).toMatchObject({
      status: 409,
      data: {
        domainError: { code: "photo-cropped" },
        conflict: {
          fields: [{ name: "width", stored: "80 %", yours: "50 %" }],
        },
      },
    });
    const { version } = await photoView({ id, photoId: after.id });
    const words = { intent: "describe", ro: "Capacul", version };
    expect(await staff.post(photo.action, address, words, params)).toMatchObject({
      location: `${page(id)}/photos/${after.id}?done=described`,
    });
    expect(await photoView({ id, photoId: after.id })).toMatchObject({ alt: { ro: "Capacul" } });
  });

  test("are described by two people at once: the second sees who wrote what, and loses nothing", async () => {
    const id = await putOnSale(shop.db, aPc());
    const [unit] = (await unitsOf(shop.db, id)) as [UnitId];
    await upload(id, unit, { "one.jpg": await aPhoto() });
    const [{ id: photoId }] = (await view(id)).units[0]!.pictures as unknown as [{ id: string }];
    const about = { id, photoId };
    const ioana = await aStaffMember(shop, { name: "Ioana", staffRoles: ["technician"] });
    const { version } = await photoView(about);
    await describeAs(ioana, about, { ro: "Spatele", en: "Back" });
    const mine = { ro: "Interiorul", en: "Back", version };
    const late = await describeAs(staff, about, mine);
    expect(late).toMatchObject({
      status: 409,
      data: {
        typed: { ro: "Interiorul" },
        conflict: { name: "Ioana", fields: [{ name: "ro", stored: "Spatele", yours: "Interiorul" }] },
      },
    });
    expect((await photoView(about)).alt).toEqual({ ro: "Spatele", en: "Back" });
    const { conflict } = late.data as { conflict: { version: string } };
    expect(await describeAs(staff, about, { ...mine, version: conflict.version })).toMatchObject({ status: 302 });
    expect((await photoView(about)).alt).toEqual({ ro: "Interiorul", en: "Back" });
    // The same form once more changes nothing and is no conflict.
    expect(await describeAs(staff, about, mine)).toMatchObject({ status: 302 });
    const logged = await shop.db.selectFrom("audit").where("action", "=", "described-photo").selectAll().execute();
    const ofThis = logged.filter(({ after }) => JSON.stringify(after).includes(photoId));
    expect(ofThis).toMatchObject([
      { after: { alt: { ro: "Spatele" } } },
      { before: { alt: { ro: "Spatele" } }, after: { alt: { ro: "Interiorul" } } },
    ]);
  });

  test("had a page of their own, whose address still leads to them", async () => {
    expect(await staff.get(photosRedirect.loader, "/office/photos?listing=7")).toMatchObject({
      status: 301,
      location: "/office/listings/7#photos",
    });
    expect(await staff.get(photosRedirect.loader, "/office/photos")).toMatchObject({ location: "/office/listings" });
  });
});

/** Presses a button of the list with these rows ticked. */
async function tick(ids: readonly (ListingId | string)[], intent: string, person: Person = staff) {
  const args = routeArgs(shop, "/office/listings?state=draft");
  const body = new URLSearchParams([["intent", intent], ...ids.map((id) => ["ids", String(id)])]);
  const request = new Request(args.request.url, { method: "POST", body, headers: { cookie: person.cookie } });
  const answer = await (listings.action({ ...args, request } as never) as Promise<unknown>).catch(
    (thrown: unknown) => thrown,
  );
  return answer as { init: { status: number }; data: PublishedListings };
}

describe("the list", () => {
  test("puts the ticked drafts on sale that are complete, and names what each of the others lacks", async () => {
    const ready = await putOnSale(shop.db, aGraphicsCard({ title: "Gata de vânzare" }));
    await post(ready, { intent: "save", picture: "category" });
    const [copied, lacking] = [await post(ready, { intent: "copy" }), await post(ready, { intent: "copy" })].map(
      ({ location }) => /listings\/(\d+)/.exec(location!)![1]!,
    ) as [string, string];
    const [unit] = (await view(copied)).units;
    await post(copied, {
      intent: "save",
      "purchase.supplier": "Euro PC SRL",
      "purchase.invoiceNumber": "1",
      "purchase.invoiceDate": "2026-11-20",
      "purchase.regime": "margin",
      "purchase.cost": "500",
      [unitField(unit!.id, "grade")]: "A",
    });
    const answer = await tick([copied, lacking, ready], "publish");
    expect(answer).toMatchObject({
      init: { status: 200 },
      data: {
        published: 1,
        onSale: 1,
        lacking: [{ id: Number(lacking), title: "Gata de vânzare", issues: expect.any(Array) }],
      },
    });
    expect(answer.data.lacking[0]!.issues).toEqual(
      expect.arrayContaining([
        { field: expect.stringMatching(/\.grade$/), code: "grade-missing" },
        { field: "purchase.supplier", code: "purchase-missing" },
      ]),
    );
    expect(await tick([lacking], "publish")).toMatchObject({ init: { status: 422 }, data: { published: 0 } });
    expect([(await view(copied)).listing.state, (await view(lacking)).listing.state]).toEqual(["live", "draft"]);
    expect((await view(copied)).history[0]).toMatchObject({ action: "published", name: "Radu Birou" });
  });

  test("asks for ticked rows, and lets nobody publish who may not edit the stock", async () => {
    expect(await tick([], "publish")).toMatchObject({ init: { status: 422 }, data: { published: 0, lacking: [] } });
    expect(await tick(["999999"], "publish")).toMatchObject({ data: { domainError: { code: "bulk-none" } } });
    const accountant = await aStaffMember(shop, { staffRoles: ["accounting"] });
    const id = await putOnSale(shop.db, aPc());
    expect(await tick([id], "publish", accountant)).toMatchObject({ init: { status: 403 } });
  });

  test("opens the listing of a scanned code, and lists what a word finds", async () => {
    const id = await putOnSale(shop.db, aPc({ title: "Scanat unic" }));
    await shop.db.updateTable("unit").set({ code: "PB-100001", serial: "SER-1" }).where("listingId", "=", id).execute();
    for (const q of ["PB-100001", "ser-1"])
      expect(await staff.get(listings.loader, `/office/listings?q=${q}`)).toMatchObject({
        status: 302,
        location: page(id),
      });
    const found = await staff.get(listings.loader, "/office/listings?q=scanat&state=live&sort=price");
    expect(found).toMatchObject({ status: 200, data: { total: 1, rows: [{ id, title: "Scanat unic" }] } });
  });

  test("shows costs to those who may see them only", async () => {
    const sales = await aStaffMember(shop, { staffRoles: ["sales"] });
    type Rows = { rows: { cost: number | null }[] };
    const costs = async (person: Person) =>
      ((await person.get(listings.loader, "/office/listings?sort=margin&state=live")).data as Rows).rows.map(
        ({ cost }) => cost,
      );
    expect((await costs(staff)).some((cost) => cost !== null)).toBe(true);
    expect((await costs(sales)).every((cost) => cost === null)).toBe(true);
  });
});
