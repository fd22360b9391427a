import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ron } from "../../base/money.ts";
import { newId, type ListingId, type RecallId } from "../../base/id.ts";
import { aGraphicsCard, aPc, aUnit } from "../../testing/builders.ts";
import { aVisitor, putOnSale, takenBySomebody } from "../../testing/catalogue-index.ts";
import { STAFF } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { eventually } from "../../testing/time/eventually.ts";
import { putBackOnSale } from "../catalogue/publishing/put-back-on-sale.server.ts";
import { blockRecalledUnits } from "./block-recalled-units.server.ts";
import { RecallForm } from "./forms.ts";
import { notifyBuyers } from "./notify-buyers.server.ts";
import { isSpecific, modelLike, serialLike, type RecallTerms } from "./recall.ts";
import { clearRecalledUnit, closeRecall, saveRecall } from "./save-recall.server.ts";
import { countBuyersToNotify, viewRecall } from "./view-recalls.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const actor = STAFF;
let models = 0;
/** A model that no other test has. */
const aModel = () => `Storm ${String((models += 1)).padStart(4, "0")}`;

async function recall(terms: Partial<RecallTerms>): Promise<RecallId> {
  const id = newId<"recall">();
  const whole: RecallTerms = {
    product: "Storm power supply",
    model: null,
    serial: null,
    source: "Safety Gate A12/00345/26",
    recalledOn: "2026-11-20",
    advice: { ro: "Nu îl mai folosi." },
    ...terms,
  };
  const saved = await saveRecall(shop, { form: { id, version: 0, terms: whole }, actor });
  expect(saved.ok).toBe(true);
  return id;
}

/** Units of a card with these serial numbers, in the order of their codes. */
async function cardOf(title: string, ...serials: (string | null)[]): Promise<ListingId> {
  const listing = await putOnSale(shop.db, aGraphicsCard({ title, units: serials.map(() => aUnit()) }));
  const units = await shop.db
    .selectFrom("unit")
    .where("listingId", "=", listing)
    .select("id")
    .orderBy("code")
    .execute();
  for (const [place, { id }] of units.entries())
    await shop.db
      .updateTable("unit")
      .set({ serial: serials[place] ?? null })
      .where("id", "=", id)
      .execute();
  return listing;
}
const statesOf = async (listingId: ListingId) =>
  (await shop.db.selectFrom("unit").where("listingId", "=", listingId).select("state").orderBy("code").execute()).map(
    ({ state }) => state,
  );
const emailsAbout = async (product: string) =>
  shop.db
    .selectFrom("outbox")
    .where("subject", "like", `%${product}%`)
    .select(["subject", "textBody as text"])
    .execute();

describe("patterns", () => {
  test("a star stands for any characters, other signs for themselves", () => {
    expect(modelLike("RTX  3060*Ti_50%")).toBe("%rtx 3060%ti\\_50\\%%");
    expect(serialLike("sn-21*")).toBe("SN21%");
  });

  test.each(["*", "--", "a*", ""])("%j names nothing", (pattern) => expect(isSpecific(pattern)).toBe(false));

  test("a recall needs a model or a serial number, and Romanian advice", () => {
    const typed = {
      id: newId(),
      version: "0",
      product: "x",
      model: "",
      serial: "",
      source: "x",
      recalledOn: "2026-11-20",
    };
    const others = { adviceEn: "", adviceHu: "", adviceUk: "" };
    expect(RecallForm.safeParse({ ...typed, ...others, adviceRo: "Oprește-l." }).success).toBe(false);
    expect(RecallForm.safeParse({ ...typed, ...others, model: "Storm", adviceRo: "" }).success).toBe(false);
    expect(RecallForm.safeParse({ ...typed, ...others, model: "Storm", adviceRo: "Oprește-l." }).success).toBe(true);
  });
});

