// Drives of the demo catalogue: the capacities that the shop's filters offer (spec 9).
// Health and hours differ for each drive and are added when a listing is generated.

import type { HddSpecs, SsdSpecs } from "../shop/catalogue/specs.ts";
import type { DemoPart } from "./part.ts";

export type SsdModel = Omit<SsdSpecs, "healthPercent" | "powerOnHours">;
export type HddModel = Omit<HddSpecs, "powerOnHours">;

export const solidStateDrives: readonly DemoPart<SsdModel>[] = [
  {
    specs: { kind: "ssd", brand: "Samsung", model: "PM871b", capacityGb: 256, interface: "SATA", formFactor: '2.5"' },
    worth: 75,
  },
  {
    specs: { kind: "ssd", brand: "ADATA", model: "SU800", capacityGb: 256, interface: "SATA", formFactor: '2.5"' },
    worth: 75,
  },
  {
    specs: {
      kind: "ssd",
      brand: "WD",
      model: "PC SN520",
      capacityGb: 256,
      interface: "NVMe PCIe 3.0",
      formFactor: "M.2",
    },
    worth: 85,
  },
  {
    specs: {
      kind: "ssd",
      brand: "Patriot",
      model: "P300",
      capacityGb: 256,
      interface: "NVMe PCIe 3.0",
      formFactor: "M.2",
    },
    worth: 85,
  },
  {
    specs: { kind: "ssd", brand: "ADATA", model: "SU800", capacityGb: 512, interface: "SATA", formFactor: '2.5"' },
    worth: 130,
  },
  {
    specs: {
      kind: "ssd",
      brand: "Patriot",
      model: "P300",
      capacityGb: 512,
      interface: "NVMe PCIe 3.0",
      formFactor: "M.2",
    },
    worth: 145,
  },
  {
    specs: {
      kind: "ssd",
      brand: "ADATA",
      model: "XPG SX8200 Pro",
      capacityGb: 512,
      interface: "NVMe PCIe 3.0",
      formFactor: "M.2",
    },
    worth: 160,
  },
  {
    specs: {
      kind: "ssd",
      brand: "WD",
      model: "PC SN530",
      capacityGb: 512,
      interface: "NVMe PCIe 3.0",
      formFactor: "M.2",
    },
    worth: 150,
  },
  {
    specs: {
      kind: "ssd",
      brand: "Kingston",
      model: "KC3000",
      capacityGb: 512,
      interface: "NVMe PCIe 4.0",
      formFactor: "M.2",
    },
    worth: 185,
  },
  {
    specs: { kind: "ssd", brand: "Crucial", model: "MX500", capacityGb: 1000, interface: "SATA", formFactor: '2.5"' },
    worth: 240,
  },
  {
    specs: { kind: "ssd", brand: "Samsung", model: "860 EVO", capacityGb: 1000, interface: "SATA", formFactor: '2.5"' },
    worth: 255,
  },
  {
    specs: {
      kind: "ssd",
      brand: "Samsung",
      model: "970 EVO Plus",
      capacityGb: 1000,
      interface: "NVMe PCIe 3.0",
      formFactor: "M.2",
    },
    worth: 300,
  },
  {
    specs: {
      kind: "ssd",
      brand: "Kingston",
      model: "NV2",
      capacityGb: 1000,
      interface: "NVMe PCIe 4.0",
      formFactor: "M.2",
    },
    worth: 265,
  },
  {
    specs: {
      kind: "ssd",
      brand: "Crucial",
      model: "P3 Plus",
      capacityGb: 1000,
      interface: "NVMe PCIe 4.0",
      formFactor: "M.2",
    },
    worth: 275,
  },
  {
    specs: {
      kind: "ssd",
      brand: "WD",
      model: "Black SN770",
      capacityGb: 1000,
      interface: "NVMe PCIe 4.0",
      formFactor: "M.2",
    },
    worth: 320,
  },
  {
    specs: {
      kind: "ssd",
      brand: "Samsung",
      model: "980 PRO",
      capacityGb: 1000,
      interface: "NVMe PCIe 4.0",
      formFactor: "M.2",
    },
    worth: 350,
  },
  {
    specs: { kind: "ssd", brand: "Samsung", model: "870 EVO", capacityGb: 2000, interface: "SATA", formFactor: '2.5"' },
    worth: 500,
  },
  {
    specs: {
      kind: "ssd",
      brand: "Crucial",
      model: "P3 Plus",
      capacityGb: 2000,
      interface: "NVMe PCIe 4.0",
      formFactor: "M.2",
    },
    worth: 520,
  },
  {
    specs: {
      kind: "ssd",
      brand: "Kingston",
      model: "KC3000",
      capacityGb: 2000,
      interface: "NVMe PCIe 4.0",
      formFactor: "M.2",
    },
    worth: 600,
  },
  {
    specs: {
      kind: "ssd",
      brand: "WD",
      model: "Black SN850X",
      capacityGb: 2000,
      interface: "NVMe PCIe 4.0",
      formFactor: "M.2",
    },
    worth: 640,
  },
  {
    specs: {
      kind: "ssd",
      brand: "Crucial",
      model: "P3 Plus",
      capacityGb: 4000,
      interface: "NVMe PCIe 4.0",
      formFactor: "M.2",
    },
    worth: 1050,
  },
  {
    specs: {
      kind: "ssd",
      brand: "WD",
      model: "Black SN850X",
      capacityGb: 4000,
      interface: "NVMe PCIe 4.0",
      formFactor: "M.2",
    },
    worth: 1280,
  },
];

