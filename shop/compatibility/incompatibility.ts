// An incompatibility: what keeps parts from working together, or what a buyer should know before buying them together.
// Invariant: unknown facts give "unsure", never "wrong"; adding a part never removes a "wrong" between two others.

import type { Category } from "../catalogue/specs.ts";

/**
 * wrong: the computer cannot be built or does not run. unsure: it probably works, but something must be checked, or a
 * small extra such as an adapter is needed. note: it fits and works, but not at its best.
 */
export type Severity = "wrong" | "unsure" | "note";

/**
 * The values in each code's message. Parts are names; `count` selects the plural form; sizes have their unit in the
 * name.
 */
type ValuesOf = {
  /** The processor does not go into the board's socket. */
  socket: { processor: string; processorSocket: string; board: string; boardSocket: string };
  /** The socket is right, but the board's chipset does not run this generation of processors, with any firmware. */
  chipset: { processor: string; board: string; chipset: string };
  /** It is unknown whether the board's chipset runs this processor. */
  "chipset-unknown": { processor: string; board: string; chipset: string };
  /** The chipset is older than the processor: the board needs a recent firmware (BIOS). */
  firmware: { processor: string; board: string; chipset: string };

  /** The kit is of another type than the board's slots. */
  "memory-board": { kit: string; kitType: string; board: string; boardType: string };
  /** The processor does not support memory of the kit's type. */
  "memory-processor": { kit: string; kitType: string; processor: string; processorTypes: string };
  /** The board takes a type of memory that the processor does not support. */
  "board-memory": { board: string; boardType: string; processor: string; processorTypes: string };
  /** More modules (`count`) than the board has slots. */
  "memory-slots": { count: number; slots: number; board: string };
  /** More memory in all than the board can hold. */
  "memory-capacity": { gigabytes: number; mostGigabytes: number; board: string };
  /** One module is larger than the board's maximum divided by its slots: some boards accept it, some do not. */
  "module-size": { kit: string; moduleGigabytes: number; mostGigabytes: number; board: string };
  /** Kits of different types: no board has slots for both. */
  "memory-types": { types: string };
  /** Different kits together: they run at the slowest one's speed, and not every mix starts. */
  "memory-mixed": { speedMts: number };
  /** note: the kit is faster than the board runs it. */
  "memory-speed": { kit: string; speedMts: number; board: string; mostMts: number };
  /** note: a single module: memory works in one channel, games are slower. */
  "single-channel": { kit: string };

  /** The case does not take a board of this size. */
  "board-size": { board: string; size: string; case: string; sizes: string };

  /** The graphics card is longer than the case has room for. */
  "card-length": { card: string; lengthMm: number; case: string; mostMm: number };
  /** The card fits only if the radiator is not mounted in front of it: there it takes `takenMm` of the space. */
  "card-radiator": { card: string; lengthMm: number; case: string; mostMm: number; cooler: string; takenMm: number };

  /** The cooler cannot be mounted on this socket, the processor's or the board's. */
  "cooler-socket": { cooler: string; socket: string };
  /** The cooler's maker does not list the socket, but one with the same mounting holes (`like`). */
  "cooler-mount": { cooler: string; socket: string; like: string };
  /** The cooler is higher than the case has room for. */
  "cooler-height": { cooler: string; heightMm: number; case: string; mostMm: number };
  /** The cooler's height, or the case's limit, is unknown. */
  "cooler-height-unknown": { cooler: string; case: string };
  /** The case takes shorter radiators only. */
  radiator: { cooler: string; radiatorMm: number; case: string; mostMm: number };
  /** The case takes no radiator at all. */
  "no-radiator": { cooler: string; radiatorMm: number; case: string };
  /** It is unknown whether the case takes a radiator of the cooler's length and width. */
  "radiator-unknown": { cooler: string; case: string };
  /** The cooler is rated for fewer watts than the processor's own rating. */
  "cooler-watts": { cooler: string; ratedWatts: number; processor: string; watts: number };
  /** The cooler's rating is unknown, and the processor has more watts than any boxed cooler handles. */
  "cooler-watts-unknown": { cooler: string; processor: string; watts: number };
  /** note: enough for the processor's rating, but not for its turbo under long load, which needs `watts`. */
  "cooler-turbo": { cooler: string; ratedWatts: number; processor: string; watts: number };

  /** The case takes only supplies of another form factor (an ATX supply in a case for SFX). */
  "supply-form": { supply: string; form: string; case: string; caseForm: string };
  /** An SFX supply in a case for ATX: it fits with a bracket (adapter plate). */
  "supply-bracket": { supply: string; case: string };
  /** It is unknown which supplies the case takes. */
  "supply-form-unknown": { supply: string; form: string; case: string };
  /** The parts may draw more (`load`) than the supply provides. */
  "supply-watts": { supply: string; watts: number; load: number };
  /** The supply is sufficient, but with little headroom: `wanted` is the recommended wattage. */
  "supply-headroom": { supply: string; watts: number; wanted: number };
  /** The card has `count` sockets for 6- or 8-pin plugs, the supply has fewer plugs (`has`). */
  "supply-8pin": { supply: string; card: string; count: number; has: number };
  /**
   * The card has a 16-pin socket, the supply no such plug: it needs an adapter from `count` 8-pin plugs, which the
   * supply has.
   */
  "supply-adapter": { supply: string; card: string; count: number };
  /** The same, and the supply has too few 8-pin plugs (`has`) for the adapter. */
  "supply-16pin": { supply: string; card: string; count: number; has: number };
  /** More drives with SATA power (`count`) than the supply has plugs: a splitter is needed. */
  "supply-sata": { supply: string; count: number; has: number };

  /** More M.2 drives than the board has slots (`slots` may be 0). */
  "m2-slots": { count: number; slots: number; board: string };
  /** The number of the board's M.2 slots is unknown. */
  "m2-unknown": { count: number; board: string };
  /** An M.2 drive with SATA interface: not every M.2 slot supports it. */
  "m2-sata": { drive: string; board: string };
  /** More SATA drives than the board has ports. */
  "sata-ports": { count: number; ports: number; board: string };
  /**
   * The number of the board's SATA ports is unknown, and there are more drives than the minimum of ports that every
   * board has.
   */
  "sata-unknown": { count: number; board: string };
};

