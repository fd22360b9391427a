import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "kysely";
import type { Database } from "../../base/db.server.ts";
import { testDatabase } from "../../testing/database.ts";
import { findParts } from "./find-parts.server.ts";
import { getPart } from "./get-part.server.ts";
import { importParts } from "./import-parts.server.ts";
import { isColumnar, readColumns } from "./import/read-columns.ts";
import { readOpenDb } from "./import/read-opendb.ts";
import type { ReadRow } from "./import/source-row.ts";
import { openDbAttribution } from "./provenance.ts";

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(() => sql`truncate imported_part`.execute(database.db));
afterAll(() => database.close());

const coolers = {
  category: "cooler",
  fields: ["manufacturer", "series", "type", "height_mm", "radiator_mm", "sockets", "part_numbers"],
  rows: [
    ["Jonsbo", "HX6200D", "air", 158, null, ["AM4", "AM5", "LGA 1700"], ["HX6200D"]],
    ["Jonsbo", "TW2-360", "aio", null, 360, ["AM4"], ["TW2-360"]],
  ] as unknown[],
};

async function bring(rows: Iterable<ReadRow>, { dryRun = false } = {}) {
  const problems: string[] = [];
  const counts = await importParts({ db: database.db }, rows, {
    dryRun,
    onProblem: (where, problem) => problems.push(`${where}: ${problem}`),
  });
  return { counts, problems };
}

async function stored() {
  return await database.db.selectFrom("importedPart").selectAll().orderBy("name").execute();
}

describe("importing reference data", () => {
  test("a row is imported with its facts and their source", async () => {
    const { counts } = await bring(readColumns("cooler.json", coolers));
    expect(counts).toMatchObject({ added: 2, bad: 0 });
    const [tower] = await stored();
    expect(tower).toMatchObject({
      id: "coolers/jonsbo-hx6200d",
      name: "Jonsbo HX6200D",
      source: "BuildCores OpenDB",
      sourceId: "HX6200D",
      licence: "ODC-By-1.0",
    });
    expect(tower?.facts).toEqual({ type: "air", heightMm: 158, radiatorMm: null, sockets: ["AM4", "AM5", "LGA1700"] });
  });

  test("importing the same data again changes nothing; changed rows are updated", async () => {
    await bring(readColumns("cooler.json", coolers));
    expect((await bring(readColumns("cooler.json", coolers))).counts).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 2,
    });
    const higher = { ...coolers, rows: [["Jonsbo", "HX6200D", "air", 159, null, ["AM4"], ["HX6200D"]]] };
    expect((await bring(readColumns("cooler.json", higher))).counts).toMatchObject({ changed: 1 });
    expect((await stored())[0]?.facts).toMatchObject({ heightMm: 159 });
  });

  test("a dry run counts what would change, and writes nothing", async () => {
    const { counts } = await bring(readColumns("cooler.json", coolers), { dryRun: true });
    expect(counts.added).toBe(2);
    expect(await stored()).toEqual([]);
  });

  test("a curated part is not replaced, however the source spells it", async () => {
    const cpus = {
      category: "cpu",
      fields: [
        "name",
        "vendor",
        "socket",
        "cores",
        "threads",
        "base_ghz",
        "boost_ghz",
        "tdp_w",
        "launch_year",
        "integrated_graphics",
        "memory_types",
        "microarchitecture",
        "part_numbers",
        "source",
      ],
      rows: [["RYZEN 5 5600x", "AMD", "AM4", 6, 12, 3.7, 4.6, 65, 2020, "none", "DDR4", "Zen 3", [], "buildcores"]],
    };
    expect((await bring(readColumns("cpu.json", cpus))).counts).toMatchObject({ added: 0, curated: 1 });
    expect(await stored()).toEqual([]);
  });

  test("bad rows are reported individually and stop nothing", async () => {
    const bad = {
      ...coolers,
      rows: [
        ["Jonsbo"],
        null,
        [null, "X", "air", 100, null, [], []],
        ["A", "B", "air", 9000, null, [], []],
        ["A", "C", "air", "tall", null, [], []],
        coolers.rows[0],
      ],
    };
    const { counts, problems } = await bring(readColumns("cooler.json", bad));
    expect(counts).toMatchObject({ added: 1, bad: 5 });
    expect(problems).toEqual([
      "cooler.json, row 1: not a row of 7 values",
      "cooler.json, row 2: not a row of 7 values",
      "cooler.json, row 3: no manufacturer",
      "cooler.json, row 4: height_mm 9000 is not between 10 and 300",
      "cooler.json, row 5: height_mm is no number",
    ]);
  });

  test("two parts with one name in their source are distinguished by their numbers", async () => {
    const same = {
      ...coolers,
      rows: [
        ["X", "Pro", "air", 150, null, [], ["P150"]],
        ["X", "Pro", "air", 120, null, [], ["P120"]],
        ["X", "Pro", "air", 150, null, [], ["P150-WHITE"]],
      ],
    };
    expect((await bring(readColumns("cooler.json", same))).counts).toMatchObject({ added: 2, repeated: 1 });
    expect((await stored()).map(({ name }) => name)).toEqual(["X Pro", "X Pro (P120)"]);
  });

  test("a file of another format and an unknown category are reported", () => {
    expect(isColumnar([])).toBe(false);
    expect(isColumnar({ category: "cooler", fields: [1], rows: [] })).toBe(false);
    expect([...readColumns("x.json", { category: "monitor", fields: [], rows: [] })]).toEqual([
      { where: "x.json", problem: "category monitor is none of ours" },
    ]);
  });
});

