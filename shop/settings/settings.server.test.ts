import { afterAll, beforeAll, expect, test } from "vitest";
import { fixedClock } from "../../base/clock.ts";
import type { Database } from "../../base/db.server.ts";
import { readEnvironment } from "../../base/env.server.ts";
import { bani } from "../../base/money.ts";
import { testDatabase } from "../../testing/database.ts";
import { fieldsOf, readGroup, changesIn } from "./form-fields.ts";
import { groupNames } from "./group-names.ts";
import { openSettings, type LiveSettings } from "./live-settings.server.ts";
import { saveSetting } from "./save-setting.server.ts";
import { bannersOn, firstSettings } from "./settings.ts";
import { viewSetting } from "./view-setting.server.ts";

const defaults = firstSettings(readEnvironment({ SHOP_NAME: "Atelier" }));
const actor = "staff:00000000-0000-4000-8000-000000000001";
const log = { error: () => {} };

let database: Database;
let settings: LiveSettings;
beforeAll(async () => {
  database = await testDatabase();
  settings = await openSettings(database, { defaults, clock: fixedClock("2026-11-21T10:00:00Z"), log });
});
afterAll(async () => {
  await settings.close();
  await database.close();
});

const save = (name: string, value: unknown, basedOn: number) =>
  saveSetting({ db: database.db, settings }, { name, value, basedOn, actor });

test("until somebody saves a group, the installation's values hold", () => {
  expect(settings.current().company.name).toBe("Atelier");
  expect(settings.versionOf("company")).toBe(0);
});

test("a saved group wins over the installation, is in force at once and leaves its trace in the audit log", async () => {
  const before = settings.version;
  expect(await save("social", { profiles: [{ name: "Mastodon", href: "https://social.example" }] }, 0)).toMatchObject({
    ok: true,
    value: 1,
  });
  expect(settings.current().social.profiles).toEqual([{ name: "Mastodon", href: "https://social.example" }]);
  expect(settings.version).toBeGreaterThan(before);
  const audit = await database.db.selectFrom("audit").select(["actor", "action", "entityId", "after"]).execute();
  expect(audit).toContainEqual({
    actor,
    action: "setting-saved",
    entityId: "social",
    after: { version: 1, value: { profiles: [{ name: "Mastodon", href: "https://social.example" }] } },
  });
});

test("of two people who edited the same version the second is refused, and nothing of theirs is in force", async () => {
  const delivery = { ...defaults.delivery, courierFee: bani(25_00) };
  expect(await save("delivery", delivery, 0)).toMatchObject({ ok: true });
  expect(await save("delivery", { ...delivery, courierFee: bani(99_00) }, 0)).toMatchObject({
    ok: false,
    domainError: { kind: "conflict", code: "setting-changed" },
  });
  expect(settings.current().delivery.courierFee).toBe(25_00);
  expect(await viewSetting({ db: database.db }, "delivery")).toHaveLength(1);
});

test("an older version and the installation's values can be brought back, and every version stays", async () => {
  const deadlines = { ...defaults.deadlines, transferDays: 5 };
  await save("deadlines", deadlines, 0);
  await save("deadlines", { ...deadlines, transferDays: 7 }, 1);
  await save("deadlines", deadlines, 2);
  expect(settings.current().deadlines.transferDays).toBe(5);
  await save("deadlines", null, 3);
  expect(settings.current().deadlines.transferDays).toBe(3);
  expect((await viewSetting({ db: database.db }, "deadlines")).map(({ version }) => version)).toEqual([4, 3, 2, 1]);
  await expect(database.db.updateTable("setting").set({ changedBy: "nobody" }).execute()).rejects.toThrow("never");
});

test("a version that another process wrote without a notification is found by looking", async () => {
  const quiet = await openSettings(
    { ...database, listen: async () => async () => {} },
    { defaults, clock: fixedClock("2026-11-21T10:00:00Z"), log, pollEvery: 20 },
  );
  await save("limits", { ...defaults.limits, stranger: 3 }, 0);
  await expect.poll(() => quiet.current().limits.stranger).toBe(3);
  await quiet.close();
});

test("the form of every group says what its value says", () => {
  for (const group of groupNames) {
    const read = readGroup(group, fieldsOf(group, defaults[group]));
    expect(read).toEqual({ ok: true, value: defaults[group] });
  }
});

const company = { ...fieldsOf("company", defaults.company), phone: "0264 123 456" };

test.each([
  ["company", { ...company, cui: "RO12345675" }, "cui", "cui-invalid"],
  ["company", { ...company, postalCode: "010101" }, "postalCode", "postal-elsewhere"],
  ["company", { ...company, phone: "12" }, "phone", "phone-invalid"],
  ["company", { ...company, legalName: " " }, "legalName", "required"],
  ["bank", { bank: "BT", iban: "RO49AAAA1B31007593840001", payoutIban: "" }, "iban", "iban-invalid"],
  ["hours", { "days.mon.from": "09:00", "days.mon.until": "" }, "days.mon.until", "required"],
  ["hours", { "days.tue.from": "18:00", "days.tue.until": "09:00" }, "days.tue.until", "until-before"],
  ["delivery", { courierFee: "-1", freeAbove: "", pickup: "yes", cash: "no" }, "courierFee", "money-invalid"],
  ["vat", { "rates.0.from": "2026-02-30", "rates.0.percent": "21" }, "rates.0.from", "date-invalid"],
  ["vat", {}, "rates.0.from", "required"],
  ["vat", { "rates.0.from": "2027-01-01", "rates.0.percent": "22" }, "rates.0.from", "vat-past"],
  ["social", { "profiles.0.name": "X", "profiles.0.href": "javascript:alert(1)" }, "profiles.0.href", "link-invalid"],
  ["rates", { "EUR.value": "5,09" }, "EUR.day", "required"],
] as const)("%s refuses a bad value at its field", (group, fields, field, code) => {
  expect(readGroup(group, fields)).toMatchObject({ ok: false, errors: { [field]: code } });
});

test("rows that are left empty are skipped, the others sorted and read", () => {
  const read = readGroup("vat", {
    "rates.1.from": "2027-01-01",
    "rates.1.percent": "22",
    "rates.3.from": "2025-08-01",
    "rates.3.percent": "21",
  });
  expect(read).toEqual({
    ok: true,
    value: {
      rates: [
        { from: "2025-08-01", percent: 21 },
        { from: "2027-01-01", percent: 22 },
      ],
    },
  });
});

test("a company's address follows from its parts", () => {
  expect(readGroup("company", { ...company, street: "Str. Nouă 1" })).toMatchObject({
    ok: true,
    value: { address: "Str. Nouă 1, 400620 Cluj-Napoca, județul Cluj" },
  });
});

test("what differs between two versions is told by field", () => {
  const before = fieldsOf("delivery", defaults.delivery);
  expect(changesIn("delivery", before, { ...before, freeAbove: "1500" })).toEqual([
    { field: "freeAbove", kind: "money", before: "2000", after: "1500" },
  ]);
});

test("a banner is shown from its first day to its last one, in Romania", () => {
  const banner = { from: "2026-11-27", until: "2026-11-29", link: null, ro: "r", en: "e", hu: "h", uk: "u" };
  const shownAt = (at: string) => bannersOn([banner], new Date(at)).length;
  expect(
    ["2026-11-26T21:59:00Z", "2026-11-26T22:01:00Z", "2026-11-29T21:59:00Z", "2026-11-29T22:01:00Z"].map(shownAt),
  ).toEqual([0, 1, 1, 0]);
});
