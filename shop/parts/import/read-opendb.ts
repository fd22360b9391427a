// BuildCores OpenDB in the layout of its repository: one JSON file per product, in a folder per category.

import { capacityName } from "../matching/capacity.ts";
import type { MemoryType } from "../part.ts";
import { ODC_BY, type Provenance } from "../provenance.ts";
import { efficiencyOf, modularOf, ssdInterface } from "./read-columns.ts";
import {
  at,
  BadRow,
  boardSize,
  boardSizes,
  headed,
  memoryTypes,
  needNumber,
  needText,
  numberAt,
  readRow,
  socketName,
  textAt,
  textsAt,
  type ImportedPart,
  type ReadRow,
} from "./source-row.ts";

const watts = { least: 1, most: 2500 };
const ghz = { least: 0.5, most: 8 };
const year = { least: 2000, most: 2040 };
const millimetres = { least: 10, most: 800 };

type Head = { brand: string; name: string; aliases: string[]; provenance: Provenance };

function headOf(file: unknown): Head {
  const brand = needText(file, "metadata.manufacturer");
  const name = needText(file, "metadata.name");
  return {
    brand,
    name: name.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? `${brand}${name.slice(brand.length)}` : name,
    aliases: textsAt(file, "metadata.part_numbers"),
    provenance: { source: "BuildCores OpenDB", sourceId: needText(file, "opendb_id"), licence: ODC_BY },
  };
}

function seriesIn(file: unknown): string | null {
  const series = textAt(file, "metadata.series");
  const variant = textAt(file, "metadata.variant");
  return series && variant && !series.includes(variant) ? `${series} ${variant}` : series;
}

