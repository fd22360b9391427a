import type { Transaction } from "../../base/db.server.ts";
import type { UnitId } from "../../base/id.ts";
import { parseMoment, type PassportBody, type PassportEventKind } from "./passport-event.ts";
import { insertDue } from "./passports.sql.server.ts";

/**
 * Notes an event of a unit in the transaction of its cause, where no trigger sees the cause: a repair, a replaced
 * part, another owner. `ref` names the cause: it gives one event. Throws for a body that no passport may hold. Returns
 * false if the cause was noted before.
 */
export async function recordPassportEvent<Kind extends PassportEventKind>(
  tx: Transaction,
  { unitId, ref, kind, body }: { unitId: UnitId; ref: string; kind: Kind; body: PassportBody<Kind> },
): Promise<boolean> {
  if (!parseMoment(kind, body)) throw new Error(`this is no body of "${kind}" in a passport`);
  const { on, ...facts } = body as { on: string };
  return insertDue(tx, { unitId, ref: `${kind}:${ref}`, kind, on, facts });
}
