// Matches drive models as reported by smartctl, lsblk, inxi and Windows.
// Linear: a text has at most 300 characters (tidy in clean.ts).

import { nameKey } from "../part.ts";
import { capacityName, capacityIn } from "./capacity.ts";
import { emptyOf, tidy } from "./clean.ts";
import { listed, none, recognised, type Match } from "./match.ts";
import type { PartIndex } from "./part-index.ts";

type Read = string | Match | null;
type Scheme = { pattern: RegExp; read(found: string[], reported: { capacityGb: number | null }): Read };

const laptop = none("laptop");
const oem = none("oem");
const server = none("server");

function sized(series: string, gigabytes: number | null): Read {
  return gigabytes ? `${series} ${capacityName(gigabytes)}` : none("not-named");
}

function gigabytes(figure: string | undefined, unit: string | undefined): number {
  return Number(figure) * (unit?.toUpperCase().startsWith("T") ? 1000 : 1);
}

const wdSeries: readonly [RegExp, string | Match][] = [
  [/^(?:EZEX|EZRZ|EZAZ|EZBX|EZEZ|AAKX|AAKS|AAJS|AALX|AAJB|JD|JS|JB|BB|KS|AALS|EALX|EALS|EARZ)/, "Blue"],
  [/^(?:EARX|EARS|EADS|EZRX|EZRS|AADS|AACS|AAVS|AADX|EACS|EAVS|EURX|EURS|EVDS|EVCS)/, "Green"],
  [/^EF(?:RX|AX)/, "Red"],
  [/^EF(?:ZX|PX|BX|GX)/, "Red Plus"],
  [/^(?:FFWX|FFBX|KFGX|FFSX)/, "Red Pro"],
  [/^(?:FAEX|FZEX|FALS|FZBX|FASS|AAEX|FALX)/, "Black"],
  [/^(?:PUR|EJRX|PURP|PURZ|PURU)/, "Purple"],
  [/^(?:FYYZ|FBYX|FBYS|ABYS|ABYX|AYYS|FYPS|FRYZ)/, "RE"],
  [/^(?:HLFS|HLHX|HLHS|ADFD|BLFS|GLFS)/, "VelociRaptor"],
  [/^(?:BP|BE|BU|LP|LU|SP|JP|JU|TP|BJ|MP|LB|BM)/, laptop],
  [/^(?:EMAZ|EDAZ|EZZX|EDGZ|EDFZ|EMFZ)/, oem],
];

/** "WD10EZEX" 1 TB, "WD5000AAKX" 500 GB, "WD1002FAEX" 1 TB, "WD101EFBX" 10 TB, "WD800JD" 80 GB. */
function wdGigabytes(digits: string, letters: string): number {
  if (digits.length === 2) return Number(digits) * 100;
  if (digits.length === 3) return /^(?:J|B|L)/.test(letters) ? Number(digits) / 10 : Number(digits.slice(0, 2)) * 1000;
  return /^[EF]/.test(letters) ? Number(digits.slice(0, 2)) * 100 : Math.round(Number(digits) / 100) * 10;
}

function readWd([, digits = "", letters = ""]: string[]): Read {
  const series = wdSeries.find(([pattern]) => pattern.test(letters))?.[1];
  if (series === undefined) return null;
  if (typeof series !== "string") return series;
  return `WD ${series} ${capacityName(wdGigabytes(digits, letters))} WD${digits}${letters}`;
}

const wdSsd: Record<string, string> = {
  "1B0A": "Blue",
  "2B0A": "Blue",
  "3B0A": "Blue SA510",
  "1G0A": "Green",
  "2G0A": "Green",
  "3G0A": "Green",
  "1R0A": "Red SA500",
  "1B0B": "Blue",
  "2B0B": "Blue",
  "2G0B": "Green",
  "3B0B": "Blue SA510",
  "1B0C": "Blue SN500",
  "2B0C": "Blue SN550",
  "3B0C": "Blue SN570",
  "3B0E": "Blue SN580",
  "4B0E": "Blue SN5000",
  "2G0C": "Green SN350",
  "3G0C": "Green SN350",
  "1X0C": "Black",
  "2X0C": "Black",
  "3X0C": "Black SN750",
  "1X0E": "Black SN850",
  "2X0E": "Black SN850X",
  "3X0E": "Black SN770",
  "1R0C": "Red SN700",
};

