// Things on the shelf of a test's database, with defaults for all that the test does not speak of.

import { sql } from "kysely";
import type { Db } from "../base/db.server.ts";
import { newId, type ListingId, type UnitId, type VisitorId } from "../base/id.ts";
import { bani, ron, type Bani } from "../base/money.ts";
import type { Category, ComponentSpecs, PcSpecs, SpecsOf } from "../shop/catalogue/specs.ts";

export const specsOf: SpecsOf = {
  processors: {
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
  },
  "graphics-cards": {
    brand: "NVIDIA",
    chip: "GeForce RTX 3060",
    vramGb: 12,
    memoryType: "GDDR6",
    tdpWatts: 170,
    lengthMm: 242,
    slots: 2,
    powerConnectors: ["8-pin"],
    launchYear: 2021,
  },
  motherboards: {
    brand: "MSI",
    model: "B550M Pro",
    socket: "AM4",
    chipset: "B550",
    formFactor: "mATX",
    ramType: "DDR4",
    ramSlots: 4,
    maxRamGb: 128,
    m2Slots: 2,
    sataPorts: 4,
  },
  ram: { brand: "Kingston", series: "Fury Beast", type: "DDR4", capacityGb: 16, modules: 2, speedMts: 3200, cl: 16, heatSpreader: true },
  ssd: { kind: "ssd", brand: "Samsung", model: "980", capacityGb: 1000, interface: "NVMe PCIe 3.0", formFactor: "M.2", healthPercent: 97, powerOnHours: 900 },
  hdd: { kind: "hdd", brand: "Seagate", model: "Barracuda", capacityGb: 2000, rpm: 7200, formFactor: '3.5"', powerOnHours: 4000 },
  "power-supplies": { brand: "Corsair", model: "CV550", watts: 550, efficiency: "80+ Bronze", modular: "no", formFactor: "ATX", pcie8Pin: 2, pcie16Pin: 0, sataConnectors: 5 },
  cases: { brand: "Deepcool", model: "Matrexx 40", style: "mid-glass", colour: "black", boards: ["mATX", "ITX"], maxGpuLengthMm: 320, maxCoolerHeightMm: 165 },
  coolers: { brand: "Arctic", model: "Freezer 34", type: "tower", heightMm: 157, radiatorMm: null, sockets: ["AM4", "LGA1700"] },
};

export const pcSpecs: PcSpecs = {
  cpu: specsOf.processors,
  gpu: specsOf["graphics-cards"],
  motherboard: specsOf.motherboards,
  ram: specsOf.ram,
  storage: [specsOf.ssd],
  psu: specsOf["power-supplies"],
  case: specsOf.cases,
  cooler: specsOf.coolers,
  warrantyMonths: { cpu: 12, gpu: 12, ram: 24, storage: 24, motherboard: 12, psu: 12, case: 12 },
};

type OnShelf = { title?: string; price?: Bani; units?: number; warrantyMonths?: number; badge?: "popular" | "bestseller" | "new" | "sale"; at?: Date };

const PUBLISHED = new Date("2026-11-01T08:00:00Z");

/** Puts one PC on the shelf. */
export function aPc(db: Db, pc: Omit<OnShelf, "units"> & { specs?: PcSpecs } = {}): Promise<ListingId> {
  return put(db, { kind: "pc", category: null, price: ron(2599), specs: pcSpecs, ...pc, units: 1 });
}

/** Puts a component on the shelf, one unit of it unless told otherwise. */
export function aComponent<C extends Category>(db: Db, category: C, component: OnShelf & { specs?: SpecsOf[C] } = {}): Promise<ListingId> {
  return put(db, { kind: "component", category, price: ron(350), units: 1, specs: specsOf[category], ...component });
}

async function put(
  db: Db,
  { kind, category, specs, price, units, ...given }: OnShelf & { kind: "pc" | "component"; category: string | null; specs: PcSpecs | ComponentSpecs["specs"]; price: Bani; units: number },
): Promise<ListingId> {
  const { id } = await db
    .insertInto("listing")
    .values({
      kind,
      category,
      title: given.title ?? (kind === "pc" ? "PC Vulcan" : `Piesă ${category}`),
      priceBani: price,
      warrantyMonths: given.warrantyMonths ?? 12,
      badge: given.badge ?? null,
      state: "live",
      specs: JSON.stringify(specs),
      publishedAt: given.at ?? PUBLISHED,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: units }, () => {
    const unitId = newId<"unit">();
    return { id: unitId, listingId: id, code: `U-${unitId}`, serial: null, costBani: bani(100), taxRegime: "margin" as const, grade: "A" as const, state: "stock" as const };
  });
  if (rows.length > 0) await db.insertInto("unit").values(rows).execute();
  await db.insertInto("priceLog").values({ listingId: id, priceBani: price, since: given.at ?? PUBLISHED }).execute();
  return id;
}

export function aVisitor(name: string): VisitorId {
  return `visitor-${name}` as VisitorId;
}

export async function unitsOf(db: Db, listingId: ListingId): Promise<UnitId[]> {
  const rows = await db.selectFrom("unit").where("listingId", "=", listingId).select("id").orderBy("id").execute();
  return rows.map((row) => row.id);
}

export async function setPrice(db: Db, listingId: ListingId, change: { price: Bani; since?: Date }): Promise<void> {
  await db.updateTable("listing").set({ priceBani: change.price }).where("id", "=", listingId).execute();
  await db.insertInto("priceLog").values({ listingId, priceBani: change.price, since: change.since ?? new Date("2026-11-20T08:00:00Z") }).execute();
}

/** Somebody else has so many units of a listing: for a quarter of an hour, or for ever (sold). */
export async function takenBySomebody(db: Db, listingId: ListingId, taken: { units?: number; how: "held" | "sold" }): Promise<void> {
  const units = (await unitsOf(db, listingId)).slice(0, taken.units ?? 1);
  if (taken.how === "held") {
    const until = sql<Date>`now() + interval '15 minutes'`;
    await db
      .insertInto("hold")
      .values(units.map((unitId) => ({ unitId, kind: "checkout" as const, visitorId: aVisitor("somebody"), orderId: null, email: null, until })))
      .execute();
    return;
  }
  // A sale belongs to an order; its shape does not matter here.
  const orderId = newId<"order">();
  const digits = String(Number.parseInt(orderId.slice(0, 8), 16) % 1_000_000).padStart(6, "0");
  await db
    .insertInto("salesOrder")
    .values({
      id: orderId,
      number: `ORD-${digits}`,
      state: "paid",
      visitorId: null,
      language: "ro",
      email: "somebody@example.ro",
      phone: "+40712345678",
      shippingAddress: "{}",
      paymentMethod: "card",
      goodsBani: bani(1),
      servicesBani: bani(0),
      shippingBani: bani(0),
      totalBani: bani(1),
      extendedWarranty: false,
      idempotencyKey: orderId,
      estimatedDelivery: PUBLISHED,
    })
    .execute();
  await db
    .insertInto("hold")
    .values(units.map((unitId) => ({ unitId, kind: "sale" as const, visitorId: null, orderId, email: null, until: null })))
    .execute();
}
