import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "../../base/db.server.ts";
import { foldDiacritics } from "../../base/text.ts";
import { knownIndex, knownParts } from "./known-parts.server.ts";
import { matchHardware } from "./match-hardware.ts";
import { hardwareKinds, type HardwareKind, type Match, type UnclearReason } from "./matching/match.ts";
import { factLine, nameKey, partCategories, type Part, type PartCategory } from "./part.ts";
import { codesInTitle, hasTitleSize, memoryOfTitle, namesInTitle, readMemoryTitle } from "./part-title.ts";
import { importedByNames } from "./parts.sql.server.ts";

/** A person's text about one part, with the category if they chose one. */
export type PartText = { name: string; category: PartCategory | null };

export type NamedPart =
  | { is: "known"; part: Part }
  /** A model that is not in our lists, of the chosen category. */
  | { is: "named"; category: PartCategory; name: string }
  | { is: "unclear"; reason: UnclearReason; candidates: readonly Part[] };

const MOST_CANDIDATES = 6;
const NAMES_PER_YIELD = 5;

/**
 * Which part each text names: one part in our lists, or a question with the nearest parts of the curated list to
 * choose from. It never guesses. One query for any number of texts.
 */
export async function nameParts(deps: { db: Db }, texts: readonly PartText[]): Promise<NamedPart[]> {
  const named: NamedPart[] = [];
  for (const one of texts) {
    named.push(nameCurated(one));
    // A worst-case list takes a millisecond or two per name: other requests are served in between (W11).
    if (named.length % NAMES_PER_YIELD === 0) await nextTurn();
  }
  const open = texts.filter((_one, place) => named[place]!.is !== "known");
  const imported =
    open.length > 0
      ? await importedByNames(
          deps.db,
          open.map(({ name }) => nameKey(name)),
        )
      : [];
  return named.map((answer, place) => {
    if (answer.is === "known") return answer;
    const { name, category } = texts[place]!;
    const [part, another] = imported.filter(
      (part) => nameKey(part.name) === nameKey(name) && (category === null || category === part.category),
    );
    return part && !another ? { is: "known", part } : answer;
  });
}

const kindOf: Partial<Record<PartCategory, HardwareKind>> = {
  processors: "cpu",
  "graphics-cards": "gpu",
  motherboards: "board",
  ram: "ram",
  ssd: "disk",
  hdd: "disk",
};
const byId = new Map(knownParts.map((part) => [part.id as string, part]));

/** Tries the text as written; if it names nothing, the names found in it between facts. */
function nameCurated(input: PartText): NamedPart {
  const memory = nameOfMemory(input);
  if (memory) return memory;
  const answer = nameAsWritten(input);
  if (answer.is === "known" && namesMemoryBeside(answer.part, input)) return unclear("two-parts", [answer.part]);
  if (
    answer.is === "known" ||
    (answer.is === "unclear" && answer.reason !== "unknown" && answer.reason !== "not-named")
  )
    return answer;
  for (const name of namesInTitle(input.name)) {
    const shorter = nameAsWritten({ ...input, name }, noneNear);
    if (shorter.is === "known" && hasTitleSize(shorter.part, input.name)) return shorter;
  }
  const numbered = byNumber(input);
  return numbered ? { is: "known", part: numbered } : answer;
}

/** The drive or memory whose maker's number is among other words. */
function byNumber({ name, category }: PartText): Part | null {
  const kinds = (["ram", "disk"] as const).filter((kind) => category === null || kindOf[category] === kind);
  const codes = kinds.length === 0 ? [] : codesInTitle(name);
  const parts = codes.flatMap((raw) => kinds.map((kind) => partOf(matchHardware(knownIndex, { kind, raw }))));
  return (
    parts.find(
      (part) => part !== null && (category === null || part.category === category) && hasTitleSize(part, name),
    ) ?? null
  );
}

/** "i5-8400, 16GB DDR4": a processor and memory. Names of cards and boards may contain memory themselves. */
function namesMemoryBeside(part: Part, { name, category }: PartText): boolean {
  return category === null && part.category === "processors" && readMemoryTitle(name) !== null;
}

const memoryKits = knownParts.filter((part) => part.category === "ram");

/** Memory by its facts and series; null if the text has none, or is a part number, which is more specific. */
function nameOfMemory({ name, category }: PartText): NamedPart | null {
  if (category !== null && category !== "ram") return null;
  const facts = readMemoryTitle(name);
  if (!facts || (category === null && isOtherThanMemory(name))) return null;
  const numbered = [name, ...codesInTitle(name)]
    .map((raw) => partOf(matchHardware(knownIndex, { kind: "ram", raw })))
    .find((part) => part?.category === "ram" && hasTitleSize(part, name));
  if (numbered) return { is: "known", part: numbered };
  const { exact, possible } = memoryOfTitle(facts, memoryKits);
  if (exact.length === 1) return { is: "known", part: exact[0]! };
  if (possible.length > 0) return unclear("several", exact.length > 0 ? exact : possible);
  return { is: "named", category: "ram", name };
}