const seagateSeries: Record<string, string | Match> = {
  DM: "Barracuda",
  DL: "Barracuda Green",
  DX: "Desktop SSHD",
  VX: "SkyHawk",
  VN: "IronWolf",
  NE: "IronWolf Pro",
  VM: "Pipeline HD",
  NM: "Exos",
  LM: laptop,
  LT: laptop,
  LX: laptop,
  LV: laptop,
  NX: server,
  MM: server,
};

function readSeagate([, size = "", letters = "", rest = ""]: string[]): Read {
  const series = seagateSeries[letters];
  if (series === undefined) return null;
  if (typeof series !== "string") return series;
  if (letters === "DX" && rest.startsWith("002")) return `Seagate FireCuda ${capacityName(Number(size))}`;
  const isOldEnterprise = letters === "NM" && /^00[0-5]\d/.test(rest);
  return `Seagate ${isOldEnterprise ? "Constellation ES" : series} ${capacityName(Number(size))}`;
}

/** "ST3500418AS", "ST31000528AS", "ST380815AS": a 3 for 3.5 inches, gigabytes, then a three-figure code. */
function readOldSeagate([, digits = "", interface_ = ""]: string[]): Read {
  const capacity = Number(digits.slice(0, -3));
  if (!capacity) return null;
  return `Seagate ${interface_ === "NS" ? "Barracuda ES" : interface_ === "AV" || interface_ === "SV" ? "SV35" : "Barracuda"} ${capacityName(capacity)}`;
}

const kingston: readonly [RegExp, string][] = [
  [/^SA400(?:S37|M8)/, "A400"],
  [/^SA2000M8/, "A2000"],
  [/^SA1000M8/, "A1000"],
  [/^SUV400S37A?/, "UV400"],
  [/^SUV500(?:S37|MS|M8)?/, "UV500"],
  [/^SUV300S37A?/, "UV300"],
  [/^SV300S37A/, "V300"],
  [/^SV200S37?A?/, "V200"],
  [/^SV100S2/, "V100"],
  [/^SVP200S37?A?/, "V+200"],
  [/^SKC300S37A/, "KC300"],
  [/^SKC400S37/, "KC400"],
  [/^SKC600(?:MS)?/, "KC600"],
  [/^SKC2000M8/, "KC2000"],
  [/^SKC2500M8/, "KC2500"],
  [/^SKC1000(?:H)?/, "KC1000"],
  [/^SKC3000[SD]/, "KC3000"],
  [/^SNVSE?/, "NV1"],
  [/^SNV2S/, "NV2"],
  [/^SNV3SE?/, "NV3"],
  [/^SFYR[SD]K?/, "FURY Renegade"],
  [/^SFYR2S/, "FURY Renegade G5"],
  [/^SHFS37A/, "HyperX Fury"],
  [/^SHFR200/, "HyperX Fury RGB"],
  [/^SHSS37A/, "HyperX Savage"],
  [/^SH103S3/, "HyperX 3K"],
  [/^SHPM2280P2/, "HyperX Predator"],
];

function readKingston([code = ""]: string[]): Read {
  const found = kingston.find(([pattern]) => pattern.test(code));
  if (!found) return null;
  const size = /^\/?(\d+)(G|T)B?/.exec(code.replace(found[0], ""));
  return size ? `Kingston ${found[1]} ${capacityName(gigabytes(size[1], size[2]))}` : null;
}

const crucial: Record<string, string> = { P3P: "P3 Plus", P5P: "P5 Plus" };

