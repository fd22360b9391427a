// Answers a visitor's message: with products that can be bought now, with facts of the shop, or with one question.
// Invariant: no answer contains anything that is not in the stock, the settings or the shop's list of parts.

import type { Bani } from "../../base/money.ts";
import type { Currency } from "../../base/amounts/tokens.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import { everything, priceRangeBetween, type CatalogueFilter } from "../catalogue/search/filter.ts";
import type { Listing } from "../catalogue/listing.ts";
import { productTypeOf, type ProductType } from "../catalogue/product-type.ts";
import { upgradesOfPc } from "../compatibility/upgrades-of-pc.server.ts";
import type { LiveEstimates } from "../estimates/live-estimates.server.ts";
import type { LiveSettings } from "../settings/live-settings.server.ts";
import { applyChanges, budgetBelow, newlyNamed, remembered } from "./answering/apply-changes.ts";
import { compareParts, type ComparedPart, type EstimatedComparison } from "./answering/compare-parts.server.ts";
import { aspectOf, type ComparedAspect } from "./answering/compared-aspects.ts";
import { deadlineOf, type Deadline } from "./answering/deadline.ts";
import type { Relaxation } from "./answering/constraint.ts";
import { findPicks, lacksNamedParts, type ComparedSpeeds, type FoundPicks } from "./answering/find-picks.server.ts";
import {
  findOwnUpgrades,
  findTypedUpgrades,
  type OwnUpgrades,
  type TypedUpgrades,
} from "./answering/own-pc-upgrades.server.ts";
import type { OwnPc } from "../own-pc/own-pc.ts";
import { frameNeeds, type FrameModel } from "./answering/frames.ts";
import type { SearchCriteria } from "./answering/pc-constraints.ts";
import { evidenceOf, type AssistantPick } from "./answering/pick.ts";
import { shopFacts, type ShopFacts } from "./answering/shop-facts.ts";
import { isAbsurd, spendingOf, type Spending } from "./answering/spending.ts";
import { readToken, type TalkState } from "./conversation.ts";
import { modelsIn } from "./understanding/known-models.server.ts";
import { criteriaAfter } from "./understanding/follow-up.ts";
import { LONGEST_QUESTION, noCriteria, type Criteria } from "./criteria.ts";

/** What the assistant asks back, at most one thing. */
type Ask =
  | { about: "budget" | "budgetFor" | "games" | "purpose" | "owned" | "part" }
  | { about: "rate"; currency: Currency }
  | { about: "amount"; max: Bani; cheapest: Bani };

/** What the answer mainly says. */
export type AnswerContent =
  | { as: "picks" }
  | { as: "why"; pick: AssistantPick }
  | { as: "shop"; facts: ShopFacts }
  | { as: "term" }
  | { as: "compared"; parts: ComparedPart[]; estimates: EstimatedComparison[] }
  | { as: "compared-on"; aspects: ComparedAspect[]; why: ComparedPart | null }
  | { as: "upgrades"; found: TypedUpgrades }
  | { as: "own-upgrades"; found: OwnUpgrades }
  | { as: "not-sold" }
  | { as: "not-in-stock" }
  | { as: "too-long" }
  | { as: "too-many" }
  | { as: "nothing" }
  | { as: "unclear" };

export type AssistantAnswer = {
  criteria: Criteria;
  spending: Spending | null;
  answered: AnswerContent;
  picks: AssistantPick[];
  relaxed: Relaxation[];
  /** How many listings meet all criteria; null where nothing was searched. */
  total: number | null;
  /** The PCs among which the fastest was chosen; null where frame rates decided nothing. */
  compared: ComparedSpeeds | null;
  /** When an order of now should arrive, where the criteria name a day. */
  deadline: Deadline | null;
  /** The catalogue's list that comes closest to the criteria; null where there is none. */
  filter: CatalogueFilter | null;
  ask: Ask | null;
  state: TalkState;
};

type Deps = {
  catalogueIndex: CatalogueIndex;
  settings: Pick<LiveSettings, "current">;
  liveEstimates: Pick<LiveEstimates, "model">;
};

type Question = { text: string; after: string | null; ownPc?: OwnPc | null; now: Date };

