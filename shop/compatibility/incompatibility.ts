// A misfit: what keeps parts from working together, or what somebody should know before buying them together.
// Invariant: what nobody knows is "unsure", never "wrong"; a part added to a build never takes a "wrong" between two others away.

import type { Category } from "../catalogue/specs.ts";

/**
 * wrong: the computer cannot be built or does not run. unsure: it may well work, but something has to be looked at, or a small thing
 * such as an adapter is wanted. note: it fits and works, only not at its best.
 */
export type Severity = "wrong" | "unsure" | "note";

/** What the sentence of each code needs. Parts are named; `count` is what the sentence is plural by; sizes are in their unit. */
type ValuesOf = {
  /** The processor does not go into the board's socket. */
  socket: { processor: string; processorSocket: string; board: string; boardSocket: string };
  /** The socket is right, but the board's chipset does not run this generation of processors, with any firmware. */
  chipset: { processor: string; board: string; chipset: string };
  /** Nobody wrote down whether the board's chipset runs this processor. */
  "chipset-unknown": { processor: string; board: string; chipset: string };
  /** The chipset is older than the processor: the board runs it once its firmware (BIOS) is new enough. */
  firmware: { processor: string; board: string; chipset: string };

  /** The kit is of another type than the board's slots. */
  "memory-board": { kit: string; kitType: string; board: string; boardType: string };
  /** The processor cannot drive memory of the kit's type. */
  "memory-processor": { kit: string; kitType: string; processor: string; processorTypes: string };
  /** The board takes memory of a type that the processor cannot drive. */
  "board-memory": { board: string; boardType: string; processor: string; processorTypes: string };
  /** More modules (`count`) than the board has slots. */
  "memory-slots": { count: number; slots: number; board: string };
  /** More memory in all than the board can hold. */
  "memory-capacity": { gigabytes: number; mostGigabytes: number; board: string };
  /** One module is bigger than the board's most, shared out over its slots: some boards take it, some do not. */
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
  /** The card fits only if the radiator does not stand in front of it: behind the front it takes `takenMm` of the room. */
  "card-radiator": { card: string; lengthMm: number; case: string; mostMm: number; cooler: string; takenMm: number };

  /** The cooler cannot be mounted on this socket, the processor's or the board's. */
  "cooler-socket": { cooler: string; socket: string };
  /** The cooler's maker does not name the socket, but one with the same holes (`like`). */
  "cooler-mount": { cooler: string; socket: string; like: string };
  /** The cooler is higher than the case has room for. */
  "cooler-height": { cooler: string; heightMm: number; case: string; mostMm: number };
  /** Nobody measured the cooler, or the case's room for it. */
  "cooler-height-unknown": { cooler: string; case: string };
  /** The case takes shorter radiators only. */
  radiator: { cooler: string; radiatorMm: number; case: string; mostMm: number };
  /** The case takes no radiator at all. */
  "no-radiator": { cooler: string; radiatorMm: number; case: string };
  /** Nobody wrote down whether the case takes a radiator as long and as wide as the cooler's. */
  "radiator-unknown": { cooler: string; case: string };
  /** The cooler is rated for fewer watts than the processor's own rating. */
  "cooler-watts": { cooler: string; ratedWatts: number; processor: string; watts: number };
  /** Nobody knows for how many watts the cooler is good, and the processor has more than any boxed cooler leads away. */
  "cooler-watts-unknown": { cooler: string; processor: string; watts: number };
  /** note: enough for the processor's rating, not for its turbo under long load, which wants `watts`. */
  "cooler-turbo": { cooler: string; ratedWatts: number; processor: string; watts: number };

  /** The case takes supplies of another form only (an ATX supply in a case for SFX). */
  "supply-form": { supply: string; form: string; case: string; caseForm: string };
  /** An SFX supply in a case for ATX: it goes in with a bracket (adapter plate). */
  "supply-bracket": { supply: string; case: string };
  /** Nobody wrote down which supplies the case takes. */
  "supply-form-unknown": { supply: string; form: string; case: string };
  /** The parts may draw more (`load`) than the supply gives. */
  "supply-watts": { supply: string; watts: number; load: number };
  /** The supply gives enough, but has little to spare: `wanted` is what we would put in. */
  "supply-headroom": { supply: string; watts: number; wanted: number };
  /** The card has `count` sockets for 6- or 8-pin plugs, the supply has fewer plugs (`has`). */
  "supply-8pin": { supply: string; card: string; count: number; has: number };
  /** The card has a 16-pin socket, the supply no such plug: an adapter from `count` 8-pin plugs, which it has. */
  "supply-adapter": { supply: string; card: string; count: number };
  /** The same, and the supply has too few 8-pin plugs (`has`) for the adapter. */
  "supply-16pin": { supply: string; card: string; count: number; has: number };
  /** More drives that want a SATA power plug (`count`) than the supply has: a splitter is wanted. */
  "supply-sata": { supply: string; count: number; has: number };

  /** More M.2 drives than the board has slots (`slots` may be 0). */
  "m2-slots": { count: number; slots: number; board: string };
  /** Nobody counted the board's M.2 slots. */
  "m2-unknown": { count: number; board: string };
  /** An M.2 drive that speaks SATA: not every M.2 slot does. */
  "m2-sata": { drive: string; board: string };
  /** More SATA drives than the board has ports. */
  "sata-ports": { count: number; ports: number; board: string };
  /** Nobody counted the board's SATA ports, and there are more drives than every board has ports for. */
  "sata-unknown": { count: number; board: string };
};

export type IncompatibilityCode = keyof ValuesOf;

/** How bad each is, and of which categories something has to be changed to mend it. */
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
  // A code and its own values, as the parameters say; the union cannot be narrowed by a type parameter.
  return { code, ...incompatibilityKinds[code], values } as unknown as Incompatibility;
}
