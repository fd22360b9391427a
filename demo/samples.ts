// The spec's six sample machines, ids 1 to 6, written by hand (spec 3 and 9: 2599 to 7999 RON; 1 = 4599 and 12 months, 2 = 2599
// and 6 months). Invariant: their prices are within 10 % of the price model.

import { ron, type Bani } from "../base/money.ts";
import type { Badge } from "../shop/catalogue/listing.ts";
import type { Grade } from "../shop/inventory/grade.ts";
import type { DemoBuild } from "./builds.ts";
import { cases } from "./parts-cases.ts";
import { coolers } from "./parts-coolers.ts";
import { hardDrives, solidStateDrives } from "./parts-drives.ts";
import { graphicsCards } from "./parts-graphics.ts";
import { memoryKits } from "./parts-memory.ts";
import { motherboards } from "./parts-motherboards.ts";
import { powerSupplies } from "./parts-power.ts";
import { processors } from "./parts-processors.ts";
import type { WarrantyMonths } from "./prices.ts";

export type Sample = {
  title: string;
  price: Bani;
  warrantyMonths: WarrantyMonths;
  grade: Grade;
  badge: Badge | null;
  build: DemoBuild;
};

export const samples: readonly Sample[] = [
  {
    title: "PC gaming Bucegi – Ryzen 5 7500F, RTX 4060 Ti",
    price: ron(4599),
    warrantyMonths: 12,
    grade: "A",
    badge: "popular",
    build: {
      cpu: the(processors, (cpu) => cpu.model === "Ryzen 5 7500F"),
      gpu: the(graphicsCards, (gpu) => gpu.chip === "GeForce RTX 4060 Ti"),
      board: the(motherboards, (board) => board.model === "B650M DS3H"),
      ram: the(memoryKits, (kit) => kit.speedMts === 6000 && kit.series === "Flare X5"),
      ssd: the(solidStateDrives, (ssd) => ssd.model === "Black SN770"),
      hdd: null,
      psu: the(powerSupplies, (psu) => psu.model === "MWE Gold 650 V2"),
      case: the(cases, (item) => item.model === "4000D Airflow" && item.colour === "black"),
      cooler: the(coolers, (cooler) => cooler.model === "AK400"),
    },
  },
  {
    title: "PC gaming Ceahlău – Ryzen 5 3600, RTX 3060",
    price: ron(2599),
    warrantyMonths: 6,
    grade: "B",
    badge: null,
    build: {
      cpu: the(processors, (cpu) => cpu.model === "Ryzen 5 3600"),
      gpu: the(graphicsCards, (gpu) => gpu.chip === "GeForce RTX 3060"),
      board: the(motherboards, (board) => board.model === "B450 TOMAHAWK MAX"),
      ram: the(memoryKits, (kit) => kit.capacityGb === 16 && kit.speedMts === 3600 && kit.series === "Ballistix"),
      ssd: the(solidStateDrives, (ssd) => ssd.model === "NV2"),
      hdd: the(hardDrives, (hdd) => hdd.model === "Blue WD10EZEX"),
      psu: the(powerSupplies, (psu) => psu.model === "CX550M"),
      case: the(cases, (item) => item.model === "H510" && item.colour === "white"),
      cooler: the(coolers, (cooler) => cooler.model === "Pure Rock 2"),
    },
  },
  {
    title: "PC gaming Moldoveanu – Ryzen 7 7800X3D, RTX 4070 Ti Super",
    price: ron(7999),
    warrantyMonths: 24,
    grade: "A",
    badge: "new",
    build: {
      cpu: the(processors, (cpu) => cpu.model === "Ryzen 7 7800X3D"),
      gpu: the(graphicsCards, (gpu) => gpu.chip === "GeForce RTX 4070 Ti Super"),
      board: the(motherboards, (board) => board.model === "TUF GAMING B650-PLUS WIFI"),
      ram: the(memoryKits, (kit) => kit.capacityGb === 32 && kit.series === "FURY Beast RGB"),
      ssd: the(solidStateDrives, (ssd) => ssd.model === "KC3000" && ssd.capacityGb === 2000),
      hdd: null,
      psu: the(powerSupplies, (psu) => psu.model === "Focus GX-850 ATX 3"),
      case: the(cases, (item) => item.model === "O11 Dynamic EVO" && item.colour === "white"),
      cooler: the(coolers, (cooler) => cooler.model === "Kraken X73"),
    },
  },
  {
    title: "PC gaming Rarău – i5-12400F, RX 6650 XT",
    price: ron(3099),
    warrantyMonths: 12,
    grade: "A",
    badge: "bestseller",
    build: {
      cpu: the(processors, (cpu) => cpu.model === "Core i5-12400F"),
      gpu: the(graphicsCards, (gpu) => gpu.chip === "Radeon RX 6650 XT"),
      board: the(motherboards, (board) => board.model === "PRO B660M-A DDR4"),
      ram: the(memoryKits, (kit) => kit.capacityGb === 32 && kit.speedMts === 3200 && kit.modules === 2),
      ssd: the(solidStateDrives, (ssd) => ssd.model === "970 EVO Plus"),
      hdd: null,
      psu: the(powerSupplies, (psu) => psu.model === "CX650"),
      case: the(cases, (item) => item.model === "LANCOOL 205M Mesh" && item.colour === "black"),
      cooler: the(coolers, (cooler) => cooler.model === "AG400"),
    },
  },
  {
    title: "PC gaming Retezat – i7-12700F, RTX 3080",
    price: ron(5299),
    warrantyMonths: 12,
    grade: "B",
    badge: null,
    build: {
      cpu: the(processors, (cpu) => cpu.model === "Core i7-12700F"),
      gpu: the(graphicsCards, (gpu) => gpu.chip === "GeForce RTX 3080"),
      board: the(motherboards, (board) => board.model === "PRO Z690-A DDR4"),
      ram: the(memoryKits, (kit) => kit.capacityGb === 32 && kit.speedMts === 3600 && kit.series === "Ripjaws V"),
      ssd: the(solidStateDrives, (ssd) => ssd.model === "980 PRO"),
      hdd: the(hardDrives, (hdd) => hdd.model === "BarraCuda ST4000DM004"),
      psu: the(powerSupplies, (psu) => psu.model === "RM850x"),
      case: the(cases, (item) => item.model === "Define R5" && item.colour === "grey"),
      cooler: the(coolers, (cooler) => cooler.model === "AK620"),
    },
  },
  {
    title: "PC gaming Iezer – Ryzen 7 5700X, RTX 3070",
    price: ron(3799),
    warrantyMonths: 24,
    grade: "A",
    badge: null,
    build: {
      cpu: the(processors, (cpu) => cpu.model === "Ryzen 7 5700X"),
      gpu: the(graphicsCards, (gpu) => gpu.chip === "GeForce RTX 3070"),
      board: the(motherboards, (board) => board.model === "TUF GAMING B550-PLUS"),
      ram: the(
        memoryKits,
        (kit) => kit.capacityGb === 32 && kit.speedMts === 3600 && kit.series === "Vengeance RGB Pro SL",
      ),
      ssd: the(solidStateDrives, (ssd) => ssd.model === "P3 Plus" && ssd.capacityGb === 1000),
      hdd: null,
      psu: the(powerSupplies, (psu) => psu.model === "MWE Gold 650 V2"),
      case: the(cases, (item) => item.model === "Pop Air" && item.colour === "white"),
      cooler: the(coolers, (cooler) => cooler.model === "Peerless Assassin 120 SE"),
    },
  },
];

/** The first part that matches. Throws if the tables have none. */
function the<P extends { specs: object }>(parts: readonly P[], isIt: (specs: P["specs"]) => boolean): P {
  const found = parts.find((part) => isIt(part.specs));
  if (!found) throw new Error("a sample asks for a part that the tables do not have");
  return found;
}
