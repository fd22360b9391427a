import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { labelledStrings } from "../../../testing/hardware-strings.ts";
import { knownIndex, knownParts } from "../known-parts.server.ts";
import { matchHardware } from "../match-hardware.ts";
import { boardKey } from "./part-index.ts";

describe("labelled strings", () => {
  test.each(labelledStrings)("$kind: $raw", ({ kind, raw, label, reason }) => {
    const match = matchHardware(knownIndex, { kind, raw });
    expect({ name: match.name, ...(label === null && { reason: match.reason }) }).toEqual({
      name: label,
      ...(label === null && { reason }),
    });
  });
});

const processors = knownParts.filter((part) => part.category === "processors");
const graphics = knownParts.filter((part) => part.category === "graphics-cards");

/** Variations in which programs write one name. All mean the same part. */
const processorVariations: readonly ((name: string, brand: string) => string)[] = [
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
  (name) => `   ${name}      `,
  (name, brand) => `${brand} ${name}`,
  (name, brand) => `${brand}(R) ${name} CPU @ 3.60GHz`,
  (name, brand) => `${brand}(R) ${name}          @ 2.10GHz (12 CPUs), ~2.1GHz`,
  (name, brand) => `${brand} ${name} 6-Core Processor             `,
  (name, brand) => `${brand} ${name} Eight-Core Processor`,
  (name, brand) => `${brand} ${name} (16) @ 4.900GHz`,
  (name, brand) => `Topology: Quad Core model: ${brand} ${name} bits: 64 type: MT MCP`,
  (name, brand) => `${brand}® ${name.replace(" ", "™ ")}`,
];

const graphicsVariations: readonly ((chip: string, brand: string) => string)[] = [
  (chip) => chip,
  (chip) => chip.toUpperCase(),
  (chip) => chip.toLowerCase(),
  (chip, brand) => `  ${brand} ${chip}   `,
  (chip) => `${chip}/PCIe/SSE2`,
  (chip, brand) => `01:00.0 VGA compatible controller: ${brand} Corporation XY999 [${chip}] (rev a1)`,
  (chip, brand) => `Device-1: ${brand} Some Chip [${chip}] driver: nvidia v: 535.54`,
  (chip) => `${chip} (some_codename, LLVM 15.0.7, DRM 3.54, 6.6.9-200.fc39.x86_64)`,
  (chip) => chip.replace(/^(GeForce|Radeon|Arc)/, "$1(TM)"),
];

describe("a variation of a name never changes the match", () => {
  test("processors", () => {
    fc.assert(
      fc.property(fc.constantFrom(...processors), fc.constantFrom(...processorVariations), ({ name, brand }, vary) => {
        expect(matchHardware(knownIndex, { kind: "cpu", raw: vary(name, brand) }).name).toBe(name);
      }),
      { numRuns: 3000 },
    );
  });

  test("graphics cards", () => {
    fc.assert(
      fc.property(fc.constantFrom(...graphics), fc.constantFrom(...graphicsVariations), ({ facts, brand }, vary) => {
        const { name } = matchHardware(knownIndex, { kind: "gpu", raw: vary(facts.chip, brand) });
        expect([facts.chip, ...namesOf(facts.chip)]).toContain(name);
      }),
      { numRuns: 3000 },
    );
  });
});

function namesOf(chip: string): string[] {
  return graphics.filter(({ facts }) => facts.chip === chip).map(({ name }) => name);
}

describe("a changed suffix never matches the other model", () => {
  const keyOf = (name: string) => boardKey(name.replace(/gold/i, ""));

  test("processors", () => {
    const suffix = fc.constantFrom(
      "",
      "F",
      "K",
      "KF",
      "KS",
      "T",
      "S",
      "X",
      "XT",
      "X3D",
      "G",
      "GE",
      "GT",
      "U",
      "H",
      "HX",
      "M",
      "E",
      "P",
      "B",
      "2",
    );
    fc.assert(
      fc.property(fc.constantFrom(...processors), suffix, ({ name }, ending) => {
        const bare = name.replace(/(?<=\d{3})(?:X3D2?|[A-Z]{1,2})$/, "");
        const changed = `${bare}${ending}`;
        const match = matchHardware(knownIndex, { kind: "cpu", raw: changed });
        if (match.name !== null) expect(keyOf(match.name)).toBe(keyOf(changed));
      }),
      { numRuns: 5000 },
    );
  });

  test("graphics cards", () => {
    const suffix = fc.constantFrom(
      "",
      " Ti",
      " SUPER",
      " Ti SUPER",
      " XT",
      " XTX",
      " GRE",
      "X",
      "M",
      " Laptop GPU",
      " Mobile",
      " Max-Q",
      " OEM",
      "5",
      " D",
      " 2048SP",
    );
    fc.assert(
      fc.property(fc.constantFrom(...graphics), suffix, ({ facts: { chip } }, ending) => {
        const bare = chip.replace(/ (?:Ti|SUPER|Ti SUPER|XTX?|GRE|2048SP|GME|Ti BOOST)$/, "");
        const match = matchHardware(knownIndex, { kind: "gpu", raw: `${bare}${ending}` });
        if (match.name !== null) expect(keyOf(match.name)).toBe(keyOf(`${bare}${ending}`));
      }),
      { numRuns: 5000 },
    );
  });
});

describe("any string at all", () => {
  test("gets an answer, with a name exactly where there is confidence", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("cpu", "gpu", "board", "disk", "ram"),
        fc.string({ maxLength: 400, unit: "grapheme" }),
        (kind, raw) => {
          const match = matchHardware(knownIndex, { kind, raw });
          expect(match.name === null).toBe(match.confidence === 0);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
