// Matches graphics card names as written by lspci, glxinfo, inxi, dxdiag and people.
// Linear: a text has at most 300 characters (tidy in clean.ts).

import { nameKey, type PartOf } from "../part.ts";
import { emptyOf, tidy } from "./clean.ts";
import { listed, none, recognised, type Match } from "./match.ts";
import type { PartIndex } from "./part-index.ts";

/** Chip names printed by drivers that do not know the card, with the cards that use the chip. */
const CODENAMES: Record<string, readonly string[]> = {
  "sienna cichlid": ["Radeon RX 6800", "Radeon RX 6800 XT", "Radeon RX 6900 XT"],
  navi21: ["Radeon RX 6800", "Radeon RX 6800 XT", "Radeon RX 6900 XT", "Radeon RX 6950 XT"],
  "navy flounder": ["Radeon RX 6700", "Radeon RX 6700 XT", "Radeon RX 6750 XT"],
  navi22: ["Radeon RX 6700", "Radeon RX 6700 XT", "Radeon RX 6750 XT"],
  "dimgrey cavefish": ["Radeon RX 6600", "Radeon RX 6600 XT", "Radeon RX 6650 XT"],
  navi23: ["Radeon RX 6600", "Radeon RX 6600 XT", "Radeon RX 6650 XT"],
  "beige goby": ["Radeon RX 6400", "Radeon RX 6500 XT"],
  navi24: ["Radeon RX 6400", "Radeon RX 6500 XT"],
  navi31: ["Radeon RX 7900 GRE", "Radeon RX 7900 XT", "Radeon RX 7900 XTX"],
  navi32: ["Radeon RX 7700 XT", "Radeon RX 7800 XT"],
  navi33: ["Radeon RX 7600", "Radeon RX 7600 XT"],
  navi44: ["Radeon RX 9060", "Radeon RX 9060 XT"],
  navi48: ["Radeon RX 9070", "Radeon RX 9070 XT"],
  navi10: ["Radeon RX 5600 XT", "Radeon RX 5700", "Radeon RX 5700 XT"],
  navi14: ["Radeon RX 5500 XT"],
  vega10: ["Radeon RX Vega 56", "Radeon RX Vega 64"],
  polaris10: ["Radeon RX 470", "Radeon RX 480", "Radeon RX 570", "Radeon RX 580"],
  polaris20: ["Radeon RX 570", "Radeon RX 580"],
  ellesmere: ["Radeon RX 470", "Radeon RX 480", "Radeon RX 570", "Radeon RX 580"],
  polaris11: ["Radeon RX 460", "Radeon RX 560"],
  baffin: ["Radeon RX 460", "Radeon RX 560"],
  polaris12: ["Radeon RX 550"],
  lexa: ["Radeon RX 550"],
  fiji: ["Radeon R9 Fury", "Radeon R9 Fury X", "Radeon R9 Nano"],
  hawaii: ["Radeon R9 290", "Radeon R9 290X", "Radeon R9 390", "Radeon R9 390X"],
  tonga: ["Radeon R9 285", "Radeon R9 380", "Radeon R9 380X"],
  tahiti: ["Radeon HD 7950", "Radeon HD 7970", "Radeon R9 280", "Radeon R9 280X"],
  pitcairn: ["Radeon HD 7850", "Radeon HD 7870"],
  bonaire: ["Radeon HD 7790", "Radeon R7 260", "Radeon R7 260X"],
  "cape verde": ["Radeon HD 7750", "Radeon HD 7770", "Radeon R7 250X"],
  oland: ["Radeon R7 240", "Radeon R7 250"],
  barts: ["Radeon HD 6850", "Radeon HD 6870"],
  turks: ["Radeon HD 6570", "Radeon HD 6670"],
  caicos: ["Radeon HD 6450"],
  cypress: ["Radeon HD 5850", "Radeon HD 5870"],
  juniper: ["Radeon HD 5750", "Radeon HD 5770"],
  redwood: ["Radeon HD 5570", "Radeon HD 5670"],
  cedar: ["Radeon HD 5450"],
};

