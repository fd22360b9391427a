// Listings and units with defaults, for tests: pass only the fields that matter to the test.

import type { Queryable } from "../base/db.server.ts";
import { newId, type ListingId, type UnitId } from "../base/id.ts";
import { ron, type Bani } from "../base/money.ts";
import type { Badge } from "../shop/catalogue/listing.ts";
import type { Grade } from "../shop/inventory/grade.ts";
import type { Category, CpuSpecs, GpuSpecs, PcSpecs, SpecsOf, Test } from "../shop/catalogue/specs.ts";

type NewTestUnit = {
  id: UnitId;
  grade: Grade;
  state: "stock" | "inspection" | "scrapped";
  measured: Partial<Record<Test, number>>;
};

type NewTestListing = {
  title: string;
  price: Bani;
  warrantyMonths: number;
  badge: Badge | null;
  state: "draft" | "live" | "withdrawn";
  publishedAt: Date;
  units: NewTestUnit[];
} & (
  | { kind: "pc"; category: null; specs: PcSpecs }
  | { kind: "component"; category: Category; specs: SpecsOf[Category] }
);

export function aUnit(given: Partial<NewTestUnit> = {}): NewTestUnit {
  return { id: newId<"unit">(), grade: "A", state: "stock", measured: {}, ...given };
}

export function aCpu(given: Partial<CpuSpecs> = {}): CpuSpecs {
  return {
    brand: "AMD",
    model: "Ryzen 5 5600",
    socket: "AM4",
    cores: 6,
    threads: 12,
    baseGhz: 3.5,
    boostGhz: 4.4,
    tdpWatts: 65,
    integratedGraphics: null,
    memoryTypes: ["DDR4"],
    launchYear: 2022,
    ...given,
  };
}

export function aGpu(given: Partial<GpuSpecs> = {}): GpuSpecs {
  return {
    brand: "NVIDIA",
    chip: "GeForce RTX 3060",
    vramGb: 12,
    memoryType: "GDDR6",
    tdpWatts: 170,
    lengthMm: 242,
    slots: 2,
    powerConnectors: ["8-pin"],
    launchYear: 2021,
    ...given,
  };
}

const pcSpecs: PcSpecs = {
  cpu: aCpu(),
  gpu: aGpu(),
  motherboard: {
    brand: "MSI",
    model: "B550-A PRO",
    socket: "AM4",
    chipset: "B550",
    formFactor: "ATX",
    ramType: "DDR4",
    ramSlots: 4,
    maxRamGb: 128,
    maxRamMts: 4400,
    m2Slots: 2,
    sataPorts: 6,
  },
  ram: {
    brand: "Kingston",
    series: "Fury Beast",
    type: "DDR4",
    capacityGb: 16,
    modules: 2,
    speedMts: 3200,
    cl: 16,
    heatSpreader: true,
  },
  storage: [
    {
      kind: "ssd",
      brand: "Samsung",
      model: "970 EVO Plus",
      capacityGb: 1000,
      interface: "NVMe PCIe 3.0",
      formFactor: "M.2",
      healthPercent: 97,
      powerOnHours: 2100,
    },
  ],
  psu: {
    brand: "Seasonic",
    model: "Focus GX-650",
    watts: 650,
    efficiency: "80+ Gold",
    modular: "full",
    formFactor: "ATX",
    pcie8Pin: 4,
    pcie16Pin: 0,
    sataConnectors: 8,
  },
  case: {
    brand: "Fractal Design",
    model: "Pop Air",
    style: "mid-glass",
    colour: "black",
    boards: ["ATX", "mATX", "ITX"],
    maxGpuLengthMm: 405,
    maxCoolerHeightMm: 170,
    maxRadiatorMm: 360,
    supply: "ATX",
  },
  cooler: {
    brand: "Arctic",
    model: "Freezer 36",
    type: "tower",
    heightMm: 159,
    radiatorMm: null,
    sockets: ["AM4", "AM5", "LGA1700"],
    ratedWatts: 125,
  },
  warrantyMonths: { cpu: 12, gpu: 12, ram: 24, storage: 24, motherboard: 12, psu: 12, case: 12 },
};

