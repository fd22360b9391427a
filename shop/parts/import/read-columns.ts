// The columnar format: {"category", "fields": [...], "rows": [[...], ...]}, one row per line, values in the order of
// the fields.

import { capacityName } from "../matching/capacity.ts";
import type { SsdFacts } from "../part.ts";
import { ODC_BY, type Provenance } from "../provenance.ts";
import {
  BadRow,
  boardSize,
  boardSizes,
  headed,
  memoryTypes,
  needNumber,
  needText,
  numberAt,
  plugs,
  readRow,
  socketName,
  textAt,
  textsAt,
  type ImportedPart,
  type ReadRow,
} from "./source-row.ts";

const ghz = { least: 0.5, most: 8 };
const watts = { least: 1, most: 2500 };
const year = { least: 2000, most: 2040 };
const millimetres = { least: 20, most: 800 };

type Row = Record<string, unknown>;

/** Rows of most files come from BuildCores OpenDB; rows that name another source are individually collected facts. */
function provenance(row: Row, sourceId: string): Provenance {
  const source = textAt(row, "source") ?? "buildcores";
  return source === "buildcores"
    ? { source: "BuildCores OpenDB", sourceId, licence: ODC_BY }
    : { source, sourceId, licence: "facts" };
}

function seriesOf(row: Row): string {
  return textAt(row, "series") ?? textsAt(row, "part_numbers")[0] ?? needText(row, "series");
}

function without(brand: string, name: string): string {
  return name.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? name.slice(brand.length + 1) : name;
}

