import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { seedDemo } from "../../../demo/seed.server.ts";
import { categories, type Category } from "../../../shop/catalogue/specs.ts";
import { facetsOf } from "../../../shop/catalogue/search/facets.ts";
import { checkListings } from "../../../shop/own-pc/check-listings.server.ts";
import type { OwnPc } from "../../../shop/own-pc/own-pc.ts";
import { inxi } from "../../../testing/reports.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { aGuest } from "../../../testing/visitor.ts";
import * as list from "../catalogue/component-category.tsx";
import type { List } from "../catalogue/list.view.server.ts";
import type { OwnFits } from "../../shared/own-pc/fit.ts";
import * as comparison from "../compare/compare.tsx";
import * as favourites from "../saved/favourites/favourites.tsx";
import * as cart from "../cart/cart.tsx";
import * as api from "./fits-api.ts";
import * as myPc from "./my-pc.tsx";
import type { MyPcView } from "./my-pc.view.server.ts";
import * as assistant from "../assistant/assistant.tsx";
import type { AnswerView } from "../../shared/assistant/answer.ts";
import * as upgrades from "./upgrades.tsx";
import type { UpgradesView } from "./upgrades.view.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ stock: (db) => seedDemo(db, { now: new Date("2026-11-21T10:00:00Z"), pcs: 120 }) });
});
afterAll(() => shop.close());

let guest: ReturnType<typeof aGuest>;
beforeEach(() => {
  guest = aGuest(shop);
});

/** The report of testing/reports.ts with a card that has one meaning. */
const report = inxi.replace("Radeon RX 6600/6600 XT/6600M", "Radeon RX 6600");
const others = { "power-supplies": "Corsair CX 550W", cases: "Carcasă fără nume" };

const paste = (text: string) => guest.post(myPc.action, "/my-pc?report=", { report: text });
const shown = async (query = "") => ((await guest.get(myPc.loader, `/my-pc${query}`)).data as { view: MyPcView }).view;
const listed = async (category: Category, query: string) =>
  (await guest.get(list.loader, `/components/${category}?${query}`, { category })).data as List;
const fitsOf = async (query: string) => (await guest.get(api.loader, `/api/my-pc?${query}`)).data as OwnFits;

async function describeWhole(): Promise<OwnPc> {
  await paste(report);
  const { lines } = (await shown()).pc!;
  const typed = Object.fromEntries(lines.map(({ category, text }) => [category, text]));
  expect(await guest.post(myPc.action, "/my-pc", { intent: "parts", ...typed, ...others })).toMatchObject({
    status: 302,
    location: "/my-pc?done=described",
  });
  const [row] = await shop.db.selectFrom("ownPc").selectAll().orderBy("changedAt", "desc").limit(1).execute();
  return row as unknown as OwnPc;
}

describe("the page of the own PC", () => {
  test("looked at by somebody new leaves no cookie", async () => {
    expect(await guest.get(myPc.loader, "/my-pc")).toMatchObject({ cookie: null, data: { view: { pc: null } } });
  });

  test("shows what a pasted report describes, and whether a listing fits, without JavaScript", async () => {
    const [listing] = shop.catalogueIndex.componentsOf("motherboards");
    expect((await shown(`?for=${listing!.id}`)).about).toMatchObject({ id: listing!.id, fit: null });
    expect(await paste(report)).toMatchObject({ status: 302, location: "/my-pc?done=described" });
    const { pc, about } = await shown(`?for=${listing!.id}`);
    expect(pc!.lines[0]).toMatchObject({ category: "processors", text: "Ryzen 5 5600", isUnlisted: false });
    expect(about!.fit!.text.length).toBeGreaterThan(5);
    expect((await shown("?for=1")).about).toMatchObject({ isPc: true, fit: null });
    expect((await shown("?for=abc")).about).toBeNull();
  });

  test.each([
    ["", "code-empty"],
    ["un text oarecare", "report-unknown"],
    [report.replace("Type: Desktop", "Type: Laptop"), "report-laptop"],
  ])("a text that cannot be used is shown again with its issue", async (text, issue) => {
    expect(await paste(text)).toMatchObject({ status: 422, data: { paste: { issue, text } } });
    expect((await shown()).pc).toBeNull();
  });

  test("a line that names no desktop part is refused at its field", async () => {
    const answer = await guest.post(myPc.action, "/my-pc", { intent: "parts", processors: "Core i7-9750H" });
    expect(answer).toMatchObject({ status: 422, data: { errors: { processors: "pc-part-laptop" } } });
    expect(await guest.post(myPc.action, "/my-pc", { intent: "love" })).toMatchObject({ status: 422 });
    expect(await guest.post(myPc.action, "/my-pc", { intent: "draft" })).toMatchObject({
      location: "/my-pc?done=draftless",
    });
  });
});

