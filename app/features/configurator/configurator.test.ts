import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ListingId } from "../../../base/id.ts";
import { ron } from "../../../base/money.ts";
import { aComponent, aCpu, aGpu, aPc, aUnit, insertListings } from "../../../testing/builders.ts";
import { waitForIndex, setPrice, takenBySomebody } from "../../../testing/catalogue-index.ts";
import { atStandardSettings, specsOfPairs } from "../../../testing/bench/measured-fps.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { aGuest } from "../../../testing/visitor.ts";
import * as cart from "../cart/cart.tsx";
import * as choose from "./choose.tsx";
import * as configurator from "./configurator.tsx";
import type { BuildPageView } from "./build.view.server.ts";
import type { ChoiceView } from "./choice.view.server.ts";

const cpu = aCpu({ model: "Ryzen 7 7700", socket: "AM5", memoryTypes: ["DDR5"] });
const am5 = { socket: "AM5", chipset: "B650", ramType: "DDR5" } as const;
const names = ["cpu", "board", "ram", "card", "ssd", "box", "cooler", "supply", "oldRam", "oldBoard", "hdd"] as const;

let shop: TestShop;
let of: Record<(typeof names)[number], ListingId>;
beforeAll(async () => {
  shop = await openTestShop({
    stock: async (db) => {
      const ids = await insertListings(
        db,
        aComponent("processors", { title: "Ryzen 7 7700", specs: cpu, price: ron(1000) }),
        aComponent("motherboards", { title: "B650M", specs: am5, price: ron(500) }),
        aComponent("ram", { specs: { type: "DDR5", capacityGb: 16 }, price: ron(300), stock: 3 }),
        aComponent("graphics-cards", { specs: aGpu(), price: ron(900) }),
        aComponent("ssd", { specs: { capacityGb: 512 }, price: ron(200) }),
        aComponent("cases", { price: ron(150) }),
        aComponent("coolers", { price: ron(90) }),
        aComponent("power-supplies", { price: ron(250) }),
        aComponent("ram", { title: "Old kit", specs: { type: "DDR4" }, price: ron(100) }),
        aComponent("motherboards", {
          title: "Old board",
          specs: { socket: "AM4", chipset: "B450", ramType: "DDR4" },
          price: ron(120),
        }),
        aComponent("hdd", { price: ron(80) }),
        ...specsOfPairs({ cpu, gpu: aGpu() }).map(({ fps, ...specs }, place) =>
          aPc({ specs, units: [aUnit({ measured: { cs2: fps, ...(place === 0 && { futuremark: 10_000 }) } })] }),
        ),
      );
      await atStandardSettings(db);
      of = Object.fromEntries(names.map((name, place) => [name, ids[place]])) as typeof of;
    },
  });
});
afterAll(() => shop.close());

let guest: ReturnType<typeof aGuest>;
beforeEach(() => {
  guest = aGuest(shop);
});

type View = {
  build: BuildPageView;
  starterBuilds: { budget: number; total: number; requested: unknown[] }[] | null;
  saved: { id: string; name: string; pieces: number }[];
  filled: string[];
  did?: string;
};

const view = async (query: string, by = guest) =>
  (await by.get(configurator.loader, `/configurator?${query}`)).data as View;
const post = (query: string, form: Record<string, string>, by = guest) =>
  by.post(configurator.action, `/configurator?${query}`, form);
const pick = async (category: string, query: string) =>
  (await guest.get(choose.loader, `/configurator/${category}?${query}`, { category })).data as ChoiceView;
const row = ({ build }: View, category: string) => build.rows.find((each) => each.category === category)!;
const whole = () =>
  `processors=${of.cpu}&motherboards=${of.board}&ram=${of.ram}&graphics-cards=${of.card}&ssd=${of.ssd}&cases=${of.box}&coolers=${of.cooler}&power-supplies=${of.supply}`;
const WHOLE = ron(3390);

