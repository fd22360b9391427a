// Graphics cards by chip and memory, from the oldest that still come in (2008: GeForce 9000, Radeon HD 4000) to RTX 50
// and RX 9000.
// Watts and connectors are those of the usual card; the length is the median of the cards that were sold.

import { partId, type PartOf } from "../part.ts";
import { number, numberOrNull, rowsOf, text } from "./table.ts";

type Maker = { brand: "NVIDIA" | "AMD" | "Intel"; prefix: string };

/**
 * Columns: chip, GB, kind of memory, watts, year, power plugs by pins ("-" none, "?" differs between cards), typical
 * length in mm.
 */
function cards({ brand, prefix }: Maker, table: string): PartOf<"graphics-cards">[] {
  const rows = rowsOf(table, { least: 7, most: 7 });
  return rows.map(([chip, vram, memory, watts, year, plugs, length]) => {
    const severalMemories = rows.filter((other) => other[0] === chip).length > 1;
    const full = `${prefix} ${text(chip)}`;
    const name = severalMemories ? `${full} ${number(vram)}GB` : full;
    return {
      id: partId("graphics-cards", name),
      category: "graphics-cards",
      brand,
      name,
      aliases: [],
      facts: {
        chip: full,
        vramGb: number(vram),
        memoryType: text(memory),
        tdpWatts: number(watts),
        powerConnectors: plugsOf(text(plugs)),
        typicalLengthMm: numberOrNull(length),
        launchYear: number(year),
      },
    };
  });
}

function plugsOf(cell: string): string[] | null {
  if (cell === "?") return null;
  return cell === "-" ? [] : cell.split("+").map((pins) => `${number(pins)}-pin`);
}

