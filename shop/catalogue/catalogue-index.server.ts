// The living index of what can be bought: filled at boot, then told of each change by the database, in every process.
// Invariant: reading what it holds never waits; what it says is at most a moment old, and a purchase never relies on it.

import { LRUCache } from "lru-cache";
import type { Database, Queryable } from "../../base/db.server.ts";
import { parseListingId, type ListingId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import {
  versionSnapshotAfter,
  loadChangedPrices,
  loadFacts,
  loadListings,
  loadListingsAfter,
  type VersionSnapshot,
  type ListingFacts,
  type Stocked,
} from "./catalogue.sql.server.ts";
import { productTypeOf, type ProductType } from "./product-type.ts";
import type { CatalogueFilter } from "./search/filter.ts";
import type { KnowsOption } from "./search/parse-filter.ts";
import { gamePresets, type GamePreset } from "./game-presets.ts";
import type { ComponentListing, Listing, PcListing } from "./listing.ts";
import { struckPrice, type PriceSince } from "./price-log.ts";
import { suggest, type SearchSuggestion } from "./search/suggestions.ts";
import { SharedParts } from "./search/shared-parts.ts";
import { SearchIndex, type Results, type TestRange } from "./search/search-index.ts";
import type { Closeness } from "./search/text-search.ts";
import { runsOn } from "./runs-on.server.ts";
import type { ProcessorListing } from "./upgrades.ts";
import { categories, type Category, type Game, type MotherboardSpecs, type Test } from "./specs.ts";

export type CatalogueIndex = {
  search(filter: CatalogueFilter): Results;
  /** A live listing with stock, held or free; null for one that is sold or was never there. */
  byId(id: ListingId): Listing | null;
  /** What only a listing's own page tells. Asked of the database, and kept until the listing changes. */
  factsOf(db: Queryable, id: ListingId): Promise<ListingFacts>;
  /** The price to strike through beside the listing's own, in bani (rule 20); null where there is none. */
  wasPriceOf(id: ListingId, now: Date): Bani | null;
  /** Every live listing with stock, held or free, as of now, in no promised order. */
  all(): readonly Listing[];
  /** Listings of the aisle that can be bought now. */
  count(productType: ProductType): number;
  /** How many of them a text finds. */
  countText(productType: ProductType, q: string): number;
  /** What the search box proposes for a text; the shelves by their names in the visitor's language. */
  suggest(text: string, nameOf: (productType: ProductType) => string): SearchSuggestion[];
  knows: KnowsOption;
  /** The scale of a test over the PCs on the shelf. */
  rangeOf(test: Test): TestRange | null;
  /** How many PCs on the shelf ran it. */
  countMeasured(test: Test): number;
  /** How many of a hundred of them reached less. */
  percentBelow(test: Test, value: number): number;
  similarTo(listing: Listing, count: number): Listing[];
  /** Processors of the shelf that can be bought now and are known to run on this board. */
  processorsFor(board: MotherboardSpecs): ProcessorListing[];
  /** The newest listings of an aisle that can be bought now, at most so many. */
  newestOf(productType: ProductType, most: number): Listing[];
  /** The components of a category that can be bought now, in no promised order. */
  componentsOf(category: Category): ComponentListing[];
  /** The PCs, held or free, with this processor and this graphics chip (null: the processor's own graphics). */
  pcsWith(parts: { cpu: string; chip: string | null }): PcListing[];
  /** What each game's preset chooses; worked out now and then, so an option of it may have gone. */
  gamePresets(): Record<Game, GamePreset>;
  /** Rises with every change: what was made from the shelf is good as long as it stays. */
  readonly version: number;
  /** The version with which a listing was last read: while it stays, so does everything the database has about it. */
  readAt(id: ListingId): number;
  /** Calls back after each change with the listings touched, or "all". Returns the way to stop. */
  onChange(listener: (changed: readonly ListingId[] | "all") => void): () => void;
  close(): Promise<void>;
};

type Log = { error(details: unknown, message: string): void };

const everyProductType: readonly ProductType[] = ["pc", ...categories];
/** The facets whose options are parts that people ask for by name. */
const namedParts = [
  { productType: "pc", facet: "cpus" },
  { productType: "pc", facet: "gpus" },
  { productType: "graphics-cards", facet: "chips" },
] as const;

const CHANNEL = "listing_changed";
// Requests get their turn in between: a piece is a few milliseconds' work, which the embedded database does in this process.
const READ_AT_ONCE = { embedded: 200, postgres: 500 } as const; // listings
const LOOKED_AT_AT_ONCE = { embedded: 500, postgres: 2000 } as const; // listings
const PLACED_AT_ONCE = 20; // listings: each moves rows in every order
/** Where more than these were missed, filling the shelf anew is quicker than changing it. */
const MOST_MISSED = 5000;
/** Changes after which the game presets are worked out again: one machine more or less hardly moves a middle. */
const PRESETS_LAST = 100;
/** Listings whose facts are kept: the pages that are read most, not the whole shelf. */
const FACTS_KEPT = 5000;
const RETRY_AFTER = 500; // milliseconds
const LONGEST_TIMER = 2_147_483_647; // milliseconds, what a timer can count to: it then reads, and sets the next
const SOON = 20; // milliseconds: a hold that has just run out by our timer has run out for the database too

/** Fills the shelf and keeps it fresh until it is closed. */
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
  /** Of the listings above, as they were read. */
  #versions = new Map<ListingId, string>();
  #parts = new SharedParts();
  readonly #facts = new LRUCache<ListingId, ListingFacts>({ max: FACTS_KEPT });
  /** Of listings that had more than one price. */
  #prices = new Map<ListingId, PriceSince[]>();
  #version = 0;
  /** Of listings read since everything was; the others were read with `#allReadAt`. */
  readonly #readAt = new Map<ListingId, number>();
  #allReadAt = 0;
  #presets: { made: number; byGame: Record<Game, GamePreset> } | null = null;
  readonly #listeners = new Set<(changed: readonly ListingId[] | "all") => void>();
  /** One timer a listing with a temporary hold: its end changes what is free, and nobody writes a row then. */
  readonly #expiries = new Map<ListingId, NodeJS.Timeout>();
  #pending = new Set<ListingId>();
  #reload = false;
  #closed = false;
  #wake = () => {};
  #stopListening = async () => {};
  #keepingUp: Promise<void> = Promise.resolve();

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  async open(): Promise<void> {
    // Listening comes first: a change during the first reading is then read again instead of missed.
    this.#stopListening = await this.#database.listen(CHANNEL, (payload) => this.#hear(payload));
    await this.#readAll();
    this.#keepingUp = this.#keepUp();
  }

  wasPriceOf(id: ListingId, now: Date): Bani | null {
    const log = this.#prices.get(id);
    return log ? struckPrice(log, now) : null;
  }

  search(filter: CatalogueFilter): Results {
    return this.#indexOf(filter.productType).search(filter);
  }

  byId(id: ListingId): Listing | null {
    return this.#listings.get(id) ?? null;
  }

  async factsOf(db: Queryable, id: ListingId): Promise<ListingFacts> {
    const known = this.#facts.get(id);
    if (known) return known;
    const version = this.#version;
    const facts = await loadFacts(db, id);
    // What changed meanwhile may not be in it.
    if (version === this.#version && this.#listings.has(id)) this.#facts.set(id, facts);
    return facts;
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
        closest(everyProductType.map((productType) => this.#indexOf(productType).newestWith(wanted, most))).slice(
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

  processorsFor(board: MotherboardSpecs): ProcessorListing[] {
    return this.#indexOf("processors")
      .all()
      .filter(isProcessor)
      .filter(({ specs }) => runsOn(board, specs));
  }

  newestOf(productType: ProductType, most: number): Listing[] {
    return this.#indexOf(productType).newest(most);
  }

  componentsOf(category: Category): ComponentListing[] {
    return this.#indexOf(category)
      .all()
      .filter((listing) => listing.kind === "component");
  }

  pcsWith({ cpu, chip }: { cpu: string; chip: string | null }): PcListing[] {
    const found: PcListing[] = [];
    for (const listing of this.#listings.values()) {
      if (listing.kind === "pc" && listing.specs.cpu.model === cpu && (listing.specs.gpu?.chip ?? null) === chip)
        found.push(listing);
    }
    return found;
  }

  gamePresets(): Record<Game, GamePreset> {
    if (!this.#presets || this.#version - this.#presets.made > PRESETS_LAST) {
      const pcs = [...this.#listings.values()].filter((listing) => listing.kind === "pc");
      this.#presets = { made: this.#version, byGame: gamePresets(pcs) };
    }
    return this.#presets.byGame;
  }

  get version(): number {
    return this.#version;
  }

  readAt(id: ListingId): number {
    return this.#readAt.get(id) ?? this.#allReadAt;
  }

  onChange(listener: (changed: readonly ListingId[] | "all") => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#wake();
    for (const timer of this.#expiries.values()) clearTimeout(timer);
    await this.#keepingUp;
    await this.#stopListening();
  }

  #hear(payload: string): void {
    const id = parseListingId(payload);
    if (id === null) this.#reload = true;
    else this.#pending.add(id);
    this.#wake();
  }

  /** Runs for the shelf's whole life in its own asynchronous context: a notification may come from inside another's. */
  async #keepUp(): Promise<void> {
    while (!this.#closed) {
      if (this.#reload || this.#pending.size > 0) {
        await this.#catchUp();
        continue;
      }
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
      // Changes come in bursts (an order touches several units): one reading answers them all.
      await turnOfOthers();
    }
  }

  async #catchUp(): Promise<void> {
    const all = this.#reload;
    const ids = [...this.#pending];
    this.#reload = false;
    this.#pending = new Set();
    try {
      if (all) await this.#readAgain();
      else await this.#readSome(ids);
    } catch (error) {
      if (this.#closed) return;
      this.#log.error(error, "the shelf could not read what changed; it tries again");
      this.#reload ||= all;
      for (const id of ids) this.#pending.add(id);
      await pause(RETRY_AFTER);
    }
  }

  async #readSome(ids: readonly ListingId[]): Promise<void> {
    for (const piece of inPieces(ids, READ_AT_ONCE.embedded)) {
      const found = new Map(
        (await loadListings(this.#database.db, piece)).map((stocked) => [stocked.listing.id, stocked]),
      );
      this.#keepPrices(piece, await loadChangedPrices(this.#database.db, piece));
      for (const few of inPieces(piece, PLACED_AT_ONCE)) {
        for (const id of few) this.#place(id, found.get(id) ?? null);
        this.#tell(few);
        await turnOfOthers();
      }
    }
  }

  #keepPrices(ids: readonly ListingId[], logs: ReadonlyMap<ListingId, PriceSince[]>): void {
    for (const id of ids) {
      const log = logs.get(id);
      if (log) this.#prices.set(id, log);
      else this.#prices.delete(id);
    }
  }

  #place(id: ListingId, stocked: Stocked | null): void {
    this.#facts.delete(id);
    this.#expectExpiry(id, stocked?.changesIn ?? null);
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
    const shown = this.#listings.get(id) ?? listing;
    if (listing.free > 0) this.#indexOf(productTypeOf(listing)).put(shown);
    else this.#indexOf(productTypeOf(listing)).remove(id);
  }

  /** Something may have been missed: looks at all that can change without being written, and reads what was written since. */
  async #readAgain(): Promise<void> {
    const limit = LOOKED_AT_AT_ONCE[this.#database.kind];
    const missing = new Set(this.#listings.keys());
    const written: ListingId[] = [];
    const changed: Stocked[] = [];
    const expiring: VersionSnapshot[] = [];
    for await (const piece of inTurn((after) => versionSnapshotAfter(this.#database.db, { after, limit }), {
      limit,
      idOf: ({ id }) => id,
    })) {
      for (const versionSnapshot of piece) {
        if (versionSnapshot.changesIn !== null) expiring.push(versionSnapshot);
        if (versionSnapshot.stock === 0) continue;
        missing.delete(versionSnapshot.id);
        const known =
          this.#versions.get(versionSnapshot.id) === versionSnapshot.version
            ? this.#listings.get(versionSnapshot.id)
            : undefined;
        if (!known) written.push(versionSnapshot.id);
        else if (!isAsKnown(versionSnapshot, known))
          changed.push({
            ...versionSnapshot,
            isLive: true,
            listing: {
              ...known,
              stock: versionSnapshot.stock,
              free: versionSnapshot.free,
              grade: versionSnapshot.grade,
              photo: versionSnapshot.photo,
            },
          });
      }
      await turnOfOthers();
    }
    if (written.length + changed.length + missing.size > MOST_MISSED) return await this.#readAll();

    this.#expectOnly(expiring.map(({ id, changesIn }) => ({ id, changesIn })));
    for (const few of inPieces(changed, PLACED_AT_ONCE)) {
      for (const stocked of few) this.#place(stocked.listing.id, stocked);
      await turnOfOthers();
    }
    await this.#readSome([...written, ...missing]);
    // A price that was written down may have been missed without a listing being written.
    this.#prices = await loadChangedPrices(this.#database.db, "all");
    this.#presets = null;
    this.#facts.clear();
    this.#tell("all");
  }

  async #readAll(): Promise<void> {
    const versions = new Map<ListingId, string>();
    const listings = new Map<ListingId, Listing>();
    const parts = new SharedParts();
    const expiring: Stocked[] = [];
    const limit = READ_AT_ONCE[this.#database.kind];
    for await (const piece of inTurn((after) => loadListingsAfter(this.#database.db, { after, limit }), {
      limit,
      idOf: ({ listing }) => listing.id,
    })) {
      for (const stocked of piece) {
        if (stocked.listing.stock > 0) {
          listings.set(stocked.listing.id, parts.share(stocked.listing));
          versions.set(stocked.listing.id, stocked.version);
        }
        if (stocked.changesIn !== null) expiring.push(stocked);
      }
      await turnOfOthers();
    }

    const byProductType = new Map<ProductType, Listing[]>();
    for (const listing of listings.values()) {
      if (listing.free === 0) continue;
      const shelved = byProductType.get(productTypeOf(listing));
      if (shelved) shelved.push(listing);
      else byProductType.set(productTypeOf(listing), [listing]);
    }
    const prices = await loadChangedPrices(this.#database.db, "all");
    const indexes = emptyIndexes();
    for (const [productType, shelved] of byProductType) {
      const index = indexes.get(productType);
      if (!index) continue;
      for (const _ of index.filling(shelved)) await turnOfOthers();
    }
    this.#indexes = indexes;
    this.#listings = listings;
    this.#prices = prices;
    this.#versions = versions;
    this.#parts = parts;
    this.#presets = null;
    this.#facts.clear();
    this.#expectOnly(expiring.map(({ listing, changesIn }) => ({ id: listing.id, changesIn })));
    this.#tell("all");
  }

  #expectOnly(expiring: readonly { id: ListingId; changesIn: number | null }[]): void {
    for (const timer of this.#expiries.values()) clearTimeout(timer);
    this.#expiries.clear();
    for (const { id, changesIn } of expiring) this.#expectExpiry(id, changesIn);
  }

  #expectExpiry(id: ListingId, changesIn: number | null): void {
    clearTimeout(this.#expiries.get(id));
    this.#expiries.delete(id);
    if (changesIn === null || this.#closed) return;
    const timer = setTimeout(() => this.#hear(String(id)), Math.min(changesIn + SOON, LONGEST_TIMER));
    timer.unref();
    this.#expiries.set(id, timer);
  }

  #tell(changed: readonly ListingId[] | "all"): void {
    this.#version++;
    if (changed === "all") {
      this.#readAt.clear();
      this.#allReadAt = this.#version;
    } else for (const id of changed) this.#readAt.set(id, this.#version);
    for (const listener of this.#listeners) listener(changed);
  }

  #indexOf(productType: ProductType): SearchIndex {
    const index = this.#indexes.get(productType);
    if (!index) throw new Error(`no such aisle: ${productType}`);
    return index;
  }
}

/** The whole shelf in pieces; PostgreSQL works at the next while this process works at the one before. */
async function* inTurn<T>(
  read: (after: number) => Promise<T[]>,
  { limit, idOf }: { limit: number; idOf: (one: T) => ListingId },
): AsyncGenerator<T[]> {
  let piece = await read(0);
  for (let last = piece.at(-1); last && piece.length === limit; last = piece.at(-1)) {
    const next = read(idOf(last));
    // Whoever waits for it hears of its failure; until then it is nobody's.
    next.catch(() => {});
    yield piece;
    piece = await next;
  }
  yield piece;
}

function isAsKnown(versionSnapshot: VersionSnapshot, { stock, free, grade, photo }: Listing): boolean {
  return (
    versionSnapshot.stock === stock &&
    versionSnapshot.free === free &&
    versionSnapshot.grade === grade &&
    versionSnapshot.photo === photo
  );
}

/** What an aisle finds in the text as it stands comes before what another finds only by reading it loosely. */
function closest(found: readonly { listings: Listing[]; closeness: Closeness }[]): Listing[] {
  const readings: readonly Closeness[] = ["exact", "words", "typo"];
  const best = readings.find((reading) =>
    found.some(({ listings, closeness }) => closeness === reading && listings.length > 0),
  );
  return found.flatMap(({ listings, closeness }) => (closeness === best ? listings : []));
}

function isProcessor(listing: Listing): listing is ProcessorListing {
  return listing.kind === "component" && listing.category === "processors";
}

function emptyIndexes(): Map<ProductType, SearchIndex> {
  return new Map(everyProductType.map((productType) => [productType, new SearchIndex(productType)]));
}

function* inPieces<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Whatever has come in meanwhile is answered first. */
function turnOfOthers(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
