// Matches memory part numbers: each maker's scheme encodes type, speed and size; other facts are not guessed.
// Linear: a text has at most 300 characters (tidy in clean.ts).

import { nameKey } from "../part.ts";
import { emptyOf, tidy } from "./clean.ts";
import { listed, none, recognised, type Match } from "./match.ts";
import type { PartIndex } from "./part-index.ts";

type Read = string | Match | null;
type Scheme = { pattern: RegExp; read(found: string[], reported: { sizeGb: number | null }): Read };

const laptop = none("laptop");
const server = none("server");

function moduleName(
  brand: string,
  {
    type,
    speed,
    size,
    cl,
  }: { type: number | string; speed: number | string; size: number | string; cl?: string | undefined },
): string {
  return `${brand} DDR${type}-${speed} ${size}GB module${cl ? ` CL${Number(cl)}` : ""}`;
}

const corsairSeries: Record<string, string | Record<number, string>> = {
  K: { 4: "Vengeance LPX", 5: "Vengeance" },
  W: "Vengeance RGB Pro",
  R: "Vengeance RGB",
  H: { 4: "Vengeance RGB Pro SL", 5: "Vengeance RGB" },
  G: "Vengeance RGB RS",
  N: "Vengeance RGB RT",
  U: "Vengeance LED",
  Z: "Vengeance",
  Y: "Vengeance Pro",
  L: "Vengeance LP",
  X: "XMS3",
  T: { 3: "Dominator GT", 4: "Dominator Platinum RGB", 5: "Dominator Platinum RGB" },
  D: "Dominator Platinum",
  P: { 3: "Dominator", 5: "Dominator Titanium" },
  V: "Value Select",
};

function readCorsair([, series = "", capacity = "", type = "", modules = "", speed, cl]: string[]): Read {
  const found = corsairSeries[series];
  const name = typeof found === "string" ? found : found?.[Number(type)];
  if (!name) return null;
  return `Corsair ${name} DDR${type}-${speed} ${capacity}GB (${modules}x${Number(capacity) / Number(modules)}GB) CL${Number(cl)}`;
}

const kingstonSpeeds: Record<string, [type: number, speed: number]> = {
  "8": [2, 800],
  "10": [3, 1066],
  "13": [3, 1333],
  "16": [3, 1600],
  "18": [3, 1866],
  "21": [4, 2133],
  "24": [4, 2400],
  "26": [4, 2666],
  "29": [4, 2933],
  "32": [4, 3200],
  "48": [5, 4800],
  "52": [5, 5200],
  "56": [5, 5600],
  "60": [5, 6000],
  "64": [5, 6400],
};

function readValueRam([, code = "", kind, cl, size]: string[]): Read {
  const known = kingstonSpeeds[code];
  if (!known) return null;
  if (kind === "S") return laptop;
  if (kind === "R") return server;
  return moduleName("Kingston ValueRAM", { type: known[0], speed: known[1], size: size ?? "", cl });
}

/** "432" is DDR4-3200, "316" DDR3-1600, "556" DDR5-5600: type, then speed in hundreds. */
function codedSpeed(code: string): { type: string; speed: number } {
  const rounded: Record<string, number> = {
    "13": 1333,
    "18": 1866,
    "21": 2133,
    "26": 2666,
    "29": 2933,
    "37": 3733,
    "42": 4266,
  };
  return { type: code.charAt(0), speed: rounded[code.slice(1)] ?? Number(code.slice(1)) * 100 };
}

function readHyperX([, code = "", cl, letters = "", kit, size = ""]: string[]): Read {
  if (/^[SI]/.test(letters) && !/^S[BDR]?\d?$/.test(letters)) return laptop;
  const series = { F: "HyperX Fury", P: "HyperX Predator", S: "HyperX Savage" }[letters.charAt(0)] ?? "HyperX";
  const { type, speed } = codedSpeed(code);
  if (!kit) return moduleName(`Kingston ${series}`, { type, speed, size, cl });
  return `Kingston ${series} DDR${type}-${speed} ${size}GB (${kit}x${Number(size) / Number(kit)}GB) CL${cl}`;
}

