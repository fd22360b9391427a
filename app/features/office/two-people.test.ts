// Two people on one thing: the second is shown who saved, when, and both versions; nothing typed is lost, and saving again wins.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answersTo, questionsOf } from "../../../shop/inventory/grading/rubric.ts";
import { aPc, aUnit } from "../../../testing/builders.ts";
import { newId } from "../../../base/id.ts";
import { putOnSale, unitsOf } from "../../../testing/catalogue-index.ts";
import { bothVersions, hidden, twoColleagues } from "../../../testing/office/conflicts.tsx";
import { createOfficeRecords } from "../../../testing/office/office-records.ts";
import { byTransfer, ordersIn, somebodyNew } from "../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import * as benchUnit from "./bench/bench-unit.tsx";
import * as customer from "./customers/customer.tsx";
import * as inspection from "./inspections/inspection.tsx";
import * as messages from "./messages/message.tsx";
import * as cash from "./money/cash.tsx";
import * as delivery from "./orders/processing/delivery.tsx";
import * as orders from "./orders/order.tsx";
import * as returns from "./returns/return.tsx";
import * as reviews from "./reviews/review.tsx";
import * as manufacturers from "./safety/manufacturers.tsx";
import * as recall from "./safety/recall.tsx";
import * as shipments from "./shipments/shipment.tsx";
import * as tradeIns from "./trade-ins/trade-in.tsx";
import * as transfers from "./transfers/transfers.tsx";
import * as unitPage from "./units/unit.tsx";
import * as priceBook from "./price-book/price-book.tsx";

let shop: TestShop;
let people: Awaited<ReturnType<typeof twoColleagues>>;
let records: Awaited<ReturnType<typeof createOfficeRecords>>;
beforeAll(async () => {
  shop = await openTestShop();
  people = await twoColleagues(shop);
  records = await createOfficeRecords(shop);
});
afterAll(() => shop.close());

async function aUnitOnSale() {
  const [code] = await unitsOf(shop.db, await putOnSale(shop.db, aPc({ units: [aUnit()] })));
  return { code: code!, at: { address: `/office/bench/${code}`, params: { code: code! } } };
}

describe("the price book", () => {
  const at = { address: "/office/price-book" };
  const put = { intent: "put", basedOn: "1", note: "a mea", changes: "fallback.cpu;630\nconditions.poor;33" };

  test("shows both figures, keeps the lines, and puts them into force on top", async () => {
    const { ana, post } = people;
    const theirs = { ...put, changes: "fallback.cpu;640\nfallback.gpu;900" };
    expect(await ana.post(priceBook.action, at.address, theirs)).toMatchObject({ status: 302 });
    const late = await post(priceBook, at, put);
    expect(late.status).toBe(409);
    expect(late.html).toContain("Ana Prima a salvat la");
    expect(bothVersions(late.html)).toEqual([
      ["fallback.cpu", "640 RON", "630 RON"],
      ["conditions.poor", expect.stringMatching(/^\d+ %$/), "33 %"],
      ["fallback.gpu", "900 RON", expect.stringContaining("nu e în rândurile tale")],
    ]);
    expect(late.html).toContain("fallback.cpu;630\nconditions.poor;33</textarea>");
    expect(late.html).toMatch(/name="note"[^>]*value="a mea"/);
    expect(late.html).toContain('value="put"');
    const again = await people.dan.post(priceBook.action, at.address, {
      ...put,
      basedOn: hidden(late.html, "basedOn"),
    });
    expect(again.location).toBe("/office/price-book?done=3");
    const { figures } = (await ana.get(priceBook.loader, `${at.address}?q=fallback`)).data as {
      figures: { at: string; value: number }[];
    };
    expect(figures).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ at: "fallback.cpu", value: 63_000 }),
        expect.objectContaining({ at: "fallback.gpu", value: 90_000 }),
      ]),
    );
  });

  test("shows them before anything is put into force too", async () => {
    const preview = await people.post(priceBook, at, { ...put, intent: "check", changes: "fallback.cpu;610" });
    expect(preview.status).toBe(409);
    expect(bothVersions(preview.html)[0]).toEqual(["fallback.cpu", "630 RON", "610 RON"]);
  });
});

