// Matches processor names as written by CPUID, inxi, dxdiag and people.
// Linear: a text has at most 300 characters (tidy in clean.ts).

import { tidy, emptyOf } from "./clean.ts";
import { listed, none, recognised, type Match } from "./match.ts";
import { processorKey, type PartIndex } from "./part-index.ts";

type Reading = { name: string; otherwise?: Match };
type Family = { pattern: RegExp; read(found: string[], text: string): Match | Reading };

const upper = (text: string) => text.toUpperCase();
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** A valid name even if it is not in the list. */
const known = (name: string): Reading => ({ name, otherwise: recognised(name) });
/** A name that is valid only if it is in the list. */
const onlyIfListed = (name: string): Reading => ({ name, otherwise: none("unknown") });

const families: readonly Family[] = [
  {
    pattern: /\b(?:eng(?:ineering)? sample|genuine intel 0000|genuineintel|authenticamd|family \d+ model)\b/,
    read: () => none("not-named"),
  },
  {
    pattern:
      /\b(?:atom|geode|turion|mobile|athlon (?:ii )?neo|embedded|apple m\d|snapdragon|cortex|pentium silver|quark)\b/,
    read: (_found, text) => none(/turion|mobile|neo/.test(text) ? "laptop" : "soldered"),
  },
  { pattern: /\bultra ([3579]) (\d{3})([a-z]{0,2})( plus)?\b/, read: readCoreUltra },
  { pattern: /\bcore ([3579]) (\d{3}[a-z]{0,2})\b/, read: () => none("laptop") },
  { pattern: /\b(?:m[357]|core m)[- ]\d?[a-z]?\d{2}/, read: () => none("laptop") },
  {
    pattern: /\bi([3579])[- ]?([a-z] )?(l?\d{2,5}[a-z]{0,2}\d{0,2}|n\d{3})(?: ([kfts]{1,2})(?= |$))?(?![a-z0-9])/,
    read: readCore,
  },
  { pattern: /\bcore ?2 ?(duo|quad|extreme)? ?([a-z]{0,2})(\d{4})([a-z]?)\b/, read: readCore2 },
  { pattern: /\bxeon (e3|e5|e7)-?(\d{4}[a-z]{0,2})(?: 0)?(?: ?v(\d))?\b(?! ?v\d)/, read: readXeonE },
  {
    pattern: /\bxeon (e|w|w[3579])-(\d{4}[a-z]{0,2})\b/,
    read: ([, line, model]) =>
      /m/.test(model ?? "")
        ? none("laptop")
        : known(`Xeon ${line === "e" || line === "w" ? upper(line) : line}-${upper(model ?? "")}`),
  },
  { pattern: /\bxeon (?:gold|silver|platinum|bronze|phi|d-|max)/, read: () => none("server") },
  { pattern: /\bxeon ([xelw]?\d{4})\b/, read: ([, model]) => known(`Xeon ${upper(model ?? "")}`) },
  { pattern: /\b(pentium|celeron)( gold)? (g\d{3,4}[a-z]{0,2})\b/, read: readPentiumG },
  {
    pattern: /\bpentium(?: (dual|dual-core))? (e\d{4})\b/,
    read: ([, dual, model]) => known(`Pentium ${dual ? "Dual-Core " : ""}${upper(model ?? "")}`),
  },
  {
    pattern: /\bceleron (?:dual-core )?(e\d{4}|4[2-9]\d|4[2-9]\d?\d)\b/,
    read: ([, model]) => known(`Celeron ${upper(model ?? "")}`),
  },
  { pattern: /\bpentium (4|d) (?:(\d{3})\b)?.*?(?:(\d\.\d\d?) ?ghz)?$/, read: readPentium4 },
  {
    pattern: /\b(?:pentium|celeron) (?:dual-core |dual )?(?:[a-z]{0,2}\d{3,4}[a-z]{0,2})\b/,
    read: (_found, text) => none(/[jn]\d{4}/.test(text) ? "soldered" : "laptop"),
  },
  {
    pattern: /\b[nj]\d{2,4}\b/,
    read: (_found, text) => (/intel|celeron|pentium/.test(text) ? none("soldered") : none("unknown")),
  },
  { pattern: /\bintel (?:processor )?300\b/, read: () => onlyIfListed("Intel Processor 300") },
  { pattern: /\bryzen (?:ai|z\d|max)\b/, read: () => none("laptop") },
  {
    pattern: /\bryzen threadripper (pro )?(\d{4}[a-z]{0,2})\b/,
    read: ([, pro, model]) => known(`Ryzen Threadripper ${pro ? "PRO " : ""}${upper(model ?? "")}`),
  },
  {
    pattern: /\bryzen ([3579]) (pro )?(\d{3,4})([a-z0-9]*)(?: (x3d|xt|x|g|gt|ge|f)(?= |$))?(?![a-z0-9])/,
    read: readRyzen,
  },
  { pattern: /\bfx ?-?(\d{4})([a-z]?)\b/, read: readFx },
  { pattern: /\b(pro )?a(4|6|8|9|10|12)[- ](pro-)?(\d{4})([a-z]?)\b/, read: readASeries },
  { pattern: /\be[12]?-(\d{3,4})\b/, read: ([, model]) => (model === "3200" ? known("E2-3200") : none("soldered")) },
  {
    pattern: /\bathlon 64 (x2 |fx-)(\d{2}\b|\d{4}\+?[a-z]?)/,
    read: ([, line, model]) => known(`Athlon 64 ${line === "x2 " ? "X2 " : "FX-"}${upperPlus(model)}`),
  },
  { pattern: /\bathlon 64 (\d{4}\+)/, read: ([, model]) => known(`Athlon 64 ${model}`) },
  { pattern: /\bathlon xp (\d{4}\+)/, read: ([, model]) => known(`Athlon XP ${model}`) },
  {
    pattern: /\bathlon ii (x[234]) ([b]?\d{2,3}[a-z]?)\b/,
    read: ([, line, model]) => known(`Athlon II ${upper(line ?? "")} ${lowPower(model)}`),
  },
  {
    pattern: /\bphenom ii (x[2346]) (b?\d{2,4}[a-z]?)\b/,
    read: ([, line, model]) => known(`Phenom II ${upper(line ?? "")} ${upper(model ?? "")}`),
  },
  { pattern: /\b(?:athlon|phenom) ii\b/, read: () => none("laptop") },
  {
    pattern: /\bphenom (?:x[34] )?(\d{4})([a-z]?)\b/,
    read: ([, model, suffix]) => known(`Phenom ${model?.startsWith("8") ? "X3" : "X4"} ${model}${suffix}`),
  },
  {
    pattern: /\bathlon (?:silver|gold) (pro )?(\d{4}[a-z]*)\b/,
    read: ([, pro, model]) =>
      model === "3150g"
        ? known(`Athlon Gold ${pro ? "PRO " : ""}3150G`)
        : none(model?.endsWith("ge") ? "oem" : "laptop"),
  },
  {
    pattern: /\bathlon (pro )?(\d{3,4}ge?)\b/,
    read: ([, pro, model]) => known(`Athlon ${pro ? "PRO " : ""}${upper(model ?? "")}`),
  },
  { pattern: /\bathlon (?:pro )?\d{3,4}[uc]\b/, read: () => none("laptop") },
  {
    pattern: /\bathlon (x[24]) (\d{3}[a-z]?)\b/,
    read: ([, line, model]) => known(`Athlon ${upper(line ?? "")} ${upper(model ?? "")}`),
  },
  {
    pattern: /\bathlon (?:x2 )?(be-\d{4}|[456]\d{3}[be])\b/,
    read: ([, model]) => known(`Athlon X2 ${model?.startsWith("be") ? upper(model) : model}`),
  },
  { pattern: /\bathlon (le-\d{4})\b/, read: ([, model]) => known(`Athlon ${upper(model ?? "")}`) },
  { pattern: /\bathlon (?:x2 )?([67]\d{3})\b/, read: ([, model]) => known(`Athlon X2 ${model}`) },
  { pattern: /\bathlon (5[13]\d0)\b/, read: ([, model]) => known(`Athlon ${model}`) },
  {
    pattern: /\bsempron (?:x2 )?(le-\d{4}|\d{4}\+|1[3-9]\d|190|2650|3850)(?![a-z0-9])/,
    read: ([, model], text) => known(`Sempron ${/ x2 /.test(text) ? "X2 " : ""}${upper(model ?? "")}`),
  },
  { pattern: /\b(?:opteron|epyc)\b/, read: () => none("server") },
  {
    pattern: /\b(?:intel|amd|core|xeon|pentium|celeron|ryzen|athlon|sempron|phenom|duron|via)\b/,
    read: () => none("not-named"),
  },
];

