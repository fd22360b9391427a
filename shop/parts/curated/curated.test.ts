import { describe, expect, test } from "vitest";
import { knownParts } from "../known-parts.server.ts";
import { boardKey } from "../matching/part-index.ts";
import { factLine, nameKey, partCategories, partId, type Part, type PartCategory, type PartOf } from "../part.ts";

function of<C extends PartCategory>(category: C): PartOf<C>[] {
  return knownParts.filter((part): part is PartOf<C> & Part => part.category === category);
}

function keyOf(category: PartCategory, name: string): string {
  return category === "motherboards" ? boardKey(name) : nameKey(name);
}

describe("the curated list", () => {
  test("no two parts of a category share a name, however it is spelled", () => {
    for (const category of partCategories) {
      const keys = of(category).map(({ name }) => keyOf(category, name));
      expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
    }
  });

  test("an alias belongs to one part, and is no other part's name", () => {
    for (const category of partCategories) {
      const keys = of(category).flatMap(({ name, aliases }) => [name, ...aliases].map((each) => keyOf(category, each)));
      expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
    }
  });

  test("ids are made of category and name, and are unique", () => {
    for (const part of knownParts) expect(part.id).toBe(partId(part.category, part.name));
    expect(new Set(knownParts.map(({ id }) => id)).size).toBe(knownParts.length);
  });

  test("every part has facts beside its name", () => {
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
  test.each(of("processors").map(({ name, facts }) => ({ name, facts })))(
    "$name: socket, generation and memory belong together",
    ({ facts }) => {
      const socket = socketsOf[facts.socket];
      expect(socket, facts.socket).toBeDefined();
      expect(facts.architecture).toMatch(socket?.architectures ?? /^$/);
      expect(socket?.memory).toEqual(expect.arrayContaining([...facts.memoryTypes]));
      expect(facts.chipsets?.length).toBeGreaterThan(0);
      expect(facts.threads / facts.cores).toBeGreaterThanOrEqual(1);
      expect(facts.threads / facts.cores).toBeLessThanOrEqual(2);
      expect(facts.boostGhz ?? facts.baseGhz).toBeGreaterThanOrEqual(facts.baseGhz);
      expect(facts.baseGhz).toBeGreaterThan(1);
      expect(facts.boostGhz ?? 1).toBeLessThanOrEqual(6.2);
      expect(facts.tdpWatts).toBeGreaterThanOrEqual(17);
      expect(facts.tdpWatts).toBeLessThanOrEqual(350);
    },
  );

  test("a model whose name ends in F has no graphics inside", () => {
    for (const { name, facts } of of("processors"))
      if (/\d(?:KF?|)F(?: Plus)?$/.test(name)) expect(facts.integratedGraphics, name).toBeNull();
  });
});

describe("graphics cards", () => {
  test.each(of("graphics-cards").map(({ name, facts }) => ({ name, facts })))(
    "$name: memory, watts, plugs and length are of this world",
    ({ name, facts }) => {
      expect(name.startsWith(facts.chip)).toBe(true);
      expect([1, 1.25, 1.5, 2, 3, 4, 5, 6, 8, 10, 11, 12, 16, 20, 24, 32]).toContain(facts.vramGb);
      expect(facts.memoryType).toMatch(/^(DDR[234]|GDDR3|GDDR5X?|GDDR6X?|GDDR7|HBM2?)$/);
      const watts = facts.tdpWatts ?? 0;
      expect(watts).toBeGreaterThanOrEqual(19);
      expect(watts).toBeLessThanOrEqual(600);
      expect(facts.launchYear).toBeGreaterThanOrEqual(2008);
      expect(facts.typicalLengthMm ?? 200).toBeGreaterThan(100);
      expect(facts.typicalLengthMm ?? 200).toBeLessThan(380);
      // The slot gives 75 W; a card that needs more has power plugs.
      const plugs = facts.powerConnectors;
      if (plugs === null) return;
      const fed = plugs.reduce((sum, plug) => sum + (plug === "6-pin" ? 75 : plug === "8-pin" ? 150 : 600), 75);
      expect(plugs.every((plug) => /^(6|8|16)-pin$/.test(plug))).toBe(true);
      expect(fed).toBeGreaterThanOrEqual(watts);
    },
  );
});

const boardSockets: Record<string, RegExp> = {
  ...Object.fromEntries(Object.keys(socketsOf).map((socket) => [socket, /./])),
  LGA775: /^(G31|G41|P35|P43|P45)$/,
  LGA1156: /^(H55|P55)$/,
};

describe("motherboards", () => {
  test.each(of("motherboards").map(({ name, facts }) => ({ name, facts })))(
    "$name: chipset, socket, size and memory belong together",
    ({ name, facts }) => {
      expect(facts.chipset).toMatch(boardSockets[facts.socket] ?? /^$/);
      expect(socketsOf[facts.socket]?.memory ?? ["DDR2", "DDR3"]).toContain(facts.memoryType);
      expect(["E-ATX", "ATX", "mATX", "ITX"]).toContain(facts.size);
      expect([2, 4, 8]).toContain(facts.memorySlots);
      expect([8, 16, 32, 48, 64, 96, 128, 192, 256, 512, 1024, null]).toContain(facts.maxMemoryGb);
      expect(facts.m2Slots ?? 0).toBeLessThanOrEqual(6);
      expect(facts.sataPorts ?? 4).toBeGreaterThanOrEqual(2);
      expect(facts.sataPorts ?? 4).toBeLessThanOrEqual(10);
      // "D4" and "DDR4" in a name are the memory type of its slots.
      if (/(DDR4|\bD4)$/.test(name)) expect(facts.memoryType).toBe("DDR4");
    },
  );

  test("every chipset of a board runs some listed processor", () => {
    const run = new Set(
      of("processors").flatMap(({ facts }) => (facts.chipsets ?? []).map((chipset) => `${facts.socket} ${chipset}`)),
    );
    for (const { name, facts } of of("motherboards")) {
      if (facts.socket.startsWith("LGA775") || facts.socket === "LGA1156") continue;
      expect(run.has(`${facts.socket} ${facts.chipset}`), name).toBe(true);
    }
  });
});

test("a board of the 300 series runs no processor of the 100 series' generation, though the socket is the same", () => {
  const skylake = of("processors").find(({ name }) => name === "Core i5-6500");
  const coffeeLake = of("processors").find(({ name }) => name === "Core i5-8400");
  expect(skylake?.facts.socket).toBe(coffeeLake?.facts.socket);
  expect(skylake?.facts.chipsets).not.toContain("B360");
  expect(coffeeLake?.facts.chipsets).not.toContain("Z270");
});

test.each(of("ram").map(({ name, facts }) => ({ name, facts })))(
  "$name: type, speed, latency and size are of this world",
  ({ name, facts }) => {
    const speeds = {
      DDR2: [800],
      DDR3: [1066, 1333, 1600, 1866, 2133, 2400],
      DDR4: [2133, 2400, 2666, 2933, 3000, 3200, 3333, 3600, 4000],
      DDR5: [4800, 5200, 5600, 6000, 6400],
    }[facts.type];
    expect(speeds).toContain(facts.speedMts);
    expect([1, 2, 4]).toContain(facts.modules);
    expect([2, 4, 8, 16, 32, 48]).toContain(facts.capacityGb / facts.modules);
    // Real modules have latencies of 8 to 16 nanoseconds; other values are typing errors.
    if (facts.cl !== null) {
      const nanoseconds = (facts.cl * 2000) / facts.speedMts;
      expect(nanoseconds).toBeGreaterThan(8);
      expect(nanoseconds).toBeLessThan(18);
    }
    expect(name).toContain(`${facts.type}-${facts.speedMts}`);
  },
);

test("drives: size, speed and form are plausible", () => {
  for (const { name, facts } of of("ssd")) {
    expect(facts.capacityGb, name).toBeGreaterThanOrEqual(60);
    expect(facts.capacityGb, name).toBeLessThanOrEqual(8000);
    if (facts.interface !== "SATA") expect(facts.form, name).toBe("M.2");
  }
  for (const { name, facts } of of("hdd")) {
    expect([5400, 5900, 7200, null], name).toContain(facts.rpm);
    expect(facts.capacityGb, name).toBeGreaterThanOrEqual(160);
    expect(facts.capacityGb, name).toBeLessThanOrEqual(20_000);
  }
});

test("power supplies: watts, rating and plugs are plausible", () => {
  for (const { name, facts } of of("power-supplies")) {
    expect(facts.watts, name).toBeGreaterThanOrEqual(300);
    expect(facts.watts, name).toBeLessThanOrEqual(1600);
    expect(["no", "semi", "full"], name).toContain(facts.modular);
    expect(["ATX", "SFX", "SFX-L"], name).toContain(facts.form);
    expect(name).toContain(`${facts.watts}W`);
  }
});

test("cases and coolers: lengths are plausible; a liquid cooler has a radiator, an air cooler a height", () => {
  for (const { name, facts } of of("cases")) {
    expect(facts.maxGpuLengthMm ?? 300, name).toBeGreaterThan(200);
    expect(facts.maxGpuLengthMm ?? 300, name).toBeLessThan(550);
    expect(facts.maxCoolerHeightMm ?? 150, name).toBeGreaterThan(35);
    expect(facts.maxCoolerHeightMm ?? 150, name).toBeLessThan(200);
    expect(facts.boards.at(-1), name).toBe("ITX");
  }
  for (const { name, facts } of of("coolers")) {
    expect(facts.radiatorMm === null, name).toBe(facts.type === "air");
    if (facts.radiatorMm !== null) expect([120, 240, 280, 360, 420], name).toContain(facts.radiatorMm);
    expect(facts.heightMm ?? 100, name).toBeLessThan(175);
    for (const socket of facts.sockets) expect([...Object.keys(socketsOf), "FM2", "FM2+"], name).toContain(socket);
  }
});

test("the list covers what people sell: over 1,200 parts, in every category", () => {
  expect(knownParts.length).toBeGreaterThanOrEqual(1200);
  expect(Object.fromEntries(partCategories.map((category) => [category, of(category).length]))).toEqual({
    processors: 736,
    "graphics-cards": 248,
    motherboards: 402,
    ram: 203,
    ssd: 224,
    hdd: 81,
    "power-supplies": 201,
    cases: 80,
    coolers: 64,
  });
});
