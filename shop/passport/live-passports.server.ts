// The passports of listings' units, in the memory of this process until the listing changes: a product page links to them, and
// needs no query for it.

import { LRUCache } from "lru-cache";
import type { Db } from "../../base/db.server.ts";
import type { ListingId } from "../../base/id.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import { passportsOfListing, type PassportOfUnit } from "./passports.sql.server.ts";

const MOST = 6; // links on a product page
const CACHED = 5000; // listings: the most visited pages, not the whole catalogue

type Index = Pick<CatalogueIndex, "byId" | "version" | "onChange">;

export class LivePassports {
  readonly #db: Db;
  readonly #index: Index;
  readonly #known = new LRUCache<ListingId, readonly PassportOfUnit[]>({ max: CACHED });

  constructor({ db, catalogueIndex }: { db: Db; catalogueIndex: Index }) {
    this.#db = db;
    this.#index = catalogueIndex;
    // Each change of a unit or of its allocations changes its listing in the index.
    catalogueIndex.onChange((changed) => {
      if (changed === "all") this.#known.clear();
      else for (const id of changed) this.#known.delete(id);
    });
  }

  /** The passports of a listing's units, those not sold first; six at most. One query, and none until the listing changes. */
  async of(id: ListingId): Promise<readonly PassportOfUnit[]> {
    const known = this.#known.get(id);
    if (known) return known;
    const { version } = this.#index;
    const passports = await passportsOfListing(this.#db, { listingId: id, most: MOST });
    // A change during the query may be missing from the result. Changes of a listing that is gone are not announced.
    if (version === this.#index.version && this.#index.byId(id)) this.#known.set(id, passports);
    return passports;
  }
}