function upperPlus(model: string | undefined): string {
  return upper(model ?? "");
}

/** AMD writes the suffix of its 45 W models in lower case: "240e", "605e". */
function lowPower(model: string | undefined): string {
  return (model ?? "").replace(/^b/, "B");
}

function readCoreUltra([, line, model, suffix, plus]: string[]): Match | Reading {
  if (/^[huv]|hx/.test(suffix ?? "") || !model?.startsWith("2")) return none("laptop");
  return onlyIfListed(`Core Ultra ${line} ${model}${upper(suffix ?? "")}${plus ? " Plus" : ""}`);
}

const LAPTOP_CORE = /^(?:h|hq|hk|hx|u|y|m|mq|mx|qm|xm|qe|le|ue|me|lm|um|em|g\d|p\d|hf|he|hl|ul|uq)$/;

function readCore([, line, before, number, apart]: string[]): Match | Reading {
  const [, digits = "", written = ""] = /^l?(\d+)(.*)$/.exec(number ?? "") ?? [];
  if (number?.startsWith("n")) return none("soldered");
  if (number?.startsWith("l") || digits.length === 2) return none("laptop");
  const letter = before?.trim() ?? "";
  if (digits.length === 3) {
    if (/[mulqep]/.test(letter + written)) return none("laptop");
    return known(`Core i${line}-${digits}${upper(written || letter)}`);
  }
  const suffix = written || (apart ?? "");
  const name = `Core i${line}-${digits}${upper(suffix)}`;
  const isMobileNumber = digits.length === 4 && digits.startsWith("1");
  const isRetailNumber = digits.length === 4 ? /^[2-9]/.test(digits) : /^1[0-4]/.test(digits);
  if (isMobileNumber || LAPTOP_CORE.test(suffix)) return none("laptop");
  if (/^[br]$/.test(suffix)) return none("soldered");
  if (/^(?:e|te|pe|ee|eq|er)$/.test(suffix)) return onlyIfListed(name);
  return isRetailNumber && /^(?:|[kstp]|kf|ks|f|x|xe|kc|c)$/.test(suffix) ? known(name) : onlyIfListed(name);
}

