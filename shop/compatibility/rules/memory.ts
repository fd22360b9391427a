// Rules of memory: the type is fixed by notches and voltages (JEDEC), number and size are limited by the board's slots.

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

/** A DDR3 board with LGA1151 and a processor without DDR3 support: no memory works with both. */
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

const slotsOnBoard: Rule = {
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
    // The maximum is stated for full slots. Larger modules came later, and only newer firmware supports them.
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

/** Makers test kits as sold: combined kits run at the slowest one's speed, if they run at all. */
const kitsTogether: Rule = {
  about: ["ram"],
  check({ ram }) {
    const types = new Set(ram.map(({ specs }) => specs.type));
    if (types.size > 1) return [incompatibility("memory-types", { types: [...types].toSorted().join(", ") })];
    if (new Set(ram.map(({ specs }) => kitKey(specs))).size < 2) return nothing;
    return [incompatibility("memory-mixed", { speedMts: Math.min(...ram.map(({ specs }) => specs.speedMts)) })];
  },
};

function kitKey({ brand, series, capacityGb, modules, speedMts, cl }: RamSpecs): string {
  return [brand, series, capacityGb, modules, speedMts, cl].join("|");
}

/**
 * Desktop processors have two memory channels: one module uses half of the bandwidth. Three modules include a pair, so
 * there is no note.
 */
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
  slotsOnBoard,
  speedOnBoard,
  kitsTogether,
  channels,
];