const readers: Record<string, (file: unknown) => ImportedPart> = {
  CPU(file) {
    const head = headOf(file);
    const cores = needNumber(file, "cores.total", { least: 1, most: 256 });
    const threads = needNumber(file, "cores.threads", { least: 1, most: 512 });
    if (threads < cores) throw new BadRow(`${threads} threads of ${cores} cores`);
    const graphics = textAt(file, "specifications.integratedGraphics.model");
    return headed(
      "processors",
      { ...head, name: head.name.replace(/^(?:Intel|AMD) /, "") },
      {
        architecture: needText(file, "microarchitecture"),
        socket: socketName(needText(file, "socket")),
        chipsets: null,
        cores,
        threads,
        baseGhz: needNumber(file, "clocks.performance.base", ghz),
        boostGhz: numberAt(file, "clocks.performance.boost", ghz),
        tdpWatts: needNumber(file, "specifications.tdp", watts),
        integratedGraphics: graphics?.toLowerCase() === "none" ? null : graphics,
        memoryTypes: textsAt(file, "specifications.memory.types").flatMap(memoryTypes),
        launchYear: numberAt(file, "metadata.releaseYear", year),
      },
    );
  },
  GPU(file) {
    const counts = at(file, "power_connectors");
    const plug = (path: string, name: string) =>
      Array.from({ length: numberAt(file, `power_connectors.${path}`, { least: 0, most: 6 }) ?? 0 }, () => name);
    return headed("graphics-cards", headOf(file), {
      chip: needText(file, "chipset"),
      vramGb: needNumber(file, "memory", { least: 0.25, most: 256 }),
      memoryType: textAt(file, "memory_type"),
      tdpWatts: numberAt(file, "tdp", watts),
      powerConnectors: counts
        ? [
            ...plug("pcie_6_pin", "6-pin"),
            ...plug("pcie_8_pin", "8-pin"),
            ...plug("pcie_12VHPWR", "16-pin"),
            ...plug("pcie_12V_2x6", "16-pin"),
          ]
        : null,
      typicalLengthMm: numberAt(file, "length", millimetres),
      launchYear: numberAt(file, "metadata.releaseYear", year),
    });
  },
  Motherboard(file) {
    const size = boardSize(textAt(file, "form_factor"));
    const [memoryType] = memoryTypes(textAt(file, "memory.ram_type"));
    if (!size) throw new BadRow(`form_factor ${textAt(file, "form_factor")} is none of ours`);
    if (!memoryType) throw new BadRow("no memory.ram_type");
    return headed("motherboards", headOf(file), {
      socket: socketName(needText(file, "socket")),
      chipset: needText(file, "chipset").replace(/^(?:Intel|AMD) /, ""),
      size,
      memoryType,
      memorySlots: numberAt(file, "memory.slots", { least: 1, most: 32 }),
      maxMemoryGb: numberAt(file, "memory.max", { least: 1, most: 12_000 }),
      // Its M.2 lists are generated from templates, so their count is not reliable.
      m2Slots: null,
      sataPorts: numberAt(file, "storage_devices.sata_6_gb_s", { least: 0, most: 32 }) || null,
    });
  },
  RAM(file) {
    const head = headOf(file);
    const [type] = memoryTypes(textAt(file, "ram_type"));
    if (!type) throw new BadRow(`ram_type ${textAt(file, "ram_type")} is none of ours`);
    if (/SO-DIMM/.test(textAt(file, "form_factor") ?? "")) throw new BadRow("memory of laptops");
    return headed("ram", { ...head, name: memoryName(file, head, type) }, memoryFacts(file, type));
  },
  Storage(file) {
    const head = headOf(file);
    const capacityGb = needNumber(file, "capacity", { least: 8, most: 200_000 });
    const kind = textAt(file, "storage_type") ?? textAt(file, "type");
    const series = seriesIn(file);
    const name = series ? `${head.brand} ${series} ${capacityName(capacityGb)}` : head.name;
    const form = textAt(file, "form_factor");
    if (kind === "SSD")
      return headed("ssd", { ...head, name }, { capacityGb, ...ssdInterface(needText(file, "interface"), form) });
    if (kind !== "HDD") throw new BadRow(`storage_type ${kind} is none of ours`);
    if (form !== '3.5"' && form !== '2.5"') throw new BadRow(`form_factor ${form} is none of ours`);
    return headed(
      "hdd",
      { ...head, name },
      { capacityGb, rpm: numberAt(file, "rpm", { least: 3000, most: 20_000 }), form },
    );
  },
  PSU(file) {
    const head = headOf(file);
    const value = needNumber(file, "wattage", { least: 100, most: 3500 });
    const form = textAt(file, "form_factor");
    if (form !== "ATX" && form !== "SFX" && form !== "SFX-L") throw new BadRow(`form_factor ${form} is none of ours`);
    const series = seriesIn(file);
    return headed(
      "power-supplies",
      { ...head, name: series ? `${head.brand} ${series} ${value}W` : head.name },
      {
        watts: value,
        efficiency: efficiencyOf(textAt(file, "efficiency_rating")),
        modular: modularOf(textAt(file, "modular")),
        form,
        pcie8Pin: numberAt(file, "connectors.pcie_6_plus_2_pin", { least: 0, most: 20 }) || null,
        pcie16Pin: numberAt(file, "connectors.pcie_12vhpwr", { least: 0, most: 4 }) || null,
      },
    );
  },
  PCCase(file) {
    return headed("cases", headOf(file), {
      boards: boardSizes(textsAt(file, "supported_motherboard_form_factors")),
      maxGpuLengthMm: numberAt(file, "max_video_card_length", millimetres),
      maxCoolerHeightMm: numberAt(file, "max_cpu_cooler_height", millimetres),
    });
  },
  CPUCooler(file) {
    const radiatorMm = numberAt(file, "radiator_size", { least: 80, most: 600 });
    return headed("coolers", headOf(file), {
      type: at(file, "water_cooled") === true || radiatorMm ? "liquid" : "air",
      heightMm: numberAt(file, "height", { least: 10, most: 300 }),
      radiatorMm,
      sockets: textsAt(file, "cpu_sockets").map(socketName),
    });
  },
};

function memoryFacts(file: unknown, type: MemoryType) {
  const modules = needNumber(file, "modules.quantity", { least: 1, most: 16 });
  const each = needNumber(file, "modules.capacity_gb", { least: 0.25, most: 512 });
  return {
    type,
    capacityGb: modules * each,
    modules,
    speedMts: needNumber(file, "speed", { least: 200, most: 15_000 }),
    cl: numberAt(file, "cas_latency", { least: 2, most: 100 }),
  };
}

function memoryName(file: unknown, { brand, name }: Head, type: MemoryType): string {
  const series = seriesIn(file);
  if (!series) return name;
  const { capacityGb, modules, speedMts, cl } = memoryFacts(file, type);
  return `${brand} ${series} ${type}-${speedMts} ${capacityGb}GB (${modules}x${capacityGb / modules}GB)${cl ? ` CL${cl}` : ""}`;
}

/** The OpenDB folders with parts of our nine categories. */
export const openDbFolders: readonly string[] = Object.keys(readers);

export function readOpenDb(where: string, { folder, file }: { folder: string; file: unknown }): ReadRow {
  const read = readers[folder];
  if (!read) return { where, problem: `folder ${folder} is none of ours` };
  return readRow(where, () => read(file));
}