export const hardDrives: readonly DemoPart<HddModel>[] = [
  {
    specs: { kind: "hdd", brand: "WD", model: "Blue WD10EZEX", capacityGb: 1000, rpm: 7200, formFactor: '3.5"' },
    worth: 75,
  },
  {
    specs: {
      kind: "hdd",
      brand: "Seagate",
      model: "BarraCuda ST1000DM010",
      capacityGb: 1000,
      rpm: 7200,
      formFactor: '3.5"',
    },
    worth: 75,
  },
  {
    specs: { kind: "hdd", brand: "Toshiba", model: "P300 HDWD110", capacityGb: 1000, rpm: 7200, formFactor: '3.5"' },
    worth: 70,
  },
  {
    specs: { kind: "hdd", brand: "WD", model: "Blue WD10SPZX", capacityGb: 1000, rpm: 5400, formFactor: '2.5"' },
    worth: 80,
  },
  {
    specs: {
      kind: "hdd",
      brand: "Seagate",
      model: "BarraCuda ST2000DM008",
      capacityGb: 2000,
      rpm: 7200,
      formFactor: '3.5"',
    },
    worth: 140,
  },
  {
    specs: { kind: "hdd", brand: "WD", model: "Blue WD20EZBX", capacityGb: 2000, rpm: 7200, formFactor: '3.5"' },
    worth: 145,
  },
  {
    specs: { kind: "hdd", brand: "Toshiba", model: "DT01ACA200", capacityGb: 2000, rpm: 7200, formFactor: '3.5"' },
    worth: 130,
  },
  {
    specs: {
      kind: "hdd",
      brand: "Seagate",
      model: "BarraCuda ST4000DM004",
      capacityGb: 4000,
      rpm: 5400,
      formFactor: '3.5"',
    },
    worth: 250,
  },
  {
    specs: { kind: "hdd", brand: "WD", model: "Red Plus WD40EFPX", capacityGb: 4000, rpm: 5400, formFactor: '3.5"' },
    worth: 290,
  },
  {
    specs: { kind: "hdd", brand: "WD", model: "Black WD4005FZBX", capacityGb: 4000, rpm: 7200, formFactor: '3.5"' },
    worth: 310,
  },
  {
    specs: {
      kind: "hdd",
      brand: "Seagate",
      model: "IronWolf ST6000VN001",
      capacityGb: 6000,
      rpm: 5400,
      formFactor: '3.5"',
    },
    worth: 410,
  },
  {
    specs: { kind: "hdd", brand: "Toshiba", model: "N300 HDWG480", capacityGb: 8000, rpm: 7200, formFactor: '3.5"' },
    worth: 540,
  },
  {
    specs: {
      kind: "hdd",
      brand: "Seagate",
      model: "IronWolf ST8000VN004",
      capacityGb: 8000,
      rpm: 7200,
      formFactor: '3.5"',
    },
    worth: 560,
  },
];
