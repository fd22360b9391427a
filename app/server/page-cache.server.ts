// Public pages, cached in this process for a short time.
// Invariants: cached pages were rendered without cookies; the cache's size is bounded in bytes, whatever is requested;
// no copy is served when a change that affects it is a second old (docs/decisions/0130-pages-stay-warm.md).

import { hash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { SECOND, type Clock } from "../../base/clock.ts";
import { Semaphore } from "../../base/semaphore.ts";
import type { CatalogueIndex } from "../../shop/catalogue/catalogue-index.server.ts";
import { compress, type Effort, type Encoding } from "./encoding.server.ts";

/** A complete response for any visitor. */
export type PlainPage = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/**
 * A rendered page. `isUnchanged` tells later whether it would render the same again; without it, any change affects it.
 */
export type RenderedPage = PlainPage & { isUnchanged?: (() => boolean) | undefined };

/** A page in one encoding. */
export type CompressedPage = { etag: string; headers: OutgoingHttpHeaders; body: Buffer };

type MakePage = () => Promise<RenderedPage>;

type Entry = {
  copy: Copy;
  make: MakePage;
  isUnchanged: (() => boolean) | undefined;
  /** The version of the catalogue index that the page agrees with. */
  seenVersion: number;
  /** When it was last rendered or compared with the catalogue index, in milliseconds. */
  checkedAt: number;
  until: number;
};

/**
 * A rendering in progress. `seenVersion` is the version of the catalogue index at its start; while it waits in the queue, it
 * counts as the newest.
 */
type Rendering = { seenVersion: number; made: Promise<Copy | PlainPage | null> };

type Options = {
  maxBytes: number;
  /** How long a copy is served where nothing changes, in milliseconds. */
  maxAge: number;
  clock: Clock;
  catalogueIndex: Pick<CatalogueIndex, "version" | "onChange">;
  /** How many pages are rendered at once for waiting requests, and how many more may wait in the queue. */
  atOnce?: number;
  waiting?: number;
};

/** How long a copy may be served after a change that affects it, in milliseconds, while the next one is rendered. */
export const GRACE = SECOND;
/** Minimum milliseconds between two refreshes of one page in the background: no request waits for them. */
export const PACE = 700;
const AT_ONCE = 2; // a second rendering runs while the first waits for the database; more would only compete for this thread
const WAITING = 128; // a second's work on a typical machine
const ENTRY_OVERHEAD = 16_384; // bytes, as measured: key, headers, and the page's reads of the catalogue index

export class PageCache {
  readonly #options: Options;
  readonly #line: Semaphore;
  readonly #entries: LRUCache<string, Entry>;
  readonly #rendering = new Map<string, Rendering>();
  /** Pages to refresh, one after the other. */
  readonly #due = new Set<string>();
  #isRenewing = false;
  /** The versions of the last second, with their times. */
  readonly #changes: { version: number; at: number }[] = [];
  /** The newest version that is older than that: a page that lacks it may not be served. */
  #settled: number;

  constructor(options: Options) {
    this.#options = options;
    this.#line = new Semaphore({ permits: options.atOnce ?? AT_ONCE, queue: options.waiting ?? WAITING });
    this.#entries = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: ({ copy }, key) => bytesOf(key, copy) });
    this.#settled = options.catalogueIndex.version;
    options.catalogueIndex.onChange(() => {
      this.#changes.push({ version: options.catalogueIndex.version, at: this.#now() });
      this.#settledVersion();
    });
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The cached page, synchronously where it is compressed already; null if none may be served. */
  peek(key: string, encoding: Encoding): CompressedPage | Promise<CompressedPage> | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (!this.#mayBeGiven(key, entry)) {
      this.#entries.delete(key);
      return null;
    }
    return this.#give(key, { entry, encoding });
  }

  /**
   * Renders a page, once for all concurrent requests, and stores it unless told otherwise. A page that is no success or
   * sets a cookie is never stored, but all waiting requests get it. Null if too many renderings are queued.
   */
  async fill(
    key: string,
    { encoding, make, isCached = true }: { encoding: Encoding; make: MakePage; isCached?: boolean },
  ): Promise<CompressedPage | PlainPage | null> {
    const rendered = await this.#makeOnce(key, { make, isCached, isQueued: true });
    if (!(rendered instanceof Copy)) return rendered;
    const entry = this.#entries.peek(key);
    return await (entry?.copy === rendered ? this.#give(key, { entry, encoding }) : rendered.as(encoding));
  }

  #mayBeGiven(key: string, entry: Entry): boolean {
    const now = this.#now();
    if (this.#isFresh(entry, now)) return true;
    const isLate = entry.seenVersion < this.#settledVersion() || now >= entry.until + GRACE;
    if (isLate) return this.#isStillSo(entry, now);
    if (now - entry.checkedAt >= PACE) this.#renewSoon(key);
    return true;
  }

  #isFresh(entry: Entry, now: number): boolean {
    return entry.seenVersion === this.#options.catalogueIndex.version && now < entry.until;
  }

  /** Whether the change does not affect the page. The page then counts as up to date. */
  #isStillSo(entry: Entry, now: number): boolean {
    if (now >= entry.until) return false;
    if (entry.seenVersion === this.#options.catalogueIndex.version) return true;
    entry.checkedAt = now;
    if (!entry.isUnchanged?.()) return false;
    entry.seenVersion = this.#options.catalogueIndex.version;
    return true;
  }

  #renewSoon(key: string): void {
    if (this.#rendering.has(key)) return;
    this.#due.add(key);
    if (!this.#isRenewing) void this.#renewDue();
  }

  /** Refreshes one page at a time; requests can run in between, because nobody waits for these. */
  async #renewDue(): Promise<void> {
    this.#isRenewing = true;
    for (const key of this.#due) {
      await turnOfOthers();
      this.#due.delete(key);
      const entry = this.#entries.peek(key);
      if (!entry || this.#isStillSo(entry, this.#now())) continue;
      entry.checkedAt = this.#now();
      // Requests that wait for the page after its grace period get the error.
      await this.#makeOnce(key, { make: entry.make, isCached: true, isQueued: false }).catch(() => null);
    }
    this.#isRenewing = false;
  }

  /** Joins the rendering in progress, unless a change of more than a second ago came after its start. */
  #makeOnce(key: string, how: { make: MakePage; isCached: boolean; isQueued: boolean }): Rendering["made"] {
    const joined = this.#rendering.get(key);
    if (joined && joined.seenVersion >= this.#settledVersion()) return joined.made;
    const rendering: Rendering = { seenVersion: Number.POSITIVE_INFINITY, made: Promise.resolve(null) };
    rendering.made = this.#make(key, { ...how, rendering }).finally(() => {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
    });
    this.#rendering.set(key, rendering);
    return rendering.made;
  }

  async #make(
    key: string,
    {
      make,
      isCached,
      isQueued,
      rendering,
    }: { make: MakePage; isCached: boolean; isQueued: boolean; rendering: Rendering },
  ): Promise<Copy | PlainPage | null> {
    const release = isQueued ? await this.#line.acquire() : () => {};
    if (!release) return null;
    try {
      // Otherwise renderings would run one after the other, and cached pages would wait for the whole queue.
      if (isQueued) await turnOfOthers();
      // A change during the rendering must not be overlooked.
      const seenVersion = (rendering.seenVersion = this.#options.catalogueIndex.version);
      const { isUnchanged, ...page } = await make();
      const before = this.#entries.peek(key);
      if (page.status !== 200 || "set-cookie" in page.headers) {
        this.#entries.delete(key);
        return page;
      }
      const copy = new Copy(page, isCached ? "cached" : "once");
      if (isCached && !(before && before.seenVersion > seenVersion)) {
        await copy.shrink();
        this.#store(key, { copy, make, isUnchanged, seenVersion });
      }
      return copy;
    } finally {
      release();
    }
  }

  #store(
    key: string,
    { copy, make, isUnchanged, seenVersion }: Pick<Entry, "copy" | "make" | "isUnchanged" | "seenVersion">,
  ): void {
    const now = this.#now();
    this.#entries.set(key, {
      copy,
      make,
      isUnchanged,
      seenVersion,
      checkedAt: now,
      until: now + this.#options.maxAge,
    });
  }

  #give(
    key: string,
    { entry, encoding }: { entry: Entry; encoding: Encoding },
  ): CompressedPage | Promise<CompressedPage> {
    const packed = entry.copy.as(encoding);
    return packed instanceof Promise ? packed.finally(() => this.#weigh(key, entry)) : packed;
  }

  /** A page in one more encoding takes more memory. */
  #weigh(key: string, entry: Entry): void {
    if (this.#entries.peek(key) !== entry) return;
    // The cache computes an entry's size when it is set, and does nothing if the same object is set again.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  #settledVersion(): number {
    const now = this.#now();
    // A machine's clock may be set back: a time in the future counts as long ago.
    for (let first = this.#changes[0]; first && (first.at + GRACE <= now || first.at > now); first = this.#changes[0]) {
      this.#settled = first.version;
      this.#changes.shift();
    }
    return this.#settled;
  }

  #now(): number {
    return this.#options.clock.now().getTime();
  }
}

