import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fixedClock } from "../../../base/clock.ts";
import { seedDemo } from "../../../demo/seed.server.ts";
import { routeArgs } from "../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { CLIENT_HEADER } from "../../server/guard.server.ts";
import { languages } from "../../i18n/languages.ts";
import type { AnswerView } from "../../shared/assistant/answer.ts";
import { anOrder } from "../../../testing/buyer.ts";
import { aMember } from "../../../testing/staff.ts";
import { aGuest } from "../../../testing/visitor.ts";
import { loader as comparison } from "../compare/compare.tsx";
import { loader as reserve } from "../product/reserve/reserve.tsx";
import { loader as page } from "./assistant.tsx";
import { loader } from "./assistant-api.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ stock: (db) => seedDemo(db, { now: new Date("2026-11-21T10:00:00Z") }) });
});
afterAll(() => shop.close());

const responseTo = (question: string, after?: string) =>
  loader(
    routeArgs(shop, `/api/assistant?${new URLSearchParams({ q: question, ...(after !== undefined && { after }) })}`),
  );
const answerTo = async (question: string, after?: string) =>
  (await (await responseTo(question, after)).json()) as AnswerView;

describe("an answer of the API", () => {
  test("has the intent, the products in bani, what gave way, a text and the token to continue", async () => {
    const answer = await answerTo("cs2 la 144 fps, maxim 3000 de lei");
    expect(answer.intent).toMatchObject({ kind: "find", games: ["cs2"], fps: 144, budget: { min: null, max: 3000 } });
    expect(answer.relaxed).toEqual([]);
    expect(answer.listings).toHaveLength(3);
    for (const { id, price, title, evidence } of answer.listings) {
      expect(price).toBeLessThanOrEqual(300_000);
      expect(shop.catalogueIndex.all().find((listing) => listing.id === id)).toMatchObject({ title, price });
      expect(evidence[0]).toMatch(/^Counter-Strike 2: \d+ FPS, măsurat la 1080p$/);
    }
    expect(answer.links.map(({ href }) => href)).toContain("/products?game=cs2&priceRange=0-3000&sort=performance");
    expect(answer.after).toMatch(/^[\w-]+$/);
  });

  test("continues the conversation that its token carries", async () => {
    const first = await answerTo("cs2, maxim 3000 de lei");
    const white = await answerTo("unul alb", first.after);
    expect(white.intent).toMatchObject({ kind: "find", games: ["cs2"], budget: { min: null, max: 3000 } });
    expect(white.understood).toContain("alb");
  });

  test("says where a question about the shop is answered, with the shop's own figures", async () => {
    const answer = await answerTo("cât costă livrarea?");
    expect(answer.intent.kind).toBe("delivery");
    expect(answer.text).toContain("19,99");
    expect(answer.links[0]?.href).toBe("/terms");
  });

  test("promises a transfer's time only to whom the shop gives it", async () => {
    const { text } = await answerTo("pot plăti prin transfer bancar?");
    expect(text).toContain("dacă ai cont, îți păstrăm produsele 3 zile lucrătoare");
    expect(text).toContain("fără cont");
  });

  test("shows who got a broken product where to ask for its repair", async () => {
    const answer = await answerTo("mi-a venit stricat, ce fac?");
    expect(answer.text).toContain("cerere de garanție");
    expect(answer.links[0]?.href).toBe("/account/orders");
  });

  test("says nothing of orders to a stranger", async () => {
    const answer = await answerTo("unde e comanda mea ORD-123456?");
    expect(answer.intent.kind).toBe("order");
    expect(answer.listings).toEqual([]);
    expect(answer.links[0]?.href).toContain("/login");
  });

  test("tells the state of an order to its buyer and to who has the link of its e-mails, and to nobody else", async () => {
    const member = await aMember(shop);
    const order = await anOrder(shop, { visitorId: member.visitorId });
    const buyer = aGuest(shop, { cookie: member.cookie });
    const textFor = async (question: string, who: ReturnType<typeof aGuest>) => {
      const { data } = await who.get(page, `/assistant?${new URLSearchParams({ q: question })}`);
      const [, answer] = (data as { talk: { messages: { answer: AnswerView }[] } }).talk.messages;
      return answer!.answer.text;
    };
    const link = `${shop.publicUrl}/account/orders/${order.number}?key=${order.linkKey}`;
    expect(await textFor("unde e comanda mea?", buyer)).toContain(order.number);
    expect(await textFor(`unde e comanda mea? ${link}`, aGuest(shop))).toContain(order.number);
    expect(await textFor(`unde e comanda ${order.number}?`, aGuest(shop))).not.toContain(order.number);
    expect(await textFor(`unde e comanda mea? ${link.slice(0, -3)}xyz`, aGuest(shop))).not.toContain(order.number);
  });

  test("has cards that can be compared and reserved", async () => {
    const { listings, links } = await answerTo("cs2, maxim 3000 de lei");
    const compare = links.find(({ href }) => href.startsWith("/compare?"));
    expect(compare?.href).toBe(`/compare?ids=${listings.map(({ id }) => id).join()}`);
    const { data } = await aGuest(shop).get(comparison, compare!.href);
    expect((data as { columns: { id: number }[] }).columns.map(({ id }) => id)).toEqual(listings.map(({ id }) => id));
    const guest = aGuest(shop);
    const id = String(listings[0]!.id);
    const form = await guest.get(reserve, `/reserve/${id}`, { id });
    expect(form.status).toBe(200);
  });

  test("says what nobody knows of a loose part, in every language", async () => {
    for (const language of languages) {
      const args = routeArgs(
        shop,
        `/api/assistant?${new URLSearchParams({ q: "placa video silentioasa alba cu windows, fortnite la 1440p sub 2500 lei, fara rgb, pana vineri" })}`,
        { language },
      );
      const answer = (await (await loader(args)).json()) as AnswerView;
      expect(answer.relaxed).toEqual(
        expect.arrayContaining(["quiet", "colour", "os", "rgb"].map((name) => ({ wish: name, by: "unknown" }))),
      );
      expect(answer.text).not.toMatch(/\{\{|undefined|NaN/);
      expect(answer.listings[0]?.evidence.join("\n")).toMatch(/Valorant|PUBG|CS|Counter|League|GTA/);
    }
  });

  test("leads to a person", async () => {
    const answer = await answerTo("vreau să vorbesc cu un om");
    expect(answer.intent.kind).toBe("person");
    expect(answer.links[0]?.href).toBe("/contact");
  });

  test("is calm about markup, ten thousand letters and a token of somebody else's making", async () => {
    expect((await answerTo("<script>alert(1)</script>")).text).not.toContain("<");
    expect((await answerTo("a".repeat(10_000))).listings).toEqual([]);
    expect((await answerTo("cs2", "garbage")).intent.kind).toBe("find");
    expect((await responseTo("  ")).status).toBe(422);
  });
});

describe("a visitor who asks hundreds of questions a second", () => {
  test("is asked for patience, and gets answers again later", async () => {
    const clock = fixedClock("2026-11-21T10:00:00Z");
    const late: TestShop = Object.assign(Object.create(shop) as TestShop, { clock });
    const askOnce = async () => {
      const headers = { [CLIENT_HEADER]: "192.0.2.7" };
      const response = await loader(routeArgs(late, "/api/assistant?q=program+de+lucru", { headers }));
      return (await response.json()) as AnswerView;
    };
    for (let question = 0; question < 600; question++) await askOnce();
    expect((await askOnce()).text).toBe("Sunt prea multe întrebări deodată. Mai scrie-mi peste câteva secunde.");
    clock.advance(1000);
    expect((await askOnce()).intent.kind).toBe("contact");
  });
});

describe("the whole vocabulary of answers", () => {
  test("has words in every language", async () => {
    const questions = [
      "cs2 1440p 3000 lei alb silentios ssd 2tb 64 gb ram garantie 5 ani upgradabil intel fara amd",
      "pc de 100 lei cyberpunk 4k 240 fps cu windows maine",
      "300 calculatoare office",
      "pc stare buna editare video ai local blender",
      "cel mai rapid",
      "rtx 3060 vs rx 6600",
      "ryzen 5 5600 vs i5-12400f",
      "am un gtx 1060 si i5-8400 ce upgrade",
      "am un gtx 9999 ce upgrade",
      "placa video alba sub 100 lei",
      "carcasa roz mica",
      "900 euro",
      "ce este nvme",
      "garantie",
      "retur",
      "plata",
      "program",
      "vand pc",
      "laptop",
      "rtx 5090",
      "salut",
    ];
    for (const language of languages)
      for (const question of questions) {
        const request = routeArgs(shop, `/api/assistant?${new URLSearchParams({ q: question })}`, { language });
        const answer = (await (await loader(request)).json()) as AnswerView;
        expect(answer.text, question).not.toMatch(/\{\{|undefined|NaN/);
        expect(answer.text.length, question).toBeGreaterThan(5);
      }
  });
});