/** Answers a message; `after`: the token of the last answer; `ownPc`: the PC that the visitor described. Synchronous: reads the index, the settings and the estimates in memory. */
export function answerQuestion(deps: Deps, { text, after, ownPc = null, now }: Question): AssistantAnswer {
  const before = after === null ? null : readToken(after);
  if (text.length > LONGEST_QUESTION) return plainAnswer(before?.criteria ?? noCriteria, { as: "too-long" }, before);
  const criteria = criteriaAfter(before?.criteria ?? null, text, {
    hasShown: (before?.shown.length ?? 0) > 0,
    modelsIn,
  });
  const deadline = deadlineOf(criteria, { now, days: deps.settings.current().delivery.days });
  switch (criteria.kind) {
    case "find":
      return answerFind(deps, criteria, { before, deadline });
    case "compare":
      return answerCompare(deps, criteria, before);
    case "upgrade":
      return answerUpgrade(deps, cheaperUpgrade(criteria, deps, before), ownPc);
    case "explain":
      return plainAnswer(criteria, { as: "term" }, before);
    case "other":
      return plainAnswer(criteria, { as: "unclear" }, before);
    default: {
      const facts = shopFacts(criteria.kind, {
        settings: deps.settings.current(),
        mostMonths: criteria.kind === "warranty" ? longestWarranty(deps.catalogueIndex) : null,
      });
      return { ...plainAnswer(criteria, facts ? { as: "shop", facts } : { as: "unclear" }, before), deadline };
    }
  }
}

/** The answer to a visitor who asks faster than anybody types: nothing is searched, and the conversation stays. */
export function answerTooMany(after: string | null): AssistantAnswer {
  return plainAnswer(noCriteria, { as: "too-many" }, after === null ? null : readToken(after));
}

/** An answer without products. The last search stays in mind, so that "cheaper" still works after a question. */
function plainAnswer(criteria: Criteria, answered: AnswerContent, before: TalkState | null): AssistantAnswer {
  const state = goesOn(before) ? before : { criteria: noCriteria, shown: [], hidden: [] };
  return {
    criteria,
    spending: null,
    answered,
    picks: [],
    relaxed: [],
    total: null,
    compared: null,
    deadline: null,
    filter: null,
    ask: null,
    state,
  };
}

/** Searches, comparisons and upgrades go on after another question. */
function goesOn(before: TalkState | null): before is TalkState {
  return before !== null && /^(?:find|compare|upgrade)$/.test(before.criteria.kind);
}

function longestWarranty(catalogueIndex: CatalogueIndex): number | null {
  const months = catalogueIndex.all().reduce((most, { warrantyMonths }) => Math.max(most, warrantyMonths), 0);
  return months === 0 ? null : months;
}

type Searching = { before: TalkState | null; deadline: Deadline | null };

function answerFind(deps: Deps, query: Criteria, { before, deadline }: Searching): AssistantAnswer {
  const { catalogueIndex, settings } = deps;
  const model = deps.liveEstimates.model();
  if (query.notSold) return plainAnswer(query, { as: "not-sold" }, before);
  if (query.changes.includes("restart"))
    return { ...plainAnswer(query, { as: "nothing" }, null), ask: { about: "purpose" } };
  const shown = (before?.shown ?? [])
    .map((id) => catalogueIndex.byId(id))
    .filter((one): one is Listing => one !== null && one.free > 0);
  const isAboutShown = query.changes.includes("why") || (query.place !== null && query.changes.length === 0);
  const changed = applyChanges(query, {
    shown,
    hidden: before?.hidden ?? [],
    firm: newlyNamed(before?.criteria ?? null, query),
  });
  const spending = spendingOf(changed.criteria, settings.current().rates);
  const criteria = remembered(query, changed);
  if (spending === "no-rate")
    return {
      ...plainAnswer(query, { as: "nothing" }, null),
      state: { criteria: { ...criteria, budget: null }, shown: [], hidden: [] },
      ask: { about: "rate", currency: criteria.budget?.currency ?? "EUR" },
    };
  const cheapest = cheapestOf(catalogueIndex, changed.criteria.product ?? "pc");
  if (spending !== null && query.budget !== null && isAbsurd(spending, cheapest))
    return {
      ...plainAnswer(query, { as: "nothing" }, null),
      state: { criteria: { ...criteria, budget: null }, shown: [], hidden: [] },
      ask: { about: "amount", max: spending.max!, cheapest: cheapest! },
    };
  const chosen = isAboutShown ? shown[(query.place ?? 1) - 1] : undefined;
  if (chosen && before) return explainPick(deps, { criteria: query, chosen, before, spending });
  const found = findPicks(catalogueIndex, {
    criteria: changed.criteria,
    spending,
    hidden: new Set(changed.hidden),
    model,
  });
  const isForPurpose = changed.criteria.games.length + changed.criteria.purposes.length > 0;
  if (!isForPurpose && lacksNamedParts(catalogueIndex, changed.criteria, { product: found.product, model }))
    return {
      ...plainAnswer(query, { as: "not-in-stock" }, null),
      total: 0,
      filter: everything(found.product),
    };
  return {
    criteria: query,
    spending,
    answered: { as: found.picks.length > 0 ? "picks" : "nothing" },
    picks: found.picks,
    relaxed: [...found.relaxed, ...promisesOf(changed.criteria, { found, deadline, model })],
    total: found.total,
    compared: found.compared,
    deadline,
    filter: filterOf(changed.criteria, found, spending),
    ask: found.picks.length > 0 ? askAbout(changed.criteria) : null,
    state: {
      criteria: found.total === 0 ? withBudgetBefore(criteria, query) : criteria,
      shown: found.picks.map(({ listing }) => listing.id),
      hidden: changed.hidden,
    },
  };
}

