import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { plainAmount } from "../../../../base/amount.ts";
import { transaction } from "../../../../base/db.server.ts";
import { recordAudit, type AuditEntry } from "../../../../base/audit.server.ts";
import { bani, ron } from "../../../../base/money.ts";
import type { AuditRow } from "../../../../base/read-audit.server.ts";
import { inspectUnits } from "../../../../shop/inventory/receiving/inspect-units.server.ts";
import { orderStates } from "../../../../shop/orders/order.ts";
import { claimStates } from "../../../../shop/returns/claim.ts";
import { editUnit } from "../../../../shop/stock/units/edit-unit.server.ts";
import { writeOffReturned } from "../../../../shop/stock/units/write-off-returned.server.ts";
import { currentBook } from "../../../../shop/trade-in/current-book.server.ts";
import { activatePriceBook } from "../../../../shop/trade-in/office/activate-price-book.server.ts";
import type { FoundClaim } from "../../../../shop/pricing/found-declaration.ts";
import { partSteps } from "../../../../shop/trade-in/draft/draft.ts";
import { recordFinding } from "../../../../shop/trade-in/office/record-finding.server.ts";
import { tradeInStates } from "../../../../shop/trade-in/trade-in.ts";
import { languages } from "../../../i18n/languages.ts";
import { wordsFor } from "../../../i18n/words.server.ts";
import { aPc } from "../../../../testing/builders.ts";
import { putOnSale, unitsOf } from "../../../../testing/catalogue-index.ts";
import { sellingIn } from "../../../../testing/trade-ins.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { formatFinding } from "../trade-ins/format-finding.server.ts";
import { auditEntryView, type AuditEntryView } from "../shared/audit/audit.view.server.ts";
import { loader } from "./audit.tsx";
import { fieldKey, findingKey, sentenceOf } from "../shared/audit/sentences.ts";
import { thingLink } from "../shared/audit/thing-link.ts";

let shop: TestShop;
let owner: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await aStaffMember(shop);
});
afterAll(() => shop.close());

const write = (entry: AuditEntry) => transaction(shop.db, (tx) => recordAudit(tx, entry));

async function entriesAt(search: string): Promise<{ entries: AuditEntryView[]; total: number; entities: string[] }> {
  const { data } = await owner.get(loader, `/office/audit${search}`);
  return data as { entries: AuditEntryView[]; total: number; entities: string[] };
}

describe("the audit log", () => {
  test("is found by person, thing and day, newest first", async () => {
    await write({ actor: owner.actor, action: "preparing", entity: "order", entityId: "ORD-111111" });
    await write({ actor: "buyer", action: "placed", entity: "order", entityId: "ORD-222222" });
    await write({ actor: "card provider", action: "payment-captured", entity: "order", entityId: "ORD-222222" });
    await write({ actor: owner.actor, action: "scrapped", entity: "unit", entityId: "U-1" });
    expect((await entriesAt("")).entries.map(({ action }) => action)).toEqual([
      "scrapped",
      "payment-captured",
      "placed",
      "preparing",
    ]);
    const actionsAt = async (search: string) => (await entriesAt(search)).entries.map(({ action }) => action);
    expect(await actionsAt(`?who=${owner.actor}`)).toEqual(["scrapped", "preparing"]);
    expect(await actionsAt("?who=shop")).toEqual(["payment-captured"]);
    expect(await actionsAt("?thing=unit")).toEqual(["scrapped"]);
    expect(await actionsAt("?q=ORD-222222&who=buyer")).toEqual(["placed"]);
    expect(await actionsAt("?to=2020-01-01")).toEqual([]);
    expect(await actionsAt("?from=2020-01-01")).toHaveLength(4);
    // What an address says wrongly is ignored.
    expect(await actionsAt("?who=staff:nobody&thing=%00&from=yesterday&page=-3")).toHaveLength(4);
    expect((await entriesAt("?page=2")).total).toBe(4);
    expect((await entriesAt("")).entities).toEqual(["order", "unit"]);
  });

  test("has a sentence in four languages for each state of orders, claims and purchases", () => {
    const entries = [
      ...orderStates.map((action) => ({ entity: "order", action })),
      ...claimStates
        .filter((state) => state !== "asked")
        .map((state) => ({ entity: "order", action: `claim-${state}` })),
      ...tradeInStates.map((action) => ({ entity: "trade-in", action })),
      { entity: "statement line", action: "ignored" },
      { entity: "account", action: "roles-changed" },
    ];
    for (const entry of entries) {
      const key = sentenceOf(entry);
      expect({ ...entry, key }).not.toMatchObject({ key: null });
      for (const language of languages) expect(wordsFor(language, "office-audit")(key!)).toMatch(/\p{L}{3}/u);
    }
    expect(sentenceOf({ entity: "order", action: "painted-green" })).toBeNull();
  });

  test("names in four languages what a finding about a trade-in says", async () => {
    const selling = sellingIn(shop);
    const { number } = await selling.moved(await selling.accepted(), "received", "testing");
    const proven = { visible: false, note: null, evidence: ["Nu pornește"], seen: [] };
    const about = { number: number!, actor: owner.actor, key: "cpu", value: { claim: "fault" as const } };
    await recordFinding({ ...shop, formatFinding }, { ...about, ...proven });
    const { entries } = await entriesAt(`?q=${number}`);
    const finding = entries[0] as unknown as AuditEntryView;
    expect(finding.action).toBe("found");
    for (const { name } of finding.changes) {
      const key = fieldKey(name, finding);
      for (const language of languages) expect(wordsFor(language, "office-audit")(key!), name).toMatch(/\p{L}{3}/u);
    }
    const claims = { identified: 1, model: 1, quantity: 1, condition: 1, fault: 1, missing: 1, box: 1, accessories: 1 };
    const words = [
      ...[...Object.keys(partSteps), "storage-2", "line-10", "box", "accessories"].map((key) => ["key", key] as const),
      ...Object.keys(claims satisfies Record<FoundClaim, unknown>).map((claim) => ["claim", claim] as const),
    ];
    for (const [path, value] of words) {
      const key = findingKey(path, value, finding);
      expect({ value, key }).not.toMatchObject({ key: null });
      for (const language of languages) expect(wordsFor(language, "office-audit")(key!), value).toMatch(/\p{L}{3}/u);
    }
  });
});

