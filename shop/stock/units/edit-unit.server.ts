import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import { changeUnit, lockUnits, unitWithSerial } from "../../inventory/units/units.sql.server.ts";
import type { Grade } from "../../inventory/grade.ts";
import type { UnitFields } from "./unit.ts";

type Edit = {
  code: string;
  actor: string;
  was: UnitFields;
  serial: string | null;
  grade: Grade | null;
  place: string | null;
};

/**
 * Corrects the serial number, the grade and the place of a unit. Only the place of a sold unit may change. Refuses with
 * `unit-unknown`, `unit-changed` (somebody changed it since the form was opened), `unit-sold`, or `serial-taken`.
 */
export function editUnit(shop: { db: Db }, { code, actor, was, serial, grade, place }: Edit) {
  return attempt(shop.db, async (tx) => {
    const [unit] = await lockUnits(tx, [code]);
    if (!unit) return refuse.notFound({ code: "unit-unknown" });
    const before = { serial: unit.serial, grade: unit.grade, place: unit.place };
    if (was.serial !== before.serial || was.grade !== before.grade || was.place !== before.place)
      return refuse.conflict({ code: "unit-changed" });
    const after = { serial, grade: grade ?? before.grade, place };
    const isIdentityChanged = after.serial !== before.serial || after.grade !== before.grade;
    if (!isIdentityChanged && after.place === before.place) return ok(null);
    if (isIdentityChanged && unit.allocation === "sold") return refuse.conflict({ code: "unit-sold" });
    if (serial !== null && serial !== before.serial && (await unitWithSerial(tx, { serial, except: unit.id })) !== null)
      return refuse.conflict({ code: "serial-taken" });
    await changeUnit(tx, unit.id, { serial, place, ...(after.grade !== null && { grade: after.grade }) });
    await recordAudit(tx, { actor, action: "corrected", entity: "unit", entityId: code, before, after });
    return ok(null);
  });
}
