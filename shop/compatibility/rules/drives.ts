// Rules of drives: an M.2 drive needs an M.2 slot and no cable, every other drive a SATA port and a SATA power plug.
// The slot's PCIe generation does not matter: a fast drive in a slow slot runs at the slot's speed, and the slots of a
// board are not known one by one.

import { partName } from "../../catalogue/specs.ts";
import { totalQuantity, nothing, type PartsByCategory, type Rule } from "../parts-by-category.ts";
import { incompatibility } from "../incompatibility.ts";

const inM2Slots: Rule = {
  about: ["motherboards", "ssd"],
  check(parts) {
    const [mainboard] = parts.motherboards;
    const drives = m2Drives(parts);
    if (!mainboard || drives.length === 0) return nothing;
    const board = partName(mainboard.specs);
    const { m2Slots: slots } = mainboard.specs;
    const count = totalQuantity(drives);
    if (slots !== null && count > slots) return [incompatibility("m2-slots", { count, slots, board })];
    const sataInM2 = drives
      .filter(({ specs }) => specs.interface === "SATA")
      .map(({ specs }) => incompatibility("m2-sata", { drive: partName(specs), board }));
    return slots === null ? [incompatibility("m2-unknown", { count, board }), ...sataInM2] : sataInM2;
  },
};

/** Every desktop board has at least these, so this many drives fit even if the number of ports is unknown. */
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

/** Drives in the board's M.2 slots. */
export function m2Drives({ ssd }: PartsByCategory): PartsByCategory["ssd"] {
  return ssd.filter(({ specs }) => specs.formFactor === "M.2");
}

/** The number of drives on cables: each needs a port of the board and a plug of the supply. */
export function sataDrives({ ssd, hdd }: PartsByCategory): number {
  return totalQuantity(hdd) + totalQuantity(ssd.filter(({ specs }) => specs.formFactor !== "M.2"));
}

export const driveRules: readonly Rule[] = [inM2Slots, atSataPorts];