function readCore2([, line, letters = "", digits, suffix = ""]: string[]): Match | Reading {
  if (/^[tplu]|^s[lpu]/.test(letters)) return none("laptop");
  const isNumberOnly = letters === "";
  if (line === "quad") return known(`Core 2 Quad Q${digits}${suffix}`);
  if (line === "extreme")
    return known(`Core 2 Extreme ${isNumberOnly || letters === "q" ? "QX" : upper(letters)}${digits}`);
  if (letters === "q") return known(`Core 2 Quad Q${digits}${suffix}`);
  return known(`Core 2 Duo E${digits}`);
}

function readXeonE([, line, model = "", version]: string[]): Match | Reading {
  if (line === "e7") return none("server");
  if (model.endsWith("m") || model.endsWith("ml")) return none("laptop");
  return known(`Xeon ${upper(line ?? "")}-${upper(model)}${version ? ` v${version}` : ""}`);
}

function readPentiumG([, brand = "", , model = ""]: string[]): Match | Reading {
  const isGold = brand === "pentium" && /^g(?:5[4-6]|6[4-6]|7[45])/.test(model);
  return known(`${capital(brand)} ${isGold ? "Gold " : ""}${upper(model)}`);
}

function readPentium4([, line = "", model, ghz]: string[]): Match | Reading {
  const brand = `Pentium ${upper(line)}`;
  if (model) return known(`${brand} ${model}`);
  return ghz ? known(`${brand} ${Number(ghz).toFixed(2)} GHz`) : none("not-named");
}