describe("the bench", () => {
  test("shows both measurements and saves over the colleague's", async () => {
    const { code, at } = await aUnitOnSale();
    const seen = hidden(await people.screen(benchUnit, at), "seen");
    const run = { "run.0.resolution": "1920x1080", "run.0.settings": "high" };
    const form = { intent: "measure", measuredOn: "2026-11-20", seen, ...run };
    const further = { "run.1.resolution": "2560x1440", "run.1.settings": "ultra", "fps.cs2.1": "120" };
    const theirs = { ...form, ...further, "fps.cs2.0": "240", noise: "31", cinebench: "12000" };
    expect(await people.ana.post(benchUnit.action, at.address, theirs, at.params)).toMatchObject({ status: 302 });
    const mine = { ...form, "fps.cs2.0": "250", cinebench: "12000", note: "după curățare" };
    const late = await people.post(benchUnit, at, mine);
    expect(late.status).toBe(409);
    expect(late.html).toContain("Ana Prima a salvat la");
    expect(bothVersions(late.html)).toContainEqual([expect.stringContaining("1920 × 1080"), "240", "250"]);
    expect(bothVersions(late.html).map(([, , yours]) => yours)).not.toContain("12000");
    expect(late.html).toMatch(/name="fps.cs2.0"[^>]*value="250"/);
    expect(late.html, "the column that the form did not have").toMatch(/name="fps.cs2.1"[^>]*value="120"/);
    expect(late.html).toContain("după curățare</textarea>");
    const again = { ...mine, ...further, seen: hidden(late.html, "seen") };
    expect(await people.dan.post(benchUnit.action, at.address, again, at.params)).toMatchObject({ status: 302 });
    const { typed } = (await people.ana.get(benchUnit.loader, at.address, { code })).data as {
      typed: Record<string, string>;
    };
    expect(typed).toMatchObject({ "fps.cs2.0": "250", "fps.cs2.1": "120" });
  });

  test("shows both gradings, answer by answer, and gives the later grade on top", async () => {
    const { at } = await aUnitOnSale();
    const best = Object.fromEntries(
      questionsOf("pc").map((question) => [`answer.${question}`, answersTo(question)[0]!]),
    );
    const form = { intent: "grade", gradingSeen: "", ...best };
    const theirs = { ...form, own: "B", reason: "miros de fum" };
    expect(await people.ana.post(benchUnit.action, at.address, theirs, at.params)).toMatchObject({ status: 302 });
    const mine = { ...form, "answer.case-dents": "large" };
    const late = await people.post(benchUnit, at, mine);
    expect(late.status).toBe(409);
    expect(late.html).toContain("Ana Prima a salvat la");
    const rows = bothVersions(late.html);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toEqual([expect.any(String), "B", "C"]);
    expect(rows[3]).toEqual([expect.any(String), "miros de fum", "gol"]);
    expect(late.html).toMatch(/<option[^>]*value="large" selected/);
    const again = { ...mine, gradingSeen: hidden(late.html, "gradingSeen") };
    expect(await people.dan.post(benchUnit.action, at.address, again, at.params)).toMatchObject({
      location: expect.stringContaining("graded=C"),
    });
  });
});

describe("a unit", () => {
  test("shows both serial numbers and places, and saves over the colleague's", async () => {
    const { code } = await aUnitOnSale();
    const at = { address: `/office/units/${code}`, params: { code } };
    const { unit } = (await people.dan.get(unitPage.loader, at.address, at.params)).data as {
      unit: { serial: string | null; grade: string };
    };
    const form = {
      intent: "edit",
      grade: unit.grade,
      wasSerial: unit.serial ?? "",
      wasGrade: unit.grade,
      wasPlace: "",
    };
    const theirs = { ...form, serial: "SN-ANA-1", place: "R1" };
    expect(await people.ana.post(unitPage.action, at.address, theirs, at.params)).toMatchObject({ status: 302 });
    const mine = { ...form, serial: "SN-DAN-1", place: "R2" };
    const late = await people.post(unitPage, at, mine);
    expect(late.status).toBe(409);
    expect(late.html).toContain("Ana Prima a salvat la");
    expect(bothVersions(late.html).map(([, ...versions]) => versions)).toEqual([
      ["SN-ANA-1", "SN-DAN-1"],
      ["R1", "R2"],
    ]);
    const [wasSerial, wasPlace] = [hidden(late.html, "wasSerial"), hidden(late.html, "wasPlace")];
    const again = { ...mine, wasSerial, wasPlace };
    expect(await people.dan.post(unitPage.action, at.address, again, at.params)).toMatchObject({ status: 302 });
  });
});

