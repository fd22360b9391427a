import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ron } from "../../../../base/money.ts";
import { aComponent, aPc } from "../../../../testing/builders.ts";
import { putOnSale } from "../../../../testing/catalogue-index.ts";
import { routeArgs } from "../../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import * as bulkEdit from "../bulk/bulk-edit.tsx";
import * as bulkEdits from "../bulk/bulk-edits.tsx";
import * as build from "./build.tsx";
import * as csv from "./csv/csv.tsx";
import * as exported from "./csv/export.ts";
import * as imported from "./csv/import.tsx";
import * as template from "./csv/template.ts";
import * as split from "./split.tsx";
import * as unit from "./unit.tsx";
import * as units from "./units.tsx";

let shop: TestShop;
type Staff = Awaited<ReturnType<typeof aStaffMember>>;
let owner: Staff;
let sales: Staff;
let technician: Staff;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await aStaffMember(shop, { name: "Ana Popescu" });
  sales = await aStaffMember(shop, { staffRoles: ["sales"] });
  technician = await aStaffMember(shop, { staffRoles: ["technician"] });
});
afterAll(() => shop.close());

async function onSale(thing: Parameters<typeof putOnSale>[1]) {
  const listing = await putOnSale(shop.db, thing);
  const { code } = await shop.db
    .selectFrom("unit")
    .where("listingId", "=", listing)
    .select("code")
    .executeTakeFirstOrThrow();
  return { listing, code };
}
const address = (code: string) => `/office/units/${code}`;
const fresh = { wasSerial: "", wasGrade: "A", wasPlace: "" };

describe("the units", () => {
  test("are found, and show their cost only to those who may see it", async () => {
    const { code } = await onSale(aPc({ title: "Calculator de probă" }));
    const seen = async (staff: Staff) => (await staff.get(units.loader, "/office/units?q=de+probă&state=on-sale")).data;
    expect(await seen(owner)).toMatchObject({
      total: 1,
      cost: ron(1),
      rows: [{ code, cost: ron(1), state: "on-sale" }],
    });
    expect(await seen(technician)).toMatchObject({ total: 1, cost: null, rows: [{ code, cost: null }], canEdit: true });
    expect(JSON.stringify((await sales.get(unit.loader, address(code), { code })).data)).not.toContain('"cost":100');
  });

  test("are corrected; the log says who, and a second person is told and loses nothing typed", async () => {
    const { code } = await onSale(aPc());
    const form = { intent: "edit", serial: "SN-1", grade: "B", place: "R1", ...fresh };
    expect(await owner.post(unit.action, address(code), form, { code })).toMatchObject({
      status: 302,
      location: `${address(code)}?done=edit`,
    });
    const late = { ...form, serial: "SN-2" };
    expect(await technician.post(unit.action, address(code), late, { code })).toMatchObject({
      status: 409,
      data: { domainError: { code: "unit-changed" }, typed: { serial: "SN-2" } },
    });
    expect((await owner.get(unit.loader, address(code), { code })).data).toMatchObject({
      unit: { serial: "SN-1", grade: "B", place: "R1" },
      audit: [
        {
          name: "Ana Popescu",
          action: "corrected",
          changes: expect.arrayContaining(["serial: SN-1", "grade: A → B", "place: R1"]),
        },
      ],
    });
  });

  test("are written off with a reason", async () => {
    const { code } = await onSale(aPc());
    expect(await owner.post(unit.action, address(code), { intent: "write-off", reason: "x" }, { code })).toMatchObject({
      status: 422,
      data: { errors: { reason: "reason-missing" } },
    });
    const form = { intent: "write-off", reason: "Placă de bază arsă" };
    expect(await owner.post(unit.action, address(code), form, { code })).toMatchObject({ status: 302 });
    expect((await owner.get(unit.loader, address(code), { code })).data).toMatchObject({
      unit: { state: "scrapped" },
      audit: [{ reason: form.reason }],
    });
  });

  test("move and merge by one form", async () => {
    const [one, two] = [await onSale(aComponent("coolers", { stock: 2 })), await onSale(aComponent("coolers"))];
    const form = { listing: String(two.listing) };
    expect(
      await owner.post(unit.action, address(one.code), { intent: "move", ...form }, { code: one.code }),
    ).toMatchObject({ status: 302 });
    const { code } = await shop.db
      .selectFrom("unit")
      .where("listingId", "=", one.listing)
      .select("code")
      .executeTakeFirstOrThrow();
    expect(await owner.post(unit.action, address(code), { intent: "merge", ...form }, { code })).toMatchObject({
      location: `${address(code)}?done=merge`,
    });
    expect(await shop.db.selectFrom("unit").where("listingId", "=", two.listing).select("id").execute()).toHaveLength(
      3,
    );
  });

  test("of a PC are taken apart, and parts are built into one", async () => {
    const { code } = await onSale(aPc());
    expect((await owner.get(split.loader, `${address(code)}/split`, { code })).data).toMatchObject({
      cost: ron(1),
      pieces: { length: 8 },
    });
    const piece = (place: number, category: string, worth: string) => ({
      [`piece.${place}.name`]: category,
      [`piece.${place}.category`]: category,
      [`piece.${place}.worth`]: worth,
      [`piece.${place}.grade`]: "B",
    });
    const form = { ...piece(0, "processors", "300"), ...piece(1, "graphics-cards", "mult") };
    expect(await owner.post(split.action, `${address(code)}/split`, form, { code })).toMatchObject({
      status: 422,
      data: { errors: { "piece.1.worth": "amount-invalid" } },
    });
    expect(
      await owner.post(split.action, `${address(code)}/split`, { ...form, "piece.1.worth": "600,00" }, { code }),
    ).toMatchObject({ status: 302 });
    const pc = { code: "PC-TEST", name: "PC din piese", units: `${(await onSale(aComponent("ram"))).code}\n` };
    expect(await owner.post(build.action, "/office/units/build", pc)).toMatchObject({
      status: 422,
      data: {
        domainError: { code: "pc-incomplete" },
        why: { lacks: expect.arrayContaining(["processors", "storage"]) },
        typed: pc,
      },
    });
  });
});

