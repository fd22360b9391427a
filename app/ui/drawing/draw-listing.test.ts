import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { CaseColour, CaseStyle, ComponentSpecs, CoolerSpecs, CpuSpecs, FormFactor, GpuSpecs, HddSpecs, MotherboardSpecs, PcSpecs, PsuSpecs, RamSpecs, SsdSpecs } from "../../../shop/catalogue/specs.ts";
import { categories } from "../../../shop/catalogue/specs.ts";
import { drawListing } from "./draw-listing.ts";

const cpu: CpuSpecs = { brand: "AMD", model: "Ryzen 5 5600", socket: "AM4", cores: 6, threads: 12, baseGhz: 3.5, boostGhz: 4.4, tdpWatts: 65, integratedGraphics: null, memoryTypes: ["DDR4"], launchYear: 2022 };
const gpu: GpuSpecs = { brand: "NVIDIA", chip: "GeForce RTX 3060", vramGb: 12, memoryType: "GDDR6", tdpWatts: 170, lengthMm: 242, slots: 2, powerConnectors: ["8-pin"], launchYear: 2021 };
const motherboard: MotherboardSpecs = { brand: "Board", model: "B550", socket: "AM4", chipset: "B550", formFactor: "ATX", ramType: "DDR4", ramSlots: 4, maxRamGb: 128, maxRamMts: null, m2Slots: 2, sataPorts: 6 };
const ram: RamSpecs = { brand: "Memory", series: "Kit", type: "DDR4", capacityGb: 16, modules: 2, speedMts: 3200, cl: 16, heatSpreader: true };
const m2: SsdSpecs = { kind: "ssd", brand: "Disk", model: "M", capacityGb: 1000, interface: "NVMe PCIe 3.0", formFactor: "M.2", healthPercent: 98, powerOnHours: 900 };
const sata: SsdSpecs = { ...m2, interface: "SATA", formFactor: '2.5"' };
const disk: HddSpecs = { kind: "hdd", brand: "Disk", model: "H", capacityGb: 2000, rpm: 7200, formFactor: '3.5"', powerOnHours: null };
const psu: PsuSpecs = { brand: "Power", model: "P", watts: 650, efficiency: "80+ Gold", modular: "full", formFactor: "ATX", pcie8Pin: 4, pcie16Pin: 0, sataConnectors: 6 };
const tower: CoolerSpecs = { brand: "Cool", model: "T", type: "tower", heightMm: 155, radiatorMm: null, sockets: ["AM4"], ratedWatts: null };
const warrantyMonths = { cpu: 12, gpu: 12, ram: 24, storage: 24, motherboard: 12, psu: 12, case: 12 };

function aPc(parts: Partial<PcSpecs> = {}): { kind: "pc"; specs: PcSpecs } {
  const housing = { brand: "Case", model: "C", style: "mid-glass", colour: "black", boards: ["ATX"], maxGpuLengthMm: 360, maxCoolerHeightMm: 165, maxRadiatorMm: null, supply: null } as const;
  return { kind: "pc", specs: { cpu, gpu, motherboard, ram, storage: [m2], psu, case: { ...housing, boards: ["ATX"] }, cooler: tower, warrantyMonths, ...parts } };
}

function inside(parts: Partial<PcSpecs>) {
  return drawListing(aPc(parts), { view: "inside" });
}

/** What is wrong with a file: tags that do not close in turn, text outside its place, references without a definition. */
function faults(svg: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  let end = 0;
  for (const tag of svg.matchAll(/<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<]*")*)(\/?)>/g)) {
    const [whole, closes, name = "", , closed] = tag;
    const between = svg.slice(end, tag.index);
    if (/[<>]|&(?!amp;|lt;|gt;)/.test(between)) found.push(`stray ${between}`);
    end = tag.index + whole.length;
    if (closes && open.pop() !== name) found.push(`${whole} closes something else`);
    if (!closes && !closed) open.push(name);
  }
  if (end !== svg.length || open.length > 0) found.push("not closed");
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  if (new Set(ids).size !== ids.length) found.push("an id twice");
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)) if (!ids.includes(id)) found.push(`nothing is #${id}`);
  const never = /NaN|undefined|Infinity|\[object|<script|<image|<foreignObject|https?:\/\/(?!www\.w3\.org\/2000\/svg)/.exec(svg);
  if (never) found.push(never[0]);
  return found;
}

