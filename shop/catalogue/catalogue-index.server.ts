// The catalogue index: everything that can be bought, in memory, in every process. Filled at start, then updated by
// database notifications.
// Invariant: reads are synchronous; the data may be a moment old, and a purchase never relies on it.

import type { Database, Queryable } from "../../base/db.server.ts";
import { parseListingId, type ListingId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import {
  loadVersionSnapshotsAfter,
  loadChangedPrices,
  loadFacts,
  loadListings,
  loadListingsAfter,
  type VersionSnapshot,
  type ListingFacts,
  type Stocked,
} from "./catalogue.sql.server.ts";
import { ListingCache } from "./listing-cache.server.ts";
import { productTypeOf, type ProductType } from "./product-type.ts";
import type { CatalogueFilter } from "./search/filter.ts";
import type { KnowsOption } from "./search/parse-filter.ts";
import { gamePresets, type GamePreset } from "./game-presets.ts";
import type { ComponentListing, Listing, ProcessorListing } from "./listing.ts";
import { struckPrice, type PriceSince } from "./price-log.ts";
import { suggest, type SearchSuggestion } from "./search/suggestions.ts";
import { SharedParts } from "./search/shared-parts.ts";
import { SearchIndex, type Results, type TestRange } from "./search/search-index.ts";
import type { MatchQuality } from "./search/text-search.ts";
import { categories, type Category, type Game, type Test } from "./specs.ts";

export type CatalogueIndex = {
  /** `among`: only these listings count, in the facets too. */
  search(filter: CatalogueFilter, among?: ReadonlySet<ListingId>): Results;
  /** A live listing with stock, allocated or free; null if it is sold or never existed. */
  byId(id: ListingId): Listing | null;
  /** Facts that only the listing's own page shows. Read from the database, and cached until the listing changes. */
  factsOf(db: Queryable, id: ListingId): Promise<ListingFacts>;
  /** The struck-through price of a listing, in bani (rule 20); null if there is none. */
  wasPriceOf(id: ListingId, now: Date): Bani | null;
  /** Every live listing with stock, allocated or free, in no guaranteed order. */
  all(): readonly Listing[];
  /** The number of listings of a product type that can be bought now. */
  count(productType: ProductType): number;
  /** How many of them match a text. */
  countText(productType: ProductType, q: string): number;
  /** Search box suggestions for a text; `nameOf` gives the product type's name in the visitor's language. */
  suggest(text: string, nameOf: (productType: ProductType) => string): SearchSuggestion[];
  knows: KnowsOption;
  /** The range of a test's results over the PCs in the index. */
  rangeOf(test: Test): TestRange | null;
  /** How many of these PCs ran the test. */
  countMeasured(test: Test): number;
  /** The percentage of them with a lower result. */
  percentBelow(test: Test, value: number): number;
  similarTo(listing: Listing, count: number): Listing[];
  /** Processors that can be bought now, for this socket. Whether they fit a PC is for shop/compatibility to say. */
  processorsOfSocket(socket: string): ProcessorListing[];
  /** The newest listings of a product type that can be bought now, at most `most`. */
  newestOf(productType: ProductType, most: number): Listing[];
  /** The components of a category that can be bought now, in no guaranteed order. */
  componentsOf(category: Category): ComponentListing[];
  /** The choices of each game's preset; recomputed now and then, so an option in it may no longer exist. */
  gamePresets(): Record<Game, GamePreset>;
  /** Increases with every change: what was derived from the index is valid while it stays the same. */
  readonly version: number;
  /**
   * The version at which a listing was last read: while it stays the same, so does everything the database stores about
   * it.
   */
  versionOf(id: ListingId): number;
  /** Calls back after each change with the changed listings, or "all". Returns a function that unsubscribes. */
  onChange(listener: (changed: readonly ListingId[] | "all") => void): () => void;
  close(): Promise<void>;
};

type Log = { error(details: unknown, message: string): void };

const everyProductType: readonly ProductType[] = ["pc", ...categories];
/** Facets whose options are parts that people search for by name. */
const namedParts = [
  { productType: "pc", facet: "cpus" },
  { productType: "pc", facet: "gpus" },
  { productType: "graphics-cards", facet: "chips" },
] as const;

const CHANNEL = "listing_changed";
// Batches are small so that requests run in between: a batch takes a few milliseconds, and the embedded database works
// in this process.
const READ_BATCH = { embedded: 200, postgres: 500 } as const; // listings
const SNAPSHOT_BATCH = { embedded: 500, postgres: 2000 } as const; // listings
const APPLY_BATCH = 20; // listings: each one moves rows in every sort order
/** With more missed changes than this, rebuilding the index is faster than updating it. */
const MAX_MISSED_CHANGES = 5000;
/** Changes after which the game presets are recomputed: one machine more or less hardly changes a median. */
const CHANGES_BETWEEN_PRESETS = 100;
const RETRY_AFTER = 500; // milliseconds
const LONGEST_TIMER = 2_147_483_647; // milliseconds, the maximum of setTimeout: the listing is then read, and the next timer set
const EXPIRY_MARGIN = 20; // milliseconds: the allocation must have expired by the database's clock too

/** Fills the index and keeps it up to date until it is closed. */
export async function openCatalogueIndex(database: Database, log: Log): Promise<CatalogueIndex> {
  const catalogueIndex = new LiveIndex(database, log);
  await catalogueIndex.open();
  return catalogueIndex;
}

class LiveIndex implements CatalogueIndex {
  readonly #database: Database;
  readonly #log: Log;
  #indexes = emptyIndexes();
  #listings = new Map<ListingId, Listing>();
  /** The row versions of these listings when they were read. */
  #versions = new Map<ListingId, string>();
  #parts = new SharedParts();
  /** Price logs of listings that had more than one price. */
  #prices = new Map<ListingId, PriceSince[]>();
  #version = 0;
  /** Versions of listings read since the last full read; all others have `#fullReadVersion`. */
  readonly #versionsRead = new Map<ListingId, number>();
  #fullReadVersion = 0;
  #presets: { made: number; byGame: Record<Game, GamePreset> } | null = null;
  readonly #listeners = new Set<(changed: readonly ListingId[] | "all") => void>();
  readonly #facts = new ListingCache<ListingFacts>(this);
  /** One timer per listing with a temporary allocation: when it expires a unit becomes free, but no row is written. */
  readonly #expiries = new Map<ListingId, NodeJS.Timeout>();
  #pending = new Set<ListingId>();
  #reload = false;
  #closed = false;
  #wake = () => {};
  #stopListening = async () => {};
  #updates: Promise<void> = Promise.resolve();

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  async open(): Promise<void> {
    // Listen first: a change during the first read is then read again instead of missed.
    this.#stopListening = await this.#database.listen(CHANNEL, (payload) => this.#onNotification(payload));
    await this.#readAll();
    this.#updates = this.#runUpdates();
  }

  wasPriceOf(id: ListingId, now: Date): Bani | null {
    const log = this.#prices.get(id);
    return log ? struckPrice(log, now) : null;
  }

  search(filter: CatalogueFilter, among?: ReadonlySet<ListingId>): Results {
    return this.#indexOf(filter.productType).search(filter, among);
  }

  byId(id: ListingId): Listing | null {
    return this.#listings.get(id) ?? null;
  }

  factsOf(db: Queryable, id: ListingId): Promise<ListingFacts> {
    return this.#facts.of(id, () => loadFacts(db, id));
  }

  all(): readonly Listing[] {
    return [...this.#listings.values()];
  }

  count(productType: ProductType): number {
    return this.#indexOf(productType).size;
  }

  countText(productType: ProductType, q: string): number {
    return this.#indexOf(productType).countText(q);
  }

  suggest(text: string, nameOf: (productType: ProductType) => string): SearchSuggestion[] {
    return suggest(text, {
      productTypes: everyProductType.map((productType) => ({
        productType,
        name: nameOf(productType),
        count: this.count(productType),
      })),
      parts: namedParts.flatMap(({ productType, facet }) =>
        this.#indexOf(productType)
          .optionsOf(facet)
          .map((option) => ({ productType, facet, ...option })),
      ),
      listings: (wanted, most) =>
        bestMatches(everyProductType.map((productType) => this.#indexOf(productType).newestWith(wanted, most))).slice(
          0,
          most,
        ),
    });
  }

  knows: KnowsOption = (productType, facet, value) => this.#indexOf(productType).knows(facet, value);

  rangeOf(test: Test): TestRange | null {
    return this.#indexOf("pc").rangeOf(test);
  }

  countMeasured(test: Test): number {
    return this.#indexOf("pc").countMeasured(test);
  }

  percentBelow(test: Test, value: number): number {
    return this.#indexOf("pc").percentBelow(test, value);
  }

  similarTo(listing: Listing, count: number): Listing[] {
    return this.#indexOf(productTypeOf(listing)).similarTo(listing, count);
  }

  processorsOfSocket(socket: string): ProcessorListing[] {
    return this.#indexOf("processors")
      .all()
      .filter(isProcessor)
      .filter(({ specs }) => specs.socket === socket);
  }

  newestOf(productType: ProductType, most: number): Listing[] {
    return this.#indexOf(productType).newest(most);
  }

  componentsOf(category: Category): ComponentListing[] {
    return this.#indexOf(category)
      .all()
      .filter((listing) => listing.kind === "component");
  }

  gamePresets(): Record<Game, GamePreset> {
    if (!this.#presets || this.#version - this.#presets.made > CHANGES_BETWEEN_PRESETS) {
      const pcs = [...this.#listings.values()].filter((listing) => listing.kind === "pc");
      this.#presets = { made: this.#version, byGame: gamePresets(pcs) };
    }
    return this.#presets.byGame;
  }

  get version(): number {
    return this.#version;
  }

  versionOf(id: ListingId): number {
    return this.#versionsRead.get(id) ?? this.#fullReadVersion;
  }

  onChange(listener: (changed: readonly ListingId[] | "all") => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#wake();
    for (const timer of this.#expiries.values()) clearTimeout(timer);
    await this.#updates;
    await this.#stopListening();
  }

  #onNotification(payload: string): void {
    const id = parseListingId(payload);
    if (id === null) this.#reload = true;
    else this.#pending.add(id);
    this.#wake();
  }

  /**
   * Runs as long as the index, in its own asynchronous context: a notification may arrive inside the context of a
   * request.
   */
  async #runUpdates(): Promise<void> {
    while (!this.#closed) {
      if (this.#reload || this.#pending.size > 0) {
        await this.#applyPending();
        continue;
      }
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
      // Changes come in bursts (an order changes several units): one read covers them all.
      await yieldToEventLoop();
    }
  }

  async #applyPending(): Promise<void> {
    const all = this.#reload;
    const ids = [...this.#pending];
    this.#reload = false;
    this.#pending = new Set();
    try {
      if (all) await this.#resync();
      else await this.#readSome(ids);
    } catch (error) {
      if (this.#closed) return;
      this.#log.error(error, "the catalogue index could not read what changed; it tries again");
      this.#reload ||= all;
      for (const id of ids) this.#pending.add(id);
      await pause(RETRY_AFTER);
    }
  }

  async #readSome(ids: readonly ListingId[]): Promise<void> {
    for (const batch of chunksOf(ids, READ_BATCH.embedded)) {
      const found = new Map(
        (await loadListings(this.#database.db, batch)).map((stocked) => [stocked.listing.id, stocked]),
      );
      this.#storePrices(batch, await loadChangedPrices(this.#database.db, batch));
      for (const few of chunksOf(batch, APPLY_BATCH)) {
        for (const id of few) this.#apply(id, found.get(id) ?? null);
        this.#publish(few);
        await yieldToEventLoop();
      }
    }
  }

  #storePrices(ids: readonly ListingId[], logs: ReadonlyMap<ListingId, PriceSince[]>): void {
    for (const id of ids) {
      const log = logs.get(id);
      if (log) this.#prices.set(id, log);
      else this.#prices.delete(id);
    }
  }

  #apply(id: ListingId, stocked: Stocked | null): void {
    this.#scheduleExpiry(id, stocked?.changesIn ?? null);
    const listing = stocked?.listing;
    const before = this.#listings.get(id);
    if (before && (!listing || productTypeOf(listing) !== productTypeOf(before)))
      this.#indexOf(productTypeOf(before)).remove(id);
    if (!stocked || !listing || listing.stock === 0) {
      this.#listings.delete(id);
      this.#versions.delete(id);
    } else {
      this.#listings.set(id, this.#parts.share(listing));
      this.#versions.set(id, stocked.version);
    }
    if (!listing) return;
    const current = this.#listings.get(id) ?? listing;
    if (listing.free > 0) this.#indexOf(productTypeOf(listing)).put(current);
    else this.#indexOf(productTypeOf(listing)).remove(id);
  }

  /**
   * Changes may have been missed: compares version snapshots of all listings, applies changes that need no read (stock,
   * grade, photo), and reads the listings whose rows were written.
   */
  async #resync(): Promise<void> {
    const limit = SNAPSHOT_BATCH[this.#database.kind];
    const missing = new Set(this.#listings.keys());
    const outdated: ListingId[] = [];
    const changed: Stocked[] = [];
    const expiring: VersionSnapshot[] = [];
    for await (const batch of prefetched((after) => loadVersionSnapshotsAfter(this.#database.db, { after, limit }), {
      limit,
      idOf: ({ id }) => id,
    })) {
      for (const snapshot of batch) {
        if (snapshot.changesIn !== null) expiring.push(snapshot);
        if (snapshot.stock === 0) continue;
        missing.delete(snapshot.id);
        const known =
          this.#versions.get(snapshot.id) === snapshot.version ? this.#listings.get(snapshot.id) : undefined;
        if (!known) outdated.push(snapshot.id);
        else if (!isUnchanged(snapshot, known))
          changed.push({
            ...snapshot,
            isLive: true,
            listing: {
              ...known,
              stock: snapshot.stock,
              free: snapshot.free,
              grade: snapshot.grade,
              photo: snapshot.photo,
            },
          });
      }
      await yieldToEventLoop();
    }
    if (outdated.length + changed.length + missing.size > MAX_MISSED_CHANGES) return await this.#readAll();

    this.#resetExpiries(expiring.map(({ id, changesIn }) => ({ id, changesIn })));
    for (const few of chunksOf(changed, APPLY_BATCH)) {
      for (const stocked of few) this.#apply(stocked.listing.id, stocked);
      await yieldToEventLoop();
    }
    await this.#readSome([...outdated, ...missing]);
    // A price log entry may have been missed although its listing's row did not change.
    this.#prices = await loadChangedPrices(this.#database.db, "all");
    this.#presets = null;
    this.#publish("all");
  }

  async #readAll(): Promise<void> {
    const versions = new Map<ListingId, string>();
    const listings = new Map<ListingId, Listing>();
    const parts = new SharedParts();
    const expiring: Stocked[] = [];
    const limit = READ_BATCH[this.#database.kind];
    for await (const batch of prefetched((after) => loadListingsAfter(this.#database.db, { after, limit }), {
      limit,
      idOf: ({ listing }) => listing.id,
    })) {
      for (const stocked of batch) {
        if (stocked.listing.stock > 0) {
          listings.set(stocked.listing.id, parts.share(stocked.listing));
          versions.set(stocked.listing.id, stocked.version);
        }
        if (stocked.changesIn !== null) expiring.push(stocked);
      }
      await yieldToEventLoop();
    }

    const byProductType = new Map<ProductType, Listing[]>();
    for (const listing of listings.values()) {
      if (listing.free === 0) continue;
      const group = byProductType.get(productTypeOf(listing));
      if (group) group.push(listing);
      else byProductType.set(productTypeOf(listing), [listing]);
    }
    const prices = await loadChangedPrices(this.#database.db, "all");
    const indexes = emptyIndexes();
    for (const [productType, group] of byProductType) {
      const index = indexes.get(productType);
      if (!index) continue;
      for (const _ of index.fillInSteps(group)) await yieldToEventLoop();
    }
    this.#indexes = indexes;
    this.#listings = listings;
    this.#prices = prices;
    this.#versions = versions;
    this.#parts = parts;
    this.#presets = null;
    this.#resetExpiries(expiring.map(({ listing, changesIn }) => ({ id: listing.id, changesIn })));
    this.#publish("all");
  }

  #resetExpiries(expiring: readonly { id: ListingId; changesIn: number | null }[]): void {
    for (const timer of this.#expiries.values()) clearTimeout(timer);
    this.#expiries.clear();
    for (const { id, changesIn } of expiring) this.#scheduleExpiry(id, changesIn);
  }

  #scheduleExpiry(id: ListingId, changesIn: number | null): void {
    clearTimeout(this.#expiries.get(id));
    this.#expiries.delete(id);
    if (changesIn === null || this.#closed) return;
    const timer = setTimeout(
      () => this.#onNotification(String(id)),
      Math.min(changesIn + EXPIRY_MARGIN, LONGEST_TIMER),
    );
    timer.unref();
    this.#expiries.set(id, timer);
  }

  #publish(changed: readonly ListingId[] | "all"): void {
    this.#version++;
    if (changed === "all") {
      this.#versionsRead.clear();
      this.#fullReadVersion = this.#version;
    } else for (const id of changed) this.#versionsRead.set(id, this.#version);
    for (const listener of this.#listeners) listener(changed);
  }

  #indexOf(productType: ProductType): SearchIndex {
    const index = this.#indexes.get(productType);
    if (!index) throw new Error(`no such product type: ${productType}`);
    return index;
  }
}

/** Reads everything in batches; PostgreSQL prepares the next batch while this process works on the current one. */
async function* prefetched<T>(
  read: (after: number) => Promise<T[]>,
  { limit, idOf }: { limit: number; idOf: (one: T) => ListingId },
): AsyncGenerator<T[]> {
  let batch = await read(0);
  for (let last = batch.at(-1); last && batch.length === limit; last = batch.at(-1)) {
    const next = read(idOf(last));
    // Avoids an unhandled rejection; the later await still throws.
    next.catch(() => {});
    yield batch;
    batch = await next;
  }
  yield batch;
}

function isUnchanged(snapshot: VersionSnapshot, { stock, free, grade, photo }: Listing): boolean {
  return snapshot.stock === stock && snapshot.free === free && snapshot.grade === grade && snapshot.photo === photo;
}

/** Listings of the best match quality only: an exact match in one product type hides approximate ones in another. */
function bestMatches(found: readonly { listings: Listing[]; matchQuality: MatchQuality }[]): Listing[] {
  const qualities: readonly MatchQuality[] = ["exact", "words", "typo"];
  const best = qualities.find((quality) =>
    found.some(({ listings, matchQuality }) => matchQuality === quality && listings.length > 0),
  );
  return found.flatMap(({ listings, matchQuality }) => (matchQuality === best ? listings : []));
}

function isProcessor(listing: Listing): listing is ProcessorListing {
  return listing.kind === "component" && listing.category === "processors";
}

function emptyIndexes(): Map<ProductType, SearchIndex> {
  return new Map(everyProductType.map((productType) => [productType, new SearchIndex(productType)]));
}

function* chunksOf<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Lets pending requests run first. */
function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
