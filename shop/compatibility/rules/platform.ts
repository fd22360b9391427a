// Rules of the platform: which board runs which processor. Sources: Intel's compatibility lists of desktop processors
// and chipsets, AMD's tables of chipset and processor support for AM4 and AM5. Each processor's chipsets come from the
// module parts (shop/parts/curated).

import { partName } from "../../catalogue/specs.ts";
import { nothing, type Rule } from "../parts-by-category.ts";
import { incompatibility } from "../incompatibility.ts";

/**
 * What the first boards of a chipset supported at launch: these generations, if released by that year. Later processors
 * (Coffee Lake Refresh on B360, Ryzen 5000 on B550, the 14th generation on B760) need newer firmware, which an old
 * board may not have.
 */
const firstBoards: Record<string, { until: number; ran: readonly string[] }> = Object.fromEntries(
  [
    ["H61 H67 P67 Z68 B65 Q65 Q67", 2011, "Sandy Bridge"],
    ["B75 H77 Q75 Q77 Z75 Z77", 2012, "Sandy Bridge,Ivy Bridge"],
    ["H81 B85 Q85 Q87 H87 Z87", 2013, "Haswell"],
    ["H97 Z97", 2014, "Haswell"],
    ["H110 B150 Q150 H170 Q170 Z170 C232 C236", 2015, "Skylake"],
    ["B250 Q250 H270 Q270 Z270", 2017, "Skylake,Kaby Lake"],
    ["H310 B360 H370 Q370 Z370 C242 C246", 2018, "Coffee Lake"],
    ["B365 Z390", 2018, "Coffee Lake,Coffee Lake Refresh"],
    ["H410 B460 H470 Q470 Z490", 2020, "Comet Lake"],
    ["H510 B560 H570 Z590", 2021, "Comet Lake,Rocket Lake"],
    ["H610 B660 H670 Q670 Z690", 2022, "Alder Lake"],
    ["B760 H770 Z790", 2022, "Alder Lake,Raptor Lake"],
    ["H810 B860 Q870 Z890", 2024, "Arrow Lake"],
    ["X79", 2011, "Sandy Bridge-E"],
    ["X99", 2014, "Haswell-E"],
    ["X299", 2017, "Skylake-X"],
    // Made for AM3; the boards with socket AM3+ were first sold with firmware that did not support the FX yet.
    ["760G 780L 880G 890FX 890GX", 2010, ""],
    ["970 990X 990FX", 2011, "Bulldozer"],
    ["A55 A75 A85X", 2012, "Piledriver"],
    ["A58 A68H A78 A88X", 2014, "Piledriver,Steamroller"],
    ["A320 B350 X370", 2017, "Excavator,Zen"],
    ["B450 X470", 2018, "Excavator,Zen,Zen+"],
    ["X570", 2019, "Zen+,Zen 2"],
    ["A520 B550", 2020, "Zen 2"],
    ["A620 B650 B650E X670 X670E", 2022, "Zen 4"],
    ["B840 B850 X870 X870E", 2024, "Zen 4,Zen 5"],
    ["X399", 2017, "Zen"],
    ["TRX40", 2019, "Zen 2"],
    ["TRX50", 2023, "Zen 4"],
  ].flatMap(([chipsets, until, ran]) =>
    String(chipsets)
      .split(" ")
      .map((chipset) => [chipset, { until: Number(until), ran: String(ran).split(",") }]),
  ),
);

/** Whether a board of this chipset may need newer firmware for this processor; true for an unknown chipset. */
function mayNeedFirmware(
  chipset: string,
  { architecture, launchYear }: { architecture: string; launchYear: number | null },
): boolean {
  const first = firstBoards[chipset];
  return !first || !first.ran.includes(architecture) || (launchYear ?? 0) > first.until;
}

const processorOnBoard: Rule = {
  about: ["processors", "motherboards"],
  check({ processors: [cpu], motherboards: [mainboard] }, { platformOf }) {
    if (!cpu || !mainboard) return nothing;
    const processor = partName(cpu.specs);
    const board = partName(mainboard.specs);
    const { socket, chipset } = mainboard.specs;
    if (cpu.specs.socket !== socket)
      return [incompatibility("socket", { processor, processorSocket: cpu.specs.socket, board, boardSocket: socket })];
    const platform = platformOf(cpu.specs);
    if (platform === null) return [incompatibility("chipset-unknown", { processor, board, chipset })];
    if (!platform.chipsets.includes(chipset)) return [incompatibility("chipset", { processor, board, chipset })];
    return mayNeedFirmware(chipset, platform) ? [incompatibility("firmware", { processor, board, chipset })] : nothing;
  },
};

const boardInCase: Rule = {
  about: ["motherboards", "cases"],
  check({ motherboards: [board], cases: [box] }) {
    if (!board || !box || box.specs.boards.includes(board.specs.formFactor)) return nothing;
    return [
      incompatibility("board-size", {
        board: partName(board.specs),
        size: board.specs.formFactor,
        case: partName(box.specs),
        sizes: box.specs.boards.join(", "),
      }),
    ];
  },
};

export const platformRules: readonly Rule[] = [processorOnBoard, boardInCase];
