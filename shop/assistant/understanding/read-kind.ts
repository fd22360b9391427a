// Decides what kind of question a message is, and which of its parts the visitor owns.

import { noCriteria, type PartCriteria, type QuestionKind, type Criteria } from "../criteria.ts";
import type { PartMention } from "./read-parts.ts";
import { termIn, type Reading } from "./reading.ts";
import { isNegated } from "./words-found.ts";

type Kind = Pick<Criteria, "kind"> & Partial<Criteria>;

const plain = ({ category, name }: PartMention): PartCriteria => ({ category, name });

/** The kind, and the fields that it changes. */
export function kindOf(reading: Reading, criteria: Criteria): Kind {
  const { found, parts } = reading;
  const has = (kind: Parameters<typeof found.has>[0]) => found.has(kind);
  if (criteria.changes.includes("restart")) return { kind: "find" };
  if (has("is:injection")) return only("other");
  if (asksForPerson(found, criteria)) return only("person");
  const all = parts.map(plain);
  if (asksToSell(found) && !has("kind:return") && !asksForDelivery(reading)) return { ...only("sell"), owns: all };
  if (has("kind:order") || /(?:ord|vnd)-?\d{6}/.test(reading.message.text)) return only("order");
  if (asksOfOwnPc(reading)) return { kind: "upgrade", owns: [], wants: all, product: null, upgradable: false };
  const isUpgrade =
    has("kind:upgrade") ||
    has("kind:improves") ||
    has("kind:fits") ||
    has("kind:own-pc") ||
    ownedParts(reading).length > 0;
  const described = isUpgrade ? withModels(reading) : reading;
  const owned = ownedParts(described);
  if (owned.length > 0) return upgrade(described, owned);
  const service = serviceKind(reading, criteria);
  if (service === "delivery")
    return { ...only(service), withinDays: criteria.withinDays, byWeekday: criteria.byWeekday };
  if (service) return only(service);
  const term = has("explain") || asksWhichTerm(reading, criteria) ? termIn(found) : null;
  if (term !== null && criteria.games.length === 0 && criteria.budget === null && parts.filter(isModel).length === 0)
    return { ...only("explain"), term };
  const isComparative = has("is:faster") || has("is:cheaper") || has("is:quieter");
  if ((has("kind:compare") || isComparative || namesOnlyAlike(parts, criteria)) && componentsOf(parts).length > 1)
    return { kind: "compare", product: null, prefer: null, changes: [] };
  const isChanged = has("kind:upgrade") || has("kind:improves") || (has("is:faster") && !has("is:criterion"));
  const isOwnPc = has("kind:own-pc") && (isChanged || has("kind:fits"));
  if (isOwnPc && !criteria.upgradable)
    return {
      kind: "upgrade",
      product: criteria.product === "pc" ? null : criteria.product,
      upgradable: false,
      place: null,
      changes: [],
    };
  const isImproved = has("kind:improves") || improvesPc(found);
  const { upgradable } = criteria;
  if ((has("kind:upgrade") || isImproved) && !upgradable && !isSubject(aboutPc(criteria, isImproved)))
    return { kind: "upgrade", product: null };
  return isSubject(withoutIdleDay(reading, criteria)) ? { kind: "find" } : only("other");
}

/** A model counts instead of the chipset or the watts in its name. */
function withModels(reading: Reading): Reading {
  const { parts, models } = reading;
  const others = parts.filter((part) => !models.some(({ start, end }) => part.start < end && start < part.end));
  return { ...reading, parts: [...others, ...models].toSorted((a, b) => a.start - b.start) };
}

const isModel = ({ name }: PartMention) => /\d{3}/.test(name);

/** A kind without a search: what else the message seems to ask for is not part of it. */
function only(kind: QuestionKind): Kind {
  return { ...noCriteria, kind };
}

/** "Do you pay for the transport": the transport is what is asked about. */
function asksForDelivery({ found }: Pick<Reading, "found">): boolean {
  return found.all.some(
    ({ concept, from }) => concept === "kind:delivery" && (found.words[from] ?? "").startsWith("transport"),
  );
}

/** "RTX 3060, RX 6600?": two of a kind, and nothing else is asked for. */
function namesOnlyAlike(parts: readonly PartMention[], { product, budget, games }: Criteria): boolean {
  const [first] = parts;
  const isAlike = parts.every(({ category, name }) => category === first?.category && /\d{3}/.test(name));
  return isAlike && product === null && budget === null && games.length === 0;
}

/** Return, warranty, payment, delivery, contact: unless the message describes a product with these words. */
function serviceKind({ found, parts, isFollowUp }: Reading, criteria: Criteria): QuestionKind | null {
  const hasDay = criteria.withinDays !== null || criteria.byWeekday !== null;
  // "Is shipping free for an order of 3000 lei?" names an amount, and no product.
  const hasBudget =
    criteria.budget !== null &&
    (isFollowUp || criteria.product !== null || criteria.purposes.length > 0 || hasDay || found.has("is:criterion"));
  const describes = criteria.games.length > 0 || hasBudget || parts.some(isModel) || criteria.ramGb !== null;
  if (found.has("kind:return") && !describes) return "return";
  if (found.has("kind:breaks") && !describes) return "warranty";
  if (found.has("kind:warranty") && criteria.warrantyMonths === null && !describes) return "warranty";
  if (found.has("kind:payment") && !describes && !isCardAsPart(found) && !asksForDelivery({ found })) return "payment";
  if (found.has("kind:delivery") && !describes) return "delivery";
  const isHours = found.has("kind:contact");
  if (isHours && !describes && criteria.purposes.length === 0) return "contact";
  return null;
}