/** The lowest price of a product type that can be bought now; null without one. */
function cheapestOf(catalogueIndex: CatalogueIndex, productType: ProductType): Bani | null {
  let cheapest: Bani | null = null;
  for (const listing of catalogueIndex.all())
    if (listing.free > 0 && productTypeOf(listing) === productType && (cheapest === null || listing.price < cheapest))
      cheapest = listing.price;
  return cheapest;
}

/** Nothing is cheaper: what is asked next is not held to a price that nothing has. */
function withBudgetBefore(criteria: Criteria, { changes, budget }: Criteria): Criteria {
  return changes.includes("cheaper") ? { ...criteria, budget, prefer: "cheapest" } : criteria;
}

type Explained = { criteria: Criteria; chosen: Listing; before: TalkState; spending: Spending | null };

/** Why a product was proposed: its facts again, alone. */
function explainPick(
  { catalogueIndex, liveEstimates }: Pick<Deps, "catalogueIndex" | "liveEstimates">,
  { criteria, chosen, before, spending }: Explained,
): AssistantAnswer {
  const model = liveEstimates.model();
  const evidence =
    chosen.kind === "pc"
      ? evidenceOf(chosen, {
          criteria: before.criteria,
          upgrades: upgradesOfPc({ catalogueIndex }, chosen),
          max: spending?.max ?? null,
          model,
        })
      : [];
  const found = findPicks(catalogueIndex, {
    criteria: { ...before.criteria, aboveScore: null, firm: [] },
    spending,
    hidden: new Set(before.hidden),
    model,
  });
  const same = found.picks.find(({ listing }) => listing.id === chosen.id);
  const pick: AssistantPick = same ?? { role: "named", listing: chosen, evidence, relaxed: [] };
  return {
    ...plainAnswer(criteria, { as: "why", pick }, before),
    spending,
    picks: [pick],
    relaxed: [...pick.relaxed, ...notJudgedOf(found)],
    state: before,
  };
}

/** What no product of the stock decides: figures that nobody has, the day of delivery. */
function promisesOf(
  criteria: SearchCriteria,
  { found, deadline, model }: { found: FoundPicks; deadline: Deadline | null; model: FrameModel },
): Relaxation[] {
  const isPc = found.product === "pc";
  const drawsFrames = isPc || found.product === "graphics-cards" || found.product === "processors";
  const promises: Relaxation[] = frameNeeds(criteria, model)
    .filter(({ isUnknown }) => isUnknown && drawsFrames)
    .map(({ title, wanted }) => ({ criterion: "unmeasured", by: title, of: `${wanted.screen} ${wanted.settings}` }));
  if (deadline !== null && deadline.late > 0)
    promises.push({ criterion: "deadline", by: deadline.late, of: criteria.withinDays });
  return [...promises, ...notJudgedOf(found)];
}

function notJudgedOf({ notJudged }: FoundPicks): Relaxation[] {
  return notJudged.map((name) => ({ criterion: "not-judged", by: name, of: null }));
}

/** The one thing that would change the answer most. */
function askAbout(criteria: SearchCriteria): Ask | null {
  if (criteria.count !== null && criteria.count > 1 && criteria.budget !== null && criteria.budgetFor === null)
    return { about: "budgetFor" };
  const isForGames = criteria.purposes.includes("gaming") || criteria.games.length > 0;
  const isPc = criteria.product === null || criteria.product === "pc";
  if (!isPc || criteria.wants.length > 0) return null;
  if (isForGames && criteria.games.length === 0) return { about: "games" };
  if (criteria.games.length + criteria.purposes.length === 0 && criteria.ramGb === null && criteria.budget === null)
    return { about: "purpose" };
  return criteria.budget === null ? { about: "budget" } : null;
}

function filterOf(criteria: SearchCriteria, found: FoundPicks, spending: Spending | null): CatalogueFilter {
  const filter = everything(found.product);
  const price = spending && priceRangeBetween({ from: spending.min, to: spending.max });
  const game =
    criteria.games.find(
      (title) => title === "lol" || title === "gtav" || title === "cs2" || title === "pubg" || title === "valorant",
    ) ?? null;
  const isPc = found.product === "pc";
  const q = criteria.wants.length === 1 && criteria.games.length === 0 ? (criteria.wants[0]?.name ?? "") : "";
  // A text and filters do not combine (rule 4).
  if (q !== "" && price === null) return { ...filter, q, sort: "priceAsc" };
  return { ...filter, price, game: isPc ? game : null, sort: isPc && game !== null ? "performance" : "priceAsc" };
}

