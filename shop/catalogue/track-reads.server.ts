import { hash } from "node:crypto";
import type { ListingId } from "../../base/id.ts";
import type { Listing } from "./listing.ts";
import type { Results } from "./search/search-index.ts";
import type { CatalogueIndex } from "./catalogue-index.server.ts";

/** A short value that stands for a result: equal fingerprints mean equal results. */
type Fingerprint = string | number | boolean;

/** One recorded read. A page stores dozens of these, so the arguments are stored instead of a closure per read. */
type Read = { query: { fingerprint(args: unknown[]): Fingerprint }; args: unknown[]; fingerprint: Fingerprint };

export type TrackedIndex = {
  /** Behaves like the index that it wraps. */
  readonly catalogueIndex: CatalogueIndex;
  /** Whether the index would still return everything that was read through this wrapper. */
  isUnchanged(): boolean;
};

/**
 * Wraps the index for rendering one page and records what is read. If every read would return the same again, a page
 * made only from these reads would render the same, whatever was sold meanwhile. Reads without a fingerprint count as
 * changed by every change of the index. What the database stores about a listing (its facts) is covered by the
 * listing's version.
 */
export function trackReads(catalogueIndex: CatalogueIndex): TrackedIndex {
  const reads = new ReadLog(catalogueIndex);
  const tracked: CatalogueIndex = {
    ...listingReads(catalogueIndex, reads),
    ...figureReads(catalogueIndex, reads),
    ...unfingerprintedReads(catalogueIndex, reads),
    get version() {
      reads.record(() => catalogueIndex.version);
      return catalogueIndex.version;
    },
    onChange: (listener) => catalogueIndex.onChange(listener),
    close: () => catalogueIndex.close(),
  };
  return { catalogueIndex: tracked, isUnchanged: () => reads.areUnchanged() };
}

class ReadLog {
  readonly #reads: Read[] = [];
  readonly #catalogueIndex: CatalogueIndex;

  constructor(catalogueIndex: CatalogueIndex) {
    this.#catalogueIndex = catalogueIndex;
  }

  record(fingerprint: () => Fingerprint): void {
    this.#reads.push({ query: { fingerprint }, args: [], fingerprint: fingerprint() });
  }

  /** The same query, recorded with the fingerprint of its result. */
  compared<Args extends unknown[], Value>(
    read: (...args: Args) => Value,
    fingerprintOf: (value: Value) => Fingerprint,
  ): (...args: Args) => Value {
    const query = { fingerprint: (args: Args) => fingerprintOf(read(...args)) };
    return (...args) => {
      const value = read(...args);
      this.#reads.push({ query, args, fingerprint: fingerprintOf(value) });
      return value;
    };
  }

  /** The same query, recorded as changed by every change of the index. */
  changedByAnything<Args extends unknown[], Value>(read: (...args: Args) => Value): (...args: Args) => Value {
    return (...args) => {
      this.record(() => this.#catalogueIndex.version);
      return read(...args);
    };
  }

  areUnchanged(): boolean {
    return this.#reads.every(({ query, args, fingerprint }) => query.fingerprint(args) === fingerprint);
  }
}

function listingReads(catalogueIndex: CatalogueIndex, reads: ReadLog) {
  const stampOf = ({ id }: Listing): string => `${id}@${catalogueIndex.versionOf(id)}`;
  const fingerprintOfListings = (listings: readonly Listing[]) => hashOf(listings.map(stampOf));
  return {
    search: reads.compared(
      (...args: Parameters<CatalogueIndex["search"]>) => catalogueIndex.search(...args),
      ({ listings, ...counts }: Results) => hashOf([listings.map(stampOf), counts]),
    ),
    byId(id: ListingId) {
      reads.record(() => catalogueIndex.versionOf(id));
      return catalogueIndex.byId(id);
    },
    factsOf(...[db, id]: Parameters<CatalogueIndex["factsOf"]>) {
      reads.record(() => catalogueIndex.versionOf(id));
      return catalogueIndex.factsOf(db, id);
    },
    versionOf: reads.compared(
      (id: ListingId) => catalogueIndex.versionOf(id),
      (version) => version,
    ),
    newestOf: reads.compared(
      (...args: Parameters<CatalogueIndex["newestOf"]>) => catalogueIndex.newestOf(...args),
      fingerprintOfListings,
    ),
    similarTo: reads.compared(
      (...args: Parameters<CatalogueIndex["similarTo"]>) => catalogueIndex.similarTo(...args),
      (listings) => listings.map(stampOf).join(),
    ),
    processorsOfSocket: reads.compared(
      (...args: Parameters<CatalogueIndex["processorsOfSocket"]>) => catalogueIndex.processorsOfSocket(...args),
      fingerprintOfListings,
    ),
  } satisfies Partial<CatalogueIndex>;
}

function figureReads(catalogueIndex: CatalogueIndex, reads: ReadLog) {
  const itself = <Value extends Fingerprint>(value: Value) => value;
  return {
    wasPriceOf: reads.compared(
      (...args: Parameters<CatalogueIndex["wasPriceOf"]>) => catalogueIndex.wasPriceOf(...args),
      String,
    ),
    count: reads.compared((...args: Parameters<CatalogueIndex["count"]>) => catalogueIndex.count(...args), itself),
    countText: reads.compared(
      (...args: Parameters<CatalogueIndex["countText"]>) => catalogueIndex.countText(...args),
      itself,
    ),
    knows: reads.compared((...args: Parameters<CatalogueIndex["knows"]>) => catalogueIndex.knows(...args), itself),
    rangeOf: reads.compared(
      (...args: Parameters<CatalogueIndex["rangeOf"]>) => catalogueIndex.rangeOf(...args),
      (range) => JSON.stringify(range),
    ),
    countMeasured: reads.compared(
      (...args: Parameters<CatalogueIndex["countMeasured"]>) => catalogueIndex.countMeasured(...args),
      itself,
    ),
    percentBelow: reads.compared(
      (...args: Parameters<CatalogueIndex["percentBelow"]>) => catalogueIndex.percentBelow(...args),
      itself,
    ),
  } satisfies Partial<CatalogueIndex>;
}

function unfingerprintedReads(catalogueIndex: CatalogueIndex, reads: ReadLog) {
  return {
    all: reads.changedByAnything(() => catalogueIndex.all()),
    suggest: reads.changedByAnything((...args: Parameters<CatalogueIndex["suggest"]>) =>
      catalogueIndex.suggest(...args),
    ),
    componentsOf: reads.changedByAnything((...args: Parameters<CatalogueIndex["componentsOf"]>) =>
      catalogueIndex.componentsOf(...args),
    ),
    gamePresets: reads.changedByAnything(() => catalogueIndex.gamePresets()),
  } satisfies Partial<CatalogueIndex>;
}

function hashOf(data: unknown): string {
  return hash("sha256", JSON.stringify(data), "base64url");
}
