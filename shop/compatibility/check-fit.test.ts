import { describe, expect, it, test } from "vitest";
import type { Category, CpuSpecs, SpecsOf } from "../catalogue/specs.ts";
import { listed } from "../../testing/listed.ts";
import { knownParts } from "../parts/known-parts.server.ts";
import type { Build } from "./build.ts";
import { checkFit, missingFrom } from "./check-fit.ts";
import { known } from "./known-platforms.server.ts";
import { incompatibilityKinds } from "./incompatibility.ts";

type Parts = { [C in Category]?: Partial<SpecsOf[C]> | Partial<SpecsOf[C]>[] };

/** A build of these parts: the builders' defaults with the given changes. */
function build(parts: Parts): Build {
  return Object.entries(parts).flatMap(([category, specs]) =>
    [specs].flat().map((each) => ({ listing: listed(category as Category, each), quantity: 1 })),
  );
}

const codes = (parts: Parts) => checkFit(build(parts), known).map(({ code }) => code);
const only = (parts: Parts) => checkFit(build(parts), known).map(({ code, values }) => ({ code, values }));

/** A processor of the shop's own list, with the specs of a listing. */
function cpu(model: string): CpuSpecs {
  const part = knownParts.find((each) => each.category === "processors" && each.name === model);
  if (part?.category !== "processors") throw new Error(`no processor ${model}`);
  const { socket, cores, threads, baseGhz, boostGhz, tdpWatts, integratedGraphics, memoryTypes, launchYear } =
    part.facts;
  const types = memoryTypes.filter((type) => type !== "DDR2");
  return {
    brand: part.brand as CpuSpecs["brand"],
    model,
    socket,
    cores,
    threads,
    baseGhz,
    boostGhz,
    tdpWatts,
    integratedGraphics,
    memoryTypes: types,
    launchYear: launchYear ?? 2020,
  };
}

test("a computer of parts that belong together has nothing to say", () => {
  const am5 = {
    processors: { ...cpu("Ryzen 7 7700") },
    motherboards: { socket: "AM5", chipset: "B650", ramType: "DDR5" },
    ram: { type: "DDR5" },
  } as const;
  expect(
    codes({ ...am5, "graphics-cards": {}, ssd: {}, hdd: {}, cases: {}, coolers: {}, "power-supplies": {} }),
  ).toEqual([]);
  expect(codes({})).toEqual([]);
});

