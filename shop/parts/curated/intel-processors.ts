// Intel's desktop processors that sellers bring, from the 2nd generation to Core Ultra, and the Xeons of cheap
// workstations.

import { generation } from "./processors.ts";

const SERIES_6 = "H61 H67 P67 Z68";
const SERIES_7 = "B75 H77 Q75 Q77 Z75 Z77";
const SERIES_8_AND_9 = "H81 B85 Q85 Q87 H87 Z87 H97 Z97";
const SERIES_100_AND_200 = "H110 B150 Q150 H170 Q170 Z170 B250 Q250 H270 Q270 Z270";
const SERIES_300 = "H310 B360 B365 H370 Q370 Z370 Z390";
// H410 and B460 support only the 10th generation.
const SERIES_400_LATER = "H470 Q470 Z490 H510 B560 H570 Z590";
const SERIES_600_AND_700 = "H610 B660 H670 Q670 Z690 B760 H770 Z790";
const SERIES_800 = "H810 B860 Q870 Z890";

const sandyBridge = generation(
  {
    brand: "Intel",
    architecture: "Sandy Bridge",
    socket: "LGA1155",
    chipsets: `${SERIES_6} B65 Q65 Q67 ${SERIES_7}`,
    memory: "DDR3",
    year: 2011,
    graphics: "HD Graphics 2000",
  },
  `
  Core i7-2700K    4/8  3.5  3.9  95  HD Graphics 3000
  Core i7-2600K    4/8  3.4  3.8  95  HD Graphics 3000
  Core i7-2600     4/8  3.4  3.8  95
  Core i7-2600S    4/8  2.8  3.8  65
  Core i5-2550K    4/4  3.4  3.8  95  -
  Core i5-2500K    4/4  3.3  3.7  95  HD Graphics 3000
  Core i5-2500     4/4  3.3  3.7  95
  Core i5-2500S    4/4  2.7  3.7  65
  Core i5-2500T    4/4  2.3  3.3  45
  Core i5-2450P    4/4  3.2  3.5  95  -
  Core i5-2405S    4/4  2.5  3.3  65  HD Graphics 3000
  Core i5-2400     4/4  3.1  3.4  95
  Core i5-2400S    4/4  2.5  3.3  65
  Core i5-2380P    4/4  3.1  3.4  95  -
  Core i5-2320     4/4  3.0  3.3  95
  Core i5-2310     4/4  2.9  3.2  95
  Core i5-2300     4/4  2.8  3.1  95
  Core i3-2130     2/4  3.4  -    65
  Core i3-2125     2/4  3.3  -    65  HD Graphics 3000
  Core i3-2120     2/4  3.3  -    65
  Core i3-2120T    2/4  2.6  -    35
  Core i3-2105     2/4  3.1  -    65  HD Graphics 3000
  Core i3-2100     2/4  3.1  -    65
  Core i3-2100T    2/4  2.5  -    35
  Pentium G870     2/2  3.1  -    65  HD Graphics
  Pentium G860     2/2  3.0  -    65  HD Graphics
  Pentium G850     2/2  2.9  -    65  HD Graphics
  Pentium G840     2/2  2.8  -    65  HD Graphics
  Pentium G645     2/2  2.9  -    65  HD Graphics
  Pentium G640     2/2  2.8  -    65  HD Graphics
  Pentium G630     2/2  2.7  -    65  HD Graphics
  Pentium G620     2/2  2.6  -    65  HD Graphics
  Celeron G550     2/2  2.6  -    65  HD Graphics
  Celeron G540     2/2  2.5  -    65  HD Graphics
  Celeron G530     2/2  2.4  -    65  HD Graphics
  Xeon E3-1280     4/8  3.5  3.9  95  -
  Xeon E3-1275     4/8  3.4  3.8  95  HD Graphics P3000
  Xeon E3-1270     4/8  3.4  3.8  80  -
  Xeon E3-1245     4/8  3.3  3.7  95  HD Graphics P3000
  Xeon E3-1240     4/8  3.3  3.7  80  -
  Xeon E3-1235     4/8  3.2  3.6  95  HD Graphics P3000
  Xeon E3-1230     4/8  3.2  3.6  80  -
  Xeon E3-1225     4/4  3.1  3.4  95  HD Graphics P3000
  Xeon E3-1220     4/4  3.1  3.4  80  -
`,
);