describe("the build in an address", () => {
  test("is empty: the shop offers starter builds from its catalogue, and sets no cookie", async () => {
    const answer = await guest.get(configurator.loader, "/configurator");
    expect(answer.cookie).toBeNull();
    const shown = answer.data as View;
    expect(shown).toMatchObject({ saved: [], filled: [], build: { summary: { total: 0, pieces: 0 } } });
    expect(row(shown, "motherboards")).toMatchObject({ parts: [], fits: 2, of: 2 });
    expect(shown.starterBuilds).toMatchObject([{ budget: ron(4000), total: WHOLE }]);
    expect(shown.starterBuilds![0]!.requested).toHaveLength(8);
  });

  test("has a total, a compatibility check and expected frame rates", async () => {
    const shown = await view(whole());
    expect(shown.starterBuilds).toBeNull();
    expect(shown.build.summary).toMatchObject({
      total: WHOLE,
      pieces: 8,
      wrong: 0,
      unavailable: 0,
      missing: [],
      isComplete: true,
      missingForFreeShipping: null,
    });
    expect(shown.build.summary.expected).toMatchObject([
      { game: "cs2", resolution: "1920x1080", pcs: 11, equalPcs: 1 },
    ]);
    expect(shown.build.summary.power!.supply).toBeGreaterThan(shown.build.summary.power!.load);
  });

  test("says what is still missing, and for empty rows how many listings are compatible", async () => {
    const shown = await view(`processors=${of.cpu}`);
    expect(shown.build.summary.missing).toContain("motherboards");
    expect(row(shown, "motherboards")).toMatchObject({ fits: 1, of: 2, isMissing: true });
    expect(row(shown, "hdd")).toMatchObject({ isMissing: false });
  });

  test("shows an incompatibility at one of its parts, once", async () => {
    const shown = await view(`processors=${of.cpu}&motherboards=${of.oldBoard}`);
    expect(shown.build.summary.wrong).toBeGreaterThan(0);
    expect(row(shown, "motherboards").incompatibilities).toMatchObject([
      { code: "socket", severity: "wrong" },
      ...row(shown, "motherboards").incompatibilities.slice(1),
    ]);
    expect(row(shown, "processors").incompatibilities).toEqual([]);
  });

  test.each([
    ["a part that was never there", "processors=1999999999", "processors", "gone"],
    ["a memory kit where the processor goes", () => `processors=${of.ram}`, "processors", "gone"],
    ["a computer where the case goes", () => `cases=12`, "cases", "gone"],
  ])("names %s as gone, and counts it for nothing", async (_what, query, category, state) => {
    const shown = await view(typeof query === "string" ? query : query());
    expect(row(shown, category).parts).toMatchObject([{ state, goods: null }]);
    expect(shown.build.summary).toMatchObject({ total: 0, pieces: 0, unavailable: 1 });
  });

  test("may have more parts than are in stock", async () => {
    expect(row(await view(`ram=${of.ram}x4`), "ram").parts).toMatchObject([
      { quantity: 4, state: "short", goods: { free: 3 } },
    ]);
  });

  test.each([
    "processors=abc",
    "ram=-1&ssd=1e3",
    "saved=not-an-id",
    "filled=<script>.ram&did=hacked",
    `x=${"a".repeat(10_000)}`,
    `ram=${"9".repeat(500)}`,
    "processors=1&".repeat(500),
  ])("cannot be made to break the page: %.40s", async (query) => {
    const shown = await view(query);
    expect(shown).toMatchObject({ filled: [], did: undefined });
    expect(shown.build.address.saved).toBeNull();
  });

  test("shows what somebody else has allocated as held", async () => {
    const [id] = await insertListings(shop.db, aComponent("coolers", { title: "Held" }));
    await expect.poll(() => shop.catalogueIndex.byId(id!)).not.toBeNull();
    await waitForIndex(shop, () => takenBySomebody(shop.db, id!, { how: "held" }));
    expect(row(await view(`coolers=${id}`), "coolers").parts).toMatchObject([{ state: "held" }]);
    await waitForIndex(shop, () => takenBySomebody(shop.db, id!, { how: "sold" }));
    expect(row(await view(`coolers=${id}`), "coolers").parts).toMatchObject([
      { state: "gone", title: "Held", goods: null },
    ]);
  });
});

