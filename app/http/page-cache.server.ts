// Pages that are the same for everybody, kept in this process for a moment.
// Must always hold: what is kept was rendered without cookies; its size is bounded in bytes, whatever is asked for.

import { hash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import type { Clock } from "../../base/clock.ts";
import { compress, type Encoding } from "./encoding.server.ts";

/** A whole answer that may be given to anybody. */
export type PlainPage = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** A kept page in one encoding. */
export type PackedPage = { etag: string; headers: OutgoingHttpHeaders; body: Buffer };

type Entry = {
  page: PlainPage;
  etag: string;
  packed: Partial<Record<Encoding, PackedPage>>;
  packing: Partial<Record<Encoding, Promise<PackedPage>>>;
  bytes: number;
  version: number;
  until: number;
};

type Options = { maxBytes: number; keepFor: number; clock: Clock; version: () => number };

const ENTRY_OVERHEAD = 1024; // bytes, a generous guess for keys, headers and objects

export class PageCache {
  readonly #options: Options;
  /** In the order of their last use, oldest first. */
  readonly #entries = new Map<string, Entry>();
  readonly #making = new Map<string, Promise<Entry | PlainPage>>();
  #bytes = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The kept page, at once where it is packed already; null where there is none that is still good. */
  peek(key: string, encoding: Encoding): PackedPage | Promise<PackedPage> | null {
    const entry = this.#good(key);
    if (!entry) return null;
    return entry.packed[encoding] ?? this.#pack(key, { entry, encoding });
  }

  /**
   * Makes a page that is not kept, once, however many ask for it meanwhile. A page that may not be kept (`make` says
   * so by its status, other than 200) is handed on as it is to all who waited.
   */
  async fill(key: string, { encoding, make }: { encoding: Encoding; make: () => Promise<PlainPage> }): Promise<PackedPage | PlainPage> {
    let making = this.#making.get(key);
    if (!making) {
      making = this.#make(key, make).finally(() => this.#making.delete(key));
      this.#making.set(key, making);
    }
    const made = await making;
    return "page" in made ? (made.packed[encoding] ?? (await this.#pack(key, { entry: made, encoding }))) : made;
  }

  #good(key: string): Entry | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (entry.version !== this.#options.version() || entry.until <= this.#options.clock.now().getTime()) {
      this.#drop(key, entry);
      return null;
    }
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  async #make(key: string, make: () => Promise<PlainPage>): Promise<Entry | PlainPage> {
    // What changes while the page is being made must not be covered up by it.
    const version = this.#options.version();
    const page = await make();
    if (page.status !== 200 || "set-cookie" in page.headers) return page;
    const entry: Entry = {
      page,
      etag: hash("sha256", page.body, "base64url").slice(0, 22),
      packed: {},
      packing: {},
      bytes: page.body.length + 2 * key.length + ENTRY_OVERHEAD,
      version,
      until: this.#options.clock.now().getTime() + this.#options.keepFor,
    };
    const before = this.#entries.get(key);
    if (before) this.#drop(key, before);
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    this.#evict();
    return entry;
  }

  #pack(key: string, { entry, encoding }: { entry: Entry; encoding: Encoding }): Promise<PackedPage> {
    return (entry.packing[encoding] ??= compress(entry.page.body, { encoding, effort: "kept" }).then((body) => {
      const etag = `"${entry.etag}${encoding === "identity" ? "" : `-${encoding}`}"`;
      const headers: OutgoingHttpHeaders = { ...entry.page.headers, etag };
      if (encoding !== "identity") headers["content-encoding"] = encoding;
      const packed = { etag, headers, body };
      entry.packed[encoding] = packed;
      if (encoding !== "identity" && this.#entries.get(key) === entry) {
        entry.bytes += body.length;
        this.#bytes += body.length;
        this.#evict();
      }
      return packed;
    }));
  }

  #evict() {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#options.maxBytes) return;
      this.#drop(key, entry);
    }
  }

  #drop(key: string, entry: Entry) {
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
