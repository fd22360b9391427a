// Memory kits and modules, by series. Names are the same as in part number matching, so that a number finds its kit.

import { partId, type MemoryType, type PartOf } from "../part.ts";
import { number, numberOrNull, rowsOf, text } from "./table.ts";

/**
 * Columns: series, type, MT/s, CL, then the sold configurations, each "modules x GB". Kits are named by their total;
 * a single module by its size, except if its maker sells it as a kit of one.
 */
function memory(brand: string, { countsOne }: { countsOne: boolean }, table: string): PartOf<"ram">[] {
  return rowsOf(table, { least: 5, most: 5 }).flatMap(([series, type, speed, cl, sold]) =>
    text(sold)
      .split(" ")
      .map((size) => {
        const [modules, each] = size.split("x").map(number);
        const capacity = number(`${modules}`) * number(`${each}`);
        const latency = numberOrNull(cl);
        const isKit = countsOne || modules !== 1;
        const amount = isKit ? `${capacity}GB (${modules}x${each}GB)` : `${capacity}GB module`;
        const line = series === "-" ? brand : `${brand} ${text(series)}`;
        const name = `${line} ${text(type)}-${number(speed)} ${amount}${latency ? ` CL${latency}` : ""}`;
        return {
          id: partId("ram", name),
          category: "ram" as const,
          brand,
          name,
          aliases: [],
          facts: {
            type: type as MemoryType,
            capacityGb: capacity,
            modules: number(`${modules}`),
            speedMts: number(speed),
            cl: latency,
          },
        };
      }),
  );
}

const corsair = memory(
  "Corsair",
  { countsOne: true },
  `
  Vengeance             DDR3  1600  9   1x4 1x8 2x4 2x8
  Vengeance             DDR3  1600  10  1x8 2x8
  Vengeance LPX         DDR4  2133  13  2x4 2x8
  Vengeance LPX         DDR4  2400  14  1x8 2x4 2x8
  Vengeance LPX         DDR4  2400  16  1x8 2x8 2x16
  Vengeance LPX         DDR4  2666  16  1x8 2x8 2x16
  Vengeance LPX         DDR4  3000  15  1x8 2x8 2x16
  Vengeance LPX         DDR4  3000  16  1x8 2x8 2x16
  Vengeance LPX         DDR4  3200  16  1x8 1x16 2x4 2x8 2x16 4x8
  Vengeance LPX         DDR4  3600  18  2x8 2x16
  Vengeance RGB Pro     DDR4  3200  16  2x8 2x16
  Vengeance RGB Pro     DDR4  3600  18  2x8 2x16
  Dominator Platinum RGB  DDR4  3200  16  2x8 2x16
  Vengeance             DDR5  5200  40  1x16 2x8 2x16 2x32
  Vengeance             DDR5  5600  36  2x16 2x32
  Vengeance             DDR5  6000  30  2x16 2x32
  Vengeance RGB         DDR5  6000  30  2x16 2x32
  Vengeance RGB         DDR5  6000  36  2x16
`,
);

const kingston = memory(
  "Kingston",
  { countsOne: false },
  `
  ValueRAM      DDR3  1333  9   1x2 1x4
  ValueRAM      DDR3  1600  11  1x4 1x8
  ValueRAM      DDR4  2400  17  1x4 1x8
  ValueRAM      DDR4  2666  19  1x4 1x8 1x16
  ValueRAM      DDR4  3200  22  1x8 1x16
  ValueRAM      DDR5  4800  40  1x16
  HyperX        DDR3  1600  9   1x4
  HyperX        DDR3  1600  10  1x4 1x8
  HyperX Fury   DDR3  1600  10  1x4 1x8 2x4 2x8
  HyperX Fury   DDR3  1866  10  1x4 1x8 2x4 2x8
  HyperX Fury   DDR4  2400  15  1x8 2x4 2x8
  HyperX Fury   DDR4  2666  16  1x8 1x16 2x8 2x16
  HyperX Fury   DDR4  3200  16  1x8 1x16 2x8 2x16
  HyperX Predator  DDR4  3200  16  1x8 2x8
  FURY Beast    DDR4  2666  16  1x8 2x8
  FURY Beast    DDR4  3200  16  1x8 1x16 1x32 2x8 2x16
  FURY Beast    DDR4  3600  17  2x8
  FURY Beast    DDR4  3600  18  2x16
  FURY Beast    DDR5  5200  40  1x16 2x16
  FURY Beast    DDR5  5600  40  1x16 2x16
  FURY Beast    DDR5  6000  40  2x16
  FURY Beast    DDR5  6000  30  2x16
  FURY Renegade  DDR4  3600  16  2x8
`,
);