const ivyBridge = generation(
  {
    brand: "Intel",
    architecture: "Ivy Bridge",
    socket: "LGA1155",
    chipsets: `${SERIES_6} ${SERIES_7}`,
    memory: "DDR3",
    year: 2012,
    graphics: "HD Graphics 2500",
  },
  `
  Core i7-3770K    4/8  3.5  3.9  77  HD Graphics 4000
  Core i7-3770     4/8  3.4  3.9  77  HD Graphics 4000
  Core i7-3770S    4/8  3.1  3.9  65  HD Graphics 4000
  Core i7-3770T    4/8  2.5  3.7  45  HD Graphics 4000
  Core i5-3570K    4/4  3.4  3.8  77  HD Graphics 4000
  Core i5-3570     4/4  3.4  3.8  77
  Core i5-3570S    4/4  3.1  3.8  65
  Core i5-3570T    4/4  2.3  3.3  45
  Core i5-3550     4/4  3.3  3.7  77
  Core i5-3550S    4/4  3.0  3.7  65
  Core i5-3475S    4/4  2.9  3.6  65  HD Graphics 4000
  Core i5-3470     4/4  3.2  3.6  77
  Core i5-3470S    4/4  2.9  3.6  65
  Core i5-3470T    2/4  2.9  3.6  35
  Core i5-3450     4/4  3.1  3.5  77
  Core i5-3450S    4/4  2.8  3.5  65
  Core i5-3350P    4/4  3.1  3.3  69  -
  Core i5-3340     4/4  3.1  3.3  77
  Core i5-3340S    4/4  2.8  3.3  65
  Core i5-3330     4/4  3.0  3.2  77
  Core i5-3330S    4/4  2.7  3.2  65
  Core i3-3250     2/4  3.5  -    55
  Core i3-3245     2/4  3.4  -    55  HD Graphics 4000
  Core i3-3240     2/4  3.4  -    55
  Core i3-3240T    2/4  2.9  -    35
  Core i3-3225     2/4  3.3  -    55  HD Graphics 4000
  Core i3-3220     2/4  3.3  -    55
  Core i3-3220T    2/4  2.8  -    35
  Core i3-3210     2/4  3.2  -    55
  Pentium G2140    2/2  3.3  -    55  HD Graphics
  Pentium G2130    2/2  3.2  -    55  HD Graphics
  Pentium G2120    2/2  3.1  -    55  HD Graphics
  Pentium G2030    2/2  3.0  -    55  HD Graphics
  Pentium G2020    2/2  2.9  -    55  HD Graphics
  Pentium G2010    2/2  2.8  -    55  HD Graphics
  Celeron G1630    2/2  2.8  -    55  HD Graphics
  Celeron G1620    2/2  2.7  -    55  HD Graphics
  Celeron G1610    2/2  2.6  -    55  HD Graphics
  Xeon E3-1290 v2  4/8  3.7  4.1  87  -
  Xeon E3-1280 v2  4/8  3.6  4.0  69  -
  Xeon E3-1275 v2  4/8  3.5  3.9  77  HD Graphics P4000
  Xeon E3-1270 v2  4/8  3.5  3.9  69  -
  Xeon E3-1265L v2  4/8  2.5  3.5  45
  Xeon E3-1245 v2  4/8  3.4  3.8  77  HD Graphics P4000
  Xeon E3-1240 v2  4/8  3.4  3.8  69  -
  Xeon E3-1230 v2  4/8  3.3  3.7  69  -
  Xeon E3-1225 v2  4/4  3.2  3.6  77  HD Graphics P4000
  Xeon E3-1220 v2  4/4  3.1  3.5  69  -
`,
);

const haswell = generation(
  {
    brand: "Intel",
    architecture: "Haswell",
    socket: "LGA1150",
    chipsets: SERIES_8_AND_9,
    memory: "DDR3",
    year: 2013,
    graphics: "HD Graphics 4600",
  },
  `
  Core i7-4790K    4/8  4.0  4.4  88
  Core i7-4790     4/8  3.6  4.0  84
  Core i7-4790S    4/8  3.2  4.0  65
  Core i7-4790T    4/8  2.7  3.9  45
  Core i7-4785T    4/8  2.2  3.2  35
  Core i7-4771     4/8  3.5  3.9  84
  Core i7-4770K    4/8  3.5  3.9  84
  Core i7-4770     4/8  3.4  3.9  84
  Core i7-4770S    4/8  3.1  3.9  65
  Core i7-4770T    4/8  2.5  3.7  45
  Core i5-4690K    4/4  3.5  3.9  88
  Core i5-4690     4/4  3.5  3.9  84
  Core i5-4690S    4/4  3.2  3.9  65
  Core i5-4670K    4/4  3.4  3.8  84
  Core i5-4670     4/4  3.4  3.8  84
  Core i5-4670S    4/4  3.1  3.8  65
  Core i5-4670T    4/4  2.3  3.3  45
  Core i5-4590     4/4  3.3  3.7  84
  Core i5-4590S    4/4  3.0  3.7  65
  Core i5-4590T    4/4  2.0  3.0  35
  Core i5-4570     4/4  3.2  3.6  84
  Core i5-4570S    4/4  2.9  3.6  65
  Core i5-4570T    2/4  2.9  3.6  35
  Core i5-4460     4/4  3.2  3.4  84
  Core i5-4460S    4/4  2.9  3.4  65
  Core i5-4440     4/4  3.1  3.3  84
  Core i5-4440S    4/4  2.8  3.3  65
  Core i5-4430     4/4  3.0  3.2  84
  Core i5-4430S    4/4  2.7  3.2  65
  Core i3-4370     2/4  3.8  -    54
  Core i3-4360     2/4  3.7  -    54
  Core i3-4350     2/4  3.6  -    54
  Core i3-4340     2/4  3.6  -    54
  Core i3-4330     2/4  3.5  -    54
  Core i3-4170     2/4  3.7  -    54  HD Graphics 4400
  Core i3-4160     2/4  3.6  -    54  HD Graphics 4400
  Core i3-4160T    2/4  3.1  -    35  HD Graphics 4400
  Core i3-4150     2/4  3.5  -    54  HD Graphics 4400
  Core i3-4130     2/4  3.4  -    54  HD Graphics 4400
  Core i3-4130T    2/4  2.9  -    35  HD Graphics 4400
  Pentium G3470    2/2  3.6  -    53  HD Graphics
  Pentium G3460    2/2  3.5  -    53  HD Graphics
  Pentium G3450    2/2  3.4  -    53  HD Graphics
  Pentium G3440    2/2  3.3  -    53  HD Graphics
  Pentium G3430    2/2  3.3  -    53  HD Graphics
  Pentium G3420    2/2  3.2  -    53  HD Graphics
  Pentium G3260    2/2  3.3  -    53  HD Graphics
  Pentium G3258    2/2  3.2  -    53  HD Graphics
  Pentium G3250    2/2  3.2  -    53  HD Graphics
  Pentium G3240    2/2  3.1  -    53  HD Graphics
  Pentium G3220    2/2  3.0  -    53  HD Graphics
  Celeron G1850    2/2  2.9  -    53  HD Graphics
  Celeron G1840    2/2  2.8  -    53  HD Graphics
  Celeron G1830    2/2  2.8  -    53  HD Graphics
  Celeron G1820    2/2  2.7  -    53  HD Graphics
  Xeon E3-1281 v3  4/8  3.7  4.1  82  -
  Xeon E3-1280 v3  4/8  3.6  4.0  82  -
  Xeon E3-1276 v3  4/8  3.6  4.0  84  HD Graphics P4600
  Xeon E3-1275 v3  4/8  3.5  3.9  84  HD Graphics P4600
  Xeon E3-1271 v3  4/8  3.6  4.0  80  -
  Xeon E3-1270 v3  4/8  3.5  3.9  80  -
  Xeon E3-1265L v3  4/8  2.5  3.7  45  HD Graphics
  Xeon E3-1246 v3  4/8  3.5  3.9  84  HD Graphics P4600
  Xeon E3-1245 v3  4/8  3.4  3.8  84  HD Graphics P4600
  Xeon E3-1241 v3  4/8  3.5  3.9  80  -
  Xeon E3-1240 v3  4/8  3.4  3.8  80  -
  Xeon E3-1231 v3  4/8  3.4  3.8  80  -
  Xeon E3-1230 v3  4/8  3.3  3.7  80  -
  Xeon E3-1226 v3  4/4  3.3  3.7  84  HD Graphics P4600
  Xeon E3-1225 v3  4/4  3.2  3.6  84  HD Graphics P4600
  Xeon E3-1220 v3  4/4  3.1  3.5  80  -
`,
);

