// Limits: what a part must meet to fit the chosen parts, shown before the choice, in order of importance.
// Invariant: limits agree with the rules; there is no limit unless a chosen part sets it.

import type { Category, MotherboardSpecs } from "../catalogue/specs.ts";
import {
  totalQuantity,
  gigabytesOf,
  partsByCategory,
  modulesOf,
  without,
  type PartsByCategory,
} from "./parts-by-category.ts";
import { mostOf, type Build } from "./build.ts";
import { plugsOf, wantedOf, wattsLeftForCard } from "./power.ts";
import { coolingWatts } from "./rules/cooling.ts";
import { m2Drives, sataDrives } from "./rules/drives.ts";

type ValuesOf = {
  socket: { socket: string };
  "memory-type": { type: string };
  /** The board must be one of these sizes. */
  "board-sizes": { sizes: string };
  /** The case must take this size. */
  "board-size": { size: string };
  /** Memory slots. */
  "slots-at-least": { count: number };
  /** Free memory slots. */
  "slots-left": { count: number };
  /** Memory that can still be added. */
  "gigabytes-at-most": { gigabytes: number };
  /** Memory that the board must support. */
  "gigabytes-at-least": { gigabytes: number };
  /** Faster memory has no benefit on this board. */
  "speed-useful": { speedMts: number };
  "length-at-most": { mm: number };
  "length-at-least": { mm: number };
  "height-at-most": { mm: number };
  "height-at-least": { mm: number };
  "radiator-at-most": { mm: number };
  "radiator-at-least": { mm: number };
  "no-radiator": Record<string, never>;
  /** The rating that the cooler needs. */
  "rated-at-least": { watts: number };
  /** The highest processor rating that the chosen cooler handles. */
  "rated-at-most": { watts: number };
  /** Wattage of the supply, headroom included. */
  "watts-at-least": { watts: number };
  /** Watts of the supply that are left for a card. */
  "watts-left": { watts: number };
  "supply-form": { form: string };
  "plugs-8pin": { count: number };
  "plugs-16pin": { count: number };
  "plugs-sata": { count: number };
  "m2-at-least": { count: number };
  "sata-at-least": { count: number };
  "m2-left": { count: number };
  "sata-left": { count: number };
};
export type LimitCode = keyof ValuesOf;
export type BuildLimit = { [C in LimitCode]: { code: C; values: ValuesOf[C] } }[LimitCode];

/** The limits for a part of this category; if a computer has only one, the current part is ignored. */
export function limitsFor(build: Build, category: Category): BuildLimit[] {
  return limitsOfParts(partsByCategory(build), category);
}

/** The same for parts that are no listings. */
export function limitsOfParts(chosen: PartsByCategory, category: Category): BuildLimit[] {
  const parts = mostOf[category] === 1 ? without(chosen, category) : chosen;
  return limits[category](parts).filter((limit) => limit !== null);
}

type LimitsOf = (parts: PartsByCategory) => (BuildLimit | null)[];

/** A limit, or null if the fact that sets it is unknown. */
function limit<C extends LimitCode, Fact>(
  code: C,
  fact: Fact | null | undefined,
  values: (fact: Fact) => ValuesOf[C],
): BuildLimit | null {
  // Code and values match by the parameter types; TypeScript cannot narrow the union by a type parameter.
  return fact === null || fact === undefined ? null : ({ code, values: values(fact) } as BuildLimit);
}

const positive = (count: number) => (count > 0 ? count : null);
const left = (all: number | null | undefined, used: number) =>
  all === null || all === undefined ? null : Math.max(0, all - used);

/** Free slots and ports; null where the board's number is unknown. */
export type FreeSlots = { ramSlots: number; m2Slots: number | null; sataPorts: number | null };

/** What the board has and these parts do not use. */
export function freeSlotsOn(board: MotherboardSpecs, parts: PartsByCategory): FreeSlots {
  return {
    ramSlots: Math.max(0, board.ramSlots - modulesOf(parts)),
    m2Slots: left(board.m2Slots, totalQuantity(m2Drives(parts))),
    sataPorts: left(board.sataPorts, sataDrives(parts)),
  };
}

const freeSlots = (parts: PartsByCategory) => parts.motherboards[0] && freeSlotsOn(parts.motherboards[0].specs, parts);

/** The socket of the processor or board; with only a cooler, all sockets that it supports. */
const socketOf = ({ processors, motherboards, coolers }: PartsByCategory) =>
  limit(
    "socket",
    processors[0]?.specs.socket ?? motherboards[0]?.specs.socket ?? coolers[0]?.specs.sockets.join(", "),
    (socket) => ({ socket }),
  );