describe("processor and board", () => {
  it("says which sockets do not meet", () => {
    expect(
      only({ processors: cpu("Ryzen 5 5600"), motherboards: { socket: "AM5", chipset: "B650", ramType: "DDR4" } }),
    ).toEqual([
      {
        code: "socket",
        values: { processor: "AMD Ryzen 5 5600", processorSocket: "AM4", board: "MSI B550-A PRO", boardSocket: "AM5" },
      },
    ]);
  });

  it.each([
    // The LGA1151 has two generations of boards that do not mix.
    ["Core i5-6500", "H110", []],
    ["Core i5-6500", "B250", []],
    ["Core i5-7400", "B150", ["firmware"]],
    ["Core i5-7400", "B250", []],
    ["Core i5-7400", "B360", ["chipset"]],
    ["Core i5-8400", "Z270", ["chipset"]],
    ["Core i5-8400", "B360", []],
    ["Core i5-9400F", "B360", ["firmware"]],
    ["Core i5-9400F", "Z390", []],
    // H410 and B460 support only the tenth generation.
    ["Core i5-10400F", "H410", []],
    ["Core i5-10400F", "H510", []],
    ["Core i5-11400F", "H410", ["chipset"]],
    ["Core i5-11400F", "B460", ["chipset"]],
    ["Core i5-11400F", "Z490", ["firmware"]],
    ["Core i5-11400F", "B560", []],
    // The thirteenth generation came with the 700 series, the fourteenth after it.
    ["Core i5-12400F", "H610", []],
    ["Core i5-12400F", "B760", []],
    ["Core i5-13400F", "B660", ["firmware"]],
    ["Core i5-13400F", "B760", []],
    ["Core i7-14700K", "Z690", ["firmware"]],
    ["Core i7-14700K", "B760", ["firmware"]],
    // AM4, series by series.
    ["Ryzen 7 1800X", "A320", []],
    ["Ryzen 7 1800X", "B550", ["chipset"]],
    ["Ryzen 7 1800X", "X570", ["chipset"]],
    ["Ryzen 5 2400G", "A320", ["firmware"]],
    ["Ryzen 5 2400G", "B450", []],
    ["Ryzen 5 2600", "A320", ["firmware"]],
    ["Ryzen 5 2600", "B450", []],
    ["Ryzen 5 2600", "B550", ["chipset"]],
    ["Ryzen 5 2600", "X570", []],
    ["Ryzen 5 3600", "B450", ["firmware"]],
    ["Ryzen 5 3600", "B550", []],
    ["Ryzen 5 5600", "A320", ["firmware"]],
    ["Ryzen 5 5600", "B550", ["firmware"]],
    // AM5: what came after the first boards.
    ["Ryzen 5 7600", "B650", []],
    ["Ryzen 7 8700G", "B650", ["firmware"]],
    ["Ryzen 7 9700X", "B650", ["firmware"]],
    ["Ryzen 7 9700X", "B850", []],
  ])("%s on a board with %s: %j", (model, chipset, expected) => {
    const specs = cpu(model);
    expect(
      codes({
        processors: specs,
        motherboards: { socket: specs.socket, chipset, ramType: specs.memoryTypes.at(-1) ?? "DDR4" },
      }),
    ).toEqual(expected);
  });

  it("reports unknown chipsets as unknown", () => {
    expect(codes({ processors: { model: "Ryzen 5 5999X9D" }, motherboards: {} })).toEqual(["chipset-unknown"]);
  });

  it("knows the first boards of every chipset that runs a processor of the shop's list", () => {
    const eldest = new Map<string, boolean>();
    for (const part of knownParts) {
      if (part.category !== "processors") continue;
      for (const chipset of part.facts.chipsets ?? []) {
        const asItIs = codes({
          processors: cpu(part.name),
          motherboards: { socket: part.facts.socket, chipset },
        }).includes("firmware");
        eldest.set(chipset, (eldest.get(chipset) ?? true) && asItIs);
      }
    }
    const neverAsItIs = [...eldest].filter(([, firmware]) => firmware).map(([chipset]) => chipset);
    // Boards for AM3 that were later sold with socket AM3+: every FX needs newer firmware on them.
    expect(neverAsItIs.toSorted()).toEqual(["760G", "780L", "880G", "890FX", "890GX"]);
  });
});

