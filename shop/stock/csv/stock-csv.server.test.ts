import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../../base/db.server.ts";
import { ron } from "../../../base/money.ts";
import { aComponent, aPc } from "../../../testing/builders.ts";
import { putOnSale, takenBySomebody } from "../../../testing/catalogue-index.ts";
import { testDatabase } from "../../../testing/database.ts";
import { categories } from "../../catalogue/specs.ts";
import { checkImport } from "./check-import.server.ts";
import { exportStock } from "./export-stock.server.ts";
import { importStock } from "./import-stock.server.ts";
import { planImport } from "./plan-import.server.ts";
import { viewImport } from "./view-import.server.ts";

let database: Database;
const shop = () => ({ db: database.db });
const actor = "staff:test";
beforeAll(async () => {
  database = await testDatabase();
  await putOnSale(database.db, aPc({ title: '=HYPERLINK("x"); "quoted"', price: ron(2599) }));
  await putOnSale(database.db, aPc({ specs: { gpu: null } }));
  for (const category of categories) await putOnSale(database.db, aComponent(category, { stock: 2 }));
});
afterAll(() => database.close());

async function exported(): Promise<string> {
  let text = "";
  for await (const piece of exportStock(shop(), { withCost: true })) text += piece;
  return text.replace("\ufeff", "");
}
async function planned(text: string) {
  const result = await planImport(database.db, text);
  if ("refused" in result) throw new Error(result.refused.code);
  return result.plan;
}
const problems = async (text: string) =>
  (await planned(text)).problems.map(({ line, column, code }) => `${line} ${column} ${code}`);

async function imported(text: string) {
  const checked = await checkImport(shop(), { bytes: new TextEncoder().encode(text), name: "stoc.csv", actor });
  if (!checked.ok) throw new Error(checked.domainError.code);
  const view = await viewImport(shop(), checked.value);
  if (!view.ok || !view.value.plan) throw new Error("no plan");
  const { fingerprint } = view.value.plan;
  return {
    id: checked.value,
    view: view.value,
    run: () => importStock(shop(), { id: checked.value, actor, fingerprint }),
  };
}

const ssd = {
  kind: "ssd",
  title: "Samsung 870 EVO",
  price: "249,00",
  warranty: "24",
  grade: "B",
  cost: "120,50",
  regime: "normal",
  supplier: "Componente SRL",
  cui: "RO123",
  invoice: "F-77",
  invoiceDate: "20.11.2026",
  "storage1.brand": "Samsung",
  "storage1.model": "870 EVO",
  "storage1.capacityGb": "500",
  "storage1.interface": "SATA",
  "storage1.formFactor": '2.5"',
};
const sheet = (...rows: Record<string, string>[]) => {
  const names = Object.keys(rows[0]!);
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  return [names.join(";"), ...rows.map((row) => names.map((name) => quote(row[name] ?? "")).join(";"))].join("\n");
};

describe("the stock as CSV", () => {
  test("puts no withdrawn PC on sale that nobody tested, unless staff said why", async () => {
    const listing = await putOnSale(database.db, aPc());
    await database.db.updateTable("listing").set({ state: "withdrawn" }).where("id", "=", listing).execute();
    const { code } = await database.db
      .updateTable("unit")
      .set({ untestedReason: null, untestedNote: null })
      .where("listingId", "=", listing)
      .returning("code")
      .executeTakeFirstOrThrow();
    const text = sheet({ code, state: "live" });
    expect(await problems(text)).toEqual(["2 state untested"]);
    await database.db
      .updateTable("unit")
      .set({ untestedReason: "test-on-request" })
      .where("listingId", "=", listing)
      .execute();
    // The checks of publishing hold here too: it has no serial number and no photo.
    expect(await problems(text)).toEqual(["2 state lacking"]);
    await database.db.updateTable("unit").set({ serial: "PC-CSV-1" }).where("listingId", "=", listing).execute();
    await database.db.updateTable("listing").set({ usesCategoryPicture: true }).where("id", "=", listing).execute();
    expect(await planned(text)).toMatchObject({ changed: 1, problemCount: 0 });
    await database.db.updateTable("unit").set({ state: "scrapped" }).where("listingId", "=", listing).execute();
  });

  test("comes back as it was: no change, whatever a title begins with", async () => {
    const text = await exported();
    expect(text).toContain(`"'=HYPERLINK(""x""); ""quoted"""`);
    expect(await planned(text)).toMatchObject({ rows: 20, same: 20, changed: 0, news: [], problemCount: 0 });
    const commas = text.split("\r\n").slice(0, 1).join("");
    expect(commas.split(";")[0]).toBe("code");
  });

  test("changes price, grade and specs of existing ones, in one go", async () => {
    const text = await exported();
    const plan = await imported(text.replaceAll("2599,00", "2.499,00").replaceAll("Demo ram", "Memorie RAM"));
    expect(plan.view.plan).toMatchObject({ changed: 4, problemCount: 0 });
    expect(await plan.run()).toMatchObject({ ok: true, value: { changed: 4, news: 0 } });
    const titles = await database.db.selectFrom("listing").where("category", "=", "ram").select("title").execute();
    expect(titles).toEqual([{ title: "Memorie RAM" }]);
    const log = await database.db
      .selectFrom("priceLog")
      .where("priceBani", "=", ron(2499))
      .select("listingId")
      .execute();
    expect(log).toHaveLength(2);
    expect((await planned(await exported())).changed).toBe(0);
  });

  test("adds drafts from a supplier with their invoice; equal components are one listing", async () => {
    const plan = await imported(
      sheet({ ...ssd, serial: "S-1" }, { ...ssd, serial: "S-2" }, { ...ssd, serial: "S-3", price: "199" }),
    );
    expect(plan.view.plan).toMatchObject({ news: 3, problemCount: 0 });
    expect(await plan.run()).toMatchObject({ ok: true, value: { news: 3 } });
    const units = await database.db
      .selectFrom("unit as u")
      .innerJoin("listing as l", "l.id", "u.listingId")
      .innerJoin("purchase as p", "p.id", "u.purchaseId")
      .where("u.serial", "like", "S-%")
      .select([
        "u.serial",
        "u.state",
        "u.costBani",
        "u.taxRegime",
        "l.state as listing",
        "l.priceBani",
        "l.id",
        "p.invoiceDate",
      ])
      .orderBy("u.serial")
      .execute();
    expect(units).toMatchObject([
      {
        state: "intake",
        costBani: 120_50,
        taxRegime: "normal",
        listing: "draft",
        priceBani: 249_00,
        invoiceDate: "2026-11-20",
      },
      { id: units[0]!.id },
      { priceBani: 199_00 },
    ]);
    expect(await plan.run()).toMatchObject({ domainError: { code: "import-done" } });
    expect((await planned(await exported())).changed).toBe(0);
  });

  test("is refused where the stock changed since the check, and nothing is written", async () => {
    const plan = await imported((await exported()).replaceAll("Demo hdd", "Hard disk"));
    await database.db
      .updateTable("listing")
      .set({ priceBani: ron(333) })
      .where("category", "=", "hdd")
      .execute();
    expect(await plan.run()).toMatchObject({ domainError: { code: "import-changed" } });
    await database.db
      .updateTable("listing")
      .set({ priceBani: ron(350) })
      .where("category", "=", "hdd")
      .execute();
    expect(await plan.run()).toMatchObject({ ok: true });
  });

  test("is imported whole or not at all: one mistake refuses every row", async () => {
    const plan = await imported(sheet({ ...ssd, serial: "T-1" }, { ...ssd, serial: "T-2", cost: "mult" }));
    expect(plan.view.plan).toMatchObject({
      news: 1,
      problemCount: 1,
      problems: [{ line: 3, column: "cost", code: "amount", value: "mult" }],
    });
    expect(await plan.run()).toMatchObject({ domainError: { code: "import-errors" } });
    expect(await database.db.selectFrom("unit").where("serial", "like", "T-%").select("id").execute()).toEqual([]);
  });
});

