// What the ranking of upgrades must agree with, for tests: plain loops over the stock, with rules and arithmetic of their own. It
// imports no rule, no sum and no ranking of the shop. Frame rates are the model's: what the upgrades are ranked by, not how.

import type { ComponentListing } from "../../shop/catalogue/listing.ts";
import type { CoolerSpecs, CpuSpecs, GpuSpecs, MotherboardSpecs, PcSpecs } from "../../shop/catalogue/specs.ts";
import { knownParts } from "../../shop/parts/known-parts.server.ts";

/** What a computer is made of; of memory one kit. */
export type Machine = PcSpecs;

/** Chipsets by processor, from the shop's own list of parts: facts, no rule. */
const chipsets = new Map<string, readonly string[]>();
for (const part of knownParts)
  if (part.category === "processors" && part.facts.chipsets !== null)
    for (const name of [part.name, ...part.aliases]) chipsets.set(name, part.facts.chipsets);

/** Watts at turbo: AMD's package limit is 1.35 times the rating; Intel's published limits by cores, since the tenth generation. */
function turboOf({ brand, socket, cores, tdpWatts }: CpuSpecs): number {
  if (brand === "AMD") return Math.round(tdpWatts * 1.35);
  const steps: Record<string, [number, number][]> = {
    LGA1200: [
      [2, 1.25],
      [4, 1.6],
      [6, 2.6],
      [99, 3.5],
    ],
    locked: [
      [2, 1.25],
      [4, 2],
      [6, 2.15],
      [10, 2.4],
      [14, 2.85],
      [99, 3.4],
    ],
    unlocked: [
      [10, 1.28],
      [12, 1.54],
      [14, 1.8],
      [99, 2.03],
    ],
  };
  const isLate = socket === "LGA1700" || socket === "LGA1851";
  const name = socket === "LGA1200" ? "LGA1200" : isLate ? (tdpWatts < 100 ? "locked" : "unlocked") : "";
  if (name === "") return Math.round(tdpWatts * 1.25);
  const factor = steps[name]!.find(([most]) => cores <= most)![1];
  return Math.round(Math.min(tdpWatts * factor, name === "LGA1200" ? 251 : 253));
}

function wattsOf({ cpu, gpu, ram, storage, cooler }: Machine): number {
  const drives = storage.reduce((sum, { kind }) => sum + (kind === "ssd" ? 6 : 9), 0);
  const fans = cooler.type === "liquid" ? 12 : 5;
  return turboOf(cpu) + (gpu?.tdpWatts ?? 0) + 30 + 3 * ram.modules + drives + 5 + fans;
}

const sameHoles = [
  "LGA1150 LGA1151 LGA1155 LGA1156 LGA1200",
  "LGA1700 LGA1851",
  "AM4 AM5",
  "LGA2011 LGA2011-3 LGA2066",
  "AM3+ FM2 FM2+",
];

function mayMount({ sockets }: CoolerSpecs, socket: string): boolean {
  const holes = sameHoles.find((group) => group.split(" ").includes(socket))?.split(" ") ?? [socket];
  return sockets.some((one) => one === socket || holes.includes(one));
}

function fitsBoard(cpu: CpuSpecs, board: MotherboardSpecs): boolean {
  const known = chipsets.get(cpu.model);
  return cpu.socket === board.socket && (known === undefined || known.includes(board.chipset));
}

function plugsAreEnough({ gpu, psu }: Machine): boolean {
  if (gpu === null) return true;
  const eights = gpu.powerConnectors.filter((plug) => plug !== "16-pin").length;
  const sixteens = gpu.powerConnectors.length - eights;
  if (psu.pcie8Pin < eights) return false;
  const missing = Math.max(0, sixteens - psu.pcie16Pin);
  return missing * Math.ceil(gpu.tdpWatts / 150) <= psu.pcie8Pin - eights;
}

/** Whether it can be put together and runs; where a fact is not known, it may. */
export function works(machine: Machine): boolean {
  const { cpu, gpu, motherboard: board, ram, case: box, cooler, psu } = machine;
  if (!fitsBoard(cpu, board) || !cpu.memoryTypes.includes(board.ramType)) return false;
  if (ram.type !== board.ramType || !cpu.memoryTypes.includes(ram.type)) return false;
  if (ram.modules > board.ramSlots || ram.capacityGb > board.maxRamGb) return false;
  if (!box.boards.includes(board.formFactor)) return false;
  if (gpu !== null && gpu.lengthMm > box.maxGpuLengthMm) return false;
  if (!mayMount(cooler, cpu.socket) || !mayMount(cooler, board.socket)) return false;
  if (cooler.ratedWatts !== null && cooler.ratedWatts < cpu.tdpWatts) return false;
  if (!plugsAreEnough(machine)) return false;
  return psu.watts >= wattsOf(machine);
}

/** The machine with a part of the shop in place of its own. */
export function withListing(machine: Machine, listing: ComponentListing): Machine {
  switch (listing.category) {
    case "processors":
      return { ...machine, cpu: listing.specs };
    case "graphics-cards":
      return { ...machine, gpu: listing.specs };
    case "motherboards":
      return { ...machine, motherboard: listing.specs };
    case "ram":
      return { ...machine, ram: listing.specs };
    case "power-supplies":
      return { ...machine, psu: listing.specs };
    case "cases":
      return { ...machine, case: listing.specs };
    case "coolers":
      return { ...machine, cooler: listing.specs };
    default:
      throw new Error(`no frames come from ${listing.category}`);
  }
}

type Frames = (cpu: CpuSpecs, gpu: GpuSpecs | null) => { low: number; middle: number; high: number } | null;

/** The cheapest listing of a model that works in the machine without anything else. */
export type AloneUpgrade = { model: string; listing: ComponentListing; per100Ron: number };

/** One for each model of cards and processors that is surely faster, the most frames for the money first. */
export function upgradesAlone(machine: Machine, stock: readonly ComponentListing[], frames: Frames): AloneUpgrade[] {
  const now = frames(machine.cpu, machine.gpu);
  if (now === null) return [];
  const best = new Map<string, AloneUpgrade>();
  for (const listing of stock) {
    if (listing.free === 0) continue;
    if (listing.category !== "graphics-cards" && listing.category !== "processors") continue;
    const then = withListing(machine, listing);
    const after = frames(then.cpu, then.gpu);
    if (after === null || after.low <= now.high || !works(then)) continue;
    const model = modelOf(listing);
    const before = best.get(model);
    if (before && before.listing.price <= listing.price) continue;
    best.set(model, { model, listing, per100Ron: ((after.middle - now.middle) * 10_000) / listing.price });
  }
  return [...best.values()].toSorted((a, b) => b.per100Ron - a.per100Ron);
}

export function modelOf(listing: ComponentListing): string {
  if (listing.category === "graphics-cards") return `${listing.specs.chip} with ${listing.specs.vramGb}`;
  return listing.category === "processors" ? listing.specs.model : listing.title;
}