describe("memory", () => {
  it.each([
    ["of the board's type", { motherboards: {}, ram: { type: "DDR4" } }, []],
    ["of another type", { motherboards: {}, ram: { type: "DDR5" } }, ["memory-board"]],
    ["that the processor cannot drive", { processors: {}, ram: { type: "DDR5" } }, ["memory-processor"]],
    [
      "of either type that the processor drives",
      { processors: { memoryTypes: ["DDR4", "DDR5"] }, ram: { type: "DDR5" } },
      [],
    ],
    ["in as many modules as there are slots", { motherboards: { ramSlots: 2 }, ram: { modules: 2 } }, []],
    ["in more modules than slots", { motherboards: { ramSlots: 2 }, ram: { modules: 4 } }, ["memory-slots"]],
    [
      "as much as the board holds",
      { motherboards: { maxRamGb: 32, ramSlots: 2 }, ram: { capacityGb: 32, modules: 2 } },
      [],
    ],
    [
      "more than the board holds",
      { motherboards: { maxRamGb: 32, ramSlots: 4 }, ram: { capacityGb: 64, modules: 4 } },
      ["memory-capacity", "module-size"],
    ],
    [
      "in modules bigger than the board's share of a slot",
      { motherboards: { maxRamGb: 64, ramSlots: 4 }, ram: { capacityGb: 64, modules: 2 } },
      ["module-size"],
    ],
    [
      "in modules as big as the board's share of a slot",
      { motherboards: { maxRamGb: 64, ramSlots: 4 }, ram: { capacityGb: 32, modules: 2 } },
      [],
    ],
    ["as fast as the board", { motherboards: { maxRamMts: 2666 }, ram: { speedMts: 2666 } }, []],
    ["faster than the board", { motherboards: { maxRamMts: 2666 }, ram: { speedMts: 3200 } }, ["memory-speed"]],
    ["on a board with unknown speed", { motherboards: { maxRamMts: null }, ram: { speedMts: 8000 } }, []],
    ["in a single module", { ram: { modules: 1 } }, ["single-channel"]],
    ["in three modules", { ram: { modules: 3 } }, []],
    ["of two makes", { ram: [{ speedMts: 3200 }, { speedMts: 3600 }] }, ["memory-mixed"]],
    ["of two types", { ram: [{ type: "DDR4" }, { type: "DDR5" }] }, ["memory-types"]],
    ["of one make twice", { ram: [{ modules: 1 }, { modules: 1 }] }, []],
  ] as [string, Parts, string[]][])("%s: %j", (_what, parts, expected) => {
    expect(codes(parts)).toEqual(expected);
  });

  it("counts modules and gigabytes of all kits together", () => {
    const kit = listed("ram", { capacityGb: 16, modules: 2 });
    const board = listed("motherboards", { ramSlots: 4, maxRamGb: 64 });
    const of = (quantity: number) =>
      checkFit(
        [
          { listing: board, quantity: 1 },
          { listing: kit, quantity },
        ],
        known,
      ).map(({ code }) => code);
    expect(of(2)).toEqual([]);
    expect(of(3)).toEqual(["memory-slots"]);
    expect(
      checkFit(
        [
          { listing: kit, quantity: 5 },
          { listing: board, quantity: 1 },
        ],
        known,
      ),
    ).toMatchObject([
      { code: "memory-slots", severity: "wrong", values: { count: 10, slots: 4, board: "MSI B550-A PRO" } },
      { code: "memory-capacity", values: { gigabytes: 80, mostGigabytes: 64 } },
    ]);
  });

  it("runs mixed kits at the slowest one's speed", () => {
    expect(only({ ram: [{ speedMts: 3600 }, { speedMts: 3000 }] })).toEqual([
      { code: "memory-mixed", values: { speedMts: 3000 } },
    ]);
  });

  it("a DDR3 board has no memory for a processor without DDR3", () => {
    expect(
      codes({ processors: cpu("Core i5-8400"), motherboards: { socket: "LGA1151", chipset: "B360", ramType: "DDR3" } }),
    ).toEqual(["board-memory"]);
    expect(
      codes({ processors: cpu("Core i5-6500"), motherboards: { socket: "LGA1151", chipset: "B150", ramType: "DDR3" } }),
    ).toEqual([]);
  });
});