const geForce = cards(
  { brand: "NVIDIA", prefix: "GeForce" },
  `
  RTX 5090           32  GDDR7   575  2025  16     333
  RTX 5080           16  GDDR7   360  2025  16     329
  RTX 5070 Ti        16  GDDR7   300  2025  16     322
  RTX 5070           12  GDDR7   250  2025  16     302
  RTX 5060 Ti        16  GDDR7   180  2025  8      232
  RTX 5060 Ti        8   GDDR7   180  2025  8      245
  RTX 5060           8   GDDR7   145  2025  8      228
  RTX 5050           8   GDDR6   130  2025  8      202
  RTX 4090           24  GDDR6X  450  2022  16     336
  RTX 4080 SUPER     16  GDDR6X  320  2024  16     333
  RTX 4080           16  GDDR6X  320  2022  16     336
  RTX 4070 Ti SUPER  16  GDDR6X  285  2024  16     308
  RTX 4070 Ti        12  GDDR6X  285  2023  16     320
  RTX 4070 SUPER     12  GDDR6X  220  2024  16     269
  RTX 4070           12  GDDR6X  200  2023  8      300
  RTX 4060 Ti        16  GDDR6   165  2023  8      250
  RTX 4060 Ti        8   GDDR6   160  2023  8      250
  RTX 4060           8   GDDR6   115  2023  8      247
  RTX 3090 Ti        24  GDDR6X  450  2022  16     325
  RTX 3090           24  GDDR6X  350  2020  8+8    318
  RTX 3080 Ti        12  GDDR6X  350  2021  8+8    305
  RTX 3080           12  GDDR6X  350  2022  8+8    304
  RTX 3080           10  GDDR6X  320  2020  8+8    305
  RTX 3070 Ti        8   GDDR6X  290  2021  8+8    304
  RTX 3070           8   GDDR6   220  2020  8+8    288
  RTX 3060 Ti        8   GDDR6   200  2020  8      269
  RTX 3060           12  GDDR6   170  2021  8      245
  RTX 3060           8   GDDR6   170  2022  8      224
  RTX 3050           8   GDDR6   130  2022  8      224
  RTX 3050           6   GDDR6   70   2024  -      182
  RTX 2080 Ti        11  GDDR6   250  2018  8+8    290
  RTX 2080 SUPER     8   GDDR6   250  2019  6+8    286
  RTX 2080           8   GDDR6   215  2018  6+8    286
  RTX 2070 SUPER     8   GDDR6   215  2019  6+8    280
  RTX 2070           8   GDDR6   175  2018  8      270
  RTX 2060 SUPER     8   GDDR6   175  2019  8      268
  RTX 2060           12  GDDR6   184  2021  8      262
  RTX 2060           6   GDDR6   160  2019  8      230
  GTX 1660 Ti        6   GDDR6   120  2019  8      215
  GTX 1660 SUPER     6   GDDR6   125  2019  8      226
  GTX 1660           6   GDDR5   120  2019  8      216
  GTX 1650 SUPER     4   GDDR6   100  2019  6      180
  GTX 1650           4   GDDR6   75   2019  ?      179
  GTX 1630           4   GDDR6   75   2022  ?      170
  GTX 1080 Ti        11  GDDR5X  250  2017  6+8    283
  GTX 1080           8   GDDR5X  180  2016  8      268
  GTX 1070 Ti        8   GDDR5   180  2017  8      279
  GTX 1070           8   GDDR5   150  2016  8      267
  GTX 1060           6   GDDR5   120  2016  6      252
  GTX 1060           5   GDDR5   120  2017  6      ?
  GTX 1060           3   GDDR5   120  2016  6      232
  GTX 1050 Ti        4   GDDR5   75   2016  ?      193
  GTX 1050           3   GDDR5   75   2018  -      145
  GTX 1050           2   GDDR5   75   2016  ?      191
  GT 1030            4   DDR4    20   2020  -      150
  GT 1030            2   GDDR5   30   2017  -      153
  GTX TITAN X        12  GDDR5   250  2015  6+8    267
  GTX 980 Ti         6   GDDR5   250  2015  6+8    277
  GTX 980            4   GDDR5   165  2014  6+6    279
  GTX 970            4   GDDR5   145  2014  6+6    264
  GTX 960            4   GDDR5   120  2015  6      257
  GTX 960            2   GDDR5   120  2015  6      249
  GTX 950            2   GDDR5   90   2015  6      210
  GTX TITAN Black    6   GDDR5   250  2014  6+8    270
  GTX TITAN          6   GDDR5   250  2013  6+8    267
  GTX 780 Ti         3   GDDR5   250  2013  6+8    279
  GTX 780            3   GDDR5   250  2013  6+8    276
  GTX 770            4   GDDR5   230  2013  6+8    279
  GTX 770            2   GDDR5   230  2013  6+8    267
  GTX 760            4   GDDR5   170  2013  6+6    279
  GTX 760            2   GDDR5   170  2013  6+6    251
  GTX 750 Ti         4   GDDR5   60   2014  ?      196
  GTX 750 Ti         2   GDDR5   60   2014  ?      173
  GTX 750            2   GDDR5   55   2014  ?      184
  GTX 750            1   GDDR5   55   2014  ?      185
  GT 740             4   DDR3    64   2014  -      159
  GT 740             2   DDR3    64   2014  -      153
  GT 730             4   DDR3    49   2014  -      148
  GT 730             2   DDR3    49   2014  -      148
  GT 730             1   GDDR5   49   2014  -      132
  GT 720             2   DDR3    19   2014  -      146
  GT 710             2   DDR3    19   2016  -      146
  GT 710             1   DDR3    19   2016  -      138
  GTX 690            4   GDDR5   300  2012  8+8    279
  GTX 680            4   GDDR5   195  2012  6+6    260
  GTX 680            2   GDDR5   195  2012  6+6    ?
  GTX 670            4   GDDR5   170  2012  6+6    241
  GTX 670            2   GDDR5   170  2012  6+6    262
  GTX 660 Ti         2   GDDR5   150  2012  6+6    254
  GTX 660            2   GDDR5   140  2012  6      241
  GTX 650 Ti BOOST   2   GDDR5   134  2013  6      241
  GTX 650 Ti         2   GDDR5   110  2012  6      152
  GTX 650 Ti         1   GDDR5   110  2012  6      213
  GTX 650            2   GDDR5   64   2012  6      187
  GTX 650            1   GDDR5   64   2012  6      208
`,
);

const titan = cards(
  { brand: "NVIDIA", prefix: "TITAN" },
  `
  RTX          24  GDDR6   280  2018  8+8  267
  V            12  HBM2    250  2017  6+8  267
  Xp           12  GDDR5X  250  2017  6+8  267
`,
);