/**
 * One page, compressed as each client accepts. A stored page is held compressed alone: brotli, and gzip after the first
 * request for it.
 */
class Copy {
  readonly #headers: OutgoingHttpHeaders;
  readonly #etag: string;
  readonly #effort: Effort;
  #plain: Buffer | null;
  readonly #packed: Partial<Record<Encoding, CompressedPage>> = {};
  readonly #packing: Partial<Record<Encoding, Promise<CompressedPage>>> = {};

  constructor({ headers, body }: PlainPage, effort: Effort) {
    this.#headers = headers;
    this.#etag = hash("sha256", body, "base64url").slice(0, 22);
    this.#effort = effort;
    this.#plain = body;
  }

  /** Bytes of the stored bodies. */
  get bytes(): number {
    return Object.values(this.#packed).reduce((sum, { body }) => sum + body.length, this.#plain?.length ?? 0);
  }

  /** Releases the uncompressed bytes. */
  async shrink(): Promise<void> {
    await this.as("br");
    this.#plain = null;
  }

  as(encoding: Encoding): CompressedPage | Promise<CompressedPage> {
    if (encoding === "identity") return this.#page(encoding, this.#unpacked());
    return this.#packed[encoding] ?? (this.#packing[encoding] ??= this.#pack(encoding));
  }

  async #pack(encoding: Encoding): Promise<CompressedPage> {
    const packed = this.#page(encoding, exactly(await compress(this.#unpacked(), { encoding, effort: this.#effort })));
    this.#packed[encoding] = packed;
    delete this.#packing[encoding];
    return packed;
  }

  #unpacked(): Buffer {
    if (this.#plain) return this.#plain;
    const { br } = this.#packed;
    if (!br) throw new Error("a page is held in no form");
    return brotliDecompressSync(br.body);
  }

  #page(encoding: Encoding, body: Buffer): CompressedPage {
    const etag = `"${this.#etag}${encoding === "identity" ? "" : `-${encoding}`}"`;
    return {
      etag,
      headers: { ...this.#headers, etag, ...(encoding !== "identity" && { "content-encoding": encoding }) },
      body,
    };
  }
}

/** zlib returns a view of a larger buffer, which would stay in memory with it: copy it. */
function exactly(bytes: Buffer): Buffer {
  const exact = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(exact);
  return exact;
}

function bytesOf(key: string, copy: Copy): number {
  return copy.bytes + 2 * key.length + ENTRY_OVERHEAD;
}

/** Lets requests that have arrived meanwhile run first. */
function turnOfOthers(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
