import type { Db } from "../../base/db.server.ts";
import { CLAIMS_A_PAGE, type ClaimListQuery } from "./claim-list.ts";
import type { Claim, ClaimState } from "./claim.ts";
import { claimPage, countClaims } from "./claims.sql.server.ts";

const everything: ClaimListQuery = {
  states: [],
  kind: null,
  search: "",
  class: null,
  isToAnswer: false,
  openedBefore: null,
  from: null,
  to: null,
  sort: "opened",
  descending: false,
  page: 1,
};

/** A page of the claims that match, the longest-waiting first unless asked otherwise; and the claims in each state. */
export async function listClaims(
  deps: { db: Db },
  filter: Partial<ClaimListQuery>,
): Promise<{ claims: Claim[]; total: number; counts: ReadonlyMap<ClaimState, number> }> {
  const query = { ...everything, ...filter };
  const [{ claims, total }, counts] = await Promise.all([
    claimPage(deps.db, query, { limit: CLAIMS_A_PAGE, offset: (query.page - 1) * CLAIMS_A_PAGE }),
    countClaims(deps.db),
  ]);
  return { claims, total, counts };
}
