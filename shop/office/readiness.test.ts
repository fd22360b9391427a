import { describe, expect, test } from "vitest";
import { readEnvironment } from "../../base/env.server.ts";
import { firstSettings } from "../settings/settings.ts";
import { blockersIn, readinessOf, startBlockersIn, type ReadinessFacts } from "./readiness.ts";

const demo = firstSettings(readEnvironment({}));

/** A shop that lacks nothing. */
const ready: ReadinessFacts = {
  company: {
    ...demo.company,
    legalName: "Atelier Vest SRL",
    cui: "RO18547290",
    tradeRegister: "J35/812/2019",
    address: "Str. Lungă 4, Timișoara",
    street: "Str. Lungă 4",
    email: "magazin@atelier.ro",
    phone: "+40 256 123 456",
    certificate: "48112/2026",
  },
  bank: { bank: "Banca Vest", iban: "RO66BACX0000001234567890", payoutIban: null },
  isVatRegistered: true,
  hours: { days: { ...demo.hours.days, mon: { from: "09:00", until: "17:00" } }, closed: [] },
  textsFinal: true,
  demo,
  publicUrl: "https://atelier.ro",
  hasMailServer: true,
  cards: "live",
  courier: "fan",
  lockers: { isOn: true, open: 5 },
  hasDemoStock: false,
  owners: 1,
  ownersWithFactor: 1,
};

const missing = (facts: Partial<ReadinessFacts>) =>
  readinessOf({ ...ready, ...facts }).flatMap(({ code, isDone, fields }) =>
    isDone ? [] : [[code, ...fields].join(" ")],
  );

describe("a shop that wants to open", () => {
  test("may, when nothing is missing", () => {
    expect(missing({})).toEqual([]);
  });

  test.each<[Partial<ReadinessFacts>, string[]]>([
    [{ company: { ...ready.company, cui: demo.company.cui } }, ["company-demo cui"]],
    [{ company: { ...ready.company, cui: "RO18547291" } }, ["company-invalid cui"]],
    [{ company: { ...ready.company, tradeRegister: "J99/1/2019" } }, ["company-invalid tradeRegister"]],
    [{ isVatRegistered: false }, ["vat-contradictory cui"]],
    [{ company: { ...ready.company, cui: "18547290" } }, ["vat-contradictory cui"]],
    [{ company: { ...ready.company, cui: "18547290" }, isVatRegistered: false }, []],
    [{ bank: { ...ready.bank, iban: "RO49 AAAA 1B31 0075 9384 0000" } }, ["bank-demo iban"]],
    [{ bank: { ...ready.bank, payoutIban: "RO67BACX0000001234567890" } }, ["bank-invalid payoutIban"]],
    [{ textsFinal: false }, ["texts-draft"]],
    [{ publicUrl: "http://atelier.ro" }, ["address-insecure"]],
    [{ hasMailServer: false }, ["mail-missing"]],
    [{ cards: "sandbox" }, ["cards-test"]],
    [{ cards: "test" }, ["cards-test"]],
    [{ courier: "sandbox" }, ["courier-sandbox"]],
    [{ lockers: { isOn: true, open: 0 } }, ["lockers-missing"]],
    [{ lockers: { isOn: false, open: 0 } }, []],
    [{ hasDemoStock: true }, ["stock-demo"]],
    [{ owners: 0, ownersWithFactor: 0 }, ["owner-missing"]],
    [{ ownersWithFactor: 0 }, ["second-factor"]],
    [{ hours: demo.hours }, ["hours-missing"]],
  ])("lacks exactly what is not so: %#", (facts, expected) => {
    expect(missing(facts)).toEqual(expected);
  });

  test("is not blocked by advice, and does not start with real cards where money would go astray", () => {
    const checks = readinessOf({ ...ready, hours: demo.hours, textsFinal: false, hasMailServer: false });
    expect(blockersIn(checks).map(({ code }) => code)).toEqual(["texts-draft", "mail-missing"]);
    expect(startBlockersIn(checks, "live").map(({ code }) => code)).toEqual(["texts-draft"]);
    expect(startBlockersIn(checks, "test")).toEqual([]);
  });
});
