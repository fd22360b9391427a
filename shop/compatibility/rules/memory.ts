// Memory: its type is a matter of notches and voltages (JEDEC), its number and size one of the board's slots.

import { partName, type RamSpecs } from "../../catalogue/specs.ts";
import { gigabytesOf, kitName, modulesOf, nothing, type Rule } from "../parts-by-category.ts";
import { incompatibility, type Incompatibility } from "../incompatibility.ts";

const typeOnBoard: Rule = {
  about: ["motherboards", "ram"],
  check({ motherboards: [board], ram }) {
    if (!board) return nothing;
    const { ramType: boardType } = board.specs;
    return ram
      .filter(({ specs }) => specs.type !== boardType)
      .map(({ specs }) =>
        incompatibility("memory-board", {
          kit: kitName(specs),
          kitType: specs.type,
          board: partName(board.specs),
          boardType,
        }),
      );
  },
};

const typeAtProcessor: Rule = {
  about: ["processors", "ram"],
  check({ processors: [cpu], ram }) {
    if (!cpu) return nothing;
    const { memoryTypes } = cpu.specs;
    return ram
      .filter(({ specs }) => !memoryTypes.includes(specs.type))
      .map(({ specs }) =>
        incompatibility("memory-processor", {
          kit: kitName(specs),
          kitType: specs.type,
          processor: partName(cpu.specs),
          processorTypes: memoryTypes.join(", "),
        }),
      );
  },
};

/** A DDR3 board of the LGA1151 and a processor that has left DDR3 behind: no memory serves both. */
const typeOfBoardAtProcessor: Rule = {
  about: ["processors", "motherboards"],
  check({ processors: [cpu], motherboards: [board] }) {
    if (!cpu || !board || cpu.specs.memoryTypes.includes(board.specs.ramType)) return nothing;
    return [
      incompatibility("board-memory", {
        board: partName(board.specs),
        boardType: board.specs.ramType,
        processor: partName(cpu.specs),
        processorTypes: cpu.specs.memoryTypes.join(", "),
      }),
    ];
  },
};

const roomOnBoard: Rule = {
  about: ["motherboards", "ram"],
  check({ motherboards: [mainboard], ram }) {
    if (!mainboard || ram.length === 0) return nothing;
    const { ramSlots, maxRamGb } = mainboard.specs;
    const board = partName(mainboard.specs);
    const found: Incompatibility[] = [];
    const modules = modulesOf({ ram });
    if (modules > ramSlots) found.push(incompatibility("memory-slots", { count: modules, slots: ramSlots, board }));
    const gigabytes = gigabytesOf({ ram });
    if (gigabytes > maxRamGb)
      found.push(incompatibility("memory-capacity", { gigabytes, mostGigabytes: maxRamGb, board }));
    // A maximum is stated for full slots. Bigger modules than its share came later, and only newer firmware knows them.
    const mostGigabytes = maxRamGb / ramSlots;
    for (const { specs } of ram) {
      const moduleGigabytes = specs.capacityGb / specs.modules;
      if (moduleGigabytes > mostGigabytes)
        found.push(incompatibility("module-size", { kit: kitName(specs), moduleGigabytes, mostGigabytes, board }));
    }
    return found;
  },
};

const speedOnBoard: Rule = {
  about: ["motherboards", "ram"],
  check({ motherboards: [board], ram }) {
    const mostMts = board?.specs.maxRamMts ?? null;
    if (!board || mostMts === null) return nothing;
    return ram
      .filter(({ specs }) => specs.speedMts > mostMts)
      .map(({ specs }) =>
        incompatibility("memory-speed", {
          kit: kitName(specs),
          speedMts: specs.speedMts,
          board: partName(board.specs),
          mostMts,
        }),
      );
  },
};

/** Kits are tested by their makers as they are sold: put together, they run at the slowest one's speed, where they run. */
const kitsTogether: Rule = {
  about: ["ram"],
  check({ ram }) {
    const types = new Set(ram.map(({ specs }) => specs.type));
    if (types.size > 1) return [incompatibility("memory-types", { types: [...types].toSorted().join(", ") })];
    if (new Set(ram.map(({ specs }) => makeOf(specs))).size < 2) return nothing;
    return [incompatibility("memory-mixed", { speedMts: Math.min(...ram.map(({ specs }) => specs.speedMts)) })];
  },
};

function makeOf({ brand, series, capacityGb, modules, speedMts, cl }: RamSpecs): string {
  return [brand, series, capacityGb, modules, speedMts, cl].join("|");
}

/** Desktop processors have two channels: one module uses half of what they can read. Three modules still make a pair, so they say nothing. */
const channels: Rule = {
  about: ["ram"],
  check({ ram }) {
    const [kit] = ram;
    if (!kit || ram.length > 1 || kit.specs.modules * kit.quantity > 1) return nothing;
    return [incompatibility("single-channel", { kit: kitName(kit.specs) })];
  },
};

export const memoryRules: readonly Rule[] = [
  typeOnBoard,
  typeAtProcessor,
  typeOfBoardAtProcessor,
  roomOnBoard,
  speedOnBoard,
  kitsTogether,
  channels,
];
