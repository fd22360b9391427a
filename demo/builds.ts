// Builds machines of the demo catalogue: each part is chosen from those that fit the parts already chosen.
// Invariant: every machine would work in reality.

import type { CaseSpecs, CoolerSpecs, PcSpecs, RamSpecs } from "../shop/catalogue/specs.ts";
import { plugsOf } from "../shop/compatibility/power.ts";
import { coolingWatts } from "../shop/compatibility/rules/cooling.ts";
import type { DemoPart } from "./part.ts";
import { cases } from "./parts-cases.ts";
import { coolers } from "./parts-coolers.ts";
import { hardDrives, solidStateDrives, type HddModel, type SsdModel } from "./parts-drives.ts";
import { graphicsCards, type GpuPart } from "./parts-graphics.ts";
import { memoryKits } from "./parts-memory.ts";
import { motherboards, type BoardPart } from "./parts-motherboards.ts";
import { powerSupplies } from "./parts-power.ts";
import { processors, type CpuPart } from "./parts-processors.ts";
import type { Random } from "./random.ts";

export type DemoBuild = {
  cpu: CpuPart;
  gpu: GpuPart;
  board: BoardPart;
  ram: DemoPart<RamSpecs>;
  ssd: DemoPart<SsdModel> | null;
  hdd: DemoPart<HddModel> | null;
  psu: DemoPart<PcSpecs["psu"]>;
  case: DemoPart<CaseSpecs>;
  cooler: DemoPart<CoolerSpecs>;
};

export function worthOf(build: DemoBuild): number {
  const parts = [
    build.cpu,
    build.gpu,
    build.board,
    build.ram,
    build.ssd,
    build.hdd,
    build.psu,
    build.case,
    build.cooler,
  ];
  return parts.reduce((total, part) => total + (part?.worth ?? 0), 0);
}

type BuildRequest = {
  /** Target for the total worth of the parts, in RON. */
  worth: number;
  /** The factor on a model's popularity, for processors and graphics cards. */
  favour: (model: string) => number;
};

/** A sensible machine of about this worth, or null if the random choice cannot be completed. */
export function chooseBuild(request: BuildRequest, random: Random): DemoBuild | null {
  const { worth, favour } = request;
  const money = { worth, random };
  const gpu = pickNear(graphicsCards, {
    share: gpuShare(worth),
    spread: 0.09,
    liking: ({ popularity, specs }) => popularity * favour(specs.chip),
    ...money,
  });
  if (!gpu) return null;
  const balanced = processors.filter((part) => areBalanced(part, gpu));
  const cpu = pickNear(balanced, {
    share: 0.15,
    spread: 0.05,
    liking: ({ popularity, specs }) => popularity * favour(specs.model),
    ...money,
  });
  if (!cpu) return null;
  const boards = motherboards.filter((part) => boardTakes(part, cpu));
  const board = pickNear(boards, {
    share: 0.11,
    spread: 0.05,
    liking: ({ specs }) => (specs.formFactor === "ITX" ? 0.6 : 1),
    ...money,
  });
  if (!board) return null;
  const ram = chooseMemory(board, cpu, money);
  const chassis = pickNear(
    cases.filter((part) => caseTakes(part, { board, gpu, worth })),
    { share: 0.06, spread: 0.03, ...money },
  );
  if (!ram || !chassis) return null;
  const cooler = chooseCooler(cpu, chassis, money);
  const psu = choosePsu({ cpu, gpu, chassis }, money);
  if (!cooler || !psu) return null;
  return { cpu, gpu, board, ram, ...chooseDrives(board, money), psu, case: chassis, cooler };
}

/** The graphics card's share of the worth grows with the price. */
function gpuShare(worth: number): number {
  return Math.min(0.46, 0.3 + worth / 32_000);
}

type Money = { worth: number; random: Random };
type Nearness<T> = Money & { share: number; spread: number; liking?: (part: T) => number };

/** Picks a part whose worth is about this share of the machine's, at most three spreads away. */
function pickNear<T extends DemoPart<unknown>>(
  parts: readonly T[],
  { share, spread, worth, random, liking = () => 1 }: Nearness<T>,
): T | null {
  const offOf = (part: T) => (part.worth / worth - share) / spread;
  const near = parts.filter((part) => Math.abs(offOf(part)) <= 3);
  return near.length > 0 ? random.weighted(near, (part) => liking(part) * Math.exp(-(offOf(part) ** 2) / 2)) : null;
}

/** Balanced: neither is a bottleneck for the other, and neither is out of proportion in price. */
function areBalanced(cpu: CpuPart, gpu: GpuPart): boolean {
  const load = gpu.timeSpy / cpu.gaming;
  const money = cpu.worth / gpu.worth;
  return (
    load >= 30 &&
    load <= 180 &&
    money >= 0.18 &&
    money <= 1.08 &&
    Math.abs(cpu.specs.launchYear - gpu.specs.launchYear) <= 5
  );
}

function boardTakes(board: BoardPart, cpu: CpuPart): boolean {
  return (
    board.specs.socket === cpu.specs.socket &&
    cpu.chipsets.includes(board.specs.chipset) &&
    board.power >= powerNeed(cpu)
  );
}

function powerNeed({ specs }: CpuPart): BoardPart["power"] {
  if (specs.cores >= 20) return 3;
  return specs.tdpWatts > 65 || specs.cores >= 12 ? 2 : 1;
}