describe("units on sale", () => {
  test("of the model are off sale at once and wait in inspection, also those in a checkout", async () => {
    const model = aModel();
    const [listing, other] = [await cardOf(`MSI ${model} OC`, "A1", "A2"), await cardOf("MSI Calm 1", "A3")];
    await takenBySomebody(shop.db, listing, { how: "held" });
    const id = await recall({ model });
    expect(await statesOf(listing)).toEqual(["inspection", "inspection"]);
    expect(await statesOf(other)).toEqual(["stock"]);
    const held = await shop.db.selectFrom("hold").where("visitorId", "=", aVisitor("somebody")).selectAll().execute();
    expect(held).toEqual([]);
    const { recall: found, units } = (await viewRecall(shop, { id }))!;
    expect(units.map(({ where }) => where)).toEqual(["blocked", "blocked"]);
    const causes = await shop.db.selectFrom("inspection").where("source", "=", found.number).select("why").execute();
    expect(causes).toEqual([{ why: "recall" }, { why: "recall" }]);
  });

  test("with a serial number of the recall, and those without a number, but no others", async () => {
    const model = aModel();
    const listing = await cardOf(`MSI ${model}`, "SN-2101", "SN-2201", null);
    await recall({ model, serial: "SN21*" });
    expect(await statesOf(listing)).toEqual(["inspection", "stock", "inspection"]);
  });

  test("a PC with the model inside, whatever its own serial number", async () => {
    const model = aModel();
    const psu = { brand: "Storm", model: model.toUpperCase(), watts: 550, efficiency: null, modular: "no" as const };
    const rest = { formFactor: "ATX" as const, pcie8Pin: 2, pcie16Pin: 0, sataConnectors: 4 };
    const pc = await putOnSale(shop.db, aPc({ specs: { psu: { ...psu, ...rest } } }));
    await recall({ model, serial: "SN21*" });
    expect(await statesOf(pc)).toEqual(["inspection"]);
  });

  test("that come after the recall are found by the job", async () => {
    const model = aModel();
    await recall({ model });
    const listing = await cardOf(`MSI ${model}`, "B1");
    await blockRecalledUnits(shop);
    expect(await statesOf(listing)).toEqual(["inspection"]);
    await blockRecalledUnits(shop);
    expect(await statesOf(listing)).toEqual(["inspection"]);
  });

  test("are back on sale only when somebody cleared them, or the recall is closed", async () => {
    const model = aModel();
    const listing = await cardOf(`MSI ${model}`, "C1", "C2");
    const id = await recall({ model });
    const [first, second] = (await viewRecall(shop, { id }))!.units.map(({ code }) => code);
    const back = (code: string) => putBackOnSale(shop, { code, actor, grade: "B", price: null, measurements: "keep" });
    expect(await back(first!)).toMatchObject({ ok: false, domainError: { code: "unit-recalled" } });
    expect((await clearRecalledUnit(shop, { id, code: first!, note: "another revision", actor })).ok).toBe(true);
    expect(await clearRecalledUnit(shop, { id, code: first!, note: "again", actor })).toMatchObject({ ok: false });
    expect((await back(first!)).ok).toBe(true);
    await blockRecalledUnits(shop);
    expect(await statesOf(listing)).toEqual(["stock", "inspection"]);
    expect((await closeRecall(shop, { id, isClosed: true, actor })).ok).toBe(true);
    expect((await back(second!)).ok).toBe(true);
    expect(await statesOf(listing)).toEqual(["stock", "stock"]);
    expect((await closeRecall(shop, { id, isClosed: false, actor })).ok).toBe(true);
    expect(await statesOf(listing)).toEqual(["stock", "inspection"]);
  });
});

describe("buyers", () => {
  test("of a sold unit are written to once, however often it is asked for", async () => {
    const model = aModel();
    const listing = await cardOf(`MSI ${model}`, "D1");
    await takenBySomebody(shop.db, listing, { how: "sold" });
    const waiting = await countBuyersToNotify(shop);
    const id = await recall({ model, product: `Card ${model}` });
    expect(await statesOf(listing)).toEqual(["stock"]);
    expect((await viewRecall(shop, { id }))!.units).toMatchObject([{ where: "sold" }]);
    expect(await countBuyersToNotify(shop)).toBe(waiting + 1);
    const answers = await Promise.all([notifyBuyers(shop, { id, actor }), notifyBuyers(shop, { id, actor })]);
    expect(answers.map((answer) => (answer.ok ? answer.value : null)).toSorted()).toEqual([0, 1]);
    const emails = await emailsAbout(`Card ${model}`);
    expect(emails).toHaveLength(1);
    expect(emails[0]!.subject).toContain("Rechemare pentru siguranța produsului");
    expect(emails[0]!.text).toContain("Nu îl mai folosi.");
    expect(emails[0]!.text).toContain("/product-safety");
    expect(await countBuyersToNotify(shop)).toBe(waiting);
  });

  test("get no e-mail about a unit that was cleared, or of a closed recall", async () => {
    const model = aModel();
    const listing = await cardOf(`MSI ${model}`, "E1");
    await takenBySomebody(shop.db, listing, { how: "sold" });
    const id = await recall({ model, product: `Card ${model}` });
    const { units } = (await viewRecall(shop, { id }))!;
    await clearRecalledUnit(shop, { id, code: units[0]!.code, note: "another revision", actor });
    expect(await notifyBuyers(shop, { id, actor })).toEqual({ ok: true, value: 0 });
    await closeRecall(shop, { id, isClosed: true, actor });
    expect(await notifyBuyers(shop, { id, actor })).toMatchObject({ ok: false });
    expect(await emailsAbout(`Card ${model}`)).toEqual([]);
  });
});

