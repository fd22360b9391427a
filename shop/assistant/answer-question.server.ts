// Answers a visitor's message: with products that can be bought now, with facts of the shop, or with one question.
// Invariant: no answer contains anything that is not in the stock, the settings or the shop's list of parts.

import { bani } from "../../base/money.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import { everything, type CatalogueFilter } from "../catalogue/search/filter.ts";
import type { Listing } from "../catalogue/listing.ts";
import type { LiveSettings } from "../settings/live-settings.server.ts";
import { DELIVERY_DAYS } from "../shipping/calendar.ts";
import { applyChanges, newlySaid, remembered } from "./answering/apply-changes.ts";
import { compareParts, type ComparedPart } from "./answering/compare-parts.server.ts";
import type { Relaxation } from "./answering/constraint.ts";
import { findPicks, lacksNamedParts, type FoundPicks } from "./answering/find-picks.server.ts";
import { findUpgrades, type FoundUpgrades } from "./answering/find-upgrades.server.ts";
import type { SearchWish } from "./answering/pc-constraints.ts";
import { evidenceOf, type AssistantPick } from "./answering/pick.ts";
import { shopFacts, type ShopFacts } from "./answering/shop-facts.ts";
import { spendingOf, type Spending } from "./answering/spending.ts";
import { readToken, type TalkState } from "./conversation.ts";
import { wishAfter } from "./understanding/follow-up.ts";
import { LONGEST_QUESTION, noWish, type SaidCurrency, type Wish } from "./wish.ts";

/** What the assistant asks back, at most one thing. */
type Ask = { about: "budget" | "games" | "purpose" | "owned" | "part" } | { about: "rate"; currency: SaidCurrency };

/** What the answer mainly says. */
export type AnswerContent =
  | { as: "picks" }
  | { as: "why"; pick: AssistantPick }
  | { as: "shop"; facts: ShopFacts }
  | { as: "term" }
  | { as: "compared"; parts: ComparedPart[] }
  | { as: "upgrades"; found: FoundUpgrades }
  | { as: "not-sold" }
  | { as: "not-in-stock" }
  | { as: "too-long" }
  | { as: "too-many" }
  | { as: "nothing" }
  | { as: "unclear" };

export type AssistantAnswer = {
  wish: Wish;
  spending: Spending | null;
  answered: AnswerContent;
  picks: AssistantPick[];
  relaxed: Relaxation[];
  /** How many listings meet the whole wish; null where nothing was searched. */
  total: number | null;
  /** The catalogue's list that comes closest to the wish; null where there is none. */
  filter: CatalogueFilter | null;
  ask: Ask | null;
  state: TalkState;
};

type Deps = { catalogueIndex: CatalogueIndex; settings: Pick<LiveSettings, "current"> };

/** Answers a message; `after`: the token of the last answer. Synchronous: reads the index and the settings in memory. */
export function answerQuestion(deps: Deps, { text, after }: { text: string; after: string | null }): AssistantAnswer {
  const before = after === null ? null : readToken(after);
  if (text.length > LONGEST_QUESTION) return plainAnswer(before?.wish ?? noWish, { as: "too-long" }, before);
  const wish = wishAfter(before?.wish ?? null, text);
  switch (wish.kind) {
    case "find":
      return answerFind(deps, wish, before);
    case "compare":
      return answerCompare(deps, wish);
    case "upgrade":
      return answerUpgrade(deps, wish);
    case "explain":
      return plainAnswer(wish, { as: "term" }, before);
    case "other":
      return plainAnswer(wish, { as: "unclear" }, before);
    default: {
      const facts = shopFacts(wish.kind, {
        settings: deps.settings.current(),
        mostMonths: wish.kind === "warranty" ? longestWarranty(deps.catalogueIndex) : null,
      });
      return plainAnswer(wish, facts ? { as: "shop", facts } : { as: "unclear" }, before);
    }
  }
}

/** The answer to a visitor who asks faster than anybody types: nothing is searched, and the conversation stays. */
export function answerTooMany(after: string | null): AssistantAnswer {
  return plainAnswer(noWish, { as: "too-many" }, after === null ? null : readToken(after));
}

/** An answer without products. The last search stays in mind, so that "cheaper" still works after a question. */
function plainAnswer(wish: Wish, answered: AnswerContent, before: TalkState | null): AssistantAnswer {
  const isSearch = before?.wish.kind === "find";
  const state = isSearch ? before : { wish: noWish, shown: [], hidden: [] };
  return { wish, spending: null, answered, picks: [], relaxed: [], total: null, filter: null, ask: null, state };
}

function longestWarranty(catalogueIndex: CatalogueIndex): number | null {
  const months = catalogueIndex.all().reduce((most, { warrantyMonths }) => Math.max(most, warrantyMonths), 0);
  return months === 0 ? null : months;
}

