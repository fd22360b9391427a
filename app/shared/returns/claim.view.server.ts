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
  extensions,
  replacements,
  remedy,
  otherRemedyWhy,
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
    remedy,
    otherRemedyWhy,
    units: units.map(({ unitId, title, price }) => ({ unitId, title, price })),
    replacements,
    /** PCs that stay with their buyer, without their extended warranty. */
    extensions: extensions.map(({ unitId, title }) => ({ unitId, title })),
  };
}
