// Pages that are the same for everybody, kept in this process for a moment.
// Invariants: what is kept was rendered without cookies; its size is bounded in bytes, whatever is asked for; no copy is given
// out when a change that concerns it is a second old (docs/decisions/0130-pages-stay-warm.md).

import { hash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { SECOND, type Clock } from "../../base/clock.ts";
import { Semaphore } from "../../base/semaphore.ts";
import type { CatalogueIndex } from "../../shop/catalogue/catalogue-index.server.ts";
import { compress, type Effort, type Encoding } from "./encoding.server.ts";

/** A whole answer that may be given to anybody. */
export type PlainPage = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** A page as it was made. `isUnchanged` tells later whether it would come out the same again; without it, any change concerns it. */
export type MadePage = PlainPage & { isUnchanged?: (() => boolean) | undefined };

/** A page in one encoding. */
export type PackedPage = { etag: string; headers: OutgoingHttpHeaders; body: Buffer };

type MakePage = () => Promise<MadePage>;

type Entry = {
  copy: Copy;
  make: MakePage;
  isUnchanged: (() => boolean) | undefined;
  /** The version of the shelf with which the page is known to agree. */
  seen: number;
  /** When it was last made or compared with the shelf, in milliseconds. */
  lookedAt: number;
  until: number;
};

/** A page that is being made. `seen` is the version of the shelf at its start; while it waits for a turn, no version is too new for it. */
type Making = { seen: number; made: Promise<Copy | PlainPage | null> };

type Options = {
  maxBytes: number;
  /** How long a copy serves where nothing changes, in milliseconds. */
  keepFor: number;
  clock: Clock;
  catalogueIndex: Pick<CatalogueIndex, "version" | "onChange">;
  /** How many pages are made at once for people who wait, and how many more may wait for a turn. */
  atOnce?: number;
  waiting?: number;
};

/** How long a copy may be given out after a change that concerns it, in milliseconds, while the next one is made. */
export const GRACE = SECOND;
/** Nobody waits for a copy that is in its grace: one page is then looked at no more often than this, in milliseconds. */
export const PACE = 700;
const AT_ONCE = 2; // making one is mostly work of this very thread: a second one fills the waits for the database
const WAITING = 128; // a second's work on a usual machine
const ENTRY_OVERHEAD = 16_384; // bytes, as measured: key, headers, and what a page with many figures asked of the shelf

export class PageCache {
  readonly #options: Options;
  readonly #line: Semaphore;
  readonly #entries: LRUCache<string, Entry>;
  readonly #making = new Map<string, Making>();
  /** Pages to be looked at, one after the other. */
  readonly #due = new Set<string>();
  #isRenewing = false;
  /** The versions of the last second, and when each came. */
  readonly #changes: { version: number; at: number }[] = [];
  /** The newest version that is older than that: nothing may be given out that has not seen it. */
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

  /** The kept page, at once where it is packed already; null where there is none that may be given out. */
  peek(key: string, encoding: Encoding): PackedPage | Promise<PackedPage> | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (!this.#mayBeGiven(key, entry)) {
      this.#entries.delete(key);
      return null;
    }
    return this.#give(key, { entry, encoding });
  }

  /**
   * Makes a page, once for all who ask for it meanwhile, and keeps it unless told otherwise. A page that is no success or
   * carries a cookie is never kept, but handed to all who waited. Null where too many pages are waited for already.
   */
  async fill(
    key: string,
    { encoding, make, isKept = true }: { encoding: Encoding; make: MakePage; isKept?: boolean },
  ): Promise<PackedPage | PlainPage | null> {
    const made = await this.#makeOnce(key, { make, isKept, inLine: true });
    if (!(made instanceof Copy)) return made;
    const entry = this.#entries.peek(key);
    return await (entry?.copy === made ? this.#give(key, { entry, encoding }) : made.as(encoding));
  }

  #mayBeGiven(key: string, entry: Entry): boolean {
    const now = this.#now();
    if (this.#isFresh(entry, now)) return true;
    const isLate = entry.seen < this.#settledVersion() || now >= entry.until + GRACE;
    if (isLate) return this.#isStillSo(entry, now);
    if (now - entry.lookedAt >= PACE) this.#renewSoon(key);
    return true;
  }

  #isFresh(entry: Entry, now: number): boolean {
    return entry.seen === this.#options.catalogueIndex.version && now < entry.until;
  }

  /** Whether what changed does not concern the page. It then counts as seen. */
  #isStillSo(entry: Entry, now: number): boolean {
    if (now >= entry.until) return false;
    if (entry.seen === this.#options.catalogueIndex.version) return true;
    entry.lookedAt = now;
    if (!entry.isUnchanged?.()) return false;
    entry.seen = this.#options.catalogueIndex.version;
    return true;
  }

  #renewSoon(key: string): void {
    if (this.#making.has(key)) return;
    this.#due.add(key);
    if (!this.#isRenewing) void this.#renewDue();
  }

  /** One at a time, and requests get their turn in between: nobody waits for these. */
  async #renewDue(): Promise<void> {
    this.#isRenewing = true;
    for (const key of this.#due) {
      await turnOfOthers();
      this.#due.delete(key);
      const entry = this.#entries.peek(key);
      if (!entry || this.#isStillSo(entry, this.#now())) continue;
      entry.lookedAt = this.#now();
      // A failure is told to whoever waits for the page once its grace is over.
      await this.#makeOnce(key, { make: entry.make, isKept: true, inLine: false }).catch(() => null);
    }
    this.#isRenewing = false;
  }

  /** Whoever asks joins the making that is under way, unless a change of more than a second ago came after its start. */
  #makeOnce(key: string, how: { make: MakePage; isKept: boolean; inLine: boolean }): Making["made"] {
    const joined = this.#making.get(key);
    if (joined && joined.seen >= this.#settledVersion()) return joined.made;
    const making: Making = { seen: Number.POSITIVE_INFINITY, made: Promise.resolve(null) };
    making.made = this.#make(key, { ...how, making }).finally(() => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    });
    this.#making.set(key, making);
    return making.made;
  }

  async #make(
    key: string,
    { make, isKept, inLine, making }: { make: MakePage; isKept: boolean; inLine: boolean; making: Making },
  ): Promise<Copy | PlainPage | null> {
    const release = inLine ? await this.#line.acquire() : () => {};
    if (!release) return null;
    try {
      // Else one making would follow the other, and kept pages would wait for the whole line.
      if (inLine) await turnOfOthers();
      // What changes while the page is being made must not be covered up by it.
      const seen = (making.seen = this.#options.catalogueIndex.version);
      const { isUnchanged, ...page } = await make();
      const before = this.#entries.peek(key);
      if (page.status !== 200 || "set-cookie" in page.headers) {
        this.#entries.delete(key);
        return page;
      }
      const copy = new Copy(page, isKept ? "kept" : "once");
      if (isKept && !(before && before.seen > seen)) {
        await copy.shrink();
        this.#keep(key, { copy, make, isUnchanged, seen });
      }
      return copy;
    } finally {
      release();
    }
  }

  #keep(key: string, { copy, make, isUnchanged, seen }: Pick<Entry, "copy" | "make" | "isUnchanged" | "seen">): void {
    const now = this.#now();
    this.#entries.set(key, { copy, make, isUnchanged, seen, lookedAt: now, until: now + this.#options.keepFor });
  }

  #give(key: string, { entry, encoding }: { entry: Entry; encoding: Encoding }): PackedPage | Promise<PackedPage> {
    const packed = entry.copy.as(encoding);
    return packed instanceof Promise ? packed.finally(() => this.#weigh(key, entry)) : packed;
  }

  /** A page that is packed in one more way has grown. */
  #weigh(key: string, entry: Entry): void {
    if (this.#entries.peek(key) !== entry) return;
    // The cache measures an entry when it is put in, and does nothing where the same object is put in again.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  #settledVersion(): number {
    const now = this.#now();
    // A machine's clock may be set back: what then lies ahead counts as long ago.
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

/** One page, packed as each client takes it. What is kept long is held packed alone: brotli, and gzip once somebody asked for it. */
class Copy {
  readonly #headers: OutgoingHttpHeaders;
  readonly #etag: string;
  readonly #effort: Effort;
  #plain: Buffer | null;
  readonly #packed: Partial<Record<Encoding, PackedPage>> = {};
  readonly #packing: Partial<Record<Encoding, Promise<PackedPage>>> = {};

  constructor({ headers, body }: PlainPage, effort: Effort) {
    this.#headers = headers;
    this.#etag = hash("sha256", body, "base64url").slice(0, 22);
    this.#effort = effort;
    this.#plain = body;
  }

  /** Of the bodies that are held. */
  get bytes(): number {
    return Object.values(this.#packed).reduce((sum, { body }) => sum + body.length, this.#plain?.length ?? 0);
  }

  /** Lets go of the plain bytes. */
  async shrink(): Promise<void> {
    await this.as("br");
    this.#plain = null;
  }

  as(encoding: Encoding): PackedPage | Promise<PackedPage> {
    if (encoding === "identity") return this.#page(encoding, this.#unpacked());
    return this.#packed[encoding] ?? (this.#packing[encoding] ??= this.#pack(encoding));
  }

  async #pack(encoding: Encoding): Promise<PackedPage> {
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

  #page(encoding: Encoding, body: Buffer): PackedPage {
    const etag = `"${this.#etag}${encoding === "identity" ? "" : `-${encoding}`}"`;
    return {
      etag,
      headers: { ...this.#headers, etag, ...(encoding !== "identity" && { "content-encoding": encoding }) },
      body,
    };
  }
}

/** What zlib answers is a part of larger room, which would be kept with it. */
function exactly(bytes: Buffer): Buffer {
  const exact = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(exact);
  return exact;
}

function bytesOf(key: string, copy: Copy): number {
  return copy.bytes + 2 * key.length + ENTRY_OVERHEAD;
}

/** Whatever has come in meanwhile is answered first. */
function turnOfOthers(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
