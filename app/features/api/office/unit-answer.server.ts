import { viewUnitForPrograms } from "../../../../shop/integrations/list-for-programs.server.ts";
import type { Shop } from "../../../composition.server.ts";
import { answerJson, answerProblem, versionOf } from "./answer.server.ts";
import { operations } from "./operations.ts";
import { unitJson } from "./shapes.ts";

type Versioned = { serial: string | null; grade: string | null; place: string | null };

/** A mark of what a change of a unit may change. */
export function unitVersion({ serial, grade, place }: Versioned): string {
  return versionOf([serial, grade, place]);
}

/** The unit as it is now; a problem if there is none. */
export async function answerUnit(shop: Shop, code: string): Promise<Response> {
  const row = await viewUnitForPrograms(shop, code);
  if (!row) return answerProblem(404, "unit-unknown");
  return answerJson(operations.readUnit, unitJson(row), { version: unitVersion(row) });
}