function readFury([, code = "", kind, cl, letters = "", kit, size = ""]: string[]): Read {
  if (kind === "S") return laptop;
  const series = { B: "FURY Beast", R: "FURY Renegade" }[letters.charAt(0)] ?? "FURY";
  const { type, speed } = codedSpeed(code);
  if (!kit) return moduleName(`Kingston ${series}`, { type, speed, size, cl });
  return `Kingston ${series} DDR${type}-${speed} ${size}GB (${kit}x${Number(size) / Number(kit)}GB) CL${cl}`;
}

function readCrucialDdr2([found = "", depth = "", speed = ""]: string[]): Read {
  return `Crucial DDR2-${speed} ${{ "128": 1, "256": 2 }[depth]}GB UDIMM ${found}`;
}

function readSiliconPower([, size, form = "", kind, code = ""]: string[]): Read {
  if (form === "S") return laptop;
  const speed = { "133": 1333, "160": 1600, "213": 2133, "240": 2400, "266": 2666, "320": 3200 }[code];
  return speed ? moduleName("Silicon Power", { type: kind === "T" ? 3 : 4, speed, size: Number(size) }) : null;
}

const samsungForms: Record<string, string | Match> = {
  "378": "UDIMM",
  "391": "ECC UDIMM",
  "323": "UDIMM",
  "324": "ECC UDIMM",
  "471": laptop,
  "425": laptop,
  "474": laptop,
  "393": server,
  "386": server,
  "321": server,
  "329": server,
};
const samsungSpeeds: Record<string, number> = {
  CE6: 667,
  CF7: 800,
  CE7: 800,
  CF8: 1066,
  CH9: 1333,
  CK0: 1600,
  YK0: 1600,
  YH9: 1333,
  CMA: 1866,
  CPB: 2133,
  CRC: 2400,
  CTD: 2666,
  CVF: 2933,
  CWE: 3200,
  CQK: 4800,
  CWM: 5600,
  CP0: 6400,
};
const depths: Record<string, number> = {
  "28": 1,
  "29": 1,
  "56": 2,
  "57": 2,
  "51": 4,
  "52": 4,
  "1G": 8,
  "1K": 8,
  "2G": 16,
  "2K": 16,
  "3G": 24,
  "4G": 32,
  "6G": 48,
};

function readSamsung([found = "", form = "", kind = "", depth = "", speedCode = ""]: string[]): Read {
  const module = samsungForms[form];
  if (module === undefined) return null;
  if (typeof module !== "string") return module;
  const size = depths[depth];
  const speed = samsungSpeeds[speedCode];
  const type = { T: 2, B: 3, A: 4, R: 5 }[kind];
  return size && speed && type ? `Samsung DDR${type}-${speed} ${size}GB ${module} ${found}` : null;
}

const hynixDepths: Record<string, number> = { "12": 1, "25": 2, "51": 4, "1G": 8, "2G": 16, "4G": 32 };
const hynixSpeeds: Record<string, number> = {
  G7: 1066,
  H9: 1333,
  PB: 1600,
  RD: 1866,
  TF: 2133,
  UH: 2400,
  VK: 2666,
  WM: 2933,
  XN: 3200,
};

function readHynix([found = "", line = "", depth = "", form = "", speedCode = ""]: string[]): Read {
  if (form.startsWith("S")) return laptop;
  if (/^[RLP]/.test(form)) return server;
  const size = hynixDepths[depth];
  const speed = hynixSpeeds[speedCode];
  const ecc = form.endsWith("7") ? "ECC UDIMM" : "UDIMM";
  return size && speed ? `SK hynix DDR${line === "T" ? 3 : 4}-${speed} ${size}GB ${ecc} ${found}` : null;
}

const micronSpeeds: Record<string, number> = {
  "1G1": 1066,
  "1G4": 1333,
  "1G6": 1600,
  "1G9": 1866,
  "2G1": 2133,
  "2G3": 2400,
  "2G4": 2400,
  "2G6": 2666,
  "2G9": 2933,
  "3G2": 3200,
};
const micronDepths: Record<string, number> = { "128": 1, "256": 2, "512": 4, "1G": 8, "2G": 16, "4G": 32 };