const broadwell = generation(
  {
    brand: "Intel",
    architecture: "Broadwell",
    socket: "LGA1150",
    chipsets: "H97 Z97",
    memory: "DDR3",
    year: 2015,
    graphics: "Iris Pro Graphics 6200",
  },
  `
  Core i7-5775C    4/8  3.3  3.7  65
  Core i5-5675C    4/4  3.1  3.6  65
`,
);

const skylake = generation(
  {
    brand: "Intel",
    architecture: "Skylake",
    socket: "LGA1151",
    chipsets: SERIES_100_AND_200,
    memory: "DDR3 DDR4",
    year: 2015,
    graphics: "HD Graphics 530",
  },
  `
  Core i7-6700K    4/8  4.0  4.2  91
  Core i7-6700     4/8  3.4  4.0  65
  Core i7-6700T    4/8  2.8  3.6  35
  Core i5-6600K    4/4  3.5  3.9  91
  Core i5-6600     4/4  3.3  3.9  65
  Core i5-6600T    4/4  2.7  3.5  35
  Core i5-6500     4/4  3.2  3.6  65
  Core i5-6500T    4/4  2.5  3.1  35
  Core i5-6402P    4/4  2.8  3.4  65  HD Graphics 510
  Core i5-6400     4/4  2.7  3.3  65
  Core i5-6400T    4/4  2.2  2.8  35
  Core i3-6320     2/4  3.9  -    51
  Core i3-6300     2/4  3.8  -    51
  Core i3-6300T    2/4  3.3  -    35
  Core i3-6100     2/4  3.7  -    51
  Core i3-6100T    2/4  3.2  -    35
  Core i3-6098P    2/4  3.6  -    54  HD Graphics 510
  Pentium G4520    2/2  3.6  -    51
  Pentium G4500    2/2  3.5  -    51
  Pentium G4500T   2/2  3.0  -    35
  Pentium G4400    2/2  3.3  -    54  HD Graphics 510
  Pentium G4400T   2/2  2.9  -    35  HD Graphics 510
  Celeron G3920    2/2  2.9  -    51  HD Graphics 510
  Celeron G3900    2/2  2.8  -    51  HD Graphics 510
`,
);

// Only with the workstation chipsets C232 and C236: desktop chipsets do not boot these Xeons.
const skylakeXeon = generation(
  {
    brand: "Intel",
    architecture: "Skylake",
    socket: "LGA1151",
    chipsets: "C232 C236",
    memory: "DDR3 DDR4",
    year: 2015,
    graphics: "-",
  },
  `
  Xeon E3-1280 v5  4/8  3.7  4.0  80
  Xeon E3-1275 v5  4/8  3.6  4.0  80  HD Graphics P530
  Xeon E3-1270 v5  4/8  3.6  4.0  80
  Xeon E3-1245 v5  4/8  3.5  3.9  80  HD Graphics P530
  Xeon E3-1240 v5  4/8  3.5  3.9  80
  Xeon E3-1230 v5  4/8  3.4  3.8  80
  Xeon E3-1225 v5  4/4  3.3  3.7  80  HD Graphics P530
  Xeon E3-1220 v5  4/4  3.0  3.5  80
`,
);

