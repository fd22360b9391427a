// The shapes of the read-only API, as schemas. The OpenAPI document and the types are derived from them, and the tests
// validate every real answer against them.
// Invariant: an object has the properties written here and no other.

import { guaranteeOf } from "../../shop/warranty/legal-guarantee.ts";
import { z } from "zod";
import type { Bani } from "../../base/money.ts";
import { badges, type Listing, type Measurement } from "../../shop/catalogue/listing.ts";
import { pictureOf } from "../../shop/catalogue/picture.ts";
import { operatingSystems } from "../../shop/catalogue/operating-system.ts";
import {
  benchmarks,
  categories,
  games,
  type CaseSpecs,
  type Category,
  type CoolerSpecs,
  type CpuSpecs,
  type GpuSpecs,
  type HddSpecs,
  type MotherboardSpecs,
  type PcSpecs,
  type PsuSpecs,
  type RamSpecs,
  type SpecsOf,
  type SsdSpecs,
} from "../../shop/catalogue/specs.ts";
import { formatPrice } from "../i18n/format.ts";
import { links } from "../links.ts";
import { largeFileOf } from "../kit/picture/picture-files.ts";

const count = z.int().min(0);
const figure = z.number().min(0);
const text = z.string().min(1);
const address = z.url();
const moment = z.iso.datetime();

const ramType = z.enum(["DDR3", "DDR4", "DDR5"]);
const formFactor = z.enum(["E-ATX", "ATX", "mATX", "ITX"]);

const cpu = z
  .strictObject({
    brand: z.enum(["Intel", "AMD"]),
    model: text,
    socket: text,
    cores: count,
    threads: count,
    baseGhz: figure,
    boostGhz: figure.nullable(),
    tdpWatts: count,
    integratedGraphics: text.nullable(),
    memoryTypes: z.array(ramType),
    launchYear: count,
  })
  .meta({ id: "Processor" }) satisfies z.ZodType<CpuSpecs>;

const gpu = z
  .strictObject({
    brand: z.enum(["NVIDIA", "AMD", "Intel"]),
    chip: text,
    vramGb: figure,
    memoryType: text,
    tdpWatts: count,
    lengthMm: count,
    slots: figure,
    powerConnectors: z.array(text),
    launchYear: count,
  })
  .meta({ id: "GraphicsCard" }) satisfies z.ZodType<GpuSpecs>;

const motherboard = z
  .strictObject({
    brand: text,
    model: text,
    socket: text,
    chipset: text,
    formFactor,
    ramType,
    ramSlots: count,
    maxRamGb: count,
    maxRamMts: count.nullable().describe("The fastest memory that it runs, in MT/s"),
    m2Slots: count.nullable(),
    sataPorts: count.nullable(),
  })
  .meta({ id: "Motherboard" }) satisfies z.ZodType<MotherboardSpecs>;

const ram = z
  .strictObject({
    brand: text,
    series: text,
    type: ramType,
    capacityGb: count.describe("Of the whole kit"),
    modules: count,
    speedMts: count,
    cl: count.nullable(),
    heatSpreader: z.boolean(),
  })
  .meta({ id: "Memory" }) satisfies z.ZodType<RamSpecs>;

const ssd = z
  .strictObject({
    kind: z.literal("ssd"),
    brand: text,
    model: text,
    capacityGb: count,
    interface: z.enum(["SATA", "NVMe PCIe 3.0", "NVMe PCIe 4.0", "NVMe PCIe 5.0"]),
    formFactor: z.enum(['2.5"', "M.2"]),
    healthPercent: z.int().min(0).max(100).nullable().describe("Rated life left as the drive reports it (SMART)"),
    powerOnHours: count.nullable(),
  })
  .meta({ id: "Ssd" }) satisfies z.ZodType<SsdSpecs>;

const hdd = z
  .strictObject({
    kind: z.literal("hdd"),
    brand: text,
    model: text,
    capacityGb: count,
    rpm: count,
    formFactor: z.enum(['3.5"', '2.5"']),
    powerOnHours: count.nullable(),
  })
  .meta({ id: "Hdd" }) satisfies z.ZodType<HddSpecs>;

const psu = z
  .strictObject({
    brand: text,
    model: text,
    watts: count,
    efficiency: z.enum(["80+", "80+ Bronze", "80+ Silver", "80+ Gold", "80+ Platinum", "80+ Titanium"]).nullable(),
    modular: z.enum(["no", "semi", "full"]),
    formFactor: z.enum(["ATX", "SFX"]),
    pcie8Pin: count,
    pcie16Pin: count,
    sataConnectors: count,
  })
  .meta({ id: "PowerSupply" }) satisfies z.ZodType<PsuSpecs>;