const readers: Record<string, (row: Row) => ImportedPart> = {
  cpu(row) {
    const name = needText(row, "name");
    const cores = needNumber(row, "cores", { least: 1, most: 256 });
    const threads = needNumber(row, "threads", { least: 1, most: 512 });
    if (threads < cores) throw new BadRow(`${threads} threads of ${cores} cores`);
    const graphics = textAt(row, "integrated_graphics");
    return headed(
      "processors",
      {
        brand: needText(row, "vendor"),
        name,
        aliases: textsAt(row, "part_numbers"),
        provenance: provenance(row, name),
      },
      {
        architecture: needText(row, "microarchitecture"),
        socket: socketName(needText(row, "socket")),
        chipsets: null,
        cores,
        threads,
        baseGhz: needNumber(row, "base_ghz", ghz),
        boostGhz: numberAt(row, "boost_ghz", ghz),
        tdpWatts: needNumber(row, "tdp_w", watts),
        integratedGraphics: graphics === "none" ? null : graphics,
        memoryTypes: memoryTypes(textAt(row, "memory_types")),
        launchYear: numberAt(row, "launch_year", year),
      },
    );
  },
  gpu(row) {
    const chip = needText(row, "name");
    const vramGb = needNumber(row, "vram_gb", { least: 0.25, most: 256 });
    const name = `${chip} ${vramGb}GB`;
    return headed(
      "graphics-cards",
      { brand: needText(row, "vendor"), name, aliases: [], provenance: provenance(row, name) },
      {
        chip,
        vramGb,
        memoryType: textAt(row, "memory_type"),
        tdpWatts: numberAt(row, "tdp_w", watts),
        powerConnectors: plugs(textAt(row, "power_connectors_typical")),
        typicalLengthMm: roundedLength(numberAt(row, "length_mm_median", millimetres)),
        launchYear: numberAt(row, "launch_year", year),
      },
    );
  },
  "gpu-cards"(row) {
    const name = needText(row, "card");
    const number = textAt(row, "part_number");
    return headed(
      "graphics-cards",
      {
        brand: name.split(" ")[0] ?? name,
        name,
        aliases: number ? [number] : [],
        provenance: provenance(row, number ?? name),
      },
      {
        chip: needText(row, "chipset"),
        vramGb: needNumber(row, "vram_gb", { least: 0.25, most: 256 }),
        memoryType: null,
        tdpWatts: numberAt(row, "tdp_w", watts),
        powerConnectors: plugs(textAt(row, "power_connectors")),
        typicalLengthMm: roundedLength(numberAt(row, "length_mm", millimetres)),
        launchYear: null,
      },
    );
  },
  motherboard(row) {
    const brand = needText(row, "manufacturer");
    const name = without(brand, needText(row, "name"));
    const size = boardSize(textAt(row, "form_factor"));
    const [memoryType] = memoryTypes(textAt(row, "ram_type"));
    if (!size) throw new BadRow(`form_factor ${textAt(row, "form_factor")} is none of ours`);
    if (!memoryType) throw new BadRow("no ram_type");
    return headed(
      "motherboards",
      {
        brand,
        name,
        aliases: textsAt(row, "part_numbers"),
        provenance: provenance(row, textsAt(row, "part_numbers")[0] ?? name),
      },
      {
        socket: socketName(needText(row, "socket")),
        chipset: needText(row, "chipset"),
        size,
        memoryType,
        memorySlots: numberAt(row, "ram_slots", { least: 1, most: 32 }),
        maxMemoryGb: numberAt(row, "max_ram_gb", { least: 1, most: 12_000 }),
        m2Slots: numberAt(row, "m2_slots", { least: 0, most: 16 }),
        sataPorts: numberAt(row, "sata_ports", { least: 0, most: 32 }),
      },
    );
  },
  ram(row) {
    const brand = needText(row, "manufacturer");
    const [type] = memoryTypes(textAt(row, "type"));
    if (!type) throw new BadRow(`type ${textAt(row, "type")} is none of ours`);
    const speedMts = needNumber(row, "speed_mts", { least: 200, most: 15_000 });
    const modules = needNumber(row, "modules", { least: 1, most: 16 });
    const each = needNumber(row, "module_gb", { least: 0.25, most: 512 });
    const cl = numberAt(row, "cl", { least: 2, most: 100 });
    const name = `${brand} ${seriesOf(row)} ${type}-${speedMts} ${modules * each}GB (${modules}x${each}GB)${cl ? ` CL${cl}` : ""}`;
    return headed(
      "ram",
      {
        brand,
        name,
        aliases: textsAt(row, "part_numbers"),
        provenance: provenance(row, textsAt(row, "part_numbers")[0] ?? name),
      },
      { type, capacityGb: modules * each, modules, speedMts, cl },
    );
  },
  ssd(row) {
    const brand = needText(row, "manufacturer");
    const capacityGb = needNumber(row, "capacity_gb", { least: 8, most: 200_000 });
    const found = ssdInterface(needText(row, "interface"), textAt(row, "form_factor"));
    const name = `${brand} ${without(brand, seriesOf(row))} ${capacityName(capacityGb)}`;
    return headed(
      "ssd",
      {
        brand,
        name,
        aliases: textsAt(row, "part_numbers"),
        provenance: provenance(row, textsAt(row, "part_numbers")[0] ?? name),
      },
      { capacityGb, ...found },
    );
  },
  hdd(row) {
    const brand = needText(row, "manufacturer");
    const capacityGb = needNumber(row, "capacity_gb", { least: 8, most: 200_000 });
    const form = textAt(row, "form_factor");
    if (form !== '3.5"' && form !== '2.5"') throw new BadRow(`form_factor ${form} is none of ours`);
    const name = `${brand} ${without(brand, seriesOf(row))} ${capacityName(capacityGb)}`;
    return headed(
      "hdd",
      {
        brand,
        name,
        aliases: textsAt(row, "part_numbers"),
        provenance: provenance(row, textsAt(row, "part_numbers")[0] ?? name),
      },
      { capacityGb, rpm: numberAt(row, "rpm", { least: 3000, most: 20_000 }), form },
    );
  },
  psu(row) {
    const brand = needText(row, "manufacturer");
    const value = needNumber(row, "wattage_w", { least: 100, most: 3500 });
    const form = textAt(row, "form_factor");
    if (form !== "ATX" && form !== "SFX" && form !== "SFX-L") throw new BadRow(`form_factor ${form} is none of ours`);
    return headed(
      "power-supplies",
      {
        brand,
        name: `${brand} ${seriesOf(row)} ${value}W`,
        aliases: textsAt(row, "part_numbers"),
        provenance: provenance(row, textsAt(row, "part_numbers")[0] ?? seriesOf(row)),
      },
      {
        watts: value,
        efficiency: efficiencyOf(textAt(row, "efficiency")),
        modular: modularOf(textAt(row, "modular")),
        form,
        pcie8Pin: numberAt(row, "pcie_8pin", { least: 0, most: 20 }),
        pcie16Pin: numberAt(row, "pcie_16pin", { least: 0, most: 4 }),
      },
    );
  },
  case(row) {
    const brand = needText(row, "manufacturer");
    return headed(
      "cases",
      {
        brand,
        name: `${brand} ${seriesOf(row)}`,
        aliases: textsAt(row, "part_numbers"),
        provenance: provenance(row, textsAt(row, "part_numbers")[0] ?? seriesOf(row)),
      },
      {
        boards: boardSizes(textsAt(row, "motherboard_form_factors")),
        maxGpuLengthMm: numberAt(row, "max_gpu_length_mm", millimetres),
        maxCoolerHeightMm: numberAt(row, "max_cooler_height_mm", millimetres),
      },
    );
  },
  cooler(row) {
    const brand = needText(row, "manufacturer");
    const radiatorMm = numberAt(row, "radiator_mm", { least: 80, most: 600 });
    const name = `${brand} ${seriesOf(row)}${radiatorMm ? ` ${radiatorMm}` : ""}`;
    return headed(
      "coolers",
      {
        brand,
        name,
        aliases: textsAt(row, "part_numbers"),
        provenance: provenance(row, textsAt(row, "part_numbers")[0] ?? name),
      },
      {
        type: textAt(row, "type") === "aio" || radiatorMm ? "liquid" : "air",
        heightMm: numberAt(row, "height_mm", { least: 10, most: 300 }),
        radiatorMm,
        sockets: textsAt(row, "sockets").map(socketName),
      },
    );
  },
};

