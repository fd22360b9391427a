// What the shop pays for a graphics card of which somebody types the name.

import type { Db } from "../../../base/db.server.ts";
import { bani, NOTHING, type Bani } from "../../../base/money.ts";
import { conditions, type DeclaredPart } from "../../pricing/declaration.ts";
import type { PriceBook } from "../../pricing/price-book.ts";
import { CURRENT_ENGINE, priceLines } from "../../pricing/quote-offer.ts";
import { currentBook } from "../current-book.server.ts";
import { knownPart } from "./name-components.server.ts";
import { searchParts } from "./search-parts.server.ts";

/** Cards named in one answer. */
const MAX_CARDS = 4;

/** `low` in poor condition, `high` in excellent; `isOpen`: the book has no price for it, so `high` is an "up to" until testing confirms it. */
export type CardWorth = { id: string; name: string; low: Bani; high: Bani; isOpen: boolean };

/** `shipping` is deducted once from a parcel; `upTo` is the most for a card that is not in the list of parts. */
export type CardsWorth = { cards: CardWorth[]; shipping: Bani; upTo: Bani };

/** The worth, by the current price book, of the cards that a text names. Nothing is promised or stored. */
export async function cardsWorth(deps: { db: Db }, { query }: { query: string }): Promise<CardsWorth> {
  const book = await currentBook(deps);
  const { found } = await searchParts(deps, { category: "graphics-cards", query });
  const cards = found.slice(0, MAX_CARDS).map(({ part }) => ({
    id: part.id,
    name: part.name,
    ...worthOf({ key: part.id, quantity: 1, condition: null, faulty: false, part: knownPart(part) }, book),
  }));
  return { cards, shipping: book.shipping, upTo: book.fallback.gpu };
}

/** A single card, sold by itself, in each condition. */
function worthOf(declared: DeclaredPart, book: PriceBook): Pick<CardWorth, "low" | "high" | "isOpen"> {
  const lines = conditions.flatMap((condition) => {
    const declaration = {
      of: "components" as const,
      parts: [declared],
      condition,
      extras: { box: false, accessories: false },
    };
    return priceLines({ engine: CURRENT_ENGINE, bookVersion: book.version, declaration }, book).lines.filter(
      (line) => line.of === "part",
    );
  });
  const amounts = lines.map(({ amount }) => amount);
  return {
    low: bani(Math.max(NOTHING, Math.min(...amounts))),
    high: bani(Math.max(NOTHING, ...amounts)),
    isOpen: lines.some(({ confirmedAtTesting }) => confirmedAtTesting),
  };
}