describe("the case", () => {
  it.each([
    ["ITX", ["ATX", "mATX", "ITX"], []],
    ["ATX", ["ATX", "mATX", "ITX"], []],
    ["ATX", ["mATX", "ITX"], ["board-size"]],
    ["mATX", ["ITX"], ["board-size"]],
    ["E-ATX", ["ATX", "mATX", "ITX"], ["board-size"]],
  ] as const)("a board of %s in a case for %j: %j", (formFactor, boards, expected) => {
    expect(codes({ motherboards: { formFactor }, cases: { boards: [...boards] } })).toEqual(expected);
  });

  it.each([
    ["as long as there is room", { lengthMm: 330 }, null, []],
    ["a millimetre longer", { lengthMm: 331 }, null, ["card-length"]],
    ["that leaves no room for the radiator in front", { lengthMm: 276 }, 240, ["card-radiator"]],
    ["that leaves room for it", { lengthMm: 275 }, 240, []],
    ["beside a small radiator at the back", { lengthMm: 330 }, 120, []],
  ])("a card %s: %j", (_what, card, radiatorMm, expected) => {
    const coolers = radiatorMm === null ? {} : ({ type: "liquid", heightMm: null, radiatorMm } as const);
    expect(codes({ "graphics-cards": card, cases: { maxGpuLengthMm: 330 }, coolers })).toEqual(expected);
  });

  it.each([
    ["SFX", "SFX", []],
    ["ATX", "ATX", []],
    ["ATX", "SFX", ["supply-form"]],
    ["SFX", "ATX", ["supply-bracket"]],
    ["ATX", null, ["supply-form-unknown"]],
  ] as const)("a supply of the form %s in a case for %s: %j", (formFactor, supply, expected) => {
    expect(codes({ "power-supplies": { formFactor }, cases: { supply } })).toEqual(expected);
  });
});

describe("the cooler", () => {
  it.each([
    ["AM4", ["AM4"], []],
    ["AM5", ["AM4"], ["cooler-mount"]],
    ["AM5", ["LGA1700"], ["cooler-socket"]],
    ["LGA1151", ["LGA1200"], ["cooler-mount"]],
    ["LGA1200", ["LGA1700"], ["cooler-socket"]],
    ["LGA1851", ["LGA1700"], ["cooler-mount"]],
  ])("on %s, made for %j: %j", (socket, sockets, expected) => {
    expect(codes({ processors: { socket }, coolers: { sockets } })).toEqual(expected);
    expect(codes({ motherboards: { socket }, coolers: { sockets } })).toEqual(expected);
    expect(
      codes({
        processors: { socket, model: "Ryzen 5 5600", memoryTypes: ["DDR4"] },
        motherboards: { socket, chipset: "B550" },
        coolers: { sockets },
      }),
    ).toEqual(["firmware", ...expected]);
  });

  it.each([
    ["as high as there is room", { heightMm: 155 }, { maxCoolerHeightMm: 155 }, []],
    ["a millimetre higher", { heightMm: 156 }, { maxCoolerHeightMm: 155 }, ["cooler-height"]],
    ["of unknown height", { heightMm: null }, {}, ["cooler-height-unknown"]],
    ["in a case with unknown height limit", {}, { maxCoolerHeightMm: null }, ["cooler-height-unknown"]],
    [
      "with a radiator as long as there is room",
      { type: "liquid", heightMm: null, radiatorMm: 240 },
      { maxRadiatorMm: 240 },
      [],
    ],
    [
      "with a longer radiator",
      { type: "liquid", heightMm: null, radiatorMm: 360 },
      { maxRadiatorMm: 240 },
      ["radiator"],
    ],
    [
      "with a radiator in a case for none",
      { type: "liquid", heightMm: null, radiatorMm: 120 },
      { maxRadiatorMm: 0 },
      ["no-radiator"],
    ],
    [
      "with a radiator in a case with unknown limit",
      { type: "liquid", heightMm: null, radiatorMm: 120 },
      { maxRadiatorMm: null },
      ["radiator-unknown"],
    ],
    [
      "with a radiator of unknown length",
      { type: "liquid", heightMm: null, radiatorMm: null },
      { maxRadiatorMm: 360 },
      ["radiator-unknown"],
    ],
    [
      "with a wider radiator than is said to fit",
      { type: "liquid", heightMm: null, radiatorMm: 280 },
      { maxRadiatorMm: 360 },
      ["radiator-unknown"],
    ],
    [
      "with a wide radiator where wide ones fit",
      { type: "liquid", heightMm: null, radiatorMm: 280 },
      { maxRadiatorMm: 280 },
      [],
    ],
    [
      "with a radiator whatever its pump's height",
      { type: "liquid", heightMm: 300, radiatorMm: 240 },
      { maxCoolerHeightMm: 70 },
      [],
    ],
  ] as [string, Partial<SpecsOf["coolers"]>, Partial<SpecsOf["cases"]>, string[]][])(
    "%s: %j",
    (_what, coolers, cases, expected) => {
      expect(codes({ coolers, cases })).toEqual(expected);
    },
  );

  it.each([
    [65, 65, 6, []],
    [65, 125, 6, ["cooler-watts"]],
    [105, 105, 8, ["cooler-turbo"]],
    [120, 105, 8, []],
    [65, 65, 12, ["cooler-turbo"]],
    [120, 65, 12, []],
    [125, 125, 20, ["cooler-turbo"]],
    [200, 125, 20, []],
    [null, 65, 6, []],
    [null, 66, 6, ["cooler-watts-unknown"]],
  ])("good for %s W on a processor of %d W with %d cores: %j", (ratedWatts, tdpWatts, cores, expected) => {
    expect(codes({ processors: { tdpWatts, cores }, coolers: { ratedWatts } })).toEqual(expected);
  });
});

