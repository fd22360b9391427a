import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { routeArgs } from "../../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aGuest } from "../../../../testing/visitor.ts";
import { CARD_SEEN_HEADER, TOO_LARGE_HEADER } from "../../../server/guard.server.ts";
import * as sellComponents from "./sell-components.tsx";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

let seller: ReturnType<typeof aGuest>;
beforeEach(() => {
  seller = aGuest(shop);
});

const see = (search = "", who = seller) => who.get(sellComponents.loader, `/components/sell${search}`);
const send = (form: Record<string, string>) => seller.post(sellComponents.action, "/components/sell", form);

async function aList() {
  expect((await send({ intent: "paste", list: "Ryzen 5 5600; 1\nRTX 3060 12GB; 1" })).location).toBe(
    "/components/sell#list",
  );
  const { link } = (await see()).data as { link: string };
  return new URL(link).search;
}

test("the link of a list redirects to its offer, and after the decision to the page of the trade-in", async () => {
  const search = await aList();
  const elsewhere = aGuest(shop);
  expect(await see(search, elsewhere)).toMatchObject({ data: { list: { lines: { length: 2 } }, offered: null } });

  const location = (await send({ intent: "email", email: "ana@example.ro", consent: "on" })).location ?? "";
  expect(location).toMatch(/^\/components\/sell\?number=VND-/);
  expect((await see(search, elsewhere)).location).toBe(location);
  expect(await see(location.replace("/components/sell", ""), elsewhere)).toMatchObject({
    data: { offered: { email: "ana@example.ro" } },
  });
  expect(await see("?draft=nobodys", elsewhere)).toMatchObject({ data: { list: { lines: [] } } });
});

test("a list may contain barcodes but no card numbers", async () => {
  expect((await send({ intent: "paste", list: "Ryzen 5 5600; 1; 4711081080077" })).location).toBe(
    "/components/sell#list",
  );
  expect(await send({ intent: "paste", list: "Ryzen 5 5600; 4242 4242 4242 4242" })).toMatchObject({
    status: 422,
    data: { errors: { form: "card-number" } },
  });
});

test.each([
  [TOO_LARGE_HEADER, 413, { of: "bulk", issue: { code: "list-too-large", limit: 1_000_000 } }],
  [CARD_SEEN_HEADER, 422, { of: "list", errors: { form: "card-number" } }],
])("a rejected file (%s) shows an error beside the list, which is unchanged", async (header, status, expected) => {
  await aList();
  const headers = { cookie: seller.cookie, "content-type": "multipart/form-data; boundary=x", [header]: "yes" };
  const answer = await sellComponents.action(routeArgs(shop, "/components/sell", { method: "POST", headers }) as never);
  expect(answer).toMatchObject({ data: expected, init: { status } });
  expect(await see()).toMatchObject({ data: { list: { lines: { length: 2 } } } });
});
