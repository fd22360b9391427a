// The first price book: working parts in good condition, in RON, as the shop pays sellers.
// The second-hand market price less testing, warranty and unsold stock: a little over half of it.
// Later versions by staff are stored in the database.

import { bani, ron, type Bani } from "../../base/money.ts";
import { partId, type PartCategory } from "../parts/part.ts";
import type { PriceBook } from "./price-book.ts";
import { fallbackValues } from "./terms.ts";

/** One part per line: its name in the list of parts, two or more spaces, RON. */
function named(category: PartCategory, prefix: string, table: string): [string, Bani][] {
  const rows = table
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return rows.map((row) => {
    const [name, price] = row.split(/\s{2,}/);
    return [partId(category, `${prefix}${name}`), ron(Number(price))];
  });
}

/** "B450 150, B550 200": RON each, by name. */
function each(list: string): Record<string, Bani> {
  const pairs = list.split(",").map((pair) => {
    const words = pair.trim().split(" ");
    return [words.slice(0, -1).join(" "), ron(Number(words.at(-1)))] as const;
  });
  return Object.fromEntries(pairs);
}

const intel = named(
  "processors",
  "Core ",
  `
  i5-2400     15
  i5-2500     18
  i5-2500K    25
  i7-2600     40
  i7-2600K    50
  i5-3470     22
  i5-3570     25
  i5-3570K    35
  i7-3770     65
  i7-3770K    75
  i5-4430     25
  i5-4460     30
  i5-4570     30
  i5-4590     33
  i5-4670K    45
  i5-4690     38
  i5-4690K    50
  i7-4770     90
  i7-4770K    105
  i7-4790     100
  i7-4790K    130
  i3-6100     20
  i5-6400     45
  i5-6500     50
  i5-6600     55
  i5-6600K    65
  i7-6700     120
  i7-6700K    140
  i3-7100     25
  i5-7400     50
  i5-7500     55
  i5-7600K    75
  i7-7700     140
  i7-7700K    160
  i3-8100     70
  i3-8350K    85
  i5-8400     115
  i5-8500     120
  i5-8600K    145
  i7-8700     215
  i7-8700K    245
  i3-9100F    65
  i5-9400     120
  i5-9400F    120
  i5-9500     125
  i5-9600K    160
  i7-9700     235
  i7-9700F    225
  i7-9700K    270
  i7-9700KF   260
  i9-9900     330
  i9-9900K    380
  i9-9900KF   370
  i3-10100    115
  i3-10100F   105
  i5-10400    190
  i5-10400F   175
  i5-10500    200
  i5-10600K   240
  i5-10600KF  230
  i7-10700    340
  i7-10700F   325
  i7-10700K   370
  i7-10700KF  355
  i9-10850K   450
  i9-10900K   480
  i9-10900KF  465
  i5-11400    240
  i5-11400F   225
  i5-11600K   290
  i5-11600KF  280
  i7-11700    380
  i7-11700F   365
  i7-11700K   410
  i9-11900K   470
  i3-12100    200
  i3-12100F   185
  i5-12400    310
  i5-12400F   290
  i5-12500    325
  i5-12600K   430
  i5-12600KF  410
  i7-12700    565
  i7-12700F   545
  i7-12700K   610
  i7-12700KF  590
  i9-12900    700
  i9-12900K   760
  i9-12900KF  740
  i3-13100    220
  i3-13100F   205
  i5-13400    430
  i5-13400F   410
  i5-13500    490
  i5-13600K   600
  i5-13600KF  580
  i7-13700    720
  i7-13700F   700
  i7-13700K   780
  i7-13700KF  760
  i9-13900    950
  i9-13900K   1050
  i9-13900KF  1030
  i3-14100    240
  i3-14100F   225
  i5-14400    470
  i5-14400F   450
  i5-14500    540
  i5-14600K   680
  i5-14600KF  660
  i7-14700    900
  i7-14700F   880
  i7-14700K   970
  i7-14700KF  950
  i9-14900K   1300
  i9-14900KF  1270
  Ultra 5 225     480
  Ultra 5 225F    460
  Ultra 5 245K    720
  Ultra 5 245KF   690
  Ultra 7 265K    950
  Ultra 7 265KF   920
  Ultra 9 285K    1550
`,
);