describe("the supply", () => {
  const gaming = {
    processors: { tdpWatts: 65 },
    motherboards: {},
    ram: {},
    "graphics-cards": { tdpWatts: 170 },
    ssd: {},
    cases: {},
    coolers: {},
  } satisfies Parts;

  it.each([
    // 88 + 30 + 6 + 170 + 6 + 5 + 5 = 310 W at full load; with the card's spikes (51 W) and 20 % headroom 433, so 440
    // W.
    [309, ["supply-watts"]],
    [310, ["supply-headroom"]],
    [439, ["supply-headroom"]],
    [440, []],
  ])("of %d W: %j", (watts, expected) => {
    expect(codes({ ...gaming, "power-supplies": { watts } }).filter((code) => code !== "firmware")).toEqual(expected);
  });

  it("says what is drawn, and what we would put in", () => {
    expect(
      only({ "graphics-cards": { tdpWatts: 300, powerConnectors: [] }, "power-supplies": { watts: 290 } }),
    ).toEqual([{ code: "supply-watts", values: { supply: "Seasonic Focus GX-650", watts: 290, load: 300 } }]);
    expect(
      only({ "graphics-cards": { tdpWatts: 300, powerConnectors: [] }, "power-supplies": { watts: 300 } }),
    ).toEqual([{ code: "supply-headroom", values: { supply: "Seasonic Focus GX-650", watts: 300, wanted: 470 } }]);
  });

  it.each([
    [[], 200, { pcie8Pin: 0, pcie16Pin: 0 }, []],
    [["8-pin"], 200, { pcie8Pin: 1, pcie16Pin: 0 }, []],
    [["8-pin", "6-pin"], 200, { pcie8Pin: 2, pcie16Pin: 0 }, []],
    [["8-pin", "6-pin"], 200, { pcie8Pin: 1, pcie16Pin: 1 }, ["supply-8pin"]],
    [["16-pin"], 200, { pcie8Pin: 0, pcie16Pin: 1 }, []],
    [["16-pin"], 200, { pcie8Pin: 2, pcie16Pin: 0 }, ["supply-adapter"]],
    [["16-pin"], 300, { pcie8Pin: 2, pcie16Pin: 0 }, ["supply-adapter"]],
    [["16-pin"], 301, { pcie8Pin: 2, pcie16Pin: 0 }, ["supply-16pin"]],
    [["16-pin"], 450, { pcie8Pin: 3, pcie16Pin: 0 }, ["supply-adapter"]],
  ])("a card with %j and %d W at a supply with %j: %j", (powerConnectors, tdpWatts, plugs, expected) => {
    expect(
      codes({ "graphics-cards": { powerConnectors, tdpWatts }, "power-supplies": { watts: 1000, ...plugs } }),
    ).toEqual(expected);
  });

  it("needs a splitter where drives on cables outnumber its plugs", () => {
    const sata = { interface: "SATA", formFactor: '2.5"' } as const;
    expect(codes({ ssd: [sata, {}], hdd: {}, "power-supplies": { sataConnectors: 2 } })).toEqual([]);
    expect(only({ ssd: [sata, sata], hdd: {}, "power-supplies": { sataConnectors: 2 } })).toEqual([
      { code: "supply-sata", values: { supply: "Seasonic Focus GX-650", count: 3, has: 2 } },
    ]);
  });
});

