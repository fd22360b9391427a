import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY } from "../../../../base/clock.ts";
import { newId, type OrderId } from "../../../../base/id.ts";
import { ron } from "../../../../base/money.ts";
import { takeCash } from "../../../../shop/cash/take-cash.server.ts";
import { issueDocuments } from "../../../../shop/invoices/issue-documents.server.ts";
import { readDocuments } from "../../../../shop/invoices/read-documents.server.ts";
import { aPc } from "../../../../testing/builders.ts";
import { putOnSale } from "../../../../testing/catalogue-index.ts";
import { byTransfer, ordersIn, somebodyNew } from "../../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { routeArgs } from "../../../../testing/request.ts";
import * as root from "../../../root.tsx";
import { pageTextView } from "../../../shared/content/page-texts.server.ts";
import * as product from "../../product/product.tsx";
import * as setting from "./setting.tsx";
import * as settings from "./settings.tsx";

let shop: TestShop;
let owner: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await aStaffMember(shop);
});
afterAll(() => shop.close());

const at = (name: string) => ({ name });
const see = async (name: string, search = "") =>
  (await owner.get(setting.loader, `/office/settings/${name}${search}`, at(name))).data as Awaited<
    ReturnType<typeof setting.loader>
  >;
const post = (name: string, form: Record<string, string>) =>
  owner.post(setting.action, `/office/settings/${name}`, form, at(name));

const services = { days: "5", gameTest: "60", extendedWarranty: "249,50" };
const delivery = { courierFee: "24,50", freeAbove: "1500", pickup: "no", cash: "yes", ...services };

describe("the settings", () => {
  test("are seen and changed only by those who have the right", async () => {
    const sales = await aStaffMember(shop, { staffRoles: ["sales"] });
    expect(await sales.get(settings.loader, "/office/settings")).toMatchObject({ status: 403 });
    expect(await sales.get(setting.loader, "/office/settings/delivery", at("delivery"))).toMatchObject({ status: 403 });
    expect(
      await sales.post(setting.action, "/office/settings/delivery", { ...delivery, version: "0" }, at("delivery")),
    ).toMatchObject({ status: 403 });
    expect(shop.delivery.courierFee).toBe(19_99);
  });

  test("say who saved a group, and that the others are the installation's", async () => {
    const { groups } = (await owner.get(settings.loader, "/office/settings")).data as Awaited<
      ReturnType<typeof settings.loader>
    >;
    expect(groups.every(({ saved }) => saved === null)).toBe(true);
  });

  test("are in force for every verb and every page as soon as they are saved", async () => {
    expect(await see("delivery")).toMatchObject({ version: 0, saved: null, fields: { courierFee: "19,99" } });
    const answer = await post("delivery", { ...delivery, version: "0", intent: "save" });
    expect(answer).toMatchObject({ status: 302, location: "/office/settings/delivery?done=saved" });
    expect(shop.delivery).toMatchObject({ courierFee: 24_50, freeAbove: 1500_00, pickup: false });
    expect(shop.takesCash).toBe(true);
    const page = root.loader(routeArgs(shop, "/") as never);
    expect(page.company.delivery).toEqual({
      courierFee: 24_50,
      freeAbove: 1500_00,
      pickup: false,
      days: 5,
      gameTest: 60_00,
      extendedWarranty: 249_50,
    });
    expect(await see("delivery")).toMatchObject({ version: 1, saved: { by: expect.any(String) } });
  });

  test("keep what was typed where another has saved meanwhile, and say what changed", async () => {
    const answer = await post("delivery", { ...delivery, courierFee: "30", version: "0", intent: "save" });
    expect(answer).toMatchObject({
      status: 409,
      data: {
        outcome: "conflict",
        fields: { courierFee: "30" },
        conflict: { version: 1, changes: expect.arrayContaining([expect.objectContaining({ field: "courierFee" })]) },
      },
    });
    expect(shop.delivery.courierFee).toBe(24_50);
  });

  test("refuse a bad value at its field, and nothing changes", async () => {
    const answer = await post("bank", { bank: "BT", iban: "RO49AAAA1B31007593840001", payoutIban: "", version: "0" });
    expect(answer).toMatchObject({
      status: 422,
      data: { errors: { iban: "iban-invalid" }, fields: { iban: "RO49AAAA1B31007593840001" } },
    });
    expect(shop.bank.iban).toBe("RO49AAAA1B31007593840000");
  });

  test("show what a version changed, and bring an older one back", async () => {
    await post("delivery", { ...delivery, courierFee: "40", version: "1", intent: "save" });
    expect((await see("delivery", "?version=2")).shown).toMatchObject({
      version: 2,
      changes: [{ field: "courierFee", before: "24,50", after: "40" }],
      isInForce: true,
    });
    expect(await post("delivery", { version: "2", of: "1", intent: "restore" })).toMatchObject({
      location: "/office/settings/delivery?done=restored",
    });
    expect(shop.delivery.courierFee).toBe(24_50);
    await post("delivery", { version: "3", intent: "reset" });
    expect(shop.delivery.courierFee).toBe(19_99);
  });

  test("a banner is previewed before it is in force, then stands in each visitor's language", async () => {
    const banner = { ro: "Reduceri", en: "Sale", hu: "Akció", uk: "Знижки", link: "/products", from: "", until: "" };
    const form = Object.fromEntries(Object.entries(banner).map(([name, text]) => [`banners.0.${name}`, text]));
    expect(await post("banners", { ...form, version: "0", intent: "preview" })).toMatchObject({
      status: 200,
      data: { outcome: "preview", banners: [{ hu: "Akció" }] },
    });
    expect(shop.settings.versionOf("banners")).toBe(0);
    await post("banners", { ...form, version: "0", intent: "save" });
    expect(root.loader(routeArgs(shop, "/", { language: "uk" }) as never).company.banners).toEqual([
      { text: "Знижки", link: "/products" },
    ]);
  });
});