const radeon = cards(
  { brand: "AMD", prefix: "Radeon" },
  `
  RX 9070 XT    16  GDDR6  304  2025  8+8    330
  RX 9070       16  GDDR6  220  2025  8+8    328
  RX 9070 GRE   12  GDDR6  220  2025  8+8    301
  RX 9060 XT    16  GDDR6  160  2025  8      290
  RX 9060 XT    8   GDDR6  150  2025  8      281
  RX 9060       8   GDDR6  132  2025  8      202
  RX 7900 XTX   24  GDDR6  355  2022  8+8+8    320
  RX 7900 XT    20  GDDR6  315  2022  8+8    320
  RX 7900 GRE   16  GDDR6  260  2024  8+8    320
  RX 7800 XT    16  GDDR6  263  2023  8+8    320
  RX 7700 XT    12  GDDR6  245  2023  8+8    304
  RX 7600 XT    16  GDDR6  190  2024  8+8    267
  RX 7600       8   GDDR6  165  2023  8      243
  RX 6950 XT    16  GDDR6  335  2022  8+8+8    320
  RX 6900 XT    16  GDDR6  300  2020  8+8    315
  RX 6800 XT    16  GDDR6  300  2020  8+8    312
  RX 6800       16  GDDR6  250  2020  8+8    310
  RX 6750 XT    12  GDDR6  250  2022  6+8    303
  RX 6750 GRE   12  GDDR6  250  2023  6+8    ?
  RX 6750 GRE   10  GDDR6  170  2023  8      ?
  RX 6700 XT    12  GDDR6  230  2021  6+8    282
  RX 6700       10  GDDR6  175  2021  8      260
  RX 6650 XT    8   GDDR6  180  2022  8      260
  RX 6600 XT    8   GDDR6  160  2021  8      243
  RX 6600       8   GDDR6  132  2021  8      238
  RX 6500 XT    8   GDDR6  107  2022  6      217
  RX 6500 XT    4   GDDR6  107  2022  6      192
  RX 6400       4   GDDR6  53   2022  -      170
  RX 5700 XT    8   GDDR6  225  2019  6+8    285
  RX 5700       8   GDDR6  180  2019  6+8    270
  RX 5600 XT    6   GDDR6  150  2020  8      254
  RX 5500 XT    8   GDDR6  130  2019  8      242
  RX 5500 XT    4   GDDR6  130  2019  8      233
  VII           16  HBM2   300  2019  8+8    274
  RX Vega 64    8   HBM2   295  2017  8+8    283
  RX Vega 56    8   HBM2   210  2017  8+8    280
  RX 590        8   GDDR5  225  2018  8      260
  RX 590 GME    8   GDDR5  225  2020  8      ?
  RX 580        8   GDDR5  185  2017  8      260
  RX 580        4   GDDR5  185  2017  8      260
  RX 580 2048SP  8  GDDR5  150  2018  8      ?
  RX 570        8   GDDR5  150  2017  8      243
  RX 570        4   GDDR5  150  2017  8      243
  RX 560        4   GDDR5  80   2017  ?      194
  RX 560        2   GDDR5  80   2017  ?      211
  RX 550        4   GDDR5  50   2017  -      170
  RX 550        2   GDDR5  50   2017  -      170
  RX 480        8   GDDR5  150  2016  6      242
  RX 480        4   GDDR5  150  2016  6      242
  RX 470        8   GDDR5  120  2016  6      240
  RX 470        4   GDDR5  120  2016  6      241
  RX 460        4   GDDR5  75   2016  ?      191
  RX 460        2   GDDR5  75   2016  ?      172
  R9 Fury X     4   HBM    275  2015  8+8    195
  R9 Fury       4   HBM    275  2015  8+8    307
  R9 Nano       4   HBM    175  2015  8      152
  R9 390X       8   GDDR5  275  2015  6+8    291
  R9 390        8   GDDR5  275  2015  6+8    300
  R9 380X       4   GDDR5  190  2015  6+6    230
  R9 380        4   GDDR5  190  2015  6+6    246
  R9 380        2   GDDR5  190  2015  6+6    271
  R7 370        4   GDDR5  110  2015  6      258
  R7 370        2   GDDR5  110  2015  6      ?
  R7 360        2   GDDR5  100  2015  6      227
  R9 290X       4   GDDR5  290  2013  6+8    292
  R9 290        4   GDDR5  275  2013  6+8    296
  R9 285        2   GDDR5  190  2014  6+6    262
  R9 280X       3   GDDR5  250  2013  6+8    289
  R9 280        3   GDDR5  200  2014  6+8    262
  R9 270X       4   GDDR5  180  2013  6+6    220
  R9 270X       2   GDDR5  180  2013  6+6    266
  R9 270        2   GDDR5  150  2013  6      230
  R7 265        2   GDDR5  150  2014  6      221
  R7 260X       2   GDDR5  115  2013  6      205
  R7 260        1   GDDR5  95   2014  6      211
  R7 250X       1   GDDR5  95   2014  6      191
  R7 250        2   DDR3   65   2013  -      152
  R7 250        1   GDDR5  65   2013  -      ?
  R7 240        4   DDR3   30   2013  -      146
  R7 240        2   DDR3   30   2013  -      144
  R5 230        1   DDR3   19   2014  -      168
  HD 7990       6   GDDR5  375  2013  8+8    312
  HD 7970       3   GDDR5  250  2012  6+8    279
  HD 7950       3   GDDR5  200  2012  6+6    279
  HD 7870       2   GDDR5  175  2012  6+6    280
  HD 7850       2   GDDR5  130  2012  6      210
  HD 7790       1   GDDR5  85   2013  6      207
  HD 7770       1   GDDR5  80   2012  6      ?
  HD 7750       1   GDDR5  55   2012  -      ?
`,
);