const kabyLake = generation(
  {
    brand: "Intel",
    architecture: "Kaby Lake",
    socket: "LGA1151",
    chipsets: SERIES_100_AND_200,
    memory: "DDR3 DDR4",
    year: 2017,
    graphics: "HD Graphics 630",
  },
  `
  Core i7-7700K    4/8  4.2  4.5  91
  Core i7-7700     4/8  3.6  4.2  65
  Core i7-7700T    4/8  2.9  3.8  35
  Core i5-7600K    4/4  3.8  4.2  91
  Core i5-7600     4/4  3.5  4.1  65
  Core i5-7600T    4/4  2.8  3.7  35
  Core i5-7500     4/4  3.4  3.8  65
  Core i5-7500T    4/4  2.7  3.3  35
  Core i5-7400     4/4  3.0  3.5  65
  Core i5-7400T    4/4  2.4  3.0  35
  Core i3-7350K    2/4  4.2  -    60
  Core i3-7320     2/4  4.1  -    51
  Core i3-7300     2/4  4.0  -    51
  Core i3-7300T    2/4  3.5  -    35
  Core i3-7100     2/4  3.9  -    51
  Core i3-7100T    2/4  3.4  -    35
  Pentium G4620    2/4  3.7  -    51
  Pentium G4600    2/4  3.6  -    51
  Pentium G4600T   2/4  3.0  -    35
  Pentium G4560    2/4  3.5  -    54  HD Graphics 610
  Pentium G4560T   2/4  2.9  -    35  HD Graphics 610
  Celeron G3950    2/2  3.0  -    51  HD Graphics 610
  Celeron G3930    2/2  2.9  -    51  HD Graphics 610
`,
);

const kabyLakeXeon = generation(
  {
    brand: "Intel",
    architecture: "Kaby Lake",
    socket: "LGA1151",
    chipsets: "C232 C236",
    memory: "DDR3 DDR4",
    year: 2017,
    graphics: "-",
  },
  `
  Xeon E3-1275 v6  4/8  3.8  4.2  73  HD Graphics P630
  Xeon E3-1270 v6  4/8  3.8  4.2  72
  Xeon E3-1245 v6  4/8  3.7  4.1  73  HD Graphics P630
  Xeon E3-1240 v6  4/8  3.7  4.1  72
  Xeon E3-1230 v6  4/8  3.5  3.9  72
  Xeon E3-1225 v6  4/4  3.3  3.7  73  HD Graphics P630
  Xeon E3-1220 v6  4/4  3.0  3.5  72
`,
);

const coffeeLake = generation(
  {
    brand: "Intel",
    architecture: "Coffee Lake",
    socket: "LGA1151",
    chipsets: SERIES_300,
    memory: "DDR4",
    year: 2017,
    graphics: "UHD 630",
  },
  `
  Core i7-8086K    6/12  4.0  5.0  95
  Core i7-8700K    6/12  3.7  4.7  95
  Core i7-8700     6/12  3.2  4.6  65
  Core i7-8700T    6/12  2.4  4.0  35
  Core i5-8600K    6/6   3.6  4.3  95
  Core i5-8600     6/6   3.1  4.3  65
  Core i5-8600T    6/6   2.3  3.7  35
  Core i5-8500     6/6   3.0  4.1  65
  Core i5-8500T    6/6   2.1  3.5  35
  Core i5-8400     6/6   2.8  4.0  65
  Core i5-8400T    6/6   1.7  3.3  35
  Core i3-8350K    4/4   4.0  -    91
  Core i3-8300     4/4   3.7  -    62
  Core i3-8300T    4/4   3.2  -    35
  Core i3-8100     4/4   3.6  -    65
  Core i3-8100T    4/4   3.1  -    35
  Pentium Gold G5600   2/4  3.9  -  54
  Pentium Gold G5500   2/4  3.8  -  54
  Pentium Gold G5500T  2/4  3.2  -  35
  Pentium Gold G5420   2/4  3.8  -  54  UHD 610
  Pentium Gold G5400   2/4  3.7  -  58  UHD 610
  Pentium Gold G5400T  2/4  3.1  -  35  UHD 610
  Celeron G4950    2/2  3.3  -  54  UHD 610
  Celeron G4930    2/2  3.2  -  54  UHD 610
  Celeron G4920    2/2  3.2  -  54  UHD 610
  Celeron G4900    2/2  3.1  -  54  UHD 610
`,
);

const coffeeLakeRefresh = generation(
  {
    brand: "Intel",
    architecture: "Coffee Lake Refresh",
    socket: "LGA1151",
    chipsets: SERIES_300,
    memory: "DDR4",
    year: 2018,
    graphics: "UHD 630",
  },
  `
  Core i9-9900KS   8/16  4.0  5.0  127
  Core i9-9900K    8/16  3.6  5.0  95
  Core i9-9900KF   8/16  3.6  5.0  95  -
  Core i9-9900     8/16  3.1  5.0  65
  Core i9-9900T    8/16  2.1  4.4  35
  Core i7-9700K    8/8   3.6  4.9  95
  Core i7-9700KF   8/8   3.6  4.9  95  -
  Core i7-9700     8/8   3.0  4.7  65
  Core i7-9700F    8/8   3.0  4.7  65  -
  Core i7-9700T    8/8   2.0  4.3  35
  Core i5-9600K    6/6   3.7  4.6  95
  Core i5-9600KF   6/6   3.7  4.6  95  -
  Core i5-9600     6/6   3.1  4.6  65
  Core i5-9600T    6/6   2.3  3.9  35
  Core i5-9500     6/6   3.0  4.4  65
  Core i5-9500F    6/6   3.0  4.4  65  -
  Core i5-9500T    6/6   2.2  3.7  35
  Core i5-9400     6/6   2.9  4.1  65
  Core i5-9400F    6/6   2.9  4.1  65  -
  Core i5-9400T    6/6   1.8  3.4  35
  Core i3-9350K    4/4   4.0  4.6  91
  Core i3-9350KF   4/4   4.0  4.6  91  -
  Core i3-9320     4/4   3.7  4.4  62
  Core i3-9300     4/4   3.7  4.3  62
  Core i3-9100     4/4   3.6  4.2  65
  Core i3-9100F    4/4   3.6  4.2  65  -
  Core i3-9100T    4/4   3.1  3.7  35
`,
);

