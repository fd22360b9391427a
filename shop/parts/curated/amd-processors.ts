// AMD's desktop processors that sellers bring, from the FX and the A series to Ryzen 9000.

import { generation } from "./processors.ts";

const AM3_PLUS = "760G 780L 880G 890FX 890GX 970 990X 990FX";
const FM2_EARLY = "A55 A75 A85X";
const FM2_LATER = "A58 A68H A78 A88X";
const AM4_300 = "A320 B350 X370";
const AM4_400 = "B450 X470";
const AM4_500 = "A520 B550 X570";
const AM5 = "A620 B650 B650E X670 X670E B840 B850 X870 X870E";

const bulldozer = generation(
  {
    brand: "AMD",
    architecture: "Bulldozer",
    socket: "AM3+",
    chipsets: AM3_PLUS,
    memory: "DDR3",
    year: 2011,
    graphics: "-",
  },
  `
  FX-8150   8/8  3.6  4.2  125
  FX-8120   8/8  3.1  4.0  125
  FX-8100   8/8  2.8  3.7  95
  FX-6200   6/6  3.8  4.1  125
  FX-6100   6/6  3.3  3.9  95
  FX-4170   4/4  4.2  4.3  125
  FX-4130   4/4  3.8  3.9  125
  FX-4100   4/4  3.6  3.8  95
`,
);

const vishera = generation(
  {
    brand: "AMD",
    architecture: "Piledriver",
    socket: "AM3+",
    chipsets: AM3_PLUS,
    memory: "DDR3",
    year: 2012,
    graphics: "-",
  },
  `
  FX-9590   8/8  4.7  5.0  220
  FX-9370   8/8  4.4  4.7  220
  FX-8370   8/8  4.0  4.3  125
  FX-8370E  8/8  3.3  4.3  95
  FX-8350   8/8  4.0  4.2  125
  FX-8320   8/8  3.5  4.0  125
  FX-8320E  8/8  3.2  4.0  95
  FX-8310   8/8  3.4  4.3  95
  FX-8300   8/8  3.3  4.2  95
  FX-6350   6/6  3.9  4.2  125
  FX-6300   6/6  3.5  4.1  95
  FX-4350   4/4  4.2  4.3  125
  FX-4320   4/4  4.0  4.2  95
  FX-4300   4/4  3.8  4.0  95
`,
);

const trinityAndRichland = generation(
  {
    brand: "AMD",
    architecture: "Piledriver",
    socket: "FM2",
    chipsets: `${FM2_EARLY} ${FM2_LATER}`,
    memory: "DDR3",
    year: 2012,
    graphics: "-",
  },
  `
  A10-6800K  4/4  4.1  4.4  100  Radeon HD 8670D
  A10-6790K  4/4  4.0  4.3  100  Radeon HD 8670D
  A10-6700   4/4  3.7  4.3  65   Radeon HD 8670D
  A10-5800K  4/4  3.8  4.2  100  Radeon HD 7660D
  A10-5700   4/4  3.4  4.0  65   Radeon HD 7660D
  A8-6600K   4/4  3.9  4.2  100  Radeon HD 8570D
  A8-6500    4/4  3.5  4.1  65   Radeon HD 8570D
  A8-5600K   4/4  3.6  3.9  100  Radeon HD 7560D
  A8-5500    4/4  3.2  3.7  65   Radeon HD 7560D
  A6-6420K   2/2  4.0  4.2  65   Radeon HD 8470D
  A6-6400K   2/2  3.9  4.1  65   Radeon HD 8470D
  A6-5400K   2/2  3.6  3.8  65   Radeon HD 7540D
  A4-7300    2/2  3.8  4.0  65   Radeon HD 8470D
  A4-6320    2/2  3.8  4.0  65   Radeon HD 8370D
  A4-6300    2/2  3.7  3.9  65   Radeon HD 8370D
  A4-5300    2/2  3.4  3.6  65   Radeon HD 7480D
  A4-4020    2/2  3.2  3.4  65   Radeon HD 7480D
  A4-4000    2/2  3.0  3.2  65   Radeon HD 7480D
  Athlon X4 760K  4/4  3.8  4.1  100
  Athlon X4 750K  4/4  3.4  4.0  100
  Athlon X4 740   4/4  3.2  3.7  65
`,
);