const arc = cards(
  { brand: "Intel", prefix: "Arc" },
  `
  B580  12  GDDR6  190  2024  8     268
  B570  10  GDDR6  150  2025  8     254
  A770  16  GDDR6  225  2022  6+8   276
  A770  8   GDDR6  225  2022  6+8   305
  A750  8   GDDR6  225  2022  6+8   269
  A580  8   GDDR6  175  2023  8+8   246
  A380  6   GDDR6  75   2022  8     161
  A310  4   GDDR6  75   2022  -     154
`,
);

/** Old cards of 2008 to 2012 that still come in. */
const older = [
  ...cards(
    { brand: "NVIDIA", prefix: "GeForce" },
    `
    GT 640             2     DDR3    65   2012  -    145
    GT 630             2     DDR3    65   2012  -    145
    GT 620             1     DDR3    49   2012  -    145
    GT 610             2     DDR3    29   2012  -    145
    GT 610             1     DDR3    29   2012  -    145
    GTX 580            1.5   GDDR5   244  2010  6+8  267
    GTX 570            1.25  GDDR5   219  2010  6+6  267
    GTX 560 Ti         1     GDDR5   170  2011  6+6  229
    GTX 560            1     GDDR5   150  2011  6+6  210
    GTX 550 Ti         1     GDDR5   116  2011  6    210
    GT 520             1     DDR3    29   2011  -    145
    GTX 480            1.5   GDDR5   250  2010  6+8  267
    GTX 470            1.25  GDDR5   215  2010  6+6  241
    GTX 465            1     GDDR5   200  2010  6+6  241
    GTX 460            1     GDDR5   160  2010  6+6  210
    GTS 450            1     GDDR5   106  2010  6    210
    GT 440             1     GDDR5   65   2011  -    145
    GT 430             1     DDR3    49   2010  -    145
    GTX 285            1     GDDR3   204  2009  6+6  267
    GTX 280            1     GDDR3   236  2008  6+8  267
    GT 240             1     DDR3    69   2009  -    168
    GT 220             1     DDR3    58   2009  -    168
    210                1     DDR3    31   2009  -    168
    9800 GT            1     GDDR3   105  2008  6    229
    9600 GT            1     GDDR3   95   2008  6    229
    9500 GT            1     DDR2    50   2008  -    175
    9400 GT            1     DDR2    50   2008  -    168
    8400 GS            1     DDR3    25   2009  -    168
    `,
  ),
  ...cards(
    { brand: "AMD", prefix: "Radeon" },
    `
    HD 6990       4     GDDR5  375  2011  8+8  305
    HD 6970       2     GDDR5  250  2010  6+8  275
    HD 6950       2     GDDR5  200  2010  6+6  275
    HD 6870       1     GDDR5  151  2010  6+6  246
    HD 6850       1     GDDR5  127  2010  6    246
    HD 6790       1     GDDR5  150  2011  6+6  198
    HD 6770       1     GDDR5  108  2011  6    210
    HD 6750       1     GDDR5  86   2011  ?    180
    HD 6670       1     DDR3   66   2011  -    168
    HD 6570       1     DDR3   60   2011  -    168
    HD 6450       1     DDR3   27   2011  -    168
    HD 5970       2     GDDR5  294  2009  6+8  310
    HD 5870       1     GDDR5  188  2009  6+6  279
    HD 5850       1     GDDR5  151  2009  6+6  241
    HD 5830       1     GDDR5  175  2010  6+6  274
    HD 5770       1     GDDR5  108  2009  6    208
    HD 5750       1     GDDR5  86   2009  6    180
    HD 5670       1     GDDR5  64   2010  -    168
    HD 5570       1     DDR3   43   2010  -    168
    HD 5450       1     DDR3   19   2010  -    168
    HD 4890       1     GDDR5  190  2009  6+6  241
    HD 4870       1     GDDR5  150  2008  6+6  241
    HD 4850       1     GDDR3  110  2008  6    228
    HD 4670       1     DDR3   59   2008  -    168
    HD 4650       1     DDR2   48   2008  -    168
    `,
  ),
];

export const graphicsCards = [...geForce, ...titan, ...radeon, ...arc, ...older];
