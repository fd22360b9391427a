import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { sellingIn } from "../../../testing/trade-ins.ts";
import { typedAddress } from "../../../testing/forms/typed-address.ts";
import { aGuest } from "../../../testing/visitor.ts";
import * as parts from "./wizard/parts-api.ts";
import * as sellStep from "./wizard/sell-step.tsx";
import * as sell from "./sell.tsx";
import * as tradeIn from "./sent/trade-in.tsx";
import type { TradeInView } from "./sent/trade-in.view.server.ts";

let shop: TestShop;
let people: ReturnType<typeof sellingIn>;
beforeAll(async () => {
  shop = await openTestShop();
  people = sellingIn(shop);
});
afterAll(() => shop.close());

let guest: ReturnType<typeof aGuest>;
beforeEach(() => {
  guest = aGuest(shop);
});

const open = async (step: string, search = "", who = guest) =>
  who.get(sellStep.loader, `/sell/${step}${search}`, { step });
const send = async (step: string, form: Record<string, string>, search = "", who = guest) =>
  who.post(sellStep.action, `/sell/${step}${search}`, form, { step });
const next = (form: Record<string, string>) => ({ intent: "next", ...form });

/** Answers all steps but the photos, without JavaScript. */
async function answerAll() {
  await send("cpu", next({ part: "processors/ryzen-5-5600" }));
  await send("gpu", { intent: "skip" });
  await send("motherboard", { intent: "named", named: "o placă MSI" });
  await send("ram", next({ part: "ram/corsair-vengeance-lpx-ddr4-3200-16gb-2x8gb-cl16" }));
  await send("storage", { intent: "pick", item: "1", part: "ssd/samsung-970-evo-plus-1tb" });
  await send("psu", { intent: "skip" });
  await send("case", next({ part: "cases/nzxt-h510" }));
  await send("cooler", next({ part: "coolers/noctua-nh-u12s" }));
}

async function withPhotos() {
  const [row] = await shop.db.selectFrom("tradeIn").selectAll().orderBy("createdAt", "desc").limit(1).execute();
  for (const position of [0, 1])
    await people.withPhoto({ id: row!.id } as Parameters<typeof people.withPhoto>[0], position);
}

let sellers = 0;

async function offered() {
  sellers += 1;
  const email = `ana.${sellers}@example.ro`;
  await answerAll();
  await withPhotos();
  await send("photos", next({ condition: "good", boxIncluded: "on", accessories: "", psuModel: "", comments: "" }));
  const offerAnswer = await send("offer", { intent: "email", email, consent: "on" });
  if (offerAnswer.location === null) throw new Error(`no offer: ${JSON.stringify(offerAnswer)}`);
  const { number, key } = Object.fromEntries(
    new URL(offerAnswer.location ?? "", "http://here.invalid").searchParams,
  ) as {
    number: string;
    key: string;
  };
  return { email, number, key, search: `?${new URLSearchParams({ number, key })}` };
}

const agreement = {
  intent: "accept",
  sequence: "1",
  payout: "instant",
  iban: "RO49 AAAA 1B31 0075 9384 0000",
  payee: "Ana Pop",
  ...typedAddress,
  owner: "on",
  terms: "on",
  erasure: "on",
};