const INTEGRATED_AMD =
  /\b(?:kaveri|carrizo|raven|picasso|renoir|lucienne|cezanne|barcelo|rembrandt|raphael|mendocino|phoenix|granite ridge|strix|dragon range|vangogh|van gogh|sumo|wrestler|trinity|richland|mullins|kabini|stoney|temash|beema|llano|rs[678]\d\d[a-z]?|rs482|rs690)\b|\bradeon (?:r[2-9] )?graphics\b|\bradeon (?:rx )?vega (?:2|3|5|6|7|8|9|10|11)\b|\bradeon \d{3}m\b|\bradeon 80[56]0s\b|\bradeon hd \d{4}[dg]\b|\bradeon r[4-7],? (?:\d+ compute|graphics)|\bradeon (?:hd )?(?:2100|3000|3100|3200|3300|4200|4250|4290|62[0-9]0|63[0-2]0|7310|7340|8[12]\d0|8240|8280|8330|8400)\b|\bradeon x1[12]\d0\b|\bradeon xpress\b|\bradeon vega(?: mobile)?(?: series)?(?: graphics)?$|\bamd custom gpu\b/;
const INTEGRATED_INTEL =
  /\b(?:(?:sandy|ivy)bridge|haswell|broadwell|skylake|kabylake|u?hd|iris|gma|extreme|media accelerator|xe|eu|[43]th gen(?:eration)? core|core processor|chipset|express|intel(?: graphics| arc graphics| arc pro? graphics)|arc \d{3}[vt]|gt[123]\b)/;
const INTEGRATED_NVIDIA =
  /\b(?:nforce|geforce (?:6100|6150\w*|7025|7050\w*|7100\b(?! gs)|8100|8200\b(?!m)|8300\b(?! gs)|9300 ?\/|ion)|\bion\b|mcp\d\d|c61|c68|c77|tegra)/;
const SERVER =
  /\b(?:tesla|grid|instinct|mi\d{2,3}x?|l40s?|l4|a100|a800|h100|h200|h800|b200|v100|a10g?|a16|a30|a40|t4|p4|p40|p100|k80|m40|m60|matrox|aspeed|ast\d{4}|g200\w*|datacenter)\b/;
const LAPTOP =
  /\b(?:laptop|notebook|mobile|max-?q|mobility|m gpu)\b|\bmx ?\d{3}\b|\b(?:geforce|gtx?) ?\d{3,4}(?:m|mx)\b|\br[579] m\d{3}|\bg[abmpktuf]\d{3}[a-z]?m\b|\bad\d{3}m\b|\bgb\d{3}m\b|\btu\d{3}[a-z]?m\b|\bquadro t[12]000\b|\bgtx 1650 ti\b|\bradeon pro \d{3,4}[mx]\b/;
const OEM = /\b(?:p10[246]-\d{2,3}|cmp \d{2}hx|\d0hx)\b/;

type Model = { name: string; mobile: boolean; oem: boolean; foreign: boolean };
type Family = {
  pattern: RegExp;
  /** Builds the full name from the pattern's match. */
  name(found: RegExpExecArray): string;
};

const spaced = (text: string | undefined) => (text ? ` ${text.trim().toUpperCase()}` : "");

function geForceSuffix(text: string | undefined): string {
  const suffix = (text ?? "").replace(/\s+/g, " ").trim();
  return suffix === ""
    ? ""
    : ` ${suffix
        .replace(/ti\b/, "Ti")
        .replace("super", "SUPER")
        .replace("boost", "BOOST")
        .replace(/^(se|le|gs|gt|gtx\+?|gso|gx2|d)$/, (word) => word.toUpperCase())}`;
}

