import type { Db } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import { storedSpecs } from "../../catalogue/stored.ts";
import { listingKinds } from "../units/listings.sql.server.ts";
import { findUnit } from "../units/units.sql.server.ts";
import { partsOfPc, usualWorth } from "./conversion.ts";

/** A PC with its parts and what each is usually worth, to begin with. Refuses with `unit-unknown` or `not-a-pc`. */
export async function findSplit({ db }: { db: Db }, code: string) {
  const unit = await findUnit(db, code);
  if (!unit) return refuse.notFound({ code: "unit-unknown" });
  const listing = unit.listing && (await listingKinds(db, [unit.listing.id])).get(unit.listing.id);
  const stored = listing && listing.kind === "pc" ? storedSpecs(listing) : null;
  // The parts of a draft that staff enter by hand are not known before it is published.
  if (stored?.kind !== "pc" || !("storage" in stored.specs)) return refuse.invalid({ code: "not-a-pc" });
  const parts = partsOfPc(stored.specs).map(({ key, name, category }) => ({
    key,
    name,
    category,
    worth: usualWorth[category],
  }));
  return ok({ unit, parts });
}
