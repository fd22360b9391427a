import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction } from "../../../../base/db.server.ts";
import { recordAudit, type AuditEntry } from "../../../../base/audit.server.ts";
import type { AuditRow } from "../../../../base/read-audit.server.ts";
import { orderStates } from "../../../../shop/orders/order.ts";
import { claimStates } from "../../../../shop/returns/claim.ts";
import { tradeInStates } from "../../../../shop/trade-in/trade-in.ts";
import { languages } from "../../../i18n/languages.ts";
import { wordsFor } from "../../../i18n/words.server.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { auditEntryView, type AuditEntryView } from "./audit.view.server.ts";
import { loader } from "./audit.tsx";
import { sentenceOf } from "./sentences.ts";
import { thingLink } from "./thing-link.ts";

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