describe("choosing", () => {
  test("offers the compatible parts, the requirements, and says why the rest is not compatible", async () => {
    const choice = await pick("motherboards", `processors=${of.cpu}`);
    expect(choice).toMatchObject({ fits: 1, of: 2, candidates: [{ id: of.board }], unfit: [{ id: of.oldBoard }] });
    expect(choice.unfit[0]!.incompatibilities.map(({ code }) => code)).toContain("socket");
    expect(choice.limits).toContainEqual({ code: "socket", values: { socket: "AM5" } });
  });

  test("a replacement compares the prices with the current part", async () => {
    expect(await pick("motherboards", `motherboards=${of.board}`)).toMatchObject({
      fits: 2,
      chosen: { id: of.board, price: ron(500) },
    });
    const choice = await pick("ram", `ram=${of.ram}&instead=${of.ram}`);
    expect(choice).toMatchObject({
      chosen: { id: of.ram },
      address: { requested: [] },
      before: { requested: [{ listingId: of.ram }] },
    });
  });

  test("memory ends once there is as much as a computer takes", async () => {
    expect(await pick("ram", `ram=${of.ram}x4`)).toMatchObject({ of: 0, hasFreeSlot: false });
    expect(await pick("ram", `ram=${of.ram}x4&instead=${of.ram}`)).toMatchObject({ of: 2, hasFreeSlot: true });
  });

  test.each([
    ["q=b650m", [() => of.board]],
    ["q=old+BOARD", [() => of.oldBoard]],
    ["brand=Nobody", []],
    ["sort=priceDesc", [() => of.board, () => of.oldBoard]],
    ["sort=priceAsc", [() => of.oldBoard, () => of.board]],
    ["sort=hacked&page=0", [() => of.oldBoard, () => of.board]],
    ["page=99999", [() => of.oldBoard, () => of.board]],
    [`q=${"x".repeat(5000)}`, []],
  ])("is narrowed by %.20s", async (query, expected) => {
    const { candidates } = await pick("motherboards", query);
    expect(candidates.map(({ id }) => id)).toEqual(expected.map((id) => id()));
  });

  test.each(["pc", "keyboards", "Processors"])("%s is a 404", async (category) => {
    expect((await guest.get(choose.loader, `/configurator/${category}`, { category })).status).toBe(404);
  });
});

describe("the rest of a build", () => {
  test("is filled in with compatible parts, and the next page says which", async () => {
    const answer = await post(`processors=${of.cpu}&hdd=${of.hdd}`, { intent: "complete" });
    expect(answer.status).toBe(302);
    const shown = await view(answer.location!.split("?")[1]!);
    expect(shown.build.summary).toMatchObject({ isComplete: true, wrong: 0 });
    expect(shown.filled).toContain("motherboards");
    expect(shown.filled).not.toContain("processors");
  });

  test("replaces what is no longer in the catalogue", async () => {
    const answer = await post(`processors=1999999999&motherboards=${of.board}`, { intent: "complete" });
    expect(row(await view(answer.location!.split("?")[1]!), "processors").parts).toMatchObject([
      { id: of.cpu, state: "free" },
    ]);
  });

  test("is not filled in around an incompatibility", async () => {
    const answer = await post(`processors=${of.cpu}&motherboards=${of.oldBoard}`, { intent: "complete" });
    expect(answer).toMatchObject({ status: 409, data: { incomplete: { code: "chosen-does-not-fit" } } });
  });

  test("is not filled in if the catalogue has nothing compatible", async () => {
    const [unmatched] = await insertListings(
      shop.db,
      aComponent("processors", { specs: aCpu({ model: "Core i9-14900K", socket: "LGA1700", memoryTypes: ["DDR5"] }) }),
    );
    await expect.poll(() => shop.catalogueIndex.byId(unmatched!)).not.toBeNull();
    expect(await post(`processors=${unmatched}`, { intent: "complete" })).toMatchObject({
      status: 409,
      data: { incomplete: { code: "nothing-fits", category: "motherboards" } },
    });
  });
});

describe("into the cart", () => {
  const inCart = async () =>
    (
      (await guest.get(cart.loader, "/cart")).data as {
        cart: { lines: { goods: { id: number }; quantity: number }[] };
        asBuild: string | null;
      }
    ).cart.lines;

  test("goes the whole build, and pressing twice adds nothing", async () => {
    for (let presses = 0; presses < 2; presses++)
      expect(await post(`${whole()}&ram=${of.ram}x2`, { intent: "cart" })).toMatchObject({
        status: 302,
        location: "/cart?build=1",
      });
    const lines = await inCart();
    expect(lines).toHaveLength(8);
    expect(lines.every(({ quantity }) => quantity === 1)).toBe(true);
  });

  test("goes an incomplete computer as well, in the requested quantity", async () => {
    await post(`ram=${of.ram}x2`, { intent: "cart" });
    expect(await inCart()).toMatchObject([{ goods: { id: of.ram }, quantity: 2 }]);
    const { asBuild } = (await guest.get(cart.loader, "/cart")).data as { asBuild: string };
    expect(asBuild).toBe(`/configurator?ram=${of.ram}x2`);
  });

  test("goes nothing of an incompatible build", async () => {
    expect(await post(`processors=${of.cpu}&motherboards=${of.oldBoard}`, { intent: "cart" })).toMatchObject({
      status: 409,
      data: { incomplete: { code: "chosen-does-not-fit" } },
    });
    expect(await inCart()).toEqual([]);
  });

  test("goes nothing of a build of which a part is gone, or of which there are fewer", async () => {
    expect(await post(`ram=${of.ram}x4`, { intent: "cart" })).toMatchObject({
      status: 409,
      data: { domainError: { code: "items-unavailable" } },
    });
    expect(await post(`${whole()}&hdd=1999999999`, { intent: "cart" })).toMatchObject({
      status: 409,
      data: { domainError: { code: "items-unavailable" } },
    });
    expect(await inCart()).toEqual([]);
  });

  test("a cart with a computer in it is no build", async () => {
    const [pc] = await insertListings(shop.db, aPc());
    await guest.post(cart.action, "/cart", { intent: "add", productId: String(pc) });
    expect((await guest.get(cart.loader, "/cart")).data).toMatchObject({ asBuild: null });
  });
});