function readMicron([found = "", line = "", depth = "", form = "", speedCode = ""]: string[]): Read {
  if (form.startsWith("H")) return laptop;
  if (form.startsWith("P") || form.startsWith("L")) return server;
  const size = micronDepths[depth];
  const speed = micronSpeeds[speedCode];
  return size && speed
    ? `Micron DDR${line === "A" ? 4 : 3}-${speed} ${size}GB UDIMM ${found.replace(/^MT/, "")}`
    : null;
}

function readCrucialDdr3([found = "", depth = "", form = "", speedCode = ""]: string[]): Read {
  if (form.includes("F") || form.includes("C")) return laptop;
  const size = { "128": 1, "256": 2, "512": 4, "1024": 8 }[depth];
  const speed = { "106": 1066, "133": 1333, "160": 1600, "186": 1866 }[speedCode.slice(0, 3)];
  return size && speed ? `Crucial DDR3${form.includes("D") ? "L" : ""}-${speed} ${size}GB UDIMM ${found}` : null;
}

function readCrucialDdr4([found = "", kit, size = "", form = "", speedCode = ""]: string[]): Read {
  if (form === "S") return laptop;
  const speed = { "213": 2133, "24A": 2400, "266": 2666, "29A": 2933, "32A": 3200 }[speedCode];
  if (!speed) return null;
  return `Crucial DDR4-${speed} ${Number(size) * Number(kit ?? 1)}GB ${kit ? `(${kit}x${size}GB) ` : ""}UDIMM ${found}`;
}

const gSkillSeries: readonly [RegExp, string][] = [
  [/^GTZN/, "Trident Z Neo"],
  [/^GTZR/, "Trident Z RGB"],
  [/^GTZKW|^GTZ/, "Trident Z"],
  [/^GTR/, "Trident Z Royal"],
  [/^GT/, "Trident"],
  [/^GV/, "Ripjaws V"],
  [/^GR[KBR]/, "Ripjaws 4"],
  [/^GIS/, "Aegis"],
  [/^GNT|^GBNT/, "Value"],
  [/^GFX|^GF/, "Flare X"],
  [/^G(?:B)?X[LMH]?$|^GBXL|^GXM/, "Ripjaws X"],
  [/^GBR[LHM]|^GRM/, "Ripjaws"],
  [/^GBSR|^GSR/, "Sniper"],
  [/^GAB|^GAO|^GBAB/, "Ares"],
  [/^GTX/, "Trident X"],
];
const BANDWIDTH: Record<string, number> = {
  "8500": 1066,
  "10600": 1333,
  "10666": 1333,
  "12800": 1600,
  "14900": 1866,
  "15000": 1866,
  "17000": 2133,
  "17066": 2133,
  "19200": 2400,
};

function readGSkill([, type = "", speedOrBandwidth = "", cl = "", kit, size = "", rest = ""]: string[]): Read {
  if (/^GRS|^GSQ|^GBSQ|^GBS[KQ]/.test(`G${rest}`)) return laptop;
  const speed = BANDWIDTH[speedOrBandwidth] ?? Number(speedOrBandwidth);
  const series = gSkillSeries.find(([pattern]) => pattern.test(`G${rest}`))?.[1];
  const brand = series && series !== "Value" ? `G.Skill ${series}` : "G.Skill";
  const modules = { D: 2, T: 3, Q: 4, S: 1 }[kit ?? "S"] ?? 1;
  if (kit && modules > 1)
    return `${brand} DDR${type}-${speed} ${size}GB (${modules}x${Number(size) / modules}GB) CL${cl}`;
  return moduleName(brand, { type, speed, size, cl });
}

function readGSkillDdr5([, speed = "", , cl = "", letter = "", size = "", kit]: string[]): Read {
  if (letter === "S") return null;
  if (kit) return `G.Skill DDR5-${speed} ${Number(size) * Number(kit)}GB (${kit}x${size}GB) CL${cl}`;
  return moduleName("G.Skill", { type: 5, speed, size, cl });
}