describe("verdicts after load", () => {
  test("need no PC, and no query for a new browser", async () => {
    expect(await fitsOf("ids=900,901&category=ssd")).toEqual({ hasPc: false, fits: {}, count: null });
  });

  test("are about the components of the page, in the visitor's language", async () => {
    await describeWhole();
    const [board] = shop.catalogueIndex.componentsOf("motherboards");
    const { fits, hasPc } = await fitsOf(`ids=${board!.id},1,x,1999999999`);
    expect(hasPc).toBe(true);
    expect(Object.keys(fits)).toEqual([String(board!.id)]);
    expect(fits[board!.id]).toMatchObject({ is: expect.stringMatching(/fits|no|unknown/), text: expect.any(String) });
  });
});

describe("the filter fits my PC", () => {
  test("lists what the verdicts say fits, in every category, with the counts of each option", async () => {
    const pc = await describeWhole();
    for (const category of categories) {
      const components = shop.catalogueIndex.componentsOf(category);
      const verdicts = checkListings(pc, components);
      const fitting = components.filter(({ id }) => verdicts.get(id)!.is === "fits");
      const found = await listed(category, "myPc=1");
      expect(found.total, category).toBe(fitting.length);
      expect(found.cards.every(({ id }) => verdicts.get(id)!.is === "fits")).toBe(true);
      expect(Object.values(found.fits!).map(({ is }) => is)).toEqual(found.cards.map(() => "fits"));
      for (const facet of facetsOf(category)) {
        const counts = found.facets.find(({ key }) => key === facet.key)!.options;
        for (const { value, label, count } of counts.filter((option) => option.count > 0)) {
          const name = facet.options === null ? label! : value;
          const having = fitting.filter((listing) => facet.valuesOf(listing).includes(name));
          expect(count, `${category} ${facet.key} ${value}`).toBe(having.length);
        }
      }
      const { count } = await fitsOf(`ids=&category=${category}&filter=`);
      expect(count).toBe(fitting.length);
    }
  });

  test("combines with other filters, and counts what a narrowed list has", async () => {
    const pc = await describeWhole();
    const components = shop.catalogueIndex.componentsOf("ram");
    const verdicts = checkListings(pc, components);
    const expected = components.filter((one) => verdicts.get(one.id)!.is === "fits" && one.price <= 300_00).length;
    expect((await listed("ram", "myPc=1&priceRange=0-300")).total).toBe(expected);
    expect((await fitsOf("category=ram&filter=priceRange%3D0-300")).count).toBe(expected);
  });

  test("without a described PC lists everything and says what to do first", async () => {
    const found = await listed("ssd", "myPc=1");
    expect(found).toMatchObject({ myPc: { hasPc: false }, total: shop.catalogueIndex.count("ssd") });
    expect((await listed("ssd", "")).myPc).toBeNull();
  });
});

