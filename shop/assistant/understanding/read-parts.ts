// Names of parts in a message: cards, processors, sockets, chipsets, kinds of memory, watts.
// Invariant: a name is read from its own letters and digits; "3060" alone is a number, unless another card stands before.

import type { PartCriteria } from "../criteria.ts";
import type { SplitMessage } from "./message.ts";

/** A part, where it stands in words and text, and whether its ending says that it is the speaker's own (Hungarian "-om"). */
export type PartMention = PartCriteria & { at: number; isOwn: boolean; start: number; end: number };

const END = String.raw`(?![a-z0-9])`;
const START = String.raw`(?<![a-z0-9])`;

const readers: readonly {
  category: PartCriteria["category"];
  pattern: RegExp;
  name: (match: RegExpExecArray) => string;
}[] = [
  {
    category: "graphics-cards",
    pattern: re(String.raw`(rtx|gtx|gt|rx|arc)[ -]?([ab]?\d{3,4})[ -]?(ti super|ti|super|xtx|xt|gre)?${END}`),
    name: ([, line, model, suffix]) => [line, model, suffix].filter(Boolean).join(" "),
  },
  {
    category: "processors",
    pattern: re(String.raw`(?:core )?i([3579])[ -]?(\d{4,5})([a-z]{0,2})${END}`),
    name: ([, line, model, suffix = ""]) => `i${line}-${model}${suffix}`,
  },
  {
    category: "processors",
    pattern: re(String.raw`ryzen[ -]?([3579])[ -](\d{4})[ -]?(x3d|xt|x|ge|gt|g|f)?${END}`),
    name: ([, line, model, suffix = ""]) => `ryzen ${line} ${model}${suffix}`,
  },
  {
    category: "processors",
    pattern: re(String.raw`(?:core )?i([3579])${END}(?![ -]?\d{4})`),
    name: ([, line]) => `i${line}`,
  },
  {
    category: "processors",
    pattern: re(String.raw`ryzen[ -]?([3579])${END}(?![ -]?\d{4})`),
    name: ([, line]) => `ryzen ${line}`,
  },
  {
    category: "processors",
    pattern: re(String.raw`xeon e([357])[ -]?(\d{4})( v\d)?${END}`),
    name: ([, a, b, c = ""]) => `xeon e${a}-${b}${c}`,
  },
  { category: "motherboards", pattern: re(String.raw`(am[45])${END}`), name: ([, socket = ""]) => socket },
  { category: "motherboards", pattern: re(String.raw`lga[ -]?(\d{4})${END}`), name: ([, socket]) => `lga${socket}` },
  { category: "motherboards", pattern: re(String.raw`([abhxz]\d{2}0)m?${END}`), name: ([, chipset = ""]) => chipset },
  { category: "ram", pattern: re(String.raw`ddr[ -]?([345])${END}`), name: ([, type]) => `ddr${type}` },
  { category: "ssd", pattern: re(String.raw`(?:nvme|m\.2)${END}`), name: () => "nvme" },
  {
    category: "power-supplies",
    pattern: re(String.raw`(\d{3,4}) ?(?:w|watt|watts|wati|wattos|вт|ват)(?![\p{L}\p{N}])`),
    name: ([, watts]) => `${watts}w`,
  },
];

function re(source: string): RegExp {
  return new RegExp(START + source, "gu");
}

/** A card that is named by its number alone: "rtx 3060 vs 3060 ti". */
const BARE_CARD = /(?<![\p{L}\p{N}])([1-9]\d{3})[ -]?(ti super|ti|super|xtx|xt)(?![a-z0-9])/gu;
/** "5600x", "12400f": what their makers put behind the number tells them from other numbers. */
const BARE_RYZEN = /(?<![\p{L}\p{N}])([1-9][1-9][05]0)(x3d|xt|x|g)(?![\p{L}\p{N}])/gu;
const BARE_CORE = /(?<![\p{L}\p{N}])((?:[2-9]|1[0-4])[1-9]\d0)(kf|ks|k|f)(?![\p{L}\p{N}])/gu;

/** The 3, 5, 7 or 9 of a processor by the hundreds of its number. */
function lineOf(model: string): number {
  const hundreds = Number(model.at(-3));
  return hundreds >= 9 ? 9 : hundreds >= 7 ? 7 : hundreds >= 4 ? 5 : 3;
}

/** A second card by its number alone, after a word that joins or compares: "rtx 2060 or 3060?". Not before a currency. */
const JOINED_CARD =
  /(?<=(?:^|[ ,/])(?:cu|sau|ori|si|vs|versus|or|and|with|than|to|vagy|es|чи|або|і|та|й|з|за|проти|та|против)\.? )((?:9|[1-5]0)[5-9]0|16[3-6]0)(?![\p{L}\p{N}]| ?(?:lei|ron|eur|euro|€|\$|usd|ft|huf|грн|лей|леі|w|mhz|gb|tb|mm|p)(?!\p{L}))/gu;
const CARD_BEFORE_JOIN =
  /(?<![\p{L}\p{N}])((?:9|[1-5]0)[5-9]0|16[3-6]0)(?= (?:sau|ori|vs|versus|or|vagy|чи|або|проти|против)(?!\p{L}))/gu;
const OWN_ENDING = /^-?(?:as|es|os)?(?:om|em|unk|ünk|am)(?![\p{L}])/u;

/** All parts that a message names, in its order. */
export function partsIn({ text, wordAt }: SplitMessage): PartMention[] {
  const found: PartMention[] = [];
  const add = (part: PartCriteria, start: number, end: number) => {
    if (found.some((other) => start < other.end && other.start < end)) return;
    found.push({ ...part, at: wordAt(start), isOwn: OWN_ENDING.test(text.slice(end, end + 8)), start, end });
  };
  for (const { category, pattern, name } of readers)
    for (const match of text.matchAll(pattern))
      add({ category, name: name(match) }, match.index, match.index + match[0].length);
  if (found.some(({ category }) => category === "graphics-cards") || /(?<![a-z])(?:rtx|gtx|rx)(?![a-z])/.test(text))
    for (const match of text.matchAll(BARE_CARD)) {
      const [, model = "", suffix = ""] = match;
      const line = suffix.startsWith("x") ? "rx" : model.startsWith("1") ? "gtx" : "rtx";
      add(
        { category: "graphics-cards", name: `${line} ${model} ${suffix}` },
        match.index,
        match.index + match[0].length,
      );
    }
  for (const [pattern, name] of [
    [BARE_RYZEN, (model: string, suffix: string) => `ryzen ${lineOf(model)} ${model}${suffix}`],
    [BARE_CORE, (model: string, suffix: string) => `i${lineOf(model)}-${model}${suffix}`],
  ] as const)
    for (const { 0: whole, 1: model = "", 2: suffix = "", index } of text.matchAll(pattern))
      add({ category: "processors", name: name(model, suffix) }, index, index + whole.length);
  const isNvidia = found.some(({ category, name }) => category === "graphics-cards" && /^[rg]tx/.test(name));
  if (isNvidia)
    for (const { 0: model, index } of [...text.matchAll(JOINED_CARD), ...text.matchAll(CARD_BEFORE_JOIN)]) {
      const line = model.startsWith("1") || model.startsWith("9") ? "gtx" : "rtx";
      add({ category: "graphics-cards", name: `${line} ${model}` }, index, index + model.length);
    }
  return found.toSorted((a, b) => a.start - b.start);
}
