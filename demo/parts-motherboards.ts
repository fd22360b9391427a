// Boards of the demo catalogue. M.2 and SATA counts are the makers' own figures, and null where we are not sure.

import type { MotherboardSpecs } from "../shop/catalogue/specs.ts";
import type { DemoPart } from "./part.ts";

export type BoardPart = DemoPart<MotherboardSpecs> & {
  /** What it can feed without throttling: 1 = 65 W chips with up to eight cores, 2 = all but the thirstiest, 3 = anything. */
  readonly power: 1 | 2 | 3;
};

export const motherboards: readonly BoardPart[] = [
  { specs: { brand: "Gigabyte", model: "H310M S2H", socket: "LGA1151", chipset: "H310", formFactor: "mATX", ramType: "DDR4", ramSlots: 2, maxRamGb: 32, maxRamMts: 2666, m2Slots: 1, sataPorts: 4 }, worth: 140, power: 1 },
  { specs: { brand: "MSI", model: "B360M PRO-VDH", socket: "LGA1151", chipset: "B360", formFactor: "mATX", ramType: "DDR4", ramSlots: 4, maxRamGb: 64, maxRamMts: 2666, m2Slots: 1, sataPorts: 6 }, worth: 190, power: 2 },
  { specs: { brand: "ASRock", model: "B365M Pro4", socket: "LGA1151", chipset: "B365", formFactor: "mATX", ramType: "DDR4", ramSlots: 4, maxRamGb: 64, maxRamMts: 2666, m2Slots: 2, sataPorts: 6 }, worth: 200, power: 2 },
  { specs: { brand: "ASUS", model: "PRIME Z370-P", socket: "LGA1151", chipset: "Z370", formFactor: "ATX", ramType: "DDR4", ramSlots: 4, maxRamGb: 64, maxRamMts: 3200, m2Slots: 2, sataPorts: 4 }, worth: 250, power: 3 },
  { specs: { brand: "MSI", model: "Z390-A PRO", socket: "LGA1151", chipset: "Z390", formFactor: "ATX", ramType: "DDR4", ramSlots: 4, maxRamGb: 128, maxRamMts: 3600, m2Slots: 1, sataPorts: 6 }, worth: 290, power: 3 },

  { specs: { brand: "Gigabyte", model: "H410M S2H", socket: "LGA1200", chipset: "H410", formFactor: "mATX", ramType: "DDR4", ramSlots: 2, maxRamGb: 64, maxRamMts: 2666, m2Slots: 1, sataPorts: 4 }, worth: 180, power: 1 },
  { specs: { brand: "ASRock", model: "B460M Pro4", socket: "LGA1200", chipset: "B460", formFactor: "mATX", ramType: "DDR4", ramSlots: 4, maxRamGb: 128, maxRamMts: 2666, m2Slots: 2, sataPorts: 6 }, worth: 240, power: 2 },
  { specs: { brand: "ASUS", model: "PRIME H510M-K", socket: "LGA1200", chipset: "H510", formFactor: "mATX", ramType: "DDR4", ramSlots: 2, maxRamGb: 64, maxRamMts: 3200, m2Slots: 1, sataPorts: 4 }, worth: 210, power: 1 },
  { specs: { brand: "Gigabyte", model: "B560M DS3H", socket: "LGA1200", chipset: "B560", formFactor: "mATX", ramType: "DDR4", ramSlots: 4, maxRamGb: 128, maxRamMts: 3200, m2Slots: 2, sataPorts: 6 }, worth: 290, power: 2 },
  { specs: { brand: "MSI", model: "Z490-A PRO", socket: "LGA1200", chipset: "Z490", formFactor: "ATX", ramType: "DDR4", ramSlots: 4, maxRamGb: 128, maxRamMts: 4000, m2Slots: 2, sataPorts: 6 }, worth: 370, power: 3 },

  { specs: { brand: "Gigabyte", model: "H610M S2H DDR4", socket: "LGA1700", chipset: "H610", formFactor: "mATX", ramType: "DDR4", ramSlots: 2, maxRamGb: 64, maxRamMts: 3200, m2Slots: 1, sataPorts: 4 }, worth: 270, power: 1 },
  { specs: { brand: "ASRock", model: "B660M-ITX/ac", socket: "LGA1700", chipset: "B660", formFactor: "ITX", ramType: "DDR4", ramSlots: 2, maxRamGb: 64, maxRamMts: 3600, m2Slots: null, sataPorts: 4 }, worth: 420, power: 2 },
  { specs: { brand: "MSI", model: "PRO B660M-A DDR4", socket: "LGA1700", chipset: "B660", formFactor: "mATX", ramType: "DDR4", ramSlots: 4, maxRamGb: 128, maxRamMts: 3600, m2Slots: 2, sataPorts: 6 }, worth: 390, power: 2 },
  { specs: { brand: "Gigabyte", model: "B760M DS3H DDR4", socket: "LGA1700", chipset: "B760", formFactor: "mATX", ramType: "DDR4", ramSlots: 4, maxRamGb: 128, maxRamMts: 3600, m2Slots: 2, sataPorts: 4 }, worth: 410, power: 2 },
  { specs: { brand: "MSI", model: "PRO Z690-A DDR4", socket: "LGA1700", chipset: "Z690", formFactor: "ATX", ramType: "DDR4", ramSlots: 4, maxRamGb: 128, maxRamMts: 4000, m2Slots: 4, sataPorts: 6 }, worth: 560, power: 3 },
  { specs: { brand: "MSI", model: "PRO B760M-A WIFI", socket: "LGA1700", chipset: "B760", formFactor: "mATX", ramType: "DDR5", ramSlots: 4, maxRamGb: 256, maxRamMts: 6000, m2Slots: 2, sataPorts: 4 }, worth: 520, power: 2 },
  { specs: { brand: "ASUS", model: "TUF GAMING B760-PLUS WIFI", socket: "LGA1700", chipset: "B760", formFactor: "ATX", ramType: "DDR5", ramSlots: 4, maxRamGb: 192, maxRamMts: 6000, m2Slots: 3, sataPorts: 4 }, worth: 620, power: 3 },
  { specs: { brand: "Gigabyte", model: "Z790 AORUS ELITE AX", socket: "LGA1700", chipset: "Z790", formFactor: "ATX", ramType: "DDR5", ramSlots: 4, maxRamGb: 256, maxRamMts: 6000, m2Slots: 4, sataPorts: 6 }, worth: 860, power: 3 },

  { specs: { brand: "ASUS", model: "PRIME A320M-K", socket: "AM4", chipset: "A320", formFactor: "mATX", ramType: "DDR4", ramSlots: 2, maxRamGb: 32, maxRamMts: 3200, m2Slots: 1, sataPorts: 4 }, worth: 140, power: 1 },
  { specs: { brand: "Gigabyte", model: "B450M DS3H", socket: "AM4", chipset: "B450", formFactor: "mATX", ramType: "DDR4", ramSlots: 4, maxRamGb: 128, maxRamMts: 3600, m2Slots: 1, sataPorts: 4 }, worth: 220, power: 1 },
  { specs: { brand: "MSI", model: "B450 TOMAHAWK MAX", socket: "AM4", chipset: "B450", formFactor: "ATX", ramType: "DDR4", ramSlots: 4, maxRamGb: 128, maxRamMts: 4000, m2Slots: 1, sataPorts: 6 }, worth: 300, power: 3 },
  { specs: { brand: "ASRock", model: "B550M Pro4", socket: "AM4", chipset: "B550", formFactor: "mATX", ramType: "DDR4", ramSlots: 4, maxRamGb: 128, maxRamMts: 4000, m2Slots: 2, sataPorts: 6 }, worth: 320, power: 2 },
  { specs: { brand: "Gigabyte", model: "B550I AORUS PRO AX", socket: "AM4", chipset: "B550", formFactor: "ITX", ramType: "DDR4", ramSlots: 2, maxRamGb: 64, maxRamMts: 4000, m2Slots: 2, sataPorts: 4 }, worth: 480, power: 2 },
  { specs: { brand: "ASUS", model: "TUF GAMING B550-PLUS", socket: "AM4", chipset: "B550", formFactor: "ATX", ramType: "DDR4", ramSlots: 4, maxRamGb: 128, maxRamMts: 4000, m2Slots: 2, sataPorts: 6 }, worth: 400, power: 3 },
  { specs: { brand: "Gigabyte", model: "X570 AORUS ELITE", socket: "AM4", chipset: "X570", formFactor: "ATX", ramType: "DDR4", ramSlots: 4, maxRamGb: 128, maxRamMts: 4000, m2Slots: 2, sataPorts: 6 }, worth: 490, power: 3 },

  { specs: { brand: "ASRock", model: "A620M-HDV/M.2", socket: "AM5", chipset: "A620", formFactor: "mATX", ramType: "DDR5", ramSlots: 2, maxRamGb: 96, maxRamMts: 6000, m2Slots: 1, sataPorts: 4 }, worth: 330, power: 1 },
  { specs: { brand: "Gigabyte", model: "B650M DS3H", socket: "AM5", chipset: "B650", formFactor: "mATX", ramType: "DDR5", ramSlots: 4, maxRamGb: 192, maxRamMts: 6000, m2Slots: 2, sataPorts: 4 }, worth: 480, power: 2 },
  { specs: { brand: "ASRock", model: "B650I Lightning WiFi", socket: "AM5", chipset: "B650", formFactor: "ITX", ramType: "DDR5", ramSlots: 2, maxRamGb: 128, maxRamMts: 6000, m2Slots: 2, sataPorts: 2 }, worth: 680, power: 2 },
  { specs: { brand: "ASUS", model: "TUF GAMING B650-PLUS WIFI", socket: "AM5", chipset: "B650", formFactor: "ATX", ramType: "DDR5", ramSlots: 4, maxRamGb: 256, maxRamMts: 6000, m2Slots: 3, sataPorts: 4 }, worth: 640, power: 3 },
  { specs: { brand: "Gigabyte", model: "X670 AORUS ELITE AX", socket: "AM5", chipset: "X670", formFactor: "ATX", ramType: "DDR5", ramSlots: 4, maxRamGb: 256, maxRamMts: 6000, m2Slots: 4, sataPorts: 4 }, worth: 900, power: 3 },
];
