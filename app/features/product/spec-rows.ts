// The rows of a part's specification table: a label in the visitor's language, and the value with its unit.

import { never } from "../../../base/result.ts";
import { capacityLabel, type Category, type SpecsOf } from "../../../shop/catalogue/specs.ts";
import { formatNumber } from "../../i18n/format.ts";
import type { Key } from "../../i18n/translate.ts";
import { useWords } from "../../i18n/use-words.ts";

export type SpecRow = { label: string; value: string };

type SpecKey = Key<"product"> extends infer K ? (K extends `spec.${infer Name}` ? Name : never) : never;
type SpecValues = Partial<Record<SpecKey, string | null>>;
type Formatters = ReturnType<typeof useFormatters>;

const tables: { [C in Category]: (specs: SpecsOf[C], formatters: Formatters) => SpecValues } = {
  processors: (cpu, { t, unit }) => ({
    cores: `${cpu.cores} / ${cpu.threads}`,
    clock:
      cpu.boostGhz === null
        ? `${formatNumber(cpu.baseGhz)} GHz`
        : `${formatNumber(cpu.baseGhz)} – ${formatNumber(cpu.boostGhz)} GHz`,
    socket: cpu.socket,
    tdp: unit(cpu.tdpWatts, "W"),
    memory: cpu.memoryTypes.join(", "),
    graphics: cpu.integratedGraphics ?? t("none"),
    launch: String(cpu.launchYear),
  }),
  "graphics-cards": (gpu, { t, unit }) => ({
    vram: `${gpu.vramGb} GB ${gpu.memoryType}`,
    tdp: unit(gpu.tdpWatts, "W"),
    length: unit(gpu.lengthMm, "mm"),
    slots: formatNumber(gpu.slots),
    connectors: gpu.powerConnectors.length > 0 ? gpu.powerConnectors.join(" + ") : t("none"),
    launch: String(gpu.launchYear),
  }),
  motherboards: (board, { unit }) => ({
    socket: board.socket,
    chipset: board.chipset,
    format: board.formFactor,
    memory: `${board.ramSlots} × ${board.ramType}`,
    maxMemory: unit(board.maxRamGb, "GB"),
    maxMemorySpeed: unit(board.maxRamMts, "MT/s"),
    m2: board.m2Slots === null ? null : formatNumber(board.m2Slots),
    sata: board.sataPorts === null ? null : formatNumber(board.sataPorts),
  }),
  ram: (ram, { unit }) => ({
    capacity: unit(ram.capacityGb, "GB"),
    modules: `${ram.modules} × ${formatNumber(ram.capacityGb / ram.modules)} GB`,
    speed: `${ram.type}-${ram.speedMts}`,
    latency: ram.cl === null ? null : `CL${ram.cl}`,
  }),
  ssd: (drive, { unit }) => ({
    capacity: capacityLabel(drive.capacityGb),
    interface: drive.interface,
    format: drive.formFactor,
    health: unit(drive.healthPercent, "%"),
    hours: unit(drive.powerOnHours, "h"),
  }),
  hdd: (drive, { unit }) => ({
    capacity: capacityLabel(drive.capacityGb),
    rpm: unit(drive.rpm, "rpm"),
    format: drive.formFactor,
    hours: unit(drive.powerOnHours, "h"),
  }),
  "power-supplies": (psu, { t, unit, option }) => ({
    watts: unit(psu.watts, "W"),
    efficiency: psu.efficiency,
    cables: option("modular", psu.modular),
    format: psu.formFactor,
    pcie:
      [psu.pcie8Pin > 0 ? `${psu.pcie8Pin} × 8-pin` : "", psu.pcie16Pin > 0 ? `${psu.pcie16Pin} × 16-pin` : ""]
        .filter(Boolean)
        .join(" + ") || t("none"),
    sataPower: formatNumber(psu.sataConnectors),
  }),
  cases: (box, { t, unit, option }) => ({
    boards: box.boards.join(", "),
    gpuRoom: unit(box.maxGpuLengthMm, "mm"),
    coolerRoom: unit(box.maxCoolerHeightMm, "mm"),
    radiatorRoom: box.maxRadiatorMm === 0 ? t("none") : unit(box.maxRadiatorMm, "mm"),
    supply: box.supply,
    colour: option("colours", box.colour),
  }),
  coolers: (cooler, { unit, option }) => ({
    type: option("type", cooler.type),
    height: unit(cooler.heightMm, "mm"),
    radiator: unit(cooler.radiatorMm, "mm"),
    fits: cooler.sockets.join(", "),
    rated: unit(cooler.ratedWatts, "W"),
  }),
};

/** Returns `rowsOf(category, specs)` in the page's language. An unknown value has no row. */
export function useSpecRows() {
  const { t } = useWords("product");
  const formatters = useFormatters();
  return function rowsOf(category: Category, specs: SpecsOf[Category]): SpecRow[] {
    // Invariant: `category` and `specs` come from the same listing or part.
    const table = tables[category] as (specs: SpecsOf[Category], formatters: Formatters) => SpecValues;
    if (!table) return never(category as never);
    return Object.entries(table(specs, formatters)).flatMap(([key, value]) =>
      value === null || value === undefined ? [] : [{ label: t(`spec.${key as SpecKey}`), value }],
    );
  };
}

function useFormatters() {
  const { t } = useWords("product");
  const { t: list } = useWords("catalogue");
  return {
    t,
    unit: (value: number | null, of: string) => (value === null ? null : `${formatNumber(value)} ${of}`),
    option: (facet: string, value: string) => list(`option.${facet}.${value}` as Key<"catalogue">),
  };
}