function wellFormed(svg: string) {
  expect(faults(svg)).toEqual([]);
}

/** A machine seen through glass or opened holds a whole board; all else is one thing. Bytes, then bytes gzipped. */
const LARGEST = { machine: [31_000, 7_000], thing: [13_500, 3_500] } as const;

function small(svg: string, kind: keyof typeof LARGEST) {
  const [most, mostGzipped] = LARGEST[kind];
  expect(svg.length).toBeLessThan(most);
  expect(gzipSync(svg).length).toBeLessThan(mostGzipped);
}

test("the check of a file sees a tag left open, a stray bracket and a missing definition", () => {
  expect(faults('<svg><g></svg>')).not.toEqual([]);
  expect(faults('<svg>a > b</svg>')).not.toEqual([]);
  expect(faults('<svg><path fill="url(#none)"/></svg>')).not.toEqual([]);
});

const styles: CaseStyle[] = ["office", "mini-mesh", "mid-glass", "small", "large", "classic"];
const colours: CaseColour[] = ["black", "white", "grey"];
const coolers: CoolerSpecs[] = [
  { ...tower, type: "stock", heightMm: null },
  tower,
  { ...tower, type: "dual-tower", heightMm: 165 },
  { ...tower, type: "low-profile", heightMm: 37 },
  ...[120, 240, 280, 360].map((radiatorMm) => ({ ...tower, type: "liquid" as const, heightMm: null, radiatorMm })),
];
const cards: (GpuSpecs | null)[] = [null, { ...gpu, lengthMm: 170, slots: 1, powerConnectors: [] }, gpu, { ...gpu, lengthMm: 336, slots: 3, powerConnectors: ["8-pin", "8-pin", "8-pin"] }];
const boards: FormFactor[] = ["E-ATX", "ATX", "mATX", "ITX"];

