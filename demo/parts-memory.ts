// Memory kits of the demo catalogue: the capacities and speeds that the shop's filters offer (spec 9).

import type { RamSpecs } from "../shop/catalogue/specs.ts";
import type { DemoPart } from "./part.ts";

export const memoryKits: readonly DemoPart<RamSpecs>[] = [
  { specs: { brand: "Crucial", series: "CT8G4DFRA266", type: "DDR4", capacityGb: 8, modules: 1, speedMts: 2666, cl: 19, heatSpreader: false }, worth: 110 },
  { specs: { brand: "HyperX", series: "Fury", type: "DDR4", capacityGb: 8, modules: 2, speedMts: 2666, cl: 16, heatSpreader: true }, worth: 120 },
  { specs: { brand: "Samsung", series: "M378A1K43", type: "DDR4", capacityGb: 16, modules: 2, speedMts: 2666, cl: 19, heatSpreader: false }, worth: 220 },
  { specs: { brand: "HyperX", series: "Fury", type: "DDR4", capacityGb: 16, modules: 2, speedMts: 2666, cl: 16, heatSpreader: true }, worth: 230 },
  { specs: { brand: "Corsair", series: "Vengeance LPX", type: "DDR4", capacityGb: 32, modules: 2, speedMts: 2666, cl: 16, heatSpreader: true }, worth: 440 },
  { specs: { brand: "Crucial", series: "Ballistix Sport LT", type: "DDR4", capacityGb: 8, modules: 1, speedMts: 3000, cl: 15, heatSpreader: true }, worth: 120 },
  { specs: { brand: "Corsair", series: "Vengeance LPX", type: "DDR4", capacityGb: 16, modules: 2, speedMts: 3000, cl: 16, heatSpreader: true }, worth: 245 },
  { specs: { brand: "G.Skill", series: "Trident Z RGB", type: "DDR4", capacityGb: 16, modules: 2, speedMts: 3000, cl: 16, heatSpreader: true }, worth: 280 },
  { specs: { brand: "G.Skill", series: "Aegis", type: "DDR4", capacityGb: 32, modules: 4, speedMts: 3000, cl: 16, heatSpreader: true }, worth: 460 },
  { specs: { brand: "Kingston", series: "FURY Beast", type: "DDR4", capacityGb: 8, modules: 1, speedMts: 3200, cl: 16, heatSpreader: true }, worth: 125 },
  { specs: { brand: "Kingston", series: "FURY Beast", type: "DDR4", capacityGb: 16, modules: 2, speedMts: 3200, cl: 16, heatSpreader: true }, worth: 260 },
  { specs: { brand: "Corsair", series: "Vengeance LPX", type: "DDR4", capacityGb: 16, modules: 2, speedMts: 3200, cl: 16, heatSpreader: true }, worth: 260 },
  { specs: { brand: "G.Skill", series: "Ripjaws V", type: "DDR4", capacityGb: 16, modules: 2, speedMts: 3200, cl: 16, heatSpreader: true }, worth: 255 },
  { specs: { brand: "Kingston", series: "FURY Beast", type: "DDR4", capacityGb: 32, modules: 2, speedMts: 3200, cl: 16, heatSpreader: true }, worth: 490 },
  { specs: { brand: "Corsair", series: "Vengeance RGB Pro", type: "DDR4", capacityGb: 32, modules: 4, speedMts: 3200, cl: 16, heatSpreader: true }, worth: 520 },
  { specs: { brand: "Corsair", series: "Vengeance LPX", type: "DDR4", capacityGb: 64, modules: 2, speedMts: 3200, cl: 16, heatSpreader: true }, worth: 980 },
  { specs: { brand: "G.Skill", series: "Trident Z Neo", type: "DDR4", capacityGb: 16, modules: 2, speedMts: 3600, cl: 18, heatSpreader: true }, worth: 295 },
  { specs: { brand: "Crucial", series: "Ballistix", type: "DDR4", capacityGb: 16, modules: 2, speedMts: 3600, cl: 16, heatSpreader: true }, worth: 290 },
  { specs: { brand: "G.Skill", series: "Ripjaws V", type: "DDR4", capacityGb: 32, modules: 2, speedMts: 3600, cl: 18, heatSpreader: true }, worth: 530 },
  { specs: { brand: "Corsair", series: "Vengeance RGB Pro SL", type: "DDR4", capacityGb: 32, modules: 2, speedMts: 3600, cl: 18, heatSpreader: true }, worth: 550 },
  { specs: { brand: "G.Skill", series: "Ripjaws V", type: "DDR4", capacityGb: 64, modules: 2, speedMts: 3600, cl: 18, heatSpreader: true }, worth: 1020 },
  { specs: { brand: "Patriot", series: "Viper Steel", type: "DDR4", capacityGb: 16, modules: 2, speedMts: 4000, cl: 19, heatSpreader: true }, worth: 310 },
  { specs: { brand: "G.Skill", series: "Trident Z RGB", type: "DDR4", capacityGb: 32, modules: 2, speedMts: 4000, cl: 18, heatSpreader: true }, worth: 600 },

  { specs: { brand: "Crucial", series: "CT8G48C40U5", type: "DDR5", capacityGb: 16, modules: 2, speedMts: 4800, cl: 40, heatSpreader: false }, worth: 380 },
  { specs: { brand: "Corsair", series: "Vengeance", type: "DDR5", capacityGb: 32, modules: 2, speedMts: 4800, cl: 40, heatSpreader: true }, worth: 720 },
  { specs: { brand: "Kingston", series: "FURY Beast", type: "DDR5", capacityGb: 16, modules: 2, speedMts: 5200, cl: 40, heatSpreader: true }, worth: 410 },
  { specs: { brand: "Corsair", series: "Vengeance", type: "DDR5", capacityGb: 32, modules: 2, speedMts: 5200, cl: 38, heatSpreader: true }, worth: 750 },
  { specs: { brand: "Kingston", series: "FURY Beast", type: "DDR5", capacityGb: 16, modules: 2, speedMts: 5600, cl: 40, heatSpreader: true }, worth: 430 },
  { specs: { brand: "G.Skill", series: "Ripjaws S5", type: "DDR5", capacityGb: 32, modules: 2, speedMts: 5600, cl: 36, heatSpreader: true }, worth: 780 },
  { specs: { brand: "Corsair", series: "Vengeance", type: "DDR5", capacityGb: 64, modules: 2, speedMts: 5600, cl: 40, heatSpreader: true }, worth: 1480 },
  { specs: { brand: "Kingston", series: "FURY Beast RGB", type: "DDR5", capacityGb: 32, modules: 2, speedMts: 6000, cl: 36, heatSpreader: true }, worth: 830 },
  { specs: { brand: "G.Skill", series: "Flare X5", type: "DDR5", capacityGb: 32, modules: 2, speedMts: 6000, cl: 32, heatSpreader: true }, worth: 850 },
  { specs: { brand: "G.Skill", series: "Trident Z5 Neo RGB", type: "DDR5", capacityGb: 64, modules: 2, speedMts: 6000, cl: 32, heatSpreader: true }, worth: 1620 },
];
