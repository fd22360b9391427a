import type { Db } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import { findWaiting } from "../../inventory/receiving/receiving.sql.server.ts";
import { loadComponentListings } from "./publishing.sql.server.ts";

const MOST_BESIDE = 500;

/**
 * A received unit that waits for publishing, and for a component the listings it could be added to. Refuses with
 * `intake-unknown`.
 */
export async function findReceivedUnit(shop: { db: Db }, { code }: { code: string }) {
  const unit = await findWaiting(shop.db, code);
  if (!unit) return refuse.notFound({ code: "intake-unknown" });
  const category = unit.kind === "component" ? (unit.parts[0]?.category ?? null) : null;
  return ok({
    unit,
    beside: category === null ? [] : await loadComponentListings(shop.db, { category, limit: MOST_BESIDE }),
  });
}