/** "Which is better, SSD or HDD?": two kinds of the same, and nothing said of a product. */
function asksWhichTerm({ found, parts, amounts }: Reading, { product }: Criteria): boolean {
  const terms = new Set(found.namedBy("term").map(({ value }) => value));
  const isDescribed = product === "pc" || amounts.storageGb !== null || amounts.ramGb !== null;
  const types = new Set(parts.filter(({ category }) => category === "ram").map(({ name }) => name));
  return (
    found.has("kind:compare") &&
    (terms.size > 1 || types.size > 1) &&
    !isDescribed &&
    parts.every((part) => !isModel(part))
  );
}

/** "graphics card" contains the word for paying. */
function isCardAsPart(found: Reading["found"]): boolean {
  const payments = found.all.filter(({ concept }) => concept === "kind:payment");
  return payments.every(({ from, to }) =>
    found.all.some(({ concept, from: start, to: end }) => concept.startsWith("product:") && start <= from && to <= end),
  );
}

/** A day alone says nothing of a product, unless it is needed by then or changes the last search. */
function withoutIdleDay({ found, isFollowUp }: Reading, criteria: Criteria): Criteria {
  if (isFollowUp || found.has("is:need") || found.has("is:criterion")) return criteria;
  return { ...criteria, withinDays: null, byWeekday: null };
}

/** What else the message asks for, if the computer in it is the visitor's own. */
function aboutPc(criteria: Criteria, isOwn: boolean): Criteria {
  return isOwn && criteria.product === "pc" ? { ...criteria, product: null, prefer: null, changes: [] } : criteria;
}

/** "I am selling": not "is it worth it" and not "do you sell". */
function asksToSell({ all, words }: Reading["found"]): boolean {
  return all.some(({ concept, from, to }) => {
    if (concept !== "kind:sell") return false;
    if (words[from] === "worth") return !/^(?:it|buying|getting|upgrading|the|having)$/.test(words[to + 1] ?? "");
    return !(words[from]?.startsWith("sell") && words[from - 1] === "you");
  });
}

/** "I want to improve my computer" is about that one; "I want to replace it" asks for another. */
function improvesPc({ all, words }: Reading["found"]): boolean {
  return all.some(
    ({ concept, from }) =>
      concept === "kind:upgrade" &&
      /^(?:upgrad|imbunat|improv|fejleszt|fejlessz|bovits|javit|апгрейд|покращ|поліпш|прискор)/u.test(
        words[from] ?? "",
      ),
  );
}

function isSubject(criteria: Criteria): boolean {
  return (
    criteria.games.length > 0 ||
    criteria.purposes.length > 0 ||
    criteria.product !== null ||
    criteria.wants.length > 0 ||
    criteria.budget !== null ||
    criteria.ramGb !== null ||
    criteria.storageGb !== null ||
    criteria.fps !== null ||
    criteria.resolution !== null ||
    criteria.settings !== null ||
    criteria.colour !== null ||
    criteria.size !== null ||
    criteria.quiet ||
    criteria.upgradable ||
    criteria.warrantyMonths !== null ||
    criteria.grade !== null ||
    criteria.os !== null ||
    criteria.likes.length + criteria.dislikes.length > 0 ||
    criteria.prefer !== null ||
    criteria.notSold ||
    criteria.changes.length > 0 ||
    criteria.place !== null ||
    criteria.vramGb !== null ||
    criteria.budgetFor !== null ||
    criteria.withinDays !== null ||
    criteria.byWeekday !== null
  );
}

/** "Does an RTX 3070 fit my PC?": the parts come before the PC, and nothing says that they are owned. */
function asksOfOwnPc({ found, parts }: Reading): boolean {
  const pc = found.all.find(({ concept }) => concept === "kind:own-pc");
  const [first] = parts;
  if (!pc || !first || parts.some(({ isOwn }) => isOwn)) return false;
  // "Would an RTX 3070 run in my PC?"
  const isInPc =
    /^(?:in|into|inside|la|pe|в|у|до|для)$/.test(found.words[pc.from - 1] ?? "") ||
    /gepem(?:be|ben|hez)$/.test(found.words[pc.to] ?? "");
  if (!found.has("kind:fits") && !isInPc) return false;
  if (found.has("kind:upgrade") || found.has("kind:improves")) return false;
  const isOwned = found.all.some(({ concept, to }) => concept === "kind:owns" && to < first.at);
  return !isOwned && found.words[first.at - 1] !== "am" && parts.every(({ at }) => at < pc.from);
}

const componentsOf = (parts: readonly PartMention[]) =>
  parts.filter(({ category }) => category === "graphics-cards" || category === "processors");