describe("an edit of many listings", () => {
  test("is begun, previewed, applied and undone by forms; prices need their right", async () => {
    const { listing } = await onSale(aPc({ price: ron(1000) }));
    const edit = await owner.post(bulkEdits.action, "/office/bulk", { ids: String(listing) });
    const path = edit.location!;
    const params = { id: path.split("/").at(-1)! };
    const form = { intent: "preview", step: "down-percent", value: "10", rounding: "99" };
    expect(await technician.post(bulkEdit.action, path, form, params)).toMatchObject({ status: 403 });
    expect(await owner.post(bulkEdit.action, path, { ...form, value: "-" }, params)).toMatchObject({
      status: 422,
      data: { errors: { value: "price-percent-invalid" } },
    });
    expect(await owner.post(bulkEdit.action, path, form, params)).toMatchObject({ status: 302 });
    expect((await owner.get(bulkEdit.loader, path, params)).data).toMatchObject({
      counts: { changed: 1 },
      lines: [{ after: { price: 899_99 }, cost: ron(1) }],
    });
    expect((await sales.get(bulkEdit.loader, path, params)).data).toMatchObject({
      lines: [{ cost: null, margin: null }],
    });
    expect(await technician.post(bulkEdit.action, path, { intent: "apply" }, params)).toMatchObject({ status: 403 });
    expect(await owner.post(bulkEdit.action, path, { intent: "apply" }, params)).toMatchObject({
      location: `${path}?done=applied`,
    });
    expect(await owner.post(bulkEdit.action, path, { intent: "undo" }, params)).toMatchObject({
      location: `${path}?done=undone`,
    });
    expect((await owner.get(bulkEdits.loader, "/office/bulk")).data).toMatchObject({
      rows: [{ state: "undone", changed: 1 }],
    });
  });

  test("of 200 listings fits into one form without scripts", async () => {
    const ids: string[] = [];
    for (let index = 0; index < 200; index++) ids.push(String(await putOnSale(shop.db, aComponent("hdd"))));
    const args = routeArgs(shop, "/office/bulk", { method: "POST", headers: { cookie: owner.cookie } });
    const body = new URLSearchParams(ids.map((id) => ["ids", id]));
    const request = new Request(args.request.url, { method: "POST", body, headers: { cookie: owner.cookie } });
    const answer = (await bulkEdits.action({ ...args, request } as never)) as Response;
    const id = answer.headers.get("location")!.split("/").at(-1)!;
    expect((await owner.get(bulkEdit.loader, `/office/bulk/${id}`, { id })).data).toMatchObject({ total: 200 });
  });

  test("needs times that follow each other, and a price that falls", async () => {
    const edit = await owner.post(bulkEdits.action, "/office/bulk", { type: "pc", search: "", age: "" });
    const params = { id: edit.location!.split("/").at(-1)! };
    const form = {
      intent: "preview",
      step: "up-percent",
      value: "10",
      startsAt: "2027-01-02T00:00",
      endsAt: "2027-01-01T00:00",
    };
    expect(await owner.post(bulkEdit.action, edit.location!, form, params)).toMatchObject({
      status: 422,
      data: { errors: { endsAt: "end-before-start", step: "mark-down-lowers" }, typed: form },
    });
  });
});

