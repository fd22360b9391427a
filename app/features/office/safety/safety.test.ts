import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../../../base/id.ts";
import { aGraphicsCard, aPc } from "../../../../testing/builders.ts";
import { putOnSale, takenBySomebody } from "../../../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { eventually } from "../../../../testing/time/eventually.ts";
import { aGuest } from "../../../../testing/visitor.ts";
import * as legal from "../../content/legal/legal.tsx";
import * as product from "../../product/product.tsx";
import * as manufacturers from "./manufacturers.tsx";
import * as newRecall from "./new-recall.tsx";
import * as recall from "./recall.tsx";
import * as recalls from "./recalls.tsx";

let shop: TestShop;
let staff: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  staff = await aStaffMember(shop, { staffRoles: ["technician"] });
});
afterAll(() => shop.close());

const ROOT = "/office/safety";
const filled = {
  product: "MSI Storm 9",
  model: "Storm 9",
  serial: "",
  source: "https://ec.europa.eu/safety-gate-alerts/1",
  recalledOn: "2026-11-20",
  adviceRo: "Oprește-l și scrie-ne.",
  adviceEn: "Switch it off and write to us.",
  adviceHu: "",
  adviceUk: "",
};

test("a recall is recorded, its buyers are written to, and it is closed; the public page names it meanwhile", async () => {
  const listing = await putOnSale(shop.db, aGraphicsCard({ title: "MSI Storm 9" }));
  await takenBySomebody(shop.db, listing, { how: "sold" });
  const id = newId();
  const path = `${ROOT}/${id}`;
  const saved = await staff.post(newRecall.action, `${ROOT}/new`, { ...filled, id, version: "0" });
  expect(saved).toMatchObject({ status: 302, location: `${path}?done=saved` });
  await staff.post(newRecall.action, `${ROOT}/new`, { ...filled, id, version: "0" });
  expect(await staff.get(recalls.loader, ROOT)).toMatchObject({
    data: { recalls: [{ product: "MSI Storm 9", units: 1, toNotify: 1, closedAt: null }] },
  });
  const notified = await staff.post(recall.action, path, { intent: "notify" }, { id });
  expect(notified.location).toBe(`${path}?done=notified&count=1`);
  const again = await staff.post(recall.action, path, { intent: "notify" }, { id });
  expect(again.location).toBe(`${path}?done=notified&count=0`);

  const shown = async () => {
    const { data } = await aGuest(shop).get(legal.loader, "/product-safety");
    return (data as { recalls: { product: string; advice: unknown }[] }).recalls;
  };
  await eventually(async () =>
    expect(await shown()).toMatchObject([
      { product: "MSI Storm 9", advice: { text: "Oprește-l și scrie-ne.", language: "ro" } },
    ]),
  );
  await staff.post(recall.action, path, { intent: "close" }, { id });
  await eventually(async () => expect(await shown()).toEqual([]));
  const log = await shop.db.selectFrom("audit").where("entity", "=", "recall").select("action").orderBy("id").execute();
  expect(log.map(({ action }) => action)).toEqual(["recorded", "buyers-notified", "closed"]);
});

test("a form with faults shows them and keeps what was typed", async () => {
  const id = newId();
  const wrong = { ...filled, id, version: "0", model: "*", adviceRo: "" };
  expect(await staff.post(newRecall.action, `${ROOT}/new`, wrong)).toMatchObject({
    status: 422,
    data: { errors: { model: "recall-pattern-short", adviceRo: "required" }, values: { product: "MSI Storm 9" } },
  });
});

test("a manufacturer that staff saved is on the pages of its brand; the others say to ask", async () => {
  const listing = await putOnSale(shop.db, aPc({ specs: {} }));
  await eventually(() => expect(shop.catalogueIndex.byId(listing)).toBeTruthy());
  const makersOf = async () => {
    const { data } = await aGuest(shop).get(product.loader, `/products/${listing}`, { id: String(listing) });
    return (data as { view: { specs: { makers: { brand: string; maker: unknown }[] } } }).view.specs.makers;
  };
  const [first] = await makersOf();
  expect(first!.maker).toBeNull();
  const brand = first!.brand;
  expect((await staff.get(manufacturers.loader, `${ROOT}/manufacturers`)).data).toMatchObject({
    rows: [],
    missing: expect.arrayContaining([brand]),
  });
  const typed = {
    id: newId(),
    version: "0",
    intent: "save",
    brand: brand.toUpperCase(),
    name: "Maker Inc.",
    address: "1 Main Street, Springfield",
    contact: "safety@maker.example",
    euName: "Maker Europe B.V.",
    euAddress: "Kade 1, Rotterdam",
    euContact: "",
  };
  const post = (fields: Record<string, string>) => staff.post(manufacturers.action, `${ROOT}/manufacturers`, fields);
  expect(await post(typed)).toMatchObject({ status: 422, data: { errors: { euContact: "required" } } });
  expect((await post({ ...typed, euContact: "eu@maker.example" })).status).toBe(302);
  expect(await post({ ...typed, id: newId(), euContact: "eu@maker.example" })).toMatchObject({
    status: 409,
    data: { domainError: { code: "manufacturer-changed" } },
  });
  await eventually(async () =>
    expect((await makersOf())[0]).toMatchObject({
      brand,
      maker: { name: "Maker Inc.", inEu: { name: "Maker Europe B.V.", contact: "eu@maker.example" } },
    }),
  );
  expect((await post({ id: typed.id, version: "1", intent: "remove" })).status).toBe(302);
  await eventually(async () => expect((await makersOf())[0]!.maker).toBeNull());
});
