// What somebody sells to the shop, as a line of their account.

import { currentOffer, type TradeIn } from "../../../shop/trade-in/trade-in.ts";

export type ShownSale = ReturnType<typeof shownSale>;

export function shownSale(tradeIn: TradeIn) {
  const { number, of, state, createdAt } = tradeIn;
  const offer = currentOffer(tradeIn);
  const lines = offer?.lines.flatMap((line) => (line.of === "part" ? [line.name] : [])) ?? [];
  return { number, of, state, createdAt, parts: lines, total: offer?.total ?? null };
}

/** The same for the file of a person's own data: all that they told the shop, and what came of it. */
export function toldSale(tradeIn: TradeIn) {
  const { email, draft, components, agreement, parcel, returnParcel, expiresAt, payout, findings, photos } = tradeIn;
  return {
    ...shownSale(tradeIn),
    email,
    draft,
    components,
    agreement,
    parcel,
    returnParcel,
    expiresAt,
    payout,
    offers: tradeIn.offers.map(({ kind, made, lines, total, validUntil }) => ({ kind, declaration: made.declaration, madeAt: made.at, lines, total, validUntil })),
    findings: findings.map(({ key, claim, said, found, note, at }) => ({ key, claim, said, found, note, at })),
    photos: photos.map(({ of, name, width, height }) => ({ of, name, width, height })),
  };
}