describe("the steps of selling", () => {
  test("lead one to the next, and a later step does not open before the earlier ones are done", async () => {
    expect(await open("cpu")).toMatchObject({
      status: 200,
      data: {
        wizard: { step: "cpu", open: "cpu", complete: 0, estimate: null, answers: [] },
        screen: { of: "part", chosen: null, picked: { parts: { length: 10 } } },
      },
    });
    expect((await open("case")).location).toBe("/sell/cpu");
    expect((await open("offer")).location).toBe("/sell/cpu");
    expect((await send("cpu", next({ part: "processors/ryzen-5-5600" }))).location).toBe("/sell/gpu");
    expect((await send("gpu", { intent: "skip" })).location).toBe("/sell/motherboard");
    expect(await open("motherboard")).toMatchObject({
      data: {
        wizard: {
          open: "motherboard",
          done: ["cpu", "gpu"],
          complete: 13,
          estimate: { floor: 200_00, total: 200_00 },
          answers: [{ name: "Ryzen 5 5600" }, { step: "gpu", name: null }],
        },
      },
    });
    expect((await open("cooler")).location).toBe("/sell/motherboard");
    expect(await open("cpu")).toMatchObject({
      data: { screen: { chosen: { is: "known", name: "Ryzen 5 5600", details: "6C/12T · 3.5–4.4 GHz · AM4" } } },
    });
    expect((await send("cpu", next({ part: "kept" }))).location).toBe("/sell/gpu");
  });

  test("show what is missing beside the field, and keep the typed values", async () => {
    expect(await send("cpu", next({ part: "" }))).toMatchObject({
      status: 422,
      data: { errors: { part: "part-required" } },
    });
    expect(await send("cpu", next({ part: "kept" }))).toMatchObject({
      status: 422,
      data: { errors: { part: "part-required" } },
    });
    expect(await send("cpu", next({ part: "cases/nzxt-h510" }))).toMatchObject({
      status: 422,
      data: { errors: { part: "part-unknown" } },
    });
    expect(await send("cpu", { intent: "named", named: "  " })).toMatchObject({
      status: 422,
      data: { errors: { named: "part-name-required" }, typed: { named: "  " } },
    });
    expect(await send("cpu", { intent: "skip" })).toMatchObject({
      status: 422,
      data: { domainError: { code: "step-not-skippable" } },
    });
    expect((await open("nothing")).status).toBe(404);
  });

  test("ask which part an ambiguous name means, and accept the answer or the name", async () => {
    await send("cpu", { intent: "named", named: "Ryzen 3 1200" });
    expect(await open("cpu")).toMatchObject({ data: { screen: { chosen: { is: "known", name: "Ryzen 3 1200" } } } });
    const choices = await send("gpu", { intent: "named", named: "MSI RTX 3060" });
    expect(choices).toMatchObject({
      status: 422,
      data: {
        errors: { named: "part-ambiguous" },
        typed: { named: "MSI RTX 3060" },
        options: [{ name: "GeForce RTX 3060 12GB" }, { name: "GeForce RTX 3060 8GB" }],
      },
    });
    const [{ id }] = (choices.data as { options: [{ id: string }] }).options;
    expect((await send("gpu", { named: "MSI RTX 3060", part: id })).location).toBe("/sell/motherboard");
    expect(await open("gpu")).toMatchObject({
      data: { screen: { chosen: { is: "known", name: "GeForce RTX 3060 12GB" } } },
    });
    expect((await send("gpu", { intent: "named-sure", named: "MSI RTX 3060" })).location).toBe("/sell/motherboard");
    expect(await open("gpu")).toMatchObject({ data: { screen: { chosen: { is: "named", name: "MSI RTX 3060" } } } });
    expect(await send("gpu", { intent: "named", named: "Intel UHD Graphics 630" })).toMatchObject({
      status: 422,
      data: { errors: { named: "part-integrated" } },
    });
  });

  test("ask about an ambiguous drive name too, and keep the other drives", async () => {
    await send("cpu", next({ part: "processors/ryzen-5-5600" }));
    await send("gpu", { intent: "skip" });
    await send("motherboard", { intent: "named", named: "MSI" });
    await send("ram", { intent: "named", named: "16 GB" });
    expect(await send("storage", { intent: "named", item: "1", named: "WD10EZEX" })).toMatchObject({
      status: 422,
      data: { errors: { named: "part-other-kind" }, item: "1" },
    });
    await send("storage", { intent: "named", item: "1", named: "SSD Samsung 870 EVO 1TB" });
    await send("storage", { intent: "add" });
    expect(await open("storage")).toMatchObject({
      data: { screen: { drives: [{ device: { is: "known", name: "Samsung 870 EVO 1TB" } }, { device: null }] } },
    });
  });

  test("without JavaScript a search is a query in the address", async () => {
    expect(await open("cpu", "?q=ryzen+5+5600x")).toMatchObject({
      data: {
        screen: {
          hasQuery: true,
          picked: {
            query: "ryzen 5 5600x",
            parts: expect.arrayContaining([expect.objectContaining({ name: "Ryzen 5 5600X" })]),
          },
        },
      },
    });
    const { data } = await guest.get(parts.loader, "/api/parts?category=cases&q=h510");
    expect(data).toMatchObject({
      query: "h510",
      parts: expect.arrayContaining([expect.objectContaining({ name: "NZXT H510" })]),
    });
    expect((await guest.get(parts.loader, "/api/parts?category=fridges")).status).toBe(404);
  });

  test("drives are a list that is never empty; changing a drive's type clears the drive", async () => {
    await send("cpu", next({ part: "processors/ryzen-5-5600" }));
    await send("gpu", { intent: "skip" });
    await send("motherboard", { intent: "named", named: "MSI" });
    await send("ram", { intent: "named", named: "16 GB" });
    const drives = async () =>
      (
        (await open("storage")).data as {
          screen: { drives: { id: string; type: string; device: { name: string } | null }[] };
        }
      ).screen.drives.map(({ id, type, device }) => [id, type, device?.name ?? null]);
    expect(await drives()).toEqual([["1", "ssd", null]]);
    expect(await send("storage", { intent: "next" })).toMatchObject({
      status: 422,
      data: { errors: { part: "drive-required" } },
    });
    await send("storage", { intent: "remove", item: "1" });
    await send("storage", { intent: "pick", item: "1", part: "ssd/samsung-970-evo-plus-1tb" });
    await send("storage", { intent: "add" });
    await send("storage", { intent: "type", item: "2", type: "hdd" });
    expect(await send("storage", { intent: "named", item: "2", named: "" })).toMatchObject({
      status: 422,
      data: { errors: { named: "part-name-required" }, item: "2" },
    });
    await send("storage", { intent: "named", item: "2", named: "Maxtor 80" });
    expect(await drives()).toEqual([
      ["1", "ssd", "Samsung 970 EVO Plus 1TB"],
      ["2", "hdd", "Maxtor 80"],
    ]);
    await send("storage", { intent: "type", item: "1", type: "hdd" });
    await send("storage", { intent: "remove", item: "2" });
    expect(await drives()).toEqual([["1", "hdd", null]]);
    expect(await open("storage", "?item=1&q=barracuda+2tb")).toMatchObject({
      data: { screen: { drives: [{ hasQuery: true, picked: { query: "barracuda 2tb" } }] } },
    });
  });

  test("a draft continues by its link on another device", async () => {
    await answerAll();
    const { wizard } = (await open("photos")).data as { wizard: { resume: string } };
    const link = new URL(wizard.resume);
    const other = aGuest(shop);
    const there = await other.get(sell.loader, link.pathname + link.search);
    expect(there.location).toBe(`/sell/photos${link.search}`);
    expect(await open("photos", link.search, other)).toMatchObject({
      data: { wizard: { keyQuery: link.search, answers: { length: 8 } } },
    });
    expect((await send("cooler", { intent: "skip" }, link.search, other)).location).toBe(`/sell/photos${link.search}`);
    expect(await open("cooler")).toMatchObject({ data: { screen: { chosen: { is: "skipped" } } } });
    expect((await open("cpu", "?draft=nobodys", other)).location).toBe("/sell");
    expect((await guest.get(sell.loader, "/sell")).data).toMatchObject({ resumeStep: "photos" });
  });
});

