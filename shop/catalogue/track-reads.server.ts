import { hash } from "node:crypto";
import type { ListingId } from "../../base/id.ts";
import type { Listing } from "./listing.ts";
import type { Results } from "./search/search-index.ts";
import type { Shelf } from "./catalogue-index.server.ts";

/** What an answer comes to, short enough to be kept for each page: equal sums are equal answers. */
type Sum = string | number | boolean;

/** One question and its answer. A page keeps dozens of these: a closure for each would take more room. */
type Read = { question: { sum(args: unknown[]): Sum }; args: unknown[]; heard: Sum };

export type TrackedShelf = {
  /** Answers as the shelf does. */
  readonly shelf: Shelf;
  /** Whether the shelf would still give every answer that it gave through `shelf`. */
  isUnchanged(): boolean;
};

/**
 * A shelf for the making of one page, which remembers what was asked of it. If it would answer all of that the same again, a
 * page made from nothing else would come out the same, whatever was sold meanwhile. What is not compared counts as changed by
 * every change. What the database has about a listing (its facts) is covered by the listing's own version.
 */
export function trackReads(shelf: Shelf): TrackedShelf {
  const reads: Read[] = [];

  function note(sum: () => Sum): void {
    reads.push({ question: { sum }, args: [], heard: sum() });
  }

  function compared<Args extends unknown[], Answer>(ask: (...args: Args) => Answer, sumOf: (answer: Answer) => Sum): (...args: Args) => Answer {
    const question = { sum: (args: Args) => sumOf(ask(...args)) };
    return (...args) => {
      const answer = ask(...args);
      reads.push({ question, args, heard: sumOf(answer) });
      return answer;
    };
  }

  function changedByAnything<Args extends unknown[], Answer>(ask: (...args: Args) => Answer): (...args: Args) => Answer {
    return (...args) => {
      note(() => shelf.version);
      return ask(...args);
    };
  }

  const stampOf = ({ id }: Listing): string => `${id}@${shelf.readAt(id)}`;
  const sumOfListings = (listings: readonly Listing[]): Sum => listings.map(stampOf).join();
  const sumOfResults = ({ listings, ...counts }: Results): Sum => sumOfData([listings.map(stampOf), counts]);

  const tracked: Shelf = {
    search: compared((filter) => shelf.search(filter), sumOfResults),
    byId(id) {
      note(() => shelf.readAt(id));
      return shelf.byId(id);
    },
    factsOf(db, id) {
      note(() => shelf.readAt(id));
      return shelf.factsOf(db, id);
    },
    wasPriceOf: compared((id, now) => shelf.wasPriceOf(id, now), (price) => String(price)),
    newestOf: compared((aisle, most) => shelf.newestOf(aisle, most), (listings) => sumOfData(listings.map(stampOf))),
    readAt: compared((id: ListingId) => shelf.readAt(id), (version) => version),
    count: compared((aisle) => shelf.count(aisle), (count) => count),
    countText: compared((aisle, q) => shelf.countText(aisle, q), (count) => count),
    knows: compared((aisle, facet, value) => shelf.knows(aisle, facet, value), (isKnown) => isKnown),
    rangeOf: compared((test) => shelf.rangeOf(test), (range) => JSON.stringify(range)),
    countMeasured: compared((test) => shelf.countMeasured(test), (count) => count),
    percentBelow: compared((test, value) => shelf.percentBelow(test, value), (percent) => percent),
    similarTo: compared((listing, count) => shelf.similarTo(listing, count), sumOfListings),
    processorsFor: compared((board) => shelf.processorsFor(board), (processors) => sumOfData(processors.map(stampOf))),
    all: changedByAnything(() => shelf.all()),
    suggest: changedByAnything((text, nameOf) => shelf.suggest(text, nameOf)),
    componentsOf: changedByAnything((category) => shelf.componentsOf(category)),
    pcsWith: changedByAnything((parts) => shelf.pcsWith(parts)),
    gamePresets: changedByAnything(() => shelf.gamePresets()),
    get version() {
      note(() => shelf.version);
      return shelf.version;
    },
    onChange: (listener) => shelf.onChange(listener),
    close: () => shelf.close(),
  };
  return { shelf: tracked, isUnchanged: () => reads.every(({ question, args, heard }) => question.sum(args) === heard) };
}

function sumOfData(data: unknown): string {
  return hash("sha256", JSON.stringify(data), "base64url");
}