test("a corrected recall gives back what it no longer matches, and refuses an old page", async () => {
  const [model, wrong] = [aModel(), aModel()];
  const [right, other] = [await cardOf(`MSI ${model}`, "F1"), await cardOf(`MSI ${wrong}`, "F2")];
  const id = await recall({ model: wrong });
  const { recall: saved, units } = (await viewRecall(shop, { id }))!;
  const form = { id, version: saved.version, terms: { ...saved, model } };
  expect((await saveRecall(shop, { form, actor })).ok).toBe(true);
  expect(await saveRecall(shop, { form, actor })).toMatchObject({ ok: false, domainError: { code: "recall-changed" } });
  expect(await statesOf(right)).toEqual(["inspection"]);
  const { code } = units[0]!;
  expect((await putBackOnSale(shop, { code, actor, grade: "A", price: null, measurements: "keep" })).ok).toBe(true);
  expect(await statesOf(other)).toEqual(["stock"]);
});

test("a corrected recall drops units without a listing or a serial number as it drops others", async () => {
  const [model, other] = [aModel(), aModel()];
  const listing = await cardOf(`MSI ${model}`, null);
  const { id: unnumbered } = await shop.db
    .selectFrom("unit")
    .where("listingId", "=", listing)
    .select("id")
    .executeTakeFirstOrThrow();
  // Received, and not described yet.
  const received = newId<"unit">();
  const made = { id: received, code: "RCV-1", listingId: null, costBani: ron(100), grade: null };
  await shop.db
    .insertInto("unit")
    .values({ ...made, serial: "SN-9912", taxRegime: "normal", state: "intake" })
    .execute();
  const id = await recall({ serial: "SN99*" });
  const matched = async () =>
    (await shop.db.selectFrom("recalledUnit").where("recallId", "=", id).select("unitId").execute()).map(
      ({ unitId }) => unitId,
    );
  const correct = async (change: Pick<RecallTerms, "model" | "serial">) => {
    const { recall: saved } = (await viewRecall(shop, { id }))!;
    const form = { id, version: saved.version, terms: { ...saved, ...change } };
    expect((await saveRecall(shop, { form, actor })).ok).toBe(true);
  };
  expect(await matched()).toEqual([received]);
  await correct({ model, serial: "SN99*" });
  expect(await matched()).toEqual([unnumbered]);
  await correct({ model: null, serial: "SN99*" });
  expect(await matched()).toEqual([received]);
  await correct({ model, serial: null });
  expect(await matched()).toEqual([unnumbered]);
  await correct({ model: null, serial: "SN99*" });
  // Its number was read wrong, and is removed.
  await shop.db.updateTable("unit").set({ serial: null }).where("id", "=", received).execute();
  await correct({ model: null, serial: "SN9*" });
  expect(await matched()).toEqual([]);
  await correct({ model: other, serial: "SN99*" });
  expect(await matched()).toEqual([]);
});

test("open recalls are in the memory of the process, and cached pages become old", async () => {
  const model = aModel();
  const { version } = shop.liveSafety;
  const id = await recall({ model, product: `Card ${model}` });
  const isShown = () => shop.liveSafety.current().recalls.some(({ product }) => product === `Card ${model}`);
  await eventually(() => expect(isShown()).toBe(true));
  expect(shop.liveSafety.version).toBeGreaterThan(version);
  await closeRecall(shop, { id, isClosed: true, actor });
  await eventually(() => expect(isShown()).toBe(false));
});