const gSkill = memory(
  "G.Skill",
  { countsOne: false },
  `
  Ripjaws X      DDR3  1600  9   1x4 2x4 2x8
  Ripjaws X      DDR3  1866  9   2x4
  Ripjaws V      DDR4  2666  19  1x8 2x8
  Ripjaws V      DDR4  3000  15  2x8
  Ripjaws V      DDR4  3200  16  1x8 1x16 2x8 2x16
  Ripjaws V      DDR4  3600  16  2x8 2x16
  Ripjaws V      DDR4  3600  18  2x8 2x16
  Aegis          DDR4  3000  16  1x8 2x8
  Aegis          DDR4  3200  16  1x8 2x8 2x16
  Trident Z RGB  DDR4  3200  16  2x8 2x16
  Trident Z RGB  DDR4  3200  14  2x8
  Trident Z RGB  DDR4  3600  18  2x8 2x16
  Trident Z Neo  DDR4  3600  16  2x8 2x16
  Trident Z Neo  DDR4  3600  18  1x16 2x16
  -              DDR5  5600  36  1x16 2x16
  -              DDR5  6000  30  1x16 2x16
  -              DDR5  6000  36  1x16 2x16
`,
);

const others = [
  ...memory(
    "Crucial",
    { countsOne: false },
    `
  Ballistix Sport     DDR3  1600  -   1x4 1x8
  Ballistix Sport LT  DDR4  2400  -   1x4 1x8 1x16
  Ballistix Sport LT  DDR4  3000  -   1x8 1x16
  Ballistix Sport LT  DDR4  3200  -   1x8 1x16
  Ballistix           DDR4  3000  15  1x8
  Ballistix           DDR4  3200  16  1x8 1x16 2x8 2x16
  Ballistix           DDR4  3600  16  1x8 1x16 2x8 2x16
`,
  ),
  ...memory(
    "GOODRAM",
    { countsOne: false },
    `
  -       DDR3  1333  9   1x4
  -       DDR3  1600  11  1x4 1x8
  -       DDR4  2400  17  1x4 1x8
  -       DDR4  2666  19  1x8 1x16
  -       DDR4  3200  22  1x8 1x16
  IRDM X  DDR4  3200  16  1x8 1x16 2x8
  IRDM    DDR5  5600  30  2x16
`,
  ),
  ...memory(
    "ADATA",
    { countsOne: false },
    `
  -    DDR3  1600  11  1x4 1x8
  -    DDR4  2400  17  1x4 1x8
  -    DDR4  2666  19  1x4 1x8 1x16
  -    DDR4  3200  22  1x8 1x16
  XPG  DDR4  3000  16  1x8 2x8
  XPG  DDR4  3200  16  1x8 1x16 2x8 2x16
  XPG  DDR4  3600  18  1x8 1x16 2x8
  XPG  DDR5  6000  30  2x16
`,
  ),
  ...memory(
    "Patriot",
    { countsOne: false },
    `
  Signature    DDR3  1600  -   1x4 1x8
  Signature    DDR4  2666  -   1x4 1x8
  Signature    DDR4  3200  -   1x8 1x16
  Viper Steel  DDR4  3200  16  2x8 2x16
  Viper Steel  DDR4  3600  18  2x8
`,
  ),
  ...memory(
    "TEAMGROUP",
    { countsOne: false },
    `
  -                 DDR3  1600  11  1x4 1x8
  -                 DDR4  2400  -   1x8
  -                 DDR4  2666  -   1x8
  -                 DDR4  3200  -   1x8 1x16
  T-Force Vulcan Z  DDR4  3200  16  2x8 2x16
  T-Force Delta     DDR4  3600  18  2x8
`,
  ),
];

export const memoryKits = [...corsair, ...kingston, ...gSkill, ...others];