describe("BuildCores OpenDB, one file per product", () => {
  const metadata = {
    name: "ASUS TUF Gaming Radeon RX 9999 XT 16GB",
    manufacturer: "ASUS",
    part_numbers: ["TUF-RX9999XT"],
    releaseYear: 2025,
  };
  const card = {
    opendb_id: "0b0f6f1e-0000-4000-8000-000000000001",
    chipset: "Radeon RX 9999 XT",
    memory: 16,
    memory_type: "GDDR6",
    tdp: 300,
    length: 330,
    power_connectors: { pcie_8_pin: 3 },
    metadata,
  };

  test("a graphics card is imported with its own length and plugs", async () => {
    const { counts } = await bring([readOpenDb("GPU/1.json", { folder: "GPU", file: card })]);
    expect(counts.added).toBe(1);
    expect(await stored()).toMatchObject([
      {
        category: "graphics-cards",
        sourceId: card.opendb_id,
        facts: {
          chip: "Radeon RX 9999 XT",
          vramGb: 16,
          typicalLengthMm: 330,
          powerConnectors: ["8-pin", "8-pin", "8-pin"],
        },
      },
    ]);
  });

  test.each([
    ["GPU", { ...card, opendb_id: undefined }, "no opendb_id"],
    ["GPU", { ...card, memory: -3 }, "memory -3 is not between 0.25 and 256"],
    ["GPU", null, "no metadata.manufacturer"],
    ["Motherboard", { ...card, form_factor: "HPTX" }, "form_factor HPTX is none of ours"],
    ["RAM", { ...card, ram_type: "DDR4", form_factor: "260-pin SO-DIMM" }, "memory of laptops"],
    ["Chair", card, "folder Chair is none of ours"],
  ])("what cannot be read says why: %s", (folder, file, problem) => {
    expect(readOpenDb("1.json", { folder, file })).toEqual({ where: "1.json", problem });
  });

  test("a processor, a board, memory, a drive, a power supply, a case and a cooler are read into our facts", () => {
    const id = { opendb_id: "1", metadata: { name: "Acme One", manufacturer: "Acme", series: "One" } };
    const read = (folder: string, file: object) => {
      const row = readOpenDb("x", { folder, file: { ...id, ...file } });
      return "part" in row ? { name: row.part.name, ...row.part.facts } : row;
    };
    expect(
      read("CPU", {
        microarchitecture: "Zen 9",
        socket: "LGA 1700",
        cores: { total: 8, threads: 16 },
        clocks: { performance: { base: 4, boost: 5 } },
        specifications: { tdp: 65, integratedGraphics: { model: "None" }, memory: { types: ["DDR5"] } },
      }),
    ).toMatchObject({ socket: "LGA1700", cores: 8, integratedGraphics: null, memoryTypes: ["DDR5"], chipsets: null });
    expect(
      read("Motherboard", {
        socket: "AM5",
        chipset: "AMD B650",
        form_factor: "Micro ATX",
        memory: { ram_type: "DDR5", slots: 4, max: 192 },
        m2_slots: [{}, {}],
        storage_devices: { sata_6_gb_s: 0 },
      }),
    ).toMatchObject({ chipset: "B650", size: "mATX", m2Slots: null, sataPorts: null });
    expect(
      read("RAM", { ram_type: "DDR5", speed: 6000, modules: { quantity: 2, capacity_gb: 16 }, cas_latency: 30 }),
    ).toMatchObject({ name: "Acme One DDR5-6000 32GB (2x16GB) CL30", capacityGb: 32 });
    expect(
      read("Storage", { storage_type: "SSD", capacity: 1000, interface: "M.2 PCIe 4.0 x4", form_factor: "M.2-2280" }),
    ).toMatchObject({ name: "Acme One 1TB", interface: "NVMe PCIe 4.0", form: "M.2" });
    expect(
      read("Storage", { storage_type: "HDD", capacity: 4000, interface: "SATA 6.0 Gb/s", form_factor: '3.5"' }),
    ).toMatchObject({ capacityGb: 4000, form: '3.5"' });
    expect(
      read("PSU", {
        wattage: 750,
        form_factor: "ATX",
        efficiency_rating: "80+ Gold",
        modular: "Full",
        connectors: { pcie_6_plus_2_pin: 4 },
      }),
    ).toMatchObject({ name: "Acme One 750W", efficiency: "80+ Gold", modular: "full", pcie8Pin: 4, pcie16Pin: null });
    expect(
      read("PCCase", { supported_motherboard_form_factors: ["ATX", "HPTX", "Mini-ITX"], max_video_card_length: 380 }),
    ).toMatchObject({ boards: ["ATX", "ITX"], maxGpuLengthMm: 380, maxCoolerHeightMm: null });
    expect(read("CPUCooler", { water_cooled: true, radiator_size: 240, cpu_sockets: ["LGA 1700"] })).toMatchObject({
      type: "liquid",
      radiatorMm: 240,
      sockets: ["LGA1700"],
    });
  });
});