const samsungSpinpoint: Record<string, number> = {
  "080": 80,
  "081": 80,
  "120": 120,
  "160": 160,
  "161": 160,
  "200": 200,
  "250": 250,
  "251": 250,
  "252": 250,
  "253": 250,
  "320": 320,
  "321": 320,
  "322": 320,
  "400": 400,
  "401": 400,
  "500": 500,
  "501": 500,
  "502": 500,
  "503": 500,
  "642": 640,
  "752": 750,
  "753": 750,
  "103": 1000,
  "105": 1000,
  "153": 1500,
  "154": 1500,
  "155": 1500,
  "203": 2000,
  "204": 2000,
};

const toshiba: Record<string, string> = {
  HDWD: "P300",
  HDWE: "X300",
  HDWF: "X300",
  HDWR: "X300",
  HDWQ: "N300",
  HDWN: "N300",
  HDWG: "N300",
  HDWA: "E300",
  HDWT: "S300",
  HDWV: "V300",
  HDWU: "V300",
};

/** "HDWD110" 1 TB, "HDWD105" 500 GB, "HDWE140" 4 TB, "HDWD240" 4 TB, "HDWG11A" 10 TB, "HDWG21C" 12 TB. */
function readToshiba([, line = "", code = ""]: string[]): Read {
  const letter = code.charCodeAt(1);
  const capacity =
    code === "05"
      ? 500
      : letter >= 65
        ? (letter - 55) * 1000
        : /^1[A-Z]$/.test(code)
          ? (code.charCodeAt(1) - 55) * 1000
          : Number(code) * 100;
  return capacity ? `Toshiba ${toshiba[line]} ${capacityName(capacity)}` : null;
}

/**
 * "HDS721010CLA332" 1 TB, "HDS723020BLA642" 2 TB, "HDS721050CLA362" 500 GB, "HDS724040KLSA80" 400 GB: later models
 * end in LA or LE.
 */
function readHitachi([found = "", line = "", family = "", code = "", letters = ""]: string[]): Read {
  const series = line.startsWith("HU") ? "Ultrastar" : "Deskstar";
  const inTerabytes = (family === "10" && code === "10") || (/^[A-C]L[AE]/.test(letters) && /^[1234]0$/.test(code));
  const capacity = inTerabytes
    ? Number(code) * 100
    : family === "80" && code === "80"
      ? 80
      : family === "30" && code === "15"
        ? 1500
        : Number(code) * 10;
  return `${line === "HDN" ? "HGST Deskstar NAS" : `Hitachi ${series}`} ${capacityName(capacity)} ${found}`;
}

const intelSsd: readonly [RegExp, string | Match][] = [
  [/^SSDSC2CT\d+A3/, "330"],
  [/^SSDSC2CW\d+A3/, "520"],
  [/^SSDSC2BW\d+A3/, "520"],
  [/^SSDSC2BW\d+A4/, "530"],
  [/^SSDSC2BW\d+H6/, "535"],
  [/^SSDSC2CT\d+A4/, "335"],
  [/^SSDSA2[CM]W\d+G3/, "320"],
  [/^SSDSC2KW\d+G8/, "545s"],
  [/^SSDSC2KW\d+H6/, "540s"],
  [/^SSDPEKKW\d+[GT]7/, "600p"],
  [/^SSDPEKKW\d+[GT]8/, "760p"],
  [/^SSDPEKNW\d+[GT]8/, "660p"],
  [/^SSDPEKNU\d+[GT]Z/, "670p"],
  [/^SSDSC2(?:BB|BA|BX|KB|KG)/, server],
];

function readIntel([code = ""]: string[]): Read {
  const series = intelSsd.find(([pattern]) => pattern.test(code))?.[1];
  if (series === undefined) return null;
  if (typeof series !== "string") return series;
  const size = /[A-Z](\d{2,4})[AGHT]/.exec(code.slice(6))?.[1] ?? "";
  const capacity = { "010": 1000, "020": 2000 }[size] ?? Number(size);
  return capacity ? `Intel ${series} ${capacityName(capacity)}` : null;
}

