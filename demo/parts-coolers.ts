// Coolers of the demo catalogue, of every type.

import type { CoolerSpecs } from "../shop/catalogue/specs.ts";
import type { DemoPart } from "./part.ts";

const amd = ["AM4", "AM5"];
const olderIntel = ["LGA1151", "LGA1200"];
const all = ["LGA1151", "LGA1200", "LGA1700", "AM4", "AM5"];
const current = ["LGA1700", "AM4", "AM5"];

export const coolers: readonly DemoPart<CoolerSpecs>[] = [
  {
    specs: {
      brand: "Intel",
      model: "E97379",
      type: "stock",
      heightMm: 47,
      radiatorMm: null,
      sockets: olderIntel,
      ratedWatts: 65,
    },
    worth: 20,
  },
  {
    specs: {
      brand: "Intel",
      model: "Laminar RM1",
      type: "stock",
      heightMm: 47,
      radiatorMm: null,
      sockets: ["LGA1700"],
      ratedWatts: 65,
    },
    worth: 30,
  },
  {
    specs: {
      brand: "AMD",
      model: "Wraith Stealth",
      type: "stock",
      heightMm: 54,
      radiatorMm: null,
      sockets: amd,
      ratedWatts: 65,
    },
    worth: 25,
  },
  {
    specs: {
      brand: "AMD",
      model: "Wraith Prism",
      type: "stock",
      heightMm: 93,
      radiatorMm: null,
      sockets: amd,
      ratedWatts: 105,
    },
    worth: 70,
  },
  {
    specs: {
      brand: "Noctua",
      model: "NH-L9x65",
      type: "low-profile",
      heightMm: 65,
      radiatorMm: null,
      sockets: all,
      ratedWatts: 90,
    },
    worth: 150,
  },
  {
    specs: {
      brand: "Thermalright",
      model: "AXP90-X47",
      type: "low-profile",
      heightMm: 47,
      radiatorMm: null,
      sockets: all,
      ratedWatts: 80,
    },
    worth: 90,
  },
  {
    specs: {
      brand: "Cooler Master",
      model: "Hyper 212 Black Edition",
      type: "tower",
      heightMm: 159,
      radiatorMm: null,
      sockets: all,
      ratedWatts: 120,
    },
    worth: 80,
  },
  {
    specs: {
      brand: "DeepCool",
      model: "AG400",
      type: "tower",
      heightMm: 150,
      radiatorMm: null,
      sockets: all,
      ratedWatts: 120,
    },
    worth: 75,
  },
  {
    specs: {
      brand: "DeepCool",
      model: "AK400",
      type: "tower",
      heightMm: 155,
      radiatorMm: null,
      sockets: all,
      ratedWatts: 125,
    },
    worth: 90,
  },
  {
    specs: {
      brand: "be quiet!",
      model: "Pure Rock 2",
      type: "tower",
      heightMm: 155,
      radiatorMm: null,
      sockets: all,
      ratedWatts: 120,
    },
    worth: 100,
  },
  {
    specs: {
      brand: "Arctic",
      model: "Freezer 36",
      type: "tower",
      heightMm: 159,
      radiatorMm: null,
      sockets: current,
      ratedWatts: 125,
    },
    worth: 85,
  },
  {
    specs: {
      brand: "be quiet!",
      model: "Pure Rock Slim 2",
      type: "tower",
      heightMm: 135,
      radiatorMm: null,
      sockets: all,
      ratedWatts: 100,
    },
    worth: 60,
  },
  {
    specs: {
      brand: "Thermalright",
      model: "Peerless Assassin 120 SE",
      type: "dual-tower",
      heightMm: 155,
      radiatorMm: null,
      sockets: all,
      ratedWatts: 200,
    },
    worth: 130,
  },
  {
    specs: {
      brand: "DeepCool",
      model: "AK620",
      type: "dual-tower",
      heightMm: 160,
      radiatorMm: null,
      sockets: all,
      ratedWatts: 220,
    },
    worth: 190,
  },
  {
    specs: {
      brand: "Noctua",
      model: "NH-D15",
      type: "dual-tower",
      heightMm: 165,
      radiatorMm: null,
      sockets: all,
      ratedWatts: 240,
    },
    worth: 330,
  },
  {
    specs: {
      brand: "Corsair",
      model: "H60",
      type: "liquid",
      heightMm: null,
      radiatorMm: 120,
      sockets: all,
      ratedWatts: 125,
    },
    worth: 140,
  },
  {
    specs: {
      brand: "Corsair",
      model: "iCUE H100i",
      type: "liquid",
      heightMm: null,
      radiatorMm: 240,
      sockets: all,
      ratedWatts: 220,
    },
    worth: 250,
  },
  {
    specs: {
      brand: "Arctic",
      model: "Liquid Freezer III 280",
      type: "liquid",
      heightMm: null,
      radiatorMm: 280,
      sockets: current,
      ratedWatts: 250,
    },
    worth: 270,
  },
  {
    specs: {
      brand: "NZXT",
      model: "Kraken X73",
      type: "liquid",
      heightMm: null,
      radiatorMm: 360,
      sockets: all,
      ratedWatts: 280,
    },
    worth: 380,
  },
];