/** Two or three parts beside each other; or what a follow-up asks about them: which is cheaper, quieter or faster, and why. */
function answerCompare(
  { catalogueIndex, liveEstimates }: Deps,
  criteria: Criteria,
  before: TalkState | null,
): AssistantAnswer {
  const { parts, estimates, listings } = compareParts(catalogueIndex, criteria, liveEstimates.model());
  const aspects = aspectsOf(criteria).map((on) => aspectOf(on, { parts, estimates }));
  const isAbout = before?.criteria.kind === "compare" && (aspects.length > 0 || criteria.place !== null);
  const why = isAbout && criteria.place !== null ? (parts[criteria.place - 1] ?? null) : null;
  const winners = isAbout ? [why?.name ?? aspects[0]?.winner] : [];
  const [winner] = winners;
  const shown = winner ? listings.filter(({ part }) => part === winner) : listings;
  return {
    ...plainAnswer(
      criteria,
      isAbout ? { as: "compared-on", aspects, why } : { as: "compared", parts, estimates },
      null,
    ),
    picks: shown.map(({ listing }) => ({ role: "named", listing, evidence: [], relaxed: [] })),
    state: {
      criteria: { ...criteria, changes: [], place: null, prefer: null, quiet: false },
      shown: listings.map(({ listing }) => listing.id),
      hidden: [],
    },
  };
}

/** What a message asks about compared parts; "why" asks for all of it. */
function aspectsOf({ changes, prefer, quiet, place }: Criteria): ComparedAspect["on"][] {
  if (changes.includes("why") || (place !== null && changes.length === 0)) return ["price", "speed", "noise"];
  const found: ComparedAspect["on"][] = [];
  if (changes.includes("cheaper") || changes.includes("dearer") || prefer === "cheapest") found.push("price");
  if (changes.includes("faster") || prefer === "fastest") found.push("speed");
  if (changes.includes("quieter") || quiet) found.push("noise");
  return found;
}

/** Whether the answer would be about the PC that the visitor described, if it were known. */
export function needsOwnPc({ criteria, answered }: AssistantAnswer): boolean {
  return criteria.kind === "upgrade" && criteria.owns.length === 0 && answered.as === "nothing";
}

function answerUpgrade(deps: Deps, criteria: Criteria, ownPc: OwnPc | null): AssistantAnswer {
  const { settings } = deps;
  const named = spendingOf(criteria, settings.current().rates);
  const spending = named === "no-rate" ? null : named;
  const ask: Ask | null = named === "no-rate" ? { about: "rate", currency: criteria.budget?.currency ?? "EUR" } : null;
  if (criteria.owns.length === 0 && ownPc !== null) {
    const own = findOwnUpgrades(deps, ownPc, { criteria, spending });
    return answerWithUpgrades(criteria, {
      answered: { as: "own-upgrades", found: own },
      picks: own.picks,
      spending,
      ask,
    });
  }
  if (criteria.owns.length === 0)
    return {
      ...plainAnswer(criteria, { as: "nothing" }, null),
      ask: { about: "owned" },
      state: upgradeState(criteria, []),
    };
  const found = findTypedUpgrades(deps, { criteria, spending });
  return answerWithUpgrades(criteria, { answered: { as: "upgrades", found }, picks: found.picks, spending, ask });
}

type Upgrades = Pick<AssistantAnswer, "answered" | "picks" | "spending" | "ask">;

function answerWithUpgrades(criteria: Criteria, { answered, ...found }: Upgrades): AssistantAnswer {
  return { ...plainAnswer(criteria, answered, null), ...found, state: upgradeState(criteria, found.picks) };
}

/** What the next message continues: the same question, with the parts that are owned. */
function upgradeState(criteria: Criteria, picks: readonly AssistantPick[]): TalkState {
  return {
    criteria: { ...criteria, changes: [], place: null },
    shown: picks.map(({ listing }) => listing.id),
    hidden: [],
  };
}

/** "Cheaper" after upgrades: below the cheapest that was shown. */
function cheaperUpgrade(criteria: Criteria, { catalogueIndex }: Deps, before: TalkState | null): Criteria {
  const prices = (before?.shown ?? []).flatMap((id) => catalogueIndex.byId(id)?.price ?? []);
  if (!criteria.changes.includes("cheaper") || prices.length === 0) return criteria;
  return { ...criteria, budget: budgetBelow(prices) };
}