const families: readonly Family[] = [
  {
    pattern: /\b(?:geforce )?(?:gtx )?titan(?: (rtx|v|xp|x|z|black)\b)?(?! ?(?:rtx|xp|x|black|v|z)|[a-z0-9])/,
    name: ([, which = ""]) => {
      const modern = { rtx: "TITAN RTX", v: "TITAN V", xp: "TITAN Xp" }[which];
      return (
        modern ?? `GeForce GTX TITAN${which === "" ? "" : ` ${which === "black" ? "Black" : which.toUpperCase()}`}`
      );
    },
  },
  {
    pattern: /\b(quadro rtx|quadro|rtx a|nvs|rtx pro|t)(?:(?<=rtx a)| )?([kmpt]?\d{3,4}d?|gv100|gp100|fx ?\d{3,4})\b/,
    name: ([, line = "", model = ""]) => {
      if (line === "rtx a") return `RTX A${model}`;
      return `${{ "quadro rtx": "Quadro RTX ", quadro: "Quadro ", nvs: "NVS ", "rtx pro": "RTX PRO ", t: "T" }[line] ?? ""}${model.toUpperCase()}`;
    },
  },
  { pattern: /\brtx (\d{4}) ada\b/, name: ([, number]) => `RTX ${number} Ada` },
  {
    pattern: /\bgeforce (g?\d{3,4})(?!\d)(?: ?(gtx\+|gtx|gts 512|gts|gso|gs|gt|gx2|ge|le|m\b))?/,
    name: ([, number = "", suffix]) => `GeForce ${number.toUpperCase()}${spaced(suffix)}`,
  },
  {
    pattern:
      /\b(?:geforce )?(rtx|gtx|gts|gt) ?(\d{3,4})(?!\d)(?: ?(ti boost|ti super|ti|super|se|le|d(?![a-z])|m(?=\b)))?/,
    name: ([, line = "", number = "", suffix]) => `GeForce ${line.toUpperCase()} ${number}${geForceSuffix(suffix)}`,
  },
  {
    pattern: /\b(?:radeon )?rx ?vega (56|64)\b/,
    name: ([, number]) => `Radeon RX Vega ${number}`,
  },
  { pattern: /\bradeon vii\b/, name: () => "Radeon VII" },
  {
    pattern: /\b(?:radeon )?r9 ?(fury x|fury|nano)\b(?! ?x)/,
    name: ([, which = ""]) => `Radeon R9 ${which.replace(/\b[fnx]/g, (letter) => letter.toUpperCase())}`,
  },
  {
    pattern:
      /\b(?:radeon )?(rx|r9|r7|r5) ?(\d{3,4})(?!\d)(?: ?(xtx|xt|gre|gme|le|x2|x|d|m|s)(?![a-z]))?( ?2048 ?sp| ?1024 ?sp)?/,
    name: ([, line = "", number, suffix, cut]) =>
      `Radeon ${line.toUpperCase()} ${number}${joined(line, suffix)}${cut ? ` ${cut.replaceAll(" ", "").toUpperCase()}` : ""}`,
  },
  {
    pattern: /\b(?:radeon )?hd ?(\d{4})(?!\d)(?: ?(m|x2|d|g|xt|le|pro|ghz edition)(?![a-z]))?/,
    name: ([, number, suffix]) =>
      `Radeon HD ${number}${suffix && /^[mdg]$/.test(suffix) ? suffix.toUpperCase() : ""}${suffix === "x2" || suffix === "xt" || suffix === "pro" ? spaced(suffix) : ""}`,
  },
  {
    pattern: /\b(?:radeon |fire)pro (wx ?\d{4}|w[x\d]\d{3}|v\d{4,})\b/,
    name: ([found, model = ""]) =>
      `${found.startsWith("fire") ? "FirePro" : "Radeon Pro"} ${model.toUpperCase().replace(/^WX ?/, "WX ")}`,
  },
  {
    pattern: /\bradeon (x\d{3,4}|9\d{3})(?: ?(pro|xtx|xt|se|gto|gt|le)(?![a-z]))?/,
    name: ([, number = "", suffix]) => `Radeon ${number.toUpperCase()}${spaced(suffix)}`,
  },
  {
    pattern: /\bgeforce fx ?(5\d{3})(?: ?(ultra|xt|le)(?![a-z]))?/,
    name: ([, number, suffix]) => `GeForce FX ${number}${spaced(suffix)}`,
  },
  {
    pattern: /\barc (a|b)(\d{3})(m?)\b/,
    name: ([, line = "", number, suffix = ""]) => `Arc ${line.toUpperCase()}${number}${suffix.toUpperCase()}`,
  },
];

/** AMD writes "RX 6600 XT" apart, but "R9 290X" and "R9 295X2" together. */
function joined(line: string, suffix: string | undefined): string {
  if (!suffix) return "";
  const isEmail = /^(?:m|s|d|x|x2)$/.test(suffix);
  return isEmail && (line !== "rx" || suffix !== "xt") ? suffix.toUpperCase() : spaced(suffix);
}

/** Suffixes of other models that the family's pattern did not consume: the model is then unknown. */
const FOREIGN = /^[a-z0-9]|^ ?(?:ti|super|xtx?|gre|gme|2048sp|le|boost|x\d?|d|v\d)\b/;

function readModel(text: string): Model | null {
  for (const { pattern, name } of families) {
    const found = pattern.exec(text);
    if (!found) continue;
    const full = name(found);
    const after = text.slice(found.index + found[0].length);
    return {
      name: full,
      mobile: /\d(?: ?M|S)$/.test(full) || /^ ?(?:m\b|mobile|laptop|max-?q|a\b)/.test(after),
      oem: /^ ?oem\b/.test(after),
      foreign: FOREIGN.test(after),
    };
  }
  return null;
}

