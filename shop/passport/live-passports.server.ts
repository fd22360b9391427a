// The passports of listings' units, cached until the listing changes: a product page links to them, and needs no query for it.

import type { Db } from "../../base/db.server.ts";
import type { ListingId } from "../../base/id.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import { ListingCache } from "../catalogue/listing-cache.server.ts";
import { passportsOfListing, type PassportOfUnit } from "./passports.sql.server.ts";

const MOST = 6; // links on a product page

export class LivePassports {
  readonly #db: Db;
  readonly #cache: ListingCache<readonly PassportOfUnit[]>;

  constructor({
    db,
    catalogueIndex,
  }: {
    db: Db;
    catalogueIndex: Pick<CatalogueIndex, "byId" | "version" | "onChange">;
  }) {
    this.#db = db;
    this.#cache = new ListingCache(catalogueIndex);
  }

  /** The passports of a listing's units, those not sold first; six at most. One query, and none until the listing changes. */
  of(id: ListingId): Promise<readonly PassportOfUnit[]> {
    return this.#cache.of(id, () => passportsOfListing(this.#db, { listingId: id, most: MOST }));
  }
}