describe("finding parts for a picker", () => {
  const find = (query: string) => findParts({ db: database.db }, { category: "coolers", query });

  test("an empty query shows the ten most common parts, a query at most twenty", async () => {
    expect((await find("  ")).found).toHaveLength(10);
    expect((await find("")).found[0]?.part.name).toBe("AMD Wraith Stealth");
    expect((await find("a")).found).toHaveLength(20);
  });

  test("every word counts, in name and details, whatever its case", async () => {
    const { found } = await findParts({ db: database.db }, { category: "processors", query: "RYZEN am5 x3d" });
    expect(found.map(({ part }) => part.name)).toContain("Ryzen 7 7800X3D");
    expect(found.map(({ part }) => part.name)).not.toContain("Ryzen 7 5800X3D");
  });

  test("a name in full comes before names that only contain it", async () => {
    const { found } = await findParts({ db: database.db }, { category: "processors", query: "ryzen 5 5600" });
    expect(found[0]?.part.name).toBe("Ryzen 5 5600");
  });

  test("imported parts come after ours, with the attribution that their licence requires", async () => {
    await bring(readColumns("cooler.json", coolers));
    const { found, attributions } = await find("jonsbo 360");
    expect(found).toMatchObject([
      { part: { name: "Jonsbo TW2-360 360" }, details: "360 mm", provenance: { source: "BuildCores OpenDB" } },
    ]);
    expect(attributions).toEqual([openDbAttribution]);
    expect((await find("noctua")).attributions).toEqual([]);
  });

  test("an unknown name finds nothing, and characters of the query language are escaped", async () => {
    await bring(readColumns("cooler.json", coolers));
    expect((await find("no such cooler")).found).toEqual([]);
    expect((await find("%")).found).toHaveLength(10);
    expect((await find("jonsbo ' or 1=1 --")).found).toEqual([]);
  });
});

test("a part is found by its id, ours or imported", async () => {
  await bring(readColumns("cooler.json", coolers));
  expect(await getPart({ db: database.db }, "processors/ryzen-5-5600x")).toMatchObject({ name: "Ryzen 5 5600X" });
  expect(await getPart({ db: database.db }, "coolers/jonsbo-hx6200d")).toMatchObject({ name: "Jonsbo HX6200D" });
  expect(await getPart({ db: database.db }, "coolers/none-such")).toBeNull();
});