describe("the offer", () => {
  test("is an estimate until there is an e-mail address, then shows every line with its reason", async () => {
    await answerAll();
    expect(await send("photos", next({ condition: "good" }))).toMatchObject({
      status: 422,
      data: { errors: { photos: "photos-few" } },
    });
    await withPhotos();
    expect(
      (
        await send(
          "photos",
          next({ condition: "fair", boxIncluded: "on", accessories: "cabluri", psuModel: "", comments: "" }),
        )
      ).location,
    ).toBe("/sell/offer");
    expect(await open("photos")).toMatchObject({
      data: { screen: { answers: { condition: "fair", extras: { box: true, accessories: "cabluri" } } } },
    });
    const before = await open("offer");
    expect(before).toMatchObject({ data: { screen: { of: "estimate" } } });
    expect(JSON.stringify((before.data as { screen: object }).screen)).not.toContain("lines");
    expect(await send("offer", { intent: "email", email: "ana@", comments: "" })).toMatchObject({
      status: 422,
      data: { errors: { email: "email-invalid", consent: "consent-required" }, typed: { email: "ana@" } },
    });
    const offerAnswer = await send("offer", { intent: "email", email: "ana.fair@example.ro", consent: "on" });
    expect(offerAnswer.location).toMatch(/^\/sell\/offer\?number=VND-\d{6}&key=[0-9a-f]{64}$/);
    const search = offerAnswer.location!.slice("/sell/offer".length);
    const offer = await open("offer", search);
    expect(offer).toMatchObject({
      data: {
        wizard: { isClosed: true },
        screen: {
          of: "offer",
          email: "ana.fair@example.ro",
          offer: { bookVersion: 1, outside: [{ key: "cooler" }], payouts: {}, changes: expect.any(Array) },
        },
      },
    });
    expect((await open("offer")).location).toBe(offerAnswer.location);
    expect((await open("offer", "?number=VND-000000&key=x")).status).toBe(404);
  });

  test("can be edited, which makes another offer with the same number", async () => {
    const { number, search, email } = await offered();
    expect((await send("offer", { intent: "edit", sequence: "7" }, search)).status).toBe(409);
    expect((await send("offer", { intent: "edit", sequence: "1" }, search)).location).toBe("/sell/photos");
    expect((await open("offer", search)).location).toBe("/sell/offer");
    await send("photos", next({ condition: "poor", accessories: "", psuModel: "", comments: "" }));
    const again = await send("offer", { intent: "email", email, consent: "on" });
    expect(again.location).toContain(number);
    expect(await open("offer", search)).toMatchObject({ data: { screen: { sequence: 2 } } });
  });

  test("is what the draft's link redirects to from then on", async () => {
    const { key, search } = await offered();
    const elsewhere = aGuest(shop);
    expect((await elsewhere.get(sell.loader, `/sell?draft=${key}`)).location).toBe(`/sell/offer${search}`);
    expect((await open("ram", `?draft=${key}`, elsewhere)).location).toBe(`/sell/offer${search}`);
  });

  test("that would be zero is refused with the figures", async () => {
    await send("cpu", next({ part: "processors/core-i5-2400" }));
    await send("gpu", { intent: "skip" });
    await send("motherboard", next({ part: "motherboards/prime-b550m-k" }));
    expect(await open("cpu")).toMatchObject({ data: { wizard: { estimate: { floor: 135_00, total: 135_00 } } } });
  });
});

