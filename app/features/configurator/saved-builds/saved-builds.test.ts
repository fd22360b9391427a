import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BuildId, ListingId, VisitorId } from "../../../../base/id.ts";
import { ron } from "../../../../base/money.ts";
import { listBuilds } from "../../../../shop/configurator/list-builds.server.ts";
import { saveBuild } from "../../../../shop/configurator/save-build.server.ts";
import { aComponent, insertListings } from "../../../../testing/builders.ts";
import { waitForIndex, setPrice, takenBySomebody } from "../../../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aMember } from "../../../../testing/staff.ts";
import { aGuest } from "../../../../testing/visitor.ts";
import { guestOf } from "../../../edge.server.ts";
import { loader as accountPage } from "../../account/account.tsx";
import { action as cartAction, loader as cartPage } from "../../cart/cart.tsx";
import { action, loader } from "./saved-builds.tsx";

let shop: TestShop;
let cpu: ListingId;
let board: ListingId;
let ram: ListingId;

beforeAll(async () => {
  shop = await openTestShop({
    async stock(db) {
      const stock = [
        aComponent("processors", { title: "Ryzen 5 5600", price: ron(400), stock: 9 }),
        aComponent("motherboards", { title: "B550-A PRO", price: ron(500) }),
        aComponent("ram", { title: "Fury Beast", price: ron(150), stock: 9 }),
      ];
      [cpu, board, ram] = (await insertListings(db, ...stock)) as [ListingId, ListingId, ListingId];
    },
  });
});
afterAll(() => shop.close());

const PAGE = "/account/builds";
type Somebody = Pick<Awaited<ReturnType<typeof aMember>>, "post" | "get">;
type View = {
  isGuest: boolean;
  renaming: string | null;
  builds: {
    id: string;
    name: string;
    href: string;
    gone: number;
    isFree: boolean;
    now: number;
    before: number;
    parts: { listingId: number; title: string; state: string; instead: string }[];
  }[];
};

async function saved(visitorId: VisitorId, name = "De joc"): Promise<BuildId> {
  const requested = [
    { category: "processors", listingId: cpu, quantity: 1 },
    { category: "motherboards", listingId: board, quantity: 1 },
    { category: "ram", listingId: ram, quantity: 2 },
  ] as const;
  const answer = await saveBuild(shop, { visitorId, buildId: null, name, requested });
  if (!answer.ok) throw new Error(`the test's build was refused: ${answer.domainError.code}`);
  return answer.value.buildId;
}
const shown = async (somebody: Somebody, address = PAGE) => (await somebody.get(loader, address)).data as View;
const ask = (somebody: Somebody, form: Record<string, string>) => somebody.post(action, PAGE, form);
const namesOf = async (visitorId: VisitorId) => (await listBuilds(shop, visitorId)).map(({ name }) => name);

/** A browser that has saved something and so has a visitor id. */
async function aBrowser() {
  const guest = aGuest(shop);
  await guest.post(cartAction, "/cart", { intent: "add", productId: String(cpu), quantity: "1" });
  return {
    guest,
    visitorId: guestOf(new Request("http://shop.example", { headers: { cookie: guest.cookie } }), shop)!,
  };
}

describe("the page of saved builds", () => {
  test("is empty for a new visitor, who gets no cookie for looking", async () => {
    expect(await aGuest(shop).get(loader, PAGE)).toMatchObject({
      status: 200,
      cookie: null,
      data: { isGuest: true, builds: [] },
    });
  });

  test("shows those of this browser without an account, and of the account on every browser", async () => {
    const { guest, visitorId } = await aBrowser();
    const id = await saved(visitorId);
    const ana = await aMember(shop);
    await saved(ana.visitorId, "De birou");
    expect(await shown(guest)).toMatchObject({ isGuest: true, builds: [{ id, name: "De joc" }] });
    expect(await shown(ana)).toMatchObject({ isGuest: false, builds: [{ name: "De birou" }] });
  });

  test("leads to the build in the configurator, from where it is saved in its own place", async () => {
    const ana = await aMember(shop);
    const id = await saved(ana.visitorId);
    expect(await shown(ana)).toMatchObject({
      builds: [
        {
          href: `/configurator?processors=${cpu}&motherboards=${board}&ram=${ram}x2&saved=${id}`,
          isFree: true,
          gone: 0,
        },
      ],
    });
  });

  test("is summarised on the account's first page, the newest three with the total number", async () => {
    const ana = await aMember(shop);
    expect(await ana.get(accountPage, "/account")).toMatchObject({ data: { builds: [], buildCount: 0 } });
    for (const name of ["Una", "A doua", "A treia", "A patra"]) await saved(ana.visitorId, name);
    expect(await ana.get(accountPage, "/account")).toMatchObject({
      data: {
        builds: [{ name: "A patra", parts: 3, total: ron(1200) }, { name: "A treia" }, { name: "A doua" }],
        buildCount: 4,
      },
    });
  });

  test("asks a fixed number of queries, however many builds there are", async () => {
    const ana = await aMember(shop);
    await saved(ana.visitorId);
    const one = await queriesOf(ana);
    for (let number = 0; number < 10; number++) await saved(ana.visitorId, `Numărul ${number}`);
    expect(await queriesOf(ana)).toBe(one);
    expect(one).toBe(2);
  });
});