describe("product safety", () => {
  const at = { address: "/office/safety/manufacturers?brand=Fractal" };
  const maker = {
    brand: "Fractal",
    name: "Fractal Design",
    address: "Göteborg",
    contact: "safety@fractal.example",
    euName: "",
    euAddress: "",
    euContact: "",
  };

  test("shows both manufacturers of a brand, also where both were new, and saves over the colleague's", async () => {
    const [theirs, mine] = [newId(), newId()];
    const first = { intent: "save", id: theirs, version: "0", ...maker };
    expect(await people.ana.post(manufacturers.action, at.address, first)).toMatchObject({ status: 302 });
    const typed = { ...maker, intent: "save", id: mine, version: "0", address: "Lindholmen" };
    const late = await people.post(manufacturers, at, typed);
    expect(late.status).toBe(409);
    expect(late.html).toContain("Ana Prima a salvat la");
    expect(bothVersions(late.html)).toEqual([[expect.any(String), "Göteborg", "Lindholmen"]]);
    expect(hidden(late.html, "id")).toBe(theirs);
    const again = { ...typed, id: theirs, version: hidden(late.html, "version") };
    expect(await people.dan.post(manufacturers.action, at.address, again)).toMatchObject({ status: 302 });
    const remove = { intent: "remove", id: theirs, version: "2", brand: maker.brand };
    await people.ana.post(manufacturers.action, at.address, remove);
    const gone = await people.post(manufacturers, at, { ...again, version: "2" });
    expect(gone.html).toMatch(/Ana Prima, \d/);
    const anew = { ...again, id: hidden(gone.html, "id"), version: hidden(gone.html, "version") };
    expect(await people.dan.post(manufacturers.action, at.address, anew)).toMatchObject({ status: 302 });
  });

  test("shows both terms of a recall and saves over the colleague's", async () => {
    const { recall: id } = records;
    const page = { address: `/office/safety/${id}`, params: { id } };
    const terms = {
      product: "Storm 0001",
      model: "Storm 0001",
      serial: "",
      source: "https://example.eu/1",
      recalledOn: "2026-11-20",
    };
    const form = {
      intent: "save",
      id,
      version: "1",
      ...terms,
      adviceRo: "Oprește calculatorul.",
      adviceEn: "",
      adviceHu: "",
      adviceUk: "",
    };
    expect(await people.ana.post(recall.action, page.address, form, page.params)).toMatchObject({ status: 302 });
    const mine = { ...form, adviceRo: "Scoate-l din priză." };
    const late = await people.post(recall, page, mine);
    expect(late.status).toBe(409);
    expect(late.html).toContain("Ana Prima a salvat la");
    expect(bothVersions(late.html)).toEqual([[expect.any(String), "Oprește calculatorul.", "Scoate-l din priză."]]);
    const again = { ...mine, version: hidden(late.html, "version") };
    expect(await people.dan.post(recall.action, page.address, again, page.params)).toMatchObject({ status: 302 });
  });
});

test("the delivery of an order shows both addresses and saves over the colleague's", async () => {
  const shipping = somebodyNew();
  const { number } = await ordersIn(shop).paidByTransfer([], { shipping });
  const at = { address: `/office/orders/${number}/delivery`, params: { number } };
  const { company: _, billing: __, createAccount: ___, saveInfo: ____, ...typed } = shipping;
  const fields = { ...typed, version: "1" } as Record<string, string>;
  const theirs = { ...fields, address: "Bd. Eroilor 9" };
  expect(await people.ana.post(delivery.action, at.address, theirs, at.params)).toMatchObject({ status: 302 });
  const mine = { ...fields, address: "Str. Memo 2", companyName: "nebifat" };
  const late = await people.post(delivery, at, mine);
  expect(late.status).toBe(409);
  expect(late.html).toContain("Ana Prima a salvat la");
  expect(bothVersions(late.html)).toEqual([[expect.any(String), "Bd. Eroilor 9", "Str. Memo 2"]]);
  const again = { ...mine, version: hidden(late.html, "version") };
  expect(await people.dan.post(delivery.action, at.address, again, at.params)).toMatchObject({ status: 302 });
});

test("a delivery whose invoice is issued is saved over the colleague's too, with the invoice as it was", async () => {
  const at = { address: `/office/orders/${records.order}/delivery`, params: { number: records.order } };
  const { values } = (await people.dan.get(delivery.loader, at.address, at.params)).data as {
    values: Record<string, string>;
  };
  const form = (address: string, more = {}) => ({ ...values, version: "1", address, ...more });
  await people.ana.post(delivery.action, at.address, form("Bd. Eroilor 9"), at.params);
  const late = await people.post(delivery, at, form("Str. Memo 2"));
  expect(bothVersions(late.html)).toEqual([[expect.any(String), "Bd. Eroilor 9", "Str. Memo 2"]]);
  const fields = [...late.html.matchAll(/type="hidden" name="(billing[^"]*)" value="([^"]*)"/g)];
  const invoice = Object.fromEntries(fields.map(([, name, value]) => [name, value]));
  expect(invoice).toMatchObject({ billingDiffers: "on", billingAddress: values["address"] });
  const again = form("Str. Memo 2", { ...invoice, version: hidden(late.html, "version") });
  expect(await people.dan.post(delivery.action, at.address, again, at.params)).toMatchObject({ status: 302 });
});