function readRyzen([, line, pro, digits = "", written = "", apart]: string[]): Match | Reading {
  const suffix = written || (apart ?? "");
  const name = `Ryzen ${line} ${pro ? "PRO " : ""}${digits}${upper(suffix)}`;
  if (digits.length === 3 || /^(?:u|h|hs|hx|hx3d|c)$/.test(suffix)) return none("laptop");
  if (/^(?:ge|e|af)$/.test(suffix)) return none("oem");
  return pro && /^(?:|x|g)$/.test(suffix) ? known(name) : onlyIfListed(name);
}

function readFx([, digits = "", suffix = ""]: string[]): Match | Reading {
  if (/^(?:7500|7600|8800|98[03]0)$/.test(digits)) return none("laptop");
  if (suffix !== "" && suffix !== "e") return none("unknown");
  return known(`FX-${digits}${upper(suffix)}`);
}

/** Desktop models beside the listed ones; all others with the same numbers are for laptops or soldered. */
const DESKTOP_A_SERIES =
  /^(?:4-(?:3300|3400|3420|5300b|6300b|7300b)|6-(?:3500|3600|3620|3650|3670k|5400b|6400b|7400b|8550b?|8570e?|9400)|8-(?:3800|3820|3850|3870k?|5500b|6500b|6500t|7600b|8650b?)|10-(?:5800b|6700t|6790b|6800b|7800b|7850b|8750b?|8770e?|8850b?)|12-(?:8870e?))$/;

function readASeries([, proBefore, line, proAfter, digits, suffix = ""]: string[]): Match | Reading {
  const model = `${line}-${digits}${suffix}`;
  const name = `A${line}-${digits}${upper(suffix)}`;
  const isDesktop = DESKTOP_A_SERIES.test(model);
  if (proBefore || proAfter)
    return isDesktop || /^(?:8-9600|10-9700e?|6-9500e?|12-9800e?)$/.test(model)
      ? recognised(`PRO ${name}`)
      : none("laptop");
  return { name, otherwise: isDesktop ? recognised(name) : none("laptop") };
}

/** Filler words inside a name, and everything that only describes it. */
const NOISE =
  /\b(?:cpu|processor|apu)\b|(?<!pentium )\b(?:dual|triple|quad|six|eight|twelve|sixteen|octa|hexa|\d{1,3})[- ](?:core|compute cores?)\b|\bwith .*?graphics\b|\b(?:1[0-4]|[2-9])(?:st|nd|rd|th) gen(?:eration)?\b|\bmodel:|\bbits:.*$|\[m[tc].*$|\(\d+(?:-die)?\)/g;

export function matchProcessor(index: PartIndex, raw: string): Match {
  const tidied = tidy(raw);
  const empty = emptyOf(tidied);
  if (empty) return empty;
  const lower = tidied.toLowerCase().replaceAll("_", " ");
  const plain = lower.replace(NOISE, " ").replace(/\s+/g, " ").trim();
  // The clock is part of a name only if there is no model number (Pentium 4).
  const unclocked = plain
    .replace(/@.*$|[~(]? ?\d{1,4}(?:\.\d{1,4})? ?[mg]hz.*$/, "")
    .replace(/\s+/g, " ")
    .trim();
  for (const { pattern, read } of families) {
    const text = pattern.source.includes("ghz") ? plain : unclocked;
    const found = pattern.exec(text);
    if (!found) continue;
    const reading = read([...found], text);
    if ("reason" in reading) return reading;
    const part = index.processors.get(processorKey(reading.name));
    return part ? listed(part) : (reading.otherwise ?? none("unknown"));
  }
  return none("unknown");
}