// C246 only, as in workstations of the large makers.
const coffeeLakeXeon = generation(
  {
    brand: "Intel",
    architecture: "Coffee Lake",
    socket: "LGA1151",
    chipsets: "C242 C246",
    memory: "DDR4",
    year: 2018,
    graphics: "UHD P630",
  },
  `
  Xeon E-2288G    8/16  3.7  5.0  95
  Xeon E-2278G    8/16  3.4  5.0  80
  Xeon E-2276G    6/12  3.8  4.9  80
  Xeon E-2246G    6/12  3.6  4.8  80
  Xeon E-2236     6/12  3.4  4.8  80  -
  Xeon E-2224G    4/4   3.5  4.7  71
  Xeon E-2176G    6/12  3.7  4.7  80
  Xeon E-2146G    6/12  3.5  4.5  80
  Xeon E-2144G    4/8   3.6  4.5  71
  Xeon E-2136     6/12  3.3  4.5  80  -
  Xeon E-2126G    6/6   3.3  4.5  80
  Xeon E-2124G    4/4   3.4  4.5  71
  Xeon E-2124     4/4   3.3  4.3  71  -
`,
);

const cometLake = generation(
  {
    brand: "Intel",
    architecture: "Comet Lake",
    socket: "LGA1200",
    chipsets: `H410 B460 ${SERIES_400_LATER}`,
    memory: "DDR4",
    year: 2020,
    graphics: "UHD 630",
  },
  `
  Core i9-10900K   10/20  3.7  5.3  125
  Core i9-10900KF  10/20  3.7  5.3  125  -
  Core i9-10900    10/20  2.8  5.2  65
  Core i9-10900F   10/20  2.8  5.2  65  -
  Core i9-10900T   10/20  1.9  4.6  35
  Core i9-10850K   10/20  3.6  5.2  125
  Core i7-10700K   8/16  3.8  5.1  125
  Core i7-10700KF  8/16  3.8  5.1  125  -
  Core i7-10700    8/16  2.9  4.8  65
  Core i7-10700F   8/16  2.9  4.8  65  -
  Core i7-10700T   8/16  2.0  4.5  35
  Core i5-10600K   6/12  4.1  4.8  125
  Core i5-10600KF  6/12  4.1  4.8  125  -
  Core i5-10600    6/12  3.3  4.8  65
  Core i5-10500    6/12  3.1  4.5  65
  Core i5-10500T   6/12  2.3  3.8  35
  Core i5-10400    6/12  2.9  4.3  65
  Core i5-10400F   6/12  2.9  4.3  65  -
  Core i5-10400T   6/12  2.0  3.6  35
  Core i3-10325    4/8   3.9  4.7  65
  Core i3-10320    4/8   3.8  4.6  65
  Core i3-10305    4/8   3.8  4.5  65
  Core i3-10300    4/8   3.7  4.4  65
  Core i3-10105    4/8   3.7  4.4  65
  Core i3-10105F   4/8   3.7  4.4  65  -
  Core i3-10100    4/8   3.6  4.3  65
  Core i3-10100F   4/8   3.6  4.3  65  -
  Core i3-10100T   4/8   3.0  3.8  35
  Pentium Gold G6605  2/4  4.3  -  58
  Pentium Gold G6600  2/4  4.2  -  58
  Pentium Gold G6500  2/4  4.1  -  58
  Pentium Gold G6405  2/4  4.1  -  58  UHD 610
  Pentium Gold G6400  2/4  4.0  -  58  UHD 610
  Celeron G5925    2/2  3.6  -  58  UHD 610
  Celeron G5920    2/2  3.5  -  58  UHD 610
  Celeron G5905    2/2  3.5  -  58  UHD 610
  Celeron G5900    2/2  3.4  -  58  UHD 610
`,
);

const rocketLake = generation(
  {
    brand: "Intel",
    architecture: "Rocket Lake",
    socket: "LGA1200",
    chipsets: SERIES_400_LATER,
    memory: "DDR4",
    year: 2021,
    graphics: "UHD 750",
  },
  `
  Core i9-11900K   8/16  3.5  5.3  125
  Core i9-11900KF  8/16  3.5  5.3  125  -
  Core i9-11900    8/16  2.5  5.2  65
  Core i9-11900F   8/16  2.5  5.2  65  -
  Core i7-11700K   8/16  3.6  5.0  125
  Core i7-11700KF  8/16  3.6  5.0  125  -
  Core i7-11700    8/16  2.5  4.9  65
  Core i7-11700F   8/16  2.5  4.9  65  -
  Core i7-11700T   8/16  1.4  4.6  35
  Core i5-11600K   6/12  3.9  4.9  125
  Core i5-11600KF  6/12  3.9  4.9  125  -
  Core i5-11600    6/12  2.8  4.8  65
  Core i5-11500    6/12  2.7  4.6  65
  Core i5-11500T   6/12  1.5  3.9  35
  Core i5-11400    6/12  2.6  4.4  65  UHD 730
  Core i5-11400F   6/12  2.6  4.4  65  -
  Core i5-11400T   6/12  1.3  3.7  35  UHD 730
`,
);