const kaveri = generation(
  {
    brand: "AMD",
    architecture: "Steamroller",
    socket: "FM2+",
    chipsets: FM2_LATER,
    memory: "DDR3",
    year: 2014,
    graphics: "-",
  },
  `
  A10-7890K  4/4  4.1  4.3  95  Radeon R7
  A10-7870K  4/4  3.9  4.1  95  Radeon R7
  A10-7860K  4/4  3.6  4.0  65  Radeon R7
  A10-7850K  4/4  3.7  4.0  95  Radeon R7
  A10-7800   4/4  3.5  3.9  65  Radeon R7
  A10-7700K  4/4  3.4  3.8  95  Radeon R7
  A8-7670K   4/4  3.6  3.9  95  Radeon R7
  A8-7650K   4/4  3.3  3.8  95  Radeon R7
  A8-7600    4/4  3.1  3.8  65  Radeon R7
  A6-7470K   2/2  3.7  4.0  65  Radeon R5
  A6-7400K   2/2  3.5  3.9  65  Radeon R5
  Athlon X4 880K  4/4  4.0  4.2  95
  Athlon X4 870K  4/4  3.9  4.1  95
  Athlon X4 860K  4/4  3.7  4.0  95
  Athlon X4 840   4/4  3.1  3.8  65
`,
);

const carrizo = generation(
  {
    brand: "AMD",
    architecture: "Excavator",
    socket: "FM2+",
    chipsets: FM2_LATER,
    memory: "DDR3",
    year: 2016,
    graphics: "-",
  },
  `
  A8-7680    4/4  3.5  3.8  65  Radeon R7
  A6-7480    2/2  3.5  3.8  65  Radeon R5
  Athlon X4 845  4/4  3.5  3.8  65
`,
);

const bristolRidge = generation(
  {
    brand: "AMD",
    architecture: "Excavator",
    socket: "AM4",
    chipsets: `${AM4_300} ${AM4_400}`,
    memory: "DDR4",
    year: 2017,
    graphics: "-",
  },
  `
  A12-9800   4/4  3.8  4.2  65  Radeon R7
  A12-9800E  4/4  3.1  3.8  35  Radeon R7
  A10-9700   4/4  3.5  3.8  65  Radeon R7
  A10-9700E  4/4  3.0  3.5  35  Radeon R7
  A8-9600    4/4  3.1  3.4  65  Radeon R7
  A6-9550    2/2  3.8  4.0  65  Radeon R5
  A6-9500    2/2  3.5  3.8  65  Radeon R5
  A6-9500E   2/2  3.0  3.4  35  Radeon R5
  Athlon X4 970  4/4  3.8  4.0  65
  Athlon X4 950  4/4  3.5  3.8  65
  Athlon X4 940  4/4  3.2  3.6  65
`,
);

const zen = generation(
  {
    brand: "AMD",
    architecture: "Zen",
    socket: "AM4",
    chipsets: `${AM4_300} ${AM4_400}`,
    memory: "DDR4",
    year: 2017,
    graphics: "-",
  },
  `
  Ryzen 7 1800X  8/16  3.6  4.0  95
  Ryzen 7 1700X  8/16  3.4  3.8  95
  Ryzen 7 1700   8/16  3.0  3.7  65
  Ryzen 5 1600X  6/12  3.6  4.0  95
  Ryzen 5 1600   6/12  3.2  3.6  65
  Ryzen 5 1500X  4/8   3.5  3.7  65
  Ryzen 5 1400   4/8   3.2  3.4  65
  Ryzen 3 1300X  4/4   3.5  3.7  65
  Ryzen 3 1200   4/4   3.1  3.4  65
`,
);

