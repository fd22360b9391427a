// The 24 processor models of the demo catalogue (spec 9).

import type { CpuSpecs, RamType } from "../shop/catalogue/specs.ts";
import type { DemoPart } from "./part.ts";

export type CpuPart = DemoPart<CpuSpecs> & {
  /** How many frames it can prepare, with the Ryzen 5 5600 at 100. */
  readonly gaming: number;
  /** Cinebench R23, all cores, points, at the power limits that boards ship with. */
  readonly cinebench: number;
  /** Chipsets that run it, with their latest firmware. */
  readonly chipsets: readonly string[];
  /** Fastest memory worth putting beside it. */
  readonly fastestMts: { readonly [type in RamType]?: number };
  /** How often such machines come in for refurbishing, beside the others. */
  readonly popularity: number;
};

const COFFEE_LAKE = ["H310", "B360", "B365", "Z370", "Z390"];
// The 400 series below Z490 keeps to the 10th generation.
const COMET_LAKE = ["H410", "B460", "Z490", "H510", "B560"];
const ROCKET_LAKE = ["Z490", "H510", "B560"];
const ALDER_LAKE_AND_LATER = ["H610", "B660", "B760", "Z690", "Z790"];
// B550 never got firmware for Ryzen 2000, A320 mostly none for Ryzen 5000.
const ZEN_PLUS = ["A320", "B450", "X570"];
const ZEN_2 = ["A320", "B450", "B550", "X570"];
const ZEN_3 = ["B450", "B550", "X570"];
const ZEN_4 = ["A620", "B650", "X670"];

const ddr4: RamType[] = ["DDR4"];
const ddr5: RamType[] = ["DDR5"];
const both: RamType[] = ["DDR4", "DDR5"];

