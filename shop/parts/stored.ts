// Parsers of parts in JSON columns; data of another shape throws: that is a bug.

import { z } from "zod";
import type { BoardSize, FactsOf, KnownPart, MemoryType, PartCategory, PartId } from "./part.ts";

const text = z.string();
const number = z.number();
const numberOrNull = number.nullable();
const memoryType = z.enum(["DDR2", "DDR3", "DDR4", "DDR5"]) satisfies z.ZodType<MemoryType>;
const boardSize = z.enum(["E-ATX", "ATX", "mATX", "ITX"]) satisfies z.ZodType<BoardSize>;

const facts = {
  processors: z.object({
    architecture: text,
    socket: text,
    chipsets: z.array(text).nullable(),
    cores: number,
    threads: number,
    baseGhz: number,
    boostGhz: numberOrNull,
    tdpWatts: number,
    integratedGraphics: text.nullable(),
    memoryTypes: z.array(memoryType),
    launchYear: numberOrNull,
  }),
  "graphics-cards": z.object({
    chip: text,
    vramGb: number,
    memoryType: text.nullable(),
    tdpWatts: numberOrNull,
    powerConnectors: z.array(text).nullable(),
    typicalLengthMm: numberOrNull,
    launchYear: numberOrNull,
  }),
  motherboards: z.object({
    socket: text,
    chipset: text,
    size: boardSize,
    memoryType,
    memorySlots: numberOrNull,
    maxMemoryGb: numberOrNull,
    m2Slots: numberOrNull,
    sataPorts: numberOrNull,
  }),
  ram: z.object({ type: memoryType, capacityGb: number, modules: number, speedMts: number, cl: numberOrNull }),
  ssd: z.object({
    capacityGb: number,
    interface: z.enum(["SATA", "NVMe PCIe 3.0", "NVMe PCIe 4.0", "NVMe PCIe 5.0"]),
    form: z.enum(['2.5"', "M.2"]),
  }),
  hdd: z.object({ capacityGb: number, rpm: numberOrNull, form: z.enum(['3.5"', '2.5"']) }),
  "power-supplies": z.object({
    watts: number,
    efficiency: z.enum(["80+", "80+ Bronze", "80+ Silver", "80+ Gold", "80+ Platinum", "80+ Titanium"]).nullable(),
    modular: z.enum(["no", "semi", "full"]).nullable(),
    form: z.enum(["ATX", "SFX", "SFX-L"]),
    pcie8Pin: numberOrNull,
    pcie16Pin: numberOrNull,
  }),
  cases: z.object({ boards: z.array(boardSize), maxGpuLengthMm: numberOrNull, maxCoolerHeightMm: numberOrNull }),
  coolers: z.object({
    type: z.enum(["air", "liquid"]),
    heightMm: numberOrNull,
    radiatorMm: numberOrNull,
    sockets: z.array(text),
  }),
} satisfies { [C in PartCategory]: z.ZodType<FactsOf[C]> };

function ofCategory<C extends PartCategory>(category: C) {
  return z.object({
    id: z.custom<PartId>((id) => typeof id === "string"),
    category: z.literal(category),
    name: text,
    facts: facts[category],
  });
}

/** A part by its id, category and name, with the facts of its category. */
export const knownPartSchema = z.discriminatedUnion("category", [
  ofCategory("processors"),
  ofCategory("graphics-cards"),
  ofCategory("motherboards"),
  ofCategory("ram"),
  ofCategory("ssd"),
  ofCategory("hdd"),
  ofCategory("power-supplies"),
  ofCategory("cases"),
  ofCategory("coolers"),
]) satisfies z.ZodType<KnownPart>;

const aliases = z.array(text);

/** imported_part.aliases */
export const storedAliases = (json: unknown): string[] => aliases.parse(json);