const box = z
  .strictObject({
    brand: text,
    model: text,
    style: z.enum(["office", "mini-mesh", "mid-glass", "small", "large", "classic"]),
    colour: z.enum(["black", "white", "grey"]),
    boards: z.array(formFactor),
    maxGpuLengthMm: count,
    maxCoolerHeightMm: count.nullable(),
    maxRadiatorMm: count.nullable().describe("The longest radiator that goes in; 0 where none does"),
    supply: z.enum(["ATX", "SFX"]).nullable().describe("The form of power supply that it is made for"),
  })
  .meta({ id: "Case" }) satisfies z.ZodType<CaseSpecs>;

const cooler = z
  .strictObject({
    brand: text,
    model: text,
    type: z.enum(["stock", "tower", "dual-tower", "low-profile", "liquid"]),
    heightMm: count.nullable(),
    radiatorMm: count.nullable().describe("null for air"),
    sockets: z.array(text),
    ratedWatts: count.nullable().describe("A processor rated for so many watts it keeps cool"),
  })
  .meta({ id: "Cooler" }) satisfies z.ZodType<CoolerSpecs>;

const pcSpecs = z
  .strictObject({
    cpu,
    gpu: gpu.nullable().describe("null where the processor's own graphics drive the screen"),
    motherboard,
    ram,
    storage: z.array(z.discriminatedUnion("kind", [ssd, hdd])),
    psu,
    case: box,
    cooler,
    warrantyMonths: z
      .strictObject({ cpu: count, gpu: count, ram: count, storage: count, motherboard: count, psu: count, case: count })
      .describe("The shop's commercial warranty on each part"),
    os: z
      .enum(operatingSystems)
      .optional()
      .describe("The operating system that it is sold with; a Windows with its licence. Absent where it is not stated"),
    inBox: z.string().optional().describe("What else lies in the box, as the shop wrote it"),
    packed: z
      .strictObject({ weightGrams: count, lengthMm: count, widthMm: count, heightMm: count })
      .optional()
      .describe("Weight and sides with the packing, in grams and millimetres. Absent where it is not measured"),
  })
  .meta({ id: "PcSpecs" }) satisfies z.ZodType<PcSpecs>;

const specsOf = {
  processors: cpu,
  "graphics-cards": gpu,
  motherboards: motherboard,
  ram,
  ssd,
  hdd,
  "power-supplies": psu,
  cases: box,
  coolers: cooler,
} satisfies { [C in Category]: z.ZodType<SpecsOf[C]> };

const price = z
  .strictObject({
    bani: z.int().positive().describe("Hundredths of a RON, with any VAT"),
    text: z
      .string()
      .regex(/^\d{1,3}(\.\d{3})*(,\d{2})?\u00a0RON$/)
      .describe("As the shop writes it, 4.599 RON"),
    currency: z.literal("RON"),
  })
  .meta({ id: "Price" });

const availability = z.enum(["available", "reserved", "sold"]).meta({
  id: "Availability",
  description: "reserved: somebody holds it for now. sold: sold, or taken off by the shop.",
});

const common = {
  id: z.int().positive(),
  title: text,
  url: address,
  picture: address.describe("A picture of this kind of product, 1200 by 900"),
  preview: address.describe("A PNG of 1200 by 630, with title and price"),
  price,
  availability,
  stock: count.describe("Units that can be bought now"),
  grade: z.enum(["A", "B", "C"]).describe("How it looks, from A (hardly used) to C (visible wear)"),
  warrantyMonths: count.describe("The shop's commercial warranty; the guarantee that counts is in guarantee"),
  guarantee: z
    .strictObject({
      months: count.describe("For how long a consumer is protected: the longer of both"),
      legal: count.describe("Months of the legal guarantee of conformity, for consumers"),
      commercial: count.describe("Months of the shop's own warranty"),
    })
    .meta({ id: "Guarantee" }),
  badge: z.enum(badges).nullable(),
  publishedAt: moment,
};

const pc = z
  .strictObject({
    ...common,
    kind: z.literal("pc"),
    category: z.null(),
    specs: pcSpecs,
    fps: z
      .partialRecord(z.enum(games), count)
      .describe("Measured on this unit at 1920x1080, high settings; a game that was not run is absent"),
    scores: z.partialRecord(z.enum(benchmarks), count).describe("Points measured on this unit"),
  })
  .meta({ id: "Pc" });

const component = <C extends Category>(category: C, id: string) =>
  z
    .strictObject({ ...common, kind: z.literal("component"), category: z.literal(category), specs: specsOf[category] })
    .meta({ id });

