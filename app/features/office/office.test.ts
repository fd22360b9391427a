import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { aMember, aStaffMember } from "../../../testing/staff.ts";
import { aGuest } from "../../../testing/visitor.ts";
import { loader as officeHome } from "./home/home.tsx";
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

test("a session cookie with a foreign signature is invalid", async () => {
  const staff = await aStaffMember(shop);
  const forged = aGuest(shop, { cookie: staff.cookie.replace(/.$/, "") });
  expect(await forged.get(officeHome, "/office")).toMatchObject({ status: 302, location: "/login?to=%2Foffice" });
});