/** Suggestions for a name without a match: lazy, because it scans the whole list. */
type Near = (name: string, category: PartCategory | null) => Part[];
const noneNear: Near = () => [];

/** "GT 730 2GB DDR3" is a card. */
function isOtherThanMemory(name: string): boolean {
  return (["cpu", "gpu", "board"] as const).some(
    (kind) => matchHardware(knownIndex, { kind, raw: name }).reason !== "unknown",
  );
}

function nameAsWritten(input: PartText, near: Near = nearest): NamedPart {
  if (input.category === null) return nameOfAnyKind(input.name, near);
  const kind = kindOf[input.category];
  return kind
    ? nameOfKind(input.name, { category: input.category, kind, near })
    : nameOfUnreported(input.name, { category: input.category, near });
}

/** A text of known category. Disk models begin with their kind: "SSD 870 EVO". */
function nameOfKind(
  name: string,
  { category, kind, near }: { category: PartCategory; kind: HardwareKind; near: Near },
): NamedPart {
  const matches = [name, ...(category === "ssd" ? [`SSD ${name}`] : [])].map((raw) =>
    matchHardware(knownIndex, { kind, raw }),
  );
  const listed = matches.map(partOf).find((part) => part !== null);
  if (listed)
    return listed.category === category
      ? { is: "known", part: listed }
      : unclear("unknown", [...near(name, category), listed]);
  const recognised = matches.find(({ reason }) => reason === "recognised");
  if (recognised?.name) return { is: "named", category, name: recognised.name };
  return questionFor(matches[0]!, { name, category, near });
}

/** Power supplies, cases and coolers: no program reports them, people write the whole name. */
function nameOfUnreported(name: string, { category, near }: { category: PartCategory; near: Near }): NamedPart {
  const found = byWholeName(name, [category], { brandless: true });
  return found.length === 1
    ? { is: "known", part: found[0]! }
    : unclear(found.length > 1 ? "several" : "unknown", found.length > 1 ? found : near(name, category));
}

function nameOfAnyKind(name: string, near: Near): NamedPart {
  const matches = hardwareKinds.map((kind) => matchHardware(knownIndex, { kind, raw: name }));
  const listed = [...new Set(matches.map(partOf).filter((part) => part !== null))];
  const questions = matches.filter(({ partId, candidates }) => partId === null && candidates.length > 0);
  const isNews = matches.every(({ reason }) => reason === "unknown");
  const wholeNames = byWholeName(name, unreported, { brandless: isNews });
  const found = [...listed, ...wholeNames];
  if (found.length === 1 && questions.length === 0) return sureOf(found[0]!);
  if (found.length + questions.length > 1) return unclear("two-parts", [...found, ...questions.flatMap(candidatesOf)]);
  const [question] = questions;
  if (question) return questionFor(question, { name, category: null, near });
  // Names of disks and boards are also used for other parts: from those two matchers only listed parts count.
  const specific = matches.find(
    ({ reason }, place) =>
      hardwareKinds[place] !== "board" &&
      hardwareKinds[place] !== "disk" &&
      reason !== "unknown" &&
      reason !== "not-named",
  );
  return specific && specific.reason !== "recognised"
    ? questionFor(specific, { name, category: null, near })
    : unclear("unknown", near(name, null));
}

/** "WD Blue 1TB" is an SSD, and also the beginning of a hard disk's name: without a word for either, ask. */
function sureOf(part: Part): NamedPart {
  const others = drives.filter(({ category, name }) => category !== part.category && name.startsWith(`${part.name} `));
  return others.length > 0 ? unclear("several", [part, ...others]) : { is: "known", part };
}

const drives = knownParts.filter(({ category }) => category === "ssd" || category === "hdd");

function partOf({ partId }: Match): Part | null {
  return partId === null ? null : (byId.get(partId) ?? null);
}

function questionFor(match: Match, { name, category, near }: PartText & { near: Near }): NamedPart {
  const candidates = candidatesOf(match);
  const reason = match.reason === "listed" || match.reason === "recognised" ? "unknown" : match.reason;
  return unclear(reason, candidates.length > 0 || !mayBeOurs.has(reason) ? candidates : near(name, category));
}

/** A part that we never buy (a laptop's, say) has no alternatives in our list. */
const mayBeOurs: ReadonlySet<UnclearReason> = new Set(["several", "not-named", "unknown"]);

function unclear(reason: UnclearReason, candidates: readonly Part[]): NamedPart {
  return { is: "unclear", reason, candidates: [...new Set(candidates)].slice(0, MOST_CANDIDATES) };
}

const byName = Map.groupBy(knownParts, ({ name }) => name);

/** A matcher's candidates are names; for a chip with several memory sizes each size is one. */
function candidatesOf({ candidates }: Match): Part[] {
  return candidates.flatMap(
    (name) =>
      byName.get(name) ?? knownParts.filter((part) => part.category === "graphics-cards" && part.facts.chip === name),
  );
}