describe("drives", () => {
  const sata = { interface: "SATA", formFactor: '2.5"' } as const;

  it.each([
    ["as many M.2 drives as slots", { motherboards: { m2Slots: 2 }, ssd: [{}, {}] }, []],
    ["one more", { motherboards: { m2Slots: 1 }, ssd: [{}, {}] }, ["m2-slots"]],
    ["an M.2 drive on a board without slots", { motherboards: { m2Slots: 0 }, ssd: {} }, ["m2-slots"]],
    ["an M.2 drive where the number of slots is unknown", { motherboards: { m2Slots: null }, ssd: {} }, ["m2-unknown"]],
    [
      "an M.2 drive that speaks SATA",
      { motherboards: { m2Slots: 1, sataPorts: 0 }, ssd: { interface: "SATA", formFactor: "M.2" } },
      ["m2-sata"],
    ],
    [
      "a drive on a cable, where the number of M.2 slots is unknown",
      { motherboards: { m2Slots: null }, ssd: sata },
      [],
    ],
    ["as many drives as SATA ports", { motherboards: { sataPorts: 2 }, ssd: sata, hdd: {} }, []],
    ["one more", { motherboards: { sataPorts: 2 }, ssd: sata, hdd: [{}, {}] }, ["sata-ports"]],
    ["a drive on a cable, and no port at all", { motherboards: { sataPorts: 0 }, hdd: {} }, ["sata-ports"]],
    [
      "two drives, where the number of ports is unknown: every board has two ports",
      { motherboards: { sataPorts: null }, ssd: sata, hdd: {} },
      [],
    ],
    [
      "three, where the number of ports is unknown",
      { motherboards: { sataPorts: null }, ssd: sata, hdd: [{}, {}] },
      ["sata-unknown"],
    ],
  ] as [string, Parts, string[]][])("%s: %j", (_what, parts, expected) => {
    expect(codes(parts)).toEqual(expected);
  });
});

describe("what is missing", () => {
  const whole: Parts = {
    processors: {},
    motherboards: {},
    ram: {},
    "graphics-cards": {},
    ssd: {},
    cases: {},
    coolers: {},
    "power-supplies": {},
  };

  it("is everything at first; graphics are asked for once the processor is known", () => {
    expect(missingFrom([])).toEqual([
      "processors",
      "motherboards",
      "ram",
      "storage",
      "cases",
      "coolers",
      "power-supplies",
    ]);
    expect(missingFrom(build(whole))).toEqual([]);
  });

  it("is a picture, where neither card nor processor makes one", () => {
    const { "graphics-cards": _card, ...dark } = whole;
    expect(missingFrom(build({ ...dark, processors: cpu("Core i5-12400F") }))).toEqual(["graphics"]);
    expect(missingFrom(build({ ...dark, processors: cpu("Core i5-12400") }))).toEqual([]);
  });

  it("is storage, for which an SSD or a hard disk will do", () => {
    const { ssd: _ssd, ...driveless } = whole;
    expect(missingFrom(build(driveless))).toEqual(["storage"]);
    expect(missingFrom(build({ ...driveless, hdd: {} }))).toEqual([]);
  });
});

test("every incompatibility names the categories of which a part can be changed, without duplicates", () => {
  for (const [code, { between }] of Object.entries(incompatibilityKinds)) {
    expect(between.length, code).toBeGreaterThan(0);
    expect(new Set(between).size, code).toBe(between.length);
  }
});