describe("what staff do in the stock", () => {
  type Seen = { action: string; actor: string; changes: { name: string; before: unknown; after: unknown }[] };
  const lastOf = async (search: string) => (await entriesAt(search)).entries[0] as unknown as Seen;

  test("names who corrected a unit, with what it was and is", async () => {
    const listing = await putOnSale(shop.db, aPc());
    const { code } = await shop.db
      .selectFrom("unit")
      .where("listingId", "=", listing)
      .select("code")
      .executeTakeFirstOrThrow();
    const was = { serial: null, grade: "A", place: null } as const;
    await editUnit(shop, { code, actor: owner.actor, was, serial: "SN-9", grade: "B", place: "R2" });
    expect(await lastOf(`?q=${code}`)).toMatchObject({
      actor: owner.actor,
      action: "corrected",
      changes: expect.arrayContaining([
        { name: "grade", before: { value: "A" }, after: { value: "B" } },
        { name: "serial", before: null, after: { value: "SN-9" } },
        { name: "place", before: null, after: { value: "R2" } },
      ]),
    });
    expect(thingLink({ entity: "unit", entityId: code }, () => false)).toBe(`/office/units/${code}`);
  });

  test("names who decided about a unit that came back", async () => {
    const listing = await putOnSale(shop.db, aPc({ price: ron(1000) }));
    const [unitId] = await unitsOf(shop.db, listing);
    const { code } = await shop.db
      .selectFrom("unit")
      .where("id", "=", unitId!)
      .select("code")
      .executeTakeFirstOrThrow();
    await transaction(shop.db, (tx) =>
      inspectUnits(tx, { units: [unitId!], why: "return", source: "RET-000001", actor: owner.actor }),
    );
    await writeOffReturned(shop, { code, actor: owner.actor, reason: "Placă de bază arsă" });
    expect(await lastOf(`?q=${code}`)).toMatchObject({
      actor: owner.actor,
      action: "written-off",
      changes: expect.arrayContaining([
        { name: "state", before: { value: "inspection" }, after: { value: "scrapped" } },
        { name: "reason", before: null, after: { value: "Placă de bază arsă" } },
      ]),
    });
  });

  test("names who changed figures of the price book, each before and after", async () => {
    const { version, fallback, conditions } = await currentBook(shop);
    await activatePriceBook(shop, {
      basedOn: version,
      edits: [
        { at: "fallback.cpu", value: fallback.cpu + 10_00 },
        { at: "conditions.fair", value: conditions.fair - 1 },
      ],
      actor: owner.actor,
      note: "Piața a scăzut",
    });
    const { actor, changes } = await lastOf("?thing=price-book");
    expect(actor).toBe(owner.actor);
    expect(changes).toEqual(
      expect.arrayContaining([
        {
          name: "fallback.cpu",
          before: { value: `${plainAmount(bani(fallback.cpu))} RON` },
          after: { value: `${plainAmount(bani(fallback.cpu + 10_00))} RON` },
        },
        {
          name: "conditions.fair",
          before: { value: `${conditions.fair} %` },
          after: { value: `${conditions.fair - 1} %` },
        },
        { name: "note", before: null, after: { value: "Piața a scăzut" } },
      ]),
    );
  });
});

