// Solid state drives and hard disks: one series per line, one part per common size.

import { partId, type HddFacts, type PartOf, type SsdFacts } from "../part.ts";
import { capacityName } from "../matching/capacity.ts";
import { number, numberOrNull, rowsOf, text } from "./table.ts";

const INTERFACES: Record<string, [SsdFacts["interface"], SsdFacts["form"]]> = {
  SATA: ["SATA", '2.5"'],
  "M.2 SATA": ["SATA", "M.2"],
  "PCIe 3": ["NVMe PCIe 3.0", "M.2"],
  "PCIe 4": ["NVMe PCIe 4.0", "M.2"],
  "PCIe 5": ["NVMe PCIe 5.0", "M.2"],
};

/** Columns: brand, series, interface, sizes in GB. */
function ssds(table: string): PartOf<"ssd">[] {
  return rowsOf(table, { least: 4, most: 4 }).flatMap(([brand, series, kind, sizes]) =>
    text(sizes)
      .split(" ")
      .map((size) => {
        const found = INTERFACES[text(kind)];
        if (!found) throw new Error(`no interface ${kind}`);
        const name = `${text(brand)} ${text(series)} ${capacityName(number(size))}`;
        return {
          id: partId("ssd", name),
          category: "ssd" as const,
          brand: text(brand),
          name,
          aliases: [],
          facts: { capacityGb: number(size), interface: found[0], form: found[1] },
        };
      }),
  );
}

export const solidStateDrives = ssds(`
  Samsung    840            SATA      120 250 500
  Samsung    840 EVO        SATA      120 250 500 1000
  Samsung    850 EVO        SATA      120 250 500 1000
  Samsung    850 PRO        SATA      128 256 512 1000
  Samsung    860 EVO        SATA      250 500 1000 2000
  Samsung    860 PRO        SATA      256 512
  Samsung    860 QVO        SATA      1000 2000
  Samsung    870 EVO        SATA      250 500 1000 2000 4000
  Samsung    870 QVO        SATA      1000 2000 4000
  Samsung    960 EVO        PCIe 3    250 500 1000
  Samsung    960 PRO        PCIe 3    512 1000
  Samsung    970 EVO        PCIe 3    250 500 1000
  Samsung    970 EVO Plus   PCIe 3    250 500 1000 2000
  Samsung    970 PRO        PCIe 3    512 1000
  Samsung    980            PCIe 3    250 500 1000
  Samsung    980 PRO        PCIe 4    250 500 1000 2000
  Samsung    990 PRO        PCIe 4    1000 2000 4000
  Samsung    990 EVO        PCIe 4    1000 2000
  Samsung    990 EVO Plus   PCIe 4    1000 2000 4000
  Kingston   V300           SATA      60 120 240
  Kingston   UV400          SATA      120 240 480
  Kingston   UV500          SATA      120 240 480
  Kingston   A400           SATA      120 240 480 960
  Kingston   KC600          SATA      256 512 1000
  Kingston   HyperX Fury    SATA      120 240
  Kingston   A1000          PCIe 3    240 480 960
  Kingston   A2000          PCIe 3    250 500 1000
  Kingston   KC2500         PCIe 3    250 500 1000
  Kingston   NV1            PCIe 3    250 500 1000
  Kingston   NV2            PCIe 4    250 500 1000 2000
  Kingston   NV3            PCIe 4    500 1000 2000
  Kingston   KC3000         PCIe 4    512 1000 2000
  Kingston   FURY Renegade  PCIe 4    500 1000 2000
  Crucial    BX500          SATA      120 240 480 500 1000 2000
  Crucial    MX100          SATA      128 256 512
  Crucial    MX300          SATA      275 525 1050
  Crucial    MX500          SATA      250 500 1000 2000
  Crucial    P1             PCIe 3    500 1000
  Crucial    P2             PCIe 3    250 500 1000
  Crucial    P3             PCIe 3    500 1000 2000
  Crucial    P3 Plus        PCIe 4    500 1000 2000
  Crucial    P5 Plus        PCIe 4    500 1000 2000
  Crucial    T500           PCIe 4    500 1000 2000
  Crucial    T700           PCIe 5    1000 2000
  WD         Green          SATA      120 240 480
  WD         Blue           SATA      250 500 1000
  WD         Blue SA510     SATA      250 500 1000
  WD         Blue SN550     PCIe 3    250 500 1000
  WD         Blue SN570     PCIe 3    250 500 1000
  WD         Blue SN580     PCIe 4    500 1000 2000
  WD         Green SN350    PCIe 3    240 480 1000
  WD         Black SN750    PCIe 3    250 500 1000
  WD         Black SN770    PCIe 4    500 1000 2000
  WD         Black SN850    PCIe 4    500 1000
  WD         Black SN850X   PCIe 4    1000 2000 4000
  SanDisk    SSD PLUS       SATA      120 240 480
  SanDisk    Ultra 3D       SATA      250 500 1000
  ADATA      SU650          SATA      120 240 480
  ADATA      SU800          SATA      128 256 512
  ADATA      XPG SX8200 Pro  PCIe 3   256 512 1000
  ADATA      LEGEND 850     PCIe 4    512 1000
  Intel      660p           PCIe 3    512 1000
  GOODRAM    CX400          SATA      128 256 512
  GOODRAM    CL100          SATA      120 240 480
  GOODRAM    PX500          PCIe 3    256 512
  Patriot    Burst          SATA      120 240 480
  Patriot    P210           SATA      128 256 512
  Patriot    P300           PCIe 3    128 256 512
  PNY        CS900          SATA      120 240 480
  Lexar      NM620          PCIe 3    256 512 1000
  Lexar      NM710          PCIe 4    500 1000 2000
  Corsair    MP510          PCIe 3    240 480 960
  Corsair    MP600          PCIe 4    500 1000
  SK hynix   Gold P31       PCIe 3    500 1000
  SK hynix   Platinum P41   PCIe 4    1000 2000
`);