function readGoodram([, line = "", speed = "", form, type = "", cl, size = ""]: string[]): Read {
  if (form === "S") return laptop;
  const series = {
    IRX: "IRDM X",
    "IR-X": "IRDM X",
    IRP: "IRDM PRO",
    "IRP-": "IRDM PRO",
    "IR-": "IRDM",
    IRK: "IRDM PRO",
    IRG: "IRDM",
    IR: "IRDM",
    GY: "PLAY",
  }[line.replace(/^GY.*/, "GY")];
  return moduleName(series ? `GOODRAM ${series}` : "GOODRAM", { type, speed, size, cl });
}

function readTeam([, form, type = "", speed = ""]: string[], { sizeGb }: { sizeGb: number | null }): Read {
  if (form === "S") return laptop;
  return sizeGb ? moduleName("TEAMGROUP", { type, speed, size: sizeGb }) : none("not-named");
}

function readAdata([, brand = "", type = "", form, speed = "", size = "", cl]: string[]): Read {
  if (form === "S") return laptop;
  return moduleName(brand === "AX" ? "ADATA XPG" : "ADATA", { type, speed, size, cl });
}

const schemes: readonly Scheme[] = [
  { pattern: /^CMS[XOA]?\d/, read: () => laptop },
  { pattern: /^CM([A-Z])(\d{1,3})GX(\d)M(\d)[A-Z](\d{4})C(\d{1,2})/, read: readCorsair },
  { pattern: /^KHX\d{4}C\d+S[34]/, read: () => laptop },
  {
    pattern: /^KHX(\d{4})C(\d{1,2})(?:D(\d))?[A-Z0-9]*?(?:K(\d))?\/(\d+)G?X?$/,
    read: ([, speed = "", cl, type, kit, size = ""]) => {
      const memory = type ?? (Number(speed) >= 2133 ? "4" : "3");
      const brand = memory === "4" ? "Kingston HyperX Fury" : "Kingston HyperX";
      if (kit) return `${brand} DDR${memory}-${speed} ${size}GB (${kit}x${Number(size) / Number(kit)}GB) CL${cl}`;
      return moduleName(brand, { type: memory, speed, size, cl });
    },
  },
  {
    pattern: /^KF(\d{4})C(\d{2})D(\d)\/(\d+)G/,
    read: ([, speed = "", cl, type = "", size = ""]) =>
      moduleName(Number(speed) > 3200 ? "Kingston FURY" : "Kingston FURY Beast", { type, speed, size, cl }),
  },
  { pattern: /^KF(\d{4})C(\d{2})S\d\//, read: () => laptop },
  { pattern: /^KF([345]\d{2})([CS])(\d{2})([A-Z0-9]*?)(?:K(\d))?[-/](\d+)(?:TR|WP)?$/, read: readFury },
  { pattern: /^HX([34]\d{2})[L]?C(\d{1,2})([A-Z]{1,3}\d?)(?:K(\d))?\/(\d+)/, read: readHyperX },
  { pattern: /^HX[34]\d{2}L?S\d/, read: () => laptop },
  { pattern: /^KVR(\d{1,2})L?([NSER])(\d{1,2})(?:[SD]\d?)?(?:[A-Z]{0,2})\/(\d+)/, read: readValueRam },
  {
    pattern: /^KVR(\d{3,4})D([23])([NS])(\d{1,2})(?:S8)?\/(\d+)/,
    read: ([, speed = "", type = "", kind, cl, size = ""]) =>
      kind === "S" ? laptop : moduleName("Kingston ValueRAM", { type, speed, size, cl }),
  },
  { pattern: /^99[U0]5(?:428|469|594|403-444|428-\d+|624|700|701)/, read: () => laptop },
  { pattern: /^M ?(\d{3})([ABRT])(\d[0-9GK])[0-9A-Z]{5,9}-([A-Z0-9]{3})(?:[A-Z0-9]{0,3})$/, read: readSamsung },
  { pattern: /^M(?:425|471|474|470)/, read: () => laptop },
  { pattern: /^M(?:393|386|321|392)/, read: () => server },
  { pattern: /^HM(T|A)[348A1-2]?(\d\d|\dG)([USRLP]\d)[A-Z0-9]*-([A-Z0-9]{2})(?:[A-Z0-9]{0,3})$/, read: readHynix },
  { pattern: /^HM(?:T|A)[0-9A-Z]{3,4}S/, read: () => laptop },
  { pattern: /^HM(?:T|A)[0-9A-Z]{3,4}[RLP]/, read: () => server },
  { pattern: /^HMCG\d\d[A-Z]{3}S/, read: () => laptop },
  { pattern: /^(?:MT)?\d{1,2}([JKA])[ST][FS](128|256|512|1G|2G|4G)64([A-Z]{1,3})-(\dG\d)[A-Z0-9]*$/, read: readMicron },
  { pattern: /^(?:MT)?\d{1,2}[JKA][ST][FS]\w+64H/, read: () => laptop },
  { pattern: /^(?:MT)?\d{1,2}[JKA][ST][FS]\w+72P/, read: () => server },
  { pattern: /^CT(128|256|512|1024)64(B[A-Z])(\d{3}[A-Z0-9]?)J?/, read: readCrucialDdr3 },
  { pattern: /^CT(128|256)64AA(\d{3})/, read: readCrucialDdr2 },
  { pattern: /^SP(\d{3})GB([LS])([TF])U(\d{3})/, read: readSiliconPower },
  { pattern: /^CT(?:(\d)K)?(\d+)G4([DS])F[A-Z]{0,2}[8A]?(213|24A|266|29A|32A)/, read: readCrucialDdr4 },
  {
    pattern: /^CT(\d+)G(48|52|56|60|64)C(\d\d)([US])5/,
    read: ([found = "", size, speed, , form]) =>
      form === "S" ? laptop : `Crucial DDR5-${speed}00 ${size}GB UDIMM ${found}`,
  },
  {
    pattern: /^BL(S|T|E)?(\d+)G3D(133|160|186|213)/,
    read: ([, line, size = "", code = ""]) =>
      moduleName(`Crucial ${ballistix(line, 3)}`, {
        type: 3,
        speed: { "133": 1333, "160": 1600, "186": 1866, "213": 2133 }[code] ?? "",
        size,
      }),
  },
  {
    pattern: /^BL(S|T|E|M)?(\d+)G4D(24|26|30|32|36)/,
    read: ([, line, size = "", code = ""]) =>
      moduleName(`Crucial ${ballistix(line, 4)}`, { type: 4, speed: code === "26" ? 2666 : `${code}00`, size }),
  },
  {
    pattern: /^BL(M)?(\d+)G(\d\d)C(\d\d)([US])4/,
    read: ([, line, size = "", code = "", cl, form]) =>
      form === "S"
        ? laptop
        : moduleName(`Crucial Ballistix${line ? " MAX" : ""}`, {
            type: 4,
            speed: code === "26" ? 2666 : `${code}00`,
            size,
            cl,
          }),
  },
  { pattern: /^F([34])-(\d{4,5})C(?:L)?(\d{1,2})([DTQS])?-(\d+)G([A-Z]*)$/, read: readGSkill },
  { pattern: /^F5-(\d{4})([JU])(\d{2})\d{2}([A-Z])(\d{2})G?(?:X(\d))?/, read: readGSkillDdr5 },
  { pattern: /^(IR-?[XPKG]?-?|GR|GY[A-Z]?)(\d{4})([DS])([345])64L(\d{1,2})[A-Z]*\/(\d+)G/, read: readGoodram },
  {
    pattern: /^R0\d\dD([45])(\d\d)GX\d-(\d{4})C(\d\d)/,
    read: ([, type = "", size, speed = "", cl]) =>
      moduleName("Thermaltake TOUGHRAM RGB", { type, speed, size: Number(size), cl }),
  },
  { pattern: /^TEAM ?GROUP-([US])D([345])-(\d{4})/, read: readTeam },
  {
    pattern: /^T[A-Z0-9]{1,5}?D([345])(\d{1,2})G(\d{4})H?C(\d\d)/,
    read: ([, type = "", size = "", speed = "", cl]) => moduleName("TEAMGROUP", { type, speed, size, cl }),
  },
  {
    pattern: /^PSD([34])(\d{1,2})G(\d{4})\d{1,2}(S)?/,
    read: ([, type = "", size = "", speed = "", form]) =>
      form ? laptop : moduleName("Patriot Signature", { type, speed, size }),
  },
  {
    pattern: /^PSD([34])(\d{1,2})G(133|160|240|266|320)\d{1,3}(S)?$/,
    read: ([, type = "", size = "", code = "", form]) =>
      form
        ? laptop
        : moduleName("Patriot Signature", {
            type,
            speed: { "133": 1333, "160": 1600, "240": 2400, "266": 2666, "320": 3200 }[code] ?? "",
            size,
          }),
  },
  {
    pattern: /^A([XD])([345])([US])(\d{4})[37WSGB]?C?(4|8|16|32|2)G(\d{1,2})/,
    read: ([found = "", brand, ...rest]) => readAdata([found, `A${brand}`, ...rest]),
  },
  {
    pattern: /^R([3579])(?:S)?([34])(\d{1,2})G(\d{2})\d{2}([US])\d/,
    read: ([, line = "", type = "", size = "", code = "", form]) =>
      form === "S"
        ? laptop
        : moduleName(`AMD Radeon R${line}`, {
            type,
            speed:
              { "13": 1333, "16": 1600, "18": 1866, "21": 2133, "24": 2400, "26": 2666, "32": 3200 }[code] ??
              `${code}00`,
            size,
          }),
  },
  {
    pattern: /^NT(\d)GC64B[A-Z0-9]{5,7}N([FS])-(BE|CG|DI|EK)/,
    read: ([found = "", size, form, code = ""]) =>
      form === "S" ? laptop : `Nanya DDR3-${{ BE: 1066, CG: 1333, DI: 1600, EK: 1866 }[code]} ${size}GB UDIMM ${found}`,
  },
];

function ballistix(line: string | undefined, type: 3 | 4): string {
  if (line === "S") return type === 4 ? "Ballistix Sport LT" : "Ballistix Sport";
  return `Ballistix${{ T: " Tactical", E: " Elite", M: " MAX" }[line ?? ""] ?? ""}`;
}

/** Labels of a class of memory, not of a module: "DDR4 2666", "3200 C16 Series". */
const CLASS_ONLY = /^(?:ddr\d?|pc\d|\d{4} ?(?:mhz|mt\/s|c\d\d)|[a-z]+ddr\d|so-?dimm|u?dimm)/i;

export function matchMemory(index: PartIndex, raw: string, reportedSize?: string): Match {
  const tidied = tidy(raw);
  const empty = emptyOf(tidied);
  if (empty) return empty;
  // Crucial and some others append a batch code after a dot.
  const code = tidied
    .toUpperCase()
    .replace(/^M(\d) (?=\d\d[A-Z])/, "M$1")
    .replace(/\s+.*$/, "")
    .replace(/\.[A-Z0-9]*$/, "");
  for (const { pattern, read } of schemes) {
    const found = pattern.exec(code);
    if (!found) continue;
    const answer = read([...found], { sizeGb: sizeOf(reportedSize) });
    if (answer === null) continue;
    if (typeof answer !== "string") return answer;
    const part = index.memory.get(nameKey(answer)) ?? index.memory.get(nameKey(code));
    return part ? listed(part, 0.97) : recognised(answer, 0.9);
  }
  const part = index.memory.get(nameKey(code)) ?? index.memory.get(nameKey(tidied));
  if (part) return listed(part, 0.97);
  if (/so-?dimm/i.test(tidied)) return laptop;
  return none(CLASS_ONLY.test(tidied) ? "not-named" : "unknown");
}

/** The size in the same record: "16 GB", "8192 MB". */
function sizeOf(reported: string | undefined): number | null {
  const found = /^(\d+) ?(gb|mb)/i.exec(reported ?? "");
  if (!found) return null;
  return found[2]?.toLowerCase() === "mb" ? Number(found[1]) / 1024 : Number(found[1]);
}