/** "Replace it with a GTX 1080", "upgrade to an RTX 3060": what comes, not what is there. */
function isNew(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 2), at);
  return before.some((word) => /^(?:to|with|by|cu|la|на|for|fur)$/.test(word));
}

/** "Can I put a 5800X3D in?" */
function isPutIn({ all }: Reading["found"], at: number): boolean {
  return all.some(({ concept, to }) => concept === "kind:puts" && to < at && at - to <= 3);
}

const WORDS_TO_SOMEBODY = 4;

/** "A person please", "not a robot", "could I talk to somebody of your staff". */
function asksForPerson(found: Reading["found"], { games, purposes, budget }: Criteria): boolean {
  if (found.has("kind:person")) return true;
  // "For streaming and for talking to people".
  if (games.length + purposes.length > 0 || budget !== null) return false;
  const of = (wanted: string) => found.all.filter(({ concept }) => concept === wanted);
  if (of("kind:robot").some((one) => isNegated(found, one))) return true;
  return of("kind:talks").some(({ to }) =>
    of("kind:somebody").some(
      ({ from, to: end }) => Math.min(Math.abs(from - to), Math.abs(end - to)) <= WORDS_TO_SOMEBODY,
    ),
  );
}

const WORDS_BETWEEN = 6;

/** The parts that the visitor has: those after "I have", "am un", "van egy", "у мене", or with a Hungarian "-om". */
function ownedParts({ found, parts }: Reading): PartMention[] {
  // "am rtx 3060": without an article the name follows at once.
  const own = parts.filter((part) => part.isOwn || found.words[part.at - 1] === "am");
  const cues = found.all.filter(({ concept }) => concept === "kind:owns");
  const fit = found.all.find(({ concept }) => concept === "kind:fits");
  const cue = cues.find(({ to }) => parts.some(({ at }) => at > to && at - to <= WORDS_BETWEEN));
  if (cue) {
    const isJustMine = cue.from === cue.to && /^(?:my|мо[їяюєї]|мі[ий]|сво)/u.test(found.words[cue.from] ?? "");
    const near = parts.filter(({ at }) => at > cue.to && !isPutIn(found, at));
    return isJustMine && near.every(({ at }) => at - cue.to > 2) ? own : near;
  }
  if (own.length > 0)
    return parts.filter(({ at }) => at >= Math.min(...own.map((part) => part.at)) && !isPutIn(found, at));
  const components = componentsOf(parts);
  // "i5-8400 és gtx 1060 van a gépemben, mit cseréljek?"
  const isChange = found.has("kind:upgrade") || found.has("kind:improves");
  if (isChange && cues.some(({ from }) => parts.some(({ at }) => at < from))) return [...parts];
  if (isChange && !found.has("is:upgradable")) {
    const now = components.filter(({ at }) => !isNew(found.words, at));
    if (now.length > 0) return now;
  }
  const forPc = found.all.find(({ concept }) => concept === "kind:for-pc-with");
  const isForPart = found.namedBy("product").some(({ value, to }) => value !== "pc" && forPc && to < forPc.from);
  if (forPc && isForPart) return parts.filter(({ at }) => at > forPc.from);
  if (fit && components.length > 1) return components.slice(1);
  // "which graphics card fits a Ryzen 5 3600": the named part is there, the noun is what is looked for.
  const named = found.namedBy("product").some(({ value }) => value === "graphics-cards" || value === "processors");
  const isOnlyBoard = parts.length > 0 && parts.every(({ category }) => category === "motherboards");
  if (fit && named && (components.length === 1 || isOnlyBoard)) return [...parts];
  return [];
}

function upgrade({ found, parts, message }: Reading, owned: readonly PartMention[]): Kind {
  const owns = owned.map(plain);
  const wants = parts.map(plain).filter(({ name }) => !owns.some((one) => one.name === name));
  const product = lookedFor({ found, message }, owned);
  return {
    kind: "upgrade",
    owns,
    wants,
    product: parts.length > 0 ? product : null,
    upgradable: false,
    changes: [],
    place: null,
  };
}

/** The kind of part that is looked for: a noun right before an owned part of its kind only says what that part is. */
function lookedFor(
  { found, message }: Pick<Reading, "found" | "message">,
  owned: readonly PartMention[],
): Criteria["product"] {
  const nouns = found.all
    .filter(({ concept }) => concept.startsWith("product:") && concept !== "product:pc")
    .map(({ concept, from, to }) => ({ value: concept.slice("product:".length) as Criteria["product"], from, to }));
  // "550w psu", "placa video GTX 1060".
  const isOwn = (noun: (typeof nouns)[number]) =>
    owned.some(
      ({ category, at, end }) =>
        category === noun.value && ((at > noun.to && at - noun.to <= 3) || noun.from === message.wordAt(end)),
    );
  const wanted = nouns.find((noun) => !isOwn(noun));
  // "Replace the graphics card GTX 1060": the owned one is what is replaced.
  const replaced = nouns.find(({ value }) => value === "graphics-cards" || value === "processors");
  return (wanted ?? replaced)?.value ?? null;
}