const ravenRidge = generation(
  {
    brand: "AMD",
    architecture: "Zen",
    socket: "AM4",
    chipsets: `${AM4_300} ${AM4_400} X570`,
    memory: "DDR4",
    year: 2018,
    graphics: "Radeon Vega 3",
  },
  `
  Ryzen 5 2400G  4/8  3.6  3.9  65  Radeon Vega 11
  Ryzen 3 2200G  4/4  3.5  3.7  65  Radeon Vega 8
  Athlon 3000G   2/4  3.5  -    35
  Athlon 240GE   2/4  3.5  -    35
  Athlon 220GE   2/4  3.4  -    35
  Athlon 200GE   2/4  3.2  -    35
`,
);

const zenPlus = generation(
  {
    brand: "AMD",
    architecture: "Zen+",
    socket: "AM4",
    chipsets: `${AM4_300} ${AM4_400} X570`,
    memory: "DDR4",
    year: 2018,
    graphics: "-",
  },
  `
  Ryzen 7 2700X  8/16  3.7  4.3  105
  Ryzen 7 2700   8/16  3.2  4.1  65
  Ryzen 5 2600X  6/12  3.6  4.2  95
  Ryzen 5 2600   6/12  3.4  3.9  65
  Ryzen 5 2500X  4/8   3.6  4.0  65
  Ryzen 3 2300X  4/4   3.5  4.0  65
  Ryzen 5 3400G  4/8   3.7  4.2  65  Radeon RX Vega 11
  Ryzen 3 3200G  4/4   3.6  4.0  65  Radeon Vega 8
`,
);

const zen2 = generation(
  {
    brand: "AMD",
    architecture: "Zen 2",
    socket: "AM4",
    chipsets: `${AM4_300} ${AM4_400} ${AM4_500}`,
    memory: "DDR4",
    year: 2019,
    graphics: "-",
  },
  `
  Ryzen 9 3950X   16/32  3.5  4.7  105
  Ryzen 9 3900XT  12/24  3.8  4.7  105
  Ryzen 9 3900X   12/24  3.8  4.6  105
  Ryzen 9 3900    12/24  3.1  4.3  65
  Ryzen 7 3800XT  8/16  3.9  4.7  105
  Ryzen 7 3800X   8/16  3.9  4.5  105
  Ryzen 7 3700X   8/16  3.6  4.4  65
  Ryzen 5 3600XT  6/12  3.8  4.5  95
  Ryzen 5 3600X   6/12  3.8  4.4  95
  Ryzen 5 3600    6/12  3.6  4.2  65
  Ryzen 5 3500X   6/6   3.6  4.1  65
  Ryzen 5 3500    6/6   3.6  4.1  65
  Ryzen 3 3300X   4/8   3.8  4.3  65
  Ryzen 3 3100    4/8   3.6  3.9  65
`,
);

const renoir = generation(
  {
    brand: "AMD",
    architecture: "Zen 2",
    socket: "AM4",
    chipsets: `${AM4_400} ${AM4_500}`,
    memory: "DDR4",
    year: 2020,
    graphics: "-",
  },
  `
  Ryzen 7 PRO 4750G  8/16  3.6  4.4  65  Radeon Graphics
  Ryzen 5 PRO 4650G  6/12  3.7  4.2  65  Radeon Graphics
  Ryzen 3 PRO 4350G  4/8   3.8  4.0  65  Radeon Graphics
  Ryzen 7 4700G      8/16  3.6  4.4  65  Radeon Graphics
  Ryzen 5 4600G      6/12  3.7  4.2  65  Radeon Graphics
  Ryzen 3 4300G      4/8   3.8  4.0  65  Radeon Graphics
  Ryzen 5 4500       6/12  3.6  4.1  65
  Ryzen 3 4100       4/8   3.8  4.0  65
`,
);

