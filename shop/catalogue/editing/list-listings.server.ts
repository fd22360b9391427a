import type { Db } from "../../../base/db.server.ts";
import { unitPhotoName } from "../../inventory/photos/unit-photo.ts";
import { loadListed, type ListingFilter } from "./listing-list.sql.server.ts";
import { LISTINGS_A_PAGE, type ListingSortKey } from "./listing-sorts.ts";

type Options = ListingFilter & {
  sort: ListingSortKey;
  descending: boolean;
  page: number;
  /** Whether the reader may see what the shop paid. */
  mayCost: boolean;
  /** The rate of VAT, in percent. */
  vat: number;
};

/** One page of the listings of the shop, drafts included. Without `mayCost` there is no cost and no margin in it. */
export async function listListings(shop: { db: Db }, { sort, descending, page, mayCost, vat, ...filter }: Options) {
  const isOfCost = sort === "cost" || sort === "margin";
  const { rows, total } = await loadListed(shop.db, {
    filter: mayCost ? filter : { ...filter, margin: null },
    sort: isOfCost && !mayCost ? "newest" : sort,
    descending,
    vat,
    limit: LISTINGS_A_PAGE,
    offset: (page - 1) * LISTINGS_A_PAGE,
  });
  return {
    total,
    rows: rows.map(({ photo, cost, margin, ...row }) => ({
      ...row,
      photo: photo && unitPhotoName(photo),
      cost: mayCost ? cost : null,
      margin: mayCost ? margin : null,
    })),
  };
}