const ryzen = named(
  "processors",
  "Ryzen ",
  `
  3 1200      40
  5 1400      55
  5 1500X     60
  5 1600      85
  5 1600X     90
  7 1700      120
  7 1700X     125
  7 1800X     135
  3 2200G     75
  5 2400G     100
  5 2600      100
  5 2600X     115
  7 2700      155
  7 2700X     175
  3 3200G     105
  5 3400G     140
  3 3100      105
  3 3300X     140
  5 3500      120
  5 3500X     130
  5 3600      165
  5 3600X     180
  7 3700X     250
  7 3800X     270
  9 3900X     400
  9 3950X     570
  5 4500      130
  5 4600G     190
  7 4700G     270
  5 5500      195
  5 5600      250
  5 5600G     255
  5 5600X     270
  5 5600X3D   480
  7 5700      320
  7 5700G     360
  7 5700X     375
  7 5700X3D   620
  7 5800X     400
  7 5800XT    430
  7 5800X3D   740
  9 5900X     560
  9 5950X     760
  5 7400F     330
  5 7500F     370
  5 7600      430
  5 7600X     450
  7 7700      590
  7 7700X     620
  7 7800X3D   940
  9 7900      820
  9 7900X     850
  9 7900X3D   960
  9 7950X     1100
  9 7950X3D   1300
  5 8400F     330
  5 8500G     400
  5 8600G     480
  7 8700G     720
  5 9600X     600
  7 9700X     850
  7 9800X3D   1400
  9 9900X     1150
  9 9950X     1650
  9 9950X3D   2100
`,
);

const geForce = named(
  "graphics-cards",
  "GeForce ",
  `
  GT 710 1GB          10
  GT 710 2GB          15
  GT 730 1GB          12
  GT 730 2GB          20
  GT 730 4GB          28
  GT 1030 2GB         60
  GT 1030 4GB         55
  GTX 750 Ti 2GB      45
  GTX 750 Ti 4GB      55
  GTX 950             60
  GTX 960 2GB         75
  GTX 960 4GB         95
  GTX 970             120
  GTX 980             145
  GTX 980 Ti          200
  GTX 1050 2GB        85
  GTX 1050 3GB        95
  GTX 1050 Ti         140
  GTX 1060 3GB        140
  GTX 1060 5GB        165
  GTX 1060 6GB        195
  GTX 1070            265
  GTX 1070 Ti         300
  GTX 1080            320
  GTX 1080 Ti         460
  GTX 1630            150
  GTX 1650            210
  GTX 1650 SUPER      245
  GTX 1660            270
  GTX 1660 SUPER      310
  GTX 1660 Ti         325
  RTX 2060 6GB        390
  RTX 2060 12GB       470
  RTX 2060 SUPER      450
  RTX 2070            470
  RTX 2070 SUPER      510
  RTX 2080            570
  RTX 2080 SUPER      620
  RTX 2080 Ti         880
  RTX 3050 6GB        370
  RTX 3050 8GB        400
  RTX 3060 8GB        470
  RTX 3060 12GB       570
  RTX 3060 Ti         620
  RTX 3070            730
  RTX 3070 Ti         800
  RTX 3080 10GB       1030
  RTX 3080 12GB       1130
  RTX 3080 Ti         1250
  RTX 3090            1900
  RTX 3090 Ti         2100
  RTX 4060            760
  RTX 4060 Ti 8GB     960
  RTX 4060 Ti 16GB    1150
  RTX 4070            1300
  RTX 4070 SUPER      1480
  RTX 4070 Ti         1650
  RTX 4070 Ti SUPER   2000
  RTX 4080            2450
  RTX 4080 SUPER      2650
  RTX 4090            4800
  RTX 5050            700
  RTX 5060            880
  RTX 5060 Ti 8GB     1050
  RTX 5060 Ti 16GB    1350
  RTX 5070            1750
  RTX 5070 Ti         2450
  RTX 5080            3300
  RTX 5090            7000
`,
);

