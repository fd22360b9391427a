import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database, Db } from "../../../base/db.server.ts";
import { ron } from "../../../base/money.ts";
import { testDatabase } from "../../../testing/database.ts";
import { aVisitor } from "../../../testing/catalogue-index.ts";
import type { PartCategory } from "../../parts/part.ts";
import { declarationOf, type PartStep, type Picked } from "./draft.ts";
import { nameTyped } from "./name-typed.server.ts";
import { priceBook1 } from "../../pricing/price-book-1.ts";
import { quoteOffer } from "../../pricing/quote-offer.ts";
import { saveDraft } from "./save-draft.server.ts";
import { searchParts } from "./search-parts.server.ts";
import { firstSellingTerms } from "../../pricing/terms.ts";

let database: Database;
let db: Db;
beforeAll(async () => {
  database = await testDatabase();
  db = database.db;
});
afterAll(() => database.close());

let sellers = 0;
const answer = (step: PartStep, picked: Picked) =>
  saveDraft(
    { db },
    { visitorId: aVisitor(`typed-${++sellers}`), key: null, language: "ro", answers: [{ step, picked }] },
  );

/** The guaranteed sum for a machine of this one part, before shipping. */
async function worth(step: PartStep, picked: Picked): Promise<number> {
  const saved = await answer(step, picked);
  if (!saved.ok || !saved.value.draft) throw new Error("not saved");
  const quoted = quoteOffer(declarationOf(saved.value.draft), {
    book: priceBook1,
    terms: firstSellingTerms,
    at: new Date("2026-11-22T10:00:00Z"),
  });
  return quoted.ok ? quoted.value.floor + ron(50) : 0;
}

describe("a name that is typed in the wizard", () => {
  test.each([
    ["gpu", "Sapphire Radeon RX 580 8GB", "graphics-cards/radeon-rx-580-8gb", 190],
    ["gpu", "placă video Palit GTX 1660 Super", "graphics-cards/geforce-gtx-1660-super", 310],
    ["cpu", "AMD Ryzen 5 5600 tray", "processors/ryzen-5-5600", 250],
    ["psu", "sursă Corsair RM850x", "power-supplies/corsair-rmx-850w", 166],
  ] as const)("%s “%s” is worth what picking it is", async (step, name, id, value) => {
    expect(await worth(step, { is: "known", id })).toBe(ron(value));
    expect(await worth(step, { is: "named", name })).toBe(ron(value));
  });

  test("“Ryzen 3 1200” is that processor", async () => {
    expect(await answer("cpu", { is: "named", name: "Ryzen 3 1200" })).toMatchObject({
      ok: true,
      value: { draft: { parts: { cpu: { is: "known", part: { name: "Ryzen 3 1200" } } } } },
    });
  });

  test("that could be several parts is asked about, and stored only if the seller confirms it", async () => {
    const options = [{ name: "GeForce RTX 3060 12GB" }, { name: "GeForce RTX 3060 8GB" }];
    expect(await answer("gpu", { is: "named", name: "MSI RTX 3060" })).toMatchObject({
      ok: false,
      domainError: { code: "part-ambiguous", options },
    });
    expect(await answer("gpu", { is: "named", name: "MSI RTX 3060", sure: true })).toMatchObject({
      ok: true,
      value: { draft: { parts: { gpu: { is: "named", name: "MSI RTX 3060" } } } },
    });
    expect(await answer("cooler", { is: "named", name: "Hyper 212" })).toMatchObject({
      domainError: { code: "part-ambiguous", options: { length: 2 } },
    });
  });

  test.each([
    ["cpu", "i7-9750H", "laptop"],
    ["gpu", "Intel UHD Graphics 630", "integrated"],
    ["gpu", "VMware SVGA 3D", "virtual"],
  ] as const)("%s “%s” is refused: %s", async (step, name, reason) => {
    expect(await answer(step, { is: "named", name })).toMatchObject({
      ok: false,
      domainError: { code: "part-not-taken", reason },
    });
  });

  test("of a hard drive under SSD says that it is of the other type", async () => {
    expect(await nameTyped({ db }, { name: "WD10EZEX", category: "ssd" })).toEqual({
      is: "refused",
      reason: "other-kind",
    });
  });

  test.each<[PartCategory, string]>([
    ["motherboards", "o placă MSI"],
    ["ram", "16 GB"],
    ["cases", "un turn"],
    ["processors", "nu știu"],
    ["hdd", "Maxtor 80"],
  ])("%s “%s” stays as it is written", async (category, name) => {
    expect(await nameTyped({ db }, { name, category })).toEqual({ is: "named" });
  });

  test("a power supply named among the extras is matched in our lists", async () => {
    const extras = { box: false, accessories: "", psuModel: "Corsair RM850x", comments: "" };
    const saved = await saveDraft(
      { db },
      {
        visitorId: aVisitor("typed-psu"),
        key: null,
        language: "ro",
        answers: [{ step: "photos", condition: "good", extras }],
      },
    );
    expect(saved).toMatchObject({
      ok: true,
      value: { draft: { parts: { psu: { is: "known", part: { name: "Corsair RMx 850W" } } } } },
    });
  });
});

test.each<[PartCategory, string, string]>([
  ["graphics-cards", "MSI RTX 3060", "GeForce RTX 3060 12GB"],
  ["graphics-cards", "ASUS TUF RTX 3080", "GeForce RTX 3080 10GB"],
  ["graphics-cards", "Sapphire RX 580", "Radeon RX 580 8GB"],
  ["graphics-cards", "Palit GTX 1660 Super", "GeForce GTX 1660 SUPER"],
  ["graphics-cards", "placa video rtx 3060", "GeForce RTX 3060 12GB"],
  ["power-supplies", "sursa corsair 650", "Corsair CX 650W"],
  ["ram", "Corsair Vengeance LPX 16 GB (2x8) DDR4-3200 CL16", "Corsair Vengeance LPX DDR4-3200 16GB (2x8GB) CL16"],
])("the picker of %s finds “%s” as it stands on the box", async (category, query, name) => {
  const { found } = await searchParts({ db }, { category, query });
  expect(found.map(({ part }) => part.name)).toContain(name);
  expect(found.length).toBeLessThanOrEqual(20);
});
