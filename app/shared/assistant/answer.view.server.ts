// An answer in the visitor's language: the JSON of the API, the messages of the chat, the page without JavaScript.

import { never } from "../../../base/result.ts";
import {
  answerQuestion,
  answerTooMany,
  needsOwnPc,
  type AnswerContent,
  type AssistantAnswer,
} from "../../../shop/assistant/answer-question.server.ts";
import type { NotJudged } from "../../../shop/assistant/answering/constraint.ts";
import type { AssistantPick } from "../../../shop/assistant/answering/pick.ts";
import type { OwnUpgrades, TypedUpgrades } from "../../../shop/assistant/answering/own-pc-upgrades.server.ts";
import { titleOf } from "../../../shop/assistant/lexicon/game-titles.ts";
import { rephraseAnswer } from "../../../shop/assistant/rephrasing/rephrase-answer.server.ts";
import { writeToken } from "../../../shop/assistant/conversation.ts";
import { MOST_COMPARED } from "../../../shop/catalogue/comparison/comparison-address.ts";
import { productTypeOf } from "../../../shop/catalogue/product-type.ts";
import type { Game } from "../../../shop/catalogue/specs.ts";
import type { Criteria } from "../../../shop/assistant/criteria.ts";
import { getOwnPc } from "../../../shop/own-pc/get-own-pc.server.ts";
import { isUndescribed } from "../../../shop/own-pc/own-pc.ts";
import { findOrder } from "../../../shop/orders/find-order.server.ts";
import { displayStatus, parseOrderNumber, type Order } from "../../../shop/orders/order.ts";
import { viewOrders } from "../../../shop/orders/view-orders.server.ts";
import { guestOf, signedInOf, visitorOf } from "../../edge.server.ts";
import { formatDate, formatPrice } from "../../i18n/format.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/translate.ts";
import { wordsFor } from "../../i18n/words.server.ts";
import { links } from "../../links.ts";
import type { Shop } from "../../composition.server.ts";
import { formatMissingEstimates } from "../estimates/format-missing-estimates.server.ts";
import type { OwnFits } from "../own-pc/fit.ts";
import { fitsFor } from "../own-pc/fits-for.server.ts";
import type { AnswerView, LinkView, PickView } from "./answer.ts";
import { waitToAsk } from "./question-limit.server.ts";
import {
  aspectSentences,
  comparedSentence,
  comparedTable,
  ESTIMATED,
  estimatedSentences,
  notCompared,
} from "./sentences/compared.server.ts";
import { formatEvidence, formatRelaxation, runNamed, unmeasuredText } from "./sentences/evidence.server.ts";
import { shopLinks, shopSentences, type OwnOrders } from "./sentences/shop-sentences.server.ts";
import { understoodWords } from "./sentences/understood.server.ts";

type T = Translate<"assistant">;
type Words = { t: T; language: Language; orders: OwnOrders; fits: OwnFits["fits"] };
type Options = {
  request: Request;
  text: string;
  after: string | null;
  language: Language;
  /** An earlier message of the same page: its answer is not reworded again. */
  isAgain?: boolean;
};

const LATEST_ORDERS = 3;

/** Answers a message. Reads the session only for a question about orders, and for components, which may fit the visitor's own PC. Asks for patience after very many questions. */
export async function answerFor(
  shop: Shop,
  { request, text, after, language, isAgain = false }: Options,
): Promise<AnswerView> {
  const isTooMany = waitToAsk(shop, request) > 0;
  const answer = isTooMany ? answerTooMany(after) : await answerOf(shop, { request, text, after });
  const isAboutOrders = answer.criteria.kind === "order" && answer.answered.as === "shop";
  const orders = isAboutOrders ? await ownOrders(shop, { request, text, language }) : null;
  const fits = await ownFitsOf(shop, { request, answer, language });
  const shown = showAnswer(answer, { language, orders, fits });
  const { kind } = answer.criteria;
  const reworded =
    isTooMany || isAgain || answer.answered.as === "own-upgrades"
      ? null
      : await rephraseAnswer(shop.rephraser, { kind, text: shown.text, language });
  return reworded === null ? shown : { ...shown, text: reworded, table: null, reworded: true };
}

/** Whether the components of an answer fit the visitor's PC. Omitted if the message names another PC's parts. */
async function ownFitsOf(
  shop: Shop,
  { request, answer: { picks, criteria }, language }: { request: Request; answer: AssistantAnswer; language: Language },
): Promise<OwnFits["fits"]> {
  const ids = picks.flatMap(({ listing }) => (listing.kind === "component" ? [listing.id] : []));
  if (ids.length === 0 || criteria.owns.length > 0) return {};
  return fitsFor(shop, { visitorId: await visitorOf(request, shop), ids, language });
}