const count = (number: number) => ({ count: number });
const mm = (millimetres: number) => ({ mm: millimetres });
const watts = (number: number) => ({ watts: number });

const limits: { readonly [C in Category]: LimitsOf } = {
  processors: (parts) => [
    socketOf(parts),
    limit("memory-type", parts.motherboards[0]?.specs.ramType ?? parts.ram[0]?.specs.type, (type) => ({ type })),
    limit("rated-at-most", parts.coolers[0]?.specs.ratedWatts, watts),
  ],
  motherboards: (parts) => [
    socketOf(parts),
    limit("memory-type", parts.ram[0]?.specs.type ?? parts.processors[0]?.specs.memoryTypes.join(", "), (type) => ({
      type,
    })),
    limit("board-sizes", parts.cases[0]?.specs.boards.join(", "), (sizes) => ({ sizes })),
    limit("slots-at-least", positive(modulesOf(parts)), count),
    limit("gigabytes-at-least", positive(gigabytesOf(parts)), (all) => ({ gigabytes: all })),
    limit("m2-at-least", positive(totalQuantity(m2Drives(parts))), count),
    limit("sata-at-least", positive(sataDrives(parts)), count),
  ],
  ram: (parts) => [
    limit(
      "memory-type",
      parts.motherboards[0]?.specs.ramType ??
        parts.ram[0]?.specs.type ??
        parts.processors[0]?.specs.memoryTypes.join(", "),
      (type) => ({ type }),
    ),
    limit("slots-left", freeSlots(parts)?.ramSlots, count),
    limit("gigabytes-at-most", left(parts.motherboards[0]?.specs.maxRamGb, gigabytesOf(parts)), (most) => ({
      gigabytes: most,
    })),
    limit("speed-useful", parts.motherboards[0]?.specs.maxRamMts, (speedMts) => ({ speedMts })),
  ],
  "graphics-cards": (parts) => [
    limit("length-at-most", parts.cases[0]?.specs.maxGpuLengthMm, mm),
    limit("watts-left", parts["power-supplies"][0], ({ specs }) => watts(wattsLeftForCard(parts, specs.watts))),
    limit("plugs-8pin", parts["power-supplies"][0]?.specs.pcie8Pin, count),
    limit("plugs-16pin", positive(parts["power-supplies"][0]?.specs.pcie16Pin ?? 0), count),
  ],
  ssd: (parts) => [
    limit("m2-left", freeSlots(parts)?.m2Slots, count),
    limit("sata-left", freeSlots(parts)?.sataPorts, count),
  ],
  hdd: (parts) => [limit("sata-left", freeSlots(parts)?.sataPorts, count)],
  cases: (parts) => [
    limit("board-size", parts.motherboards[0]?.specs.formFactor, (size) => ({ size })),
    limit("length-at-least", parts["graphics-cards"][0]?.specs.lengthMm, mm),
    limit("height-at-least", parts.coolers[0]?.specs.type === "liquid" ? null : parts.coolers[0]?.specs.heightMm, mm),
    limit("radiator-at-least", parts.coolers[0]?.specs.radiatorMm, mm),
    limit("supply-form", parts["power-supplies"][0]?.specs.formFactor, (form) => ({ form })),
  ],
  coolers: (parts) => [
    socketOf(parts),
    limit("rated-at-least", parts.processors[0], ({ specs }) => watts(coolingWatts(specs))),
    limit("height-at-most", parts.cases[0]?.specs.maxCoolerHeightMm, mm),
    parts.cases[0]?.specs.maxRadiatorMm === 0
      ? { code: "no-radiator", values: {} }
      : limit("radiator-at-most", parts.cases[0]?.specs.maxRadiatorMm, mm),
  ],
  "power-supplies": (parts) => {
    const plugs = parts["graphics-cards"][0] ? plugsOf(parts["graphics-cards"][0].specs) : { eights: 0, sixteens: 0 };
    return [
      limit("watts-at-least", positive(wantedOf(parts)), watts),
      limit("supply-form", parts.cases[0]?.specs.supply, (form) => ({ form })),
      limit("plugs-8pin", positive(plugs.eights), count),
      limit("plugs-16pin", positive(plugs.sixteens), count),
      limit("plugs-sata", positive(sataDrives(parts)), count),
    ];
  },
};