function roundedLength(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}

export function ssdInterface(text: string, form: string | null): Pick<SsdFacts, "interface" | "form"> {
  const generation = /PCIe (\d)\.0/.exec(text)?.[1];
  if (generation === "3" || generation === "4" || generation === "5")
    return { interface: `NVMe PCIe ${generation}.0`, form: "M.2" };
  if (text.startsWith("SATA") || text === "M.2 SATA")
    return { interface: "SATA", form: form?.startsWith("M.2") || text === "M.2 SATA" ? "M.2" : '2.5"' };
  throw new BadRow(`interface ${text} is none of ours`);
}

export function efficiencyOf(
  text: string | null,
): "80+" | "80+ Bronze" | "80+ Silver" | "80+ Gold" | "80+ Platinum" | "80+ Titanium" | null {
  switch (text) {
    case "80+ Bronze":
    case "80+ Silver":
    case "80+ Gold":
    case "80+ Platinum":
    case "80+ Titanium":
      return text;
    default:
      return text?.startsWith("80+") ? "80+" : null;
  }
}

export function modularOf(text: string | null): "no" | "semi" | "full" | null {
  return (
    ({ "Non-Modular": "no", "Semi-Modular": "semi", Full: "full" }[text ?? ""] as "no" | "semi" | "full" | undefined) ??
    null
  );
}

/** Whether a parsed file has this format. */
export function isColumnar(file: unknown): file is { category: string; fields: string[]; rows: unknown[] } {
  if (typeof file !== "object" || file === null) return false;
  const { category, fields, rows } = file as Record<string, unknown>;
  return (
    typeof category === "string" &&
    Array.isArray(fields) &&
    fields.every((field) => typeof field === "string") &&
    Array.isArray(rows)
  );
}

export function* readColumns(
  fileName: string,
  file: { category: string; fields: string[]; rows: unknown[] },
): Generator<ReadRow> {
  const read = readers[file.category];
  if (!read) {
    yield { where: fileName, problem: `category ${file.category} is none of ours` };
    return;
  }
  for (const [place, values] of file.rows.entries()) {
    const where = `${fileName}, row ${place + 1}`;
    if (!Array.isArray(values) || values.length !== file.fields.length) {
      yield { where, problem: `not a row of ${file.fields.length} values` };
      continue;
    }
    yield readRow(where, () => read(Object.fromEntries(file.fields.map((field, column) => [field, values[column]]))));
  }
}
