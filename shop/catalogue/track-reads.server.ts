import { hash } from "node:crypto";
import type { ListingId } from "../../base/id.ts";
import type { Listing } from "./listing.ts";
import type { Results } from "./search/search-index.ts";
import type { CatalogueIndex } from "./catalogue-index.server.ts";

/** What an answer comes to, short enough to be kept for each page: equal sums are equal answers. */
type Sum = string | number | boolean;

/** One question and its answer. A page keeps dozens of these: a closure for each would take more room. */
type Read = { question: { sum(args: unknown[]): Sum }; args: unknown[]; heard: Sum };

export type TrackedIndex = {
  /** Answers as the shelf does. */
  readonly catalogueIndex: CatalogueIndex;
  /** Whether the shelf would still give every answer that it gave through `shelf`. */
  isUnchanged(): boolean;
};

/**
 * A shelf for the making of one page, which remembers what was asked of it. If it would answer all of that the same again, a
 * page made from nothing else would come out the same, whatever was sold meanwhile. What is not compared counts as changed by
 * every change. What the database has about a listing (its facts) is covered by the listing's own version.
 */
export function trackReads(catalogueIndex: CatalogueIndex): TrackedIndex {
  const reads: Read[] = [];

  function note(sum: () => Sum): void {
    reads.push({ question: { sum }, args: [], heard: sum() });
  }

  function compared<Args extends unknown[], Answer>(
    ask: (...args: Args) => Answer,
    sumOf: (answer: Answer) => Sum,
  ): (...args: Args) => Answer {
    const question = { sum: (args: Args) => sumOf(ask(...args)) };
    return (...args) => {
      const answer = ask(...args);
      reads.push({ question, args, heard: sumOf(answer) });
      return answer;
    };
  }

  function changedByAnything<Args extends unknown[], Answer>(
    ask: (...args: Args) => Answer,
  ): (...args: Args) => Answer {
    return (...args) => {
      note(() => catalogueIndex.version);
      return ask(...args);
    };
  }

  const stampOf = ({ id }: Listing): string => `${id}@${catalogueIndex.readAt(id)}`;
  const sumOfListings = (listings: readonly Listing[]): Sum => listings.map(stampOf).join();
  const sumOfResults = ({ listings, ...counts }: Results): Sum => sumOfData([listings.map(stampOf), counts]);

  const tracked: CatalogueIndex = {
    search: compared((filter) => catalogueIndex.search(filter), sumOfResults),
    byId(id) {
      note(() => catalogueIndex.readAt(id));
      return catalogueIndex.byId(id);
    },
    factsOf(db, id) {
      note(() => catalogueIndex.readAt(id));
      return catalogueIndex.factsOf(db, id);
    },
    wasPriceOf: compared(
      (id, now) => catalogueIndex.wasPriceOf(id, now),
      (price) => String(price),
    ),
    newestOf: compared(
      (productType, most) => catalogueIndex.newestOf(productType, most),
      (listings) => sumOfData(listings.map(stampOf)),
    ),
    readAt: compared(
      (id: ListingId) => catalogueIndex.readAt(id),
      (version) => version,
    ),
    count: compared(
      (productType) => catalogueIndex.count(productType),
      (count) => count,
    ),
    countText: compared(
      (productType, q) => catalogueIndex.countText(productType, q),
      (count) => count,
    ),
    knows: compared(
      (productType, facet, value) => catalogueIndex.knows(productType, facet, value),
      (isKnown) => isKnown,
    ),
    rangeOf: compared(
      (test) => catalogueIndex.rangeOf(test),
      (range) => JSON.stringify(range),
    ),
    countMeasured: compared(
      (test) => catalogueIndex.countMeasured(test),
      (count) => count,
    ),
    percentBelow: compared(
      (test, value) => catalogueIndex.percentBelow(test, value),
      (percent) => percent,
    ),
    similarTo: compared((listing, count) => catalogueIndex.similarTo(listing, count), sumOfListings),
    processorsFor: compared(
      (board) => catalogueIndex.processorsFor(board),
      (processors) => sumOfData(processors.map(stampOf)),
    ),
    all: changedByAnything(() => catalogueIndex.all()),
    suggest: changedByAnything((text, nameOf) => catalogueIndex.suggest(text, nameOf)),
    componentsOf: changedByAnything((category) => catalogueIndex.componentsOf(category)),
    pcsWith: changedByAnything((parts) => catalogueIndex.pcsWith(parts)),
    gamePresets: changedByAnything(() => catalogueIndex.gamePresets()),
    get version() {
      note(() => catalogueIndex.version);
      return catalogueIndex.version;
    },
    onChange: (listener) => catalogueIndex.onChange(listener),
    close: () => catalogueIndex.close(),
  };
  return {
    catalogueIndex: tracked,
    isUnchanged: () => reads.every(({ question, args, heard }) => question.sum(args) === heard),
  };
}

function sumOfData(data: unknown): string {
  return hash("sha256", JSON.stringify(data), "base64url");
}