/** Makers with series and size in plain words in the model: "Fanxiang S630 2TB", "PNY CS900 240GB SSD". */
const PLAIN_MAKERS = [
  "Fanxiang",
  "Lexar",
  "PNY",
  "Patriot",
  "Netac",
  "Sabrent",
  "Apacer",
  "HP",
  "Corsair",
  "Verbatim",
  "Intenso",
  "Silicon Power",
  "KingSpec",
  "Kingdian",
  "Gigabyte",
  "AORUS",
  "MSI",
  "Acer",
  "Biostar",
  "ADATA",
  "XPG",
  "Solidigm",
  "KIOXIA",
  "Seagate",
  "SanDisk",
  "Addlink",
  "Inland",
  "Mushkin",
  "Plextor",
  "Transcend",
  "TEAMGROUP",
  "TEAM",
  "Predator",
  "GOODRAM",
  "ORICO",
  "Crucial",
  "Kingston",
  "WD",
  "Samsung",
  "Toshiba",
  "OCZ",
  "Leven",
  "Dahua",
  "Hikvision",
  "HIKSEMI",
  "XrayDisk",
  "Goldenfir",
  "KingFast",
  "Vaseky",
  "Walram",
  "AGI",
  "Micron",
];

const PLAIN = new RegExp(String.raw`^(${PLAIN_MAKERS.join("|")})[ _-]+(.*?)[ _-]+(\d+(?:\.\d)?) ?(GB|TB|G|T)\b`, "i");
const BEGINS_WITH_MAKER = new RegExp(String.raw`^(?:${PLAIN_MAKERS.join("|")}|Force|OCZ)[ _-]`, "i");

