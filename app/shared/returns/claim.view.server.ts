// A claim as screens show it.

import { claimDueAt, type Claim } from "../../../shop/returns/claim.ts";

export type ClaimView = ReturnType<typeof claimView>;

export function claimView({
  number,
  orderNumber,
  kind,
  state,
  story,
  answer,
  resolution,
  refund,
  openedAt,
  units,
}: Claim) {
  return {
    number,
    orderNumber,
    kind,
    state,
    story,
    answer,
    resolution,
    refund,
    openedAt,
    dueAt: claimDueAt({ kind, state, openedAt }),
    units: units.map(({ unitId, title, price }) => ({ unitId, title, price })),
  };
}