describe("upgrades", () => {
  test("need a described PC; then each can be put into the cart, whole", async () => {
    expect((await guest.get(upgrades.loader, "/my-pc/upgrades")).data).toEqual({ view: null });
    await paste(report);
    const { view } = (await guest.get(upgrades.loader, "/my-pc/upgrades?game=pubg")).data as { view: UpgradesView };
    expect(view).toMatchObject({ game: "pubg", resolution: "1920x1080" });
    const ids = shop.catalogueIndex
      .componentsOf("ssd")
      .slice(0, 2)
      .map(({ id }) => id);
    const added = await guest.post(upgrades.action, "/my-pc/upgrades", { ids: ids.join() });
    expect(added).toMatchObject({ status: 302, location: "/cart?build=1" });
    expect((await guest.get(cart.loader, "/cart")).data).toMatchObject({ cart: { items: 2 } });
    expect((await guest.post(upgrades.action, "/my-pc/upgrades", { ids: "x" })).status).toBe(422);
  });

  test("are what the assistant answers with, within the budget; without a described PC it asks for one", async () => {
    const ask = async (text: string, after = "") => {
      const { data } = await guest.get(assistant.loader, `/assistant?q=${encodeURIComponent(text)}&after=${after}`);
      return (data as { talk: { messages: { answer: AnswerView }[] } }).talk.messages.at(-1)!.answer;
    };
    expect(await ask("ce upgrade merge la calculatorul meu?")).toMatchObject({
      listings: [],
      links: expect.arrayContaining([expect.objectContaining({ href: "/my-pc" })]),
    });
    await describeWhole();
    const answer = await ask("ce upgrade merge la calculatorul meu pentru pubg?");
    expect(answer.text).toContain("Ryzen 5 5600");
    const { view } = (await guest.get(upgrades.loader, "/my-pc/upgrades?game=pubg")).data as { view: UpgradesView };
    const ranked = view!.frames.map(({ card }) => card.id);
    expect(answer.listings.length).toBe(Math.min(3, new Set(ranked).size));
    for (const { id } of answer.listings) expect(ranked).toContain(id);
    const [board] = shop.catalogueIndex.componentsOf("graphics-cards");
    const chip = board!.category === "graphics-cards" ? board!.specs.chip.replace("GeForce ", "") : "";
    const fit = await ask(`se potrivește un ${chip} în calculatorul meu?`);
    expect(fit.listings.length).toBeGreaterThan(0);
    for (const { evidence } of fit.listings) expect(evidence).toHaveLength(1);
    expect((await ask(`și un ${chip}?`, answer.after)).listings).toEqual(fit.listings);
    const cheap = await ask("ce upgrade merge la calculatorul meu pentru pubg, sub 100 lei?");
    expect(cheap.listings).toEqual([]);
  });
});

describe("marks outside of lists", () => {
  const card = () => shop.catalogueIndex.componentsOf("graphics-cards").find(({ free }) => free > 0)!;
  const inCart = async () => ((await guest.get(cart.loader, "/cart")).data as { fits: OwnFits["fits"] }).fits;

  test("are on favourites, in the cart and on the assistant's cards, once a PC is described, and not on PCs", async () => {
    const { id } = card();
    const pc = shop.catalogueIndex.all().find((listing) => listing.kind === "pc" && listing.free > 0)!;
    for (const each of [id, pc.id])
      await guest.post(favourites.action, "/favourites", { intent: "add", productId: String(each) });
    await guest.post(cart.action, "/cart", { intent: "add", productId: String(id) });
    const favoured = async () =>
      (
        (await guest.get(favourites.loader, "/favourites")).data as {
          favourites: { card: { id: number }; fit: { is: string } | null }[];
        }
      ).favourites;
    const onCards = async () => {
      const { data } = await guest.get(assistant.loader, "/assistant?q=placa+video+sub+9000+lei");
      const [, answer] = (data as { talk: { messages: { answer: AnswerView }[] } }).talk.messages;
      return answer!.answer.listings;
    };
    expect(await inCart()).toEqual({});
    expect((await favoured()).map(({ fit }) => fit)).toEqual([null, null]);
    expect((await onCards()).map(({ fit }) => fit)).toEqual([null, null, null]);
    await paste(report);
    expect(Object.keys(await inCart())).toEqual([String(id)]);
    const marked = await favoured();
    expect(marked.find(({ card: { id: of } }) => of === id)?.fit).toMatchObject({
      is: expect.stringMatching(/^(?:fits|no|unknown)$/),
    });
    expect(marked.find(({ card: { id: of } }) => of === pc.id)?.fit).toBeNull();
    for (const { fit } of await onCards()) expect(fit?.text.length).toBeGreaterThan(5);
  });

  test("are not loaded for a comparison of PCs, whose page is the same for everybody", async () => {
    const ids = shop.catalogueIndex
      .componentsOf("ssd")
      .slice(0, 2)
      .map(({ id }) => id);
    const { data } = await guest.get(comparison.loader, `/compare?ids=${ids.join()}`);
    expect(data).toMatchObject({ isOfComponents: true });
    expect(JSON.stringify(data)).not.toContain('"fits"');
  });
});