function readPlain([, maker = "", model = "", figure, unit]: string[]): Read {
  const brand = PLAIN_MAKERS.find((known) => known.toLowerCase() === maker.toLowerCase());
  const series = model
    .replace(/\b(?:ssd|nvme|m\.2|2\.5|sata|pcie|gen\d|solid state (?:disk|drive))\b/gi, " ")
    .replace(/[\s_-]+$/g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (!brand || !/[a-z]/i.test(series)) return none("not-named");
  return `${brand} ${series} ${capacityName(gigabytes(figure, unit))}`;
}

const schemes: readonly Scheme[] = [
  {
    pattern:
      /^(?:MZ|MZVL|PM9|PM8|PM98)[0-9A-Z]{2,}|^SAMSUNG MZ|^HFS\d|^HFM\d|^HFB1M|^SKHYNIX_HF|^SK ?HYNIX.*(?:HF|BC\d|PC\d|SC\d)|^PC[6-8]\d\d NVME|^BC\d{3}|^MTFD|^MICRON_[123]|^MICRON MTFD|^THNSN|^TOSHIBA THNSN|^KXG|^KBG|^K?XG\d|^SD[6789][A-Z]{2}|^SANDISK SD[6789][A-Z]|^PC SN\d|^WDC PC SN|^SDBP|^(?:KINGSTON )?RBU|^(?:KINGSTON )?OM[83]?[A-Z]|^SANDISK SSD [IU]1|^LITEON|^CV[138]-|^CA\d-|^APPLE|^UMIS|^SSSTC|^ADATA_IM|^IM2P|^INTEL SSDPEKKF|^SSDPEKKF|^SSDSCKKF|^RPFT|^E12S|^CL1-/,
    read: () => oem,
  },
  { pattern: /^(?:MQ0|MK\d{4}|HTS|HTE|HN-M|M[HJK][VYWZ]\d{4})|^ST9\d{4,}|\bHN-M\d/, read: () => laptop },
  { pattern: /^(?:HUS|HUH|WUS|WUH|MG0|AL1|(?:KINGSTON )?SEDC|ST\d+(?:MP|MX|NX)|MB\d{4}|EG\d{4})/, read: () => server },
  {
    pattern: /^SSD (\d{3,4}) ?(EVO PLUS|EVO|PRO|QVO)?(?: SERIES| M\.2| MSATA| WITH HEATSINK| HEATSINK)* (\d+)(GB|TB)$/,
    read: ([, model, line, size, unit]) =>
      `Samsung ${model}${line ? ` ${line.replace("PLUS", "Plus")}` : ""} ${capacityName(gigabytes(size, unit))}`,
  },
  {
    pattern:
      /^(?:M4-)?CT(\d{2,4})(MX500|MX300|MX200|MX100|BX\d00|M550|M500|M4|P1|P2|P3P|P3|P5P|P5|P310|T500|T700|T705)SSD/,
    read: ([, size, series = ""]) => `Crucial ${crucial[series] ?? series} ${capacityName(Number(size))}`,
  },
  { pattern: /^S(?:A|V|UV|KC|NV|FY|H|VP)[A-Z0-9/]{5,}$/, read: readKingston },
  // lshw and others truncate names after sixteen characters: "KINGSTON SA400S3".
  { pattern: /^SA400S3$/, read: (_found, { capacityGb }) => sized("Kingston A400", capacityGb) },
  {
    pattern: /^WDS(\d{3})(G|T)(\d[A-Z]0[A-Z])/,
    read: ([, size = "", unit, code = ""]) =>
      wdSsd[code] ? `WD ${wdSsd[code]} ${capacityName(unit === "T" ? Number(size) * 10 : Number(size))}` : null,
  },
  {
    pattern: /^WD[ _](BLUE|BLACK|GREEN|RED)[ _]+(SN\d{3,4}X?|SA\d{3})(?: (?:2\.5|M\.2|SE|HEATSINK))* (\d+)(GB|TB)/,
    read: ([, colour = "", model, size, unit]) =>
      `WD ${colour.charAt(0)}${colour.slice(1).toLowerCase()} ${model} ${capacityName(gigabytes(size, unit))}`,
  },
  { pattern: /^WD(\d{2,4})([A-Z]{2,4})(?=-|\b)/, read: readWd },
  { pattern: /^ST(\d{2,5})(DM|DL|DX|VX|VN|NE|VM|NM|LM|LT|LX|LV|NX|MM)([0-9A-Z]{3,5})/, read: readSeagate },
  { pattern: /^ST3(\d{5,8})(AS|NS|AV|SV|A|SCE?|CS)$/, read: readOldSeagate },
  { pattern: /^ST(\d{4,5})AS\d{4}/, read: ([, size]) => `Seagate Archive ${capacityName(Number(size))}` },
  { pattern: /^M[DG]0\dACA(\d{3})/, read: ([found, code]) => `Toshiba ${found} ${capacityName(Number(code) * 10)}` },
  { pattern: /^DT01ACA(\d{3})/, read: ([found, code]) => `Toshiba ${found} ${capacityName(Number(code) * 10)}` },
  { pattern: /^(HDW[DEFRQNGATVU])\d?(\d[0-9A-Z])(?:[A-Z]|\b)/, read: readToshiba },
  {
    pattern: /^HD(\d{3})[A-Z]{2}/,
    read: ([found, code = ""]) =>
      samsungSpinpoint[code] ? `Samsung ${found} ${capacityName(samsungSpinpoint[code])}` : null,
  },
  { pattern: /^(HD[STPEN]|HUA)(?:72|5C)(\d\d)(\d\d)([A-Z]{3,4})\d{2,3}/, read: readHitachi },
  {
    pattern: /^SDSSD(A|P|HII|H3|HP|X|PLUS)[- ]?(\d{2,4})(G|T)/,
    read: ([, code = "", size, unit]) =>
      `SanDisk ${{ A: "SSD PLUS", P: "SSD", HII: "Ultra II", H3: "Ultra 3D", HP: "Ultra Plus", X: "Extreme", PLUS: "SSD PLUS" }[code]} ${capacityName(gigabytes(size, unit))}`,
  },
  {
    pattern: /^SANDISK (SSD PLUS|ULTRA 3D|ULTRA II) (?:SSD )?(\d+)(GB|TB)/,
    read: ([, series = "", size, unit]) =>
      `SanDisk ${{ "SSD PLUS": "SSD PLUS", "ULTRA 3D": "Ultra 3D", "ULTRA II": "Ultra II" }[series]} ${capacityName(gigabytes(size, unit))}`,
  },
  { pattern: /^SSD(?:SC2|SA2|PEK)[A-Z0-9]+/, read: readIntel },
  {
    pattern: /^(?:IRP?-)?SSDPR-([A-Z]{1,2}\d{2,4}[A-Z]?|S25[A-Z]|PX\d+|P34B?)-(\d{2,4})/,
    read: ([found = "", series = "", size]) =>
      `GOODRAM ${found.startsWith("IRP-") ? "IRDM PRO" : found.startsWith("IR-") || series.startsWith("S25") ? "IRDM" : series} ${capacityName(Number(size))}`,
  },
  {
    pattern: /^TS(\d{2,4})(G|T)(SSD\d{3}[A-Z]?|MTE\d{3}[A-Z]?|MTS\d{3}[A-Z]?)/,
    read: ([, size, unit, series]) => `Transcend ${series} ${capacityName(gigabytes(size, unit))}`,
  },
  {
    pattern: /^PX-(\d{2,4})(M\d[A-Z]{1,3}|S\d[A-Z])/,
    read: ([, size, series]) => `Plextor ${series} ${capacityName(Number(size))}`,
  },
  {
    pattern: /^GP-GSTFS31(\d{3})(G|T)/,
    read: ([, size = "", unit]) => `Gigabyte SSD ${capacityName(unit === "T" ? Number(size) * 10 : Number(size))}`,
  },
  { pattern: /^SHGP31-(\d{3,4})GM/, read: ([, size]) => `SK hynix Gold P31 ${capacityName(Number(size))}` },
  { pattern: /^SHPP41-(\d{3,4})GM/, read: ([, size]) => `SK hynix Platinum P41 ${capacityName(Number(size))}` },
  {
    pattern: /^(?:AMD )?R([35])SL(\d{3,4})G/,
    read: ([, line, size]) => `AMD Radeon R${line} ${capacityName(Number(size))}`,
  },
  {
    pattern: /^(?:SEAGATE )?(FIRECUDA|BARRACUDA|IRONWOLF) (Q\d|\d{3}) (?:SSD )?Z[AP](\d{3,4})/,
    read: ([, line = "", model, size]) =>
      `Seagate ${{ FIRECUDA: "FireCuda", BARRACUDA: "BarraCuda", IRONWOLF: "IronWolf" }[line]} ${model} ${capacityName(Number(size))}`,
  },
  {
    pattern: /^ZP(\d{3,4})GM300(02|13|23)/,
    read: ([, size, code]) => `Seagate FireCuda ${code === "02" ? "520" : "530"} ${capacityName(Number(size))}`,
  },
  {
    pattern: /^(?:MAXTOR )?STM3(\d{2,4})\d{3}A/,
    read: ([, size]) => `Maxtor DiamondMax ${capacityName(Number(size))}`,
  },
  {
    pattern: /^TEAM T253X([126])(\d{3})G$/,
    read: ([, code = "", size]) =>
      `TEAMGROUP ${{ "1": "GX1", "2": "GX2", "6": "CX2" }[code]} ${capacityName(Number(size))}`,
  },
  {
    pattern: /^TEAM TM8FP([46D])(\d{3})([GT])$/,
    read: ([, code = "", size, unit]) =>
      `TEAMGROUP ${{ "4": "MP34", "6": "MP33", D: "MP33 PRO" }[code]} ${capacityName(gigabytes(size, unit))}`,
  },
  {
    pattern: /^(?:SABRENT )?SB-(ROCKET|RKT4P|RKTQ|RKT5)-(\d+(?:\.\d)?)(GB|TB)/,
    read: ([, code = "", size, unit]) =>
      `Sabrent ${{ ROCKET: "Rocket", RKT4P: "Rocket 4 Plus", RKTQ: "Rocket Q", RKT5: "Rocket 5" }[code]} ${capacityName(gigabytes(size, unit))}`,
  },
  {
    pattern: /^(?:SOLIDIGM )?SSDPFK(NU|KW)(\d{3})([GT]Z|[HX]7)/,
    read: ([, line, size = ""]) =>
      `Solidigm ${line === "NU" ? "P41 Plus" : "P44 Pro"} ${capacityName(size.startsWith("0") ? Number(size) * 100 : Number(size))}`,
  },
  { pattern: /^(?:ADATA )?SX8200PNP/, read: (_found, { capacityGb }) => sized("ADATA XPG SX8200 Pro", capacityGb) },
  {
    pattern: /^(?:ADATA )?SX6000(L|P)NP/,
    read: ([, line], { capacityGb }) => sized(`ADATA XPG SX6000 ${line === "L" ? "Lite" : "Pro"}`, capacityGb),
  },
  {
    pattern: /^ADATA (SU\d{3}(?:SS|NS38|NH)?|SP\d{3}|LEGEND \d{3})(?!.*\d ?[GT]B)/,
    read: ([, series = ""], { capacityGb }) => sized(`ADATA ${series.replace(/(?:SS|NS38|NH)$/, "")}`, capacityGb),
  },
];

/** "vendor: Corsair model: Force MP510 size: 894.25 GiB": maker, model and size are separate. */
function readLabelled(
  text: string,
  { maker, capacityGb }: { maker: string | undefined; capacityGb: number | null },
): Read {
  const brand = maker?.replace(/^a-data/i, "ADATA").replace(/^western digital/i, "WD");
  const name = brand && !text.toLowerCase().startsWith(brand.toLowerCase()) ? `${brand} ${text}` : text;
  const plain = PLAIN.exec(name) ?? (capacityGb ? PLAIN.exec(`${name} ${capacityGb}GB`) : null);
  return plain ? readPlain([...plain]) : null;
}

const VENDORS =
  /^(?:ata|nvme|wdc|samsung(?= ssd| hd\d)|seagate(?= st\d)|toshiba(?= (?:dt|hdw|mq|mk|md|mg|thn))|hitachi(?= h)|hgst(?= h)|kingston(?= s[a-z]+\d)|crucial(?=[ _]ct\d)|intel(?= ssd)|transcend(?= ts)|gigabyte(?= gp-)|goodram(?= ssdpr)|plextor(?= px)|sandisk(?= sdssd))[ _]+/i;

export function matchDrive(index: PartIndex, raw: string, reportedSize?: string): Match {
  const tidied = tidy(raw);
  const empty = emptyOf(tidied);
  if (empty) return empty;
  if (/\b(?:dvd|cd-?rom|bd-?re|flash ?drive|usb|card ?reader|mmc|sd card|datatraveler|cruzer)\b/i.test(tidied))
    return none("unknown");
  const capacityGb = capacityIn(reportedSize ?? "") ?? capacityIn(/\bsize:.*$/i.exec(tidied)?.[0] ?? "");
  let text = tidied
    .replace(/^.*?\bmodel: /i, "")
    .replace(/ size:.*$/i, "")
    .trim();
  while (VENDORS.test(text)) text = text.replace(VENDORS, "");
  const upper = text.toUpperCase();
  for (const { pattern, read } of schemes) {
    const found = pattern.exec(upper);
    if (!found) continue;
    const answer = read([...found], { capacityGb });
    if (answer !== null) return typeof answer === "string" ? inList(index, answer) : answer;
  }
  const answer = readLabelled(text, { maker: /\bvendor: ([\w-]+(?: digital)?)/i.exec(tidied)?.[1], capacityGb });
  if (answer !== null) return typeof answer === "string" ? inList(index, answer) : answer;
  return none(
    BEGINS_WITH_MAKER.test(text) || /\b(?:ssd|hdd|disk|drive|nvme|solid state)\b/i.test(text) ? "not-named" : "unknown",
  );
}

function inList(index: PartIndex, name: string): Match {
  const part = index.drives.get(nameKey(name));
  return part ? listed(part, 0.97) : recognised(name, 0.88);
}
