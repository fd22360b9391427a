// The 29 graphics models of the demo catalogue (spec 9), each as two cards that differ in size and plugs.

import type { GpuSpecs } from "../shop/catalogue/specs.ts";
import type { DemoPart } from "./part.ts";

export type GpuPart = DemoPart<GpuSpecs> & {
  /** The card maker's name for it; buyers search for it, rules do not need it. */
  readonly card: string;
  /** 3DMark Time Spy, graphics points. */
  readonly timeSpy: number;
  /** How often such machines come in for refurbishing, beside the others. */
  readonly popularity: number;
};

type Chip = Omit<GpuSpecs, "lengthMm" | "slots" | "powerConnectors"> & {
  readonly worth: number;
  readonly timeSpy: number;
  readonly popularity: number;
  readonly cards: readonly (Pick<GpuSpecs, "lengthMm" | "slots" | "powerConnectors"> & { readonly name: string })[];
};

const none: string[] = [];
const six = ["6-pin"];
const eight = ["8-pin"];
const eightAndSix = ["8-pin", "6-pin"];
const twoEights = ["8-pin", "8-pin"];
const sixteen = ["16-pin"];

const chips: readonly Chip[] = [
  {
    brand: "NVIDIA", chip: "GeForce GTX 1050 Ti", vramGb: 4, memoryType: "GDDR5", tdpWatts: 75, launchYear: 2016,
    worth: 250, timeSpy: 2350, popularity: 5,
    cards: [
      { name: "ASUS Phoenix", lengthMm: 193, slots: 2, powerConnectors: none },
      { name: "MSI Gaming X", lengthMm: 229, slots: 2, powerConnectors: six },
    ],
  },
  {
    brand: "NVIDIA", chip: "GeForce GTX 1060", vramGb: 6, memoryType: "GDDR5", tdpWatts: 120, launchYear: 2016,
    worth: 350, timeSpy: 4200, popularity: 8,
    cards: [
      { name: "ASUS Phoenix", lengthMm: 183, slots: 2, powerConnectors: six },
      { name: "MSI Gaming X", lengthMm: 276, slots: 2, powerConnectors: eight },
    ],
  },
  {
    brand: "NVIDIA", chip: "GeForce GTX 1070", vramGb: 8, memoryType: "GDDR5", tdpWatts: 150, launchYear: 2016,
    worth: 470, timeSpy: 5900, popularity: 5,
    cards: [
      { name: "ASUS Dual", lengthMm: 240, slots: 2, powerConnectors: eight },
      { name: "ASUS ROG Strix", lengthMm: 298, slots: 2, powerConnectors: eight },
    ],
  },
  {
    brand: "NVIDIA", chip: "GeForce GTX 1650", vramGb: 4, memoryType: "GDDR6", tdpWatts: 75, launchYear: 2019,
    worth: 370, timeSpy: 3600, popularity: 6,
    cards: [
      { name: "ASUS Phoenix OC", lengthMm: 190, slots: 2, powerConnectors: none },
      { name: "ASUS Dual EVO", lengthMm: 212, slots: 2, powerConnectors: six },
    ],
  },
  {
    brand: "NVIDIA", chip: "GeForce GTX 1650 Super", vramGb: 4, memoryType: "GDDR6", tdpWatts: 100, launchYear: 2019,
    worth: 430, timeSpy: 4700, popularity: 5,
    cards: [
      { name: "ASUS Phoenix OC", lengthMm: 174, slots: 2, powerConnectors: six },
      { name: "Gigabyte Windforce OC", lengthMm: 225, slots: 2, powerConnectors: six },
    ],
  },
  {
    brand: "NVIDIA", chip: "GeForce GTX 1660 Super", vramGb: 6, memoryType: "GDDR6", tdpWatts: 125, launchYear: 2019,
    worth: 550, timeSpy: 6100, popularity: 10,
    cards: [
      { name: "ASUS Phoenix OC", lengthMm: 174, slots: 2, powerConnectors: eight },
      { name: "ASUS ROG Strix", lengthMm: 243, slots: 2, powerConnectors: eight },
    ],
  },
  {
    brand: "NVIDIA", chip: "GeForce RTX 2060", vramGb: 6, memoryType: "GDDR6", tdpWatts: 160, launchYear: 2019,
    worth: 680, timeSpy: 7500, popularity: 9,
    cards: [
      { name: "ASUS Dual Mini OC", lengthMm: 197, slots: 2, powerConnectors: eight },
      { name: "ASUS ROG Strix", lengthMm: 300, slots: 3, powerConnectors: eight },
    ],
  },
  {
    brand: "NVIDIA", chip: "GeForce RTX 2070 Super", vramGb: 8, memoryType: "GDDR6", tdpWatts: 215, launchYear: 2019,
    worth: 880, timeSpy: 10_150, popularity: 6,
    cards: [
      { name: "ASUS Dual EVO", lengthMm: 267, slots: 3, powerConnectors: eightAndSix },
      { name: "ASUS ROG Strix", lengthMm: 300, slots: 3, powerConnectors: twoEights },
    ],
  },
  {
    brand: "NVIDIA", chip: "GeForce RTX 3050", vramGb: 8, memoryType: "GDDR6", tdpWatts: 130, launchYear: 2022,
    worth: 700, timeSpy: 6200, popularity: 6,
    cards: [
      { name: "ASUS Dual OC", lengthMm: 200, slots: 2, powerConnectors: eight },
      { name: "MSI Ventus 2X", lengthMm: 235, slots: 2, powerConnectors: eight },
    ],
  },
  {
    brand: "NVIDIA", chip: "GeForce RTX 3060", vramGb: 12, memoryType: "GDDR6", tdpWatts: 170, launchYear: 2021,
    worth: 980, timeSpy: 8750, popularity: 12,
    cards: [
      { name: "ASUS Dual OC", lengthMm: 200, slots: 2, powerConnectors: eight },
      { name: "MSI Ventus 2X", lengthMm: 235, slots: 2, powerConnectors: eight },
    ],
  },
  {
    brand: "NVIDIA", chip: "GeForce RTX 3060 Ti", vramGb: 8, memoryType: "GDDR6", tdpWatts: 200, launchYear: 2020,
    worth: 1080, timeSpy: 11_700, popularity: 9,
    cards: [
      { name: "ASUS Dual Mini OC", lengthMm: 200, slots: 2, powerConnectors: eight },
      { name: "Gigabyte Gaming OC", lengthMm: 282, slots: 3, powerConnectors: eightAndSix },
    ],
  },
  {
    brand: "NVIDIA", chip: "GeForce RTX 3070", vramGb: 8, memoryType: "GDDR6", tdpWatts: 220, launchYear: 2020,
    worth: 1250, timeSpy: 13_700, popularity: 10,
    cards: [
      { name: "ASUS Dual", lengthMm: 267, slots: 3, powerConnectors: twoEights },
      { name: "ASUS ROG Strix OC", lengthMm: 319, slots: 3, powerConnectors: twoEights },
    ],
  },
  {
    brand: "NVIDIA", chip: "GeForce RTX 3080", vramGb: 10, memoryType: "GDDR6X", tdpWatts: 320, launchYear: 2020,
    worth: 1780, timeSpy: 17_600, popularity: 8,
    cards: [
      { name: "Palit GamingPro", lengthMm: 294, slots: 3, powerConnectors: twoEights },
      { name: "ASUS TUF Gaming", lengthMm: 300, slots: 3, powerConnectors: twoEights },
    ],
  },
  {
    brand: "NVIDIA", chip: "GeForce RTX 4060", vramGb: 8, memoryType: "GDDR6", tdpWatts: 115, launchYear: 2023,
    worth: 1300, timeSpy: 10_600, popularity: 10,
    cards: [
      { name: "ASUS Dual V2 OC", lengthMm: 202, slots: 2, powerConnectors: eight },
      { name: "Palit Dual", lengthMm: 250, slots: 2, powerConnectors: eight },
    ],
  },
  {
    brand: "NVIDIA", chip: "GeForce RTX 4060 Ti", vramGb: 8, memoryType: "GDDR6", tdpWatts: 160, launchYear: 2023,
    worth: 1650, timeSpy: 13_400, popularity: 8,
    cards: [
      { name: "ASUS Dual OC", lengthMm: 227, slots: 3, powerConnectors: eight },
      { name: "ASUS TUF Gaming", lengthMm: 300, slots: 3, powerConnectors: eight },
    ],
  },
  {
    brand: "NVIDIA", chip: "GeForce RTX 4070 Super", vramGb: 12, memoryType: "GDDR6X", tdpWatts: 220, launchYear: 2024,
    worth: 2550, timeSpy: 21_000, popularity: 9,
    cards: [
      { name: "ASUS Dual EVO OC", lengthMm: 227, slots: 3, powerConnectors: sixteen },
      { name: "ASUS Prime OC", lengthMm: 269, slots: 3, powerConnectors: sixteen },
    ],
  },
  {
    brand: "NVIDIA", chip: "GeForce RTX 4070 Ti Super", vramGb: 16, memoryType: "GDDR6X", tdpWatts: 285, launchYear: 2024,
    worth: 3450, timeSpy: 24_200, popularity: 6,
    cards: [
      { name: "ASUS Dual OC", lengthMm: 267, slots: 3, powerConnectors: sixteen },
      { name: "ASUS TUF Gaming OC", lengthMm: 305, slots: 4, powerConnectors: sixteen },
    ],
  },
  {
    brand: "NVIDIA", chip: "GeForce RTX 4080 Super", vramGb: 16, memoryType: "GDDR6X", tdpWatts: 320, launchYear: 2024,
    worth: 4600, timeSpy: 28_300, popularity: 5,
    cards: [
      { name: "ASUS ProArt", lengthMm: 300, slots: 3, powerConnectors: sixteen },
      { name: "ASUS ROG Strix", lengthMm: 358, slots: 4, powerConnectors: sixteen },
    ],
  },
  {
    brand: "AMD", chip: "Radeon RX 570", vramGb: 8, memoryType: "GDDR5", tdpWatts: 150, launchYear: 2017,
    worth: 260, timeSpy: 3850, popularity: 6,
    cards: [
      { name: "Gigabyte Gaming", lengthMm: 232, slots: 2, powerConnectors: eight },
      { name: "ASUS ROG Strix", lengthMm: 240, slots: 2, powerConnectors: eight },
    ],
  },
  {
    brand: "AMD", chip: "Radeon RX 580", vramGb: 8, memoryType: "GDDR5", tdpWatts: 185, launchYear: 2017,
    worth: 340, timeSpy: 4450, popularity: 9,
    cards: [
      { name: "Gigabyte Gaming", lengthMm: 232, slots: 2, powerConnectors: eight },
      { name: "Sapphire Nitro+", lengthMm: 260, slots: 2, powerConnectors: eightAndSix },
    ],
  },
  {
    brand: "AMD", chip: "Radeon RX 5500 XT", vramGb: 8, memoryType: "GDDR6", tdpWatts: 130, launchYear: 2019,
    worth: 450, timeSpy: 5000, popularity: 4,
    cards: [
      { name: "Gigabyte OC", lengthMm: 225, slots: 2, powerConnectors: eight },
      { name: "ASRock Challenger D", lengthMm: 241, slots: 2, powerConnectors: eight },
    ],
  },
  {
    brand: "AMD", chip: "Radeon RX 5600 XT", vramGb: 6, memoryType: "GDDR6", tdpWatts: 150, launchYear: 2020,
    worth: 600, timeSpy: 7350, popularity: 5,
    cards: [
      { name: "Gigabyte Windforce OC", lengthMm: 228, slots: 2, powerConnectors: eight },
      { name: "ASUS TUF Gaming X3", lengthMm: 283, slots: 3, powerConnectors: eight },
    ],
  },
  {
    brand: "AMD", chip: "Radeon RX 5700 XT", vramGb: 8, memoryType: "GDDR6", tdpWatts: 225, launchYear: 2019,
    worth: 780, timeSpy: 9300, popularity: 7,
    cards: [
      { name: "ASUS TUF Gaming X3", lengthMm: 269, slots: 3, powerConnectors: eightAndSix },
      { name: "ASUS ROG Strix OC", lengthMm: 305, slots: 3, powerConnectors: twoEights },
    ],
  },
  {
    brand: "AMD", chip: "Radeon RX 6600", vramGb: 8, memoryType: "GDDR6", tdpWatts: 132, launchYear: 2021,
    worth: 830, timeSpy: 8100, popularity: 10,
    cards: [
      { name: "ASUS Dual V3", lengthMm: 219, slots: 2, powerConnectors: eight },
      { name: "MSI Mech 2X", lengthMm: 235, slots: 2, powerConnectors: eight },
    ],
  },
  {
    brand: "AMD", chip: "Radeon RX 6650 XT", vramGb: 8, memoryType: "GDDR6", tdpWatts: 180, launchYear: 2022,
    worth: 980, timeSpy: 9950, popularity: 6,
    cards: [
      { name: "MSI Mech 2X", lengthMm: 235, slots: 3, powerConnectors: eight },
      { name: "Gigabyte Eagle", lengthMm: 282, slots: 2, powerConnectors: eight },
    ],
  },
  {
    brand: "AMD", chip: "Radeon RX 6700 XT", vramGb: 12, memoryType: "GDDR6", tdpWatts: 230, launchYear: 2021,
    worth: 1280, timeSpy: 12_300, popularity: 8,
    cards: [
      { name: "Gigabyte Gaming OC", lengthMm: 281, slots: 3, powerConnectors: eightAndSix },
      { name: "ASUS ROG Strix OC", lengthMm: 322, slots: 3, powerConnectors: twoEights },
    ],
  },
  {
    brand: "AMD", chip: "Radeon RX 6800", vramGb: 16, memoryType: "GDDR6", tdpWatts: 250, launchYear: 2020,
    worth: 1620, timeSpy: 15_700, popularity: 6,
    cards: [
      { name: "Gigabyte Gaming OC", lengthMm: 286, slots: 3, powerConnectors: twoEights },
      { name: "ASUS TUF Gaming OC", lengthMm: 310, slots: 3, powerConnectors: twoEights },
    ],
  },
  {
    brand: "AMD", chip: "Radeon RX 7600", vramGb: 8, memoryType: "GDDR6", tdpWatts: 165, launchYear: 2023,
    worth: 1120, timeSpy: 10_800, popularity: 7,
    cards: [
      { name: "ASUS Dual V2 OC", lengthMm: 205, slots: 3, powerConnectors: eight },
      { name: "MSI Mech 2X Classic", lengthMm: 235, slots: 3, powerConnectors: eight },
    ],
  },
  {
    brand: "AMD", chip: "Radeon RX 7800 XT", vramGb: 16, memoryType: "GDDR6", tdpWatts: 263, launchYear: 2023,
    worth: 2250, timeSpy: 20_000, popularity: 7,
    cards: [
      { name: "Sapphire Pulse", lengthMm: 280, slots: 3, powerConnectors: twoEights },
      { name: "Gigabyte Gaming OC", lengthMm: 302, slots: 3, powerConnectors: twoEights },
    ],
  },
];

export const graphicsCards: readonly GpuPart[] = chips.flatMap(({ worth, timeSpy, popularity, cards, ...facts }) =>
  cards.map(({ name, ...size }) => ({ specs: { ...facts, ...size }, card: name, worth, timeSpy, popularity })),
);