/** The calls of the shop's code that write into the log, each from its bracket on. */
function writingCalls(): string[] {
  const root = join(import.meta.dirname, "../../../../shop");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.includes(".test."),
  );
  return files.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split(/recordAudits?\(/)
      .slice(1)
      .map((call) => call.slice(0, call.search(/\)[;,)]/) + 1 || 600)),
  );
}

/** What the shop's code writes into the log, where it names both the action and the thing. */
function written(): { entity: string; action: string }[] {
  return writingCalls().flatMap((entry) => {
    const entity = /entity: "([^"]+)"/.exec(entry)?.[1] ?? (entry.includes("...auditSubject(") ? "trade-in" : null);
    const action = /action: ([^\n]+?)(?:,\n|, entity|, \.\.\.)/.exec(entry)?.[1] ?? "";
    if (entity === null || action.includes("`")) return [];
    const literals = [...action.replace(/state === "\w+"|=== "[\w-]+"/g, "").matchAll(/"([\w-]+)"/g)];
    return literals.map(([, name]) => ({ entity, action: name! }));
  });
}

test("has a sentence for everything that the code writes with a name", () => {
  const all = written();
  expect(all.length).toBeGreaterThan(60);
  expect(all).toContainEqual({ entity: "unit", action: "corrected" });
  expect(all.filter((entry) => sentenceOf(entry) === null)).toEqual([]);
});

test("has a name in four languages for each field that the code writes", () => {
  const objects = writingCalls().flatMap((call) => [...call.matchAll(/(?:before|after): [^{}\n]*\{([^{}]*)\}/g)]);
  const names = new Set(
    objects.flatMap(([, body]) => [...body!.matchAll(/(?:^|,)\s*(\w+)\s*(?=[:,]|$)/g)].map(([, name]) => name!)),
  );
  names.delete("id");
  expect(names.size).toBeGreaterThan(60);
  expect([...names]).toEqual(expect.arrayContaining(["dueOn", "courier", "payer"]));
  const keyOf = (name: string) => fieldKey(name, { action: "changed" });
  expect([...names].filter((name) => keyOf(name) === null)).toEqual([]);
  for (const name of names)
    for (const language of languages)
      expect(wordsFor(language, "office-audit")(keyOf(name)!), name).toMatch(/\p{L}{2}/u);
  expect(fieldKey("texts.ro", { action: "saved" })).toBe("field.texts");
  expect(
    fieldKey("value.unheardOf", { action: "saved" }),
    "its path says more than the name of what it is in",
  ).toBeNull();
});

const row = (before: unknown, after: unknown): AuditRow => ({
  id: 1,
  at: new Date("2026-11-21T10:00:00Z"),
  actor: "buyer",
  action: "changed",
  entity: "order",
  entityId: "1",
  before,
  after,
});

describe("an entry", () => {
  test("shows the fields that changed, before and after, and not the others", () => {
    const { changes } = auditEntryView(
      row(
        { price: 100_00, title: "PC", specs: { ram: 16 } },
        { price: 90_00, title: "PC", specs: { ram: 32 }, grades: ["A"] },
      ),
      ["owner"],
    );
    expect(changes).toEqual([
      { name: "price", before: { value: 100_00 }, after: { value: 90_00 } },
      { name: "specs.ram", before: { value: 16 }, after: { value: 32 } },
      { name: "grades", before: null, after: { value: ["A"] } },
    ]);
  });

  test("hides account numbers, people and costs from those without the right", () => {
    const after = {
      account: { iban: "RO49AAAA1B31007593840000" },
      cost: 1200_00,
      note: "Ana cere banii în RO49 AAAA 1B31 0075 9384 0000, ana@example.ro, 0722 123 456",
      recipient: { city: "Cluj" },
    };
    const seen = (roles: Parameters<typeof auditEntryView>[1]) =>
      JSON.stringify(auditEntryView(row(null, after), roles).changes);
    for (const secret of ["RO49", "120000", "ana@example.ro", "0722", "Cluj"]) {
      expect(seen(["owner"])).toContain(secret);
      expect(seen(["technician"])).not.toContain(secret);
    }
    expect(seen(["accounting"])).toContain("RO49AAAA1B31007593840000");
    expect(seen(["sales"])).toContain("Cluj");
    expect(seen(["sales"])).not.toMatch(/RO49|120000/);
  });

  test("leads to its thing where that has a page", () => {
    const link = (entity: string, entityId: string) => thingLink({ entity, entityId }, (id) => id === "radu");
    expect(link("order", "ORD-482913")).toBe("/office/orders/ORD-482913");
    expect(link("account", "radu")).toBe("/office/staff/radu");
    expect(link("account", "a-buyer")).toBeNull();
    expect(link("letter", "9")).toBeNull();
  });
});
