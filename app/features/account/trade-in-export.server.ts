// A seller's trade-ins, for the export of their personal data.

import { currentOffer, type TradeIn } from "../../../shop/trade-in/trade-in.ts";

/** All that they declared, and the results. */
export function tradeInExport(tradeIn: TradeIn) {
  const {
    number,
    of,
    state,
    createdAt,
    email,
    draft,
    components,
    agreement,
    parcel,
    returnParcel,
    expiresAt,
    payout,
    findings,
    photos,
  } = tradeIn;
  return {
    number,
    of,
    state,
    createdAt,
    total: currentOffer(tradeIn)?.total ?? null,
    email,
    draft,
    components,
    agreement,
    parcel,
    returnParcel,
    expiresAt,
    payout,
    offers: tradeIn.offers.map(({ kind, made, lines, floor, total, validUntil }) => ({
      kind,
      declaration: made.declaration,
      madeAt: made.at,
      lines,
      floor,
      total,
      validUntil,
    })),
    findings: findings.map(({ key, claim, said, found, note, at }) => ({ key, claim, said, found, note, at })),
    photos: photos.map(({ of, name, width, height }) => ({ of, name, width, height })),
  };
}
