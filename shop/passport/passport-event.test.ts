import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { describeFacts } from "./describe-facts.ts";
import { formatPassportCode, parsePassportCode } from "./passport-code.ts";
import { endOfSerial, parseMoment, passportEventKinds, type PassportEventKind } from "./passport-event.ts";

const on = "2026-11-20";
const hash = "ab".repeat(32);
const code = "0123456789ABCDEFGHJK";

/** A full body of each kind. */
const bodies: Record<PassportEventKind, Record<string, unknown>> = {
  received: { on, way: "trade-in", kind: "component", category: "ssd" },
  graded: { on, rubric: 1, kind: "pc", answers: { dust: "clean" }, found: "A", grade: "B" },
  measured: {
    on,
    by: "bench",
    driver: "NVIDIA 566.14",
    results: [
      { test: "drive-life", subject: "1", value: 97, version: "smartctl 7.4" },
      { test: "cs2", resolution: "1920x1080", settings: "high", value: 212, low1: 1431, low01: 902 },
    ],
    files: [hash],
    sensors: [{ file: hash, sensor: "cpu-temperature", low: 412, high: 830 }],
  },
  outdated: { on, results: [{ test: "cs2", resolution: "1920x1080", settings: "high" }] },
  erased: {
    on,
    method: "nvme-format",
    variant: "user-data",
    passes: 1,
    tool: "nvme-cli 2.8",
    drive: "Samsung 980",
    serialEnd: "41K",
    isVerified: true,
    proof: "read-back",
    log: hash,
  },
  repaired: { on, part: "coolers", work: "thermal-paste" },
  "part-replaced": { on, part: "ssd", name: "Kingston NV2", serialEnd: "0A1", inheritsWarranty: true },
  published: {
    on,
    grade: "A",
    kind: "pc",
    parts: [{ part: "ram", name: "Corsair Vengeance", size: "16 GB DDR4-3200" }],
    serialEnd: "9XZ",
    photos: [hash],
  },
  "warranty-repair": { on, from: on },
  replaced: { on, by: code },
  withdrawn: { on },
  sold: { on },
  "sale-ended": { on },
  delivered: { on, legalMonths: 12, commercialMonths: 12, extendedMonths: 24, parts: { cpu: 24 }, replaces: code },
  transferred: { on, owners: 2 },
  "extension-withdrawn": { on },
  "claim-opened": { on, claim: "warranty" },
  "claim-settled": { on, claim: "warranty", outcome: "replaced" },
  returned: { on, why: "withdrawal" },
  inspected: { on, outcome: "back-on-sale" },
  converted: { on, how: "split", side: "into", passports: [code] },
  "written-off": { on },
};

const personal = [
  "Ana Pop",
  "ana@example.ro",
  "+40 712 345 678",
  "Str. Horea 3, Cluj-Napoca",
  "RO49AAAA1B31007593840000",
];

/** Every place of a value, as the path to it. */
function placesIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...path, name]));
}

function withValueAt(body: unknown, [name, ...rest]: (string | number)[], value: unknown): unknown {
  if (name === undefined) return value;
  const copy = Array.isArray(body) ? [...body] : { ...(body as object) };
  (copy as Record<string | number, unknown>)[name] = withValueAt(
    (body as Record<string | number, unknown>)[name],
    rest,
    value,
  );
  return copy;
}

describe("an event of a passport", () => {
  test.each(passportEventKinds)("holds what %s needs", (kind) => {
    expect(parseMoment(kind, bodies[kind])).toEqual({ kind, body: bodies[kind] });
  });

  test.each(passportEventKinds)("takes no field that %s does not have, such as a buyer's name", (kind) => {
    for (const field of ["buyerName", "email", "buyer", "note", "order"])
      expect(parseMoment(kind, { ...bodies[kind], [field]: "Ana Pop" })).toBeNull();
  });

  test.each(passportEventKinds)("takes no e-mail address, phone number or account in any place of %s", (kind) => {
    for (const place of placesIn(bodies[kind]))
      for (const secret of personal.filter((text) => /@|\d{3}/.test(text)))
        expect(parseMoment(kind, withValueAt(bodies[kind], place, secret)), `${place.join(".")}: ${secret}`).toBeNull();
  });

  test("takes a person's name in no place but the name of a part, which the shop makes of typed specs", () => {
    for (const kind of passportEventKinds)
      for (const place of placesIn(bodies[kind]).filter(
        (path) => !["name", "drive", "size"].includes(String(path.at(-1))),
      ))
        expect(parseMoment(kind, withValueAt(bodies[kind], place, "Ana Pop")), `${kind} ${place.join(".")}`).toBeNull();
  });

  test("of an unknown kind is none", () => {
    expect(parseMoment("gossip", { on })).toBeNull();
    expect(parseMoment("toString", { on })).toBeNull();
  });

  test("leaves out a driver and a version that hold more than a version", () => {
    const facts = {
      by: "bench",
      driver: "ask Ana Pop",
      results: [{ test: "cs2", settings: "High settings", value: 140, version: "ana@example.ro 1" }],
    };
    expect(describeFacts({ kind: "measured", on, facts })?.body).toEqual({
      on,
      by: "bench",
      results: [{ test: "cs2", settings: "high-settings", value: 140 }],
    });
  });

  test.each([
    ["published", { kind: "pc", category: null, specs: null, serial: null, grade: "A", photos: [] }],
    ["delivered", { covers: null }],
    ["delivered", { covers: [{ component: "unit", basis: "hearsay", months: 12 }] }],
    ["part-replaced", { component: "gpu", title: null, serial: null }],
    ["measured", { by: "bench" }],
    ["erased", { model: null, serial: "S1" }],
    ["outdated", { results: "all" }],
  ])("is none of facts in another shape: %s", (kind, facts) => {
    expect(describeFacts({ kind, on, facts })).toBeNull();
  });
});

test("of a serial number only the end is said, and of a short one nothing", () => {
  expect(endOfSerial("PF-2K9X 41AB")).toBe("1AB");
  expect(endOfSerial("12345")).toBeUndefined();
  expect(endOfSerial(null)).toBeUndefined();
});

test("a code is read however it is typed", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{20}$/), (text) => {
      const parsed = parsePassportCode(text)!;
      expect(parsePassportCode(formatPassportCode(parsed).toLowerCase())).toBe(text);
    }),
  );
  expect(parsePassportCode("OIL11-11111-11111-11111")).toBe("01111111111111111111".replace("011", "011"));
  for (const wrong of ["", "1234", "U2345-12345-12345-12345", "12345-12345-12345-123456", "../../../etc/passwd1"])
    expect(parsePassportCode(wrong)).toBeNull();
});