const product = z
  .discriminatedUnion("category", [
    pc,
    component("processors", "ProcessorProduct"),
    component("graphics-cards", "GraphicsCardProduct"),
    component("motherboards", "MotherboardProduct"),
    component("ram", "MemoryProduct"),
    component("ssd", "SsdProduct"),
    component("hdd", "HddProduct"),
    component("power-supplies", "PowerSupplyProduct"),
    component("cases", "CaseProduct"),
    component("coolers", "CoolerProduct"),
  ])
  .meta({ id: "Product" });

const measurement = z
  .strictObject({
    test: z.enum([...games, ...benchmarks]),
    value: count.describe("Frames a second for a game, points for a benchmark"),
    resolution: text.nullable(),
    settings: text.nullable(),
    version: text,
    measuredAt: moment,
    source: z.enum(["bench", "demo"]).describe("demo: a figure of the generated demo catalogue, not of a test bench"),
  })
  .meta({ id: "Measurement" });

const range = { min: count, max: count.nullable().describe("null: no upper end") };

const facet = z
  .strictObject({
    key: text.describe("The name of its parameter"),
    pick: z
      .enum(["one", "any", "all"])
      .describe("one value; several, of which one must hold; several, which all must hold"),
    options: z.array(
      z.strictObject({
        value: text.describe("The value of its parameter"),
        label: text.nullable().describe("null where it is a word that each language has its own for"),
        count: count.describe("Results if it were the only choice of this facet"),
      }),
    ),
  })
  .meta({ id: "Facet" });

export const productList = z
  .strictObject({
    category: z.enum(categories).nullable().describe("null for PCs"),
    query: z.string().describe("What was understood, in its one canonical form"),
    ignored: z
      .array(z.strictObject({ parameter: text, value: z.string() }))
      .describe("Parts of the query that were left out"),
    filtersGaveWay: z
      .boolean()
      .describe("true where filters were left out because a text was searched for without within=1"),
    total: count,
    page: z.int().positive(),
    pages: z.int().positive(),
    pageSize: z.int().positive(),
    items: z.array(product),
    facets: z.array(facet),
    prices: z.array(z.strictObject({ ...range, count })).describe("Ranges in RON, both ends included"),
    links: z.strictObject({ self: address, next: address.nullable(), previous: address.nullable() }),
  })
  .meta({ id: "ProductList" });

export const productDetail = z
  .strictObject({
    product,
    previousPrice: price
      .nullable()
      .describe("The lowest price of the 30 days before the present reduction; null where nothing was reduced"),
    measurements: z.array(measurement),
    similar: z.array(z.strictObject({ id: z.int().positive(), title: text, url: address, price })),
  })
  .meta({ id: "ProductDetail" });

export const problem = z
  .strictObject({ type: z.literal("about:blank"), title: text, status: z.int(), detail: text })
  .meta({ id: "Problem", description: "RFC 9457" });

export type ProductJson = z.infer<typeof product>;
type PriceJson = z.infer<typeof price>;

export function priceJson(amount: Bani): PriceJson {
  return { bani: amount, text: formatPrice(amount), currency: "RON" };
}

type Availability = z.infer<typeof availability>;

/** A listing as the API returns it; `guaranteeMonths` are those of the law, as the shop sells. A withdrawn listing is shown as sold, whatever its stock. */
export function productJson(
  listing: Listing,
  { origin, guaranteeMonths, isGone = false }: { origin: string; guaranteeMonths: number; isGone?: boolean },
): ProductJson {
  const free = isGone ? 0 : listing.free;
  const state: Availability = free > 0 ? "available" : listing.stock > 0 && !isGone ? "reserved" : "sold";
  const shared = {
    id: listing.id,
    title: listing.title,
    url: `${origin}${links.product(listing.id)}`,
    picture: origin + largeFileOf(pictureOf(listing)),
    preview: `${origin}${links.preview(`listing-${listing.id}.png`)}`,
    price: priceJson(listing.price),
    availability: state,
    stock: free,
    grade: listing.grade,
    warrantyMonths: listing.warrantyMonths,
    guarantee: guaranteeOf({ legal: guaranteeMonths, commercial: listing.warrantyMonths }),
    badge: listing.badge,
    publishedAt: listing.publishedAt.toISOString(),
  };
  if (listing.kind === "component") {
    // Category and specs come from one listing, so their types match.
    return { ...shared, kind: "component", category: listing.category, specs: listing.specs } as ProductJson;
  }
  return { ...shared, kind: "pc", category: null, specs: listing.specs, fps: listing.fps, scores: listing.scores };
}

export function measurementJson({
  test,
  value,
  resolution,
  settings,
  version,
  measuredAt,
  source,
}: Measurement): z.infer<typeof measurement> {
  return { test, value, resolution, settings, version, measuredAt: measuredAt.toISOString(), source };
}
