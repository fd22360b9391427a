// What people bring most, of every kind: a picker that is asked nothing opens with these.
// Must always hold: each is a part of the curated list, by its name there.

import type { PartCategory } from "./part.ts";

/** Most common first, as sellers have them today: machines of three to eight years. */
export const commonParts: Readonly<Record<PartCategory, readonly string[]>> = {
  processors: ["Ryzen 5 5600", "Core i5-12400F", "Ryzen 5 3600", "Core i5-10400F", "Ryzen 7 5800X3D", "Core i7-12700K", "Ryzen 5 2600", "Core i5-9400F", "Ryzen 5 7600", "Core i7-8700K"],
  "graphics-cards": ["GeForce RTX 3060 12GB", "GeForce GTX 1660 SUPER", "GeForce RTX 3060 Ti", "GeForce RTX 3070", "Radeon RX 580 8GB", "GeForce GTX 1060 6GB", "GeForce RTX 4060", "Radeon RX 6600", "GeForce RTX 2060 6GB", "GeForce RTX 3080 10GB"],
  motherboards: ["B450 TOMAHAWK MAX", "MAG B550 TOMAHAWK", "B450M DS3H", "PRO B660M-A DDR4", "TUF GAMING B550-PLUS", "B550M DS3H", "PRIME B450M-A", "B360M DS3H", "B460M DS3H", "B450M PRO-VDH MAX"],
  ram: [
    "Corsair Vengeance LPX DDR4-3200 16GB (2x8GB) CL16",
    "Corsair Vengeance LPX DDR4-3200 32GB (2x16GB) CL16",
    "Corsair Vengeance LPX DDR4-3000 16GB (2x8GB) CL15",
    "Corsair Vengeance LPX DDR4-3600 16GB (2x8GB) CL18",
    "Corsair Vengeance RGB Pro DDR4-3200 16GB (2x8GB) CL16",
    "Corsair Vengeance DDR5-6000 32GB (2x16GB) CL30",
    "Corsair Vengeance DDR5-5600 32GB (2x16GB) CL36",
    "Corsair Vengeance LPX DDR4-2666 8GB (1x8GB) CL16",
    "Corsair Vengeance LPX DDR4-2400 8GB (1x8GB) CL16",
    "Kingston HyperX Fury DDR3-1600 8GB (2x4GB) CL10",
  ],
  ssd: ["Samsung 970 EVO Plus 1TB", "Kingston A400 240GB", "Kingston A400 480GB", "Samsung 860 EVO 500GB", "Crucial MX500 1TB", "Samsung 980 1TB", "Kingston NV2 1TB", "WD Blue SN570 1TB", "Crucial P3 1TB", "Samsung 870 EVO 1TB"],
  hdd: ["Seagate Barracuda 1TB", "WD Blue 1TB WD10EZEX", "Seagate Barracuda 2TB", "Toshiba P300 1TB", "WD Blue 2TB WD20EZBX", "Seagate Barracuda 4TB", "Seagate Barracuda 500GB", "WD Blue 500GB WD5000AZLX", "Toshiba DT01ACA100 1TB", "WD Red 4TB WD40EFRX"],
  "power-supplies": ["Corsair CX 550W", "Corsair CX 650W", "Corsair RMx 750W", "Corsair RM 850W", "Seasonic Focus GX 650W", "be quiet! Pure Power 11 500W", "Corsair CV 550W", "EVGA W1 600W", "Cooler Master MWE Bronze V2 650W", "be quiet! System Power 9 500W"],
  cases: ["NZXT H510", "Fractal Design Meshify C", "Corsair 4000D Airflow", "be quiet! Pure Base 500DX", "Cooler Master MasterBox Q300L", "Deepcool Matrexx 55", "Lian Li Lancool 216", "Fractal Design Define R5", "Phanteks Eclipse P400A", "Segotep Gank 5"],
  coolers: ["AMD Wraith Stealth", "Intel Stock Cooler (LGA115x)", "Cooler Master Hyper 212 Black Edition", "Arctic Freezer 34 eSports DUO", "be quiet! Pure Rock 2", "AMD Wraith Prism", "Deepcool AK400", "Thermalright Peerless Assassin 120 SE", "Noctua NH-U12S", "Arctic Liquid Freezer II 240"],
};
