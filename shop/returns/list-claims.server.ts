import type { Db } from "../../base/db.server.ts";
import type { Claim, ClaimKind, ClaimState } from "./claim.ts";
import { countClaims, listClaims as list } from "./claims.sql.server.ts";

const MOST = 200;

/** Claims in these states, the longest-waiting first, and the number of claims in each state. */
export async function listClaims(
  deps: { db: Db },
  input: { states: readonly ClaimState[]; kind: ClaimKind | null },
): Promise<{ claims: Claim[]; counts: ReadonlyMap<ClaimState, number> }> {
  const [claims, counts] = await Promise.all([list(deps.db, { ...input, limit: MOST }), countClaims(deps.db)]);
  return { claims, counts };
}
