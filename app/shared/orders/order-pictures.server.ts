import type { CatalogueIndex } from "../../../shop/catalogue/catalogue-index.server.ts";
import { findOffered } from "../../../shop/catalogue/find-offered.server.ts";
import { pictureOf, type PictureName } from "../../../shop/catalogue/picture.ts";
import type { Order } from "../../../shop/orders/order.ts";
import type { Db } from "../../../base/db.server.ts";

/** The pictures of what was ordered, by listing. At most one query: what was sold is not in the index any more. */
export async function orderPictures(
  shop: { db: Db; catalogueIndex: Pick<CatalogueIndex, "byId"> },
  { lines }: Pick<Order, "lines">,
): Promise<Record<number, PictureName>> {
  const ids = new Set(lines.flatMap((line) => (line.kind === "unit" ? [line.listingId] : [])));
  const found = await findOffered(shop, [...ids]);
  return Object.fromEntries(found.map(({ listing }) => [listing.id, pictureOf(listing)]));
}