/** "Radeon RX 470/480/570X/590": each piece in full, with the prefix of the one before. */
function piecesOf(text: string): string[] {
  let prefix = "";
  return text.split("/").map((piece) => {
    const trimmed = piece.trim();
    // The text after a number is its suffix: "9800 GTX / 9800 GTX+".
    const own =
      /^[^\d]*?\b((?:geforce |radeon )?(?:rtx|gtx|gts|gt|rx vega|rx|r9|r7|r5|hd|vega|pro|wx)|geforce|radeon|arc)\b/.exec(
        trimmed,
      )?.[1];
    if (own) prefix = own.startsWith("radeon") || own.startsWith("geforce") ? own : brandOf(prefix, own);
    return own ? trimmed : `${prefix} ${trimmed}`;
  });
}

function brandOf(previous: string, line: string): string {
  const brand = /^(radeon|geforce)/.exec(previous)?.[1];
  return brand ? `${brand} ${line}` : line;
}

function modelsIn(text: string): Model[] {
  const models: Model[] = [];
  for (const piece of piecesOf(text)) {
    const model = readModel(piece);
    if (model && !models.some(({ name }) => name === model.name)) models.push(model);
  }
  return models;
}

/** The text in brackets that names a model: "NVIDIA GP106 [GeForce GTX 1060 6GB]". */
function namedPart(text: string): string {
  const inner = [...text.matchAll(/\[([^\]]*[a-z]{2}[^\]]*)\]?/g)].map(([, inside = ""]) => inside.trim());
  return (
    inner.findLast(
      (inside) =>
        !/^(?:discrete|integrated|amd\/ati|ati|amd|nvidia|vga controller|[0-9a-f]{4}:[0-9a-f]{4})$/.test(inside),
    ) ?? text
  );
}

function memoryIn(text: string): number | null {
  const found = /\b(\d{1,2}) ?g(?:b|ib|ddr\d\w*|d\d|\b)/.exec(text);
  return found ? Number(found[1]) : null;
}

/** Older cards that are recognised by name although they are not listed. */
const RECOGNISED =
  /^(?:GeForce (?:GTX? (?:4[0-9]{2}|5[0-9]{2}|[123]\d\d|6[0-4]\d|705|720|745)(?: (?:Ti|SE))?|GTS \d{3}|G?(?:210|205|310|[56789]\d{3})(?: (?:GTX\+?|GTS 512|GTS|GSO|GS|GT|GX2|GE|LE))?|GTX TITAN (?:X|Z))|GeForce RTX (?:4090 D|5090 D)|GeForce FX \d{4}.*|Radeon (?:X\d{3,4}|9\d{3}).*|Radeon HD [234567]\d{3}(?: (?:X2|XT|PRO))?|Radeon R[57] (?:2[0-4]0|350|340)|(?:Quadro|NVS|RTX|T\d|Radeon Pro|FirePro).*)$/;

export function matchGraphics(index: PartIndex, raw: string): Match {
  const tidied = tidy(raw);
  const empty = emptyOf(tidied);
  if (empty) return empty;
  const text = tidied
    .toLowerCase()
    .replace(/\/pcie.*$|\/agp.*$| direct3d.*$| @ [\d.]+ ghz\b.*$| \[(?:discrete|integrated)\]$/, "")
    .replace(/[_]/g, " ")
    .replace(/\bdriver:.*$|\bv: .*$|\(rev [0-9a-f]+\).*$/, "")
    .replace(/advanced micro devices,? ?(?:inc\.?)?/g, "amd ")
    .replace(/\blite hash rate\b|\blhr\b/g, "")
    .replace(/\s+/g, " ")
    .trim()
    // As people write it: "1660 super", "Nvidia 3070", "gtx 1660s".
    .replace(
      /^(?:nvidia |geforce )?((?:10[5-8]|16[3-6]|[2-5]0[5-9])0)(?= ?(?:ti|super|s)?(?: super)?(?: \d+ ?gb)?$)/,
      (_all, number: string) => `${number.startsWith("1") ? "gtx" : "rtx"} ${number}`,
    )
    // A mistyped "super" would otherwise be read as a word of the card's maker, and the lesser card be named.
    .replace(/(?<=\b(?:gtx|rtx) ?\d{4} ?(?:ti ?)?)(?:supp?e?r+|spuer|suepr|supe|sper)\b/, "super")
    .replace(/\b((?:gtx|rtx) ?(?:16[56]0|20[678]0|40[78]0)) ?s\b/, "$1 super");
  if (/(?:^| )nv[0-9a-f]{2,3}$/.test(text)) return none("not-named");
  const named = namedPart(text);
  const models = modelsIn(named);
  const [model] = models;
  if (models.length < 2 && isIntegrated(text, model)) return none("integrated");
  if (LAPTOP.test(text) && models.length < 2) return none("laptop");
  if (OEM.test(text)) return none("oem");
  if (SERVER.test(text) && !/geforce|radeon rx/.test(text)) return none("server");

  const desktopModels = models.filter(({ mobile, oem, name }) => !mobile && !oem && !isLaptopRadeon(name));
  if (models.length > 1) {
    const candidates = desktopModels
      .map(({ name }) => name)
      .filter((name) => index.graphics.has(nameKey(name)) || RECOGNISED.test(name));
    // Some lines of the device list name only laptop models, though the chip is also on cards.
    return none("several", candidates.length > 1 ? candidates : [...new Set([...candidates, ...cardsWith(text)])]);
  }
  if (!model) return withoutModel(index, text);
  if (model.mobile) return none("laptop");
  if (model.oem) return none("oem");
  if (model.foreign) return none("unknown");
  return nameOne(index, model.name, text, named);
}