const radeon = named(
  "graphics-cards",
  "Radeon ",
  `
  R9 270X 2GB       50
  R9 280X           65
  R9 290            80
  R9 290X           85
  R9 380 2GB        65
  R9 380 4GB        80
  R9 390            115
  R9 390X           125
  RX 460 2GB        60
  RX 460 4GB        75
  RX 470 4GB        115
  RX 470 8GB        135
  RX 480 4GB        130
  RX 480 8GB        160
  RX 550 2GB        60
  RX 550 4GB        80
  RX 560 2GB        80
  RX 560 4GB        100
  RX 570 4GB        120
  RX 570 8GB        145
  RX 580 4GB        140
  RX 580 2048SP     150
  RX 580 8GB        190
  RX 590            215
  RX Vega 56        270
  RX Vega 64        300
  VII               520
  RX 5500 XT 4GB    215
  RX 5500 XT 8GB    255
  RX 5600 XT        345
  RX 5700           410
  RX 5700 XT        450
  RX 6400           210
  RX 6500 XT 4GB    230
  RX 6500 XT 8GB    290
  RX 6600           480
  RX 6600 XT        530
  RX 6650 XT        565
  RX 6700           640
  RX 6700 XT        740
  RX 6750 XT        790
  RX 6800           940
  RX 6800 XT        1080
  RX 6900 XT        1200
  RX 6950 XT        1350
  RX 7600           650
  RX 7600 XT        820
  RX 7700 XT        1050
  RX 7800 XT        1300
  RX 7900 GRE       1450
  RX 7900 XT        1850
  RX 7900 XTX       2350
  RX 9060 XT 8GB    980
  RX 9060 XT 16GB   1200
  RX 9070           1800
  RX 9070 XT        2100
`,
);

const arc = named(
  "graphics-cards",
  "Arc ",
  `
  A310        150
  A380        220
  A580        340
  A750        430
  A770 8GB    500
  A770 16GB   600
  B570        600
  B580        700
`,
);

const pcCases = named(
  "cases",
  "",
  `
  NZXT H510                      95
  NZXT H510 Flow                 110
  NZXT H5 Flow                   150
  NZXT H7 Flow                   190
  NZXT H9 Flow                   270
  Fractal Design Define R5       110
  Fractal Design Define R6       170
  Fractal Design Define 7        230
  Fractal Design Define 7 Compact  180
  Fractal Design Meshify C       120
  Fractal Design Meshify 2       190
  Fractal Design Meshify 2 Compact  160
  Fractal Design Pop Air         120
  Fractal Design North           220
  Fractal Design Torrent         260
  Corsair 3000D Airflow          110
  Corsair 4000D Airflow          130
  Corsair 5000D Airflow          220
  Cooler Master MasterBox Q300L  60
  Cooler Master NR200            115
  be quiet! Pure Base 500        110
  be quiet! Pure Base 500DX      140
  be quiet! Silent Base 802      230
  be quiet! Dark Base Pro 900    300
  Lian Li Lancool 215            130
  Lian Li Lancool II Mesh        160
  Lian Li Lancool 216            160
  Lian Li Lancool III            230
  Lian Li O11 Dynamic            210
  Lian Li O11 Dynamic EVO        240
  Phanteks Eclipse P400A         110
  Phanteks Eclipse P500A         180
  Deepcool CC560                 70
  Deepcool CH370                 75
  Montech AIR 100                70
  ASUS Prime AP201               130
`,
);

const processorCoolers = named(
  "coolers",
  "",
  `
  AMD Wraith Spire               15
  Noctua NH-D15                  180
  Noctua NH-U12S                 110
  Noctua NH-U12A                 170
  Noctua NH-U14S                 130
  Noctua NH-L9i                  75
  Noctua NH-L9a                  75
  Noctua NH-L12S                 95
  be quiet! Dark Rock 4          110
  be quiet! Dark Rock Pro 4      150
  be quiet! Dark Rock Pro 5      190
  be quiet! Shadow Rock 3        75
  Deepcool AK620                 105
  Thermalright Peerless Assassin 120 SE  70
  Thermalright Phantom Spirit 120 SE     75
  Scythe Fuma 2                  95
  NZXT Kraken X73                200
  Corsair iCUE H150i Elite Capellix  210
  Lian Li Galahad II 360         200
  Arctic Liquid Freezer II 360   180
  Arctic Liquid Freezer III 360  190
`,
);

