// Two people on one thing: the second is shown who saved, when, and both versions; nothing typed is lost, and saving again wins.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answersTo, questionsOf } from "../../../shop/inventory/grading/rubric.ts";
import { aPc, aUnit } from "../../../testing/builders.ts";
import { putOnSale, unitsOf } from "../../../testing/catalogue-index.ts";
import { bothVersions, twoColleagues } from "../../../testing/office/conflicts.tsx";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import * as benchUnit from "./bench/bench-unit.tsx";
import * as priceBook from "./price-book/price-book.tsx";

let shop: TestShop;
let people: Awaited<ReturnType<typeof twoColleagues>>;
beforeAll(async () => {
  shop = await openTestShop();
  people = await twoColleagues(shop);
});
afterAll(() => shop.close());

/** The value of a hidden field. */
const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? `no ${name}`;

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
      ["fallback.cpu", "640,00 RON", "630,00 RON"],
      ["conditions.poor", expect.stringMatching(/^\d+ %$/), "33 %"],
      ["fallback.gpu", "900,00 RON", expect.stringContaining("nu e în rândurile tale")],
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
    expect(bothVersions(preview.html)[0]).toEqual(["fallback.cpu", "630,00 RON", "610,00 RON"]);
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