const zen3 = generation(
  {
    brand: "AMD",
    architecture: "Zen 3",
    socket: "AM4",
    chipsets: `${AM4_300} ${AM4_400} ${AM4_500}`,
    memory: "DDR4",
    year: 2020,
    graphics: "-",
  },
  `
  Ryzen 9 5950X    16/32  3.4  4.9  105
  Ryzen 9 5900XT   16/32  3.3  4.8  105
  Ryzen 9 5900X    12/24  3.7  4.8  105
  Ryzen 7 5800X3D  8/16  3.4  4.5  105
  Ryzen 7 5800XT   8/16  3.8  4.8  105
  Ryzen 7 5800X    8/16  3.8  4.7  105
  Ryzen 7 5700X3D  8/16  3.0  4.1  105
  Ryzen 7 5700X    8/16  3.4  4.6  65
  Ryzen 7 5700     8/16  3.7  4.6  65
  Ryzen 5 5600X3D  6/12  3.3  4.4  105
  Ryzen 5 5600XT   6/12  3.7  4.7  65
  Ryzen 5 5600X    6/12  3.7  4.6  65
  Ryzen 5 5600T    6/12  3.5  4.5  65
  Ryzen 5 5600     6/12  3.5  4.4  65
  Ryzen 5 5500X3D  6/12  3.0  4.0  105
  Ryzen 5 5500     6/12  3.6  4.2  65
  Ryzen 7 5700G    8/16  3.8  4.6  65  Radeon Graphics
  Ryzen 5 5600GT   6/12  3.6  4.6  65  Radeon Graphics
  Ryzen 5 5600G    6/12  3.9  4.4  65  Radeon Graphics
  Ryzen 5 5500GT   6/12  3.6  4.4  65  Radeon Graphics
  Ryzen 3 5300G    4/8   4.0  4.2  65  Radeon Graphics
  Ryzen 7 PRO 5750G  8/16  3.8  4.6  65  Radeon Graphics
  Ryzen 5 PRO 5650G  6/12  3.9  4.4  65  Radeon Graphics
`,
);

const zen4 = generation(
  {
    brand: "AMD",
    architecture: "Zen 4",
    socket: "AM5",
    chipsets: AM5,
    memory: "DDR5",
    year: 2022,
    graphics: "Radeon Graphics",
  },
  `
  Ryzen 9 7950X3D  16/32  4.2  5.7  120
  Ryzen 9 7950X    16/32  4.5  5.7  170
  Ryzen 9 7900X3D  12/24  4.4  5.6  120
  Ryzen 9 7900X    12/24  4.7  5.6  170
  Ryzen 9 7900     12/24  3.7  5.4  65
  Ryzen 7 7800X3D  8/16  4.2  5.0  120
  Ryzen 7 7700X    8/16  4.5  5.4  105
  Ryzen 7 7700     8/16  3.8  5.3  65
  Ryzen 7 7700X3D  8/16  4.0  4.5  120
  Ryzen 5 7600X3D  6/12  4.1  4.7  65
  Ryzen 5 7500X3D  6/12  4.0  4.5  65
  Ryzen 5 7600X    6/12  4.7  5.3  105
  Ryzen 5 7600     6/12  3.8  5.1  65
  Ryzen 5 7500F    6/12  3.7  5.0  65  -
  Ryzen 5 7400F    6/12  3.7  4.7  65  -
`,
);

const phoenix = generation(
  { brand: "AMD", architecture: "Zen 4", socket: "AM5", chipsets: AM5, memory: "DDR5", year: 2024, graphics: "-" },
  `
  Ryzen 7 8700G  8/16  4.2  5.1  65  Radeon 780M
  Ryzen 7 8700F  8/16  4.1  5.0  65
  Ryzen 5 8600G  6/12  4.3  5.0  65  Radeon 760M
  Ryzen 5 8500G  6/12  3.5  5.0  65  Radeon 740M
  Ryzen 5 8400F  6/12  4.2  4.7  65
  Ryzen 3 8300G  4/8   3.4  4.9  65  Radeon 740M
`,
);