/**
 * Columns: name without its size, form, revolutions per minute, then sizes in GB, each with its model after a slash
 * if the name includes one.
 */
function hdds(brand: string, form: HddFacts["form"], table: string): PartOf<"hdd">[] {
  return rowsOf(table, { least: 3, most: 3 }).flatMap(([series, rpm, sizes]) =>
    text(sizes)
      .split(" ")
      .map((cell) => {
        const [size, model] = cell.split("/");
        const base = `${brand} ${text(series)} ${capacityName(number(size))}`;
        const name = model ? `${base} ${model}` : base;
        return {
          id: partId("hdd", name),
          category: "hdd" as const,
          brand,
          name,
          aliases: [],
          facts: { capacityGb: number(size), rpm: numberOrNull(rpm), form },
        };
      }),
  );
}

const toshibaDesktop: PartOf<"hdd">[] = ["050", "100", "200", "300"].map((code) => {
  const capacityGb = number(code) * 10;
  const name = `Toshiba DT01ACA${code} ${capacityName(capacityGb)}`;
  return {
    id: partId("hdd", name),
    category: "hdd",
    brand: "Toshiba",
    name,
    aliases: [],
    facts: { capacityGb, rpm: 7200, form: '3.5"' },
  };
});

export const hardDisks = [
  ...hdds(
    "Seagate",
    '3.5"',
    `
  Barracuda           ?     250 320 500 1000 1500 2000 3000 4000 8000
  Barracuda Green     5900  1500 2000
  SkyHawk             ?     1000 2000 4000
  IronWolf            ?     2000 4000 8000
  Constellation ES    7200  500 1000 2000 4000
  Exos                7200  8000 16000
`,
  ),
  ...hdds(
    "WD",
    '3.5"',
    `
  Blue    7200  160/WD1600AAJS 250/WD2500AAKX 320/WD3200AAJS 500/WD5000AAKX 500/WD5000AAKS 500/WD5000AZLX 1000/WD10EZEX
  Blue    5400  1000/WD10EZRZ 2000/WD20EZRZ 2000/WD20EZAZ 2000/WD20EZBX 3000/WD30EZRZ 4000/WD40EZRZ 4000/WD40EZAZ
  Green   5400  1000/WD10EARS 1000/WD10EADS 1000/WD10EZRX 2000/WD20EARS 2000/WD20EARX 2000/WD20EZRX 3000/WD30EZRX
  Red     5400  1000/WD10EFRX 2000/WD20EFRX 2000/WD20EFAX 3000/WD30EFRX 4000/WD40EFRX 4000/WD40EFAX
  Red Plus  ?   4000/WD40EFZX 8000/WD80EFZX 10000/WD101EFBX
  Black   7200  500/WD5003AZEX 1000/WD1002FAEX 1000/WD1003FZEX 2000/WD2003FZEX 4000/WD4005FZBX
  Purple  ?     1000/WD10PURX 2000/WD20PURX 4000/WD40PURX
`,
  ),
  ...hdds("Toshiba", '3.5"', "P300  7200  500 1000 2000 3000\n X300  7200  4000 6000 8000\n N300  7200  4000 8000"),
  ...toshibaDesktop,
  ...hdds("Hitachi", '3.5"', "Deskstar  7200  500/HDS721050CLA362 1000/HDS721010CLA332 2000/HDS723020BLA642"),
  ...["HD103SJ/1000", "HD502HJ/500", "HD322HJ/320", "HD204UI/2000"].map((line): PartOf<"hdd"> => {
    const [model, size] = line.split("/");
    const name = `Samsung ${text(model)} ${capacityName(number(size))}`;
    return {
      id: partId("hdd", name),
      category: "hdd",
      brand: "Samsung",
      name,
      aliases: [],
      facts: { capacityGb: number(size), rpm: null, form: '3.5"' },
    };
  }),
];