/** The answer to a message; one about upgrades reads the PC that this account or browser described. */
async function answerOf(
  shop: Shop,
  { request, ...message }: Pick<Options, "request" | "text" | "after">,
): Promise<AssistantAnswer> {
  const now = shop.clock.now();
  const answer = answerQuestion(shop, { ...message, now });
  if (!needsOwnPc(answer)) return answer;
  const ownPc = await getOwnPc(shop, await visitorOf(request, shop));
  return ownPc === null || isUndescribed(ownPc) ? answer : answerQuestion(shop, { ...message, ownPc, now });
}

/**
 * The latest orders of this account or browser, or the one whose link from its e-mails is in the message; null for a browser
 * without any that is not signed in.
 */
async function ownOrders(
  shop: Shop,
  { request, text, language }: Pick<Options, "request" | "text" | "language">,
): Promise<OwnOrders> {
  const t = wordsFor(language, "account");
  const shown = (order: Order) => ({ number: order.number, state: t(`state.${displayStatus(order)}`) });
  const signedIn = await signedInOf(request, shop);
  const visitorId = signedIn?.visitorId ?? guestOf(request, shop);
  const link = ORDER_LINK.exec(text);
  if (link) {
    const found = await findOrder(shop, { number: parseOrderNumber(link[1]!), visitorId, key: link[2]! });
    if (found.ok) return [shown(found.value)];
  }
  const { orders } = await viewOrders(shop, { visitorId });
  if (!signedIn && orders.length === 0) return null;
  return orders.slice(0, LATEST_ORDERS).map(shown);
}

