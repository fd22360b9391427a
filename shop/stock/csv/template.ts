// The CSV that staff begin with: the columns of new units, and one example of a PC.

import type { SpecField } from "../../catalogue/editing/spec-fields.ts";
import { FEWEST_DRIVES, sheetColumns, type SheetColumn } from "./columns.ts";
import { csvLine } from "./cells.ts";

/** Columns that a new unit has no use for. */
const ofExisting = new Set(["code", "listing", "state", "unitState"]);

export function templateColumns(): SheetColumn[] {
  return sheetColumns({ drives: FEWEST_DRIVES, withCost: true }).filter(({ name }) => !ofExisting.has(name));
}

const example: Readonly<Record<string, string>> = {
  serial: "5CD1234XYZ",
  grade: "B",
  place: "R2-S4",
  cost: "900,00",
  regime: "normal",
  supplier: "Furnizor Exemplu SRL",
  cui: "RO12345678",
  invoice: "FX-1021",
  invoiceDate: "2026-11-20",
  kind: "pc",
  title: "Gaming Ryzen 5 5600 / RTX 3060",
  price: "2599,00",
  badge: "new",
  os: "windows-11-pro",
  ...Object.fromEntries(
    ["cpu", "gpu", "ram", "storage", "motherboard", "psu", "case"].map((part) => [`warranty.${part}`, "12"]),
  ),
  "cpu.brand": "AMD",
  "cpu.model": "Ryzen 5 5600",
  "cpu.socket": "AM4",
  "cpu.cores": "6",
  "cpu.threads": "12",
  "cpu.baseGhz": "3,5",
  "cpu.boostGhz": "4,4",
  "cpu.tdpWatts": "65",
  "cpu.memoryTypes": "DDR4",
  "cpu.launchYear": "2022",
  "gpu.brand": "NVIDIA",
  "gpu.chip": "GeForce RTX 3060",
  "gpu.vramGb": "12",
  "gpu.memoryType": "GDDR6",
  "gpu.tdpWatts": "170",
  "gpu.lengthMm": "242",
  "gpu.slots": "2",
  "gpu.powerConnectors": "8-pin",
  "gpu.launchYear": "2021",
  "motherboard.brand": "MSI",
  "motherboard.model": "B550-A PRO",
  "motherboard.socket": "AM4",
  "motherboard.chipset": "B550",
  "motherboard.formFactor": "ATX",
  "motherboard.ramType": "DDR4",
  "motherboard.ramSlots": "4",
  "motherboard.maxRamGb": "128",
  "motherboard.maxRamMts": "4400",
  "motherboard.m2Slots": "2",
  "motherboard.sataPorts": "6",
  "ram.brand": "Kingston",
  "ram.series": "Fury Beast",
  "ram.type": "DDR4",
  "ram.capacityGb": "16",
  "ram.modules": "2",
  "ram.speedMts": "3200",
  "ram.cl": "16",
  "ram.heatSpreader": "yes",
  drives: "ssd",
  "storage1.brand": "Samsung",
  "storage1.model": "970 EVO Plus",
  "storage1.capacityGb": "1000",
  "storage1.interface": "NVMe PCIe 3.0",
  "storage1.formFactor": "M.2",
  "storage1.healthPercent": "97",
  "psu.brand": "Seasonic",
  "psu.model": "Focus GX-650",
  "psu.watts": "650",
  "psu.efficiency": "80+ Gold",
  "psu.modular": "full",
  "psu.formFactor": "ATX",
  "psu.pcie8Pin": "4",
  "psu.pcie16Pin": "0",
  "psu.sataConnectors": "8",
  "case.brand": "Fractal Design",
  "case.model": "Pop Air",
  "case.style": "mid-glass",
  "case.colour": "black",
  "case.boards": "ATX, mATX, ITX",
  "case.maxGpuLengthMm": "405",
  "case.maxCoolerHeightMm": "170",
  "cooler.brand": "Arctic",
  "cooler.model": "Freezer 36",
  "cooler.type": "tower",
  "cooler.heightMm": "159",
  "cooler.sockets": "AM4, AM5",
  "cooler.ratedWatts": "125",
};

/** Three rows: the columns, a hint for each (a row that begins with # is not imported), and the example. */
export function stockTemplate(hintOf: (column: SheetColumn) => string): string {
  const columns = templateColumns();
  const hints = columns.map((column, place) => (place === 0 ? `# ${hintOf(column)}` : hintOf(column)));
  return [columns.map(({ name }) => name), hints, columns.map(({ name }) => example[name] ?? "")].map(csvLine).join("");
}

/** What a column of the specs takes, without words: "1–256", "AMD | Intel". */
export function fieldRange(field: SpecField): string | null {
  if (field.kind === "number") return `${field.least}–${field.most}`;
  if (field.kind === "one") return field.of.join(" | ");
  if (field.kind === "some") return field.of.join(", ");
  return field.kind === "yes" ? "yes | no" : null;
}