export type IncompatibilityCode = keyof ValuesOf;

/** The severity of each code, and the categories of which a part must be changed to resolve it. */
export const incompatibilityKinds = {
  socket: { severity: "wrong", between: ["processors", "motherboards"] },
  chipset: { severity: "wrong", between: ["processors", "motherboards"] },
  "chipset-unknown": { severity: "unsure", between: ["processors", "motherboards"] },
  firmware: { severity: "unsure", between: ["processors", "motherboards"] },

  "memory-board": { severity: "wrong", between: ["motherboards", "ram"] },
  "memory-processor": { severity: "wrong", between: ["processors", "ram"] },
  "board-memory": { severity: "wrong", between: ["processors", "motherboards"] },
  "memory-slots": { severity: "wrong", between: ["motherboards", "ram"] },
  "memory-capacity": { severity: "wrong", between: ["motherboards", "ram"] },
  "module-size": { severity: "unsure", between: ["motherboards", "ram"] },
  "memory-types": { severity: "wrong", between: ["ram"] },
  "memory-mixed": { severity: "unsure", between: ["ram"] },
  "memory-speed": { severity: "note", between: ["motherboards", "ram"] },
  "single-channel": { severity: "note", between: ["ram"] },

  "board-size": { severity: "wrong", between: ["motherboards", "cases"] },

  "card-length": { severity: "wrong", between: ["graphics-cards", "cases"] },
  "card-radiator": { severity: "unsure", between: ["graphics-cards", "cases", "coolers"] },

  "cooler-socket": { severity: "wrong", between: ["processors", "motherboards", "coolers"] },
  "cooler-mount": { severity: "unsure", between: ["processors", "motherboards", "coolers"] },
  "cooler-height": { severity: "wrong", between: ["cases", "coolers"] },
  "cooler-height-unknown": { severity: "unsure", between: ["cases", "coolers"] },
  radiator: { severity: "wrong", between: ["cases", "coolers"] },
  "no-radiator": { severity: "wrong", between: ["cases", "coolers"] },
  "radiator-unknown": { severity: "unsure", between: ["cases", "coolers"] },
  "cooler-watts": { severity: "wrong", between: ["processors", "coolers"] },
  "cooler-watts-unknown": { severity: "unsure", between: ["processors", "coolers"] },
  "cooler-turbo": { severity: "note", between: ["processors", "coolers"] },

  "supply-form": { severity: "wrong", between: ["cases", "power-supplies"] },
  "supply-bracket": { severity: "unsure", between: ["cases", "power-supplies"] },
  "supply-form-unknown": { severity: "unsure", between: ["cases", "power-supplies"] },
  "supply-watts": { severity: "wrong", between: ["processors", "graphics-cards", "power-supplies"] },
  "supply-headroom": { severity: "unsure", between: ["processors", "graphics-cards", "power-supplies"] },
  "supply-8pin": { severity: "wrong", between: ["graphics-cards", "power-supplies"] },
  "supply-adapter": { severity: "unsure", between: ["graphics-cards", "power-supplies"] },
  "supply-16pin": { severity: "wrong", between: ["graphics-cards", "power-supplies"] },
  "supply-sata": { severity: "unsure", between: ["ssd", "hdd", "power-supplies"] },

  "m2-slots": { severity: "wrong", between: ["motherboards", "ssd"] },
  "m2-unknown": { severity: "unsure", between: ["motherboards", "ssd"] },
  "m2-sata": { severity: "unsure", between: ["motherboards", "ssd"] },
  "sata-ports": { severity: "wrong", between: ["motherboards", "ssd", "hdd"] },
  "sata-unknown": { severity: "unsure", between: ["motherboards", "ssd", "hdd"] },
} as const satisfies Record<IncompatibilityCode, { severity: Severity; between: readonly Category[] }>;

export type Incompatibility = {
  [C in IncompatibilityCode]: { code: C; severity: Severity; between: readonly Category[]; values: ValuesOf[C] };
}[IncompatibilityCode];

export function incompatibility<C extends IncompatibilityCode>(code: C, values: ValuesOf[C]): Incompatibility {
  // Code and values match by the parameter types; TypeScript cannot narrow the union by a type parameter.
  return { code, ...incompatibilityKinds[code], values } as unknown as Incompatibility;
}
