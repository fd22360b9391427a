// Decides what kind of question a message is, and which of its parts the visitor owns.

import type { PartWish, QuestionKind, Wish } from "../wish.ts";
import type { PartMention } from "./read-parts.ts";
import { termIn, type Reading } from "./reading.ts";

type Kind = Pick<Wish, "kind"> & Partial<Wish>;

const plain = ({ category, name }: PartMention): PartWish => ({ category, name });

/** The kind, and the fields that it changes. */
export function kindOf(reading: Reading, wish: Wish): Kind {
  const { found, parts } = reading;
  const says = (kind: Parameters<typeof found.has>[0]) => found.has(kind);
  if (wish.changes.includes("restart")) return { kind: "find" };
  if (says("is:injection")) return only("other");
  if (says("kind:person")) return only("person");
  const all = parts.map(plain);
  if (says("kind:sell") && !asksForDelivery(reading)) return { ...only("sell"), owns: all };
  if (says("kind:order") || /(?:ord|vnd)-?\d{6}/.test(reading.message.text)) return only("order");
  const owned = ownedParts(reading);
  if (owned.length > 0) return upgrade(reading, wish, owned);
  const service = serviceKind(reading, wish);
  if (service) return { ...only(service), withinDays: wish.withinDays };
  const term = says("explain") ? termIn(found) : null;
  if (term !== null && wish.games.length === 0 && wish.budget === null && parts.filter(isModel).length === 0)
    return { ...only("explain"), term };
  if (
    says("kind:compare") &&
    all.filter(({ category }) => category === "graphics-cards" || category === "processors").length > 1
  )
    return { kind: "compare", product: null, prefer: null, changes: [] };
  if (says("kind:upgrade") && !wish.upgradable && !isSubject(wish)) return { kind: "upgrade", product: null };
  if (isSubject(wish)) return { kind: "find" };
  return { kind: "other" };
}

const isModel = ({ name }: PartMention) => /\d{3}/.test(name);

/** A kind without a search: what else the message seems to ask for is not part of it. */
function only(kind: QuestionKind): Kind {
  return {
    kind,
    games: [],
    purposes: [],
    resolution: null,
    fps: null,
    budget: null,
    product: null,
    wants: [],
    ramGb: null,
    storageGb: null,
    storageKind: null,
    size: null,
    quiet: false,
    colour: null,
    likes: [],
    dislikes: [],
    upgradable: false,
    warrantyMonths: null,
    grade: null,
    withinDays: null,
    os: null,
    count: null,
    prefer: null,
    changes: [],
    place: null,
    notSold: false,
  };
}

/** "Do you pay for the transport": the transport is what is asked about. */
function asksForDelivery({ found }: Pick<Reading, "found">): boolean {
  return found.all.some(
    ({ concept, from }) => concept === "kind:delivery" && (found.words[from] ?? "").startsWith("transport"),
  );
}

/** Return, warranty, payment, delivery, contact: unless the message describes a product with these words. */
function serviceKind({ found, parts }: Reading, wish: Wish): QuestionKind | null {
  const describes = wish.games.length > 0 || wish.budget !== null || parts.some(isModel) || wish.ramGb !== null;
  if (found.has("kind:return") && !describes) return "return";
  if (found.has("kind:warranty") && wish.warrantyMonths === null && !describes) return "warranty";
  if (found.has("kind:payment") && !describes && !isCardAsPart(found) && !asksForDelivery({ found })) return "payment";
  if (found.has("kind:delivery") && !describes) return "delivery";
  const isHours = found.has("kind:contact");
  if (isHours && !describes && wish.purposes.length === 0) return "contact";
  return null;
}

/** "graphics card" contains the word for paying. */
function isCardAsPart(found: Reading["found"]): boolean {
  const payments = found.all.filter(({ concept }) => concept === "kind:payment");
  return payments.every(({ from, to }) =>
    found.all.some(({ concept, from: start, to: end }) => concept.startsWith("product:") && start <= from && to <= end),
  );
}

function isSubject(wish: Wish): boolean {
  return (
    wish.games.length > 0 ||
    wish.purposes.length > 0 ||
    wish.product !== null ||
    wish.wants.length > 0 ||
    wish.budget !== null ||
    wish.ramGb !== null ||
    wish.storageGb !== null ||
    wish.fps !== null ||
    wish.resolution !== null ||
    wish.colour !== null ||
    wish.size !== null ||
    wish.quiet ||
    wish.upgradable ||
    wish.warrantyMonths !== null ||
    wish.grade !== null ||
    wish.os !== null ||
    wish.likes.length + wish.dislikes.length > 0 ||
    wish.prefer !== null ||
    wish.notSold ||
    wish.changes.length > 0 ||
    wish.place !== null ||
    wish.withinDays !== null
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
    const near = parts.filter(({ at }) => at > cue.to);
    return isJustMine && near.every(({ at }) => at - cue.to > 2) ? own : near;
  }
  if (own.length > 0) return parts.filter(({ at }) => at >= Math.min(...own.map((part) => part.at)));
  const components = parts.filter(({ category }) => category === "graphics-cards" || category === "processors");
  if (fit && components.length > 1) return components.slice(1);
  // "which graphics card fits a Ryzen 5 3600": the named part is there, the noun is what is looked for.
  const asked = found.namedBy("product").some(({ value }) => value === "graphics-cards" || value === "processors");
  if (fit && asked && components.length === 1) return components;
  return [];
}

function upgrade({ found, parts }: Reading, wish: Wish, owned: readonly PartMention[]): Kind {
  const owns = owned.map(plain);
  const wants = wish.wants.filter(({ name }) => !owns.some((one) => one.name === name));
  const asked = found.namedBy("product").find(({ value }) => value !== "pc");
  const product = (asked?.value ?? null) as Wish["product"];
  return { kind: "upgrade", owns, wants, product: parts.length > 0 ? product : null, upgradable: false };
}