type Given = Partial<Omit<NewTestListing, "kind" | "category" | "specs">>;

/** One component of each category, compatible with one another and with the PC above. */
export const specsOf: SpecsOf = {
  processors: pcSpecs.cpu,
  "graphics-cards": aGpu(),
  motherboards: pcSpecs.motherboard,
  ram: pcSpecs.ram,
  ssd: {
    kind: "ssd",
    brand: "Samsung",
    model: "980",
    capacityGb: 1000,
    interface: "NVMe PCIe 3.0",
    formFactor: "M.2",
    healthPercent: 97,
    powerOnHours: 900,
  },
  hdd: {
    kind: "hdd",
    brand: "Seagate",
    model: "Barracuda",
    capacityGb: 2000,
    rpm: 7200,
    formFactor: '3.5"',
    powerOnHours: 4000,
  },
  "power-supplies": pcSpecs.psu,
  cases: pcSpecs.case,
  coolers: pcSpecs.cooler,
};

const onSale = {
  price: ron(2599),
  warrantyMonths: 12,
  badge: null,
  state: "live",
  publishedAt: new Date("2026-11-01T10:00:00Z"),
} as const;

/** A PC with one unit: `aPc({ price: ron(2599), specs: { gpu: null } })`. */
export function aPc({ specs, ...given }: Given & { specs?: Partial<PcSpecs> } = {}): NewTestListing {
  const units = given.units ?? [aUnit()];
  return {
    ...onSale,
    title: "Gaming Ryzen 5 5600 / RTX 3060",
    ...given,
    units,
    kind: "pc",
    category: null,
    specs: { ...pcSpecs, ...specs },
  };
}

/** By default a graphics card with one unit. */
export function aGraphicsCard({ specs, ...given }: Given & { specs?: Partial<GpuSpecs> } = {}): NewTestListing {
  const units = given.units ?? [aUnit()];
  return {
    ...onSale,
    title: "MSI GeForce RTX 3060 Ventus 2X",
    price: ron(899),
    ...given,
    units,
    kind: "component",
    category: "graphics-cards",
    specs: aGpu(specs),
  };
}

/** Units of a component of that category, one by default. */
export function aComponent<C extends Category>(
  category: C,
  { specs, stock = 1, ...given }: Given & { specs?: Partial<SpecsOf[C]>; stock?: number } = {},
): NewTestListing {
  const units = given.units ?? Array.from({ length: stock }, () => aUnit());
  const whole: SpecsOf[C] = { ...specsOf[category], ...specs };
  return {
    ...onSale,
    title: `Demo ${category}`,
    price: ron(350),
    ...given,
    units,
    kind: "component",
    category,
    specs: whole,
  };
}

/** Inserts the listings and returns their ids in the same order. */
export async function insertListings(db: Queryable, ...stock: NewTestListing[]): Promise<ListingId[]> {
  const ids: ListingId[] = [];
  for (const { units, specs, price, ...listing } of stock) {
    const { id } = await db
      .insertInto("listing")
      .values({ ...listing, priceBani: price, specs: JSON.stringify(specs) })
      .returning("id")
      .executeTakeFirstOrThrow();
    ids.push(id);
    for (const { measured, ...unit } of units) {
      await db
        .insertInto("unit")
        .values({ ...unit, listingId: id, code: unit.id, serial: null, costBani: ron(1), taxRegime: "margin" })
        .execute();
      for (const [test, value] of Object.entries(measured)) {
        await db
          .insertInto("measurement")
          .values({
            unitId: unit.id,
            test,
            value,
            resolution: null,
            settings: null,
            version: "1",
            measuredAt: listing.publishedAt,
            source: "bench",
          })
          .execute();
      }
    }
  }
  return ids;
}
