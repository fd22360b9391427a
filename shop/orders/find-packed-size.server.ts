import type { Db } from "../../base/db.server.ts";
import { stacked, type ParcelSize } from "../shipping/parcel-size.ts";
import type { Order } from "./order.ts";
import { packedSizesOfOrder } from "./packed-sizes.sql.server.ts";

/** The measures of an order as one parcel; null if the size of something in it is not known. */
export async function findPackedSize({ db }: { db: Db }, order: Pick<Order, "lines">): Promise<ParcelSize | null> {
  const sizes = await packedSizesOfOrder(db, order);
  const known = sizes.filter((size) => size !== null);
  return known.length === sizes.length ? stacked(known) : null;
}
