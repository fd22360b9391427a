// Coolers of the demo catalogue, of every type.

import type { CoolerSpecs } from "../shop/catalogue/specs.ts";
import type { Part } from "./part.ts";

export type CoolerPart = Part<CoolerSpecs> & {
  /** The processor's rated watts that it keeps cool without shouting. */
  readonly watts: number;
};

const amd = ["AM4", "AM5"];
const olderIntel = ["LGA1151", "LGA1200"];
const all = ["LGA1151", "LGA1200", "LGA1700", "AM4", "AM5"];
const current = ["LGA1700", "AM4", "AM5"];

export const coolers: readonly CoolerPart[] = [
  { specs: { brand: "Intel", model: "E97379", type: "stock", heightMm: 47, radiatorMm: null, sockets: olderIntel }, worth: 20, watts: 65 },
  { specs: { brand: "Intel", model: "Laminar RM1", type: "stock", heightMm: 47, radiatorMm: null, sockets: ["LGA1700"] }, worth: 30, watts: 65 },
  { specs: { brand: "AMD", model: "Wraith Stealth", type: "stock", heightMm: 54, radiatorMm: null, sockets: amd }, worth: 25, watts: 65 },
  { specs: { brand: "AMD", model: "Wraith Prism", type: "stock", heightMm: 93, radiatorMm: null, sockets: amd }, worth: 70, watts: 105 },
  { specs: { brand: "Noctua", model: "NH-L9x65", type: "low-profile", heightMm: 65, radiatorMm: null, sockets: all }, worth: 150, watts: 90 },
  { specs: { brand: "Thermalright", model: "AXP90-X47", type: "low-profile", heightMm: 47, radiatorMm: null, sockets: all }, worth: 90, watts: 80 },
  { specs: { brand: "Cooler Master", model: "Hyper 212 Black Edition", type: "tower", heightMm: 159, radiatorMm: null, sockets: all }, worth: 80, watts: 120 },
  { specs: { brand: "DeepCool", model: "AG400", type: "tower", heightMm: 150, radiatorMm: null, sockets: all }, worth: 75, watts: 120 },
  { specs: { brand: "DeepCool", model: "AK400", type: "tower", heightMm: 155, radiatorMm: null, sockets: all }, worth: 90, watts: 125 },
  { specs: { brand: "be quiet!", model: "Pure Rock 2", type: "tower", heightMm: 155, radiatorMm: null, sockets: all }, worth: 100, watts: 120 },
  { specs: { brand: "Arctic", model: "Freezer 36", type: "tower", heightMm: 159, radiatorMm: null, sockets: current }, worth: 85, watts: 125 },
  { specs: { brand: "be quiet!", model: "Pure Rock Slim 2", type: "tower", heightMm: 135, radiatorMm: null, sockets: all }, worth: 60, watts: 100 },
  { specs: { brand: "Thermalright", model: "Peerless Assassin 120 SE", type: "dual-tower", heightMm: 155, radiatorMm: null, sockets: all }, worth: 130, watts: 200 },
  { specs: { brand: "DeepCool", model: "AK620", type: "dual-tower", heightMm: 160, radiatorMm: null, sockets: all }, worth: 190, watts: 220 },
  { specs: { brand: "Noctua", model: "NH-D15", type: "dual-tower", heightMm: 165, radiatorMm: null, sockets: all }, worth: 330, watts: 240 },
  { specs: { brand: "Corsair", model: "H60", type: "liquid", heightMm: null, radiatorMm: 120, sockets: all }, worth: 140, watts: 125 },
  { specs: { brand: "Corsair", model: "iCUE H100i", type: "liquid", heightMm: null, radiatorMm: 240, sockets: all }, worth: 250, watts: 220 },
  { specs: { brand: "Arctic", model: "Liquid Freezer III 280", type: "liquid", heightMm: null, radiatorMm: 280, sockets: current }, worth: 270, watts: 250 },
  { specs: { brand: "NZXT", model: "Kraken X73", type: "liquid", heightMm: null, radiatorMm: 360, sockets: all }, worth: 380, watts: 280 },
];