/** RX 550X, 560X, 570X, 580X: made for laptops and for the desktops of one maker. */
function isLaptopRadeon(name: string): boolean {
  return /^Radeon RX \d{3}X$/.test(name);
}

function isIntegrated(text: string, model: Model | undefined): boolean {
  const isListedLine =
    model !== undefined && /^(?:GeForce (?:RTX|GTX|GT )|Radeon (?:RX|R9|VII)|Arc|Quadro)/.test(model.name);
  if (isListedLine) return false;
  if (INTEGRATED_AMD.test(text) || INTEGRATED_NVIDIA.test(text) || /^apple m\d\b/.test(text)) return true;
  return /\bintel\b|mesa dri/.test(text) && INTEGRATED_INTEL.test(text.replace(/\bmesa dri\b/, "intel"));
}

function withoutModel(index: PartIndex, text: string): Match {
  const series = /\b(?:radeon )?(hd|r9|r7|r5) ?(\d)(\d?)00 series/.exec(text);
  if (series) return none("several", seriesOf(index, series));
  if (/\brx ?vega\b/.test(text)) return none("several", CODENAMES["vega10"]);
  if (/\br9 fury\b/.test(text)) return none("several", CODENAMES["fiji"]);
  const cards = cardsWith(text);
  if (cards.length > 0) return none("several", cards);
  return none(/nvidia|geforce|amd|ati|radeon|intel|nouveau/.test(text) ? "not-named" : "unknown");
}

/** The cards with the chip that the text names. */
function cardsWith(text: string): readonly string[] {
  const chip = text.replace(/navi (\d)/, "navi$1");
  return Object.entries(CODENAMES).find(([codename]) => chip.includes(codename))?.[1] ?? [];
}

function seriesOf(index: PartIndex, [, line = "", first, second]: RegExpExecArray): string[] {
  const start = nameKey(`radeon ${line}${first}${second}`);
  return [
    ...new Set(
      [...index.graphics].filter(([key]) => key.startsWith(start)).map(([, [card]]) => card?.facts.chip ?? ""),
    ),
  ];
}

function nameOne(index: PartIndex, name: string, text: string, named: string): Match {
  const isSeries = /^Radeon (?:HD \d{2}00|R[579] \d00)$/.test(name) && /series/.test(text);
  const cards = index.graphics.get(nameKey(name));
  if (isSeries && !cards) {
    const series = /\b(hd|r9|r7|r5) ?(\d)(\d?)00/.exec(text);
    return none("several", series ? seriesOf(index, series) : []);
  }
  if (isLaptopRadeon(name)) return none("oem");
  if (!cards) return RECOGNISED.test(name) ? recognised(name) : none("unknown");
  return byMemory(cards, name, memoryIn(named.slice(Math.max(0, named.search(/\d{3}/)))));
}

function byMemory(cards: readonly PartOf<"graphics-cards">[], name: string, vramGb: number | null): Match {
  if (vramGb !== null) {
    const exact = cards.find(({ facts }) => facts.vramGb === vramGb);
    return exact ? listed(exact) : none("unknown");
  }
  const [only, another] = cards;
  if (only && !another) return listed(only);
  const chip = only?.facts.chip ?? name;
  return {
    name: chip,
    partId: null,
    confidence: 0.9,
    reason: "memory-not-told",
    candidates: cards.map((card) => card.name),
  };
}