/** The address of an order with its key, as its e-mails have it. */
const ORDER_LINK = /\/orders\/([\w-]{1,30})\?(?:[^\s#]{0,100}&)?key=([\w-]{1,200})/;

/** The answer as browsers and other programs get it. */
function showAnswer(answer: AssistantAnswer, { language, orders, fits }: Omit<Words, "t">): AnswerView {
  const words: Words = { t: wordsFor(language, "assistant"), language, orders, fits };
  const { t } = words;
  const { criteria, spending, picks, relaxed, ask, total, state } = answer;
  const understood = understoodWords(criteria.kind === "find" ? state.criteria : criteria, {
    spending,
    deadline: answer.deadline,
    t,
    language,
  });
  const question = ask && askText(ask, t);
  return {
    intent: intentOf(answer),
    relaxed: relaxed.map(({ criterion, by }) =>
      criterion === "not-judged"
        ? { wish: String(by), by: "unknown" }
        : { wish: criterion.startsWith("budget") ? "budget" : criterion, by },
    ),
    listings: picks.map((pick) => pickView(pick, words)),
    text: [...sentencesOf(answer, words), ...(question === null ? [] : [question])].join("\n"),
    table: answer.answered.as === "compared" ? comparedTable(answer.answered, words) : null,
    understood: understood.length > 0 ? t("understood", { what: understood.join(" · ") }) : null,
    ask: question,
    total,
    links: linksOf(answer, words),
    next: nextOf(answer, t),
    after: writeToken(state),
    reworded: false,
  };
}

function askText(ask: NonNullable<AssistantAnswer["ask"]>, t: Words["t"]): string {
  if (ask.about === "rate") return t("ask.rate", { currency: ask.currency });
  if (ask.about !== "amount") return t(`ask.${ask.about}`);
  return t("ask.amount", { max: formatPrice(ask.max), cheapest: formatPrice(ask.cheapest) });
}

function intentOf({ criteria, spending, state }: AssistantAnswer): AnswerView["intent"] {
  const named =
    criteria.kind === "find" ? { ...state.criteria, ...(state.criteria.kind === "find" ? {} : criteria) } : criteria;
  const inRon = (amount: number | null) => (amount === null ? null : amount / 100);
  return {
    kind: criteria.kind,
    games: named.games,
    purpose: named.purposes,
    resolution: named.resolution,
    fps: named.fps,
    budget: spending && { min: inRon(spending.min), max: inRon(spending.max) },
    product: named.product,
    parts: named.wants.map(({ name }) => name),
    owned: named.owns.map(({ name }) => name),
  };
}

function pickView({ role, listing, evidence }: AssistantPick, words: Words): PickView {
  return {
    id: listing.id,
    title: listing.title,
    price: listing.price,
    kind: productTypeOf(listing),
    role,
    label: labelOf({ role, listing }, words),
    grade: wordsFor(words.language, "catalogue")("card.grade", { grade: listing.grade }),
    evidence: evidence.map((fact) => formatEvidence(fact, words)),
    href: links.product(listing.id),
    // An answer about the visitor's PC says so itself.
    fit: evidence.some(({ code }) => code === "own-fit") ? null : (words.fits[listing.id] ?? null),
  };
}

/** Nothing "fits" where the figures are those of another resolution. */
function introOf({ picks, relaxed }: AssistantAnswer) {
  if (picks.some(({ role }) => role === "closest")) return "answer.closest" as const;
  return relaxed.some(({ criterion }) => criterion === "unmeasured" || criterion === "not-judged")
    ? ("answer.unsure" as const)
    : ("answer.picks" as const);
}

/** What has a sentence of its own in the answer. */
const hasOwnSentence: ReadonlySet<string> = new Set(["unmeasured", "deadline", "not-judged"]);

/** Of an upgrade also which part it is: cards and processors come together. */
function labelOf({ role, listing }: Pick<AssistantPick, "role" | "listing">, { t, language }: Words): string {
  const label = t(`role.${role}`);
  if (listing.kind === "pc") return label;
  return `${wordsFor(language, "shell")(`categories.${listing.category}`)} · ${label}`;
}

function sentencesOf(answer: AssistantAnswer, words: Words): string[] {
  const { answered, relaxed, picks, criteria } = answer;
  const { t } = words;
  const gaveWay = relaxed
    .filter(({ criterion }) => !hasOwnSentence.has(criterion))
    .map((one) => formatRelaxation(one, words))
    .join("; ");
  switch (answered.as) {
    case "picks":
      return [
        t(introOf(answer)),
        ...(gaveWay === "" ? [] : [t("answer.gaveWay", { what: gaveWay })]),
        ...figureNotes(answer, t),
        ...judgedNotes(answer, t),
        ...deadlineNotes(answer, words),
      ];
    case "why":
      return [
        t("answer.why", { title: answered.pick.listing.title }),
        ...(gaveWay === "" ? [t("answer.whyMeets")] : [t("answer.gaveWay", { what: gaveWay })]),
        ...figureNotes(answer, t),
        ...judgedNotes(answer, t),
      ];
    case "shop":
      return [...shopSentences(answered.facts, words), ...deadlineNotes(answer, words)];
    case "term":
      return criteria.term === null ? [t("answer.unclear")] : [t(`term.${criteria.term}`, gradesIn(words))];
    case "compared":
      return [
        t("answer.compared"),
        ...answered.parts.map((part) => comparedSentence(part, words)),
        ...estimatedSentences(answered.estimates, words),
        ...(answered.estimates.length === 0 ? notCompared(criteria, t) : []),
      ];
    case "compared-on":
      return [
        ...(answered.why === null ? [] : [comparedSentence(answered.why, words)]),
        ...aspectSentences(answered.aspects, words),
      ];
    case "upgrades":
      return [
        ...upgradeSentences(answered.found, words),
        ...(picks.some(hasEstimate) ? [t("note.estimates", ESTIMATED)] : []),
      ];
    case "own-upgrades":
      return [
        ...ownUpgradeSentences(answered.found, criteria, words),
        ...(picks.some(hasEstimate) ? [t("note.estimates", ESTIMATED)] : []),
      ];
    case "not-in-stock":
      return [t("answer.notInStock")];
    case "not-sold":
      return [t("answer.notSold")];
    case "too-many":
      return [t("answer.tooMany")];
    case "too-long":
      return [t("answer.tooLong")];
    case "nothing":
      return answer.ask === null ? [t("answer.nothing")] : [];
    case "unclear":
      return [t("answer.unclear")];
    default:
      return never(answered);
  }
}

/** How the figures below came about: what was not measured, what was compared, a heavier game. */
function figureNotes({ state: { criteria }, relaxed, picks, compared, total }: AssistantAnswer, t: T): string[] {
  const unmeasured = relaxed
    .filter(({ criterion }) => criterion === "unmeasured")
    .map(({ by, of }) => unmeasuredText(String(by), runNamed(of), t));
  const heavy = criteria.games.filter((game) => titleOf(game).heavier).map((game) => titleOf(game).name);
  const isPartly = compared !== null && total !== null && compared.count < total;
  return [
    ...(unmeasured.length > 0 ? [t("note.unmeasured", { what: unmeasured.join(", ") })] : []),
    ...(isPartly && compared.isMeasured ? [t("note.mixed", { count: compared.count, total })] : []),
    ...(compared !== null && !compared.isMeasured ? [t("note.estimatedOnly")] : []),
    ...(picks.some(hasEstimate) ? [t("note.estimates", ESTIMATED)] : []),
    ...(heavy.length === 0 ? [] : [t("note.heavier", { games: heavy.join(", ") })]),
  ];
}

/** What was asked for and nothing is known about: never taken as met. */
function judgedNotes({ relaxed, picks }: AssistantAnswer, t: T): string[] {
  const open = relaxed.flatMap(({ criterion, by }) => (criterion === "not-judged" ? [by as NotJudged] : []));
  const others = open.filter((name) => name !== "quiet" && name !== "rgb");
  return [
    ...(open.includes("quiet") && picks.length > 0 ? [t("note.quietPart")] : []),
    ...(open.includes("rgb") ? [t("note.rgb")] : []),
    ...(others.length === 0
      ? []
      : [t("note.notJudged", { what: others.map((name) => t(`judged.${name}`)).join(", ") })]),
  ];
}

/** What the grades mean, for the sentence that explains them. */
function gradesIn({ language }: Words) {
  const kit = wordsFor(language, "kit");
  return { A: kit("condition.meaning.A"), B: kit("condition.meaning.B"), C: kit("condition.meaning.C") };
}

/** When an order of now should arrive, where the visitor named a day. */
function deadlineNotes({ deadline }: AssistantAnswer, { t, language }: Words): string[] {
  if (deadline === null) return [];
  const days = { wanted: formatDate(deadline.wanted, language), arrives: formatDate(deadline.arrives, language) };
  return [t(deadline.late > 0 ? "note.late" : "note.inTime", days)];
}

function hasEstimate({ evidence }: Pick<AssistantPick, "evidence">): boolean {
  return evidence.some(
    (fact) =>
      fact.code === "estimated" ||
      fact.code === "frames-gain" ||
      (fact.code === "part-frames" && fact.figure.basis === "estimated") ||
      (fact.code === "alike" && fact.figure.basis === "estimated"),
  );
}

function upgradeSentences({ none, unknown, now, game, isCheckNeeded }: TypedUpgrades, words: Words): string[] {
  const { t } = words;
  const unknownLine = unknown.length > 0 ? [t("answer.unknownParts", { what: unknown.join(", ") })] : [];
  if (none === "unknown-parts") return unknown.length > 0 ? unknownLine : [t("ask.owned")];
  if (none !== null) return [noUpgradeSentence({ none, game }, words), ...unknownLine];
  return [
    t("answer.upgrades"),
    ...(now === "" ? [] : [t("answer.takenAs", { now })]),
    ...(isCheckNeeded ? [t("answer.upgradesCheck")] : []),
    ...unknownLine,
  ];
}

function ownUpgradeSentences({ none, now, game }: OwnUpgrades, criteria: Criteria, words: Words): string[] {
  const { t } = words;
  if (none === null && criteria.wants.length > 0) return [t("answer.ownFit")];
  if (none === null) return [t("answer.ownUpgrades", { now: now === "" ? t("answer.ownPc") : now })];
  return [noUpgradeSentence({ none, game }, words)];
}

function noUpgradeSentence(
  { none, game }: { none: NonNullable<OwnUpgrades["none"]>; game: Game },
  { t, language }: Words,
): string {
  if (none === "not-in-stock") return t("answer.notInStock");
  if (none === "nothing-better") return t("answer.nothingBetter");
  if (none === "parts-unknown") return t("answer.own.parts-unknown");
  return formatMissingEstimates([{ game, reason: none }], language).join(" ");
}

function linksOf({ criteria, answered, picks, relaxed, filter }: AssistantAnswer, { t, orders }: Words): LinkView[] {
  if (answered.as === "shop") return shopLinks(answered.facts, { t, orders });
  const shown: LinkView[] = [];
  const kinds = new Set(picks.map(({ listing }) => productTypeOf(listing)));
  if (picks.length > 1 && kinds.size === 1 && picks.length <= MOST_COMPARED)
    shown.push({ label: t("compareShown"), href: links.comparison(picks.map(({ listing }) => listing.id)) });
  const isEstimated = picks.some(hasEstimate) || (answered.as === "compared" && answered.estimates.length > 0);
  if (isEstimated) shown.push({ label: t("estimatesTo"), href: links.estimates() });
  if (answered.as === "own-upgrades") {
    shown.push({ label: t("upgradesTo"), href: links.myPcUpgrades() }, { label: t("myPcTo"), href: links.myPc() });
  }
  if (criteria.kind === "upgrade" && answered.as === "nothing") shown.push({ label: t("myPcTo"), href: links.myPc() });
  if (answered.as === "upgrades") shown.push({ label: t("configuratorTo"), href: links.configurator() });
  if (filter !== null) shown.push({ label: t("seeAll"), href: links.list(filter) });
  if (needsPerson(answered) || relaxed.some(({ criterion, by }) => criterion === "os" && by === "unknown"))
    shown.push({ label: t("person"), href: links.contact() });
  return shown;
}

function needsPerson({ as }: AnswerContent): boolean {
  return as === "unclear" || as === "too-long" || as === "nothing" || as === "not-in-stock";
}

function nextOf({ answered, picks }: AssistantAnswer, t: T): string[] {
  if (answered.as !== "picks" || picks.length === 0) return [];
  const isPc = picks[0]?.listing.kind === "pc";
  return [t("next.cheaper"), ...(isPc ? [t("next.storage")] : []), t("next.why"), t("next.others")];
}