describe("the picture of a PC", () => {
  test.each(styles)("in a %s case is a whole, small file for every colour, cooler, card and view", (style) => {
    for (const colour of colours) {
      for (const [index, cooler] of coolers.entries()) {
        for (const card of cards) {
          const specs = { ...aPc().specs, case: { ...aPc().specs.case, style, colour }, cooler, gpu: card, motherboard: { ...motherboard, formFactor: boards[index % 4] ?? "ATX" } };
          for (const view of ["front", "inside"] as const) {
            const svg = drawListing({ kind: "pc", specs }, { view });
            wellFormed(svg);
            small(svg, "machine");
          }
        }
      }
    }
  });

  test("differs by case style, by colour, and between outside and inside", () => {
    const drawn = styles.flatMap((style) => colours.flatMap((colour) => (["front", "inside"] as const).map((view) => drawListing(aPc({ case: { ...aPc().specs.case, style, colour } }), { view }))));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test("shows each kind of cooler, each radiator, each card and each board differently", () => {
    for (const variants of [coolers.map((cooler) => ({ cooler })), cards.map((card) => ({ gpu: card })), boards.map((formFactor) => ({ motherboard: { ...motherboard, formFactor } }))]) {
      expect(new Set(variants.map(inside)).size).toBe(variants.length);
    }
  });

  test("shows four sticks where four are fitted, and more drives where there are more", () => {
    const sticks = [1, 2, 4].map((modules) => inside({ ram: { ...ram, modules } }).match(/(?:id="|href="#)seated"/g)?.length);
    expect(sticks).toEqual([1, 2, 4]);
    const drives = [[m2], [m2, sata], [m2, sata, disk]].map((storage) => inside({ storage }).length);
    expect(drives).toEqual(drives.toSorted((one, other) => one - other));
    expect(new Set(drives).size).toBe(3);
    for (const style of styles) expect(inside({ case: { ...aPc().specs.case, style }, storage: [sata] })).toContain(">SSD<");
  });

  test("hides the parts behind steel where the case has no glass", () => {
    const closed = { ...aPc().specs.case, style: "office" as const };
    expect(drawListing(aPc({ case: closed, ram: { ...ram, modules: 4 } }))).toBe(drawListing(aPc({ case: closed, ram: { ...ram, modules: 2 } })));
    expect(inside({ case: closed, ram: { ...ram, modules: 4 } })).not.toBe(inside({ case: closed, ram: { ...ram, modules: 2 } }));
  });

  test("is the same file for the same parts", () => {
    expect(drawListing(aPc())).toBe(drawListing(structuredClone(aPc())));
  });

  test("survives figures that no real part has", () => {
    const svg = inside({
      gpu: { ...gpu, lengthMm: 9000, slots: 40 },
      ram: { ...ram, modules: 64 },
      motherboard: { ...motherboard, ramSlots: 0, m2Slots: null, sataPorts: null },
      cooler: { ...tower, heightMm: 5000 },
      storage: Array.from({ length: 12 }, () => disk),
    });
    wellFormed(svg);
    small(svg, "machine");
  });
});

const components = [
  ...(["AM4", "AM5"] as const).map((socket) => ({ category: "processors", specs: { ...cpu, socket } })),
  ...(["LGA1150", "LGA1700"] as const).map((socket) => ({ category: "processors", specs: { ...cpu, brand: "Intel", socket } })),
  ...cards.filter((card) => card !== null).map((specs) => ({ category: "graphics-cards", specs })),
  ...boards.map((formFactor) => ({ category: "motherboards", specs: { ...motherboard, formFactor } })),
  { category: "motherboards", specs: { ...motherboard, socket: "LGA1700", ramSlots: 2 } },
  ...(["DDR3", "DDR4", "DDR5"] as const).flatMap((type) => [1, 2, 4].flatMap((modules) => [true, false].map((heatSpreader) => ({ category: "ram", specs: { ...ram, type, modules, heatSpreader } })))),
  { category: "ssd", specs: m2 },
  { category: "ssd", specs: sata },
  { category: "ssd", specs: { ...m2, interface: "NVMe PCIe 5.0" } },
  { category: "hdd", specs: disk },
  { category: "hdd", specs: { ...disk, formFactor: '2.5"' } },
  ...(["no", "semi", "full"] as const).flatMap((modular) => (["ATX", "SFX"] as const).map((formFactor) => ({ category: "power-supplies", specs: { ...psu, modular, formFactor } }))),
  ...styles.map((style) => ({ category: "cases", specs: { ...aPc().specs.case, style } })),
  ...coolers.map((specs) => ({ category: "coolers", specs })),
] as ComponentSpecs[];

describe("the picture of a component", () => {
  test("is a whole, small file, and no two kinds look the same", () => {
    const drawn = components.map((component) => drawListing({ kind: "component", ...component }));
    for (const svg of drawn) {
      wellFormed(svg);
      small(svg, "thing");
    }
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(new Set(components.map(({ category }) => category))).toEqual(new Set(categories));
  });

  test("takes the fans of a card from its length", () => {
    const fans = [170, 240, 320].map((lengthMm) => drawListing({ kind: "component", category: "graphics-cards", specs: { ...gpu, lengthMm } }).match(/href="#fan"/g)?.length);
    expect(fans).toEqual([1, 2, 3]);
  });
});

describe("what people typed", () => {
  const hostile = `"><script>alert(1)</script>&'\u0000\ud800`;

  test("cannot become markup in any picture", () => {
    const drawings = components.map((component) => {
      const specs = Object.fromEntries(Object.entries(component.specs).map(([field, value]) => [field, ["brand", "model", "chip", "series", "chipset", "socket"].includes(field) ? hostile : value]));
      return drawListing({ kind: "component", category: component.category, specs } as never);
    });
    for (const svg of [...drawings, inside({ motherboard: { ...motherboard, brand: hostile, model: hostile, chipset: hostile } })]) wellFormed(svg);
  });
});