export const priceBook1: PriceBook = {
  version: 1,
  year: 2026,
  parts: Object.fromEntries([...intel, ...ryzen, ...geForce, ...radeon, ...arc, ...pcCases, ...processorCoolers]),
  classes: {
    // Server processors have many threads that few people need: the last line.
    thread: each(
      `Bulldozer 2, Piledriver 3, Steamroller 4, Excavator 5, Zen 8, Zen+ 8, Zen 2 14, Zen 3 20, Zen 4 34, Zen 5 46,
      Sandy Bridge 4, Ivy Bridge 5, Haswell 7, Broadwell 9, Skylake 11, Kaby Lake 12, Coffee Lake 17, Coffee Lake Refresh 19, Comet Lake 14,
      Rocket Lake 18, Alder Lake 24, Raptor Lake 26, Raptor Lake Refresh 28, Arrow Lake 42, Arrow Lake Refresh 44,
      Sandy Bridge-E 1, Ivy Bridge-E 1, Haswell-E 2, Broadwell-E 2, Skylake-X 7`,
    ),
    graphicsGb: [
      { upToYears: 1, rate: ron(80) },
      { upToYears: 3, rate: ron(65) },
      { upToYears: 6, rate: ron(50) },
      { upToYears: 8, rate: ron(35) },
      { upToYears: 10, rate: ron(16) },
      { upToYears: 99, rate: ron(8) },
    ],
    board: each(
      `G31 10, G41 10, P35 10, P43 10, P45 15, H55 20, P55 25, H61 30, H67 35, P67 40, Z68 50, B75 40, H77 45, Z75 50, Z77 70,
      H81 40, B85 50, H87 55, Z87 75, H97 70, Z97 90, H110 55, B150 65, H170 70, Z170 100, B250 75, H270 80, Z270 110,
      H310 75, B360 100, B365 105, H370 110, Z370 125, Z390 145, H410 95, B460 125, H470 130, Z490 180, H510 110, B560 155, Z590 200,
      H610 145, B660 200, H670 210, Z690 270, B760 215, H770 230, Z790 340, H810 210, B860 320, Z890 480,
      X79 120, X99 180, X299 230, X399 220, TRX40 500,
      760G 25, 780L 25, 970 50, 990FX 70, A58 25, A68H 30, A88X 40,
      A320 75, B350 95, X370 120, B450 120, X470 145, A520 130, B550 170, X570 235,
      A620 160, B650 240, B650E 300, X670 370, X670E 430, B840 250, B850 330, X870 430, X870E 560`,
    ),
    boardSize: { "E-ATX": 130, ATX: 115, mATX: 100, ITX: 125 },
    boardMemory: { DDR2: 100, DDR3: 100, DDR4: 100, DDR5: 110 },
    memoryGb: { DDR2: bani(50), DDR3: ron(2), DDR4: ron(8), DDR5: ron(13) },
    ssdGb: { SATA: bani(13), "NVMe PCIe 3.0": bani(14), "NVMe PCIe 4.0": bani(14), "NVMe PCIe 5.0": bani(18) },
    hddGb: bani(3),
    watt: {
      none: bani(5),
      "80+": bani(8),
      "80+ Bronze": bani(11),
      "80+ Silver": bani(12),
      "80+ Gold": bani(15),
      "80+ Platinum": bani(18),
      "80+ Titanium": bani(22),
    },
    modular: { no: 100, semi: 110, full: 130 },
    powerForm: { ATX: 100, "SFX-L": 120, SFX: 130 },
    case: { "E-ATX": ron(110), ATX: ron(45), mATX: ron(40), ITX: ron(90) },
    cooler: {
      air: [
        { upToMm: 55, price: ron(10) },
        { upToMm: 90, price: ron(25) },
        { upToMm: 145, price: ron(30) },
        { upToMm: 999, price: ron(40) },
      ],
      liquid: [
        { upToMm: 140, price: ron(50) },
        { upToMm: 280, price: ron(90) },
        { upToMm: 999, price: ron(140) },
      ],
    },
  },
  fallback: fallbackValues, // spec 9
  conditions: { excellent: 105, good: 100, fair: 85, poor: 60 },
  extras: { box: ron(25), accessories: ron(10) },
  shipping: ron(50), // spec 9
};