function chooseMemory(board: BoardPart, cpu: CpuPart, { worth, random }: Money): DemoPart<RamSpecs> | null {
  const fastest = Math.min(board.specs.maxRamMts ?? 0, cpu.fastestMts[board.specs.ramType] ?? 0);
  const fitting = memoryKits.filter(
    ({ specs }) =>
      specs.type === board.specs.ramType &&
      specs.speedMts <= fastest &&
      specs.speedMts >= fastest * 0.8 &&
      specs.modules <= board.specs.ramSlots &&
      specs.capacityGb <= board.specs.maxRamGb,
  );
  const weightOf = ({ specs }: DemoPart<RamSpecs>) => capacityWeight(specs.capacityGb, worth);
  return fitting.some((kit) => weightOf(kit) > 0) ? random.weighted(fitting, weightOf) : null;
}

function capacityWeight(gigabytes: number, worth: number): number {
  if (worth < 1000) return { 8: 8, 16: 2 }[gigabytes] ?? 0;
  if (worth < 1700) return { 8: 3, 16: 8 }[gigabytes] ?? 0;
  if (worth < 2800) return { 16: 9, 32: 1.2 }[gigabytes] ?? 0;
  if (worth < 4400) return { 16: 6, 32: 5, 64: 0.2 }[gigabytes] ?? 0;
  return { 16: 0.6, 32: 8, 64: worth > 5200 ? 4 : 1.5 }[gigabytes] ?? 0;
}

function chooseDrives(board: BoardPart, { worth, random }: Money): Pick<DemoBuild, "ssd" | "hdd"> {
  const hddOnly = worth < 1500 && random.chance(0.05);
  const hdd = hddOnly || random.chance(0.26) ? random.weighted(hardDrives, (drive) => hddWeight(drive, worth)) : null;
  const fitting = solidStateDrives.filter(({ specs }) => specs.formFactor !== "M.2" || board.specs.m2Slots !== 0);
  return { ssd: hddOnly ? null : random.weighted(fitting, (drive) => ssdWeight(drive, worth)), hdd };
}

function ssdWeight({ specs }: DemoPart<SsdModel>, worth: number): number {
  if (specs.interface === "SATA" && worth > 3500 && specs.capacityGb < 2000) return 0;
  if (worth < 1000) return { 256: 6, 512: 2 }[specs.capacityGb] ?? 0;
  if (worth < 1700) return { 256: 3, 512: 6, 1000: 0.5 }[specs.capacityGb] ?? 0;
  if (worth < 2800) return { 512: 6, 1000: 4 }[specs.capacityGb] ?? 0;
  if (worth < 4400) return { 512: 1, 1000: 7, 2000: 1.5 }[specs.capacityGb] ?? 0;
  return { 1000: 4, 2000: 5, 4000: worth > 6000 ? 2.5 : 0.4 }[specs.capacityGb] ?? 0;
}

function hddWeight({ specs }: DemoPart<HddModel>, worth: number): number {
  if (specs.formFactor !== '3.5"') return 0;
  if (worth < 1700) return { 1000: 6, 2000: 1 }[specs.capacityGb] ?? 0;
  if (worth < 4400) return { 1000: 3, 2000: 5, 4000: 1 }[specs.capacityGb] ?? 0;
  return { 2000: 4, 4000: 4 }[specs.capacityGb] ?? 0;
}

function caseTakes(
  { specs }: DemoPart<CaseSpecs>,
  { board, gpu, worth }: { board: BoardPart; gpu: GpuPart; worth: number },
): boolean {
  const isSmall = specs.style === "small";
  if (!specs.boards.includes(board.specs.formFactor) || specs.maxGpuLengthMm < gpu.specs.lengthMm + 5) return false;
  if (specs.style === "office" && worth > 1700) return false;
  return isSmall === (board.specs.formFactor === "ITX");
}

function chooseCooler(
  cpu: CpuPart,
  chassis: DemoPart<CaseSpecs>,
  { worth, random }: Money,
): DemoPart<CoolerSpecs> | null {
  const fitting = coolers.filter(
    ({ specs }) =>
      specs.sockets.includes(cpu.specs.socket) &&
      (specs.ratedWatts ?? 0) >= coolingWatts(cpu.specs) &&
      (specs.heightMm === null || specs.heightMm <= (chassis.specs.maxCoolerHeightMm ?? 0)) &&
      (specs.radiatorMm === null || specs.radiatorMm <= (chassis.specs.maxRadiatorMm ?? 0)) &&
      // Low-profile coolers are only used in small cases.
      (specs.type !== "low-profile" || chassis.specs.style === "small"),
  );
  return pickNear(fitting, { share: 0.035, spread: 0.02, worth, random });
}

/** Watts of the power supply: processor at turbo, graphics card with spikes, other parts, plus 20 %. */
function supplyNeed(cpu: CpuPart, gpu: GpuPart): number {
  return (cpu.specs.tdpWatts * 1.5 + gpu.specs.tdpWatts * 1.3 + 60) * 1.2;
}

type Powered = { cpu: CpuPart; gpu: GpuPart; chassis: DemoPart<CaseSpecs> };

function choosePsu({ cpu, gpu, chassis }: Powered, { worth, random }: Money): DemoBuild["psu"] | null {
  const need = supplyNeed(cpu, gpu);
  const { eights, sixteens } = plugsOf(gpu.specs);
  const fitting = powerSupplies.filter(
    ({ specs }) =>
      specs.watts >= need &&
      specs.pcie8Pin >= eights &&
      specs.pcie16Pin >= sixteens &&
      specs.formFactor === chassis.specs.supply,
  );
  return pickNear(fitting, {
    share: 0.06,
    spread: 0.025,
    worth,
    random,
    liking: ({ specs }) => Math.exp((need - specs.watts) / 200),
  });
}