const alderLake = generation(
  {
    brand: "Intel",
    architecture: "Alder Lake",
    socket: "LGA1700",
    chipsets: SERIES_600_AND_700,
    memory: "DDR4 DDR5",
    year: 2022,
    graphics: "UHD 770",
  },
  `
  Core i9-12900KS  8+8/24  3.4  5.5  150
  Core i9-12900K   8+8/24  3.2  5.2  125
  Core i9-12900KF  8+8/24  3.2  5.2  125  -
  Core i9-12900    8+8/24  2.4  5.1  65
  Core i9-12900F   8+8/24  2.4  5.1  65  -
  Core i9-12900T   8+8/24  1.4  4.9  35
  Core i7-12700K   8+4/20  3.6  5.0  125
  Core i7-12700KF  8+4/20  3.6  5.0  125  -
  Core i7-12700    8+4/20  2.1  4.9  65
  Core i7-12700F   8+4/20  2.1  4.9  65  -
  Core i7-12700T   8+4/20  1.4  4.7  35
  Core i5-12600K   6+4/16  3.7  4.9  125
  Core i5-12600KF  6+4/16  3.7  4.9  125  -
  Core i5-12600    6/12  3.3  4.8  65
  Core i5-12500    6/12  3.0  4.6  65
  Core i5-12500T   6/12  2.0  4.4  35
  Core i5-12400    6/12  2.5  4.4  65  UHD 730
  Core i5-12400F   6/12  2.5  4.4  65  -
  Core i5-12400T   6/12  1.8  4.2  35  UHD 730
  Core i3-12300    4/8   3.5  4.4  60  UHD 730
  Core i3-12100    4/8   3.3  4.3  60  UHD 730
  Core i3-12100F   4/8   3.3  4.3  58  -
  Core i3-12100T   4/8   2.2  4.1  35  UHD 730
  Pentium Gold G7400  2/4  3.7  -  46  UHD 710
  Celeron G6900    2/2   3.4  -    46  UHD 710
`,
);

const raptorLake = generation(
  {
    brand: "Intel",
    architecture: "Raptor Lake",
    socket: "LGA1700",
    chipsets: SERIES_600_AND_700,
    memory: "DDR4 DDR5",
    year: 2022,
    graphics: "UHD 770",
  },
  `
  Core i9-13900KS  8+16/32  3.2  6.0  150
  Core i9-13900K   8+16/32  3.0  5.8  125
  Core i9-13900KF  8+16/32  3.0  5.8  125  -
  Core i9-13900    8+16/32  2.0  5.6  65
  Core i9-13900F   8+16/32  2.0  5.6  65  -
  Core i9-13900T   8+16/32  1.1  5.3  35
  Core i7-13700K   8+8/24  3.4  5.4  125
  Core i7-13700KF  8+8/24  3.4  5.4  125  -
  Core i7-13700    8+8/24  2.1  5.2  65
  Core i7-13700F   8+8/24  2.1  5.2  65  -
  Core i7-13700T   8+8/24  1.4  4.9  35
  Core i5-13600K   6+8/20  3.5  5.1  125
  Core i5-13600KF  6+8/20  3.5  5.1  125  -
  Core i5-13600    6+8/20  2.7  5.0  65
  Core i5-13500    6+8/20  2.5  4.8  65
  Core i5-13500T   6+8/20  1.6  4.6  35
  Core i5-13400    6+4/16  2.5  4.6  65  UHD 730
  Core i5-13400F   6+4/16  2.5  4.6  65  -
  Core i5-13400T   6+4/16  1.3  4.4  35  UHD 730
  Core i3-13100    4/8   3.4  4.5  60  UHD 730
  Core i3-13100F   4/8   3.4  4.5  58  -
  Core i3-13100T   4/8   2.5  4.2  35  UHD 730
`,
);

const raptorLakeRefresh = generation(
  {
    brand: "Intel",
    architecture: "Raptor Lake Refresh",
    socket: "LGA1700",
    chipsets: SERIES_600_AND_700,
    memory: "DDR4 DDR5",
    year: 2023,
    graphics: "UHD 770",
  },
  `
  Core i9-14900KS  8+16/32  3.2  6.2  150
  Core i9-14900K   8+16/32  3.2  6.0  125
  Core i9-14900KF  8+16/32  3.2  6.0  125  -
  Core i9-14900    8+16/32  2.0  5.8  65
  Core i9-14900F   8+16/32  2.0  5.8  65  -
  Core i9-14900T   8+16/32  1.1  5.5  35
  Core i7-14700K   8+12/28  3.4  5.6  125
  Core i7-14700KF  8+12/28  3.4  5.6  125  -
  Core i7-14700    8+12/28  2.1  5.4  65
  Core i7-14700F   8+12/28  2.1  5.4  65  -
  Core i7-14700T   8+12/28  1.3  5.2  35
  Core i5-14600K   6+8/20  3.5  5.3  125
  Core i5-14600KF  6+8/20  3.5  5.3  125  -
  Core i5-14600    6+8/20  2.7  5.2  65
  Core i5-14500    6+8/20  2.6  5.0  65
  Core i5-14500T   6+8/20  1.7  4.8  35
  Core i5-14400    6+4/16  2.5  4.7  65  UHD 730
  Core i5-14400F   6+4/16  2.5  4.7  65  -
  Core i5-14400T   6+4/16  1.5  4.5  35  UHD 730
  Core i3-14100    4/8   3.5  4.7  60  UHD 730
  Core i3-14100F   4/8   3.5  4.7  58  -
  Core i3-14100T   4/8   2.7  4.4  35  UHD 730
  Intel Processor 300  2/4  3.9  -  46  UHD 710
`,
);