describe("the stock as CSV", () => {
  async function upload(text: string, staff = owner) {
    const form = new FormData();
    form.append("file", new File([text], "stoc.csv"));
    const args = routeArgs(shop, "/office/units/csv");
    const request = new Request(args.request.url, { method: "POST", body: form, headers: { cookie: staff.cookie } });
    return (await csv.action({ ...args, request } as never).catch((thrown: unknown) => thrown)) as Response & {
      data: unknown;
      init: unknown;
    };
  }
  const download = async (staff: Staff, route: { loader: (args: never) => Promise<Response> }, search = "") => {
    const args = routeArgs(shop, `/office/units/export.csv${search}`, { headers: { cookie: staff.cookie } });
    return (await route.loader(args as never)).text();
  };

  test("goes out, comes back without a change, and costs are for those who may see them", async () => {
    const text = await download(owner, exported);
    expect(text.split("\r\n")[0]).toContain("cost;regime;supplier");
    expect((await download(technician, exported)).split("\r\n")[0]).not.toContain("cost");
    const answer = await upload(text);
    const id = answer.headers.get("location")!.split("/").at(-1)!;
    expect((await owner.get(imported.loader, `/office/units/csv/${id}`, { id })).data).toMatchObject({
      plan: { news: 0, changed: 0, problemCount: 0 },
    });
  });

  test("has only what the list finds, if that is limited", async () => {
    const { code } = await onSale(aPc({ title: "Numai acesta" }));
    const lines = async (search: string) => (await download(owner, exported, search)).trim().split("\r\n");
    expect(await lines("?q=numai+acesta&state=on-sale")).toMatchObject({ length: 2, 1: expect.stringContaining(code) });
    expect(await lines("?q=numai+acesta&to=2020-01-01")).toHaveLength(1);
    expect((await lines("")).length).toBeGreaterThan(2);
  });

  test("takes the template as it is: one new PC, a draft", async () => {
    const answer = await upload(await download(owner, template));
    const path = answer.headers.get("location")!;
    const params = { id: path.split("/").at(-1)! };
    const view = (await owner.get(imported.loader, path, params)).data as {
      plan: { news: number; fingerprint: string };
    };
    expect(view.plan).toMatchObject({ news: 1, problemCount: 0 });
    expect(await owner.post(imported.action, path, { fingerprint: view.plan.fingerprint }, params)).toMatchObject({
      status: 302,
    });
    expect((await owner.get(imported.loader, path, params)).data).toMatchObject({ plan: null });
    expect((await owner.get(units.loader, "/office/units?q=5CD1234XYZ&source=purchase")).data).toMatchObject({
      total: 1,
      rows: [{ state: "intake", listing: { state: "draft" } }],
    });
  });

  test("is imported only by those who may set prices and see costs", async () => {
    expect(await upload("code\nX", sales)).toMatchObject({ init: { status: 403 } });
    expect(await upload("", owner)).toMatchObject({
      init: { status: 422 },
      data: { domainError: { code: "sheet-missing" } },
    });
  });
});
