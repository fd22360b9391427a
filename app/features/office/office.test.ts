import { afterAll, beforeAll, expect, test } from "vitest";
import { saveSetting } from "../../../shop/settings/save-setting.server.ts";
import { aPc } from "../../../testing/builders.ts";
import { putOnSale } from "../../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { aMember, aStaffMember } from "../../../testing/staff.ts";
import { aGuest } from "../../../testing/visitor.ts";
import { loader as officeHome } from "./home/home.tsx";
import { loader as login } from "../account/sign-in/login.tsx";
import { loader as officeLayout } from "./layout.tsx";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test.each([officeLayout, officeHome])(
  "the office asks a stranger to sign in, and remembers where to",
  async (loader) => {
    expect(await aGuest(shop).get(loader, "/office/orders?state=paid")).toMatchObject({
      status: 302,
      location: "/login?to=%2Foffice%2Forders%3Fstate%3Dpaid",
    });
  },
);

test("the login returns to the page, not to the address of its data", async () => {
  const address = "/office/orders.data?state=paid&_routes=routes%2Foffice%2Flayout";
  expect(await aGuest(shop).get(officeLayout, address)).toMatchObject({
    location: "/login?to=%2Foffice%2Forders%3Fstate%3Dpaid",
  });
});

test.each([officeLayout, officeHome])(
  "the office does not exist for a buyer, whatever factor they give",
  async (loader) => {
    const buyer = await aMember(shop, { secondFactor: true });
    expect(await buyer.get(loader, "/office")).toMatchObject({ status: 404 });
  },
);

test.each([officeLayout, officeHome])(
  "the office asks staff for the second factor of this very session",
  async (loader) => {
    const half = await aMember(shop, { role: "staff" });
    expect(await half.get(loader, "/office")).toMatchObject({ status: 302, location: "/office/code?to=%2Foffice" });
  },
);

test("the office opens with both factors", async () => {
  const staff = await aStaffMember(shop, { name: "Radu" });
  expect(await staff.get(officeHome, "/office")).toMatchObject({ status: 200, data: { name: "Radu" } });
});

test("the login says how the first owner is made, while nobody works here and for the office alone", async () => {
  const empty = await openTestShop();
  type View = { hasNoStaff: boolean };
  const expectText = async (of: TestShop, to: string) =>
    ((await aGuest(of).get(login, `/login?to=${encodeURIComponent(to)}`)).data as View).hasNoStaff;
  expect([await expectText(empty, "/office"), await expectText(empty, "/account")]).toEqual([true, false]);
  await aStaffMember(empty);
  expect(await expectText(empty, "/office/orders")).toBe(false);
  await empty.close();
});

const ownCompany = {
  legalName: "Atelier Vest SRL",
  tradeRegister: "J35/812/2019",
  address: "Str. Lungă 4, Timișoara",
  street: "Str. Lungă 4",
  email: "magazin@atelier.ro",
  phone: "+40 256 123 456",
};

test("a new owner sees what is left to open the shop, until everything is done; a colleague without the right does not", async () => {
  const empty = await openTestShop();
  const owner = await aStaffMember(empty);
  type View = { opening: { step: string; isDone: boolean }[] | null };
  const left = async (person = owner) =>
    ((await person.get(officeHome, "/office")).data as View).opening?.flatMap(({ step, isDone }) =>
      isDone ? [] : [step],
    ) ?? null;
  expect(await left()).toEqual(["company", "bank", "hours", "delivery", "listing", "colleague"]);
  const sales = await aStaffMember(empty, { staffRoles: ["sales"] });
  expect(await left(sales)).toBeNull();
  expect(await left()).not.toContain("colleague");
  const actor = "staff:test";
  // Pressing "Save" on what the program brought along makes nothing the shop's own.
  const { company, bank, hours, delivery } = empty.settings.defaults;
  const save = (name: string, value: unknown, basedOn: number) => saveSetting(empty, { name, value, basedOn, actor });
  for (const [name, value] of Object.entries({ company, bank, hours, delivery })) await save(name, value, 0);
  expect(await left()).toEqual(["company", "bank", "hours", "listing"]);
  const own = { ...company, cui: "RO18547290" };
  await save("company", own, 1);
  expect(await left()).toContain("company");
  await save("company", { ...own, ...ownCompany }, 2);
  await save("bank", { ...bank, bank: "Banca Vest", iban: "RO66BACX0000001234567890" }, 1);
  await save("hours", { ...hours, days: { ...hours.days, mon: { from: "09:00", until: "17:00" } } }, 1);
  expect(await left()).toEqual(["listing"]);
  await putOnSale(empty.db, aPc());
  expect(await left()).toBeNull();
  await empty.close();
});

test("a session cookie with a foreign signature is invalid", async () => {
  const staff = await aStaffMember(shop);
  const forged = aGuest(shop, { cookie: staff.cookie.replace(/.$/, "") });
  expect(await forged.get(officeHome, "/office")).toMatchObject({ status: 302, location: "/login?to=%2Foffice" });
});