const arrowLake = generation(
  {
    brand: "Intel",
    architecture: "Arrow Lake",
    socket: "LGA1851",
    chipsets: SERIES_800,
    memory: "DDR5",
    year: 2024,
    graphics: "Intel Graphics",
  },
  `
  Core Ultra 9 285K   8+16/24  3.7  5.7  125
  Core Ultra 9 285    8+16/24  2.5  5.6  65
  Core Ultra 9 285T   8+16/24  1.4  5.4  35
  Core Ultra 7 265K   8+12/20  3.9  5.5  125
  Core Ultra 7 265KF  8+12/20  3.9  5.5  125  -
  Core Ultra 7 265    8+12/20  2.4  5.3  65
  Core Ultra 7 265F   8+12/20  2.4  5.3  65  -
  Core Ultra 7 265T   8+12/20  1.5  5.3  35
  Core Ultra 5 245K   6+8/14   4.2  5.2  125
  Core Ultra 5 245KF  6+8/14   4.2  5.2  125  -
  Core Ultra 5 245    6+8/14   3.5  5.1  65
  Core Ultra 5 245T   6+8/14   2.2  5.1  35
  Core Ultra 5 235    6+8/14   3.4  5.0  65
  Core Ultra 5 235T   6+8/14   2.2  5.0  35
  Core Ultra 5 225    6+4/10   3.3  4.9  65
  Core Ultra 5 225F   6+4/10   3.3  4.9  65  -
  Core Ultra 5 225T   6+4/10   2.5  4.9  35
`,
);

const arrowLakeRefresh = generation(
  {
    brand: "Intel",
    architecture: "Arrow Lake Refresh",
    socket: "LGA1851",
    chipsets: SERIES_800,
    memory: "DDR5",
    year: 2026,
    graphics: "Intel Graphics",
  },
  `
  Core Ultra 7 270K Plus   8+16/24  3.7  5.5  125
  Core Ultra 5 250K Plus   6+12/18  4.2  5.3  125
  Core Ultra 5 250KF Plus  6+12/18  4.2  5.3  125  -
`,
);

const sandyBridgeE = generation(
  {
    brand: "Intel",
    architecture: "Sandy Bridge-E",
    socket: "LGA2011",
    chipsets: "X79",
    memory: "DDR3",
    year: 2011,
    graphics: "-",
  },
  `
  Core i7-3970X    6/12  3.5  4.0  150
  Core i7-3960X    6/12  3.3  3.9  130
  Core i7-3930K    6/12  3.2  3.8  130
  Core i7-3820     4/8   3.6  3.8  130
  Xeon E5-1650     6/12  3.2  3.8  130
  Xeon E5-1660     6/12  3.3  3.9  130
  Xeon E5-1620     4/8   3.6  3.8  130
  Xeon E5-2620     6/12  2.0  2.5  95
  Xeon E5-2630     6/12  2.3  2.8  95
  Xeon E5-2640     6/12  2.5  3.0  95
  Xeon E5-2650     8/16  2.0  2.8  95
  Xeon E5-2660     8/16  2.2  3.0  95
  Xeon E5-2665     8/16  2.4  3.1  115
  Xeon E5-2670     8/16  2.6  3.3  115
  Xeon E5-2680     8/16  2.7  3.5  130
  Xeon E5-2687W    8/16  3.1  3.8  150
  Xeon E5-2690     8/16  2.9  3.8  135
`,
);

const ivyBridgeE = generation(
  {
    brand: "Intel",
    architecture: "Ivy Bridge-E",
    socket: "LGA2011",
    chipsets: "X79",
    memory: "DDR3",
    year: 2013,
    graphics: "-",
  },
  `
  Core i7-4960X    6/12  3.6  4.0  130
  Core i7-4930K    6/12  3.4  3.9  130
  Core i7-4820K    4/8   3.7  3.9  130
  Xeon E5-1620 v2  4/8   3.7  3.9  130
  Xeon E5-1650 v2  6/12  3.5  3.9  130
  Xeon E5-1660 v2  6/12  3.7  4.0  130
  Xeon E5-2620 v2  6/12  2.1  2.6  80
  Xeon E5-2630 v2  6/12  2.6  3.1  80
  Xeon E5-2640 v2  8/16  2.0  2.5  95
  Xeon E5-2643 v2  6/12  3.5  3.8  130
  Xeon E5-2650 v2  8/16  2.6  3.4  95
  Xeon E5-2651 v2  12/24  1.8  2.2  105
  Xeon E5-2660 v2  10/20  2.2  3.0  95
  Xeon E5-2667 v2  8/16  3.3  4.0  130
  Xeon E5-2670 v2  10/20  2.5  3.3  115
  Xeon E5-2673 v2  8/16  3.3  4.0  110
  Xeon E5-2680 v2  10/20  2.8  3.6  115
  Xeon E5-2687W v2  8/16  3.4  4.0  150
  Xeon E5-2690 v2  10/20  3.0  3.6  130
  Xeon E5-2695 v2  12/24  2.4  3.2  115
  Xeon E5-2696 v2  12/24  2.5  3.3  120
  Xeon E5-2697 v2  12/24  2.7  3.5  130
`,
);