const zen5 = generation(
  {
    brand: "AMD",
    architecture: "Zen 5",
    socket: "AM5",
    chipsets: AM5,
    memory: "DDR5",
    year: 2024,
    graphics: "Radeon Graphics",
  },
  `
  Ryzen 9 9950X3D2  16/32  4.3  5.6  200
  Ryzen 9 9950X3D  16/32  4.3  5.7  170
  Ryzen 9 9950X    16/32  4.3  5.7  170
  Ryzen 9 9900X3D  12/24  4.4  5.5  120
  Ryzen 9 9900X    12/24  4.4  5.6  120
  Ryzen 7 9800X3D  8/16  4.7  5.2  120
  Ryzen 7 9850X3D  8/16  4.7  5.6  120
  Ryzen 7 9700X    8/16  3.8  5.5  65
  Ryzen 5 9600X    6/12  3.9  5.4  65
  Ryzen 5 9600     6/12  3.8  5.2  65
  Ryzen 5 9500F    6/12  3.8  5.0  65  -
`,
);

const threadripper = generation(
  { brand: "AMD", architecture: "Zen", socket: "TR4", chipsets: "X399", memory: "DDR4", year: 2017, graphics: "-" },
  `
  Ryzen Threadripper 1950X  16/32  3.4  4.0  180
  Ryzen Threadripper 1920X  12/24  3.5  4.0  180
  Ryzen Threadripper 1900X  8/16   3.8  4.0  180
`,
);

const threadripper2 = generation(
  { brand: "AMD", architecture: "Zen+", socket: "TR4", chipsets: "X399", memory: "DDR4", year: 2018, graphics: "-" },
  `
  Ryzen Threadripper 2990WX  32/64  3.0  4.2  250
  Ryzen Threadripper 2970WX  24/48  3.0  4.2  250
  Ryzen Threadripper 2950X  16/32  3.5  4.4  180
  Ryzen Threadripper 2920X  12/24  3.5  4.3  180
`,
);

const threadripper3 = generation(
  {
    brand: "AMD",
    architecture: "Zen 2",
    socket: "sTRX4",
    chipsets: "TRX40",
    memory: "DDR4",
    year: 2019,
    graphics: "-",
  },
  `
  Ryzen Threadripper 3990X  64/128  2.9  4.3  280
  Ryzen Threadripper 3970X  32/64   3.7  4.5  280
  Ryzen Threadripper 3960X  24/48   3.8  4.5  280
`,
);

const threadripper7 = generation(
  { brand: "AMD", architecture: "Zen 4", socket: "sTR5", chipsets: "TRX50", memory: "DDR5", year: 2023, graphics: "-" },
  `
  Ryzen Threadripper 7980X  64/128  3.2  5.1  350
  Ryzen Threadripper 7970X  32/64   4.0  5.3  350
  Ryzen Threadripper 7960X  24/48   4.2  5.3  350
`,
);

const threadripper9 = generation(
  { brand: "AMD", architecture: "Zen 5", socket: "sTR5", chipsets: "TRX50", memory: "DDR5", year: 2025, graphics: "-" },
  `
  Ryzen Threadripper 9980X  64/128  3.2  5.4  350
  Ryzen Threadripper 9970X  32/64   4.0  5.4  350
  Ryzen Threadripper 9960X  24/48   4.2  5.4  350
`,
);

export const amdProcessors = [
  ...bulldozer,
  ...vishera,
  ...trinityAndRichland,
  ...kaveri,
  ...carrizo,
  ...bristolRidge,
  ...zen,
  ...ravenRidge,
  ...zenPlus,
  ...zen2,
  ...renoir,
  ...zen3,
  ...zen4,
  ...phoenix,
  ...zen5,
  ...threadripper,
  ...threadripper2,
  ...threadripper3,
  ...threadripper7,
  ...threadripper9,
];
