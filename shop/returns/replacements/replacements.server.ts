// Units that replace faulty ones under warranty, for the screens and for whoever packs them.

import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import type { Claim, ClaimNumber } from "../claim.ts";
import { findClaim } from "../claims.sql.server.ts";
import { equalUnits, markReplacementsSent, replacementsOf, replacementsToPack } from "./replacements.sql.server.ts";

/** The units that a claim's holder gets instead, each with the faulty one. */
export function viewReplacements({ db }: { db: Db }, { id }: Pick<Claim, "id">) {
  return replacementsOf(db, id);
}

/** What waits to be packed, the longest-waiting first. */
export function listReplacementsToPack({ db }: { db: Db }) {
  return replacementsToPack(db);
}

/** Free units in stock like those of a claim, from which staff choose. */
export async function listEqualUnits({ db }: { db: Db }, { units }: Pick<Claim, "units">) {
  const found = await Promise.all(units.map(({ unitId }) => equalUnits(db, unitId)));
  return [...new Map(found.flat().map((unit) => [unit.code, unit])).values()];
}

/** Records that the units were handed to their holder. Refuses with `claim-unknown` or `replacement-not-waiting`. */
export function handOverReplacements({ db }: { db: Db }, { number, actor }: { number: ClaimNumber; actor: string }) {
  return attempt(db, async (tx) => {
    const claim = await findClaim(tx, { number });
    if (!claim) return refuse.notFound({ code: "claim-unknown" });
    if ((await markReplacementsSent(tx, claim.id)) === 0) return refuse.conflict({ code: "replacement-not-waiting" });
    const entry = { actor, action: "replacement-sent", entity: "order", entityId: claim.orderNumber };
    await recordAudit(tx, { ...entry, after: { claim: number } });
    return ok(null);
  });
}