function answerFind({ catalogueIndex, settings }: Deps, asked: Wish, before: TalkState | null): AssistantAnswer {
  if (asked.notSold) return plainAnswer(asked, { as: "not-sold" }, before);
  if (asked.changes.includes("restart"))
    return { ...plainAnswer(asked, { as: "nothing" }, null), ask: { about: "purpose" } };
  const shown = (before?.shown ?? [])
    .map((id) => catalogueIndex.byId(id))
    .filter((one): one is Listing => one !== null && one.free > 0);
  const isAboutShown = asked.changes.includes("why") || (asked.place !== null && asked.changes.length === 0);
  const changed = applyChanges(asked, {
    shown,
    hidden: before?.hidden ?? [],
    firm: newlySaid(before?.wish ?? null, asked),
  });
  const spending = spendingOf(changed.wish.budget, settings.current().rates);
  const wish = remembered(asked, changed);
  if (spending === "no-rate")
    return {
      ...plainAnswer(asked, { as: "nothing" }, null),
      state: { wish: { ...wish, budget: null }, shown: [], hidden: [] },
      ask: { about: "rate", currency: wish.budget?.currency ?? "EUR" },
    };
  const chosen = isAboutShown ? shown[(asked.place ?? 1) - 1] : undefined;
  if (chosen && before) return explainPick({ catalogueIndex }, { wish: asked, chosen, before, spending });
  const found = findPicks(catalogueIndex, { wish: changed.wish, spending, hidden: new Set(changed.hidden) });
  const isForPurpose = changed.wish.games.length + changed.wish.purposes.length > 0;
  if (!isForPurpose && lacksNamedParts(catalogueIndex, changed.wish, found.product))
    return {
      ...plainAnswer(asked, { as: "not-in-stock" }, null),
      total: 0,
      filter: everything(found.product),
    };
  return {
    wish: asked,
    spending,
    answered: { as: found.picks.length > 0 ? "picks" : "nothing" },
    picks: found.picks,
    relaxed: [...found.relaxed, ...promisesOf(changed.wish)],
    total: found.total,
    filter: filterOf(changed.wish, found, spending),
    ask: found.picks.length > 0 ? askAbout(changed.wish) : null,
    state: { wish, shown: found.picks.map(({ listing }) => listing.id), hidden: changed.hidden },
  };
}

type Explained = { wish: Wish; chosen: Listing; before: TalkState; spending: Spending | null };

/** Why a product was proposed: its facts again, alone. */
function explainPick(
  { catalogueIndex }: Pick<Deps, "catalogueIndex">,
  { wish, chosen, before, spending }: Explained,
): AssistantAnswer {
  const evidence =
    chosen.kind === "pc"
      ? evidenceOf(chosen, {
          wish: before.wish,
          processors: catalogueIndex.processorsFor(chosen.specs.motherboard),
          max: spending?.max ?? null,
        })
      : [];
  const found = findPicks(catalogueIndex, {
    wish: { ...before.wish, aboveScore: null, firm: [] },
    spending,
    hidden: new Set(before.hidden),
  });
  const same = found.picks.find(({ listing }) => listing.id === chosen.id);
  const pick: AssistantPick = same ?? { role: "named", listing: chosen, evidence, relaxed: [] };
  return {
    ...plainAnswer(wish, { as: "why", pick }, before),
    spending,
    picks: [pick],
    relaxed: pick.relaxed,
    state: before,
  };
}

/** What no product of the stock decides: the day of delivery, and programs that the shop does not list. */
function promisesOf(wish: SearchWish): Relaxation[] {
  const promises: Relaxation[] = [];
  if (wish.withinDays !== null && wish.withinDays < DELIVERY_DAYS)
    promises.push({ wish: "deadline", by: DELIVERY_DAYS - wish.withinDays, of: wish.withinDays });
  if (wish.os !== null) promises.push({ wish: "os", by: wish.os, of: wish.os });
  return promises;
}

/** The one thing that would change the answer most. */
function askAbout(wish: SearchWish): Ask | null {
  const isForGames = wish.purposes.includes("gaming") || wish.games.length > 0;
  const isPc = wish.product === null || wish.product === "pc";
  if (!isPc || wish.wants.length > 0) return null;
  if (isForGames && wish.games.length === 0) return { about: "games" };
  if (wish.games.length + wish.purposes.length === 0 && wish.ramGb === null && wish.budget === null)
    return { about: "purpose" };
  return wish.budget === null ? { about: "budget" } : null;
}

function filterOf(wish: SearchWish, found: FoundPicks, spending: Spending | null): CatalogueFilter {
  const filter = everything(found.product);
  const max = spending?.max ?? null;
  const price =
    spending === null
      ? null
      : { min: Math.ceil((spending.min ?? bani(0)) / 100), max: max === null ? null : Math.floor(max / 100) };
  const game =
    wish.games.find(
      (title) => title === "lol" || title === "gtav" || title === "cs2" || title === "pubg" || title === "valorant",
    ) ?? null;
  const isPc = found.product === "pc";
  const q = wish.wants.length === 1 && wish.games.length === 0 ? (wish.wants[0]?.name ?? "") : "";
  // A text and filters do not combine (rule 4).
  if (q !== "" && price === null) return { ...filter, q, sort: "priceAsc" };
  return { ...filter, price, game: isPc ? game : null, sort: isPc && game !== null ? "performance" : "priceAsc" };
}

function answerCompare({ catalogueIndex }: Deps, wish: Wish): AssistantAnswer {
  const { parts, listings } = compareParts(catalogueIndex, wish.wants);
  return {
    ...plainAnswer(wish, { as: "compared", parts }, null),
    picks: listings.map((listing) => ({ role: "named", listing, evidence: [], relaxed: [] })),
    state: { wish: { ...noWish, kind: "find" }, shown: listings.map(({ id }) => id), hidden: [] },
  };
}

function answerUpgrade({ catalogueIndex, settings }: Deps, wish: Wish): AssistantAnswer {
  const spending = spendingOf(wish.budget, settings.current().rates);
  if (wish.owns.length === 0) return { ...plainAnswer(wish, { as: "nothing" }, null), ask: { about: "owned" } };
  const found = findUpgrades(catalogueIndex, { wish, spending: spending === "no-rate" ? null : spending });
  return {
    ...plainAnswer(wish, { as: "upgrades", found }, null),
    picks: found.picks,
    spending: spending === "no-rate" ? null : spending,
    ask: spending === "no-rate" ? { about: "rate", currency: wish.budget?.currency ?? "EUR" } : null,
    state: { wish: { ...noWish, kind: "find" }, shown: found.picks.map(({ listing }) => listing.id), hidden: [] },
  };
}