export const processors: readonly CpuPart[] = [
  {
    specs: { brand: "Intel", model: "Core i3-8100", socket: "LGA1151", cores: 4, threads: 4, baseGhz: 3.6, boostGhz: null, tdpWatts: 65, integratedGraphics: "UHD 630", memoryTypes: ddr4, launchYear: 2017 },
    worth: 120, gaming: 60, cinebench: 3850, chipsets: COFFEE_LAKE, fastestMts: { DDR4: 2666 }, popularity: 3,
  },
  {
    specs: { brand: "Intel", model: "Core i5-8400", socket: "LGA1151", cores: 6, threads: 6, baseGhz: 2.8, boostGhz: 4, tdpWatts: 65, integratedGraphics: "UHD 630", memoryTypes: ddr4, launchYear: 2017 },
    worth: 200, gaming: 74, cinebench: 5900, chipsets: COFFEE_LAKE, fastestMts: { DDR4: 2666 }, popularity: 6,
  },
  {
    specs: { brand: "Intel", model: "Core i5-9400F", socket: "LGA1151", cores: 6, threads: 6, baseGhz: 2.9, boostGhz: 4.1, tdpWatts: 65, integratedGraphics: null, memoryTypes: ddr4, launchYear: 2019 },
    worth: 210, gaming: 76, cinebench: 6100, chipsets: COFFEE_LAKE, fastestMts: { DDR4: 2666 }, popularity: 6,
  },
  {
    specs: { brand: "Intel", model: "Core i7-8700", socket: "LGA1151", cores: 6, threads: 12, baseGhz: 3.2, boostGhz: 4.6, tdpWatts: 65, integratedGraphics: "UHD 630", memoryTypes: ddr4, launchYear: 2017 },
    worth: 370, gaming: 84, cinebench: 8100, chipsets: COFFEE_LAKE, fastestMts: { DDR4: 2666 }, popularity: 4,
  },
  {
    specs: { brand: "Intel", model: "Core i3-10100F", socket: "LGA1200", cores: 4, threads: 8, baseGhz: 3.6, boostGhz: 4.3, tdpWatts: 65, integratedGraphics: null, memoryTypes: ddr4, launchYear: 2020 },
    worth: 190, gaming: 76, cinebench: 5650, chipsets: COMET_LAKE, fastestMts: { DDR4: 2666 }, popularity: 5,
  },
  {
    specs: { brand: "Intel", model: "Core i5-10400F", socket: "LGA1200", cores: 6, threads: 12, baseGhz: 2.9, boostGhz: 4.3, tdpWatts: 65, integratedGraphics: null, memoryTypes: ddr4, launchYear: 2020 },
    worth: 310, gaming: 85, cinebench: 8250, chipsets: COMET_LAKE, fastestMts: { DDR4: 2666 }, popularity: 9,
  },
  {
    specs: { brand: "Intel", model: "Core i5-11400F", socket: "LGA1200", cores: 6, threads: 12, baseGhz: 2.6, boostGhz: 4.4, tdpWatts: 65, integratedGraphics: null, memoryTypes: ddr4, launchYear: 2021 },
    worth: 400, gaming: 92, cinebench: 9600, chipsets: ROCKET_LAKE, fastestMts: { DDR4: 3200 }, popularity: 6,
  },
  {
    specs: { brand: "Intel", model: "Core i7-10700F", socket: "LGA1200", cores: 8, threads: 16, baseGhz: 2.9, boostGhz: 4.8, tdpWatts: 65, integratedGraphics: null, memoryTypes: ddr4, launchYear: 2020 },
    worth: 580, gaming: 95, cinebench: 11300, chipsets: COMET_LAKE, fastestMts: { DDR4: 3600 }, popularity: 4,
  },
  {
    specs: { brand: "Intel", model: "Core i3-12100F", socket: "LGA1700", cores: 4, threads: 8, baseGhz: 3.3, boostGhz: 4.3, tdpWatts: 58, integratedGraphics: null, memoryTypes: both, launchYear: 2022 },
    worth: 330, gaming: 94, cinebench: 8300, chipsets: ALDER_LAKE_AND_LATER, fastestMts: { DDR4: 3200, DDR5: 4800 }, popularity: 6,
  },
  {
    specs: { brand: "Intel", model: "Core i5-12400F", socket: "LGA1700", cores: 6, threads: 12, baseGhz: 2.5, boostGhz: 4.4, tdpWatts: 65, integratedGraphics: null, memoryTypes: both, launchYear: 2022 },
    worth: 510, gaming: 106, cinebench: 12200, chipsets: ALDER_LAKE_AND_LATER, fastestMts: { DDR4: 3600, DDR5: 5200 }, popularity: 11,
  },
  {
    specs: { brand: "Intel", model: "Core i5-13400F", socket: "LGA1700", cores: 10, threads: 16, baseGhz: 2.5, boostGhz: 4.6, tdpWatts: 65, integratedGraphics: null, memoryTypes: both, launchYear: 2023 },
    worth: 720, gaming: 111, cinebench: 15700, chipsets: ALDER_LAKE_AND_LATER, fastestMts: { DDR4: 3600, DDR5: 5600 }, popularity: 8,
  },
  {
    specs: { brand: "Intel", model: "Core i7-12700F", socket: "LGA1700", cores: 12, threads: 20, baseGhz: 2.1, boostGhz: 4.9, tdpWatts: 65, integratedGraphics: null, memoryTypes: both, launchYear: 2022 },
    worth: 960, gaming: 121, cinebench: 20300, chipsets: ALDER_LAKE_AND_LATER, fastestMts: { DDR4: 3600, DDR5: 5600 }, popularity: 6,
  },
  {
    specs: { brand: "Intel", model: "Core i5-13600K", socket: "LGA1700", cores: 14, threads: 20, baseGhz: 3.5, boostGhz: 5.1, tdpWatts: 125, integratedGraphics: "UHD 770", memoryTypes: both, launchYear: 2022 },
    worth: 1040, gaming: 134, cinebench: 23700, chipsets: ALDER_LAKE_AND_LATER, fastestMts: { DDR4: 3600, DDR5: 6000 }, popularity: 6,
  },
  {
    specs: { brand: "Intel", model: "Core i7-14700K", socket: "LGA1700", cores: 20, threads: 28, baseGhz: 3.4, boostGhz: 5.6, tdpWatts: 125, integratedGraphics: "UHD 770", memoryTypes: both, launchYear: 2023 },
    worth: 1680, gaming: 145, cinebench: 34200, chipsets: ALDER_LAKE_AND_LATER, fastestMts: { DDR4: 3600, DDR5: 6000 }, popularity: 4,
  },
  {
    specs: { brand: "AMD", model: "Ryzen 5 2600", socket: "AM4", cores: 6, threads: 12, baseGhz: 3.4, boostGhz: 3.9, tdpWatts: 65, integratedGraphics: null, memoryTypes: ddr4, launchYear: 2018 },
    worth: 180, gaming: 65, cinebench: 7150, chipsets: ZEN_PLUS, fastestMts: { DDR4: 3200 }, popularity: 7,
  },
  {
    specs: { brand: "AMD", model: "Ryzen 5 3600", socket: "AM4", cores: 6, threads: 12, baseGhz: 3.6, boostGhz: 4.2, tdpWatts: 65, integratedGraphics: null, memoryTypes: ddr4, launchYear: 2019 },
    worth: 290, gaming: 82, cinebench: 9350, chipsets: ZEN_2, fastestMts: { DDR4: 3600 }, popularity: 11,
  },
  {
    specs: { brand: "AMD", model: "Ryzen 5 5500", socket: "AM4", cores: 6, threads: 12, baseGhz: 3.6, boostGhz: 4.2, tdpWatts: 65, integratedGraphics: null, memoryTypes: ddr4, launchYear: 2022 },
    worth: 340, gaming: 87, cinebench: 10700, chipsets: ZEN_3, fastestMts: { DDR4: 3600 }, popularity: 7,
  },
  {
    specs: { brand: "AMD", model: "Ryzen 5 5600", socket: "AM4", cores: 6, threads: 12, baseGhz: 3.5, boostGhz: 4.4, tdpWatts: 65, integratedGraphics: null, memoryTypes: ddr4, launchYear: 2022 },
    worth: 440, gaming: 100, cinebench: 11200, chipsets: ZEN_3, fastestMts: { DDR4: 4000 }, popularity: 12,
  },
  {
    specs: { brand: "AMD", model: "Ryzen 7 3700X", socket: "AM4", cores: 8, threads: 16, baseGhz: 3.6, boostGhz: 4.4, tdpWatts: 65, integratedGraphics: null, memoryTypes: ddr4, launchYear: 2019 },
    worth: 440, gaming: 84, cinebench: 12300, chipsets: ZEN_2, fastestMts: { DDR4: 3600 }, popularity: 4,
  },
  {
    specs: { brand: "AMD", model: "Ryzen 7 5700X", socket: "AM4", cores: 8, threads: 16, baseGhz: 3.4, boostGhz: 4.6, tdpWatts: 65, integratedGraphics: null, memoryTypes: ddr4, launchYear: 2022 },
    worth: 650, gaming: 103, cinebench: 13800, chipsets: ZEN_3, fastestMts: { DDR4: 4000 }, popularity: 8,
  },
  {
    specs: { brand: "AMD", model: "Ryzen 7 5800X3D", socket: "AM4", cores: 8, threads: 16, baseGhz: 3.4, boostGhz: 4.5, tdpWatts: 105, integratedGraphics: null, memoryTypes: ddr4, launchYear: 2022 },
    worth: 1280, gaming: 132, cinebench: 14600, chipsets: ZEN_3, fastestMts: { DDR4: 4000 }, popularity: 4,
  },
  {
    specs: { brand: "AMD", model: "Ryzen 5 7500F", socket: "AM5", cores: 6, threads: 12, baseGhz: 3.7, boostGhz: 5, tdpWatts: 65, integratedGraphics: null, memoryTypes: ddr5, launchYear: 2023 },
    worth: 640, gaming: 121, cinebench: 13900, chipsets: ZEN_4, fastestMts: { DDR5: 6000 }, popularity: 9,
  },
  {
    specs: { brand: "AMD", model: "Ryzen 7 7700", socket: "AM5", cores: 8, threads: 16, baseGhz: 3.8, boostGhz: 5.3, tdpWatts: 65, integratedGraphics: "Radeon Graphics", memoryTypes: ddr5, launchYear: 2023 },
    worth: 1020, gaming: 128, cinebench: 18700, chipsets: ZEN_4, fastestMts: { DDR5: 6000 }, popularity: 6,
  },
  {
    specs: { brand: "AMD", model: "Ryzen 7 7800X3D", socket: "AM5", cores: 8, threads: 16, baseGhz: 4.2, boostGhz: 5, tdpWatts: 120, integratedGraphics: "Radeon Graphics", memoryTypes: ddr5, launchYear: 2023 },
    worth: 1620, gaming: 160, cinebench: 18100, chipsets: ZEN_4, fastestMts: { DDR5: 6000 }, popularity: 6,
  },
];