describe("what services cost", () => {
  test("is the same in the order, in the legal texts and on the product, as soon as it is saved", async () => {
    const { version } = await see("delivery");
    const terms = {
      ...delivery,
      pickup: "yes",
      extendedWarranty: "301",
      gameTest: "77",
      days: "9",
      version: String(version),
    };
    expect(await post("delivery", { ...terms, intent: "save" })).toMatchObject({ status: 302 });
    const listingId = await putOnSale(shop.db, aPc());
    const before = shop.clock.now();
    const order = await ordersIn(shop).placed([{ listingId }], { extendedWarranty: true });
    expect(order.lines).toContainEqual(expect.objectContaining({ service: "extended-warranty", price: ron(301) }));
    expect(order.totals.services).toBe(ron(301));
    expect(order.estimatedDelivery.getTime() - before.getTime()).toBeGreaterThan(8 * DAY);
    const text = JSON.stringify(pageTextView(shop, "terms", "en"));
    expect(text).toContain("301");
    const page = await product.loader(
      routeArgs(shop, `/products/${listingId}`, { params: { id: String(listingId) } }) as never,
    );
    expect((page as { data: object }).data).toMatchObject({ testPrice: ron(77) });
  });

  test("and the series of invoices hold for the next document; issued ones keep their number", async () => {
    const people = ordersIn(shop);
    const first = await people.paidByCard();
    await issueDocuments(shop);
    expect(
      await post("series", { invoice: "PCX", creditNote: "PCX", receipt: "CH", version: "0", intent: "save" }),
    ).toMatchObject({
      status: 422,
      data: { errors: { creditNote: "series-twice" } },
    });
    expect(
      await post("series", { invoice: "pc-1", creditNote: "PCS", receipt: "CH", version: "0", intent: "save" }),
    ).toMatchObject({
      data: { errors: { invoice: "series-invalid" } },
    });
    expect(
      await post("series", { invoice: "PCX", creditNote: "PCY", receipt: "CH", version: "0", intent: "save" }),
    ).toMatchObject({
      status: 302,
    });
    const second = await people.paidByCard();
    await issueDocuments(shop);
    const numberOf = async ({ id }: { id: OrderId }) =>
      (await readDocuments(shop, { orderId: id })).map(({ document }) => document.number);
    expect(await numberOf(first)).toEqual([expect.stringMatching(/^PCB-\d{4}-/)]);
    const cash = await people.placed([], { payment: byTransfer, shipping: { ...somebodyNew(), delivery: "pickup" } });
    const taken = await takeCash(shop, { number: cash.number, actor: "staff:ion", cashier: "Ion", key: newId() });
    expect(taken).toMatchObject({ value: { number: "CH 1" } });
    expect(await numberOf(second)).toEqual([expect.stringMatching(/^PCX-\d{4}-000001$/)]);
  });
});
