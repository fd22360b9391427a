// The packed sizes of what was ordered.

import type { Queryable } from "../../base/db.server.ts";
import { packedSizeOf } from "../catalogue/packed-size.ts";
import { storedSpecs } from "../catalogue/stored.ts";
import type { ParcelSize } from "../shipping/parcel-size.ts";
import type { Order } from "./order.ts";

/** The packed size of each unit of an order; null for one whose size nobody knows. */
export async function packedSizesOfOrder(
  db: Queryable,
  { lines }: Pick<Order, "lines">,
): Promise<(ParcelSize | null)[]> {
  const ids = lines.flatMap((line) => (line.kind === "unit" ? [line.listingId] : []));
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("listing")
    .where("id", "in", [...new Set(ids)])
    .select(["id", "kind", "category", "specs"])
    .$castTo<{ id: (typeof ids)[number]; kind: "pc" | "component"; category: string | null; specs: unknown }>()
    .execute();
  const sizes = new Map(rows.map((row) => [row.id, packedSizeOf(storedSpecs(row))]));
  return ids.map((id) => sizes.get(id) ?? null);
}