describe("a build is saved", () => {
  const save = (name: string, more: Record<string, string> = {}, by = guest) =>
    post(whole(), { intent: "save", name, build: whole(), ...more }, by);

  test("under a name, for this browser, and is listed and opened again", async () => {
    const answer = await save("  Pentru   Ana ");
    expect(answer.status).toBe(302);
    expect(answer.cookie).toContain("HttpOnly");
    const query = answer.location!.split("?")[1]!;
    const shown = await view(query);
    expect(shown).toMatchObject({ did: "saved", saved: [{ name: "Pentru Ana", pieces: 8 }] });
    expect(shown.build.address.saved).toBe(shown.saved[0]!.id);
  });

  test("anew under the same id, or as another", async () => {
    const id = new URLSearchParams((await save("Ana")).location!.split("?")[1]).get("saved")!;
    await save("Ana, altfel", { saved: id });
    expect((await view(whole())).saved).toMatchObject([{ id, name: "Ana, altfel" }]);
    await save("Alta", { saved: "" });
    expect((await view(whole())).saved).toHaveLength(2);
  });

  test.each([
    ["", "build-name-missing"],
    ["   ", "build-name-missing"],
    ["x".repeat(81), "build-name-long"],
  ])("not under the name %.10o, and what was typed stays", async (name, code) => {
    expect(await save(name)).toMatchObject({ status: 422, data: { errors: { name: code }, typed: { name } } });
    expect((await view(whole())).saved).toEqual([]);
  });

  test("not if it is empty", async () => {
    expect(await post("", { intent: "save", name: "Nimic", build: "" })).toMatchObject({
      status: 422,
      data: { domainError: { code: "build-empty" }, typed: { name: "Nimic" } },
    });
  });

  test("and removed again", async () => {
    const id = new URLSearchParams((await save("Ana")).location!.split("?")[1]).get("saved")!;
    expect(await post(whole(), { intent: "remove", saved: id })).toMatchObject({
      status: 302,
      location: `/configurator?${whole()}&did=removed`,
    });
    expect((await view(whole())).saved).toEqual([]);
  });

  test("for nobody else: neither seen, nor changed, nor removed", async () => {
    const id = new URLSearchParams((await save("Ana")).location!.split("?")[1]).get("saved")!;
    const stranger = aGuest(shop);
    expect((await view(`${whole()}&saved=${id}`, stranger)).build.address.saved).toBeNull();
    expect(await save("A mea", { saved: id }, stranger)).toMatchObject({
      status: 404,
      data: { domainError: { code: "build-unknown" } },
    });
    expect(await post(whole(), { intent: "remove", saved: id }, stranger)).toMatchObject({ status: 404 });
    expect((await view(whole())).saved).toMatchObject([{ id, name: "Ana" }]);
  });

  test.each([
    { intent: "steal" },
    { intent: "" },
    {},
    { intent: "remove", saved: "abc" },
    { intent: "rename", name: "x" },
  ])("and a form of another kind is refused: %o", async (form) => {
    expect((await post(whole(), form as Record<string, string>)).status).toBe(422);
  });
});

test("starter builds follow the catalogue: a more expensive part changes the total", async () => {
  await waitForIndex(shop, () => setPrice(shop.db, of.cooler, { price: ron(91) }));
  expect((await view("")).starterBuilds).toMatchObject([{ total: WHOLE + 100 }]);
  await waitForIndex(shop, () => setPrice(shop.db, of.cooler, { price: ron(90), since: "2026-11-20T09:00:00Z" }));
});