describe("a mistake is named by line and column:", () => {
  const without = (...names: string[]) =>
    Object.fromEntries(Object.entries(ssd).filter(([name]) => !names.includes(name)));
  test.each([
    ["a missing column", sheet(without("cost", "grade")), ["1 grade missing-column", "1 cost missing-column"]],
    ["a column of the specs", sheet(without("storage1.interface")), ["2 storage1.interface missing-column"]],
    ["an unknown column", sheet({ ...ssd, pret: "1" }), ["1 pret unknown-column"]],
    ["a formula", sheet({ ...ssd, title: "=1+1" }), ["2 title formula"]],
    ["an unknown code", sheet({ code: "NONE", title: "x" }), ["2 code unknown-code"]],
    ["a rounded number", sheet({ ...ssd, serial: "1,2E+14" }), ["2 serial rounded-number"]],
    [
      "the same serial number twice, in another spelling",
      sheet({ ...ssd, serial: "SN 77" }, { ...ssd, serial: "sn-77" }),
      ["3 serial serial-taken"],
    ],
    ["a choice that does not exist", sheet({ ...ssd, "storage1.interface": "USB" }), ["2 storage1.interface choice"]],
    ["an invoice without a supplier", sheet({ ...ssd, supplier: "" }), ["2 supplier missing"]],
    ["a new row that is on sale", sheet({ ...ssd, state: "live" }), ["2 state new-is-draft"]],
    ["a kind that we do not sell", sheet({ ...ssd, kind: "toaster" }), ["2 kind choice"]],
  ])("%s", async (_, text, expected) => {
    expect(await problems(text)).toEqual(expected);
  });

  test("two rows of one listing that disagree, and a unit that is sold", async () => {
    const listing = await putOnSale(database.db, aComponent("coolers", { title: "Twice", stock: 2 }));
    const units = await database.db
      .selectFrom("unit")
      .where("listingId", "=", listing)
      .select("code")
      .orderBy("code")
      .execute();
    const rows = units.map(({ code }, place) => ({ code, title: `Title ${place}` }));
    expect(await problems(sheet(...rows))).toEqual(["3 listing rows-disagree"]);
    await takenBySomebody(database.db, listing, { how: "sold", units: 2 });
    expect(await problems(sheet({ code: units[0]!.code, grade: "C" }))).toEqual(["2 grade gone"]);
  });

  test("a quote that never ends, a file without rows, and one that is no text", async () => {
    const refused = async (bytes: Uint8Array) => {
      const checked = await checkImport(shop(), { bytes, name: "x", actor });
      return checked.ok ? null : checked.domainError.code;
    };
    expect(await refused(new TextEncoder().encode('code;title\nX;"never'))).toBe("sheet-quote-not-closed");
    expect(await refused(new TextEncoder().encode("code;title\n\n"))).toBe("sheet-empty");
    expect(await refused(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 0, 0]))).toBe("sheet-not-text");
  });
});

test("50,000 rows are checked while other work goes on, and 50,001 are refused", async () => {
  const row = sheet({ ...ssd }).split("\n")[1]!;
  const head = sheet({ ...ssd }).split("\n")[0]!;
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 5);
  const result = await planImport(database.db, `${head}\n${`${row}\n`.repeat(50_001)}`);
  clearInterval(timer);
  expect(result).toEqual({ refused: { code: "sheet-too-large" } });
  expect(turns).toBeGreaterThan(20);
}, 60_000);
