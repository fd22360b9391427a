// Cases of the demo catalogue, of every style and colour that the shop draws.

import type { CaseColour, CaseSpecs, FormFactor } from "../shop/catalogue/specs.ts";
import type { Part } from "./part.ts";

export type CasePart = Part<CaseSpecs> & {
  /** The longest radiator that it takes, 0 for none. */
  readonly radiatorMm: 0 | 120 | 240 | 280 | 360;
  /** The supply that it takes. */
  readonly psu: "ATX" | "SFX";
};

type Chassis = Omit<CasePart, "specs"> & Omit<CaseSpecs, "colour"> & { readonly colours: readonly CaseColour[] };

const upToMicro: FormFactor[] = ["mATX", "ITX"];
const upToAtx: FormFactor[] = ["ATX", "mATX", "ITX"];
const upToExtended: FormFactor[] = ["E-ATX", "ATX", "mATX", "ITX"];
const itxOnly: FormFactor[] = ["ITX"];

const chassis: readonly Chassis[] = [
  { brand: "In Win", model: "EA040", style: "office", boards: upToAtx, maxGpuLengthMm: 300, maxCoolerHeightMm: 150, colours: ["black", "grey"], worth: 70, radiatorMm: 0, psu: "ATX" },
  { brand: "Chieftec", model: "Mesh CT-04B", style: "office", boards: upToMicro, maxGpuLengthMm: 285, maxCoolerHeightMm: 140, colours: ["black"], worth: 70, radiatorMm: 0, psu: "ATX" },

  { brand: "Cooler Master", model: "N300", style: "classic", boards: upToAtx, maxGpuLengthMm: 320, maxCoolerHeightMm: 160, colours: ["black"], worth: 90, radiatorMm: 120, psu: "ATX" },
  { brand: "Fractal Design", model: "Define C", style: "classic", boards: upToAtx, maxGpuLengthMm: 315, maxCoolerHeightMm: 170, colours: ["black", "white"], worth: 200, radiatorMm: 360, psu: "ATX" },
  { brand: "Fractal Design", model: "Define R5", style: "classic", boards: upToAtx, maxGpuLengthMm: 440, maxCoolerHeightMm: 180, colours: ["grey", "white", "black"], worth: 210, radiatorMm: 360, psu: "ATX" },
  { brand: "Corsair", model: "Carbide 275Q", style: "classic", boards: upToAtx, maxGpuLengthMm: 370, maxCoolerHeightMm: 170, colours: ["black"], worth: 160, radiatorMm: 360, psu: "ATX" },

  { brand: "Montech", model: "AIR 100", style: "mini-mesh", boards: upToMicro, maxGpuLengthMm: 330, maxCoolerHeightMm: 161, colours: ["black", "white"], worth: 130, radiatorMm: 240, psu: "ATX" },
  { brand: "Cooler Master", model: "MasterBox Q300L", style: "mini-mesh", boards: upToMicro, maxGpuLengthMm: 360, maxCoolerHeightMm: 157, colours: ["black"], worth: 110, radiatorMm: 240, psu: "ATX" },
  { brand: "DeepCool", model: "CH370", style: "mini-mesh", boards: upToMicro, maxGpuLengthMm: 320, maxCoolerHeightMm: 165, colours: ["black", "white"], worth: 140, radiatorMm: 360, psu: "ATX" },
  { brand: "Lian Li", model: "LANCOOL 205M Mesh", style: "mini-mesh", boards: upToMicro, maxGpuLengthMm: 350, maxCoolerHeightMm: 160, colours: ["black", "white"], worth: 180, radiatorMm: 280, psu: "ATX" },

  { brand: "NZXT", model: "H510", style: "mid-glass", boards: upToAtx, maxGpuLengthMm: 381, maxCoolerHeightMm: 165, colours: ["black", "white"], worth: 170, radiatorMm: 280, psu: "ATX" },
  { brand: "Corsair", model: "4000D Airflow", style: "mid-glass", boards: upToAtx, maxGpuLengthMm: 360, maxCoolerHeightMm: 170, colours: ["black", "white"], worth: 230, radiatorMm: 360, psu: "ATX" },
  { brand: "be quiet!", model: "Pure Base 500DX", style: "mid-glass", boards: upToAtx, maxGpuLengthMm: 369, maxCoolerHeightMm: 190, colours: ["black", "white", "grey"], worth: 240, radiatorMm: 360, psu: "ATX" },
  { brand: "Fractal Design", model: "Pop Air", style: "mid-glass", boards: upToAtx, maxGpuLengthMm: 405, maxCoolerHeightMm: 170, colours: ["black", "white", "grey"], worth: 210, radiatorMm: 360, psu: "ATX" },
  { brand: "DeepCool", model: "CC560", style: "mid-glass", boards: upToAtx, maxGpuLengthMm: 370, maxCoolerHeightMm: 163, colours: ["black", "white"], worth: 130, radiatorMm: 360, psu: "ATX" },

  { brand: "Cooler Master", model: "NR200P", style: "small", boards: itxOnly, maxGpuLengthMm: 330, maxCoolerHeightMm: 155, colours: ["black", "white"], worth: 220, radiatorMm: 280, psu: "SFX" },
  { brand: "Fractal Design", model: "Ridge", style: "small", boards: itxOnly, maxGpuLengthMm: 335, maxCoolerHeightMm: 70, colours: ["black", "white"], worth: 300, radiatorMm: 0, psu: "SFX" },
  { brand: "SilverStone", model: "SUGO 14", style: "small", boards: itxOnly, maxGpuLengthMm: 330, maxCoolerHeightMm: 182, colours: ["black", "white"], worth: 210, radiatorMm: 240, psu: "ATX" },

  { brand: "Fractal Design", model: "Meshify 2", style: "large", boards: upToExtended, maxGpuLengthMm: 467, maxCoolerHeightMm: 185, colours: ["black", "white", "grey"], worth: 330, radiatorMm: 360, psu: "ATX" },
  { brand: "Lian Li", model: "O11 Dynamic EVO", style: "large", boards: upToExtended, maxGpuLengthMm: 426, maxCoolerHeightMm: 167, colours: ["black", "white", "grey"], worth: 420, radiatorMm: 360, psu: "ATX" },
  { brand: "Fractal Design", model: "Torrent", style: "large", boards: upToExtended, maxGpuLengthMm: 461, maxCoolerHeightMm: 188, colours: ["black", "white", "grey"], worth: 460, radiatorMm: 360, psu: "ATX" },
  { brand: "Phanteks", model: "Enthoo Pro", style: "large", boards: upToExtended, maxGpuLengthMm: 420, maxCoolerHeightMm: 193, colours: ["black"], worth: 240, radiatorMm: 360, psu: "ATX" },
];

export const cases: readonly CasePart[] = chassis.flatMap(({ colours, worth, radiatorMm, psu, ...specs }) =>
  colours.map((colour) => ({ specs: { ...specs, colour }, worth, radiatorMm, psu })),
);