const unreported = partCategories.filter((category) => kindOf[category] === undefined);

/** Colours and efficiency grades that sellers add and our names omit. */
const ADDED =
  /\b(?:80 ?\+|80 ?plus|bronze|silver|gold|platinum|titanium|(?:full|semi)?[- ]?modular[a]?|atx|negru|neagra|alb|alba|black|white|fekete|feher|чорнии|білии)(?![\p{L}\p{N}])/gu;

const GRADE = /\b(?:bronze|silver|gold|platinum|titanium)\b/i;

const whole = Map.groupBy(
  knownParts
    .filter(({ category }) => kindOf[category] === undefined)
    .flatMap((part) => namesOf(part).map((key) => ({ part, ...key }))),
  ({ key }) => key,
);

function namesOf(part: Part): { key: string; isBrandless: boolean }[] {
  const bare = part.name.toLowerCase().startsWith(part.brand.toLowerCase())
    ? part.name.slice(part.brand.length)
    : part.name;
  const full = [part.name, `${part.brand} ${bare}`, ...part.aliases].map((name) => ({
    key: wholeKey(name),
    isBrandless: false,
  }));
  const keys = [...full, { key: wholeKey(bare), isBrandless: bare !== part.name }];
  // "MWE Gold 650 V2" and "MWE Gold V2 650W": the same words in another order.
  // A power supply's label omits its grade: "SF750". If two grades have that name, ask.
  const ungraded =
    part.category === "power-supplies" && GRADE.test(bare)
      ? [
          { key: wholeKey(`${part.brand} ${bare.replace(GRADE, "")}`), isBrandless: false },
          { key: wholeKey(bare.replace(GRADE, "")), isBrandless: true },
        ]
      : [];
  return [
    ...keys,
    ...ungraded,
    ...[part.name, `${part.brand} ${bare}`].map((name) => ({ key: anyOrderKey(name), isBrandless: false })),
    { key: anyOrderKey(bare), isBrandless: true },
  ];
}

/** Words and numbers separated, in alphabetical order. */
function anyOrderKey(name: string): string {
  const plain = foldDiacritics(name).replace(/(\d) ?w(?![\p{L}\p{N}])/gu, "$1");
  return `~${[...new Set(plain.match(/[a-z+]+|\d+/g) ?? [])].toSorted().join(" ")}`;
}

/** Makers write "RM850x", people "RM 850x" and our list "RMx 850W": letters and digits, each in their order. */
function wholeKey(name: string): string {
  const plain = foldDiacritics(name).replace(/(\d) ?w(?![\p{L}\p{N}])/gu, "$1");
  return `${plain.replace(/[^a-z+]/g, "")} ${plain.replace(/[^0-9]/g, "")}`;
}

function byWholeName(name: string, categories: readonly PartCategory[], { brandless }: { brandless: boolean }): Part[] {
  const short = foldDiacritics(name).replace(/\blf\b/g, "liquid freezer");
  for (const spelling of [name, short, short.replace(ADDED, " ")]) {
    const found = [...(whole.get(wholeKey(spelling)) ?? []), ...(whole.get(anyOrderKey(spelling)) ?? [])].filter(
      ({ part, isBrandless }) => categories.includes(part.category) && (brandless || !isBrandless),
    );
    const parts = [...new Set(found.map(({ part }) => part))];
    if (parts.length > 0) return parts;
  }
  return [];
}

const searched = knownParts.map((part) => {
  const words = wordsOf(`${part.brand} ${part.name} ${factLine(part)} ${part.aliases.join(" ")}`);
  return { part, words: new Set(words), together: words.join(""), length: part.name.length };
});

const HALF = 0.5;

/** The listed parts with most of the text's words (those with digits count double); none if less than half matches. */
function nearest(name: string, category: PartCategory | null): Part[] {
  const words = [...new Set(wordsOf(name))].slice(0, 12).map((word) => ({ word, weight: /\d/.test(word) ? 2 : 1 }));
  const most = words.reduce((sum, { weight }) => sum + weight, 0);
  return searched
    .filter(({ part }) => category === null || part.category === category)
    .map(({ part, words: has, together, length }) => {
      const score = words.reduce(
        (sum, { word, weight }) =>
          sum + (has.has(word) ? weight : word.length > 2 && together.includes(word) ? weight * 0.7 : 0),
        0,
      );
      return { part, score, length };
    })
    .filter(({ score }) => most > 0 && score / most > HALF)
    .toSorted((one, other) => other.score - one.score || one.length - other.length)
    .slice(0, MOST_CANDIDATES)
    .map(({ part }) => part);
}

function wordsOf(text: string): string[] {
  return foldDiacritics(text)
    .split(/[^\p{L}\p{N}+]+/u)
    .filter((word) => word !== "");
}