describe("what is decided once", () => {
  test("the cash of an order that a colleague took names them, and a move that fails keeps its amount", async () => {
    const shipping = somebodyNew({ delivery: "pickup" });
    const { number } = await ordersIn(shop).placed([], { payment: byTransfer, shipping });
    const take = { intent: "take", number: number as string };
    const at = { address: "/office/cash" };
    await people.ana.post(cash.action, at.address, { ...take, formKey: newId() });
    const late = await people.post(cash, at, { ...take, formKey: newId() });
    expect(late.status).toBe(409);
    expect(late.html).toMatch(/Ana Prima, \d/);
    const move = {
      intent: "move",
      kind: "to-bank",
      amount: "99999",
      party: "Banca",
      about: "Depunere",
      formKey: newId(),
    };
    expect((await people.post(cash, at, move)).html).toMatch(/name="amount"[^>]*value="99999"/);
  });

  test("a returned unit leads to its own page, which says who decided", async () => {
    const { inspected: code } = records;
    const at = { address: `/office/inspections/${code}`, params: { code } };
    const off = { intent: "write-off", reason: "placă arsă" };
    expect(await people.ana.post(inspection.action, at.address, off, at.params)).toMatchObject({ status: 302 });
    const late = await people.dan.post(inspection.action, at.address, off, at.params);
    expect(late.location).toBe(`/office/units/${code}?done=decided`);
    const html = await people.screen(unitPage, { address: late.location!, params: { code } });
    expect(html).toMatch(/Altcineva a decis.*Ana Prima, \d/s);
  });

  test("a bank transfer that a colleague set aside names them", async () => {
    const line = await shop.db
      .selectFrom("statementLine")
      .where("state", "!=", "matched")
      .select("id")
      .executeTakeFirst();
    const form = { intent: "ignore", lineId: String(line?.id) };
    await people.ana.post(transfers.action, "/office/transfers", form);
    const late = await people.post(transfers, { address: "/office/transfers" }, form);
    expect(late.status).toBe(409);
    expect(late.html).toMatch(/Ana Prima, \d/);
  });

  test("an answer to a claim that was sent with a mistake is still in the form", async () => {
    const at = { address: `/office/returns/${records.claim}`, params: { number: records.claim } };
    const late = await people.post(returns, at, { to: "settled", answer: "Am înlocuit sursa.", resolution: "" });
    expect(late.status).toBe(422);
    expect(late.html).toContain("Am înlocuit sursa.</textarea>");
  });

  const decisions = {
    order: [orders, "orders", { intent: "prepare" }],
    claim: [returns, "returns", { to: "rejected", answer: "Lovit." }],
    tradeIn: [tradeIns, "trade-ins", { intent: "decline", reason: "Nu pornește." }],
    parcel: [shipments, "shipments", { intent: "cancel" }],
    message: [messages, "messages", { intent: "close" }],
    review: [reviews, "reviews", { intent: "publish", seen: "1" }],
  } as const;
  test.each(Object.entries(decisions))(
    "the second decision about one %s names who made the first",
    async (of, decision) => {
      const [route, folder, form] = decision;
      const number = String(records[of as keyof typeof decisions]);
      const at = { address: `/office/${folder}/${number}`, params: { number, id: number } };
      const first = await people.ana.post(route.action, at.address, form, at.params);
      expect(first.status).toBeLessThan(400);
      const late = await people.post(route, at, form);
      expect(late.status).toBe(409);
      expect(late.html).toMatch(/role="alert".*Ana Prima, \d/s);
    },
  );

  test("a data request that a colleague answered names them", async () => {
    const { customer: id } = records;
    const { id: request } = await shop.db.selectFrom("dataRequest").select("id").executeTakeFirstOrThrow();
    const at = { address: `/office/customers/${id}`, params: { id } };
    const form = { intent: "request-done", request };
    const first = await people.ana.post(customer.action, at.address, form, at.params);
    expect(first).toMatchObject({ status: 302 });
    expect((await people.post(customer, at, form)).html).toMatch(/Ana Prima, \d/);
  });
});
