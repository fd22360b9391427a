// Cases of the demo catalogue, of every style and colour that the shop draws.

import type { CaseColour, CaseSpecs, FormFactor } from "../shop/catalogue/specs.ts";
import type { DemoPart } from "./part.ts";

type Chassis = Omit<CaseSpecs, "colour"> & { readonly colours: readonly CaseColour[]; readonly worth: number };

const upToMicro: FormFactor[] = ["mATX", "ITX"];
const upToAtx: FormFactor[] = ["ATX", "mATX", "ITX"];
const upToExtended: FormFactor[] = ["E-ATX", "ATX", "mATX", "ITX"];
const itxOnly: FormFactor[] = ["ITX"];

const chassis: readonly Chassis[] = [
  { brand: "In Win", model: "EA040", style: "office", boards: upToAtx, maxGpuLengthMm: 300, maxCoolerHeightMm: 150, maxRadiatorMm: 0, supply: "ATX", colours: ["black", "grey"], worth: 70 },
  { brand: "Chieftec", model: "Mesh CT-04B", style: "office", boards: upToMicro, maxGpuLengthMm: 285, maxCoolerHeightMm: 140, maxRadiatorMm: 0, supply: "ATX", colours: ["black"], worth: 70 },

  { brand: "Cooler Master", model: "N300", style: "classic", boards: upToAtx, maxGpuLengthMm: 320, maxCoolerHeightMm: 160, maxRadiatorMm: 120, supply: "ATX", colours: ["black"], worth: 90 },
  { brand: "Fractal Design", model: "Define C", style: "classic", boards: upToAtx, maxGpuLengthMm: 315, maxCoolerHeightMm: 170, maxRadiatorMm: 360, supply: "ATX", colours: ["black", "white"], worth: 200 },
  { brand: "Fractal Design", model: "Define R5", style: "classic", boards: upToAtx, maxGpuLengthMm: 440, maxCoolerHeightMm: 180, maxRadiatorMm: 360, supply: "ATX", colours: ["grey", "white", "black"], worth: 210 },
  { brand: "Corsair", model: "Carbide 275Q", style: "classic", boards: upToAtx, maxGpuLengthMm: 370, maxCoolerHeightMm: 170, maxRadiatorMm: 360, supply: "ATX", colours: ["black"], worth: 160 },

  { brand: "Montech", model: "AIR 100", style: "mini-mesh", boards: upToMicro, maxGpuLengthMm: 330, maxCoolerHeightMm: 161, maxRadiatorMm: 240, supply: "ATX", colours: ["black", "white"], worth: 130 },
  { brand: "Cooler Master", model: "MasterBox Q300L", style: "mini-mesh", boards: upToMicro, maxGpuLengthMm: 360, maxCoolerHeightMm: 157, maxRadiatorMm: 240, supply: "ATX", colours: ["black"], worth: 110 },
  { brand: "DeepCool", model: "CH370", style: "mini-mesh", boards: upToMicro, maxGpuLengthMm: 320, maxCoolerHeightMm: 165, maxRadiatorMm: 360, supply: "ATX", colours: ["black", "white"], worth: 140 },
  { brand: "Lian Li", model: "LANCOOL 205M Mesh", style: "mini-mesh", boards: upToMicro, maxGpuLengthMm: 350, maxCoolerHeightMm: 160, maxRadiatorMm: 280, supply: "ATX", colours: ["black", "white"], worth: 180 },

  { brand: "NZXT", model: "H510", style: "mid-glass", boards: upToAtx, maxGpuLengthMm: 381, maxCoolerHeightMm: 165, maxRadiatorMm: 280, supply: "ATX", colours: ["black", "white"], worth: 170 },
  { brand: "Corsair", model: "4000D Airflow", style: "mid-glass", boards: upToAtx, maxGpuLengthMm: 360, maxCoolerHeightMm: 170, maxRadiatorMm: 360, supply: "ATX", colours: ["black", "white"], worth: 230 },
  { brand: "be quiet!", model: "Pure Base 500DX", style: "mid-glass", boards: upToAtx, maxGpuLengthMm: 369, maxCoolerHeightMm: 190, maxRadiatorMm: 360, supply: "ATX", colours: ["black", "white", "grey"], worth: 240 },
  { brand: "Fractal Design", model: "Pop Air", style: "mid-glass", boards: upToAtx, maxGpuLengthMm: 405, maxCoolerHeightMm: 170, maxRadiatorMm: 360, supply: "ATX", colours: ["black", "white", "grey"], worth: 210 },
  { brand: "DeepCool", model: "CC560", style: "mid-glass", boards: upToAtx, maxGpuLengthMm: 370, maxCoolerHeightMm: 163, maxRadiatorMm: 360, supply: "ATX", colours: ["black", "white"], worth: 130 },

  { brand: "Cooler Master", model: "NR200P", style: "small", boards: itxOnly, maxGpuLengthMm: 330, maxCoolerHeightMm: 155, maxRadiatorMm: 280, supply: "SFX", colours: ["black", "white"], worth: 220 },
  { brand: "Fractal Design", model: "Ridge", style: "small", boards: itxOnly, maxGpuLengthMm: 335, maxCoolerHeightMm: 70, maxRadiatorMm: 0, supply: "SFX", colours: ["black", "white"], worth: 300 },
  { brand: "SilverStone", model: "SUGO 14", style: "small", boards: itxOnly, maxGpuLengthMm: 330, maxCoolerHeightMm: 182, maxRadiatorMm: 240, supply: "ATX", colours: ["black", "white"], worth: 210 },

  { brand: "Fractal Design", model: "Meshify 2", style: "large", boards: upToExtended, maxGpuLengthMm: 467, maxCoolerHeightMm: 185, maxRadiatorMm: 360, supply: "ATX", colours: ["black", "white", "grey"], worth: 330 },
  { brand: "Lian Li", model: "O11 Dynamic EVO", style: "large", boards: upToExtended, maxGpuLengthMm: 426, maxCoolerHeightMm: 167, maxRadiatorMm: 360, supply: "ATX", colours: ["black", "white", "grey"], worth: 420 },
  { brand: "Fractal Design", model: "Torrent", style: "large", boards: upToExtended, maxGpuLengthMm: 461, maxCoolerHeightMm: 188, maxRadiatorMm: 360, supply: "ATX", colours: ["black", "white", "grey"], worth: 460 },
  { brand: "Phanteks", model: "Enthoo Pro", style: "large", boards: upToExtended, maxGpuLengthMm: 420, maxCoolerHeightMm: 193, maxRadiatorMm: 360, supply: "ATX", colours: ["black"], worth: 240 },
];

export const cases: readonly DemoPart<CaseSpecs>[] = chassis.flatMap(({ colours, worth, ...specs }) =>
  colours.map((colour) => ({ specs: { ...specs, colour }, worth })),
);
