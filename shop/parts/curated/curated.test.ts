import { describe, expect, test } from "vitest";
import { knownParts } from "../known-parts.server.ts";
import { factLine, nameKey, partCategories, partId, type Part, type PartCategory, type PartOf } from "../part.ts";

function of<C extends PartCategory>(category: C): PartOf<C>[] {
  return knownParts.filter((part): part is PartOf<C> & Part => part.category === category);
}

describe("the curated list", () => {
  test("no two parts of a category share a name, however it is spelled", () => {
    for (const category of partCategories) {
      const keys = of(category).map(({ name }) => nameKey(name));
      expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
    }
  });

  test("an alias belongs to one part, and is no other part's name", () => {
    for (const category of partCategories) {
      const keys = of(category).flatMap(({ name, aliases }) => [name, ...aliases].map(nameKey));
      expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
    }
  });

  test("ids are made of category and name, and are unique", () => {
    for (const part of knownParts) expect(part.id).toBe(partId(part.category, part.name));
    expect(new Set(knownParts.map(({ id }) => id)).size).toBe(knownParts.length);
  });

  test("every part says something about itself beside its name", () => {
    for (const part of knownParts) expect(factLine(part), part.name).not.toBe("");
  });
});

const socketsOf: Record<string, { memory: string[]; architectures: RegExp }> = {
  LGA1155: { memory: ["DDR3"], architectures: /^(Sandy|Ivy) Bridge$/ },
  LGA1150: { memory: ["DDR3"], architectures: /^(Haswell|Broadwell)$/ },
  LGA1151: { memory: ["DDR3", "DDR4"], architectures: /^(Skylake|Kaby Lake|Coffee Lake( Refresh)?)$/ },
  LGA1200: { memory: ["DDR4"], architectures: /^(Comet|Rocket) Lake$/ },
  LGA1700: { memory: ["DDR4", "DDR5"], architectures: /^(Alder Lake|Raptor Lake( Refresh)?)$/ },
  LGA1851: { memory: ["DDR5"], architectures: /^Arrow Lake( Refresh)?$/ },
  LGA2011: { memory: ["DDR3"], architectures: /^(Sandy|Ivy) Bridge-E$/ },
  "LGA2011-3": { memory: ["DDR4"], architectures: /^(Haswell|Broadwell)-E$/ },
  LGA2066: { memory: ["DDR4"], architectures: /^Skylake-X$/ },
  "AM3+": { memory: ["DDR3"], architectures: /^(Bulldozer|Piledriver)$/ },
  FM2: { memory: ["DDR3"], architectures: /^Piledriver$/ },
  "FM2+": { memory: ["DDR3"], architectures: /^(Steamroller|Excavator)$/ },
  AM4: { memory: ["DDR4"], architectures: /^(Excavator|Zen|Zen\+|Zen 2|Zen 3)$/ },
  AM5: { memory: ["DDR5"], architectures: /^Zen [45]$/ },
  TR4: { memory: ["DDR4"], architectures: /^Zen\+?$/ },
  sTRX4: { memory: ["DDR4"], architectures: /^Zen 2$/ },
  sTR5: { memory: ["DDR5"], architectures: /^Zen [45]$/ },
};

describe("processors", () => {
  test.each(of("processors").map(({ name, facts }) => ({ name, facts })))("$name: socket, generation and memory belong together", ({ facts }) => {
    const socket = socketsOf[facts.socket];
    expect(socket, facts.socket).toBeDefined();
    expect(facts.architecture).toMatch(socket?.architectures ?? /^$/);
    expect(socket?.memory).toEqual(expect.arrayContaining([...facts.memoryTypes]));
    expect(facts.chipsets.length).toBeGreaterThan(0);
    expect(facts.threads / facts.cores).toBeGreaterThanOrEqual(1);
    expect(facts.threads / facts.cores).toBeLessThanOrEqual(2);
    expect(facts.boostGhz ?? facts.baseGhz).toBeGreaterThanOrEqual(facts.baseGhz);
    expect(facts.baseGhz).toBeGreaterThan(1);
    expect(facts.boostGhz ?? 1).toBeLessThanOrEqual(6.2);
    expect(facts.tdpWatts).toBeGreaterThanOrEqual(17);
    expect(facts.tdpWatts).toBeLessThanOrEqual(350);
  });

  test("a model whose name ends in F has no graphics inside", () => {
    for (const { name, facts } of of("processors")) if (/\d(?:KF?|)F(?: Plus)?$/.test(name)) expect(facts.integratedGraphics, name).toBeNull();
  });
});

describe("graphics cards", () => {
  test.each(of("graphics-cards").map(({ name, facts }) => ({ name, facts })))("$name: memory, watts, plugs and length are of this world", ({ name, facts }) => {
    expect(name.startsWith(facts.chip)).toBe(true);
    expect([1, 2, 3, 4, 5, 6, 8, 10, 11, 12, 16, 20, 24, 32]).toContain(facts.vramGb);
    expect(facts.memoryType).toMatch(/^(DDR3|DDR4|GDDR5X?|GDDR6X?|GDDR7|HBM2?)$/);
    expect(facts.tdpWatts).toBeGreaterThanOrEqual(19);
    expect(facts.tdpWatts).toBeLessThanOrEqual(600);
    expect(facts.launchYear).toBeGreaterThanOrEqual(2012);
    expect(facts.typicalLengthMm ?? 200).toBeGreaterThan(100);
    expect(facts.typicalLengthMm ?? 200).toBeLessThan(380);
    // The slot gives 75 W; what needs more has plugs for it.
    const plugs = facts.powerConnectors;
    if (plugs === null) return;
    const fed = plugs.reduce((sum, plug) => sum + (plug === "6-pin" ? 75 : plug === "8-pin" ? 150 : 600), 75);
    expect(plugs.every((plug) => /^(6|8|16)-pin$/.test(plug))).toBe(true);
    expect(fed).toBeGreaterThanOrEqual(facts.tdpWatts);
  });
});
