import type { Db } from "../../../base/db.server.ts";
import { unitPhotoName } from "../../inventory/photos/unit-photo.ts";
import { categoryPicture, illustrationOf, pictureNamed, type PictureName } from "../picture.ts";
import type { ComponentSpecs, PcSpecs } from "../specs.ts";
import { loadListed, type ListedRow, type ListingFilter } from "./listing-list.sql.server.ts";
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
    rows: rows.map(({ photo, specs, cost, margin, ...row }) => ({
      ...row,
      picture: photo ? unitPhotoName(photo) : illustrationFor({ ...row, specs }),
      hasPhoto: photo !== null,
      cost: mayCost ? cost : null,
      margin: mayCost ? margin : null,
    })),
  };
}

/** As the shop shows it; a draft, whose specs may not say enough, has the picture of its kind. */
function illustrationFor({
  id,
  kind,
  category,
  state,
  specs,
}: Omit<ListedRow, "photo" | "cost" | "margin">): PictureName {
  if (kind === "component" && category !== null)
    return state === "draft"
      ? categoryPicture(category)
      : illustrationOf({ id, photo: null, kind, ...({ category, specs } as ComponentSpecs) });
  const { case: shell } = specs as Partial<PcSpecs>;
  // Old records and imports may lack the case.
  return shell?.colour && state !== "draft"
    ? illustrationOf({ id, photo: null, kind: "pc", specs: specs as PcSpecs })
    : pictureNamed("placeholder");
}
