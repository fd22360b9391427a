import type { Transaction } from "../../base/db.server.ts";
import { newId, type UnitId } from "../../base/id.ts";
import { takeNumber } from "../../base/public-number.ts";
import { claimNumbers, firstClaimState, type Claim } from "./claim.ts";
import { findClaim, insertClaim } from "./claims.sql.server.ts";
import type { ClaimRequest } from "./claim-request.ts";

/** Writes a new claim under a free number, in the transaction that opens it. */
export async function insertNumberedClaim(
  tx: Transaction,
  chance: () => number,
  request: ClaimRequest & { extensions?: readonly UnitId[] },
): Promise<Claim> {
  const { orderId, kind, units, story, key: idempotencyKey, actor } = request;
  const { holder = null, extensions = [], remedy = null } = request;
  const row = {
    id: newId<"claim">(),
    orderId,
    kind,
    state: firstClaimState[kind],
    units,
    extensions,
    remedy: kind === "warranty" ? remedy : null,
    story,
    idempotencyKey,
    actor,
    holder,
  };
  const number = await takeNumber(claimNumbers, { chance, take: (free) => insertClaim(tx, { ...row, number: free }) });
  const claim = await findClaim(tx, { idempotencyKey });
  if (!claim) throw new Error(`the claim ${number} was opened but cannot be read`);
  return claim;
}
