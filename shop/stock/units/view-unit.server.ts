import type { Db } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import { isFree } from "./unit.ts";
import {
  auditOfUnit,
  componentListings,
  findUnit,
  historyOfUnit,
  measurementsOfUnit,
  originOf,
} from "./units.sql.server.ts";

/** Everything that the shop knows about one unit. Refuses with `unit-unknown`. */
export async function viewUnit({ db }: { db: Db }, code: string) {
  const unit = await findUnit(db, code);
  if (!unit) return refuse.notFound({ code: "unit-unknown" });
  const canMove = unit.kind === "component" && unit.category && unit.listing && isFree(unit.state);
  const [origin, audit, history, measurements, listings] = await Promise.all([
    originOf(db, unit.id),
    auditOfUnit(db, code),
    historyOfUnit(db, unit.id),
    measurementsOfUnit(db, unit.id),
    canMove ? componentListings(db, { category: unit.category!, except: unit.listing!.id }) : [],
  ]);
  return ok({ unit, origin, audit, history, measurements, listings });
}