const haswellE = generation(
  {
    brand: "Intel",
    architecture: "Haswell-E",
    socket: "LGA2011-3",
    chipsets: "X99",
    memory: "DDR4",
    year: 2014,
    graphics: "-",
  },
  `
  Core i7-5960X    8/16  3.0  3.5  140
  Core i7-5930K    6/12  3.5  3.7  140
  Core i7-5820K    6/12  3.3  3.6  140
  Xeon E5-1620 v3  4/8   3.5  3.6  140
  Xeon E5-1630 v3  4/8   3.7  3.8  140
  Xeon E5-1650 v3  6/12  3.5  3.8  140
  Xeon E5-1660 v3  8/16  3.0  3.5  140
  Xeon E5-1680 v3  8/16  3.2  3.8  140
  Xeon E5-2620 v3  6/12  2.4  3.2  85
  Xeon E5-2630 v3  8/16  2.4  3.2  85
  Xeon E5-2630L v3  8/16  1.8  2.9  55
  Xeon E5-2640 v3  8/16  2.6  3.4  90
  Xeon E5-2643 v3  6/12  3.4  3.7  135
  Xeon E5-2650 v3  10/20  2.3  3.0  105
  Xeon E5-2660 v3  10/20  2.6  3.3  105
  Xeon E5-2666 v3  10/20  2.9  3.5  135
  Xeon E5-2667 v3  8/16  3.2  3.6  135
  Xeon E5-2670 v3  12/24  2.3  3.1  120
  Xeon E5-2673 v3  12/24  2.4  3.2  105
  Xeon E5-2676 v3  12/24  2.4  3.2  120
  Xeon E5-2678 v3  12/24  2.5  3.3  120
  Xeon E5-2680 v3  12/24  2.5  3.3  120
  Xeon E5-2683 v3  14/28  2.0  3.0  120
  Xeon E5-2687W v3  10/20  3.1  3.5  160
  Xeon E5-2690 v3  12/24  2.6  3.5  135
  Xeon E5-2695 v3  14/28  2.3  3.3  120
  Xeon E5-2696 v3  18/36  2.3  3.8  145
  Xeon E5-2697 v3  14/28  2.6  3.6  145
  Xeon E5-2698 v3  16/32  2.3  3.6  135
  Xeon E5-2699 v3  18/36  2.3  3.6  145
`,
);

const broadwellE = generation(
  {
    brand: "Intel",
    architecture: "Broadwell-E",
    socket: "LGA2011-3",
    chipsets: "X99",
    memory: "DDR4",
    year: 2016,
    graphics: "-",
  },
  `
  Core i7-6950X    10/20  3.0  3.5  140
  Core i7-6900K    8/16  3.2  3.7  140
  Core i7-6850K    6/12  3.6  3.8  140
  Core i7-6800K    6/12  3.4  3.6  140
  Xeon E5-1620 v4  4/8   3.5  3.8  140
  Xeon E5-1630 v4  4/8   3.7  4.0  140
  Xeon E5-1650 v4  6/12  3.6  4.0  140
  Xeon E5-1660 v4  8/16  3.2  3.8  140
  Xeon E5-2620 v4  8/16  2.1  3.0  85
  Xeon E5-2630 v4  10/20  2.2  3.1  85
  Xeon E5-2640 v4  10/20  2.4  3.4  90
  Xeon E5-2650 v4  12/24  2.2  2.9  105
  Xeon E5-2660 v4  14/28  2.0  3.2  105
  Xeon E5-2667 v4  8/16  3.2  3.6  135
  Xeon E5-2680 v4  14/28  2.4  3.3  120
  Xeon E5-2683 v4  16/32  2.1  3.0  120
  Xeon E5-2687W v4  12/24  3.0  3.5  160
  Xeon E5-2690 v4  14/28  2.6  3.5  135
  Xeon E5-2695 v4  18/36  2.1  3.3  120
  Xeon E5-2697 v4  18/36  2.3  3.6  145
  Xeon E5-2698 v4  20/40  2.2  3.6  135
  Xeon E5-2699 v4  22/44  2.2  3.6  145
`,
);

const skylakeX = generation(
  {
    brand: "Intel",
    architecture: "Skylake-X",
    socket: "LGA2066",
    chipsets: "X299",
    memory: "DDR4",
    year: 2017,
    graphics: "-",
  },
  `
  Core i9-7980XE   18/36  2.6  4.2  165
  Core i9-7960X    16/32  2.8  4.2  165
  Core i9-7940X    14/28  3.1  4.3  165
  Core i9-7920X    12/24  2.9  4.3  140
  Core i9-7900X    10/20  3.3  4.3  140
  Core i7-7820X    8/16  3.6  4.3  140
  Core i7-7800X    6/12  3.5  4.0  140
  Core i7-7740X    4/8   4.3  4.5  112
  Core i5-7640X    4/4   4.0  4.2  112
  Core i9-9980XE   18/36  3.0  4.4  165
  Core i9-9960X    16/32  3.1  4.4  165
  Core i9-9940X    14/28  3.3  4.4  165
  Core i9-9920X    12/24  3.5  4.4  165
  Core i9-9900X    10/20  3.5  4.4  165
  Core i9-9820X    10/20  3.3  4.1  165
  Core i7-9800X    8/16  3.8  4.4  165
  Core i9-10980XE  18/36  3.0  4.6  165
  Core i9-10940X   14/28  3.3  4.6  165
  Core i9-10920X   12/24  3.5  4.6  165
  Core i9-10900X   10/20  3.7  4.5  165
`,
);

export const intelProcessors = [
  ...sandyBridge,
  ...ivyBridge,
  ...haswell,
  ...broadwell,
  ...skylake,
  ...skylakeXeon,
  ...kabyLake,
  ...kabyLakeXeon,
  ...coffeeLake,
  ...coffeeLakeRefresh,
  ...coffeeLakeXeon,
  ...cometLake,
  ...rocketLake,
  ...alderLake,
  ...raptorLake,
  ...raptorLakeRefresh,
  ...arrowLake,
  ...arrowLakeRefresh,
  ...sandyBridgeE,
  ...ivyBridgeE,
  ...haswellE,
  ...broadwellE,
  ...skylakeX,
];
