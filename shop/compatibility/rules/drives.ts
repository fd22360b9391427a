// Drives: an M.2 drive takes an M.2 slot and no cable, every other one a SATA port and a SATA power plug. Which generation of PCIe a
// slot speaks does not matter: a fast drive in a slow slot runs at the slot's speed, and boards' slots are not known one by one.

import { partName } from "../../catalogue/specs.ts";
import { counted, nothing, type Assembly, type Rule } from "../parts-by-category.ts";
import { incompatibility } from "../incompatibility.ts";

const inM2Slots: Rule = {
  about: ["motherboards", "ssd"],
  check(parts) {
    const [mainboard] = parts.motherboards;
    const drives = m2Drives(parts);
    if (!mainboard || drives.length === 0) return nothing;
    const board = partName(mainboard.specs);
    const { m2Slots: slots } = mainboard.specs;
    const count = counted(drives);
    if (slots !== null && count > slots) return [incompatibility("m2-slots", { count, slots, board })];
    const speakSata = drives
      .filter(({ specs }) => specs.interface === "SATA")
      .map(({ specs }) => incompatibility("m2-sata", { drive: partName(specs), board }));
    return slots === null ? [incompatibility("m2-unknown", { count, board }), ...speakSata] : speakSata;
  },
};

/** No desktop board has fewer, so nobody needs to have counted them. */
const EVERY_BOARD_HAS = 2; // SATA ports

const atSataPorts: Rule = {
  about: ["motherboards", "ssd", "hdd"],
  check(parts) {
    const [mainboard] = parts.motherboards;
    const count = sataDrives(parts);
    if (!mainboard) return nothing;
    const board = partName(mainboard.specs);
    const { sataPorts: ports } = mainboard.specs;
    if (ports === null) return count > EVERY_BOARD_HAS ? [incompatibility("sata-unknown", { count, board })] : nothing;
    return count > ports ? [incompatibility("sata-ports", { count, ports, board })] : nothing;
  },
};

/** Drives in slots of the board. */
export function m2Drives({ ssd }: Assembly): Assembly["ssd"] {
  return ssd.filter(({ specs }) => specs.formFactor === "M.2");
}

/** Drives on cables: each wants a port of the board and a plug of the supply. */
export function sataDrives({ ssd, hdd }: Assembly): number {
  return counted(hdd) + counted(ssd.filter(({ specs }) => specs.formFactor !== "M.2"));
}

export const driveRules: readonly Rule[] = [inM2Slots, atSataPorts];