async function queriesOf(somebody: Awaited<ReturnType<typeof aMember>>): Promise<number> {
  let queries = 0;
  const counting = shop.db.withPlugin({
    transformQuery: ({ node }) => {
      queries++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const { routeArgs } = await import("../../../../testing/request.ts");
  await loader(routeArgs({ ...shop, db: counting }, PAGE, { headers: { cookie: somebody.cookie } }) as never);
  return queries;
}

describe("a saved build", () => {
  test("is put into the cart whole, and pressing again adds nothing", async () => {
    const ana = await aMember(shop);
    const id = await saved(ana.visitorId);
    for (let press = 0; press < 2; press++)
      expect(await ask(ana, { intent: "cart", saved: id })).toMatchObject({ status: 302, location: "/cart?build=1" });
    const { data } = await ana.get(cartPage, "/cart?build=1");
    expect(data).toMatchObject({ build: true });
    const { lines } = (data as { cart: { lines: { goods: { id: number }; quantity: number }[] } }).cart;
    expect(lines.map(({ goods, quantity }) => [goods.id, quantity])).toEqual(
      expect.arrayContaining([
        [cpu, 1],
        [board, 1],
        [ram, 2],
      ]),
    );
  });

  test("is renamed and removed, and the page says so", async () => {
    const ana = await aMember(shop);
    const id = await saved(ana.visitorId);
    expect(await shown(ana, `${PAGE}?rename=${id}`)).toMatchObject({ renaming: id });
    expect(await ask(ana, { intent: "rename", saved: id, name: "  Pentru\n Mara " })).toMatchObject({
      location: "/account/builds?done=renamed",
    });
    expect(await namesOf(ana.visitorId)).toEqual(["Pentru Mara"]);
    expect(await ask(ana, { intent: "remove", saved: id })).toMatchObject({ location: "/account/builds?done=removed" });
    expect(await shown(ana)).toMatchObject({ builds: [] });
    expect(await ask(ana, { intent: "remove", saved: id })).toMatchObject({
      status: 404,
      data: { domainError: { code: "build-unknown" } },
    });
  });

  test("keeps a name with markup as the text it is", async () => {
    const ana = await aMember(shop);
    const id = await saved(ana.visitorId);
    const name = `<img src=x onerror=alert(1)>"'&`;
    await ask(ana, { intent: "rename", saved: id, name });
    expect(await shown(ana)).toMatchObject({ builds: [{ name }] });
  });

  test.each([
    ["none", "", "build-name-missing"],
    ["one of spaces", " \u00a0\t", "build-name-missing"],
    ["one of ten thousand letters", "x".repeat(10_000), "build-name-long"],
  ])("is given no new name where it is %s, and what was typed comes back", async (_what, name, code) => {
    const ana = await aMember(shop);
    const id = await saved(ana.visitorId);
    expect(await ask(ana, { intent: "rename", saved: id, name })).toMatchObject({
      status: 422,
      data: { errors: { name: code }, values: { saved: id, name: name.replace("\u00a0", " ") } },
    });
    expect(await namesOf(ana.visitorId)).toEqual(["De joc"]);
  });

  test.each(["rename", "remove", "cart"])("of somebody else is not there by its id: %s", async (intent) => {
    const [ana, ion] = [await aMember(shop), await aMember(shop)];
    const id = await saved(ana.visitorId);
    const { guest } = await aBrowser();
    for (const stranger of [ion, guest, aGuest(shop)]) {
      expect(await ask(stranger, { intent, saved: id, name: "A mea" })).toMatchObject({
        status: 404,
        data: { domainError: { code: "build-unknown" } },
      });
    }
    expect(await namesOf(ana.visitorId)).toEqual(["De joc"]);
    expect(JSON.stringify(await shown(ion, `${PAGE}?rename=${id}`))).not.toContain("De joc");
  });

  test.each([
    ["an id that is none", { intent: "remove", saved: "1 or 1=1" }, { saved: "build-unknown" }],
    ["no id", { intent: "cart" }, { saved: "build-unknown" }],
    [
      "a wish that it does not know",
      { intent: "sell", saved: "00000000-0000-4000-8000-000000000000" },
      { intent: "form-invalid" },
    ],
    [
      "a card number as its name",
      { intent: "rename", saved: "00000000-0000-4000-8000-000000000000", name: "4111111111111111" },
      { form: "card-number" },
    ],
  ])("is not changed by %s", async (_what, form, errors) => {
    const ana = await aMember(shop);
    await saved(ana.visitorId);
    expect(await ask(ana, form as Record<string, string>)).toMatchObject({ status: 422, data: { errors } });
    expect(await namesOf(ana.visitorId)).toEqual(["De joc"]);
  });

  // Last, because it changes the catalogue.
  test("shows its current price and what is gone, links to another part, and does not go into the cart in part", async () => {
    const ana = await aMember(shop);
    const id = await saved(ana.visitorId);
    await waitForIndex(shop, () => setPrice(shop.db, ram, { price: ron(120) }));
    expect(await shown(ana)).toMatchObject({ builds: [{ before: ron(1200), now: ron(1140) }] });
    await waitForIndex(shop, () => takenBySomebody(shop.db, board, { how: "sold" }));
    expect(await shown(ana)).toMatchObject({
      builds: [
        {
          gone: 1,
          isFree: false,
          before: ron(700),
          now: ron(640),
          parts: [
            {},
            {
              title: "B550-A PRO",
              state: "gone",
              instead: `/configurator/motherboards?processors=${cpu}&ram=${ram}x2&saved=${id}`,
            },
            {},
          ],
        },
      ],
    });
    expect(await ask(ana, { intent: "cart", saved: id })).toMatchObject({
      status: 409,
      data: { domainError: { code: "items-unavailable" }, titles: ["B550-A PRO"] },
    });
    expect(await ana.get(cartPage, "/cart")).toMatchObject({ data: { cart: { lines: [] } } });
  });
});