describe("the page of a trade-in", () => {
  const page = async (number: string, search: string, who = aGuest(shop)) =>
    who.get(tradeIn.loader, `/trade-in/${number}${search}`, { number });
  const answer = async (number: string, search: string, form: Record<string, string>, who = aGuest(shop)) =>
    who.post(tradeIn.action, `/trade-in/${number}${search}`, form, { number });
  const shownOf = async (number: string, search: string) =>
    ((await page(number, search)).data as { view: TradeInView }).view;

  test("is for its seller and anyone with its link, and accepts the decision", async () => {
    const { number, key } = await offered();
    const search = `?key=${key}`;
    expect((await page(number, "")).status).toBe(404);
    expect((await page(number, "?key=wrong")).status).toBe(404);
    expect((await page("VND-9", search)).status).toBe(404);
    expect((await page(number, "", guest)).status).toBe(200);
    expect(await shownOf(number, search)).toMatchObject({
      state: "offered",
      sequence: 1,
      agreed: null,
      transitions: [{ what: "draft" }, { what: "offered" }],
    });
    const wrong = await answer(number, search, { ...agreement, iban: "RO49AAAA1B31007593840001", owner: "" });
    expect(wrong).toMatchObject({
      status: 422,
      data: { errors: { iban: "iban-invalid", owner: "owner-required" }, typed: { payee: "Ana Pop" } },
    });
    expect((await answer(number, search, { ...agreement, sequence: "9" })).status).toBe(409);
    expect((await answer(number, search, agreement)).location).toBe(`/trade-in/${number}?key=${key}&done=accepted`);
    expect(await shownOf(number, search)).toMatchObject({
      state: "accepted",
      agreed: { choice: "instant", iban: "RO49 … 0000", payee: "Ana Pop" },
      until: expect.any(Date),
    });
    expect((await answer(number, search, agreement)).status).toBe(409);
    expect((await answer(number, search, { intent: "reject", sequence: "1" })).location).toBe(
      `/trade-in/${number}${search}`,
    );
    expect(await shownOf(number, search)).toMatchObject({ state: "rejected", wasReceived: false });
  });

  test("rejects an offer, and redirects to the wizard while the trade-in is a draft again", async () => {
    const { number, key, search } = await offered();
    await send("offer", { intent: "edit", sequence: "1" }, search);
    expect((await page(number, `?key=${key}`)).location).toBe(`/sell?draft=${key}`);
    const other = await offered();
    await answer(other.number, `?key=${other.key}`, { intent: "reject", sequence: "2" });
    const shown = await shownOf(other.number, `?key=${other.key}`);
    expect(shown).toMatchObject({ number, state: "rejected" });
    expect(shown.transitions.map(({ what }) => what)).toEqual(["draft", "offered", "draft", "offered", "rejected"]);
  });
});
