import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { seedDemo } from "../../../../demo/seed.server.ts";
import { inxi } from "../../../../testing/reports.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aGuest } from "../../../../testing/visitor.ts";
import * as myPc from "../my-pc.tsx";
import * as upgrades from "../upgrades.tsx";
import type { UpgradesView } from "../upgrades.view.server.ts";
import * as choose from "./choose-for-own-pc.tsx";
import * as build from "./own-build.tsx";
import type { OwnBuildPageView } from "./own-build.view.server.ts";
import type { OwnChoiceView } from "./own-choice.view.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ stock: (db) => seedDemo(db, { now: new Date("2026-11-21T10:00:00Z"), pcs: 120 }) });
});
afterAll(() => shop.close());

let guest: ReturnType<typeof aGuest>;
beforeEach(() => {
  guest = aGuest(shop);
});

const report = inxi.replace("Radeon RX 6600/6600 XT/6600M", "Radeon RX 6600");
const describePc = () => guest.post(myPc.action, "/my-pc?report=", { report });
const shown = async (query: string) =>
  ((await guest.get(build.loader, `/my-pc/build?${query}`)).data as { view: OwnBuildPageView | null }).view;
const choice = async (category: string, query = "") =>
  (await guest.get(choose.loader, `/my-pc/build/${category}?${query}`, { category })).data as OwnChoiceView;
const inCart = async () =>
  (await shop.db.selectFrom("cartLine").select("listingId").execute()).map(({ listingId }) => listingId);

describe("a build in the own PC", () => {
  test("asks for the PC first, sets no cookie, and sells nothing without one", async () => {
    expect(await guest.get(build.loader, "/my-pc/build?ram=1")).toMatchObject({ cookie: null, data: { view: null } });
    expect(await guest.post(build.action, "/my-pc/build?ram=1", { intent: "cart" })).toMatchObject({ status: 422 });
  });

  test("shows what the visitor has, what goes, and the price of what is new alone", async () => {
    await describePc();
    const empty = await shown("");
    expect(empty).toMatchObject({ total: 0, pieces: 0 });
    expect(empty!.rows.find(({ category }) => category === "processors")!.staying).toEqual(["Ryzen 5 5600"]);
    const { candidates } = await choice("processors");
    const [first] = candidates;
    const view = await shown(first!.take.split("?")[1]!.split("#")[0]!);
    expect(view).toMatchObject({ total: first!.price, pieces: 1, blocked: null });
    const row = view!.rows.find(({ category }) => category === "processors")!;
    expect(row).toMatchObject({ staying: [], leaving: ["Ryzen 5 5600"] });
    expect(row.parts[0]!.fit!.is).toBe(first!.fit.is);
  });

  test("begins with an upgrade, and puts what is new into the cart", async () => {
    await describePc();
    const page = (await guest.get(upgrades.loader, "/my-pc/upgrades?game=pubg")).data as { view: UpgradesView };
    const [upgrade] = page.view.frames;
    const query = [upgrade!.card, ...upgrade!.companions]
      .map((part) => `${"category" in part ? part.category : upgrade!.category}=${part.id}`)
      .join("&");
    const view = await shown(query);
    expect(view).toMatchObject({ total: upgrade!.total, blocked: null });
    expect(await guest.post(build.action, `/my-pc/build?${query}`, { intent: "cart" })).toMatchObject({
      status: 302,
      location: "/cart?build=1",
    });
    expect(await inCart()).toContain(upgrade!.card.id);
  });

  test("does not put into the cart what does not fit", async () => {
    await describePc();
    const { unfit } = await choice("processors");
    const query = unfit[0]!.take.split("?")[1]!.split("#")[0]!;
    expect((await shown(query))!.blocked).toBe("wrong");
    expect(await guest.post(build.action, `/my-pc/build?${query}`, { intent: "cart" })).toMatchObject({
      status: 409,
      data: { code: "chosen-does-not-fit" },
    });
  });

  test("finds parts by their name, and knows nine categories", async () => {
    await describePc();
    const { found, candidates } = await choice("graphics-cards", "q=rx");
    expect(found).toBeGreaterThan(0);
    expect(candidates.every(({ title }) => /rx/i.test(title))).toBe(true);
    expect(await guest.get(choose.loader, "/my-pc/build/monitors", { category: "monitors" })).toMatchObject({
      status: 404,
    });
  });
});
